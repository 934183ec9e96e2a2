import { countExecutedBlocks } from '../../support/jest/executedBlocks'; // imported first; see the file
import { limits } from '@contract/limits';
import { completeQuery } from '@contract/query/complete';
import { parseQuery } from '@contract/query/parse';
import { printQuery } from '@contract/query/print';
import { makeTerm, termsToText } from '@contract/query/terms';
import { wordsAndPhrasesOf } from '@contract/query/wordsAndPhrases';

const words = (count: number): string[] => Array.from({ length: count }, (_, index) => `w${index}`);
const nested = (text: string, depth: number, end: string): string => text.repeat(depth) + 'c' + end.repeat(depth);

/** Texts of any length that make careless parsers slow. */
const hostile: readonly (readonly [name: string, make: (length: number) => string])[] = [
  ['brackets', (length) => '('.repeat(length)],
  ['closing brackets', (length) => ')'.repeat(length)],
  ['pairs of brackets', (length) => '()'.repeat(length / 2)],
  ['brackets in brackets', (length) => nested('(', length / 2 - 1, ')')],
  ['bracketed words', (length) => '(a) '.repeat(length / 4)],
  ['NOTs', (length) => `${'NOT '.repeat(length / 4 - 1)}a`],
  ['NOTs before brackets', (length) => nested('NOT (', length / 6 - 1, ')')],
  ['minus signs', (length) => `${'-'.repeat(length - 1)}a`],
  ['minus signs apart', (length) => '- '.repeat(length / 2)],
  ['pluses beside ORs', (length) => '+a OR '.repeat(length / 6)],
  ['ORs', (length) => 'OR '.repeat(length / 3)],
  ['alternating operators', (length) => 'a OR b AND '.repeat(length / 11)],
  ['apostrophes that may open a phrase', (length) => '‘a '.repeat(length / 3)],
  ['quotation marks', (length) => '"'.repeat(length)],
  ['open quotation marks of all kinds', (length) => '“«‹「『❛❮《〈'.repeat(length / 9)],
  ['mixed quotation marks', (length) => `"${'“”'.repeat(length / 2 - 1)}"`],
  ['phrases', (length) => '"a" '.repeat(length / 4)],
  ['ampersands', (length) => '&'.repeat(length)],
  ['square brackets', (length) => '['.repeat(length)],
  ['ranges', (length) => '[a TO b] '.repeat(length / 9)],
  ['fields of fields', (length) => 'a:'.repeat(length / 2)],
  ['unknown fields', (length) => 'headlin:a '.repeat(length / 10)],
  ['backslashes', (length) => '\\'.repeat(length)],
  ['numbered characters', (length) => '\\u0041'.repeat(length / 6)],
  ['broken numbered characters', (length) => '\\u00'.repeat(length / 4)],
  ['stars', (length) => '*'.repeat(length)],
  ['prefixes', (length) => 'ab* '.repeat(length / 4)],
  ['tildes', (length) => 'a~'.repeat(length / 2)],
  ['one word', (length) => 'a'.repeat(length)],
  ['one word of digits', (length) => '1'.repeat(length)],
  ['many words', (length) => 'abc '.repeat(length / 4)],
  ['spaces', (length) => ' '.repeat(length)],
  ['accents', (length) => `a${'\u0301'.repeat(length - 1)}`],
];

/** The maximum number of steps per character; at most 30 were measured. */
const perCharacter = 60;

it.each(hostile)('parsing %s takes a linear number of steps', (_, make) => {
  const [half, whole] = [make(limits.queryCharacters / 2), make(limits.queryCharacters)];
  const few = countExecutedBlocks('contract/query', () => parseQuery(half));
  const many = countExecutedBlocks('contract/query', () => parseQuery(whole));
  expect(few).toBeGreaterThan(half.length / 2);
  expect(many).toBeLessThan(2.3 * few + 2_000);
  expect(many).toBeLessThan(perCharacter * whole.length);
});

it('completion and the search for words take no more steps than parsing', () => {
  for (const [, make] of hostile) {
    const text = make(limits.queryCharacters);
    const steps = countExecutedBlocks('contract/query', () => {
      completeQuery(text, text.length);
      wordsAndPhrasesOf(text);
    });
    expect(steps).toBeLessThan(2 * perCharacter * text.length);
  }
});

it('a list of terms with alternating operators is rejected in a linear number of steps', () => {
  const terms = words(limits.queryTerms).map((word, at) => makeTerm('document', 'single', at % 2 ? 'OR' : 'AND', word));
  const steps = countExecutedBlocks('contract/query', () => termsToText(terms));
  expect(steps).toBeLessThan(200 * terms.length);
});

it('the largest queries are normalized and printed in a linear number of steps per term', () => {
  const large = [
    words(limits.queryTerms).join(' OR '),
    words(limits.queryTerms).join(' -'),
    `${nested('(a OR (b ', limits.queryDepth / 2, '))')}`,
    `${nested('a NOT (b OR ', limits.queryDepth - 1, ')')}`,
    words(limits.queryTerms / 2)
      .map((word) => `(${word} OR ${word}x)`)
      .join(' AND '),
  ];
  for (const text of large) {
    const parsed = parseQuery(text);
    if (!parsed.ok) throw new Error(parsed.errors[0]?.message);
    const steps = countExecutedBlocks('contract/query', () => printQuery(parsed.query));
    // Each level of brackets may visit its content once more.
    expect(steps).toBeLessThan(200 * (limits.queryTerms + limits.queryDepth * limits.queryDepth));
  }
});
