import type { SelectableRow } from './selectRange';

/** A row of a list: its name, a detail that distinguishes it from rows of the same name, and a note at its end. */
export interface ListRowItem extends SelectableRow {
  name: string;
  detail?: string | undefined;
  note?: string | undefined;
}

export const rowHeightRem = 3.25;

/** The content of a row. Plain elements, because a list has many rows and every selection renders them again. */
export function ListRow({ item, checked }: { item: ListRowItem; checked?: boolean }) {
  return (
    <>
      {checked === undefined ? null : (
        <svg className="mark" viewBox="0 0 18 18" aria-hidden>
          <rect x="1" y="1" width="16" height="16" rx="3" />
          {checked ? <path d="m4.5 9.3 3 3 6-6.4" /> : null}
        </svg>
      )}
      <span className="texts">
        <span className="name">{item.name}</span>
        {item.detail === undefined ? null : <span className="detail">{item.detail}</span>}
      </span>
      {item.note === undefined ? null : <span className="note">{item.note}</span>}
    </>
  );
}

/** The styles of the list and of all its rows, in one style rule. */
export const listRowStyles = {
  position: 'relative',
  overflowY: 'auto',
  // The height is that of the rows: with the border in it, a short list would scroll.
  boxSizing: 'content-box',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& .row': {
    position: 'absolute',
    insetInline: 0,
    display: 'flex',
    alignItems: 'center',
    gap: 1.25,
    px: 1.5,
    boxSizing: 'border-box',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& [role="option"]': { cursor: 'pointer' },
  '& .row:hover': { bgcolor: 'quiet' },
  '& .row[aria-selected="true"]': { bgcolor: 'soft' },
  '& .row[aria-disabled="true"]': { bgcolor: 'transparent', cursor: 'default', color: 'text.secondary' },
  '&:focus-visible [data-active]': { outline: 2, outlineColor: 'primary.main', outlineOffset: '-2px' },
  '& .mark': { flex: 'none', width: 18, height: 18, fill: 'none', stroke: 'currentColor', strokeWidth: 1.6 },
  '& .mark rect': { color: 'text.secondary' },
  '& [aria-selected="true"] .mark rect': { color: 'primary.main', fill: 'currentColor' },
  '& .mark path': { color: 'primary.contrastText', strokeWidth: 2.2 },
  '& [aria-disabled="true"] .mark': { opacity: 0.5 },
  '& .texts': { flex: 1, minWidth: 0, lineHeight: 1.35 },
  '& .name, & .detail': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .name': { fontSize: '0.875rem', fontWeight: 520 },
  '& .detail, & .note': { fontSize: '0.75rem', color: 'text.secondary' },
  '& .note': { flex: 'none', maxWidth: '45%', textAlign: 'right' },
} as const;
