import ExpandMore from '@mui/icons-material/ExpandMore';
import { memo, useLayoutEffect, useRef, type ComponentType } from 'react';
import { t } from '@client/shared/texts/t';
import type { Part } from '../newsletterTree';
import { useSelectionValue, type SelectionReader } from '@client/shared/list/selectionStore';
import type { ArticleKeys } from '../newsletterTree';
import { ArticleRows, type ArticleRowsProps } from './ArticleRows';

interface SectionBlockProps extends ArticleRowsProps {
  /** The keys of the articles of the section and its descendants. */
  branch: readonly string[];
  open: boolean;
  onChoosePart: (part: Part, on: boolean) => void;
  onFold: (part: Part) => void;
  /** The component for draggable rows; null if rows can't be dragged (yet). */
  Draggable: ComponentType<ArticleRowsProps> | null;
}

const foldIcon = <ExpandMore />;

/** A section with its checkbox, and its articles below. Memoized, so that only sections that change re-render. */
export const SectionBlock = memo(SectionBlockContent, areBlockPropsEqual);

function SectionBlockContent({ branch, open, onChoosePart, onFold, Draggable, ...rows }: SectionBlockProps) {
  const { part, selection } = rows;
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
            <TristateCheckbox
              focusName={`part ${part.id}`}
              selection={selection}
              branch={branch}
              onChoose={(on) => onChoosePart(part, on)}
            />
            <span>{name}</span>
          </label>
        </h3>
        <span className="count">
          <SelectedCount selection={selection} keys={branch} />
        </span>
      </div>
      {open && articles.length > 0 ? <Rows {...rows} /> : null}
    </section>
  );
}

/** Compares props: ignores `below`, which only matters for the first render, and compares `branch` by content. */
function areBlockPropsEqual(one: SectionBlockProps, other: SectionBlockProps): boolean {
  return (
    comparedProps.every((name) => one[name] === other[name]) &&
    one.branch.length === other.branch.length &&
    one.branch.every((key, at) => key === other.branch[at])
  );
}

const comparedProps = [
  'part',
  'selection',
  'open',
  'movable',
  'Draggable',
  'onChoose',
  'onChoosePart',
  'onMove',
  'onFold',
] as const;

const countOf = (keys: readonly string[], chosen: ArticleKeys): number => keys.filter((key) => chosen.has(key)).length;

/** A text with the number of selected articles, like "2 of 5 selected". */
export function SelectedCount({
  selection,
  keys,
}: {
  selection: SelectionReader<ArticleKeys>;
  keys: readonly string[];
}) {
  'use no memo'; // renders only when its selected value changes, so memoization would not help
  const chosen = useSelectionValue(selection, (now) => countOf(keys, now));
  return t('newsletter.chosen', { chosen, count: keys.length });
}

interface TristateCheckboxProps {
  focusName: string;
  selection: SelectionReader<ArticleKeys>;
  branch: readonly string[];
  onChoose: (on: boolean) => void;
}

/** A checkbox that is indeterminate if only some of the articles are selected. */
function TristateCheckbox({ focusName, selection, branch, onChoose }: TristateCheckboxProps) {
  'use no memo'; // renders only when its selected value changes, so memoization would not help
  const picked = useSelectionValue(selection, (now) => countOf(branch, now));
  const all = picked === branch.length;
  const some = picked > 0 && !all;
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = some;
  }, [some]);
  return <input ref={box} type="checkbox" checked={all} data-focus={focusName} onChange={() => onChoose(!all)} />;
}
