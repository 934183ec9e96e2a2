import { completeQuery, valueText } from '@contract/query/complete';
import { parseBound, resolveBound } from '@contract/query/dates';
import { explainQuery } from '@contract/query/explain';
import { parseQuery } from '@contract/query/parse';
import { printQuery } from '@contract/query/print';
import { withoutDates } from '@contract/query/withoutDates';

function parsed(text: string) {
  const result = parseQuery(text);
  if (!result.ok) throw new Error(`${text} is refused`);
  return result.query;
}

describe('explainQuery', () => {
  const words = (text: string) => explainQuery(parsed(text)).map((line) => `${'  '.repeat(line.depth)}${line.text}`);

  it('writes one line per clause and each group before its content', () => {
    expect(
      words('(pfizer OR "mRNA vaccine") -headline:(recall OR lawsuit) -vacc* language:en "a b"~3 date:[now-7d TO now]'),
    ).toEqual([
      'All of these:',
      '  At least one of these:',
      '    headline or body contains “pfizer”',
      '    headline or body contains the exact phrase “mRNA vaccine”',
      '  None of these:',
      '    headline contains “recall”',
      '    headline contains “lawsuit”',
      '  Not: headline or body contains a word that begins with “vacc”',
      '  language is “en”',
      '  headline or body contains the words “a b” near each other (at most 3 moves apart)',
      '  published in the last 7 days',
    ]);
  });

  it.each([
    ['date:2026-01-05', 'published on 5 January 2026 (UTC)'],
    ['date:2026-02', 'published from 1 February 2026 to 28 February 2026 (UTC, both days included)'],
    ['date:[2026-01-05 TO *]', 'published since 5 January 2026 (UTC)'],
    ['date:[* TO now-1d]', 'published until 1 day ago'],
    ['date:[2026-01-05T10:00:00Z TO now]', 'published from 5 January 2026, 10:00:00 (UTC) to now'],
  ])('explains %s as %s', (text, line) => {
    expect(words(text)).toEqual([line]);
  });

  it('returns no lines for an empty query', () => {
    expect(explainQuery(null)).toEqual([]);
  });
});

describe('completeQuery', () => {
  /** The | marks the caret. */
  const at = (marked: string) => {
    const caret = marked.indexOf('|');
    const text = marked.replace('|', '');
    const { kind, field, typed, start, end, quoted, options } = completeQuery(text, caret);
    return {
      kind,
      field,
      typed,
      replaces: text.slice(start, end),
      quoted,
      options: options.map((option) => option.text),
    };
  };

  it.each([
    ['|', { kind: 'word', typed: '', options: ['NOT '] }],
    ['hea|', { kind: 'word', field: 'document', typed: 'hea', replaces: 'hea', options: ['headline:'] }],
    ['a lan|gua b', { kind: 'word', typed: 'lan', replaces: 'langua', options: ['language:'] }],
    ['pfizer A|', { kind: 'operator', typed: 'A', replaces: 'A', options: ['AND '] }],
    ['pfizer |', { kind: 'operator', typed: '', replaces: '', options: ['AND ', 'OR ', 'NOT '] }],
    ['a AND |', { kind: 'word', typed: '', options: ['NOT '] }],
    ['head|line:a', { kind: 'field', typed: 'head', replaces: 'headline:', options: ['headline:'] }],
    ['language:|', { kind: 'value', field: 'language', typed: '', replaces: '' }],
    ['language: |', { kind: 'value', field: 'language', typed: '', replaces: '' }],
    ['language:e|', { kind: 'value', field: 'language', typed: 'e', replaces: 'e' }],
    ['source:(reuters OR bl|', { kind: 'value', field: 'source', typed: 'bl', replaces: 'bl' }],
    ['source:(reuters) bl|', { kind: 'word', field: 'document', typed: 'bl' }],
    ['source:"New Y|', { kind: 'value', field: 'source', typed: 'New Y', replaces: '"New Y', quoted: true }],
    ['source:"New Y|" b', { kind: 'value', field: 'source', typed: 'New Y', replaces: '"New Y"', quoted: true }],
    ['"some wo|', { kind: 'word', field: 'document', typed: 'some wo', quoted: true }],
    ['date:|', { kind: 'value', field: 'date', options: expect.arrayContaining(['[now-7d TO now]']) }],
    ['-hea|', { kind: 'word', typed: 'hea', replaces: 'hea', options: ['headline:'] }],
    ['(hea|)', { kind: 'word', typed: 'hea', replaces: 'hea' }],
  ])('returns the completion at %s', (marked, expected) => {
    expect(at(marked)).toMatchObject(expected);
  });

  it('escapes or quotes a selected value so that it is parsed literally', () => {
    expect(['en', 'New York Times', 'C++', 'a:b', 'OR'].map(valueText)).toEqual([
      'en',
      '"New York Times"',
      'C++',
      'a\\:b',
      '\\OR',
    ]);
  });
});

describe('dates', () => {
  const now = Date.parse('2026-03-31T10:00:00.000Z');
  const resolve = (text: string, end: 'from' | 'to') => {
    const bound = parseBound(text, end);
    if (bound.kind === 'wrong') throw new Error(bound.reason);
    const at = resolveBound(bound, end, now);
    return at === undefined ? null : new Date(at).toISOString();
  };

  it.each([
    ['2026-01-31', 'from', '2026-01-31T00:00:00.000Z'],
    ['2026-01-31', 'to', '2026-01-31T23:59:59.999Z'],
    ['2024-02', 'to', '2024-02-29T23:59:59.999Z'],
    ['2026', 'from', '2026-01-01T00:00:00.000Z'],
    ['now', 'to', '2026-03-31T10:00:00.000Z'],
    ['now-7d', 'from', '2026-03-24T10:00:00.000Z'],
    ['now-90m', 'from', '2026-03-31T08:30:00.000Z'],
    ['now-1M', 'from', '2026-02-28T10:00:00.000Z'],
    ['now-1y', 'from', '2025-03-31T10:00:00.000Z'],
    ['now-25M', 'from', '2024-02-29T10:00:00.000Z'],
    ['now+2w', 'to', '2026-04-14T10:00:00.000Z'],
    ['2026-01-31T10:00:00.5-05:00', 'from', '2026-01-31T15:00:00.500Z'],
    ['*', 'to', null],
  ] as const)('parses and resolves %s as %s to %s', (text, end, instant) => {
    expect(resolve(text, end)).toBe(instant);
  });

  it.each([
    ['pfizer date:2026', 'pfizer'],
    ['date:2026', ''],
    ['a OR (b date:[now-7d TO now])', 'a OR b'],
    ['a -date:2026', 'a'],
  ])('removing the dates of %s gives %s', (text, left) => {
    expect(printQuery(withoutDates(parsed(text)))).toBe(left);
  });
});
