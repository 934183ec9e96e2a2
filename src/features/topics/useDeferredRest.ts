import { useDeferredValue } from 'react';

/** The number of items of the first render: more short rows than fit on a screen. */
const first = 30;

/**
 * Returns the first items of a list at once, and all of them after the first paint, so that opening a long list
 * responds quickly to a click.
 */
export function useDeferredRest<T>(all: readonly T[]): readonly T[] {
  return useDeferredValue(all, all.slice(0, first));
}
