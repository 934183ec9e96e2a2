import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
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
/** `npm run torture -- indexing` kills more often. */
const kills = Number(process.env.TORTURE_INDEXING ?? 3);
/** Longer than a bulk request of one round takes. */
const longestLifeMs = 400;
const newInRound = 60;

describeUnless(openSearchSuiteMissing, 'processes that are killed at random instants of indexing', () => {
  const database = useTestDatabase();
  const cluster = useOpenSearchCluster();
  let programs: BuiltPrograms;
  beforeAll(() => {
    programs = new BuiltPrograms('killed-indexers', ['__tests__/support/server/runningIndexer.ts']);
  });

  test('lose nothing and duplicate nothing', async () => {
    const { pool, url } = database();
    const [node = ''] = cluster().urls;
    const index = createTestSearchIndex(database(), [node]);
    const expected: string[] = [];

    /** Stores articles, and replaces, withdraws, and deletes some of them. */
    async function change(): Promise<void> {
      for (let number = 0; number < newInRound; number += 1) {
        const item = await storeArticle(pool, article({ body: `survivor ${'text '.repeat(200)}` }));
        if (number % 10 === 1) await storeArticle(pool, article({ body: 'survivor again' }), item);
        if (number % 10 === 2) {
          await pool.query('update item_version set withdrawn_at = now(), is_latest = false where item_id = $1', [
            item,
          ]);
        } else if (number % 10 === 3) {
          await pool.query('delete from item_version where item_id = $1', [item]);
        } else expected.push(item);
      }
    }

    async function runFor(milliseconds: number): Promise<void> {
      const child = fork(programs.at('runningIndexer'), {
        env: { PATH: process.env.PATH, DATABASE_URL: url, OPENSEARCH_URL: node, ALIAS: index.alias },
        execArgv: [],
      });
      const ended = once(child, 'exit');
      await once(child, 'message');
      const changing = change();
      await sleep(milliseconds);
      child.kill('SIGKILL');
      await Promise.all([ended, changing]);
    }

    await index.fill();
    let inFlight = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      await change();
      await runFor(Math.random() * longestLifeMs);
      // What the dead process had taken, as another one takes it when its lease is over.
      const { rowCount } = await pool.query('update search_outbox set leased_until = null where leased_until > now()');
      if ((rowCount ?? 0) > 0) inFlight += 1;
    }
    await index.fill();
    const [active, ...others] = await readIndices(pool);
    expect([active?.isActive, others]).toEqual([true, []]);
    expect((await pool.query('select from search_outbox')).rowCount).toBe(0);
    const compared = await compareWithArticles(pool, index.client, active?.name ?? '', new Date());
    expect(compared.differing).toBe(0);
    const { body } = await index.client.count({ index: index.alias });
    expect(body.count).toBe(compared.stored);
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await index.search.search(searchRequest(parsedQuery('survivor'), { now, cursor }));
      found.push(...page.hits.map(({ itemId }) => itemId));
      cursor = page.cursor ?? undefined;
    } while (cursor !== undefined);
    expect(found.sort()).toEqual(expected.sort());
    expect([index.counts.byPostgres, index.warnings]).toEqual([0, []]);
    process.stderr.write(
      `${String(kills)} processes killed, ${String(inFlight)} of them while changes were on their way\n`,
    );
    await index.close();
  }, 900_000);
});
