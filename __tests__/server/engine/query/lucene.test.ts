import fc from 'fast-check';
import type { QueryNode, TextField } from '@contract/query/ast';
import { normalizeQuery } from '@contract/query/normalize';
import { printQuery } from '@contract/query/print';
import { analyzeArticle } from '@server/engine/analyzer/analyzeArticle';
import type { AnalyzedArticle } from '@server/engine/analyzer/analyzedArticle';
import { termsOf } from '@server/engine/analyzer/tokenize';
import { matches } from '../../../support/engine/matches';
import { allDemoArticles } from '../../../support/engine/demoArticles';
import { realArticles } from '../../../support/engine/articleText';
import { luceneSets, type AskedQuery } from '../../../support/engine/luceneSets';
import { parsedQuery } from '../../../support/engine/parsedQuery';
import { validTree } from '../../../support/engine/validQueryTrees';
import { describeUnless } from '../../../support/jest/describeIf';
import { wantLucene } from '../../../../bench/support/lucene/lucene';

const now = new Date('2026-02-28T00:00:00Z');
const generated = 300;

/** English articles: the demo's, and some of the real ones if available. */
const articles: AnalyzedArticle[] = [
  ...allDemoArticles().filter(({ language }) => language === 'en'),
  ...realArticles(20),
].map(analyzeArticle);

/** Only words of plain letters, because tokenization isn't compared here. */
function plainWords(): string[] {
  const words = allDemoArticles().flatMap(({ headline, body }) =>
    termsOf(`${headline} ${body}`).flatMap(({ parts, joined }) =>
      joined === null ? parts.map(({ word }) => word.lower) : [],
    ),
  );
  return [...new Set(words)].filter((word) => /^[a-z]{3,12}$/.test(word) && !/^(?:and|not|now)$/.test(word));
}

const words = plainWords();
// Frequent words first, so that both matches and misses are likely.
const word = fc.oneof(fc.constantFrom(...words.slice(0, 60)), fc.constantFrom(...words));
const field: fc.Arbitrary<TextField> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<TextField>('document') },
  fc.constantFrom<TextField>('headline', 'body', 'organization', 'author', 'subject'),
);
const texts = allDemoArticles().map(({ body }) => body.toLowerCase().match(/\b[a-z]{3,12}\b/g) ?? []);
/** Distinct words that occur near each other, sometimes swapped. */
const phrase = fc
  .tuple(
    fc.constantFrom(...texts),
    fc.nat(100),
    fc.integer({ min: 2, max: 3 }),
    fc.integer({ min: 1, max: 3 }),
    fc.boolean(),
  )
  .map(([text, start, count, step, swapped]) => {
    const taken = Array.from({ length: count }, (_, index) => text[(start + index * step) % text.length] ?? 'vaccine');
    return [...new Set(swapped ? taken.reverse() : taken)].filter((one) => words.includes(one)).join(' ') || 'vaccine';
  });
const day = fc.integer({ min: 1, max: 27 }).map((at) => `2026-02-${String(at).padStart(2, '0')}`);
const leaf: fc.Arbitrary<QueryNode> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('word' as const), field, text: word }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('phrase' as const),
      field,
      text: phrase,
      slop: fc.constantFrom(0, 1, 2, 3, 6, 20),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('prefix' as const), field, text: word.map((text) => text.slice(0, 3)) }),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(day, day, fc.nat(3)).map(([one, two, open]): QueryNode => {
      const [from, to] = [one, two].sort();
      return {
        kind: 'range',
        field: 'date',
        from: open === 1 || from === undefined ? { kind: 'open' } : { kind: 'day', date: from },
        to: open === 2 || to === undefined ? { kind: 'open' } : { kind: 'day', date: to },
      };
    }),
  },
);

function found(text: string): number[] {
  const query = parsedQuery(text);
  return articles.flatMap((article, index) => (matches(query, article, now) ? [index] : []));
}

describeUnless(wantLucene, 'beside Lucene 8', () => {
  test('generated queries match the same articles as Lucene', () => {
    const trees = fc
      .sample(validTree(leaf), { numRuns: generated, seed: 41 })
      .map(normalizeQuery)
      .filter((tree) => tree !== null);
    const queries = trees.flatMap((tree): AskedQuery[] => [
      // With full brackets the classic parser reads the tree as written; with minimal ones the parser that knows that
      // AND binds tighter.
      { parser: 'classic', text: printQuery(tree, 'full') },
      { parser: 'precedence', text: printQuery(tree) },
    ]);
    const answers = luceneSets(articles, words, queries);
    const wrong = queries.flatMap(({ parser, text }, index) => {
      const ours = found(text);
      const theirs = answers[index];
      return JSON.stringify(theirs) === JSON.stringify(ours) ? [] : [{ parser, text, ours, theirs }];
    });
    expect(wrong).toEqual([]);
    const sizes = answers.map((answer) => (answer instanceof Array ? answer.length : 0));
    // Queries that match nothing or everything would compare nothing.
    expect(sizes.filter((size) => size > 0 && size < articles.length).length).toBeGreaterThan(generated / 2);
  }, 120_000);

  /** The differences from Lucene; docs/query-language.md gives the reasons. */
  const differences: readonly (readonly [text: string, decided: string, why: string])[] = [
    ['vaccine trial OR drug', '(vaccine AND trial) OR drug', 'the classic parser has no precedence'],
    ['vaccine OR trial AND drug', 'vaccine OR (trial AND drug)', 'the classic parser has no precedence'],
    ['vaccine OR trial -drug', 'vaccine OR (trial AND NOT drug)', 'a sign binds as NOT does'],
    ['vaccine AND (NOT trial AND NOT drug)', 'vaccine AND NOT trial AND NOT drug', 'Lucene finds nothing'],
    ['NOT (NOT vaccine)', 'vaccine', 'Lucene finds nothing'],
    ['headline: vaccine', 'headline:vaccine', 'the same in both'],
    ['vaccine && !trial', 'vaccine AND NOT trial', 'the same in both'],
    ['+vaccine +trial', 'vaccine AND trial', 'the same in both'],
  ];

  test('every difference from Lucene is the documented one', () => {
    const asked = differences.flatMap(([text, decided]) => [text, decided]);
    const answers = luceneSets(
      articles,
      words,
      asked.map((text) => ({ parser: 'classic', text })),
    );
    differences.forEach(([text, decided, why], index) => {
      // With explicit brackets, Lucene matches the same as we do for the original text.
      const [asWritten, asDecided] = answers.slice(2 * index, 2 * index + 2);
      expect({ text, found: asDecided }).toEqual({ text, found: found(text) });
      const same = JSON.stringify(asWritten) === JSON.stringify(asDecided);
      expect({ text, decided, same }).toEqual({ text, decided, same: why === 'the same in both' });
    });
  }, 120_000);
});
