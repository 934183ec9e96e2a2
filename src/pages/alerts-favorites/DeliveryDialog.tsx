import type { Subscription } from '@contract/alert';
import { frequencies } from '@contract/limits';
import type { Profile } from '@contract/topic';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { useId, useState, type SyntheticEvent } from 'react';
import { useUpdateSubscriptionMutation } from '@client/api/alert/subscriptions';
import { t } from '@client/shared/lib/texts/t';
import { useDates } from '@client/shared/lib/useDates';
import { dayIn, startOfDayIn } from '@client/shared/lib/zonedDay';
import { BusyButton } from '@client/shared/ui/BusyButton';
import { notifySuccess } from '@client/shared/ui/notify';
import { DayField } from '@client/shared/ui/DayField';

interface DeliveryDialogProps {
  topic: Profile;
  frequency: number;
  subscription: Subscription;
  onClose: () => void;
}

const choices = [
  { key: 'alerts.pause.week', days: 7 },
  { key: 'alerts.pause.weeks', days: 14 },
  { key: 'alerts.pause.month', days: 28 },
] as const;

/** Pauses a subscription until a day, and says whether an alert without articles is sent. A refused change keeps the dialog. */
export function DeliveryDialog(props: DeliveryDialogProps) {
  const { topic, frequency, subscription, onClose } = props;
  const { timeZone } = useDates();
  const id = useId();
  const [now] = useState(() => Date.now());
  const { pausedUntil } = subscription;
  const [day, setDay] = useState(pausedUntil ? dayIn(Date.parse(pausedUntil), timeZone) : '');
  const [sendEmpty, setSendEmpty] = useState(subscription.sendEmpty);
  const [update, { isLoading }] = useUpdateSubscriptionMutation();
  const earliest = dayIn(now, timeZone, 1);
  const until = startOfDayIn(day, timeZone);
  const invalid = day !== '' && (until === null || day < earliest);

  const save = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (invalid || !event.currentTarget.checkValidity()) return;
    const { error } = await update({ profileId: topic.id, body: { pausedUntil: until, sendEmpty } });
    if (error) return;
    notifySuccess(t('alerts.delivery.saved', { topic: topic.name }));
    onClose();
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} maxWidth="xs" fullWidth>
      <Box component="form" noValidate onSubmit={(event) => void save(event)}>
        <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
          {t('alerts.optionsOf', { topic: topic.name })}
        </DialogTitle>
        <DialogContent>
          <DayField
            fullWidth
            label={t('alerts.pause')}
            value={day}
            error={invalid}
            helperText={t(invalid ? 'alerts.pause.invalid' : 'alerts.pause.help')}
            incomplete={t('alerts.pause.incomplete')}
            onDay={setDay}
            sx={{ mt: 1 }}
            htmlInput={{ min: earliest }}
          />
          <Stack
            direction="row"
            useFlexGap
            role="group"
            aria-label={t('alerts.pause.choices')}
            sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}
          >
            {choices.map(({ key, days }) => (
              <Button key={key} size="small" variant="outlined" onClick={() => setDay(dayIn(now, timeZone, days))}>
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
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} color="inherit">
            {t('action.cancel')}
          </Button>
          <BusyButton type="submit" variant="contained" loading={isLoading} disabled={invalid}>
            {t('action.save')}
          </BusyButton>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
