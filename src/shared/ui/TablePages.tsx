import '../lib/texts/use/tables';
import KeyboardArrowLeft from '@mui/icons-material/KeyboardArrowLeft';
import KeyboardArrowRight from '@mui/icons-material/KeyboardArrowRight';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { t } from '../lib/texts/t';
import { SelectInput } from './SelectInput';

interface TablePagesProps {
  count: number;
  /** From 0. */
  page: number;
  size: number;
  onPage: (page: number) => void;
  /** Without it, a page's size is what it is. */
  sizes?: { offered: readonly number[]; onSize: (size: number) => void };
}

/** Below a table that shows some of its rows at a time: which, and the way to the others. */
export function TablePages({ count, page, size, onPage, sizes }: TablePagesProps) {
  const id = useId();
  const from = page * size + 1;
  const to = Math.min((page + 1) * size, count);
  return (
    <Stack direction="row" useFlexGap sx={bar}>
      {sizes ? (
        <>
          <Typography component="label" variant="body2" htmlFor={id}>
            {t('tables.size')}
          </Typography>
          <SelectInput
            id={id}
            size="small"
            value={size}
            onChange={({ target }) => sizes.onSize(Number(target.value))}
            sx={{ typography: 'body2', '& > select': { py: 0.5 } }}
          >
            {sizes.offered.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </SelectInput>
        </>
      ) : null}
      <Typography variant="body2" role="status" sx={{ mx: 1 }}>
        {t('tables.shown', { from, to, count })}
      </Typography>
      <IconButton aria-label={t('tables.previous')} disabled={page === 0} onClick={() => onPage(page - 1)}>
        <KeyboardArrowLeft />
      </IconButton>
      <IconButton aria-label={t('tables.next')} disabled={to === count} onClick={() => onPage(page + 1)}>
        <KeyboardArrowRight />
      </IconButton>
    </Stack>
  );
}

const bar = {
  columnGap: 1,
  minHeight: 52,
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
} as const;
