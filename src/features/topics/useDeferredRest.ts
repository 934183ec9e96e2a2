import { useDeferredValue } from 'react';

/** More than a screen shows of short rows. */
const first = 30;

/** Of a list that opens in answer to a click: at once what the screen shows, and all of it as soon as that is painted. */
export function useDeferredRest<T>(all: readonly T[]): readonly T[] {
  return useDeferredValue(all, all.slice(0, first));
}
