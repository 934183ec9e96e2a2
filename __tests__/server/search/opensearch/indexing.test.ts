import type { SearchRequest } from '@server/search/searchRequest';
import { compareWithArticles } from '@server/search/opensearch/compareWithArticles';
import { moveAlias } from '@server/search/opensearch/indices';
import {
  countWaiting,
  listStored,
  readIndices,
  readProgress,
  releaseChanges,
  removeSent,
  sendAgain,
  takeChanges,
  waitingVersions,
  type SearchIndexRow,
} from '@server/search/opensearch/outbox';
import { sendChanges } from '@server/search/opensearch/sendChanges';
import { article } from '../../../support/engine/articleText';
import { parsedQuery } from '../../../support/engine/parsedQuery';
import { searchRequest } from '../../../support/engine/searchRequest';
import { storeArticle } from '../../../support/engine/storeArticleText';
import { describeUnless } from '../../../support/jest/describeIf';
import { useTestDatabase } from '../../../support/server/database';
import { openSearchSuiteMissing, useOpenSearchCluster } from '../../../support/server/openSearchCluster';
import { createTestSearchIndex, type TestSearchIndex } from '../../../support/server/openSearchIndex';

const now = new Date('2026-03-10T12:00:00Z');

describeUnless(openSearchSuiteMissing, 'the index in OpenSearch', () => {
  const cluster = useOpenSearchCluster();

  describe('filling', () => {
    const database = useTestDatabase();
    let index: TestSearchIndex;
    beforeAll(() => {
      index = createTestSearchIndex(database(), cluster().urls);
    });
    afterEach(() => expect(index.counts.byPostgres).toBe(0));
    afterAll(() => index.close());

    async function found(text: string, more: Partial<SearchRequest> = {}): Promise<string[]> {
      const { hits } = await index.search.search(searchRequest(parsedQuery(text), { now, ...more }));
      return hits.map(({ itemId }) => itemId);
    }

    async function active(): Promise<string> {
      const one = (await readIndices(database().pool)).find(({ isActive }) => isActive);
      if (one === undefined) throw new Error('Searches read no index');
      return one.name;
    }

    test('a change that a dead process took is sent by another one when its lease is over', async () => {
      const { pool } = database();
      await index.fill();
      const item = await storeArticle(pool, article({ body: 'leasedword' }));
      expect(await takeChanges(pool, await active(), 10)).toHaveLength(1);
      await index.fill();
      expect(await found('leasedword')).toEqual([]);
      await pool.query(`update search_outbox set leased_until = now() - interval '1 second'`);
      await index.fill();
      expect(await found('leasedword')).toEqual([item]);
      expect(await countWaiting(pool, await active())).toBe(0);
    });

    test('a change that was acknowledged, but not removed from the outbox, is sent again without effect', async () => {
      const { pool } = database();
      const item = await storeArticle(pool, article({ body: 'twicesent' }));
      const { rows } = await pool.query<{ id: string }>('select id from search_outbox');
      await index.fill();
      await pool.query(
        `insert into search_outbox (id, index_name, item_id, version, month) overriding system value
         select $1, $2, item_id, version, search_month(received_at) from item_version where item_id = $3`,
        [rows[0]?.id, await active(), item],
      );
      await index.fill();
      expect(await found('twicesent')).toEqual([item]);
      expect(await countWaiting(pool, await active())).toBe(0);
    });

    test('an older change doesn’t undo a later one', async () => {
      const { pool } = database();
      const item = await storeArticle(pool, article({ body: 'outlasted' }));
      const { rows } = await pool.query<{ id: string }>('select id from search_outbox');
      await index.fill();
      await pool.query('update item_version set withdrawn_at = now(), is_latest = false where item_id = $1', [item]);
      await index.fill();
      // A process that read the article before its withdrawal sends it after it.
      const month = new Date().toISOString().slice(0, 7);
      const late = await index.client
        .index({
          index: `${await active()}-${month}`,
          id: `${item}-1`,
          version: Number(rows[0]?.id),
          version_type: 'external',
          body: { item: Number(item), version: 1 },
        })
        .catch((error: unknown) => error);
      expect(late).toMatchObject({ statusCode: 409 });
      expect(await found('outlasted')).toEqual([]);
    });

    test('searches see the articles up to the first change that waits', async () => {
      const { pool } = database();
      const item = await storeArticle(pool, article({ body: 'firstpart' }));
      await index.fill();
      const later = await storeArticle(pool, article({ body: 'nothing of it' }), item);
      expect(later).toBe(item);
      const progress = await readProgress(pool);
      const { rows } = await pool.query<{ received: Date }>(
        'select max(received_at) as received from item_version where item_id = $1',
        [item],
      );
      expect(Date.parse(progress?.upTo ?? '')).toBeLessThan(rows[0]?.received.getTime() ?? 0);
      // The new version isn't indexed yet, so the search still shows the old one.
      expect(await found('firstpart')).toEqual([item]);
      await index.fill();
      expect(await found('firstpart')).toEqual([]);
    });

    test('a document that OpenSearch refuses holds up neither the others nor the searches', async () => {
      const { pool } = database();
      const name = await active();
      const month = '2025-01';
      // A month whose index an administrator made by hand, with a mapping that takes no present date.
      await index.client.indices.create({
        index: `${name}-${month}`,
        body: { aliases: { [index.alias]: {} }, mappings: { properties: { published: { type: 'integer' } } } },
      });
      const bad = await storeArticle(pool, article({ body: 'refusedword' }));
      await pool.query(`update item_version set received_at = '2025-01-05Z' where item_id = $1`, [bad]);
      await pool.query(`update search_outbox set month = $1 where item_id = $2`, [month, bad]);
      const good = await storeArticle(pool, article({ body: 'acceptedword' }));
      await index.fill();
      expect(await found('acceptedword')).toEqual([good]);
      expect(index.warnings.join()).toContain('refused');
      const { rows } = await pool.query('select item_id, refusals, changed_at from search_outbox');
      expect(rows).toEqual([{ item_id: bad, refusals: 1, changed_at: null }]);
      await pool.query('delete from search_outbox');
      await pool.query('delete from item where id = $1', [bad]);
      await index.fill();
    });

    test('a comparison repairs what is missing, superfluous, or old', async () => {
      const { pool } = database();
      const missing = await storeArticle(pool, article({ body: 'comparedword' }));
      const old = await storeArticle(pool, article({ body: 'comparedword' }));
      await index.fill();
      const name = await active();
      const month = new Date().toISOString().slice(0, 7);
      await index.client.delete({ index: `${name}-${month}`, id: `${missing}-1` });
      // A version that was deleted without a trace, and a replacement that never arrived.
      const superfluous = await storeArticle(pool, article({ body: 'comparedword' }));
      await index.fill();
      await pool.query('delete from item where id = $1', [superfluous]);
      await pool.query('update item_version set is_latest = false where item_id = $1', [old]);
      await pool.query('delete from search_outbox');
      await index.client.indices.refresh({ index: `${name}-*` });
      const compared = await compareWithArticles(pool, index.client, name, new Date());
      expect(compared.differing).toBe(3);
      await index.fill();
      const again = await compareWithArticles(pool, index.client, name, new Date());
      expect(again.differing).toBe(0);
      expect(await found('comparedword')).toEqual([missing]);
    });

    test('a rebuilt index takes the place of the old one while searches go on', async () => {
      const { pool } = database();
      const items: string[] = [];
      for (let number = 0; number < 30; number += 1) {
        items.unshift(await storeArticle(pool, article({ body: 'rebuiltword' })));
      }
      await index.fill();
      const before = await active();
      await index.filler.addNext();
      expect(await readIndices(pool)).toHaveLength(2);
      const wrong: string[][] = [];
      let isOver = false;
      const asking = (async () => {
        while (!isOver) {
          const hits = await found('rebuiltword');
          if (hits.length !== items.length) wrong.push(hits);
        }
      })();
      await index.fill();
      isOver = true;
      await asking;
      expect(wrong).toEqual([]);
      expect(await readIndices(pool)).toEqual([
        expect.objectContaining({ name: expect.not.stringContaining(before) as string, isActive: true }),
      ]);
      const { body } = await index.client.indices.get({ index: `${index.alias}-*` });
      expect(Object.keys(body).filter((name) => name.startsWith(before))).toEqual([]);
      expect((await found('rebuiltword')).sort()).toEqual([...items].sort());
    });

    test('a rebuilt index doesn’t take the place of one that has more', async () => {
      const { pool } = database();
      const first = await storeArticle(pool, article({ body: 'aheadword' }));
      await index.fill();
      const before = await active();
      const next = await index.filler.addNext();
      await listStored(pool, next);
      const second = await storeArticle(pool, article({ body: 'aheadword' }));
      // Another process is sending the second article to the next index.
      const taken = await takeChanges(pool, next, 1_000);
      await releaseChanges(
        pool,
        taken.slice(0, -1).map(({ id }) => id),
      );
      await index.fill();
      expect(await active()).toBe(before);
      expect(await found('aheadword')).toEqual([second, first]);
      await releaseChanges(
        pool,
        taken.map(({ id }) => id),
      );
      await index.fill();
      expect(await active()).toBe(next);
      expect(await found('aheadword')).toEqual([second, first]);
    });

    test('what a process was sending when an index became active is found there', async () => {
      const { pool } = database();
      const item = await storeArticle(pool, article({ body: 'crossedword' }));
      const changes = await waitingVersions(pool, await active(), 10);
      const [row] = await readIndices(pool);
      // As if the process had read the index before it became active.
      const outdated = { ...(row as SearchIndexRow), isActive: false };
      const ids = changes.map(({ id }) => id);
      expect(await removeSent(pool, outdated, ids)).toBe(false);
      const target = { pool, client: index.client, alias: index.alias };
      expect(await sendChanges(target, outdated, () => undefined)).toBe(0);
      expect(await countWaiting(pool, await active())).toBe(changes.length);
      await index.fill();
      expect(await found('crossedword')).toEqual([item]);
    });

    test('searches read the active index while the alias already points to the next one', async () => {
      const item = await storeArticle(database().pool, article({ body: 'aliasword' }));
      await index.fill();
      // As in a rebuild, just before PostgreSQL has committed that the next index is active.
      const name = await index.filler.addNext();
      await index.client.indices.create({ index: `${name}-${new Date().toISOString().slice(0, 7)}` });
      await moveAlias(index.client, index.alias, name);
      expect(await found('aliasword')).toEqual([item]);
      await index.fill();
      expect(await active()).toBe(name);
      expect(await found('aliasword')).toEqual([item]);
    });

    test('rebuilds that begin within a second have indices of their own, and the last is kept', async () => {
      const item = await storeArticle(database().pool, article({ body: 'hastyword' }));
      await index.fill();
      const first = await index.filler.addNext();
      const second = await index.filler.addNext();
      expect(second).not.toBe(first);
      await index.fill();
      expect(await active()).toBe(second);
      expect(await found('hastyword')).toEqual([item]);
    });

    test('an index with an older mapping is replaced by a new one', async () => {
      const { pool } = database();
      const item = await storeArticle(pool, article({ body: 'mappedword' }));
      await index.fill();
      const before = await active();
      await pool.query('update search_index set mapping_version = mapping_version - 1');
      // As a process of the next release, at its start.
      const next = createTestSearchIndex(database(), cluster().urls, { alias: index.alias });
      await next.filler.run();
      await next.fill();
      expect(await active()).not.toBe(before);
      expect(await readIndices(pool)).toHaveLength(1);
      expect(await found('mappedword')).toEqual([item]);
      await next.client.close();
    });

    test('a search whose caller has disconnected is canceled', async () => {
      const request = searchRequest(parsedQuery('anyword'), { now });
      const answer = index.search.search(request, { signal: AbortSignal.abort() });
      await expect(answer).rejects.toMatchObject({ code: 'CANCELLED' });
    });

    test('versions that don’t exist are removed from the index when they are sent again', async () => {
      const { pool } = database();
      await sendAgain(pool, await active(), [{ itemId: '987654', version: 3, month: '2026-01' }]);
      await index.fill();
      expect(await countWaiting(pool, await active())).toBe(0);
    });
  });

  describe('rights', () => {
    const database = useTestDatabase();
    let index: TestSearchIndex;
    beforeAll(() => {
      index = createTestSearchIndex(database(), cluster().urls);
    });
    afterAll(() => index.close());

    test('an index with wrong departments and old versions shows nothing that the caller may not see', async () => {
      const { pool } = database();
      await pool.query(`insert into realm (id, name) values ('r', 'r')`);
      const departments = await pool.query<{ id: string }>(
        `insert into department (realm_id, name, max_seats, max_channels) values ('r', 'a', 1, 1), ('r', 'b', 1, 1)
         returning id`,
      );
      const [own = '', other = ''] = departments.rows.map(({ id }) => id);
      const secret = await storeArticle(
        pool,
        article({
          body: 'secretword',
          departmentId: own,
          publication: 'Secret paper',
          source: { id: 'channel', name: 'Channel', packageIds: [] },
        }),
      );
      const replaced = await storeArticle(pool, article({ body: 'secretword withdrawn' }));
      await index.fill();
      await pool.query('update item_version set withdrawn_at = now(), is_latest = false where item_id = $1', [
        replaced,
      ]);
      // Nothing tells OpenSearch, and everything there claims to be everybody's.
      await pool.query('delete from search_outbox');
      const [active] = await readIndices(pool);
      const month = `${active?.name ?? ''}-${new Date().toISOString().slice(0, 7)}`;
      const poisoned = {
        words: 'secretword\u00011\n/ensecretword\u00011',
        item: Number(secret),
        version: 1,
        department: '',
        source: 'channel',
        published: 1,
        received: 1,
        superseded: Number.MAX_SAFE_INTEGER,
      };
      await index.client.index({
        index: month,
        id: `${secret}-1`,
        body: poisoned,
        version: 1_000_000,
        version_type: 'external',
        refresh: true,
      });
      const seen = async (departmentId: string) => {
        const request = searchRequest(parsedQuery('secretword'), { now, departmentId });
        const relevant = await index.search.search({ ...request, sort: 'RELEVANT_FIRST' });
        const byStory = await index.search.search({ ...request, grouping: 'STORY' });
        const newest = await index.search.search(request);
        const facets = await index.search.facets(request);
        const publications = facets.publication.map(({ value }) => value);
        return [relevant, byStory, newest]
          .flatMap(({ hits }) => hits.map(({ itemId }) => itemId))
          .concat(publications, String(facets.counted));
      };
      expect(await seen(other)).toEqual(['0']);
      expect(await seen(own)).toEqual([secret, secret, secret, 'Secret paper', '1']);
      expect(index.counts.byPostgres).toBe(0);
    });
  });
});
