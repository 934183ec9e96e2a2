import ExpandMore from '@mui/icons-material/ExpandMore';
import { memo, useLayoutEffect, useRef, type ComponentType } from 'react';
import { t } from '@client/shared/lib/texts/t';
import { keysOf, type Part } from '../newsletterTree';
import { ArticleRows, type ArticleRowsProps } from './ArticleRows';

export interface PartBlockProps extends ArticleRowsProps {
  /** What of it, and of the sections inside it, is chosen. */
  picked: number;
  /** And how much of that there is. */
  count: number;
  open: boolean;
  onChoosePart: (part: Part, on: boolean) => void;
  onFold: (part: Part) => void;
  /** Its rows, where they can be dragged. */
  Draggable: ComponentType<ArticleRowsProps> | null;
}

const foldIcon = <ExpandMore />;

/** A section with its box, and its articles below. Of many, those alone are drawn anew that change. */
export const PartBlock = memo(Block, sameBlock);

function Block({ picked, count, open, onChoosePart, onFold, Draggable, ...rows }: PartBlockProps) {
  const { part } = rows;
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
              all={picked === count}
              some={picked > 0 && picked < count}
              onChange={() => onChoosePart(part, picked < count)}
            />
            <span>{name}</span>
          </label>
        </h3>
        <span className="count">{t('newsletter.chosen', { chosen: picked, count })}</span>
      </div>
      {open && articles.length > 0 ? <Rows {...rows} /> : null}
    </section>
  );
}

const plain = ['part', 'picked', 'count', 'open', 'movable', 'Draggable'] as const;
const calls = ['onChoose', 'onChoosePart', 'onMove', 'onFold'] as const;

/** `below` counts only for the first time, and of what is chosen only what lies in it. */
function sameBlock(one: PartBlockProps, other: PartBlockProps): boolean {
  return (
    [...plain, ...calls].every((name) => one[name] === other[name]) &&
    (one.chosen === other.chosen || keysOf(one.part).every((key) => one.chosen.has(key) === other.chosen.has(key)))
  );
}

interface TriBoxProps {
  focusName: string;
  all: boolean;
  some: boolean;
  onChange: () => void;
}

/** A box that may be ticked in part. */
function TriBox({ focusName, all, some, onChange }: TriBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = some;
  }, [some]);
  return <input ref={box} type="checkbox" checked={all} data-focus={focusName} onChange={onChange} />;
}
