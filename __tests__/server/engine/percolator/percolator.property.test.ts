import fc from 'fast-check';
import type { QueryNode } from '@contract/query/ast';
import { analyzeArticle } from '@server/engine/analyzer/analyzeArticle';
import type { AnalyzedArticle } from '@server/engine/analyzer/analyzedArticle';
import { Percolator, type QueryScope } from '@server/engine/percolator/percolator';
import { matches } from '../../../support/engine/matches';
import { realArticles, realArticlesMissing } from '../../../support/engine/articleText';
import { testUnless } from '../../../support/jest/describeIf';
import { anyArticle, anyQuery, flatQuery } from '../../../support/engine/arbitraries';

const now = new Date('2026-02-28T00:00:00Z');

const anyScope: fc.Arbitrary<QueryScope> = fc.record({
  departmentId: fc.constantFrom(null, 'd1', 'd2'),
  sources: fc.oneof(fc.constant('all' as const), fc.subarray(['wire', 'post', 'bundle', 'elsewhere'])),
});
const anyScopedArticle = fc
  .tuple(anyArticle, fc.constantFrom(null, null, 'd1', 'd2'))
  .map(([article, departmentId]) => ({ ...article, departmentId }));

function sees(scope: QueryScope, article: AnalyzedArticle): boolean {
  if (article.departmentId !== null && article.departmentId !== scope.departmentId) return false;
  if (scope.sources === 'all') return true;
  return scope.sources.some((id) => id === article.sourceId || article.packageIds.includes(id));
}

interface Saved {
  query: QueryNode | null;
  scope: QueryScope;
  revision: string;
}

function expected(saved: ReadonlyMap<string, Saved>, article: AnalyzedArticle): string[] {
  return [...saved]
    .filter(([, one]) => sees(one.scope, article) && (one.query === null || matches(one.query, article, now)))
    .map(([id, one]) => `${id} ${one.revision}`)
    .sort();
}

function found(percolator: Percolator, article: AnalyzedArticle): string[] {
  return percolator
    .match(article, now)
    .map(({ id, revision }) => `${id} ${revision}`)
    .sort();
}

const change = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ id: fc.nat(25).map(String), query: fc.option(anyQuery, { freq: 12 }), scope: anyScope }),
  },
  { weight: 1, arbitrary: fc.record({ id: fc.nat(25).map(String), removed: fc.constant(true) }) },
  { weight: 2, arbitrary: fc.record({ article: anyScopedArticle }) },
  { weight: 1, arbitrary: fc.record({ learnt: fc.array(anyScopedArticle, { maxLength: 5 }) }) },
  { weight: 1, arbitrary: fc.constant({ filed: true } as const) },
);

test('the percolator agrees with the matcher after any sequence of additions, changes, removals, and articles', () => {
  fc.assert(
    fc.property(fc.array(change, { minLength: 20, maxLength: 120, size: 'max' }), fc.boolean(), (changes, isHasty) => {
      // Reindexes repeatedly, each time over several articles, interleaved with changes.
      const percolator = isHasty
        ? new Percolator({ firstReindexAfter: 2, clausesPerStep: 5, maxAdditions: 10 })
        : new Percolator();
      const saved = new Map<string, Saved>();
      changes.forEach((one, index) => {
        if ('query' in one) {
          saved.set(one.id, { query: one.query, scope: one.scope, revision: String(index) });
          percolator.add(one.id, String(index), one.query, one.scope);
        } else if ('removed' in one) {
          expect(percolator.remove(one.id)).toBe(saved.delete(one.id));
        } else if ('filed' in one) {
          percolator.indexSome();
        } else if ('learnt' in one) {
          percolator.learn(one.learnt.map(analyzeArticle));
        } else {
          const article = analyzeArticle(one.article);
          expect(found(percolator, article)).toEqual(expected(saved, article));
        }
      });
      expect(percolator.size).toBe(saved.size);
    }),
    { numRuns: 150 },
  );
});

testUnless(
  realArticlesMissing,
  'answers as the matcher does on real articles, across refiling',
  () => {
    const articles = realArticles(6).map(analyzeArticle);
    const lexicon = realArticles(40).flatMap((article) =>
      `${article.headline} ${article.body.slice(0, 300)}`.split(/\s+/).filter(Boolean),
    );
    const piece = fc
      .tuple(fc.nat(lexicon.length - 4), fc.integer({ min: 1, max: 3 }))
      .map(([start, length]) => lexicon.slice(start, start + length).join(' '));
    const leaf = fc.oneof(
      fc.record({
        kind: fc.constant('word' as const),
        field: fc.constantFrom('document' as const, 'headline' as const),
        text: piece,
      }),
      fc.record({
        kind: fc.constant('phrase' as const),
        field: fc.constant('body' as const),
        text: piece,
        slop: fc.constantFrom(0, 3),
      }),
      fc.record({
        kind: fc.constant('prefix' as const),
        field: fc.constant('document' as const),
        text: piece.map((text) => text.slice(0, 4)),
      }),
    );
    const queries = fc.sample(flatQuery(leaf), { numRuns: 400, seed: 11 });
    const scope: QueryScope = { departmentId: null, sources: 'all' };
    const percolator = new Percolator();
    const saved = new Map(queries.map((one, index) => [String(index), { query: one, scope, revision: '1' }]));
    for (const [id, one] of saved) percolator.add(id, one.revision, one.query, one.scope);
    let matched = 0;
    for (const article of articles) {
      const answer = found(percolator, article);
      matched += answer.length;
      expect(answer).toEqual(expected(saved, article));
    }
    expect(matched).toBeGreaterThan(articles.length);
  },
  60_000,
);
