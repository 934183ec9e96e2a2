import type { Subscription } from '@contract/alert';
import { frequencies } from '@contract/limits';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { t } from '@client/shared/lib/texts/t';
import { useDates } from '@client/shared/lib/useDates';

interface NextAlertProps {
  on: boolean;
  frequency: number;
  subscription: Subscription | undefined;
}

/** When the next alert of a subscription comes. */
export function NextAlert({ on, frequency, subscription }: NextAlertProps) {
  const dates = useDates();
  if (!on) return <Quiet text={t('alerts.next.off')} />;
  if (subscription?.pausedUntil) {
    const day = dates.day(subscription.pausedUntil);
    return <Chip size="small" color="warning" variant="outlined" label={t('alerts.next.paused', { day })} />;
  }
  if (frequency === frequencies.realTime) return <Quiet text={t('alerts.next.asItComes')} />;
  return <Quiet text={subscription ? dates.minute(subscription.nextDueAt) : ''} />;
}

function Quiet({ text }: { text: string }) {
  return (
    <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
      {text}
    </Box>
  );
}
