import type { Subscription } from '@contract/alert';
import { frequencies } from '@contract/limits';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { use } from 'react';
import { formatDay, formatInstant } from '@client/shared/time/formatDate';
import { t } from '@client/shared/texts/t';
import { DatesContext, type DateSettings } from '@client/shared/time/useDates';
import { dayInTimeZone } from '@client/shared/time/zonedDay';

interface NextAlertTimeProps {
  on: boolean;
  frequency: number;
  subscription: Subscription | undefined;
}

/** The time of the next alert: a date, "as it comes" for real-time alerts, "paused until", or "off". */
export function NextAlertTime({ on, frequency, subscription }: NextAlertTimeProps) {
  const settings = use(DatesContext);
  if (!on) return <MutedText text={t('alerts.next.off')} />;
  if (subscription?.pausedUntil) {
    const day = formatDay(subscription.pausedUntil, settings.timeZone);
    return <Chip size="small" color="warning" variant="outlined" label={t('alerts.next.paused', { day })} />;
  }
  if (frequency === frequencies.realTime) return <MutedText text={t('alerts.next.asItComes')} />;
  return <MutedText text={subscription ? dueText(subscription.nextDueAt, settings) : ''} />;
}

/** Formats the due time in the user's time zone, with "today" or "tomorrow" in place of a near date. */
function dueText(iso: string, { dateFormat, timeZone }: DateSettings): string {
  const now = Date.now();
  const due = formatInstant(iso, 'yyyy-MM-dd', timeZone);
  const relativeDay = (['alerts.next.today', 'alerts.next.tomorrow'] as const).find(
    (_text, days) => dayInTimeZone(now, timeZone, days) === due,
  );
  if (!relativeDay) return formatInstant(iso, dateFormat, timeZone);
  return t(relativeDay, { time: formatInstant(iso, dateFormat.slice(dateFormat.search(/HH|hh/)), timeZone) });
}

function MutedText({ text }: { text: string }) {
  return (
    <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
      {text}
    </Box>
  );
}
