/** Hits of a UTC day. */
export interface DayCount {
  /** YYYY-MM-DD */
  date: string;
  count: number;
}

export interface DateBar {
  /** UTC days, both included. */
  from: string;
  to: string;
  count: number;
}

const dayMs = 86_400_000;
const mostBars = 30;
/** Widths of a bar that people count in: days, weeks, some four weeks, a quarter, a year, … */
const widths = [1, 7, 28, 91, 364, 1_820, 3_640, 36_400];

function dayNumber(date: string): number {
  return Math.floor(Date.parse(`${date}T00:00:00Z`) / dayMs);
}

function dayName(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

/** The days as bars without gaps, oldest first, as narrow as thirty bars allow; the newest day ends the last one. */
export function dateBars(days: readonly DayCount[]): DateBar[] {
  const numbered = days.map((day) => ({ day: dayNumber(day.date), count: day.count }));
  if (numbered.length === 0) return [];
  const newest = Math.max(...numbered.map(({ day }) => day));
  const oldest = Math.min(...numbered.map(({ day }) => day));
  const span = newest - oldest + 1;
  const width = widths.find((one) => Math.ceil(span / one) <= mostBars) ?? Math.ceil(span / mostBars);
  const bars = Array.from({ length: Math.ceil(span / width) }, (_, index) => {
    const to = newest - index * width;
    return { from: dayName(to - width + 1), to: dayName(to), count: 0 };
  });
  for (const { day, count } of numbered) {
    const bar = bars[Math.floor((newest - day) / width)];
    if (bar !== undefined) bar.count += count;
  }
  return bars.reverse();
}

/** The last `length` UTC days up to and with that of `now`, oldest first, those without hits included. */
export function lastDays(days: readonly DayCount[], length: number, now: Date): DayCount[] {
  const counts = new Map(days.map((day) => [day.date, day.count]));
  const today = Math.floor(now.getTime() / dayMs);
  return Array.from({ length }, (_, index) => {
    const date = dayName(today - length + 1 + index);
    return { date, count: counts.get(date) ?? 0 };
  });
}
