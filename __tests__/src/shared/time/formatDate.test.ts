import { DateTime } from 'luxon';
import { dateTimeFormats } from '@server/engine/dates/dateTimeFormats';
import { formatAge, formatDay, formatInstant } from '@client/shared/time/formatDate';

const instants = ['2026-01-05T00:00:00Z', '2026-09-30T11:59:00Z', '2026-12-31T18:30:00Z', '1999-02-28T12:05:09Z'];
const zones = ['US/Eastern', 'Asia/Kolkata', 'UTC', 'Pacific/Kiritimati'];

test('every format reads on the screen as the server writes it in mails, in any time zone', () => {
  for (const format of dateTimeFormats) {
    for (const zone of zones) {
      for (const iso of instants) {
        const mailed = DateTime.fromISO(iso, { zone }).toFormat(format, { locale: 'en-US' });
        expect([format, zone, formatInstant(iso, format, zone)]).toEqual([format, zone, mailed]);
      }
    }
  }
});

test('days are written out; within a day, a list says how long ago', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  expect(formatDay('2026-11-21T02:00:00Z', 'US/Eastern')).toBe('20 Nov 2026');
  expect(formatAge('2026-11-21T11:15:00Z', now, 'UTC')).toMatch(/^45m/);
  expect(formatAge('2026-11-21T02:00:00Z', now, 'UTC')).toMatch(/^10h/);
  expect(formatAge('2026-11-20T11:00:00Z', now, 'UTC')).toBe('20 Nov 2026');
});

test('an invalid instant gives an empty text, and an unknown time zone counts as the browser’s', () => {
  expect(formatInstant('soon', 'yyyy-MM-dd', 'UTC')).toBe('');
  expect(formatInstant('2026-11-21T12:00:00Z', 'yyyy', 'Mars/Base')).toBe('2026');
});
