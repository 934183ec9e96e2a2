import { limits } from '@contract/limits';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { t } from '@client/shared/texts/t';
import { useIsNarrow } from '@client/shared/ui/layout/useIsNarrow';
import { TablePager } from '@client/shared/ui/table/TablePager';
import { AlertCard, AlertRow, type AlertRowProps, type AlertTopic } from './AlertRow';

interface AlertTableProps<Topic extends AlertTopic> extends Omit<AlertRowProps<Topic>, 'topic'> {
  label: string;
  topics: readonly Topic[];
}

const pageSizes = [limits.tablePage, 10, limits.tablePageLarge];

/** The alerts of a user's personal topics, paged: a table, or cards on narrow screens. */
export function AlertTable<Topic extends AlertTopic>({ label, topics, ...rest }: AlertTableProps<Topic>) {
  const narrow = useIsNarrow();
  const [size, setSize] = useState<number>(limits.tablePage);
  const [page, setPage] = useState(0);
  // The list may have become shorter, so that the page doesn't exist any more.
  const open = Math.min(page, Math.ceil(topics.length / size) - 1);
  const shown = topics.slice(open * size, (open + 1) * size);
  const resize = (next: number): void => {
    setSize(next);
    setPage(0);
  };
  return (
    <>
      {narrow ? (
        shown.map((topic) => <AlertCard key={topic.id} topic={topic} {...rest} />)
      ) : (
        <TableContainer component={Paper} variant="outlined">
          <Table size="small" aria-label={label} sx={table}>
            <TableHead>
              <TableRow>
                <TableCell>{t('alerts.alert')}</TableCell>
                <TableCell>{t('alerts.topic')}</TableCell>
                <TableCell>{t('alerts.frequency')}</TableCell>
                <TableCell>
                  {t('alerts.amount')}
                  <Box component="span" sx={amountLimit}>
                    {t('alerts.amountLimit', { max: limits.alertAmountMax })}
                  </Box>
                </TableCell>
                {rest.columns.map((column) => (
                  <TableCell key={column.label} align={column.action ? 'right' : 'left'}>
                    {column.label}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {shown.map((topic) => (
                <AlertRow key={topic.id} topic={topic} {...rest} />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      {topics.length > limits.tablePage ? (
        <TablePager
          count={topics.length}
          page={open}
          size={size}
          onPage={setPage}
          {...(narrow ? {} : { sizes: { offered: pageSizes, onSize: resize } })}
        />
      ) : null}
    </>
  );
}

const amountLimit = { display: 'block', fontWeight: 400 } as const;

/** Less padding where the table would barely fit. */
const table = { '& .MuiTableCell-root': { px: { xs: 1, lg: 2 } } } as const;
