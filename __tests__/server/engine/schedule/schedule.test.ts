import fc from 'fast-check';
import { DateTime } from 'luxon';
import { nextDue } from '@server/engine/schedule/schedule';

const at = (iso: string) => new Date(iso);
const due = (frequency: number, zone: string, after: string) => nextDue(frequency, zone, at(after)).toISOString();

describe('nextDue', () => {
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
  ])('is due at the instants of: %s', (_name, frequency, zone, after, expected) => {
    expect(due(frequency, zone, after)).toBe(expected);
  });

  it('keeps the hour of the wall clock across both daylight-saving changes', () => {
    expect(due(5, 'US/Eastern', '2026-03-07T12:00:00Z')).toBe('2026-03-08T10:00:00.000Z');
    expect(due(5, 'US/Eastern', '2026-10-31T12:00:00Z')).toBe('2026-11-01T11:00:00.000Z');
  });

  it('is due once in a skipped hour and once in a repeated hour', () => {
    // In Cairo, clocks go forward at midnight; in Lebanon, they go back at midnight.
    expect(due(2, 'Africa/Cairo', '2026-04-23T21:00:00Z')).toBe('2026-04-23T22:00:00.000Z');
    const first = nextDue(2, 'Asia/Beirut', at('2026-10-24T18:00:00Z'));
    const second = nextDue(2, 'Asia/Beirut', first);
    expect(DateTime.fromJSDate(second, { zone: 'Asia/Beirut' }).hour).toBe(4);
  });

  // frequency, time zone, start, and the following instants
  it.each([
    [
      'Europe: forward, an hour less between two',
      5,
      'Europe/Berlin',
      '2026-03-28T00:00Z',
      ['2026-03-28T05:00', '2026-03-29T04:00', '2026-03-30T04:00'],
    ],
    [
      'Europe: back, an hour more',
      5,
      'Europe/Berlin',
      '2026-10-24T00:00Z',
      ['2026-10-24T04:00', '2026-10-25T05:00', '2026-10-26T05:00'],
    ],
    [
      'the United States, weeks before Europe',
      4,
      'America/New_York',
      '2026-03-07T00:00Z',
      ['2026-03-07T12:00', '2026-03-08T11:00', '2026-03-09T11:00'],
    ],
    [
      'the southern hemisphere goes back in April',
      5,
      'Australia/Sydney',
      '2026-04-03T00:00Z',
      ['2026-04-03T19:00', '2026-04-04T20:00', '2026-04-05T20:00'],
    ],
    [
      'and forward in October',
      5,
      'America/Santiago',
      '2026-09-04T12:00Z',
      ['2026-09-05T10:00', '2026-09-06T09:00', '2026-09-07T09:00'],
    ],
    [
      'Lord Howe: half an hour',
      5,
      'Australia/Lord_Howe',
      '2026-04-03T00:00Z',
      ['2026-04-03T19:00', '2026-04-04T19:30', '2026-04-05T19:30'],
    ],
    [
      'Lord Howe: half an hour forward',
      5,
      'Australia/Lord_Howe',
      '2026-10-02T00:00Z',
      ['2026-10-02T19:30', '2026-10-03T19:00'],
    ],
    [
      'Chatham: three quarters of an hour from New Zealand',
      5,
      'Pacific/Chatham',
      '2026-04-03T00:00Z',
      ['2026-04-03T16:15', '2026-04-04T17:15', '2026-04-05T17:15'],
    ],
    [
      'Nepal: no change, and a quarter',
      5,
      'Asia/Kathmandu',
      '2026-03-28T12:00Z',
      ['2026-03-29T00:15', '2026-03-30T00:15'],
    ],
    [
      'Nepal, the day its clock went on by a quarter at midnight',
      2,
      'Asia/Kathmandu',
      '1985-12-31T14:00Z',
      ['1985-12-31T14:30', '1985-12-31T18:30', '1985-12-31T22:15'],
    ],
    [
      'Samoa leaves out a Friday',
      5,
      'Pacific/Apia',
      '2011-12-28T20:00Z',
      ['2011-12-29T16:00', '2011-12-30T16:00', '2011-12-31T16:00'],
    ],
    [
      'Samoa, by every fourth hour',
      2,
      'Pacific/Apia',
      '2011-12-30T05:00Z',
      ['2011-12-30T06:00', '2011-12-30T10:00', '2011-12-30T14:00'],
    ],
    [
      'a week in which a day is left out',
      6,
      'Pacific/Apia',
      '2011-12-26T16:00Z',
      ['2012-01-01T16:00', '2012-01-08T16:00'],
    ],
    [
      'Cairo has no midnight: the instant of the jump',
      2,
      'Africa/Cairo',
      '2026-04-23T18:00Z',
      ['2026-04-23T22:00', '2026-04-24T01:00'],
    ],
    [
      'Beirut goes back when midnight has come, and reaches it an hour later',
      2,
      'Asia/Beirut',
      '2026-10-24T18:00Z',
      ['2026-10-24T22:00', '2026-10-25T02:00'],
    ],
    [
      'Havana has two midnights: the first',
      2,
      'America/Havana',
      '2026-11-01T00:00Z',
      ['2026-11-01T04:00', '2026-11-01T09:00'],
    ],
    [
      'Newfoundland, a minute past midnight',
      2,
      'America/St_Johns',
      '2010-11-07T00:00Z',
      ['2010-11-07T02:30', '2010-11-07T07:30'],
    ],
    ['Troll: two hours', 5, 'Antarctica/Troll', '2026-03-28T00:00Z', ['2026-03-28T06:00', '2026-03-29T04:00']],
    [
      'Casey: three hours, four and five o’clock among them',
      2,
      'Antarctica/Casey',
      '2009-10-17T17:00Z',
      ['2009-10-17T18:00', '2009-10-17T21:00'],
    ],
    ['Casey, daily at five', 3, 'Antarctica/Casey', '2009-10-16T22:00Z', ['2009-10-17T18:00', '2009-10-18T18:00']],
    [
      'a Ramadan in which Morocco goes back',
      5,
      'Africa/Casablanca',
      '2026-02-14T00:00Z',
      ['2026-02-14T05:00', '2026-02-15T06:00', '2026-02-16T06:00'],
    ],
  ] as const)('is due at the expected instants: %s', (_name, frequency, zone, from, expected) => {
    let after = at(from);
    const instants = expected.map(() => {
      after = nextDue(frequency, zone, after);
      return after.toISOString().slice(0, 16);
    });
    expect(instants).toEqual(expected);
  });

  it.each([
    ['Europe/London', 2026],
    ['America/Los_Angeles', 2026],
    ['America/Havana', 2026],
    ['Australia/Lord_Howe', 2026],
    ['Pacific/Chatham', 2026],
    ['Pacific/Apia', 2011],
    ['Africa/Cairo', 2026],
    ['Asia/Tehran', 2022],
    ['America/St_Johns', 2010],
  ])('is due at six by the wall clock on each day that %s had in %s', (zone, year) => {
    // Day and time come from Intl, independent of Luxon, which the schedule uses.
    const clock = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
    });
    const end = Date.UTC(year + 1, 0, 1, 12);
    const days = new Set<string>();
    for (let noon = Date.UTC(year, 0, 2); noon < end; noon += 3_600_000) {
      const [day = '', time] = clock.format(noon).split(', ');
      if (time?.startsWith('06:') === true) days.add(`${day} 06:00`);
    }
    const dueTimes: string[] = [];
    for (let due = nextDue(5, zone, new Date(Date.UTC(year, 0, 2))); due.getTime() < end; due = nextDue(5, zone, due)) {
      dueTimes.push(clock.format(due).replace(', ', ' '));
    }
    expect(dueTimes).toEqual([...days]);
  });

  it("is strictly in the future and on the person's hour, for every zone and instant", () => {
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

  it('throws for an unknown frequency', () => {
    expect(() => nextDue(9, 'UTC', new Date())).toThrow(RangeError);
  });
});
