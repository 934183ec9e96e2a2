import fc from 'fast-check';
import { analyzeArticle } from '@server/engine/analyzer/analyzeArticle';
import { matches } from '../../../support/engine/matches';
import { anyArticle, anyQuery } from '../../../support/engine/arbitraries';
import { naiveMatches } from '../../../support/engine/naiveEvaluator';

const now = new Date('2026-02-28T00:00:00Z');

test('the matcher agrees with a naive implementation for every query', () => {
  let matched = 0;
  fc.assert(
    fc.property(anyQuery, anyArticle, (query, article) => {
      const found = matches(query, analyzeArticle(article), now);
      if (found) matched += 1;
      expect(found).toBe(naiveMatches(query, article, now));
    }),
    { numRuns: 3_000 },
  );
  // Queries that never match would prove nothing.
  expect(matched).toBeGreaterThan(300);
});
