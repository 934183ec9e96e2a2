import { times } from '@contract/limits';

/** What of a format (Unicode's date field symbols, UTS #35) stands for a part of an instant. */
const symbols = /yyyy|MMM|MM|dd|EEE|HH|hh|mm|a/g;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Made once for each time zone: making one takes longer than a list of a hundred dates. An unknown one reads as the browser's. */
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

/** An instant (ISO 8601) as a format writes it, in a time zone; '' for what is no instant. */
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

/** The day as 20 Nov 2026: for people, days alone are always written so. */
export const formatDay = (iso: string, timeZone?: string): string => formatInstant(iso, 'dd MMM yyyy', timeZone);

/** What a list says of an article's age: the time since within a day, else the day. `now` is a time in milliseconds. */
export function formatAge(iso: string, now: number, timeZone?: string): string {
  const age = now - Date.parse(iso);
  if (!(age >= 0 && age < times.dayMs)) return formatDay(iso, timeZone);
  const minutes = Math.floor(age / 60_000);
  const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto', style: 'narrow' });
  return minutes < 60 ? relative.format(-minutes, 'minute') : relative.format(-Math.floor(minutes / 60), 'hour');
}
