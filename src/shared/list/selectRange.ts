/** A row that can be selected unless it is disabled. */
export interface SelectableRow {
  id: string;
  disabled?: boolean | undefined;
}

/**
 * Returns the selection after the rows from index `from` to index `to` (both included, in either order) are selected
 * (`on`) or deselected.
 */
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

/** Returns the number of rows that can be selected (`open`), and how many of them are. */
export function countSelected(
  chosen: ReadonlySet<string>,
  rows: readonly SelectableRow[],
): { open: number; chosen: number } {
  const open = rows.filter(({ disabled }) => !disabled);
  return { open: open.length, chosen: open.filter(({ id }) => chosen.has(id)).length };
}
