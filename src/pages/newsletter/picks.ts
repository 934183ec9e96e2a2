import { useSyncExternalStore } from 'react';

export type Keys = ReadonlySet<string>;

/** What is chosen, told to each box by itself: of a thousand, those alone are drawn anew whose answer changes. */
export interface Picks {
  now: () => Keys;
  set: (next: Keys) => void;
  subscribe: (told: () => void) => () => void;
}

export function makePicks(chosen: Keys): Picks {
  const listeners = new Set<() => void>();
  return {
    now: () => chosen,
    set: (next) => {
      chosen = next;
      for (const told of listeners) told();
    },
    subscribe: (told) => {
      listeners.add(told);
      return () => listeners.delete(told);
    },
  };
}

/** @param ask has to answer the same for the same. */
export const usePicked = <T>({ subscribe, now }: Picks, ask: (chosen: Keys) => T): T =>
  useSyncExternalStore(subscribe, () => ask(now()));
