import Pagination from '@mui/material/Pagination';

interface ListPagesProps {
  pages: number;
  page: number;
  label: string;
  onPage: (page: number) => void;
  size?: 'small' | 'medium';
}

/** The pager below a list; nothing if there is one page. */
export function ListPagination({ pages, page, label, onPage, size = 'medium' }: ListPagesProps) {
  if (pages <= 1) return null;
  return (
    <Pagination
      size={size}
      count={pages}
      page={page}
      onChange={(_event, next) => onPage(next)}
      aria-label={label}
      sx={{ mt: size === 'small' ? 2 : 3, display: 'flex', justifyContent: 'center' }}
    />
  );
}
