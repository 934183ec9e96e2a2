import { times } from '@contract/limits';

/** The date field symbols (UTS #35) that a format may contain. */
const symbols = /yyyy|MMM|MM|dd|EEE|HH|hh|mm|a/g;

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Cached by time zone: creating a formatter takes longer than formatting a list of a hundred dates. An unknown time
 * zone falls back to the browser's.
 */
function partsIn(timeZone: string | undefined): Intl.DateTimeFormat {
  const kept = formatters.get(timeZone ?? '');
  if (kept) return kept;
  let made: Intl.DateTimeFormat;
  const options = {
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  } as const;
  try {
    made = new Intl.DateTimeFormat('en-US', { ...options, ...(timeZone ? { timeZone } : {}) });
  } catch {
    made = new Intl.DateTimeFormat('en-US', options);
  }
  formatters.set(timeZone ?? '', made);
  return made;
}

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const two = (value: number) => String(value).padStart(2, '0');

/** Formats an instant (ISO 8601) in a time zone by a pattern of UTS #35; '' for an invalid instant. */
export function formatInstant(iso: string, format: string, timeZone?: string): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return '';
  const parts = new Map(
    partsIn(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const number = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
  const written: Record<string, string> = {
    yyyy: String(number('year')).padStart(4, '0'),
    MMM: monthNames[number('month') - 1] ?? '',
    MM: two(number('month')),
    dd: two(number('day')),
    EEE: parts.get('weekday') ?? '',
    HH: two(number('hour')),
    hh: two(((number('hour') + 11) % 12) + 1),
    mm: two(number('minute')),
    a: number('hour') < 12 ? 'AM' : 'PM',
  };
  return format.replace(symbols, (symbol) => written[symbol] ?? symbol);
}

/** The day as 20 Nov 2026. Days without a time are always shown so. */
export const formatDay = (iso: string, timeZone?: string): string => formatInstant(iso, 'dd MMM yyyy', timeZone);

/** The age of an article in a list: the elapsed time within a day, else the day. `now` is in milliseconds. */
export function formatAge(iso: string, now: number, timeZone?: string): string {
  const age = now - Date.parse(iso);
  if (!(age >= 0 && age < times.dayMs)) return formatDay(iso, timeZone);
  const minutes = Math.floor(age / 60_000);
  const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto', style: 'narrow' });
  return minutes < 60 ? relative.format(-minutes, 'minute') : relative.format(-Math.floor(minutes / 60), 'hour');
}
