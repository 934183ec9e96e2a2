import { queryFiltersOf, narrowTo, narrowToDays } from '@client/features/search/queryClauses';

test('a facet adds its whole name as a filter, which is labeled by its field and can be removed alone', () => {
  const narrowed = narrowTo('trial OR study', 'subject', 'He said "no" / C:\\');
  expect(narrowed).toBe('(trial OR study) AND subject:="He said \\"no\\" / C:\\\\"');
  expect(narrowTo(narrowed, 'organization', '感染症')).toBe(`${narrowed} AND organization:="感染症"`);
  expect(queryFiltersOf(narrowed)).toEqual([{ label: 'Subject: He said "no" / C:\\', without: 'trial OR study' }]);
});

test('narrowing twice to the same name adds it once, and a query that doesn’t parse is unchanged', () => {
  expect(narrowTo(narrowTo('', 'language', 'en'), 'language', 'en')).toBe('language:="en"');
  expect(narrowTo('"open', 'language', 'en')).toBe('"open');
});

test('a range of days replaces date ranges that contain it, and is added to others', () => {
  expect(narrowToDays('a AND date:[2026-01-01 TO *]', '2026-02-01', '2026-02-03')).toBe(
    'a AND date:[2026-02-01 TO 2026-02-03]',
  );
  for (const kept of ['date:[now-7d TO now]', 'date:[2026-02-02 TO *]', 'date:[2026-01-01T08:00:00Z TO *]']) {
    expect(narrowToDays(`a AND ${kept}`, '2026-02-01', '2026-02-03')).toContain(`${kept} AND date:[2026-02-01`);
  }
});
