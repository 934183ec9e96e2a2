import type { DroppableProvidedProps } from 'react-beautiful-dnd';
import { t } from '@client/shared/texts/t';
import { useWindowVirtualRows } from '@client/shared/list/useWindowVirtualRows';
import { keysOf, type Part } from '../newsletterTree';
import type { SelectionReader } from '@client/shared/list/selectionStore';
import type { ArticleKeys } from '../newsletterTree';
import { ArticleRow, type DragRow } from './ArticleRow';

/** The estimated height of a row, in px. */
export const rowHeight = 57;

/** The props from the drag-and-drop library for the list. */
interface RowsDrag {
  ref: (list: HTMLElement | null) => void;
  attributes: DroppableProvidedProps;
  row: DragRow;
}

export interface ArticleRowsProps {
  part: Part;
  selection: SelectionReader<ArticleKeys>;
  /** The estimated initial offset from the top of the viewport, in px. */
  below: number;
  movable: boolean;
  onChoose: (rowKey: string, withRange: boolean) => void;
  onMove: (part: Part, from: number, to: number) => void;
  drag?: RowsDrag;
}

/** The articles of a section as a virtual list: only rows near the viewport are rendered. */
export function ArticleRows({ part, selection, below, movable, onChoose, onMove, drag }: ArticleRowsProps) {
  const keys = keysOf(part);
  const { list, rows, height, measure } = useWindowVirtualRows(keys, { estimate: rowHeight, below }, drag?.ref);
  const move = (from: number, to: number): void => onMove(part, from, to);
  return (
    <ul
      ref={list}
      className="rows"
      aria-label={t('newsletter.articlesOf', { name: part.name })}
      {...drag?.attributes}
      style={{ height, ...(drag ? scroller : {}) }}
    >
      {rows.map(({ key, index, top }) => {
        const article = part.articles[index];
        if (!article) return null;
        return (
          <ArticleRow
            key={key}
            article={article}
            rowKey={key}
            index={index}
            total={keys.length}
            top={top}
            selection={selection}
            movable={movable}
            measure={measure}
            onChoose={onChoose}
            onMove={move}
            drag={drag?.row}
          />
        );
      })}
    </ul>
  );
}

// While the page scrolls, react-beautiful-dnd registers new rows of a virtual list only inside a scroll container.
// These styles make the list one, although its content always fits.
const scroller = { overflowX: 'auto', overflowY: 'hidden' } as const;
