import TablePagination from '@mui/material/TablePagination';
import { useId } from 'react';
import { t } from '@client/shared/texts/t';
import { menuSlotProps } from '@client/shared/ui/dialog/menuSlotProps';

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
        select: { labelId, MenuProps: { slotProps: menuSlotProps(t('list.rowsPerPage')) } },
        displayedRows: { role: 'status' },
      }}
    />
  );
}
