import { feedLimits } from '@contract/limits';

/** What one reading says about the next. Times in seconds. */
export interface Reading {
  /**
   * `new`: it brought items or versions. `same`: nothing new. `failed`: it could not be read. `later`: the server asked
   * to wait. `gone`: the server says for good that there is no such feed.
   */
  result: 'new' | 'same' | 'failed' | 'later' | 'gone';
  /** The interval so far. */
  intervalSeconds: number;
  /** Failures in a row, this reading included. */
  failures: number;
  retryAfterSeconds?: number | null;
  /** How long the feed (ttl, sy:) and the server (Cache-Control, Expires) say that nothing changes. */
  ttlSeconds?: number | null;
  freshSeconds?: number | null;
}

export interface NextReading {
  intervalSeconds: number;
  nextReadAt: Date;
}

export interface ScheduleLimits {
  minimum: number;
  maximum: number;
}

const growth = 1.5;
const within = (value: number, { minimum, maximum }: ScheduleLimits) => Math.min(maximum, Math.max(minimum, value));

function adapted(reading: Reading, limits: ScheduleLimits): number {
  const factor = reading.result === 'new' ? 0.5 : growth;
  return Math.round(within(reading.intervalSeconds * factor, limits));
}

/** Exponential, with "equal jitter": half of it certain, half by chance, so that channels of one server part. */
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
  // A tenth by chance, later only: never sooner than asked for.
  return Math.max(interval, hints) * (1 + chance / 10);
}

/**
 * When to read a channel next. The interval halves when something new came and grows by half when nothing did, between
 * the minimum and the maximum; hints of feed and server are waited for, up to the maximum. Failures back off
 * exponentially up to a day and leave the interval as it was; `Retry-After` is respected up to a week.
 * @param random a number from 0 up to, not including, 1
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
