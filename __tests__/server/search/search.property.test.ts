import fc from 'fast-check';
import type { QueryNode } from '@contract/query/ast';
import { analyzeArticle } from '@server/engine/analyzer/analyzeArticle';
import type { ArticleText } from '@server/engine/analyzer/articleText';
import { matches } from '../../support/engine/matches';
import { mergeSegments, sealTail } from '@server/search/ranking/seal';
import type { SearchRequest } from '@server/search/searchRequest';
import { useTestDatabase } from '../../support/server/database';
import { realArticles, realArticlesMissing } from '../../support/engine/articleText';
import { anyArticle, anyQuery, flatQuery } from '../../support/engine/arbitraries';
import { searchRequest } from '../../support/engine/searchRequest';
import { storeArticle } from '../../support/engine/storeArticleText';
import { describeUnless } from '../../support/jest/describeIf';

const now = new Date('2026-02-28T00:00:00Z');

function request(query: QueryNode, more: Partial<SearchRequest> = {}): SearchRequest {
  return searchRequest(query, { now, ...more });
}

function byNewest(a: [string, ArticleText], b: [string, ArticleText]): number {
  return Date.parse(b[1].published) - Date.parse(a[1].published) || Number(b[0]) - Number(a[0]);
}

describe('generated articles', () => {
  const database = useTestDatabase();
  const stored: [string, ArticleText][] = [];

  beforeAll(async () => {
    for (const article of fc.sample(anyArticle, { numRuns: 80, seed: 7 })) {
      stored.push([await storeArticle(database().pool, article), article]);
      // Makes one merged segment, some small ones, and a tail.
      if (stored.length % 7 === 0 && stored.length < 75) await sealTail(database().pool, 100);
      if (stored.length === 56) await mergeSegments(database().pool);
    }
  });

  test('search returns what the matcher matches, newest first, with its count', async () => {
    const analyzed = [...stored].sort(byNewest).map(([id, article]) => ({ id, article: analyzeArticle(article) }));
    await fc.assert(
      fc.asyncProperty(anyQuery, async (query) => {
        const expected = analyzed.filter(({ article }) => matches(query, article, now)).map(({ id }) => id);
        const found = await database().articleSearch.search(request(query));
        expect(found.hits.map((hit) => hit.itemId)).toEqual(expected);
        expect(found).toMatchObject({ hitCount: expected.length, hitCountRelation: 'eq', cursor: null });
        // There are no stories, so the grouped search, which uses the word index, must return the same.
        const byIndex = await database().articleSearch.search(request(query, { grouping: 'STORY' }));
        expect(byIndex.hits.map((hit) => hit.itemId)).toEqual(expected);
        expect(byIndex.hitCount).toBe(expected.length);
      }),
      { numRuns: 120 },
    );
  }, 60_000);

  test('paging by cursor returns the same hits as a single request, in either order', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyQuery,
        fc.integer({ min: 1, max: 30 }),
        fc.constantFrom('NEWEST_FIRST' as const, 'RELEVANT_FIRST' as const),
        async (query, limit, sort) => {
          const whole = await database().articleSearch.search(request(query, { sort }));
          const paged: string[] = [];
          let cursor: string | undefined;
          do {
            const page = await database().articleSearch.search(request(query, { sort, limit, cursor }));
            paged.push(...page.hits.map((hit) => hit.itemId));
            cursor = page.cursor ?? undefined;
          } while (cursor !== undefined);
          expect(paged).toEqual(whole.hits.map((hit) => hit.itemId));
        },
      ),
      { numRuns: 40 },
    );
  }, 60_000);
});

describeUnless(realArticlesMissing, 'real articles', () => {
  const database = useTestDatabase();
  const stored: [string, ArticleText][] = [];

  beforeAll(async () => {
    for (const article of realArticles(40)) stored.push([await storeArticle(database().pool, article), article]);
  }, 60_000);

  test('search returns what the matcher matches', async () => {
    const analyzed = [...stored].sort(byNewest).map(([id, article]) => ({ id, article: analyzeArticle(article) }));
    const pieces = stored.map(([, article]) =>
      `${article.headline} ${article.body.slice(0, 600)}`.split(/\s+/).filter(Boolean),
    );
    const piece = fc
      .tuple(fc.constantFrom(...pieces), fc.nat(80), fc.integer({ min: 1, max: 3 }))
      .map(([words, start, length]) =>
        words
          .slice(start % words.length)
          .slice(0, length)
          .join(' '),
      );
    const leaf = fc.oneof(
      fc.record({
        kind: fc.constant('word' as const),
        field: fc.constantFrom('document' as const, 'headline' as const),
        text: piece,
      }),
      fc.record({
        kind: fc.constant('phrase' as const),
        field: fc.constant('document' as const),
        text: piece,
        slop: fc.constantFrom(0, 2, 4, 30),
      }),
      fc.record({
        kind: fc.constant('prefix' as const),
        field: fc.constantFrom('document' as const, 'body' as const),
        text: piece.map((text) => text.slice(0, 5)),
      }),
    );
    const query = flatQuery(leaf);
    let matched = 0;
    await fc.assert(
      fc.asyncProperty(query, async (tree) => {
        const expected = analyzed.filter(({ article }) => matches(tree, article, now)).map(({ id }) => id);
        const found = await database().articleSearch.search(request(tree));
        matched += expected.length;
        expect(found.hits.map((hit) => hit.itemId)).toEqual(expected);
        expect(found.hitCount).toBe(expected.length);
      }),
      { numRuns: 40 },
    );
    expect(matched).toBeGreaterThan(200);
  }, 60_000);
});
