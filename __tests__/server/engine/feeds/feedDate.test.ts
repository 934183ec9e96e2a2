import fc from 'fast-check';
import { readFeedDate } from '@server/engine/feeds/feedDate';

const receivedAt = new Date('2026-11-20T12:00:00Z');

describe('readFeedDate', () => {
  test.each([
    ['Mon, 02 Feb 2026 10:00:00 GMT', '2026-02-02T10:00:00.000Z'],
    ['Mon, 2 Feb 26 10:00 EST', '2026-02-02T15:00:00.000Z'],
    ['2 Feb 99 10:00:00 PDT', '1999-02-02T17:00:00.000Z'],
    ['Mon, 02 Feb 2026 10:00:00 +0530', '2026-02-02T04:30:00.000Z'],
    ['Mon, 02 Feb 2026 10:00:00 GMT+1', '2026-02-02T09:00:00.000Z'],
    ['Monday, 02 February 2026 10:00:00 CEST', '2026-02-02T08:00:00.000Z'],
    ['Mon,02 Feb 2026 10:00:00 Z', '2026-02-02T10:00:00.000Z'],
    ['02-Feb-2026 10:00', '2026-02-02T10:00:00.000Z'],
    ['Mon, 02 Feb 2026', '2026-02-02T00:00:00.000Z'],
    ['Mon, 02 Feb 2026 10:00:00', '2026-02-02T10:00:00.000Z'],
    ['Mon, 02 Feb 2026 10:00:00 (JST)', '2026-02-02T01:00:00.000Z'],
    ['Mon, 02 Feb 2026 24:00:00 GMT', '2026-02-03T00:00:00.000Z'],
    ['February 2nd, 2026 10:00 PM', '2026-02-02T22:00:00.000Z'],
    ['Mon Feb  2 10:00:00 2026', '2026-02-02T10:00:00.000Z'],
    ['Mon Feb 2 10:00:00 EST 2026', '2026-02-02T15:00:00.000Z'],
    ['Lun, 02 févr. 2026 10:00:00 +0100', '2026-02-02T09:00:00.000Z'],
    ['Mo, 02 Mär 2026 10:00:00 MEZ', '2026-03-02T09:00:00.000Z'],
    ['Di., 02 Dez 2025 10:00:00 +0100', '2025-12-02T09:00:00.000Z'],
    ['2 de agosto de 2026 10:00', '2026-08-02T10:00:00.000Z'],
    ['2026-02-02T10:00:00Z', '2026-02-02T10:00:00.000Z'],
    ['2026-02-02T10:00:00.123456-05:00', '2026-02-02T15:00:00.000Z'],
    ['2026-02-02 10:00:00', '2026-02-02T10:00:00.000Z'],
    ['2026-02-02 10:00:00 EST', '2026-02-02T15:00:00.000Z'],
    ['2026-02-02T10:00:00+02', '2026-02-02T08:00:00.000Z'],
    ['20260202T100000Z', '2026-02-02T10:00:00.000Z'],
    ['2026/02/02', '2026-02-02T00:00:00.000Z'],
    ['2026-02', '2026-02-01T00:00:00.000Z'],
    ['2026', '2026-01-01T00:00:00.000Z'],
    ['1770026400', '2026-02-02T10:00:00.000Z'],
    ['1770026400000', '2026-02-02T10:00:00.000Z'],
  ])('parses %s', (text, expected) => expect(readFeedDate(text, receivedAt)).toBe(expected));

  test('returns the time of reading for a date in the future', () => {
    expect(readFeedDate('2031-01-01T00:00:00Z', receivedAt)).toBe('2026-11-20T12:00:00.000Z');
  });

  test.each([
    '',
    'yesterday',
    '0001-01-01T00:00:00Z',
    '1970-01-01T00:00:00Z',
    'Thu, 01 Jan 1970 00:00:00 GMT',
    '2026-13-01',
    '99 Foo 2026',
    '{}',
  ])('returns null for %j', (text) => expect(readFeedDate(text, receivedAt)).toBeNull());

  test('parses any instant in the usual formats exactly', () => {
    const instants = fc
      .date({ min: new Date('1971-01-01'), max: receivedAt, noInvalidDate: true })
      .map((date) => new Date(Math.floor(date.getTime() / 1000) * 1000));
    fc.assert(
      fc.property(instants, (date) => {
        expect(readFeedDate(date.toUTCString(), receivedAt)).toBe(date.toISOString());
        expect(readFeedDate(date.toISOString(), receivedAt)).toBe(date.toISOString());
      }),
    );
  });

  test('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => readFeedDate(text, receivedAt) !== undefined));
  });
});
