/** What a typed day means: the day (YYYY-MM-DD), '' for none, or why it is none. */
export type TypedDay =
  | { day: string }
  | { problem: 'incomplete' | 'early' }
  /** The month exists, but not the day in it. */
  | { problem: 'impossible'; month: string; days: number };

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const symbols = /yyyy|MMM|MM|dd/g;
const isoFormat = 'yyyy-MM-dd';

/** Earlier years are typing errors: 26 for 2026. */
const firstYear = 1000;

/** The part of a date format (UTS #35) without the weekday and the time: `dd MMM yyyy` of `EEE, dd MMM yyyy HH:mm`. */
export const dayFormat = (dateFormat: string): string =>
  /(?:yyyy|MMM|MM|dd)(?:[ ,./-]+(?:yyyy|MMM|MM|dd))*/.exec(dateFormat)?.[0] ?? isoFormat;

/** Writes a day (YYYY-MM-DD) in a format; '' for none. */
export function writeDay(day: string, format: string): string {
  const [yyyy = '', MM = '', dd = ''] = day.split('-');
  if (dd === '') return '';
  const parts: Record<string, string> = { yyyy, MM, dd, MMM: monthNames[Number(MM) - 1] ?? '' };
  return format.replace(symbols, (symbol) => parts[symbol] ?? symbol);
}

/**
 * Reads a typed day: in the order of the format, with any separators, leading zeros optional, months as numbers or by
 * name; or as YYYY-MM-DD.
 */
export function readDay(typed: string, format: string): TypedDay {
  const text = typed.trim();
  if (text === '') return { day: '' };
  const order = /^\d{4}-/.test(text) ? isoFormat : format;
  const parts = text.match(/\d+|\p{L}+/gu) ?? [];
  const names = order.match(symbols) ?? [];
  if (parts.length !== names.length) return { problem: 'incomplete' };
  const part = (kind: string): string => parts[names.findIndex((name) => name.startsWith(kind))] ?? '';
  const [year, month, day] = [Number(part('yyyy')), readMonth(part('MM')), Number(part('dd'))];
  if (!(month >= 1 && month <= 12 && day >= 1 && year >= 0)) return { problem: 'incomplete' };
  if (year < firstYear || year > 9999) return { problem: 'early' };
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (day > days) return { problem: 'impossible', month: `${monthNames[month - 1] ?? ''} ${year}`, days };
  return { day: `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` };
}

/** The number of a month, typed as a number or by the beginning of its name. */
function readMonth(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  return monthNames.findIndex((name) => text.slice(0, 3).toLowerCase() === name.toLowerCase()) + 1;
}
