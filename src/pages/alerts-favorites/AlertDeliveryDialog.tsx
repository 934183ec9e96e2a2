import type { Subscription } from '@contract/alert';
import { frequencies } from '@contract/limits';
import type { Profile } from '@contract/topic';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { useState, type SyntheticEvent } from 'react';
import { useUpdateSubscriptionMutation } from '@client/api/alert/subscriptions';
import { t } from '@client/shared/texts/t';
import { useDates } from '@client/shared/time/useDates';
import { dayInTimeZone, startOfDayInTimeZone } from '@client/shared/time/zonedDay';
import { useServices } from '@client/shared/services/useServices';
import { DayField } from '@client/shared/ui/form/day/DayField';
import { FormDialog } from '@client/shared/ui/dialog/FormDialog';

interface SubscriptionOptionsDialogProps {
  topic: Profile;
  frequency: number;
  subscription: Subscription;
  onClose: () => void;
}

const pausePresets = [
  { key: 'alerts.pause.week', days: 7 },
  { key: 'alerts.pause.weeks', days: 14 },
  { key: 'alerts.pause.month', days: 28 },
] as const;

/**
 * The options of a subscription: pause it until a day (its start in the user's time zone), and whether alerts without
 * articles are sent. The dialog stays open if the server rejects the change.
 */
export function AlertDeliveryDialog(props: SubscriptionOptionsDialogProps) {
  const { notifications } = useServices();
  const { topic, frequency, subscription, onClose } = props;
  const { timeZone } = useDates();
  const [now] = useState(() => Date.now());
  const { pausedUntil } = subscription;
  const [day, setDay] = useState(pausedUntil ? dayInTimeZone(Date.parse(pausedUntil), timeZone) : '');
  const [sendEmpty, setSendEmpty] = useState(subscription.sendEmpty);
  const [update, { isLoading }] = useUpdateSubscriptionMutation();
  const earliest = dayInTimeZone(now, timeZone, 1);
  const until = startOfDayInTimeZone(day, timeZone);
  const invalid = day !== '' && (until === null || day < earliest);

  const save = async (event: SyntheticEvent<HTMLFormElement>) => {
    if (invalid || !event.currentTarget.checkValidity()) return;
    const { error } = await update({ profileId: topic.id, body: { pausedUntil: until, sendEmpty } });
    if (error) return;
    notifications.success(t('alerts.delivery.saved', { topic: topic.name }));
    onClose();
  };

  return (
    <FormDialog
      title={t('alerts.optionsOf', { topic: topic.name })}
      action={t('action.save')}
      saving={isLoading}
      disabled={invalid}
      onSubmit={(event) => void save(event)}
      onClose={onClose}
    >
      <DayField
        fullWidth
        label={t('alerts.pause')}
        value={day}
        error={invalid}
        helperText={t(invalid ? 'alerts.pause.invalid' : 'alerts.pause.help')}
        onDay={setDay}
        min={earliest}
        timeZone={timeZone}
      />
      <Stack
        direction="row"
        useFlexGap
        role="group"
        aria-label={t('alerts.pause.choices')}
        sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}
      >
        {pausePresets.map(({ key, days }) => (
          <Button key={key} size="small" variant="outlined" onClick={() => setDay(dayInTimeZone(now, timeZone, days))}>
            {t(key)}
          </Button>
        ))}
        <Button size="small" disabled={day === ''} onClick={() => setDay('')}>
          {t('alerts.pause.end')}
        </Button>
      </Stack>
      {frequency === frequencies.realTime ? null : (
        <Box sx={{ mt: 2 }}>
          <FormControlLabel
            control={<Checkbox checked={sendEmpty} onChange={(_event, checked) => setSendEmpty(checked)} />}
            label={t('alerts.sendEmpty')}
          />
          <FormHelperText sx={{ ml: 4 }}>{t('alerts.sendEmpty.help')}</FormHelperText>
        </Box>
      )}
    </FormDialog>
  );
}
