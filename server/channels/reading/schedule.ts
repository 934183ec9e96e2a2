import { feedLimits } from '@contract/limits';

/** The result of a reading as far as the schedule depends on it. Times are in seconds. */
export interface Reading {
  /**
   * `new`: it brought items or versions. `same`: nothing new. `failed`: it couldn't be read. `later`: the server asked
   * to wait. `gone`: the server reported that the feed is permanently gone.
   */
  result: 'new' | 'same' | 'failed' | 'later' | 'gone';
  /** The current interval. */
  intervalSeconds: number;
  /** The number of consecutive failures, including this reading. */
  failures: number;
  retryAfterSeconds?: number | null;
  /** How long nothing changes according to the feed (ttl, sy:) and the server (Cache-Control, Expires). */
  ttlSeconds?: number | null;
  freshSeconds?: number | null;
}

export interface NextReading {
  intervalSeconds: number;
  nextReadAt: Date;
}

interface ScheduleLimits {
  minimum: number;
  maximum: number;
}

const growth = 1.5;
const within = (value: number, { minimum, maximum }: ScheduleLimits) => Math.min(maximum, Math.max(minimum, value));

function adapted(reading: Reading, limits: ScheduleLimits): number {
  const factor = reading.result === 'new' ? 0.5 : growth;
  return Math.round(within(reading.intervalSeconds * factor, limits));
}

/** Exponential backoff with "equal jitter": half fixed and half random, so that channels of one server spread out. */
function backOff(failures: number, chance: number): number {
  const { failureBase, failureMaximum } = feedLimits.schedule;
  const step = Math.min(failureMaximum, failureBase * 2 ** Math.min(30, Math.max(0, failures - 1)));
  return step / 2 + (step / 2) * chance;
}

function waitSeconds(reading: Reading, interval: number, limits: ScheduleLimits, chance: number): number {
  if (reading.result === 'gone') return feedLimits.schedule.goneInterval;
  if (reading.result === 'failed' || reading.result === 'later') {
    const asked = Math.min(feedLimits.schedule.retryAfterMaximum, reading.retryAfterSeconds ?? 0);
    return Math.max(asked, backOff(reading.failures, chance), limits.minimum);
  }
  const hints = Math.min(limits.maximum, Math.max(reading.ttlSeconds ?? 0, reading.freshSeconds ?? 0));
  // Up to 10% jitter, only later: never sooner than requested.
  return Math.max(interval, hints) * (1 + chance / 10);
}

/**
 * Computes when to read a channel next. The interval halves after new content and grows by half otherwise, between the
 * minimum and the maximum; hints of the feed and the server are respected up to the maximum. Failures back off
 * exponentially up to a day and don't change the interval; `Retry-After` is respected up to a week.
 * @param random A number from 0 inclusive to 1 exclusive.
 */
export function scheduleNext(
  reading: Reading,
  now: Date,
  random: () => number,
  limits: ScheduleLimits = feedLimits.schedule,
): NextReading {
  const succeeded = reading.result === 'new' || reading.result === 'same';
  const intervalSeconds = succeeded ? adapted(reading, limits) : Math.round(within(reading.intervalSeconds, limits));
  const wait = waitSeconds(reading, intervalSeconds, limits, random());
  return { intervalSeconds, nextReadAt: new Date(now.getTime() + Math.round(wait * 1000)) };
}
