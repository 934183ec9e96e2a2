import { useSyncExternalStore } from 'react';

/** The keys of selected articles (see `keyOf`). */
export type Keys = ReadonlySet<string>;

/** A store of the selected articles. Each checkbox subscribes to it, so that only changed checkboxes re-render. */
export interface Picks {
  now: () => Keys;
  set: (next: Keys) => void;
  subscribe: (listener: () => void) => () => void;
}

export function makePicks(chosen: Keys): Picks {
  const listeners = new Set<() => void>();
  return {
    now: () => chosen,
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
export const usePicked = <T>({ subscribe, now }: Picks, selector: (chosen: Keys) => T): T =>
  useSyncExternalStore(subscribe, () => selector(now()));
