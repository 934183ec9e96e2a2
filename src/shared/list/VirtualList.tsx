import Box from '@mui/material/Box';
import { useVirtualRows } from './useVirtualRows';
import { listRowStyles, ListRow, rowHeightRem, type ListRowItem } from './ListRow';

interface PlainRowsProps {
  label: string;
  items: readonly ListRowItem[];
  /** The number of rows that are visible at once. */
  rows?: number;
}

/** A long read-only list. Only the rows near the viewport are rendered. */
export function VirtualList({ label, items, rows = 8 }: PlainRowsProps) {
  const { box, onScroll, shown, top, rowHeight, boxHeight, allHeight } = useVirtualRows(
    items.length,
    rows,
    rowHeightRem,
  );
  return (
    <Box
      ref={box}
      role="list"
      aria-label={label}
      // A list that scrolls must be reachable by keyboard.
      {...(items.length > rows && { tabIndex: 0 })}
      onScroll={onScroll}
      sx={listRowStyles}
      style={{ height: boxHeight }}
    >
      <div role="presentation" style={{ height: allHeight }}>
        {shown.map((index) => {
          const item = items[index];
          if (!item) return null;
          return (
            <div
              key={item.id}
              className="row"
              role="listitem"
              aria-setsize={items.length}
              aria-posinset={index + 1}
              style={{ top: top(index), height: rowHeight }}
            >
              <ListRow item={item} />
            </div>
          );
        })}
      </div>
    </Box>
  );
}
