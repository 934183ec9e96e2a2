import { Client } from '@opensearch-project/opensearch';
import { CircuitBreaker } from '@server/search/opensearch/circuitBreaker';
import { OpenSearchArticleSearch } from '@server/search/opensearch/openSearchArticleSearch';
import { PostgresArticleSearch } from '@server/search/postgresArticleSearch';
import { article } from '../../../support/engine/articleText';
import { parsedQuery } from '../../../support/engine/parsedQuery';
import { searchRequest } from '../../../support/engine/searchRequest';
import { storeArticle } from '../../../support/engine/storeArticleText';
import { useTestDatabase } from '../../../support/server/database';

const database = useTestDatabase();

test('while OpenSearch is gone, PostgreSQL answers every search, and a warning is logged once a minute', async () => {
  const { pool } = database();
  const item = await storeArticle(pool, article({ body: 'outageword' }));
  await pool.query(`insert into search_index (name, is_active) values ('gone-1', true)`);
  const client = new Client({ node: 'http://127.0.0.1:1', maxRetries: 0 });
  let nowMs = 0;
  const clock = (): number => nowMs;
  const logged: number[] = [];
  const search = new OpenSearchArticleSearch({
    pool,
    client,
    fallback: new PostgresArticleSearch(pool),
    warn: (message) => {
      expect(message).toBe('OpenSearch can’t be reached. PostgreSQL answers searches.');
      logged.push(nowMs);
    },
    breaker: new CircuitBreaker(undefined, clock),
    clock,
  });
  // A search every second, for three minutes and a half.
  for (; nowMs < 210_000; nowMs += 1_000) {
    const { hits } = await search.search(searchRequest(parsedQuery('outageword'), { now: new Date() }));
    expect(hits.map(({ itemId }) => itemId)).toEqual([item]);
  }
  expect(logged).toHaveLength(4);
  const pauses = logged.slice(1).map((at, index) => at - (logged[index] ?? 0));
  // The breaker lets one search through every five seconds.
  for (const pause of pauses) expect([60_000, 65_000]).toContain(pause - (pause % 5_000));
  await client.close();
});
