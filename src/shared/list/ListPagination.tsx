import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import { pageSizes } from '@client/shared/navigation/usePageSize';
import { t } from '@client/shared/texts/t';
import { SelectField } from '@client/shared/ui/form/SelectField';

interface ListPagesProps {
  pages: number;
  page: number;
  label: string;
  onPage: (page: number) => void;
  size?: 'small' | 'medium';
  /** Lets people choose the number of rows on a page; without it, the number is fixed. */
  rows?: RowsChoice;
}

interface RowsChoice {
  /** All rows of the list. */
  total: number;
  perPage: number;
  onChange: (perPage: number) => void;
}

/** The pager below a list; nothing if there is one page, whatever number of rows is chosen. */
export function ListPagination({ pages, page, label, onPage, size = 'medium', rows }: ListPagesProps) {
  const pager =
    pages > 1 ? (
      <Pagination
        size={size}
        count={pages}
        page={page}
        onChange={(_event, next) => onPage(next)}
        aria-label={label}
        sx={rows ? undefined : { mt: size === 'small' ? 2 : 3, display: 'flex', justifyContent: 'center' }}
      />
    ) : null;
  if (!rows) return pager;
  if (rows.total <= Math.min(...pageSizes)) return null;
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ mt: 3, gap: 2, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center' }}
    >
      {pager}
      <SelectField
        size="small"
        label={t('list.rowsPerPage')}
        value={String(rows.perPage)}
        options={pageSizes.map((count) => ({ value: String(count), label: String(count) }))}
        onChange={(count) => rows.onChange(Number(count))}
        sx={{ minWidth: 120 }}
      />
    </Stack>
  );
}
