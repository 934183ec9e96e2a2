import { dayInTimeZone, startOfDayInTimeZone } from '@client/shared/time/zonedDay';

test('a day begins when the clocks of its zone say so, on the days of their change too', () => {
  expect(startOfDayInTimeZone('2026-12-01', 'US/Eastern')).toBe('2026-12-01T05:00:00.000Z');
  expect(startOfDayInTimeZone('2026-07-01', 'US/Eastern')).toBe('2026-07-01T04:00:00.000Z');
  expect(startOfDayInTimeZone('2026-11-02', 'US/Eastern')).toBe('2026-11-02T05:00:00.000Z');
  expect(startOfDayInTimeZone('2026-03-29', 'Europe/Berlin')).toBe('2026-03-28T23:00:00.000Z');
  expect(startOfDayInTimeZone('2026-12-01', 'Asia/Kolkata')).toBe('2026-11-30T18:30:00.000Z');
});

test('an invalid day has no start', () => {
  for (const text of ['', 'soon', '2026-13-01', '2026-1-1']) expect(startOfDayInTimeZone(text, 'UTC')).toBeNull();
});

test('an instant falls on the day of the zone', () => {
  const at = Date.parse('2026-12-31T20:00:00Z');
  expect(dayInTimeZone(at, 'UTC')).toBe('2026-12-31');
  expect(dayInTimeZone(at, 'Asia/Tokyo')).toBe('2027-01-01');
  expect(dayInTimeZone(at, 'US/Pacific', 7)).toBe('2027-01-07');
});
