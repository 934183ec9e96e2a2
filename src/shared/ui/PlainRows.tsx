import Box from '@mui/material/Box';
import { useRowsInBox } from '../lib/useRowsInBox';
import { checkBox, CheckRow, rowRem, type CheckItem } from './CheckRow';

interface PlainRowsProps {
  label: string;
  items: readonly CheckItem[];
  /** How many rows are seen at once. */
  rows?: number;
}

/** A long list to be read: only the rows near what is seen are drawn. */
export function PlainRows({ label, items, rows = 8 }: PlainRowsProps) {
  const { box, onScroll, shown, top, rowHeight, boxHeight, allHeight } = useRowsInBox(items.length, rows, rowRem);
  return (
    <Box
      ref={box}
      role="list"
      aria-label={label}
      // Read by keyboard too, where it scrolls.
      {...(items.length > rows && { tabIndex: 0 })}
      onScroll={onScroll}
      sx={checkBox}
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
              <CheckRow item={item} />
            </div>
          );
        })}
      </div>
    </Box>
  );
}
