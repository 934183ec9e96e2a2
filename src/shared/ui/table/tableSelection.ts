export interface TableSelection<Row> {
  has: (row: Row) => boolean;
  toggle: (row: Row) => void;
  /** Whether all, or only some, of the rows that are shown are chosen. */
  all: boolean;
  some: boolean;
  toggleAll: () => void;
}

/** What is chosen of a table of several pages: the rows that are shown come and go, those of other pages stay chosen. */
export function tableSelection<Row extends { id: string }>(
  shown: readonly Row[],
  chosen: readonly Row[],
  onChoose: (chosen: readonly Row[]) => void,
): TableSelection<Row> {
  const ids = new Set(chosen.map(({ id }) => id));
  const here = shown.filter(({ id }) => ids.has(id)).length;
  const all = here === shown.length;
  return {
    has: ({ id }) => ids.has(id),
    toggle: (row) => onChoose(ids.has(row.id) ? chosen.filter(({ id }) => id !== row.id) : [...chosen, row]),
    all,
    some: here > 0 && !all,
    toggleAll: () => {
      const shownIds = new Set(shown.map(({ id }) => id));
      const others = chosen.filter(({ id }) => !shownIds.has(id));
      onChoose(all ? others : [...others, ...shown]);
    },
  };
}
