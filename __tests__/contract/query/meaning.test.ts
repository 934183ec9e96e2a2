import { parseQuery } from '@contract/query/parse';
import { allDocuments, matches } from './naive';

/** Pairs of a query and an equivalent JavaScript expression over the words a to e that a document contains. */
const rows: readonly (readonly [text: string, plain: (a: boolean, b: boolean, c: boolean, d: boolean) => boolean])[] = [
  ['a b', (a, b) => a && b],
  ['a OR b', (a, b) => a || b],
  ['a b OR c d', (a, b, c, d) => (a && b) || (c && d)],
  ['a OR b c', (a, b, c) => a || (b && c)],
  ['a OR b AND c OR d', (a, b, c, d) => a || (b && c) || d],
  ['(a OR b) (c OR d)', (a, b, c, d) => (a || b) && (c || d)],
  ['a NOT b', (a, b) => a && !b],
  ['NOT a b', (a, b) => !a && b],
  ['a NOT b c', (a, b, c) => a && !b && c],
  ['a NOT (b OR c)', (a, b, c) => a && !(b || c)],
  ['a NOT (b c)', (a, b, c) => a && !(b && c)],
  ['a -b', (a, b) => a && !b],
  ['-a b', (a, b) => !a && b],
  ['+a b', (a, b) => a && b],
  ['a OR b -c', (a, b, c) => a || (b && !c)],
  ['-c a OR b', (a, b, c) => (!c && a) || b],
  ['(a OR b) -c', (a, b, c) => (a || b) && !c],
  ['a || b && !c', (a, b, c) => a || (b && !c)],
  ['a (b OR c (d OR NOT NOT a))', (a, b, c, d) => a && (b || (c && (d || a)))],
  ['NOT (NOT a AND NOT b)', (a, b) => a || b],
  ['NOT (NOT a AND NOT (b c))', (a, b, c) => a || (b && c)],
  ['a NOT (NOT b AND c)', (a, b, c) => a && !(!b && c)],
  ['a NOT (NOT (b OR c) AND d)', (a, b, c, d) => a && !(!(b || c) && d)],
  ['a AND (NOT b AND NOT c)', (a, b, c) => a && !b && !c],
];

it.each(rows)('%s matches the same documents as its JavaScript equivalent', (text, plain) => {
  const parsed = parseQuery(text);
  if (!parsed.ok || !parsed.query) throw new Error('refused');
  for (const words of allDocuments) {
    const [a = false, b = false, c = false, d = false] = [...'abcd'].map((letter) => words.has(letter));
    expect(matches(parsed.query, words)).toBe(plain(a, b, c, d));
  }
});

it('texts that differ only in brackets, spaces, and spelled operators have equal trees', () => {
  const texts = ['a b OR NOT c d', '(a AND b) OR (!c && d)', '((a)  b)||(-c d)', '(a b) OR (-(c) AND d)'];
  const [first, ...rest] = texts.map((text) => parseQuery(text));
  expect(first?.ok).toBe(true);
  for (const other of rest) expect(other).toEqual(first);
});
