import type { WorkspaceArticle } from '@contract/workspaceArticles';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import type { ComponentProps, CSSProperties, HTMLAttributes, KeyboardEvent, ReactNode, Ref } from 'react';
import { hasShiftKey } from '@client/shared/list/hasShiftKey';
import { t } from '@client/shared/texts/t';
import { useDates } from '@client/shared/time/useDates';
import { usePicked, type Picks } from '../picks';

/** What a list that can be dragged does with a row. */
export interface RowFrame {
  ref?: Ref<HTMLLIElement>;
  style?: CSSProperties;
  attributes?: HTMLAttributes<HTMLLIElement>;
  /** Where the row is taken. */
  grip?: ReactNode;
}

/** Draws a row in what can be dragged, which gives the row its frame. */
export type DragRow = (
  row: { rowKey: string; index: number; title: string },
  draw: (frame: RowFrame) => ReactNode,
) => ReactNode;

interface ArticleRowProps {
  article: WorkspaceArticle;
  rowKey: string;
  index: number;
  total: number;
  top: number;
  picks: Picks;
  /** Its place can be changed: not where only some of the articles are shown. */
  movable: boolean;
  measure: (row: HTMLElement | null) => (() => void) | undefined;
  onChoose: (rowKey: string, withRange: boolean) => void;
  onMove: (from: number, to: number) => void;
  drag: DragRow | undefined;
}

const upIcon = <KeyboardArrowUp />;
const downIcon = <KeyboardArrowDown />;

/** An article that may be chosen, and moved within its section. */
export function ArticleRow(props: ArticleRowProps) {
  const { article, rowKey, index, total, top, picks, movable, measure, onChoose, onMove, drag } = props;
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
        <Box
          rowKey={rowKey}
          picks={picks}
          aria-keyshortcuts={movable ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
          onKeyDown={onKeyDown}
          onChange={(event) => onChoose(rowKey, hasShiftKey(event))}
        />
        <span className="texts">
          <span className="title" dir="auto">
            {title}
          </span>
          <Facts article={article} />
        </span>
      </label>
      {movable && total > 1 ? (
        <span className="moves">
          <MoveButton label={t('newsletter.up', { name: title })} none={index === 0} onClick={() => move(-1)}>
            {upIcon}
          </MoveButton>
          <MoveButton label={t('newsletter.down', { name: title })} none={index === total - 1} onClick={() => move(1)}>
            {downIcon}
          </MoveButton>
        </span>
      ) : null}
    </>
  );
  const draw = ({ ref, style, attributes, grip }: RowFrame): ReactNode => (
    <Row
      rowKey={rowKey}
      picks={picks}
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

interface Picked {
  rowKey: string;
  picks: Picks;
}

/** The row itself, and below its box: where an article is chosen, these are drawn anew and not what is in the row. */
function Row({ rowKey, picks, ...attributes }: Picked & ComponentProps<'li'>) {
  'use no memo'; // drawn when its answer changes: nothing of it stays
  const chosen = usePicked(picks, (now) => now.has(rowKey));
  return <li {...attributes} data-key={rowKey} data-chosen={chosen || undefined} />;
}

function Box({ rowKey, picks, ...attributes }: Picked & ComponentProps<'input'>) {
  'use no memo'; // as above
  const chosen = usePicked(picks, (now) => now.has(rowKey));
  return <input type="checkbox" checked={chosen} data-focus={`pick ${rowKey}`} {...attributes} />;
}

/** At the end of the list it does nothing, yet keeps the focus. */
function MoveButton(props: { label: string; none: boolean; onClick: () => void; children: ReactNode }) {
  const { label, none, onClick, children } = props;
  return (
    <button type="button" aria-label={label} title={label} aria-disabled={none} onClick={onClick}>
      {children}
    </button>
  );
}

function Facts({ article: { publicationDto, published, articleState } }: { article: WorkspaceArticle }) {
  const dates = useDates();
  return (
    <span className="facts">
      {publicationDto.map(({ name }) => name).join(', ')}
      {publicationDto.length > 0 ? ' · ' : null}
      <time dateTime={published}>{dates.day(published)}</time>
      {articleState.name === 'Draft' ? <span className="draft"> · {t('newsletter.draftMark')}</span> : null}
    </span>
  );
}
