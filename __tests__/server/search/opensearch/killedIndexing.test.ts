import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { compareWithArticles } from '@server/search/opensearch/compareWithArticles';
import { readIndices } from '@server/search/opensearch/outbox';
import { article } from '../../../support/engine/articleText';
import { parsedQuery } from '../../../support/engine/parsedQuery';
import { searchRequest } from '../../../support/engine/searchRequest';
import { storeArticle } from '../../../support/engine/storeArticleText';
import { describeUnless } from '../../../support/jest/describeIf';
import { BuiltPrograms } from '../../../support/server/builtPrograms';
import { useTestDatabase } from '../../../support/server/database';
import { openSearchSuiteMissing, useOpenSearchCluster } from '../../../support/server/openSearchCluster';
import { createTestSearchIndex } from '../../../support/server/openSearchIndex';

const now = new Date('2026-03-10T12:00:00Z');

describeUnless(openSearchSuiteMissing, 'a process that is killed while it fills an index', () => {
  const database = useTestDatabase();
  const cluster = useOpenSearchCluster();
  let programs: BuiltPrograms;
  beforeAll(() => {
    programs = new BuiltPrograms('dying', ['__tests__/support/server/dyingIndexer.ts']);
  });

  test('loses nothing and duplicates nothing, whichever request it is killed at', async () => {
    const { pool, url } = database();
    const [node = ''] = cluster().urls;
    const index = createTestSearchIndex(database(), [node]);
    const expected = new Set<string>();
    async function store(): Promise<void> {
      const kept = await storeArticle(pool, article({ body: 'killedword' }));
      const withdrawn = await storeArticle(pool, article({ body: 'killedword' }));
      await pool.query('update item_version set withdrawn_at = now(), is_latest = false where item_id = $1', [
        withdrawn,
      ]);
      expected.add(kept);
    }

    async function dies(killAt: number): Promise<boolean> {
      const environment = { DATABASE_URL: url, OPENSEARCH_URL: node, ALIAS: index.alias, KILL_AT: String(killAt) };
      const child = spawn(process.execPath, [programs.at('dyingIndexer')], {
        env: { PATH: process.env.PATH, ...environment },
        stdio: 'inherit',
      });
      const [status, signal] = (await once(child, 'exit')) as [number | null, string | null];
      if (signal === null) expect(status).toBe(0);
      return signal === 'SIGKILL';
    }

    await store();
    await index.fill();
    let killed = 0;
    for (let isOver = false; !isOver;) {
      await store();
      isOver = !(await dies(killed + 1));
      if (!isOver) killed += 1;
      // What the dead process took, another one may take when the lease is over.
      await pool.query(`update search_outbox set leased_until = null`);
      await index.fill();
      const indices = await readIndices(pool);
      expect({ killed, indices }).toMatchObject({ killed, indices: [{ isActive: true }] });
      const { rowCount: waiting } = await pool.query('select from search_outbox');
      const compared = await compareWithArticles(pool, index.client, indices[0]?.name ?? '', new Date());
      await index.client.indices.refresh({ index: index.alias });
      const { body } = await index.client.count({ index: index.alias });
      const { hits } = await index.search.search(searchRequest(parsedQuery('killedword'), { now, limit: 1_000 }));
      expect({ killed, waiting, compared, documents: body.count }).toEqual({
        killed,
        waiting: 0,
        compared: { stored: expected.size, differing: 0 },
        documents: expected.size,
      });
      expect(new Set(hits.map(({ itemId }) => itemId))).toEqual(expected);
      expect([index.counts.byPostgres, index.warnings]).toEqual([0, []]);
    }
    // Registering, listing, sending, activating, moving the alias, and deleting the replaced index.
    expect(killed).toBeGreaterThan(20);
    process.stderr.write(`killed at ${String(killed)} requests\n`);
    await index.close();
  }, 900_000);
});
