export interface TableSelection<Row> {
  has: (row: Row) => boolean;
  toggle: (row: Row) => void;
  /** True if all (`all`) or only some (`some`) of the visible rows are selected. */
  all: boolean;
  some: boolean;
  toggleAll: () => void;
}

/** The selection in a table of several pages: rows of other pages stay selected. */
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
