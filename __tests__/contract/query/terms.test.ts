import { parseQuery } from '@contract/query/parse';
import { dayRangeValue, makeTerm, queryToTermList, rangeValueDays, termsToText } from '@contract/query/terms';
import type { Term } from '@contract/query/term';

function termsOf(text: string): Term[] {
  const parsed = parseQuery(text);
  if (!parsed.ok) throw new Error(`${text} is refused`);
  return queryToTermList(parsed.query);
}

const short = (terms: readonly Term[]) =>
  terms.map(({ name, type, condition, value }) => `${condition} ${name} ${type} ${value}`);

describe('termsToText', () => {
  const document = (condition: Term['condition'], value: string) => makeTerm('document', 'single', condition, value);

  it.each<[string, Term[], string]>([
    ['nothing', [], ''],
    ['one term', [document('AND', 'a')], 'a'],
    ['terms of one condition', [document('AND', 'a'), document('AND', 'b'), document('AND', 'c')], 'a AND b AND c'],
    ['OR, then AND', [document('AND', 'a'), document('OR', 'b'), document('AND', 'c')], '(a OR b) AND c'],
    ['AND, then OR', [document('AND', 'a'), document('AND', 'b'), document('OR', 'c')], '(a AND b) OR c'],
    [
      'mixed conditions, folded from the top',
      [document('AND', 'a'), document('OR', 'b'), document('AND', 'c'), document('OR', 'd'), document('NOT', 'e')],
      '(((a OR b) AND c) OR d) AND NOT e',
    ],
    ['NOT first', [document('NOT', 'a'), document('AND', 'b')], 'NOT a AND b'],
    ['OR first counts for nothing', [document('OR', 'a'), document('AND', 'b')], 'a AND b'],
    ['a value that is a query', [document('AND', 'a OR b'), document('AND', '"c d"~3')], '(a OR b) AND "c d"~3'],
    ['a value in its field', [makeTerm('headline', 'single', 'AND', 'a -b')], 'headline:(a AND NOT b)'],
    ['empty values', [document('AND', ' '), document('OR', 'a')], 'a'],
    ['a select', [makeTerm('source', 'select', 'AND', 'New York Times')], 'source:"New York Times"'],
    ['a select with syntax', [makeTerm('category', 'select', 'AND', 'AND')], 'category:\\AND'],
    [
      'a range of days',
      [makeTerm('date', 'range', 'AND', dayRangeValue('2026-01-01', '2026-01-31'))],
      'date:[2026-01-01 TO 2026-01-31]',
    ],
    ['a range by hand', [makeTerm('date', 'single', 'AND', '[now-7d TO now]')], 'date:[now-7d TO now]'],
    [
      'a complex term among others',
      [
        { name: 'COMPLEX', label: 'complex', type: 'complex', condition: 'AND', value: '(a OR b) (c OR d)' },
        document('NOT', 'e'),
      ],
      '(a OR b) AND (c OR d) AND NOT e',
    ],
  ])('converts %s', (_, terms, text) => {
    expect(termsToText(terms)).toEqual({ ok: true, text });
  });

  it('reports which term is invalid and the position in its value', () => {
    const answer = termsToText([document('AND', 'a'), document('OR', 'b AND'), makeTerm('date', 'range', 'AND', 'x')]);
    expect(answer).toMatchObject({
      ok: false,
      errors: [
        { term: 1, code: 'MISSING_OPERAND', start: 2, end: 5 },
        { term: 2, code: 'BAD_RANGE' },
      ],
    });
  });

  it('rejects a reversed range, a range of words, and an unknown field', () => {
    const wrong = [
      makeTerm('date', 'range', 'AND', dayRangeValue('2026-02-01', '2026-01-01')),
      makeTerm('headline', 'range', 'AND', '[a TO b]'),
      { ...document('AND', 'a'), name: 'TITLE' },
    ];
    const codes = wrong.map((term) => {
      const answer = termsToText([term]);
      return answer.ok ? null : answer.errors[0]?.code;
    });
    expect(codes).toEqual(['RANGE_ORDER', 'RANGE_NOT_DATE', 'UNKNOWN_FIELD']);
  });

  it('accepts a list that only excludes words, because it may be incomplete', () => {
    expect(termsToText([document('NOT', 'a')])).toEqual({ ok: true, text: 'NOT a' });
  });

  it('rejects a list of alternating operators', () => {
    const terms = Array.from({ length: 1_000 }, (_, index) => document(index % 2 ? 'OR' : 'AND', `w${index}`));
    expect(termsToText(terms)).toMatchObject({ ok: false, errors: [{ code: 'TOO_DEEP' }] });
  });
});

describe('queryToTermList', () => {
  it.each<[string, string[]]>([
    ['', []],
    ['a', ['AND DOCUMENT single a']],
    ['a b', ['AND DOCUMENT single a', 'AND DOCUMENT single b']],
    ['a OR b', ['AND DOCUMENT single a', 'OR DOCUMENT single b']],
    ['a -b', ['AND DOCUMENT single a', 'NOT DOCUMENT single b']],
    ['-a b', ['NOT DOCUMENT single a', 'AND DOCUMENT single b']],
    ['(a OR b) AND c', ['AND DOCUMENT single a', 'OR DOCUMENT single b', 'AND DOCUMENT single c']],
    ['a AND b OR c', ['AND DOCUMENT single a', 'AND DOCUMENT single b', 'OR DOCUMENT single c']],
    ['"a b"~2 vacc*', ['AND DOCUMENT single "a b"~2', 'AND DOCUMENT single vacc*']],
    ['headline:(a OR b)', ['AND HEADLINE single a', 'OR HEADLINE single b']],
    ['headline:"a b" language:en', ['AND HEADLINE single "a b"', 'AND LANGUAGE select en']],
    ['source:"New York Times"', ['AND SOURCE select New York Times']],
    ['source:"reuters"', ['AND SOURCE single "reuters"']],
    ['source:reut*', ['AND SOURCE single reut*']],
    [
      'a date:[2026-01-01 TO 2026-01-31]',
      ['AND DOCUMENT single a', 'AND DATE range [2026-01-01T00:00:00.000Z TO 2026-01-31T23:59:59.999Z]'],
    ],
    ['date:[now-7d TO now]', ['AND DATE single [now-7d TO now]']],
    ['date:[2026-01-01 TO *]', ['AND DATE single [2026-01-01 TO *]']],
    ['a AND (b OR c)', ['AND COMPLEX complex a AND (b OR c)']],
    ['(a OR b) AND (c OR d)', ['AND COMPLEX complex (a OR b) AND (c OR d)']],
    ['a OR b AND c', ['AND COMPLEX complex a OR b AND c']],
    ['a NOT (b OR c)', ['AND COMPLEX complex a AND NOT (b OR c)']],
    ['a OR (b -c)', ['AND COMPLEX complex a OR b AND NOT c']],
  ])('converts %s', (text, list) => {
    expect(short(termsOf(text))).toEqual(list);
  });

  it('keeps a query that has no plain list as one complex term', () => {
    const parsed = parseQuery('a (b OR c)');
    if (!parsed.ok) throw new Error('refused');
    expect(queryToTermList(parsed.query)).toEqual([
      { name: 'COMPLEX', label: 'complex', type: 'complex', condition: 'AND', value: 'a AND (b OR c)' },
    ]);
  });

  it('rangeValueDays returns the days of a range for a date picker', () => {
    expect(rangeValueDays(dayRangeValue('2026-01-01', '2026-02-28'))).toEqual({ from: '2026-01-01', to: '2026-02-28' });
    expect(rangeValueDays('[now-7d TO now]')).toBeNull();
    expect(rangeValueDays('nonsense')).toBeNull();
  });
});
