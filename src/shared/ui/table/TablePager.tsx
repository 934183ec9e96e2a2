import TablePagination from '@mui/material/TablePagination';
import { useId } from 'react';

interface TablePagesProps {
  count: number;
  /** The page number, from 0. */
  page: number;
  size: number;
  onPage: (page: number) => void;
  /** The page sizes to select from; without it, the page size is fixed. */
  sizes?: { offered: readonly number[]; onSize: (size: number) => void };
}

/** The pager below a table. It announces the range of visible rows when it changes. */
export function TablePager({ count, page, size, onPage, sizes }: TablePagesProps) {
  const labelId = useId();
  return (
    <TablePagination
      component="div"
      count={count}
      page={page}
      rowsPerPage={size}
      rowsPerPageOptions={sizes?.offered ?? []}
      onPageChange={(_event, next) => onPage(next)}
      onRowsPerPageChange={({ target }) => sizes?.onSize(Number(target.value))}
      slotProps={{
        // MUI does not name a native select by its label.
        select: { native: true, labelId, inputProps: { 'aria-labelledby': labelId } },
        displayedRows: { role: 'status' },
      }}
    />
  );
}
