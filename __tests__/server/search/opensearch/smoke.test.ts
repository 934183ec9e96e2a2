import { useTestDatabase } from '../../../support/server/database';
import { article } from '../../../support/engine/articleText';
import { parsedQuery } from '../../../support/engine/parsedQuery';
import { searchRequest } from '../../../support/engine/searchRequest';
import { storeArticle } from '../../../support/engine/storeArticleText';
import { describeUnless } from '../../../support/jest/describeIf';
import { openSearchMissing, useOpenSearchCluster } from '../../../support/server/openSearchCluster';
import { createTestSearchIndex, type TestSearchIndex } from '../../../support/server/openSearchIndex';

const now = new Date('2026-03-10T12:00:00Z');

describeUnless(openSearchMissing, 'a real OpenSearch', () => {
  const database = useTestDatabase();
  const cluster = useOpenSearchCluster();
  let index: TestSearchIndex;

  beforeAll(() => {
    index = createTestSearchIndex(database(), cluster().urls);
  });
  afterAll(() => index.close());

  async function found(text: string, sort: 'NEWEST_FIRST' | 'RELEVANT_FIRST' = 'NEWEST_FIRST'): Promise<string[]> {
    const { hits } = await index.search.search(searchRequest(parsedQuery(text), { now, sort }));
    return hits.map(({ itemId }) => itemId);
  }

  test('finds stored articles, and what changed since', async () => {
    const { pool } = database();
    const old = await storeArticle(
      pool,
      article({ headline: 'Vaccine trial begins', body: 'A trial of BAY-2433334.' }),
    );
    const other = await storeArticle(pool, article({ headline: 'Markets', body: 'Shares of vaccine makers rose.' }));
    await index.fill();
    expect((await found('vaccines')).sort()).toEqual([old, other].sort());
    expect(await found('vaccines', 'RELEVANT_FIRST')).toEqual([old, other]);
    expect(await found('headline:vaccine')).toEqual([old]);
    expect(await found('"vaccine makers"')).toEqual([other]);
    expect(await found('vacc* NOT trial')).toEqual([other]);
    const added = await storeArticle(pool, article({ body: 'One more vaccine.' }));
    await storeArticle(pool, article({ body: 'Nothing of the kind.' }), other);
    await index.fill();
    expect((await found('vaccine')).sort()).toEqual([old, added].sort());
    expect(index.counts.byPostgres).toBe(0);
    expect(index.warnings).toEqual([]);
  }, 30_000);
});
