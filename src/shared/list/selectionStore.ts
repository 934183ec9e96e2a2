import { useSyncExternalStore } from 'react';

/** A selection, as components read it. */
export interface SelectionReader<Selection> {
  getSnapshot: () => Selection;
  subscribe: (listener: () => void) => () => void;
}

/** A store of the selected rows of a list. Each row subscribes to it, so that only changed rows re-render. */
interface SelectionStore<Selection> extends SelectionReader<Selection> {
  set: (next: Selection) => void;
}

export function createSelectionStore<Selection>(selection: Selection): SelectionStore<Selection> {
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => selection,
    set: (next) => {
      selection = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Reads a value derived from the selection, and re-renders when it changes.
 * @param selector must return the same value (`Object.is`) for the same selection.
 */
export const useSelectionValue = <Selection, Value>(
  { subscribe, getSnapshot }: SelectionReader<Selection>,
  selector: (selection: Selection) => Value,
): Value => useSyncExternalStore(subscribe, () => selector(getSnapshot()));
