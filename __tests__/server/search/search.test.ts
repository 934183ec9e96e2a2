import { limits } from '@contract/limits';
import { connect } from '@server/db/connect';
import { CursorError } from '@server/search/cursor';
import { PostgresArticleSearch } from '@server/search/postgresArticleSearch';
import type { SearchRequest } from '@server/search/searchRequest';
import { useTestDatabase } from '../../support/server/database';
import { article } from '../../support/engine/articleText';
import { parsedQuery } from '../../support/engine/parsedQuery';
import { searchRequest } from '../../support/engine/searchRequest';
import { storeArticle } from '../../support/engine/storeArticleText';
import { countWaiting, until } from '../../support/server/until';

const database = useTestDatabase();
const now = new Date('2026-03-10T12:00:00Z');

function request(text: string | null, more: Partial<SearchRequest> = {}): SearchRequest {
  return searchRequest(text === null ? null : parsedQuery(text), { now, limit: 100, ...more });
}

async function found(text: string | null, more: Partial<SearchRequest> = {}): Promise<string[]> {
  return (await database().articleSearch.search(request(text, more))).hits.map((hit) => hit.itemId);
}

function day(date: number, hour = 12): string {
  return new Date(Date.UTC(2026, 2, date, hour)).toISOString();
}

async function department(name: string): Promise<string> {
  await database().pool.query(`insert into realm (id, name) values ($1, $1)`, [name]);
  const { rows } = await database().pool.query<{ id: string }>(
    `insert into department (realm_id, name, max_seats, max_channels) values ($1, $1, 1, 1) returning id`,
    [name],
  );
  return rows[0]?.id ?? '';
}

describe('visibility', () => {
  test('a channel’s articles are visible to its department only, a provider’s to everyone', async () => {
    const [one, two] = [await department('one'), await department('two')];
    const own = await storeArticle(
      database().pool,
      article({ body: 'tenancy', departmentId: one, source: { id: 'chnl1', name: 'Own', packageIds: [] } }),
    );
    const shared = await storeArticle(database().pool, article({ body: 'tenancy' }));
    expect((await found('tenancy', { departmentId: one })).sort()).toEqual([own, shared].sort());
    expect(await found('tenancy', { departmentId: two })).toEqual([shared]);
    expect(await found('tenancy')).toEqual([shared]);
    expect(await found('tenancy', { departmentId: two, allSources: false, sourceIds: ['chnl1'] })).toEqual([]);
    const seen = await database().articleSearch.facets(request('tenancy', { departmentId: two }));
    expect(seen.counted).toBe(1);
  });

  test('sources narrow the search, a package includes its sources, and no sources match nothing', async () => {
    const a = await storeArticle(
      database().pool,
      article({ body: 'narrow', source: { id: 'a', name: 'A', packageIds: [] } }),
    );
    await storeArticle(database().pool, article({ body: 'narrow', source: { id: 'b', name: 'B', packageIds: [] } }));
    await database().pool.query(`insert into source (id, name, type) values ('pack', 'Pack', 'PACKAGE')`);
    await database().pool.query(`insert into source_package_member values ('pack', 'a')`);
    expect(await found('narrow', { allSources: false, sourceIds: ['a'] })).toEqual([a]);
    expect(await found('narrow', { allSources: false, sourceIds: ['pack'] })).toEqual([a]);
    expect(await found(null, { allSources: false, sourceIds: ['pack'] })).toEqual([a]);
    expect(await found('narrow', { allSources: false })).toEqual([]);
  });
});

describe('versions', () => {
  test('the latest version is found, old ones on request', async () => {
    const item = await storeArticle(database().pool, article({ body: 'firstwording' }));
    await storeArticle(database().pool, article({ body: 'secondwording' }), item);
    expect(await found('firstwording')).toEqual([]);
    expect(await found('secondwording')).toEqual([item]);
    const old = await database().articleSearch.search(request('firstwording', { includeOldRevisions: true }));
    expect(old.hits).toMatchObject([{ itemId: item, version: 1 }]);
  });

  test('pages show the articles as of the first page, whatever arrives or changes meanwhile', async () => {
    const items: string[] = [];
    for (let hour = 0; hour < 6; hour += 1) {
      items.unshift(await storeArticle(database().pool, article({ body: 'steadypages', published: day(1, hour) })));
    }
    const first = await database().articleSearch.search(request('steadypages', { limit: 2 }));
    await storeArticle(database().pool, article({ body: 'steadypages', published: day(1, 4) }));
    // The last one is replaced by a newer version, and another by one that no longer matches.
    await storeArticle(database().pool, article({ body: 'steadypages again', published: day(2) }), items[5]);
    await storeArticle(database().pool, article({ body: 'other', published: day(2) }), items[3]);
    const second = await database().articleSearch.search(
      request('steadypages', { limit: 10, cursor: first.cursor ?? '' }),
    );
    expect([...first.hits, ...second.hits].map((hit) => hit.itemId)).toEqual(items);
    expect(second.hitCount).toBe(6);
  });

  test('an unknown cursor, or one of the other order, is rejected', async () => {
    await storeArticle(database().pool, article({ body: 'anewwording' }));
    await storeArticle(database().pool, article({ body: 'anewwording too' }));
    const written = (cursor: unknown) => Buffer.from(JSON.stringify(cursor)).toString('base64url');
    const asOf = '2026-01-01T00:00:00Z';
    const crafted = [
      { asOf: 'now()', after: ['1', '2', 3] },
      { asOf: '2026-02-31T00:00:00Z', after: ['1', '2', 3] },
      { asOf: '0000-01-01T00:00:00Z', after: ['1', '2', 3] },
      { asOf, after: ['9223372036854775807', '2', 3] },
      { asOf, after: ['1', '9999999999999999999', 3] },
      { asOf, after: ['1', '2', 3_000_000_000] },
      { asOf, after: ['1', '2'] },
    ].map(written);
    for (const cursor of ['', 'nonsense', ...crafted]) {
      await expect(found('anewwording', { cursor })).rejects.toThrow(CursorError);
    }
    for (const offset of [-1, 1e15]) {
      const ranked = { cursor: written({ asOf, offset }), sort: 'RELEVANT_FIRST' as const };
      await expect(found('anewwording', ranked)).rejects.toThrow(CursorError);
    }
    for (const [sort, other] of [
      ['NEWEST_FIRST', 'RELEVANT_FIRST'],
      ['RELEVANT_FIRST', 'NEWEST_FIRST'],
    ] as const) {
      const { cursor } = await database().articleSearch.search(request('anewwording', { sort, limit: 1 }));
      expect(await found('anewwording', { sort, cursor: cursor ?? '' })).toHaveLength(1);
      await expect(found('anewwording', { sort: other, cursor: cursor ?? '' })).rejects.toThrow(CursorError);
    }
  });
});

describe('order', () => {
  test('relevance weighs headline, lead, body, rarity, and phrases', async () => {
    const filler = 'nothing of note happened here today or anywhere else '.repeat(4);
    const body = await storeArticle(
      database().pool,
      article({ headline: 'Plain', body: `${filler} zebrafish`, published: day(9) }),
    );
    const lead = await storeArticle(
      database().pool,
      article({ headline: 'Plain', summary: 'zebrafish', body: filler, published: day(8) }),
    );
    const headline = await storeArticle(
      database().pool,
      article({ headline: 'Zebrafish', body: filler, published: day(7) }),
    );
    expect(await found('zebrafish', { sort: 'RELEVANT_FIRST' })).toEqual([headline, lead, body]);
    expect(await found('zebrafish')).toEqual([body, lead, headline]);

    const apart = await storeArticle(database().pool, article({ body: `quartz ${filler} lantern`, published: day(9) }));
    const together = await storeArticle(
      database().pool,
      article({ body: `quartz lantern ${filler}`, published: day(8) }),
    );
    expect(await found('"quartz lantern" OR (quartz lantern)', { sort: 'RELEVANT_FIRST' })).toEqual([together, apart]);
  });

  test('a story appears once, by its newest matching article, on any page', async () => {
    const { rows } = await database().pool.query<{ id: string }>('insert into story default values returning id');
    const copies = [];
    for (let hour = 0; hour < 3; hour += 1) {
      const item = await storeArticle(database().pool, article({ body: 'toldtwice', published: day(3, hour) }));
      await database().pool.query('update item set story_id = $1 where id = $2', [rows[0]?.id, item]);
      copies.push(item);
    }
    const single = await storeArticle(database().pool, article({ body: 'toldtwice', published: day(3, 1) }));
    const first = await database().articleSearch.search(request('toldtwice', { grouping: 'STORY', limit: 1 }));
    const second = await database().articleSearch.search(
      request('toldtwice', { grouping: 'STORY', limit: 5, cursor: first.cursor ?? '' }),
    );
    expect([...first.hits, ...second.hits].map((hit) => hit.itemId)).toEqual([copies[2], single]);
    expect(first).toMatchObject({ hitCount: 2, hitCountRelation: 'eq' });
  });
});

describe('counts', () => {
  test("facets that reach the matcher's limit report that there are more", async () => {
    const { pool } = database();
    const item = await storeArticle(pool, article({ body: 'manifold BAY-2433' }));
    await pool.query(
      `with copies as (
         insert into item (source_id, guid, latest_version)
         select source_id, 'copy ' || number, 1 from item, generate_series(1, $2::int) number where id = $1 returning id)
       insert into item_version (item_id, version, source_id, published, headline, summary, body_text, author, publication,
         language, metadata, word_count, content_hash, vector)
       select copies.id, 1, source_id, published, headline, summary, body_text, author, publication, language, metadata,
         word_count, content_hash, vector
       from copies, item_version where item_id = $1`,
      [item, limits.searchChecked],
    );
    const { counted, complete } = await database().articleSearch.facets(request('BAY-24*'));
    expect({ counted, complete }).toEqual({ counted: limits.searchChecked, complete: false });
    expect(await database().articleSearch.facets(request('manifold'))).toMatchObject({
      counted: limits.searchChecked + 1,
      complete: true,
    });
  }, 60_000);

  test('facets and the histogram use the filter of the search', async () => {
    for (const [date, language, organization] of [
      [5, 'en', 'Bayer AG'],
      [5, 'de', 'Bayer AG'],
      [9, 'en', 'Novo'],
    ] as const) {
      await storeArticle(
        database().pool,
        article({
          body: 'countable',
          published: day(date),
          language,
          publication: 'The Post',
          organization: [organization],
          category: { id: 'trials', name: 'Clinical trials' },
        }),
      );
    }
    const counted = await database().articleSearch.facets(request('countable'));
    expect(counted).toMatchObject({
      counted: 3,
      complete: true,
      publication: [{ value: 'The Post', count: 3 }],
      category: [{ value: 'trials', label: 'Clinical trials', count: 3 }],
      language: [
        { value: 'en', label: 'English', count: 2 },
        { value: 'de', label: 'German', count: 1 },
      ],
      organization: [
        { value: 'Bayer AG', count: 2 },
        { value: 'Novo', count: 1 },
      ],
    });
    expect(counted.date.at(0)).toEqual({ from: '2026-03-05', to: '2026-03-05', count: 2 });
    expect(counted.date.at(-1)).toEqual({ from: '2026-03-09', to: '2026-03-09', count: 1 });

    const lastDays = await database().articleSearch.facets(request('countable'), { byStory: false, days: 4, bars: 30 });
    expect(lastDays).toMatchObject({ counted: 3 });
    expect(lastDays.date.map(({ from, to, count }) => [from, to, count])).toEqual([
      ['2026-03-07', '2026-03-07', 0],
      ['2026-03-08', '2026-03-08', 0],
      ['2026-03-09', '2026-03-09', 1],
      ['2026-03-10', '2026-03-10', 0],
    ]);
    const weeks = await database().articleSearch.facets(request('countable'), { byStory: false, days: 30, bars: 5 });
    expect(weeks.date).toHaveLength(5);
    expect(weeks.date.at(-1)).toEqual({ from: '2026-03-04', to: '2026-03-10', count: 3 });
    const nothing = await database().articleSearch.facets(request('quokka'), { byStory: false, days: 30 });
    expect(nothing).toMatchObject({ counted: 0, date: [] });

    const days = await database().articleSearch.histogram(request('countable'), 30);
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toEqual({ date: '2026-03-10', count: 0 });
    expect(days.filter((one) => one.count > 0)).toEqual([
      { date: '2026-03-05', count: 2 },
      { date: '2026-03-09', count: 1 },
    ]);
  });
});

describe('cancellation', () => {
  test('an aborted search is canceled in the database, and its connection can be used again', async () => {
    const item = await storeArticle(database().pool, article({ body: 'aborted wombat' }));
    const controller = new AbortController();
    const blocker = await database().pool.connect();
    await blocker.query('begin; lock table item_version in access exclusive mode');
    try {
      const answer = database().articleSearch.search(request('wombat'), { signal: controller.signal });
      const outcome = expect(answer).rejects.toMatchObject({ code: 'CANCELLED' });
      await until(async () => (await countWaiting(database().pool)) === 1);
      controller.abort();
      await outcome;
    } finally {
      await blocker.query('rollback');
      blocker.release();
    }
    expect(await found('wombat')).toEqual([item]);
  });

  test("searches that hold all connections and are aborted together don't wait for each other", async () => {
    const connection = connect(database().url, { name: 'test few', max: 2 });
    const articleSearch = new PostgresArticleSearch(connection.pool);
    const controller = new AbortController();
    const blocker = await database().pool.connect();
    await blocker.query('begin; lock table item_version in access exclusive mode');
    const answers = [1, 2].map(() => articleSearch.search(request('wombat'), { signal: controller.signal }));
    const outcomes = Promise.allSettled(answers);
    await until(async () => (await countWaiting(database().pool)) === answers.length);
    controller.abort();
    await blocker.query('rollback');
    blocker.release();
    const started = performance.now();
    for (const outcome of await outcomes) expect(outcome).toMatchObject({ reason: { code: 'CANCELLED' } });
    // The maximum wait for a connection.
    expect(performance.now() - started).toBeLessThan(8_000);
    await connection.close();
  }, 30_000);

  test("a search whose caller has disconnected doesn't run", async () => {
    const answer = database().articleSearch.search(request('zebrafish'), { signal: AbortSignal.abort() });
    await expect(answer).rejects.toMatchObject({ code: 'CANCELLED' });
  });
});
