import { narrowingsOf, narrowTo, narrowToDays } from '@client/features/search/narrow';

test('a facet narrows to its whole name, which is shown as what it is and taken back alone', () => {
  const narrowed = narrowTo('trial OR study', 'subject', 'He said "no" / C:\\');
  expect(narrowed).toBe('(trial OR study) AND subject:="He said \\"no\\" / C:\\\\"');
  expect(narrowTo(narrowed, 'organization', '感染症')).toBe(`${narrowed} AND organization:="感染症"`);
  expect(narrowingsOf(narrowed)).toEqual([{ label: 'Subject: He said "no" / C:\\', without: 'trial OR study' }]);
});

test('narrowing twice to the same name asks for it once, and nothing is narrowed that does not parse', () => {
  expect(narrowTo(narrowTo('', 'language', 'en'), 'language', 'en')).toBe('language:="en"');
  expect(narrowTo('"open', 'language', 'en')).toBe('"open');
});

test('days take the place of dates that hold all of them, and stand beside others', () => {
  expect(narrowToDays('a AND date:[2026-01-01 TO *]', '2026-02-01', '2026-02-03')).toBe(
    'a AND date:[2026-02-01 TO 2026-02-03]',
  );
  for (const kept of ['date:[now-7d TO now]', 'date:[2026-02-02 TO *]', 'date:[2026-01-01T08:00:00Z TO *]']) {
    expect(narrowToDays(`a AND ${kept}`, '2026-02-01', '2026-02-03')).toContain(`${kept} AND date:[2026-02-01`);
  }
});
