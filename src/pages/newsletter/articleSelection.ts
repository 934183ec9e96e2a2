import { useSyncExternalStore } from 'react';

/** The keys of selected articles (see `keyOf`). */
export type ArticleKeys = ReadonlySet<string>;

/** A store of the selected articles. Each checkbox subscribes to it, so that only changed checkboxes re-render. */
export interface SelectionStore {
  getSnapshot: () => ArticleKeys;
  set: (next: ArticleKeys) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createSelectionStore(chosen: ArticleKeys): SelectionStore {
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => chosen,
    set: (next) => {
      chosen = next;
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
export const useSelectionValue = <T>(
  { subscribe, getSnapshot }: SelectionStore,
  selector: (chosen: ArticleKeys) => T,
): T => useSyncExternalStore(subscribe, () => selector(getSnapshot()));
