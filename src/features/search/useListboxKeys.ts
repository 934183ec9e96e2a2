import { useState, type KeyboardEvent } from 'react';

interface ListboxKeys {
  /** The number of entries. */
  count: number;
  shown: boolean;
  setOpen: (open: boolean) => void;
  onChoose: (index: number) => void;
}

/** Keyboard navigation of the list: arrow keys move, Enter selects, Escape closes. */
export function useListboxKeys({ count, shown, setOpen, onChoose }: ListboxKeys) {
  const [index, setIndex] = useState<number | null>(null);
  const active = shown && index !== null && index < count ? index : null;

  const step = (by: 1 | -1) => {
    setOpen(true);
    setIndex(active === null ? (by === 1 ? 0 : count - 1) : (active + by + count) % count);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (count > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      step(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && active !== null) {
      event.preventDefault();
      setIndex(null);
      onChoose(active);
    } else if (event.key === 'Escape' && shown) {
      event.stopPropagation();
      setOpen(false);
      setIndex(null);
    } else if (event.key.length === 1) setIndex(null);
  };

  return { active, onKeyDown };
}
