/** A row that can be chosen, unless it says otherwise. */
export interface SelectableRow {
  id: string;
  disabled?: boolean | undefined;
}

/** What is chosen after the rows between two (both included, in either order) are chosen, or no longer. */
export function selectRange(
  chosen: ReadonlySet<string>,
  rows: readonly SelectableRow[],
  from: number,
  to: number,
  on: boolean,
): Set<string> {
  const next = new Set(chosen);
  for (const { id, disabled } of rows.slice(Math.min(from, to), Math.max(from, to) + 1)) {
    if (disabled) continue;
    if (on) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** How many rows can be chosen, and how many of these are. */
export function countSelected(
  chosen: ReadonlySet<string>,
  rows: readonly SelectableRow[],
): { open: number; chosen: number } {
  const open = rows.filter(({ disabled }) => !disabled);
  return { open: open.length, chosen: open.filter(({ id }) => chosen.has(id)).length };
}
