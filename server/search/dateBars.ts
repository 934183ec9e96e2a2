/** The number of hits on a UTC day. */
export interface DayCount {
  date: string;
  count: number;
}

/** The number of hits of a bar. `bar` counts backwards from the bar of the newest day: 0, 1, … */
interface BarCount {
  bar: number;
  count: number;
}

interface DateBar {
  /** UTC days, both inclusive. */
  from: string;
  to: string;
  count: number;
}

const dayMs = 86_400_000;
export const mostDateBars = 30;
/** Widths of a bar in days: a day, a week, four weeks, a quarter, a year, and multiples of a year. */
const widths = [1, 7, 28, 91, 364, 1_820, 3_640, 36_400];

/**
 * The width of a bar in days, as SQL: the smallest that divides a period of `apart` days into at most `most` bars. Both
 * arguments are SQL integers.
 */
export function widthsSql(apart: string, most: string): string {
  const cases = widths.map((width) => `when (${apart}) / ${width} < ${most} then ${width}`);
  return `case ${cases.join(' ')} else (${apart}) / ${most} + 1 end`;
}

/** As `widthsSql`, for numbers. */
export function widthOf(apart: number, most: number): number {
  return widths.find((width) => Math.floor(apart / width) < most) ?? Math.floor(apart / most) + 1;
}

/** The period of a histogram that is given in days: how wide its bars are, and how many there are. */
export function barsOfPeriod(days: number, most: number): { width: number; bars: number } {
  const width = widths.find((each) => Math.floor((days - 1) / each) < most) ?? Math.ceil(days / most);
  return { width, bars: Math.ceil(days / width) };
}

export function dayNumber(date: string): number {
  return Math.floor(Date.parse(`${date}T00:00:00Z`) / dayMs);
}

export function dayName(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

/**
 * Returns the bars without gaps, oldest first, each `width` days wide. The last bar ends with `newestDay`; without
 * `length`, the first one is the oldest with a count.
 */
export function dateBars(
  counts: readonly BarCount[],
  newestDay: string | null,
  width: number,
  length = Math.max(-1, ...counts.map(({ bar }) => bar)) + 1,
): DateBar[] {
  if (newestDay === null) return [];
  const newest = dayNumber(newestDay);
  const bars = Array.from({ length }, (_, index) => {
    const to = newest - index * width;
    return { from: dayName(to - width + 1), to: dayName(to), count: 0 };
  });
  for (const { bar, count } of counts) {
    const place = bars[bar];
    if (place !== undefined) place.count = count;
  }
  return bars.reverse();
}

/**
 * Returns the last `length` UTC days up to and including the day of `now`, oldest first, with 0 for days without hits.
 */
export function lastDays(days: readonly DayCount[], length: number, now: Date): DayCount[] {
  const counts = new Map(days.map((day) => [day.date, day.count]));
  const today = Math.floor(now.getTime() / dayMs);
  return Array.from({ length }, (_, index) => {
    const date = dayName(today - length + 1 + index);
    return { date, count: counts.get(date) ?? 0 };
  });
}
