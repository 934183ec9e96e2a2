import { parseQuery } from '@contract/query/parse';
import { analyseArticle } from '@server/engine/analyzer/analyseArticle';
import { matches } from '@server/engine/query/matches';
import { article } from '../../../support/engine/articles';
import { allRows } from './rows';

const now = new Date('2026-03-03T00:00:00Z');

test('there are as many rows as were promised', () => {
  expect(allRows.length).toBeGreaterThanOrEqual(200);
});

test.each(allRows)('%s in "%s" (%s): %s', (query, body, language, expected) => {
  const parsed = parseQuery(query);
  if (!parsed.ok) throw new Error(parsed.errors[0]?.message);
  if (parsed.query === null) throw new Error('The query is empty');
  expect(matches(parsed.query, analyseArticle(article({ body, language })), now)).toBe(expected);
});
