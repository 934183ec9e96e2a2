import { limits } from '../limits';
import type { DateBound } from './ast';

export type RangeEnd = 'from' | 'to';
type Unit = Extract<DateBound, { kind: 'relative' }>['unit'];

const dayText = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?|(\d{2})(\d{2}))?$/;
const instantText = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(Z|[+-]\d{2}:?\d{2})?$/i;
const relativeText = /^now(?:([+-])(\d{1,9})([mhdwMy]))?$/;
const dayMs = 86_400_000;

/** The shortest and longest duration of each unit, in milliseconds. */
const unitMs: Readonly<Record<Unit, readonly [number, number]>> = {
  m: [60_000, 60_000],
  h: [3_600_000, 3_600_000],
  d: [dayMs, dayMs],
  w: [7 * dayMs, 7 * dayMs],
  M: [28 * dayMs, 31 * dayMs],
  y: [365 * dayMs, 366 * dayMs],
};

/**
 * Parses one end of a range: `*`, a year, a month, a day (ISO 8601, or as 20260131), an instant (UTC unless it has an
 * offset), or `now-7d`. A year or month starts at its first day and ends at its last. Returns `kind: 'wrong'` with a
 * message if the text is none of these.
 */
export function parseBound(text: string, end: RangeEnd): DateBound | { kind: 'wrong'; reason: string } {
  if (text === '*') return { kind: 'open' };
  if (/^now/i.test(text)) return parseRelative(text);
  const day = dayText.exec(text);
  if (day) return parseDay(text, day, end);
  const instant = instantText.exec(text);
  if (instant) return parseInstant(text, instant);
  return wrong(
    `${text} isn’t a date. Write a day as 2026-01-31, a time as 2026-01-31T14:30:00Z, or a relative time as now-7d.`,
  );
}

const wrong = (reason: string): { kind: 'wrong'; reason: string } => ({ kind: 'wrong', reason });

function parseRelative(text: string): DateBound | { kind: 'wrong'; reason: string } {
  const match = relativeText.exec(`now${text.slice(3)}`);
  if (!match) {
    return wrong(
      `${text} isn’t a relative time. Write now, or now-7d with m (minutes), h (hours), d (days), w (weeks), M (months), or y (years).`,
    );
  }
  const amount = Number(match[2] ?? 0);
  const unit = unitOf(match[3]);
  if (amount === 0 || !unit) return { kind: 'relative', amount: 0, unit: 'd' };
  if (amount * unitMs[unit][0] > limits.queryRelativeYears * 366 * dayMs) {
    return wrong(`${text} is more than ${limits.queryRelativeYears} years away.`);
  }
  return { kind: 'relative', amount: match[1] === '-' ? -amount : amount, unit };
}

function unitOf(text: string | undefined): Unit | undefined {
  switch (text) {
    case 'm':
    case 'h':
    case 'd':
    case 'w':
    case 'M':
    case 'y':
      return text;
    default:
      return undefined;
  }
}

function parseDay(
  text: string,
  match: readonly (string | undefined)[],
  end: RangeEnd,
): DateBound | { kind: 'wrong'; reason: string } {
  const year = Number(match[1]);
  const month = Number(match[2] ?? match[4] ?? (end === 'from' ? 1 : 12));
  const last = daysInMonth(year, month);
  const day = Number(match[3] ?? match[5] ?? (end === 'from' ? 1 : last));
  if (year < 1) return wrong(`${text}: The year 0000 doesn’t exist.`);
  if (last === 0) return wrong(`${text}: Month ${month} doesn’t exist.`);
  if (day < 1 || day > last) return wrong(`${text}: This month has only ${last} days.`);
  return { kind: 'day', date: `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` };
}

function parseInstant(text: string, match: RegExpExecArray): DateBound | { kind: 'wrong'; reason: string } {
  const day = parseDay(text, match.slice(0, 4), 'from');
  if (day.kind !== 'day') return day;
  const [hour, minute, second] = [Number(match[4]), Number(match[5]), Number(match[6] ?? 0)];
  if (hour > 23 || minute > 59 || second > 59) return wrong(`${text}: This time of day doesn’t exist.`);
  const ms = Number((match[7] ?? '0').padEnd(3, '0').slice(0, 3));
  const offset = offsetMinutes(match[8] ?? 'Z');
  if (offset === undefined) return wrong(`${text}: This UTC offset doesn’t exist.`);
  const at = startOfDay(day.date) + ((hour * 60 + minute - offset) * 60 + second) * 1000 + ms;
  const iso = new Date(at).toISOString();
  return /^\d{4}-/.test(iso) && !iso.startsWith('0000')
    ? { kind: 'instant', at: iso }
    : wrong(`${text} is out of range.`);
}

function offsetMinutes(text: string): number | undefined {
  if (/^z$/i.test(text)) return 0;
  const [hours, minutes] = [Number(text.slice(1, 3)), Number(text.slice(-2))];
  if (hours > 14 || minutes > 59) return undefined;
  return (text.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}

const pad = (value: number, digits: number): string => String(value).padStart(digits, '0');

/** The number of days in a month (1 to 12), or 0 if the month doesn't exist. */
function daysInMonth(year: number, month: number): number {
  if (month < 1 || month > 12) return 0;
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
}

const startOfDay = (date: string): number => Date.parse(`${date}T00:00:00.000Z`);

/**
 * Replaces an instant at the first or last millisecond of a UTC day with that day. Other bounds are returned unchanged.
 */
export function normalizeBound(bound: DateBound, end: RangeEnd): DateBound {
  if (bound.kind === 'relative') return bound.amount === 0 ? { kind: 'relative', amount: 0, unit: 'd' } : bound;
  if (bound.kind !== 'instant') return bound;
  const [date = '', time] = bound.at.split('T');
  return time === (end === 'from' ? '00:00:00.000Z' : '23:59:59.999Z') ? { kind: 'day', date } : bound;
}

/** Formats one end of a range in the syntax of the query language. */
export function printBound(bound: DateBound): string {
  switch (bound.kind) {
    case 'open':
      return '*';
    case 'day':
      return bound.date;
    case 'instant':
      return bound.at.replace('.000Z', 'Z');
    case 'relative':
      return bound.amount === 0 ? 'now' : `now${bound.amount < 0 ? '-' : '+'}${Math.abs(bound.amount)}${bound.unit}`;
  }
}

/**
 * Resolves a bound at `now`, in milliseconds since the epoch. Both ends are inclusive: a day starts at its first
 * millisecond and ends at its last (UTC). Subtracting months or years keeps the day of the month, or uses the last day
 * of a shorter month. Returns undefined for an open end.
 */
export function resolveBound(bound: DateBound, end: RangeEnd, now: number): number | undefined {
  switch (bound.kind) {
    case 'open':
      return undefined;
    case 'day':
      return startOfDay(bound.date) + (end === 'from' ? 0 : dayMs - 1);
    case 'instant':
      return Date.parse(bound.at);
    case 'relative':
      return bound.unit === 'M' || bound.unit === 'y'
        ? addMonths(now, bound.amount * (bound.unit === 'y' ? 12 : 1))
        : now + bound.amount * unitMs[bound.unit][0];
  }
}

function addMonths(instant: number, months: number): number {
  const date = new Date(instant);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  date.setUTCDate(Math.min(day, daysInMonth(date.getUTCFullYear(), date.getUTCMonth() + 1)));
  return date.getTime();
}

/** True if a range is empty at any time of evaluation because it ends before it starts. */
export function isReversed(from: DateBound, to: DateBound): boolean {
  if (from.kind === 'open' || to.kind === 'open') return false;
  if (from.kind === 'relative' && to.kind === 'relative') return offsets(from)[0] > offsets(to)[1];
  if (from.kind === 'relative' || to.kind === 'relative') return false;
  return (resolveBound(from, 'from', 0) ?? 0) > (resolveBound(to, 'to', 0) ?? 0);
}

/** The smallest and the largest offset of a relative bound from now, in milliseconds. */
function offsets({ amount, unit }: Extract<DateBound, { kind: 'relative' }>): [number, number] {
  const [least, most] = unitMs[unit];
  return amount < 0 ? [amount * most, amount * least] : [amount * least, amount * most];
}
