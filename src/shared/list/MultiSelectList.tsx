import Box from '@mui/material/Box';
import { useId, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { selectRange } from './selectRange';
import { useVirtualRows } from './useVirtualRows';
import { listRowStyles, ListRow, rowHeightRem, type ListRowItem } from './ListRow';

interface CheckListProps {
  label: string;
  items: readonly ListRowItem[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
  /** The number of rows that are visible at once. */
  rows?: number;
  /** The id of the element that contains the error message of the selection. */
  errorId?: string | undefined;
}

/**
 * A long list (an ARIA listbox) with multiple selection: a click or Space selects a row, Shift selects the range from
 * the last one, Ctrl+A selects all. Only the rows near the viewport are rendered; the focus stays on the list.
 */
export function MultiSelectList({ label, items, chosen, onChange, rows = 8, errorId }: CheckListProps) {
  const id = useId();
  const { box, onScroll, show, shown, top, rowHeight, boxHeight, allHeight } = useVirtualRows(
    items.length,
    rows,
    rowHeightRem,
  );
  const [at, setAt] = useState({ active: 0, anchor: 0 });
  const active = Math.min(at.active, items.length - 1);
  const anchor = Math.min(at.anchor, items.length - 1);

  const toggle = (index: number): void => {
    const item = items[index];
    setAt({ active: index, anchor: index });
    if (item) onChange(selectRange(chosen, items, index, index, !chosen.has(item.id)));
  };
  const extend = (index: number): void => {
    const begun = items[anchor];
    setAt({ active: index, anchor });
    onChange(
      selectRange(chosen, items, anchor, index, begun?.disabled === true || (begun ? chosen.has(begun.id) : true)),
    );
  };
  const move = (index: number, extending: boolean): void => {
    const next = Math.max(0, Math.min(items.length - 1, index));
    show(next);
    if (!extending) setAt({ active: next, anchor: next });
    else {
      setAt({ active: next, anchor });
      onChange(selectRange(chosen, items, anchor, next, true));
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const steps: Record<string, number> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + rows,
      PageUp: active - rows,
      Home: 0,
      End: items.length - 1,
    };
    const next = steps[event.key];
    if (next !== undefined) move(next, event.shiftKey);
    else if (event.key === ' ') {
      if (event.shiftKey) extend(active);
      else toggle(active);
    } else if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) {
      onChange(selectRange(chosen, items, 0, items.length - 1, true));
    } else return;
    event.preventDefault();
  };
  const onClick = (event: MouseEvent, index: number): void => {
    if (event.shiftKey) extend(index);
    else toggle(index);
  };

  return (
    <Box
      ref={box}
      role="listbox"
      aria-label={label}
      aria-multiselectable
      {...(errorId !== undefined && { 'aria-invalid': true, 'aria-describedby': errorId })}
      tabIndex={0}
      {...(shown.includes(active) && { 'aria-activedescendant': `${id}-${active}` })}
      onScroll={onScroll}
      onKeyDown={onKeyDown}
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
              id={`${id}-${index}`}
              role="option"
              aria-selected={chosen.has(item.id)}
              aria-disabled={item.disabled === true}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              data-active={index === active || undefined}
              // Shift and a press would select text.
              onMouseDown={(event) => event.shiftKey && event.preventDefault()}
              onClick={(event) => onClick(event, index)}
              style={{ top: top(index), height: rowHeight }}
            >
              <ListRow item={item} checked={chosen.has(item.id)} />
            </div>
          );
        })}
      </div>
    </Box>
  );
}
