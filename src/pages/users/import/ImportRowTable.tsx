import { limits } from '@contract/limits';
import type { ImportAction, ImportAnswer, ImportRow } from '@contract/users';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
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
import { actionText } from './importReport';

const actions: readonly ImportAction[] = ['wrong', 'add', 'change', 'same'];

/** The rows of the file with their errors or planned actions, and chips that filter by action. */
export function ImportRowTable({ answer }: { answer: ImportAnswer }) {
  const narrow = useIsNarrow();
  const [requestedFilter, setRequestedFilter] = useState<ImportAction | null>(answer.counts.wrong > 0 ? 'wrong' : null);
  const [page, setPage] = useState(0);
  const activeFilter = requestedFilter !== null && answer.counts[requestedFilter] > 0 ? requestedFilter : null;
  const rows = activeFilter === null ? answer.rows : answer.rows.filter(({ action }) => action === activeFilter);
  const size = limits.tablePageLarge;
  const openPage = Math.min(page, Math.max(0, Math.ceil(rows.length / size) - 1));
  const pageRows = rows.slice(openPage * size, (openPage + 1) * size);
  const choose = (next: ImportAction | null) => {
    setRequestedFilter(next);
    setPage(0);
  };
  return (
    <>
      <Stack
        direction="row"
        useFlexGap
        role="group"
        aria-label={t('import.filter')}
        sx={{ gap: 1, flexWrap: 'wrap', mb: 1.5 }}
      >
        <FilterChip
          label={t('import.filter.all', { count: answer.rows.length })}
          on={activeFilter === null}
          onChoose={() => choose(null)}
        />
        {actions
          .filter((action) => answer.counts[action] > 0)
          .map((action) => (
            <FilterChip
              key={action}
              label={t(`import.count.${action}`, { count: answer.counts[action] })}
              on={activeFilter === action}
              danger={action === 'wrong'}
              onChoose={() => choose(action)}
            />
          ))}
      </Stack>
      {narrow ? (
        <Box component="ul" aria-label={t('import.rows')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {pageRows.map((row) => (
            <Box key={row.row} component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
              <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                {t('import.row')} {row.row}
              </Box>
              <UserName row={row} />
              <RowOutcome row={row} imported={answer.imported} />
            </Box>
          ))}
        </Box>
      ) : (
        <TableContainer component={Paper} variant="outlined">
          <Table size="small" aria-label={t('import.rows')}>
            <TableHead>
              <TableRow>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{t('import.row')}</TableCell>
                <TableCell>{t('import.user')}</TableCell>
                <TableCell>{t('import.action')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {pageRows.map((row) => (
                <TableRow key={row.row}>
                  <TableCell sx={{ verticalAlign: 'top' }}>{row.row}</TableCell>
                  <TableCell sx={{ verticalAlign: 'top', overflowWrap: 'anywhere' }}>
                    <UserName row={row} />
                  </TableCell>
                  <TableCell sx={{ verticalAlign: 'top' }}>
                    <RowOutcome row={row} imported={answer.imported} />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      {rows.length > size ? <TablePager count={rows.length} page={openPage} size={size} onPage={setPage} /> : null}
    </>
  );
}

interface FilterChipProps {
  label: string;
  on: boolean;
  danger?: boolean;
  onChoose: () => void;
}

function FilterChip({ label, on, danger = false, onChoose }: FilterChipProps) {
  return (
    <Chip
      component="button"
      clickable
      label={label}
      aria-pressed={on}
      color={danger ? 'error' : on ? 'primary' : 'default'}
      variant={on ? 'filled' : 'outlined'}
      onClick={onChoose}
    />
  );
}

function UserName({ row }: { row: ImportRow }) {
  return (
    <>
      <Box sx={{ fontWeight: 560 }}>{`${row.firstName} ${row.lastName}`.trim()}</Box>
      <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{row.uid}</Box>
    </>
  );
}

function RowOutcome({ row, imported }: { row: ImportRow; imported: boolean }) {
  return (
    <>
      {row.faults.map((error) => (
        <Box key={error} sx={{ color: 'error.main' }}>
          {error}
        </Box>
      ))}
      {row.action === 'wrong' ? null : <div>{actionText(row, imported)}</div>}
      {row.notes.map((note) => (
        <Box key={note} sx={{ color: 'text.secondary' }}>
          {note}
        </Box>
      ))}
    </>
  );
}
