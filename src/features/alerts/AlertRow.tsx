import { limits } from '@contract/limits';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { t } from '@client/shared/texts/t';
import { AmountField } from './AmountField';
import { FrequencySelect } from './FrequencySelect';
import type { FrequencyOption } from './frequencyOptions';

/** The fields of a personal topic that a row of the alerts table shows. */
export interface AlertTopic {
  id: string;
  name: string;
  frequency: number | null;
  limit: number | null;
}

/** A further column of the table. */
interface AlertColumn<Topic> {
  label: string;
  cell: (topic: Topic) => ReactNode;
  /** True if the cell is a button with its own accessible name: cards then show no label. */
  action?: boolean;
}

export interface AlertRowProps<Topic extends AlertTopic> {
  topic: Topic;
  options: readonly FrequencyOption[];
  nameOf: (topic: Topic) => ReactNode;
  columns: readonly AlertColumn<Topic>[];
  onToggle: (topic: Topic, on: boolean) => Promise<void>;
  onChange: (topic: Topic, change: { frequency?: number; amount?: number }) => Promise<void>;
}

/** The alert of a personal topic is on if both its frequency and its limit are set. */
export const hasAlert = ({ frequency, limit }: AlertTopic): boolean => frequency !== null && limit !== null;
export const alertFrequency = ({ frequency }: AlertTopic): number => frequency ?? limits.personalAlertFrequencyDefault;

function alertControls<Topic extends AlertTopic>(props: AlertRowProps<Topic>, captions = false) {
  const { topic, options, onToggle, onChange } = props;
  const on = hasAlert(topic);
  const { name } = topic;
  return {
    on,
    toggle: (
      <Switch
        size="small"
        checked={on}
        onChange={(_event, enable) => void onToggle(topic, enable)}
        slotProps={{ input: { 'aria-label': t('alerts.alertOf', { topic: name }) } }}
      />
    ),
    frequency: (
      <FrequencySelect
        label={t('alerts.frequencyOf', { topic: name })}
        caption={captions ? t('alerts.frequency') : undefined}
        value={alertFrequency(topic)}
        options={options}
        disabled={!on}
        onChange={(chosen) => void onChange(topic, { frequency: chosen })}
      />
    ),
    amount: (
      <AmountField
        label={t('alerts.amountOf', { topic: name })}
        caption={captions ? t('alerts.amount') : undefined}
        value={topic.limit ?? limits.alertAmountDefault}
        disabled={!on}
        onCommit={(amount) => void onChange(topic, { amount })}
      />
    ),
  };
}

export function AlertRow<Topic extends AlertTopic>(props: AlertRowProps<Topic>) {
  const { topic, nameOf, columns } = props;
  const { toggle, frequency, amount } = alertControls(props);
  return (
    <TableRow hover>
      <TableCell>{toggle}</TableCell>
      <TableCell sx={{ minWidth: { xs: 128, lg: 160 } }}>{nameOf(topic)}</TableCell>
      <TableCell>{frequency}</TableCell>
      <TableCell>{amount}</TableCell>
      {columns.map(({ label, cell, action }) => (
        <TableCell key={label} align={action ? 'right' : 'left'}>
          {cell(topic)}
        </TableCell>
      ))}
    </TableRow>
  );
}

export function AlertCard<Topic extends AlertTopic>(props: AlertRowProps<Topic>) {
  const { topic, nameOf, columns } = props;
  const { on, toggle, frequency, amount } = alertControls(props, true);
  return (
    <Card sx={{ px: 2, py: 1.5, mb: 1 }}>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'flex-start' }}>
        {toggle}
        <Box sx={{ flex: 1, minWidth: 0 }}>{nameOf(topic)}</Box>
      </Stack>
      {on ? (
        <>
          <Stack direction="row" useFlexGap sx={{ gap: 1, mt: 2, flexWrap: 'wrap' }}>
            {frequency}
            {amount}
          </Stack>
          <Stack
            direction="row"
            useFlexGap
            sx={{ gap: 1, mt: 1, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}
          >
            {columns.map(({ label, cell, action }) =>
              action ? (
                <Box key={label}>{cell(topic)}</Box>
              ) : (
                <Box key={label} sx={{ typography: 'caption', color: 'text.secondary' }}>
                  {label}: {cell(topic)}
                </Box>
              ),
            )}
          </Stack>
        </>
      ) : null}
    </Card>
  );
}
