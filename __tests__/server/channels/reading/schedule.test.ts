import fc from 'fast-check';
import { scheduleNext, type Reading } from '@server/channels/reading/schedule';

const now = new Date('2026-11-20T12:00:00Z');
const hour = 3600;
const next = (reading: Partial<Reading>, chance = 0) => {
  const { intervalSeconds, nextReadAt } = scheduleNext(
    { result: 'same', intervalSeconds: 900, failures: 0, ...reading },
    now,
    () => chance,
  );
  return { interval: intervalSeconds, wait: (nextReadAt.getTime() - now.getTime()) / 1000 };
};

test('halves the interval of a channel with new items, down to 5 minutes', () => {
  expect(next({ result: 'new' })).toEqual({ interval: 450, wait: 450 });
  expect(next({ result: 'new', intervalSeconds: 400 })).toEqual({ interval: 300, wait: 300 });
});

test('extends the interval of a channel without new items, up to 12 hours', () => {
  expect(next({})).toEqual({ interval: 1350, wait: 1350 });
  expect(next({ intervalSeconds: 11 * hour })).toEqual({ interval: 12 * hour, wait: 12 * hour });
});

test('respects the freshness that feed and server state, up to 12 hours', () => {
  expect(next({ ttlSeconds: hour })).toEqual({ interval: 1350, wait: hour });
  expect(next({ ttlSeconds: 60, freshSeconds: 2 * hour }).wait).toBe(2 * hour);
  expect(next({ freshSeconds: 365 * 24 * hour }).wait).toBe(12 * hour);
});

test('doubles the pause after each failure, up to a day, and keeps the interval', () => {
  const waits = [1, 2, 3, 20].map((failures) => next({ result: 'failed', failures }, 0.999_999).wait);
  expect(waits.map(Math.round)).toEqual([600, 1200, 2400, 24 * hour]);
  expect(next({ result: 'failed', failures: 3 }, 0).wait).toBe(1200);
  expect(next({ result: 'failed', failures: 3 }).interval).toBe(900);
});

test('respects Retry-After, up to a week', () => {
  expect(next({ result: 'later', failures: 1, retryAfterSeconds: 2 * 24 * hour }).wait).toBe(2 * 24 * hour);
  expect(next({ result: 'later', failures: 1, retryAfterSeconds: 1 }).wait).toBe(300);
  expect(next({ result: 'later', failures: 1, retryAfterSeconds: 1e9 }).wait).toBe(7 * 24 * hour);
});

test('reads a feed that is gone once a week', () =>
  expect(next({ result: 'gone', failures: 1 }).wait).toBe(7 * 24 * hour));

test('schedules a healthy channel between 5 minutes and 12 hours plus jitter, whatever happens', () => {
  const reading = fc.record({
    result: fc.constantFrom('new' as const, 'same' as const),
    intervalSeconds: fc.integer({ min: 0, max: 1e7 }),
    failures: fc.nat(100),
    ttlSeconds: fc.option(fc.nat(1e8)),
    freshSeconds: fc.option(fc.nat(1e8)),
  });
  fc.assert(
    fc.property(reading, fc.double({ min: 0, max: 0.999, noNaN: true }), (given, chance) => {
      const { wait } = next(given, chance);
      expect(wait).toBeGreaterThanOrEqual(300);
      expect(wait).toBeLessThanOrEqual(12 * hour * 1.1);
    }),
  );
});
