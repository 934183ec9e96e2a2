import type { WorkspaceArticle } from '@contract/workspaceArticles';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import type { ComponentProps, CSSProperties, HTMLAttributes, KeyboardEvent, ReactNode, Ref } from 'react';
import { hasShiftKey } from '@client/shared/list/hasShiftKey';
import { t } from '@client/shared/texts/t';
import { useDates } from '@client/shared/time/useDates';
import { useSelectionValue, type SelectionReader } from '@client/shared/list/selectionStore';
import type { ArticleKeys } from '../newsletterTree';

/** The props that a draggable list adds to a row. */
interface RowFrame {
  ref?: Ref<HTMLLIElement>;
  style?: CSSProperties;
  attributes?: HTMLAttributes<HTMLLIElement>;
  /** The drag handle. */
  grip?: ReactNode;
}

/** Wraps a row in a draggable, which passes the frame to `draw`. */
export type DragRow = (
  row: { rowKey: string; index: number; title: string },
  draw: (frame: RowFrame) => ReactNode,
) => ReactNode;

interface ArticleRowProps {
  article: WorkspaceArticle;
  rowKey: string;
  index: number;
  total: number;
  /** The offset in the list, in px. */
  top: number;
  selection: SelectionReader<ArticleKeys>;
  /** True if the article can be moved; false while the list is filtered. */
  movable: boolean;
  measure: (row: HTMLElement | null) => (() => void) | undefined;
  onChoose: (rowKey: string, withRange: boolean) => void;
  onMove: (from: number, to: number) => void;
  drag: DragRow | undefined;
}

const upIcon = <KeyboardArrowUp />;
const downIcon = <KeyboardArrowDown />;

/** An article with a checkbox and buttons to move it within its section. Alt+Up and Alt+Down move it, too. */
export function ArticleRow(props: ArticleRowProps) {
  const { article, rowKey, index, total, top, selection, movable, measure, onChoose, onMove, drag } = props;
  const { title } = article;
  const move = (step: number): void => {
    const to = index + step;
    if (movable && to >= 0 && to < total) onMove(index, to);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || !event.altKey) return;
    event.preventDefault();
    move(step);
  };
  const content = (
    <>
      <label>
        <RowCheckbox
          rowKey={rowKey}
          selection={selection}
          aria-keyshortcuts={movable ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
          onKeyDown={onKeyDown}
          onChange={(event) => onChoose(rowKey, hasShiftKey(event))}
        />
        <span className="texts">
          <span className="title" dir="auto">
            {title}
          </span>
          <ArticleDetails article={article} />
        </span>
      </label>
      {movable && total > 1 ? (
        <span className="moves">
          <MoveButton
            label={t('newsletter.up', { name: title })}
            focusName={`up ${rowKey}`}
            atEnd={index === 0}
            onClick={() => move(-1)}
          >
            {upIcon}
          </MoveButton>
          <MoveButton
            label={t('newsletter.down', { name: title })}
            focusName={`down ${rowKey}`}
            atEnd={index === total - 1}
            onClick={() => move(1)}
          >
            {downIcon}
          </MoveButton>
        </span>
      ) : null}
    </>
  );
  const draw = ({ ref, style, attributes, grip }: RowFrame): ReactNode => (
    <Row
      rowKey={rowKey}
      selection={selection}
      ref={ref ?? measure}
      {...attributes}
      style={{ top, ...style }}
      aria-setsize={total}
      aria-posinset={index + 1}
    >
      {grip}
      {content}
    </Row>
  );
  return drag ? drag({ rowKey, index, title }, draw) : draw({});
}

interface SelectionProps {
  rowKey: string;
  selection: SelectionReader<ArticleKeys>;
}

/** The list item subscribes to the selection itself, as its checkbox does: selecting doesn't re-render the content. */
function Row({ rowKey, selection, ...attributes }: SelectionProps & ComponentProps<'li'>) {
  'use no memo'; // renders only when its selected value changes, so memoization would not help
  const chosen = useSelectionValue(selection, (now) => now.has(rowKey));
  return <li {...attributes} data-key={rowKey} data-chosen={chosen || undefined} />;
}

function RowCheckbox({ rowKey, selection, ...attributes }: SelectionProps & ComponentProps<'input'>) {
  'use no memo'; // renders only when its selected value changes, so memoization would not help
  const chosen = useSelectionValue(selection, (now) => now.has(rowKey));
  return <input type="checkbox" checked={chosen} data-focus={`pick ${rowKey}`} {...attributes} />;
}

interface MoveButtonProps {
  label: string;
  focusName: string;
  atEnd: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A button that moves the row. At the end of the list it is `aria-disabled`, not disabled, to keep the focus. */
function MoveButton({ label, focusName, atEnd, onClick, children }: MoveButtonProps) {
  return (
    <button
      type="button"
      data-focus={focusName}
      aria-label={label}
      title={label}
      aria-disabled={atEnd}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

function ArticleDetails({ article: { publicationDto, published, articleState } }: { article: WorkspaceArticle }) {
  const dates = useDates();
  return (
    <span className="facts">
      {articleState.name === 'Draft' ? <span className="draft">{t('newsletter.draftMark')} · </span> : null}
      {publicationDto.map(({ name }) => name).join(', ')}
      {publicationDto.length > 0 ? ' · ' : null}
      <time dateTime={published}>{dates.day(published)}</time>
    </span>
  );
}
