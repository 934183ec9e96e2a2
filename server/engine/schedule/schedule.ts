import { DateTime, IANAZone } from 'luxon';
import { defaultTimeZone, frequencies } from '@contract/limits';

const MINUTE_MS = 60_000;
/** The maximum offset between a wall clock and UTC, with a margin for clock changes. */
const LONGEST_WAY_MS = 26 * 60 * MINUTE_MS;
const monday = 1;
const dailyHours: Readonly<Record<number, number>> = {
  [frequencies.dailyAtFive]: 5,
  [frequencies.dailyAtSix]: 6,
  [frequencies.dailyAtSeven]: 7,
};

/** The given time zone if the tz database knows it, otherwise the product's default. */
export function knownZone(timeZone: string): string {
  return IANAZone.isValidZone(timeZone) ? timeZone : defaultTimeZone;
}

/**
 * The first instant strictly after `after` at which an alert with this frequency is due.
 *
 * Real-time alerts are due at whole minutes and hourly ones at whole hours, UTC. Four-hourly, daily, and weekly ones
 * follow the wall clock of `timeZone` (IANA name) across daylight-saving changes: an hour that is skipped is due at the
 * instant of the change, and one that is repeated is due only the first time.
 *
 * @param frequency 0 real-time … 6 weekly, see `frequencies`; any other number throws a RangeError.
 */
export function nextDue(frequency: number, timeZone: string, after: Date): Date {
  if (frequency === frequencies.realTime) return nextMultiple(after, 60_000);
  if (frequency === frequencies.hourly) return nextMultiple(after, 3_600_000);
  const zone = knownZone(timeZone);
  if (frequency === frequencies.fourHourly) return nextWallClock(after, zone, [0, 4, 8, 12, 16, 20]);
  if (frequency === frequencies.weekly) return nextWallClock(after, zone, [6], monday);
  const hour = dailyHours[frequency];
  if (hour === undefined) throw new RangeError(`No such alert frequency: ${frequency}`);
  return nextWallClock(after, zone, [hour]);
}

/** The start of the minute that contains `now`: the due instant of a real-time edition made now. */
export function minuteOf(now: Date): Date {
  return new Date(Math.floor(now.getTime() / 60_000) * 60_000);
}

function nextMultiple(after: Date, step: number): Date {
  return new Date((Math.floor(after.getTime() / step) + 1) * step);
}

function nextWallClock(after: Date, zone: string, hours: readonly number[], weekday?: number): Date {
  const today = DateTime.fromJSDate(after, { zone }).startOf('day');
  // A week and a day: reaches the next Monday even if this Monday's hour has passed.
  for (let days = 0; days <= 8; days += 1) {
    const day = today.plus({ days });
    if (weekday !== undefined && day.weekday !== weekday) continue;
    for (const hour of hours) {
      const due = firstOccurrence(day, hour, zone);
      if (due.getTime() > after.getTime()) return due;
    }
  }
  throw new Error(`No due instant within eight days of ${after.toISOString()} in ${zone}`);
}

/**
 * The first instant of the day at which the wall clock shows this hour, or skips it. Computed from the offsets on both
 * sides, because Luxon uses the current offset, which fails if a country has moved across the date line.
 */
function firstOccurrence(day: DateTime, hour: number, zone: string): Date {
  const iana = IANAZone.create(zone);
  const wall = Date.UTC(day.year, day.month - 1, day.day, hour);
  const offsetAt = (instant: number): number => iana.offset(instant) * MINUTE_MS;
  const [start, end] = [wall - LONGEST_WAY_MS, wall + LONGEST_WAY_MS];
  // The greater offset gives the earlier instant.
  const offsets = [offsetAt(start), offsetAt(end)].sort((a, b) => b - a);
  const shown = offsets.find((one) => offsetAt(wall - one) === one);
  return new Date(shown === undefined ? jump(wall, start, end, offsetAt) : wall - shown);
}

/** The first instant between `start` and `end` whose wall clock is past `wall`, a time that is skipped. */
function jump(wall: number, start: number, end: number, offsetAt: (instant: number) => number): number {
  let [before, reached] = [start, end];
  while (reached - before > 1) {
    const middle = Math.floor((before + reached) / 2);
    if (middle + offsetAt(middle) >= wall) reached = middle;
    else before = middle;
  }
  return reached;
}
