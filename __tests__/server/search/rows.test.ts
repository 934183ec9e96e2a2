import { analyzeArticle } from '@server/engine/analyzer/analyzeArticle';
import { Percolator } from '@server/engine/percolator/percolator';
import { useTestDatabase } from '../../support/server/database';
import { article } from '../../support/engine/articleText';
import { parsedQuery } from '../../support/engine/parsedQuery';
import { searchRequest } from '../../support/engine/searchRequest';
import { storeArticle } from '../../support/engine/storeArticleText';
import { allRows } from '../engine/query/rows';

const database = useTestDatabase();
const now = new Date('2026-03-03T00:00:00Z');

test('the handwritten rows hold for SQL search and for the percolator', async () => {
  const wrong: string[] = [];
  const items = new Map<string, string>();
  for (const [query, body, language, expected] of allRows) {
    const one = article({ body, language });
    const name = `${language} ${body}`;
    const item = items.get(name) ?? (await storeArticle(database().pool, one));
    items.set(name, item);
    const found = await database().articleSearch.search(searchRequest(parsedQuery(query), { now }));
    if (found.hits.some((hit) => hit.itemId === item) !== expected) wrong.push(`search: ${query} in ${body}`);
    const percolator = new Percolator();
    percolator.add('1', '1', parsedQuery(query), { departmentId: null, sources: 'all' });
    if (percolator.match(analyzeArticle(one), now).length !== Number(expected))
      wrong.push(`percolator: ${query} in ${body}`);
  }
  expect(wrong).toEqual([]);
}, 60_000);
