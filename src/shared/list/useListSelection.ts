import { useLayoutEffect, useState } from 'react';
import { createListSelection, type ListSelection } from './listSelection';

/**
 * The selected rows of a list, across its pages. The component isn't rendered when rows are selected: those that show
 * the selection subscribe to it (`useIsSelected`, `useSelectedRows`). The selection is cleared when `scope` changes, for
 * example by another search.
 */
export function useListSelection<Row extends { id: string }>(shown: readonly Row[], scope = ''): ListSelection<Row> {
  const [kept, setKept] = useState(() => ({ scope, selection: createListSelection<Row>() }));
  if (kept.scope !== scope) setKept({ scope, selection: createListSelection<Row>() });
  const { selection } = kept;
  useLayoutEffect(() => selection.show(shown), [selection, shown]);
  return selection;
}
