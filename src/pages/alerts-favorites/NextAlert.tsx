import type { Subscription } from '@contract/alert';
import { frequencies, times } from '@contract/limits';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { use } from 'react';
import { showDay, writeInstant } from '@client/shared/lib/showInstant';
import { t } from '@client/shared/lib/texts/t';
import { DatesContext, type DateSettings } from '@client/shared/lib/useDates';

interface NextAlertProps {
  on: boolean;
  frequency: number;
  subscription: Subscription | undefined;
}

/** When the next alert of a subscription comes. */
export function NextAlert({ on, frequency, subscription }: NextAlertProps) {
  const settings = use(DatesContext);
  if (!on) return <Quiet text={t('alerts.next.off')} />;
  if (subscription?.pausedUntil) {
    const day = showDay(subscription.pausedUntil, settings.timeZone);
    return <Chip size="small" color="warning" variant="outlined" label={t('alerts.next.paused', { day })} />;
  }
  if (frequency === frequencies.realTime) return <Quiet text={t('alerts.next.asItComes')} />;
  return <Quiet text={subscription ? dueText(subscription.nextDueAt, settings) : ''} />;
}

/** An alert comes soon: today and tomorrow are said so, rather than by their dates. */
function dueText(iso: string, { dateFormat, timeZone }: DateSettings): string {
  const now = Date.now();
  const near = (['alerts.next.today', 'alerts.next.tomorrow'] as const).find(
    (_text, days) => showDay(new Date(now + days * times.dayMs).toISOString(), timeZone) === showDay(iso, timeZone),
  );
  if (!near) return writeInstant(iso, dateFormat, timeZone);
  return t(near, { time: writeInstant(iso, dateFormat.slice(dateFormat.search(/HH|hh/)), timeZone) });
}

function Quiet({ text }: { text: string }) {
  return (
    <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
      {text}
    </Box>
  );
}
