import { useState, type KeyboardEvent } from 'react';

interface HistoryKeys {
  history: readonly string[];
  shown: boolean;
  setOpen: (open: boolean) => void;
  onChoose: (text: string) => void;
}

/** The arrows walk through the earlier searches, Enter takes one, Escape closes the list. */
export function useHistoryKeys({ history, shown, setOpen, onChoose }: HistoryKeys) {
  const [index, setIndex] = useState<number | null>(null);
  const active = shown && index !== null && index < history.length ? index : null;

  const step = (by: 1 | -1) => {
    setOpen(true);
    setIndex(active === null ? (by === 1 ? 0 : history.length - 1) : (active + by + history.length) % history.length);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (history.length > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      step(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && active !== null) {
      event.preventDefault();
      onChoose(history[active] ?? '');
    } else if (event.key === 'Escape' && shown) {
      event.stopPropagation();
      setOpen(false);
      setIndex(null);
    } else if (event.key.length === 1) setIndex(null);
  };

  return { active, onKeyDown };
}
