import type { Subscription } from '@contract/alert';
import { limits } from '@contract/limits';
import type { Profile } from '@contract/topic';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { Link as RouterLink } from 'react-router-dom';
import { topicResultsPath } from '@client/features/topics/topicPaths';
import { t } from '@client/shared/lib/texts/t';
import { AmountField } from './AmountField';
import { DeliveryButton } from './DeliveryButton';
import { FrequencySelect } from './FrequencySelect';
import type { FrequencyOption } from './frequencyOptions';
import { NextAlert } from './NextAlert';
import type { AlertChanges } from './useAlertChanges';

interface PersonalAlertProps {
  topic: Profile;
  subscription: Subscription | undefined;
  options: readonly FrequencyOption[];
  onToggle: AlertChanges['toggle'];
  onChange: AlertChanges['change'];
}

/** An own topic's alert is on when both of its numbers are set. */
const hasAlert = ({ frequency, limit }: Profile): boolean => frequency !== null && limit !== null;

function parts(props: PersonalAlertProps, captions = false) {
  const { topic, subscription, options, onToggle, onChange } = props;
  const on = hasAlert(topic);
  const { name } = topic;
  const frequency = topic.frequency ?? limits.personalAlertFrequencyDefault;
  return {
    on,
    link: (
      <Link component={RouterLink} to={topicResultsPath(topic)} sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>
        {name}
      </Link>
    ),
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
        value={frequency}
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
    next: <NextAlert on={on} frequency={frequency} subscription={subscription} />,
    delivery: <DeliveryButton topic={topic} frequency={frequency} disabled={!on} subscription={subscription} />,
  };
}

export function PersonalAlertRow(props: PersonalAlertProps) {
  const { link, toggle, frequency, amount, next, delivery } = parts(props);
  return (
    <TableRow hover>
      <TableCell sx={{ minWidth: 160 }}>{link}</TableCell>
      <TableCell>{toggle}</TableCell>
      <TableCell>{frequency}</TableCell>
      <TableCell>{amount}</TableCell>
      <TableCell>{next}</TableCell>
      <TableCell align="right">{delivery}</TableCell>
    </TableRow>
  );
}

export function PersonalAlertCard(props: PersonalAlertProps) {
  const { on, link, toggle, frequency, amount, next, delivery } = parts(props, true);
  return (
    <Card sx={{ p: 1.5, mb: 1 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>{link}</Box>
        {toggle}
      </Stack>
      {on ? (
        <>
          <Stack direction="row" useFlexGap sx={{ gap: 1, mt: 2, flexWrap: 'wrap' }}>
            {frequency}
            {amount}
          </Stack>
          <Stack direction="row" sx={{ gap: 1, mt: 1, alignItems: 'center', justifyContent: 'space-between' }}>
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
              {t('alerts.next')}: {next}
            </Box>
            {delivery}
          </Stack>
        </>
      ) : null}
    </Card>
  );
}
