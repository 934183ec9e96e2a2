import fc from 'fast-check';
import { DateTime } from 'luxon';
import { nextDue } from '@server/engine/alerts/schedule';

const at = (iso: string) => new Date(iso);
const due = (frequency: number, zone: string, after: string) => nextDue(frequency, zone, at(after)).toISOString();

describe('the instant an alert is due', () => {
  it.each([
    ['real-time: the next whole minute', 0, 'UTC', '2026-03-01T10:00:00Z', '2026-03-01T10:01:00.000Z'],
    ['hourly: the next whole hour', 1, 'Asia/Kolkata', '2026-03-01T10:59:59Z', '2026-03-01T11:00:00.000Z'],
    ['four-hourly, by the wall clock', 2, 'Asia/Kolkata', '2026-03-01T00:00:00Z', '2026-03-01T02:30:00.000Z'],
    ['daily at five', 3, 'US/Eastern', '2026-01-10T09:59:00Z', '2026-01-10T10:00:00.000Z'],
    ['daily at five, when it is five now', 3, 'US/Eastern', '2026-01-10T10:00:00Z', '2026-01-11T10:00:00.000Z'],
    ['daily at six, summer', 5, 'US/Eastern', '2026-07-10T00:00:00Z', '2026-07-10T10:00:00.000Z'],
    ['daily at seven', 4, 'Europe/Berlin', '2026-07-10T05:30:00Z', '2026-07-11T05:00:00.000Z'],
    ['weekly: Monday at six', 6, 'Europe/Berlin', '2026-11-20T12:00:00Z', '2026-11-23T05:00:00.000Z'],
    ['weekly, on a Monday past six', 6, 'Europe/Berlin', '2026-11-23T05:00:00Z', '2026-11-30T05:00:00.000Z'],
    ['an unknown zone is US/Eastern', 5, 'Nowhere/Land', '2026-01-10T00:00:00Z', '2026-01-10T11:00:00.000Z'],
  ])('%s', (_name, frequency, zone, after, expected) => {
    expect(due(frequency, zone, after)).toBe(expected);
  });

  it('keeps the hour of the wall clock across both changes of the clock', () => {
    expect(due(5, 'US/Eastern', '2026-03-07T12:00:00Z')).toBe('2026-03-08T10:00:00.000Z');
    expect(due(5, 'US/Eastern', '2026-10-31T12:00:00Z')).toBe('2026-11-01T11:00:00.000Z');
  });

  it('is due once in an hour that is skipped, and once in an hour that is repeated', () => {
    // Cairo springs forward at midnight; Lebanon falls back at midnight.
    expect(due(2, 'Africa/Cairo', '2026-04-23T21:00:00Z')).toBe('2026-04-23T22:00:00.000Z');
    const first = nextDue(2, 'Asia/Beirut', at('2026-10-24T18:00:00Z'));
    const second = nextDue(2, 'Asia/Beirut', first);
    expect(DateTime.fromJSDate(second, { zone: 'Asia/Beirut' }).hour).toBe(4);
  });

  it('lies strictly in the future, and comes on the hour of the person, for every zone and moment', () => {
    const zones = Intl.supportedValuesOf('timeZone');
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.constantFrom(2, 3, 4, 5, 6),
        fc.date({ min: at('2000-01-01'), max: at('2040-01-01'), noInvalidDate: true }),
        (zone, frequency, after) => {
          const next = nextDue(frequency, zone, after);
          const gap = next.getTime() - after.getTime();
          expect(gap).toBeGreaterThan(0);
          expect(gap).toBeLessThanOrEqual((frequency === 6 ? 7 * 24 + 3 : 27) * 3_600_000);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('refuses a frequency that does not exist', () => {
    expect(() => nextDue(9, 'UTC', new Date())).toThrow(RangeError);
  });
});
