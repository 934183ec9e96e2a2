import { useRef, useState } from 'react';
import { selectRange } from './selectRange';

/**
 * The selected rows of a list, across its pages. Shift selects the range from the last row to this one. The selection
 * is cleared when `scope` changes, for example by another search. Of a row that is shown, `chosen` has the present
 * content.
 */
export function useListSelection<Row extends { id: string }>(shown: readonly Row[], scope = '') {
  const [kept, setKept] = useState<{ scope: string; rows: readonly Row[] }>({ scope, rows: [] });
  if (kept.scope !== scope) setKept({ scope, rows: [] });
  const last = useRef<string | null>(null);
  const present = new Map(shown.map((row) => [row.id, row]));
  const chosen = kept.scope === scope ? kept.rows.map((row) => present.get(row.id) ?? row) : [];
  const ids = new Set(chosen.map(({ id }) => id));
  const setChosen = (rows: readonly Row[]): void => setKept({ scope, rows });

  const keep = (next: ReadonlySet<string>): void =>
    setChosen([...chosen.filter(({ id }) => next.has(id)), ...shown.filter(({ id }) => next.has(id) && !ids.has(id))]);
  return {
    chosen,
    ids,
    toggle(id: string, withRange: boolean) {
      const at = shown.findIndex((row) => row.id === id);
      const from = withRange ? shown.findIndex((row) => row.id === last.current) : -1;
      keep(selectRange(ids, shown, from < 0 ? at : from, at, !ids.has(id)));
      last.current = id;
    },
    toggleAll: (on: boolean) => keep(selectRange(ids, shown, 0, shown.length - 1, on)),
    /** Selects these rows only, which may be on other pages. */
    select: setChosen,
    clear: () => setChosen([]),
    forget: (gone: ReadonlySet<string>) => setChosen(chosen.filter(({ id }) => !gone.has(id))),
  };
}

export type ListSelection<Row extends { id: string }> = ReturnType<typeof useListSelection<Row>>;
