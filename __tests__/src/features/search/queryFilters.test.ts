import { namesOf, requiresMoreThanNames, toggleExcluded, toggleIncluded } from '@client/features/search/nameFilters';
import {
  hasDateFilter,
  narrowTo,
  narrowToDays,
  narrowToSince,
  queryFiltersOf,
  withoutDateFilters,
} from '@client/features/search/queryFilters';
import '@client/features/search/resultTexts';
import '@client/features/search/texts';

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

test('further names of a field are alternatives, shown in one chip, and are removed one by one', () => {
  const one = toggleIncluded('trial', 'publication', 'The Post');
  const two = toggleIncluded(one, 'publication', 'Day');
  const other = toggleIncluded(two, 'language', 'en');
  expect(other).toBe('trial AND (publication:="The Post" OR publication:="Day") AND language:="en"');
  expect(namesOf(other, 'publication')).toEqual({ included: ['The Post', 'Day'], excluded: [] });
  expect(queryFiltersOf(other).map(({ label }) => label)).toEqual(['Publication: The Post or Day', 'Language: en']);
  expect(toggleIncluded(other, 'publication', 'the post')).toBe('trial AND publication:="Day" AND language:="en"');
  expect(toggleIncluded(two, 'publication', 'Day')).toBe(one);
});

test('a name is either required or excluded, and a second time neither', () => {
  const included = toggleIncluded('trial', 'subject', 'Vaccines');
  const excluded = toggleExcluded(included, 'subject', 'Vaccines');
  expect(excluded).toBe('trial AND NOT subject:="Vaccines"');
  expect(queryFiltersOf(excluded)).toEqual([{ label: 'Subject: not Vaccines', without: 'trial' }]);
  expect(namesOf(excluded, 'subject')).toEqual({ included: [], excluded: ['Vaccines'] });
  expect(toggleIncluded(excluded, 'subject', 'Vaccines')).toBe(included);
  expect(toggleExcluded(excluded, 'subject', 'Vaccines')).toBe('trial');
  expect(toggleExcluded('"open', 'subject', 'Vaccines')).toBe('"open');
});

test('a search that would only exclude is recognized', () => {
  expect(requiresMoreThanNames('trial', 'subject')).toBe(true);
  expect(requiresMoreThanNames('', 'subject')).toBe(false);
  expect(requiresMoreThanNames('subject:="Vaccines" AND NOT language:="en"', 'subject')).toBe(false);
  // Within a topic, a query may only exclude.
  expect(toggleExcluded('', 'subject', 'Vaccines')).toBe('NOT subject:="Vaccines"');
});

test('date filters are recognized and removed, and an instant can begin one', () => {
  expect(hasDateFilter('a AND date:[2026-01-01 TO *]')).toBe(true);
  expect(hasDateFilter('a')).toBe(false);
  expect(withoutDateFilters('a AND date:[2026-01-01 TO *] AND language:="en"')).toBe('a AND language:="en"');
  const since = narrowToSince('a', '2026-11-20T08:00:00.000Z');
  expect(since).toMatch(/^a AND date:\[2026-11-20T08:00:00(.000)?Z TO \*\]$/);
  expect(queryFiltersOf(since).map(({ label }) => label)).toEqual(['Published since 20 Nov 2026 08:00 UTC']);
  expect(queryFiltersOf('date:[2026-01-01 TO 2026-01-31] date:[now-7d TO *]').map(({ label }) => label)).toEqual([
    'Published 01 Jan 2026 to 31 Jan 2026',
    'date:[now-7d TO *]',
  ]);
  expect(narrowToSince(since, '2026-11-20T08:00:00.000Z')).toBe(since);
});
