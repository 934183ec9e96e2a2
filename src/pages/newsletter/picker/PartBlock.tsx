import ExpandMore from '@mui/icons-material/ExpandMore';
import { memo, useLayoutEffect, useRef, type ComponentType } from 'react';
import { t } from '@client/shared/texts/t';
import type { Part } from '../newsletterTree';
import { usePicked, type Keys, type Picks } from '../picks';
import { ArticleRows, type ArticleRowsProps } from './ArticleRows';

interface PartBlockProps extends ArticleRowsProps {
  /** The keys of its articles, and of those of the sections inside it. */
  branch: readonly string[];
  open: boolean;
  onChoosePart: (part: Part, on: boolean) => void;
  onFold: (part: Part) => void;
  /** Its rows, where they can be dragged. */
  Draggable: ComponentType<ArticleRowsProps> | null;
}

const foldIcon = <ExpandMore />;

/** A section with its box, and its articles below. Of many, those alone are drawn anew that change. */
export const PartBlock = memo(Block, sameBlock);

function Block({ branch, open, onChoosePart, onFold, Draggable, ...rows }: PartBlockProps) {
  const { part, picks } = rows;
  const Rows = Draggable ?? ArticleRows;
  const { name, articles } = part;
  return (
    <section className="part" aria-label={name} style={{ marginLeft: (part.depth - 1) * 16 }}>
      <div className="head">
        {articles.length > 0 ? (
          <button
            type="button"
            className="fold"
            data-focus={`fold ${part.id}`}
            aria-expanded={open}
            aria-label={t(open ? 'newsletter.fold' : 'newsletter.unfold', { name })}
            onClick={() => onFold(part)}
          >
            {foldIcon}
          </button>
        ) : (
          <span style={{ width: 28 }} />
        )}
        <h3>
          <label>
            <TriBox
              focusName={`part ${part.id}`}
              picks={picks}
              branch={branch}
              onChoose={(on) => onChoosePart(part, on)}
            />
            <span>{name}</span>
          </label>
        </h3>
        <span className="count">
          <Chosen picks={picks} keys={branch} />
        </span>
      </div>
      {open && articles.length > 0 ? <Rows {...rows} /> : null}
    </section>
  );
}

/** `below` counts only for the first time, and a section that holds others is made anew with each list. */
function sameBlock(one: PartBlockProps, other: PartBlockProps): boolean {
  return (
    unlisted.every((name) => one[name] === other[name]) &&
    one.branch.length === other.branch.length &&
    one.branch.every((key, at) => key === other.branch[at])
  );
}

const unlisted = [
  'part',
  'picks',
  'open',
  'movable',
  'Draggable',
  'onChoose',
  'onChoosePart',
  'onMove',
  'onFold',
] as const;

const countOf = (keys: readonly string[], chosen: Keys): number => keys.filter((key) => chosen.has(key)).length;

/** How many of some articles are chosen, in words. */
export function Chosen({ picks, keys }: { picks: Picks; keys: readonly string[] }) {
  'use no memo'; // it is drawn when its answer changes: nothing of it stays
  const chosen = usePicked(picks, (now) => countOf(keys, now));
  return t('newsletter.chosen', { chosen, count: keys.length });
}

interface TriBoxProps {
  focusName: string;
  picks: Picks;
  branch: readonly string[];
  onChoose: (on: boolean) => void;
}

/** A box that may be ticked in part. */
function TriBox({ focusName, picks, branch, onChoose }: TriBoxProps) {
  'use no memo'; // as above
  const picked = usePicked(picks, (now) => countOf(branch, now));
  const all = picked === branch.length;
  const some = picked > 0 && !all;
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = some;
  }, [some]);
  return <input ref={box} type="checkbox" checked={all} data-focus={focusName} onChange={() => onChoose(!all)} />;
}
