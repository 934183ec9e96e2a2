const dayMs = 86_400_000;

const format = (iso: string, timeZone: string | undefined, options: Intl.DateTimeFormatOptions): string => {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return '';
  return new Intl.DateTimeFormat('en-GB', { ...options, ...(timeZone ? { timeZone } : {}) }).format(at);
};

/** The day as 20 Nov 2026, in the person's time zone. */
export const showDay = (iso: string, timeZone?: string): string =>
  format(iso, timeZone, { day: '2-digit', month: 'short', year: 'numeric' });

/** The day and the minute, in the person's time zone. */
export const showMinute = (iso: string, timeZone?: string): string =>
  format(iso, timeZone, { day: '2-digit', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' });

/** What a list says of an article's age: the time of day within a day, else the day. `now` is a time in milliseconds. */
export function showAge(iso: string, now: number, timeZone?: string): string {
  const age = now - Date.parse(iso);
  if (!(age >= 0 && age < dayMs)) return showDay(iso, timeZone);
  const minutes = Math.floor(age / 60_000);
  const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto', style: 'short' });
  return minutes < 60 ? relative.format(-minutes, 'minute') : relative.format(-Math.floor(minutes / 60), 'hour');
}
