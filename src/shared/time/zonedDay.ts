import { times } from '@contract/limits';

/** The local time of an instant in a time zone, read as if it were UTC, in milliseconds. */
export function localTimeMs(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** The day (YYYY-MM-DD) of an instant in milliseconds in a time zone, plus `later` days. */
export function dayInTimeZone(at: number, timeZone: string, later = 0): string {
  return new Date(localTimeMs(at, timeZone) + later * times.dayMs).toISOString().slice(0, 10);
}

/** The instant (ISO 8601, UTC) at which a day (YYYY-MM-DD) starts in a time zone; null for an invalid day. */
export function startOfDayInTimeZone(day: string, timeZone: string): string | null {
  const wanted = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(wanted)) return null;
  let at = wanted;
  // The second step corrects a first one that crossed a clock change.
  for (let step = 0; step < 2; step += 1) at += wanted - localTimeMs(at, timeZone);
  return new Date(at).toISOString();
}
