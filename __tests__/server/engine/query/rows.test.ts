import { analyzeArticle } from '@server/engine/analyzer/analyzeArticle';
import { matches } from '../../../support/engine/matches';
import { article } from '../../../support/engine/articleText';
import { parsedQuery } from '../../../support/engine/parsedQuery';
import { allRows } from './rows';

const now = new Date('2026-03-03T00:00:00Z');

test('the number of rows is as expected', () => {
  expect(allRows.length).toBeGreaterThanOrEqual(200);
});

test.each(allRows)('matching %s in "%s" (%s) returns %s', (query, body, language, expected) => {
  expect(matches(parsedQuery(query), analyzeArticle(article({ body, language })), now)).toBe(expected);
});
