import type { DateBound } from '@contract/query/ast';
import type { DatePlan } from './plan';

/** A period with inclusive ends, in milliseconds since the epoch (UTC). */
interface Span {
  from: number;
  to: number;
}

const dayMs = 86_400_000;
const unitMs = { m: 60_000, h: 3_600_000, d: dayMs, w: 7 * dayMs } as const;

function addMonths(at: number, months: number): number {
  const date = new Date(at);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime();
}

function relativeTo(now: number, amount: number, unit: 'm' | 'h' | 'd' | 'w' | 'M' | 'y'): number {
  if (unit === 'M') return addMonths(now, amount);
  if (unit === 'y') return addMonths(now, amount * 12);
  return now + amount * unitMs[unit];
}

function instantOf(bound: DateBound, now: number, open: number, endOfDay: boolean): number {
  switch (bound.kind) {
    case 'open':
      return open;
    case 'day':
      return Date.parse(`${bound.date}T00:00:00.000Z`) + (endOfDay ? dayMs - 1 : 0);
    case 'instant':
      return Date.parse(bound.at);
    case 'relative':
      return relativeTo(now, bound.amount, bound.unit);
  }
}

/**
 * Resolves a date range. Days are whole UTC days; relative bounds are added to `now`, with months and years by the
 * calendar (31 March minus one month is the last day of February).
 */
export function spanOf(range: Pick<DatePlan, 'from' | 'to'>, now: Date): Span {
  const at = now.getTime();
  return {
    from: instantOf(range.from, at, -Infinity, false),
    to: instantOf(range.to, at, Infinity, true),
  };
}
