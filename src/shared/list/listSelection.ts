import { createSelectionStore, useSelectionValue, type SelectionReader } from './selectionStore';
import { selectRange } from './selectRange';

interface ListSelectionRow {
  id: string;
}

/** The selected rows by id, in the order of their selection. */
type SelectedRows<Row> = ReadonlyMap<string, Row>;

/** The selection of a list, as its rows use it. It stays the same object while rows are selected. */
export interface RowSelection extends SelectionReader<SelectedRows<ListSelectionRow>> {
  /** Selects or deselects a row; with `withRange`, all rows from the one that was toggled last to this one. */
  toggle: (id: string, withRange: boolean) => void;
  clear: () => void;
}

/** The selected rows of a list, across its pages. */
export interface ListSelection<Row extends ListSelectionRow> extends RowSelection {
  getSnapshot: () => SelectedRows<Row>;
  /** Selects or deselects the rows that are shown. */
  toggleAll: (on: boolean) => void;
  /** Selects these rows only, which may be on other pages. */
  select: (rows: readonly Row[]) => void;
  /** Gives selected rows among these, which may be on other pages, their present content. */
  refresh: (rows: readonly Row[]) => void;
  /** Deselects rows that are gone. */
  forget: (gone: ReadonlySet<string>) => void;
}

interface ShownListSelection<Row extends ListSelectionRow> extends ListSelection<Row> {
  /** Must be called with the rows of the page. Selected rows among them get their present content. */
  show: (rows: readonly Row[]) => void;
}

export function createListSelection<Row extends ListSelectionRow>(): ShownListSelection<Row> {
  const { getSnapshot, subscribe, set } = createSelectionStore<SelectedRows<Row>>(new Map());
  let shown: readonly Row[] = [];
  let last: string | null = null;
  const setRows = (rows: readonly Row[]): void => set(new Map(rows.map((row) => [row.id, row])));
  const change = (from: number, to: number, on: boolean): void => {
    const rows = getSnapshot();
    const ids = selectRange(new Set(rows.keys()), shown, from, to, on);
    setRows([...rows.values(), ...shown.filter(({ id }) => !rows.has(id))].filter(({ id }) => ids.has(id)));
  };
  const refresh = (rows: readonly Row[]): void => {
    const selected = getSnapshot();
    const changed = rows.filter((row) => selected.has(row.id) && selected.get(row.id) !== row);
    if (changed.length > 0) set(new Map([...selected, ...changed.map((row) => [row.id, row] as const)]));
  };
  return {
    getSnapshot,
    subscribe,
    toggle: (id, withRange) => {
      const at = shown.findIndex((row) => row.id === id);
      const from = withRange ? shown.findIndex((row) => row.id === last) : -1;
      change(from < 0 ? at : from, at, !getSnapshot().has(id));
      last = id;
    },
    toggleAll: (on) => change(0, shown.length - 1, on),
    select: setRows,
    clear: () => setRows([]),
    forget: (gone) => setRows([...getSnapshot().values()].filter(({ id }) => !gone.has(id))),
    refresh,
    show: (rows) => {
      shown = rows;
      refresh(rows);
    },
  };
}

export const useIsSelected = (selection: RowSelection, id: string): boolean =>
  useSelectionValue(selection, (rows) => rows.has(id));

const nothing = createSelectionStore<SelectedRows<ListSelectionRow>>(new Map());

/** The number of selected rows; 0 of a list without a selection. */
export const useSelectedCount = (selection: RowSelection | null): number =>
  useSelectionValue(selection ?? nothing, (rows) => rows.size);

/** Whether rows are selected. */
export const useHasSelection = (selection: RowSelection | null): boolean =>
  useSelectionValue(selection ?? nothing, (rows) => rows.size > 0);

/** The selected rows. The component re-renders at each selection: for the actions on them, not for the rows. */
export function useSelectedRows<Row extends ListSelectionRow>(selection: ListSelection<Row>): readonly Row[] {
  const rows = useSelectionValue(selection, (selected) => selected);
  return [...rows.values()];
}
