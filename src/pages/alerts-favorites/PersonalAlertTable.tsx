import type { Subscription } from '@contract/alert';
import { layout, limits } from '@contract/limits';
import type { Profile } from '@contract/topic';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { t } from '@client/shared/lib/texts/t';
import type { FrequencyOption } from './frequencyOptions';
import { PersonalAlertCard, PersonalAlertRow } from './PersonalAlertRow';
import type { AlertChanges } from './useAlertChanges';

interface PersonalAlertTableProps {
  topics: readonly Profile[];
  options: readonly FrequencyOption[];
  subscriptions: readonly Subscription[];
  onToggle: AlertChanges['toggle'];
  onChange: AlertChanges['change'];
}

const pageSizes = [limits.tablePage, 10, limits.tablePageLarge];

/** The alerts of own topics, some at a time: a table, or cards where it would not fit. */
export function PersonalAlertTable({ topics, subscriptions, ...rest }: PersonalAlertTableProps) {
  const narrow = useMediaQuery(`(max-width:${layout.mobile - 0.02}px)`);
  const [size, setSize] = useState<number>(limits.tablePage);
  const [page, setPage] = useState(0);
  // The list may have become shorter meanwhile.
  const open = Math.min(page, Math.ceil(topics.length / size) - 1);
  const byTopic = new Map(subscriptions.map((one) => [one.profileId, one]));
  const items = topics
    .slice(open * size, (open + 1) * size)
    .map((topic) => ({ key: topic.id, topic, subscription: byTopic.get(topic.id), ...rest }));
  return (
    <>
      {narrow ? (
        items.map(({ key, ...item }) => <PersonalAlertCard key={key} {...item} />)
      ) : (
        <TableContainer component={Paper} variant="outlined">
          <Table size="small" aria-label={t('alerts.personal')}>
            <TableHead>
              <TableRow>
                <TableCell>{t('alerts.topic')}</TableCell>
                <TableCell>{t('alerts.alert')}</TableCell>
                <TableCell>{t('alerts.frequency')}</TableCell>
                <TableCell>{t('alerts.amount')}</TableCell>
                <TableCell>{t('alerts.next')}</TableCell>
                <TableCell align="right">{t('alerts.options')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {items.map(({ key, ...item }) => (
                <PersonalAlertRow key={key} {...item} />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      {topics.length > limits.tablePage ? (
        <TablePagination
          component="div"
          count={topics.length}
          page={open}
          rowsPerPage={size}
          rowsPerPageOptions={narrow ? [] : pageSizes}
          onPageChange={(_event, next) => setPage(next)}
          onRowsPerPageChange={(event) => {
            setSize(Number(event.target.value));
            setPage(0);
          }}
        />
      ) : null}
    </>
  );
}
