import TableCell from '@mui/material/TableCell';
import TableSortLabel from '@mui/material/TableSortLabel';

interface SortCellsProps<Column extends string> {
  columns: readonly Column[];
  labelOf: (column: Column) => string;
  sort: Column;
  order: 'asc' | 'desc';
  onSort: (column: Column) => void;
}

/** The header cells of columns by which a table can be sorted. */
export function SortCells<Column extends string>({ columns, labelOf, sort, order, onSort }: SortCellsProps<Column>) {
  return columns.map((column) => (
    <TableCell key={column} sortDirection={column === sort ? order : false}>
      <TableSortLabel
        active={column === sort}
        direction={column === sort ? order : 'asc'}
        onClick={() => onSort(column)}
      >
        {labelOf(column)}
      </TableSortLabel>
    </TableCell>
  ));
}
