import type { Pool } from 'pg';
import type { QueryNode } from '@contract/query/ast';
import type { ArticleText } from '@server/engine/analyzer/articleText';
import { summaryOf } from '@server/engine/feeds/plainText';
import { purgeDeletedVersions } from '@server/search/ranking/purgeDeletedVersions';
import { mergeSegments, sealTail } from '@server/search/ranking/seal';
import type { SearchRequest, SearchResult } from '@server/search/searchRequest';
import { chance } from '../../../../bench/support/corpus';
import { useTestDatabase } from '../../../support/server/database';
import { article, realArticles, realArticlesMissing } from '../../../support/engine/articleText';
import { naiveRanking, type NaiveArticle } from '../../../support/engine/naiveRanking';
import { searchRequest } from '../../../support/engine/searchRequest';
import { storeArticle } from '../../../support/engine/storeArticleText';

const database = useTestDatabase();
const now = new Date('2026-03-10T12:00:00Z');

function anyOf(words: readonly string[]): QueryNode {
  return { kind: 'or', children: words.map((text) => ({ kind: 'word', field: 'document', text })) };
}

function ask(
  query: QueryNode,
  more: Partial<SearchRequest> = {},
  { articleSearch } = database(),
): Promise<SearchResult> {
  return articleSearch.search(searchRequest(query, { now, sort: 'RELEVANT_FIRST', ...more }));
}

async function mergeAll(pool: Pool): Promise<void> {
  while (await mergeSegments(pool));
}

async function sealAll(pool: Pool, size = 1000): Promise<void> {
  while ((await sealTail(pool, size)) > 0);
}

async function segments(pool: Pool): Promise<number[]> {
  const { rows } = await pool.query<{ documents: number }>('select documents from ranking_segment');
  return rows.map((row) => row.documents);
}

/** A few hundred articles: real ones if available, otherwise made of few words, so that many articles share them. */
const articles = someArticles();

function someArticles(): ArticleText[] {
  if (realArticlesMissing === null) return realArticles(20);
  const random = chance(4);
  const words = (count: number): string =>
    Array.from({ length: count }, () => `w${Math.floor(Math.exp(random() * 6))}`).join(' ');
  return Array.from({ length: 120 }, (_, index) =>
    article({
      headline: words(6),
      summary: words(10),
      body: words(40 + index),
      source: { id: index % 3 === 0 ? 'wire' : 'press', name: 'A source', packageIds: [] },
    }),
  );
}

function expectSameOrder(found: SearchResult, expected: readonly { id: string; score: number }[]): void {
  expect(found.hits.map((hit) => hit.itemId)).toEqual(expected.map(({ id }) => id).slice(0, found.hits.length));
  found.hits.forEach((hit, index) => expect(hit.score).toBeCloseTo(expected[index]?.score ?? 0, 8));
}

describe('the order of a whole collection', () => {
  const database = useTestDatabase();
  const stored: NaiveArticle[] = [];
  const random = chance(11);
  const questions: string[][] = [];

  async function store(texts: readonly ArticleText[]): Promise<void> {
    for (const text of texts) stored.push({ id: await storeArticle(database().pool, text), text });
  }

  beforeAll(async () => {
    const texts = articles;
    for (let number = 0; number < 8; number += 1) {
      const from = texts[Math.floor(random() * texts.length)];
      const words = `${from?.headline} ${from?.body}`.split(/[^\p{L}\p{N}'’-]+/u).filter((word) => /\p{L}/u.test(word));
      const start = Math.floor(random() * Math.max(1, words.length - 25));
      questions.push(words.slice(start, start + 3 + Math.floor(random() * 22)));
    }
    await store(texts);
  }, 120_000);

  async function expectNaiveOrder(): Promise<void> {
    for (const words of questions) {
      const found = await ask(anyOf(words), {}, database());
      const expected = naiveRanking(words, stored);
      expect(found.hits).toHaveLength(expected.length);
      expectSameOrder(found, expected);
    }
    // With one source: its own average length, but document frequencies of the whole collection.
    for (const words of questions.slice(0, 2)) {
      const sourceId = stored[0]?.text.source.id ?? '';
      const found = await ask(anyOf(words), { allSources: false, sourceIds: [sourceId] }, database());
      const expected = naiveRanking(words, stored, sourceId);
      expect(expected.length).toBeGreaterThan(5);
      expect(found.hits).toHaveLength(expected.length);
      expectSameOrder(found, expected);
    }
  }

  test('is that of a naive BM25: unsealed, sealed in segments with a tail, merged, and page by page while articles arrive', async () => {
    const { pool } = database();
    await expectNaiveOrder();

    for (let piece = 0; piece < 9; piece += 1) expect(await sealTail(pool, 7)).toBe(7);
    expect(await segments(pool)).toHaveLength(9);
    await expectNaiveOrder();

    expect(await mergeSegments(pool)).toBe(true);
    expect((await segments(pool)).sort((one, other) => one - other)).toEqual([7, 56]);
    await expectNaiveOrder();

    await sealAll(pool, 20);
    await mergeAll(pool);
    await store(articles.slice(0, 5).map((text) => ({ ...text, published: '2026-03-02T10:00:00.000Z' })));
    await expectNaiveOrder();

    // Articles that arrive meanwhile aren't on the following pages.
    const words = questions[0] ?? [];
    const whole = naiveRanking(words, stored);
    const seen: string[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < 50; page += 1) {
      const found = await ask(anyOf(words), { limit: 17, ...(cursor === undefined ? {} : { cursor }) }, database());
      seen.push(...found.hits.map((hit) => hit.itemId));
      if (found.cursor === null) break;
      cursor = found.cursor;
      await storeArticle(pool, article({ headline: words.join(' '), body: words.join(' ') }));
      await sealTail(pool, 3);
      if (page % 3 === 2) await mergeAll(pool);
    }
    expect(seen).toEqual(whole.map(({ id }) => id));
  }, 240_000);

  test('returns a thousand hits at once, and any page by number', async () => {
    const words = questions[1] ?? [];
    const whole = await ask(anyOf(words), {}, database());
    const page = await ask(anyOf(words), { start: 20, limit: 10 }, database());
    expect(page.hits).toEqual(whole.hits.slice(20, 30));
    expect(page.hits[0]?.score).toBeGreaterThan(0);
  });

  test('finds an article by the words of its headline', async () => {
    const known = articles.filter((_, index) => index % 9 === 0);
    let first = 0;
    for (const text of known) {
      const { hits } = await ask(
        anyOf(text.headline.split(/[^\p{L}\p{N}]+/u).filter(Boolean)),
        { limit: 3 },
        database(),
      );
      const titles = await database().pool.query<{ headline: string }>(
        'select headline from item_version where item_id = any($1::bigint[])',
        [hits.map((hit) => hit.itemId)],
      );
      if (titles.rows.some((row) => row.headline === text.headline)) first += 1;
    }
    expect(first / known.length).toBeGreaterThanOrEqual(0.95);
  });
});

describe('the relevance score', () => {
  test('weighs a derived headline as a lead, and a derived lead as text', async () => {
    const opening = 'Marmalade was sold at the market.';
    const body = `${opening} It rained all day and nobody came to buy anything at all. People stayed at home instead.`;
    const store = (changes: Partial<ArticleText>) => storeArticle(database().pool, article({ body, ...changes }));
    const given = await store({ headline: 'Marmalade sold' });
    const derived = await store({ headline: summaryOf(body, 100), summary: summaryOf(body) });
    const other = await store({ headline: 'Market', summary: summaryOf(body) });
    const { hits } = await ask(anyOf(['marmalade']));
    expect(hits.map((hit) => hit.itemId)).toEqual([given, derived, other]);
  });

  test('gives a bonus to words that are near each other as in the question, sealed or not', async () => {
    const { pool } = database();
    const filling = 'among many other things that were told of it on that long day'.split(' ');
    const far = ['quinoa', ...filling, 'fritillary', ...filling];
    const near = ['quinoa', 'and', 'fritillary', ...filling, ...filling.slice(1)];
    const second = await storeArticle(pool, article({ body: far.join(' '), published: '2026-02-03T00:00:00.000Z' }));
    const first = await storeArticle(pool, article({ body: near.join(' '), published: '2026-02-02T00:00:00.000Z' }));
    for (const isSealed of [false, true]) {
      if (isSealed) await sealAll(pool);
      const { hits } = await ask(anyOf(['fritillary', 'quinoa']));
      expect(hits.map((hit) => hit.itemId)).toEqual([first, second]);
    }
  });

  test('counts a repeated word twice and a compound as its parts', async () => {
    const { pool } = database();
    const one = await storeArticle(pool, article({ body: 'a walrus among others' }));
    const other = await storeArticle(pool, article({ body: 'a narwhal among others' }));
    const [walrus, narwhal] = [one, other];
    const best = async (words: string[]) => (await ask(anyOf(words))).hits[0]?.itemId;
    expect(await best(['walrus', 'narwhal', 'narwhal'])).toBe(narwhal);
    expect(await best(['walrus', 'walrus', 'narwhal'])).toBe(walrus);
    const written = await storeArticle(pool, article({ body: 'about zyx-77 here' }));
    const together = await storeArticle(pool, article({ body: 'about zyx77 here too' }));
    expect((await ask(anyOf(['zyx-77']))).hits.map((hit) => hit.itemId).sort()).toEqual([written, together].sort());
  });

  test('respects phrases, parts of the article, NOT, dates, and sources as any search', async () => {
    const { pool } = database();
    const near = await storeArticle(
      pool,
      article({ headline: 'Basalt quarry', body: 'basalt columns', published: '2026-01-02T00:00:00.000Z' }),
    );
    const far = await storeArticle(
      pool,
      article({
        body: 'columns of basalt',
        published: '2025-01-02T00:00:00.000Z',
        source: { id: 'rock', name: 'Rock', packageIds: [] },
      }),
    );
    const word = (text: string): QueryNode => ({ kind: 'word', field: 'document', text });
    const phrase: QueryNode = { kind: 'phrase', field: 'document', text: 'basalt columns', slop: 0 };
    const ids = async (query: QueryNode, more: Partial<SearchRequest> = {}) =>
      (await ask(query, more)).hits.map((hit) => hit.itemId);
    const since: QueryNode = {
      kind: 'range',
      field: 'date',
      from: { kind: 'day', date: '2026-01-01' },
      to: { kind: 'open' },
    };
    for (const isSealed of [false, true]) {
      if (isSealed) await sealAll(pool);
      expect(await ids(phrase)).toEqual([near]);
      expect(await ids({ kind: 'and', children: [word('basalt'), { kind: 'not', child: phrase }] })).toEqual([far]);
      expect(await ids({ kind: 'and', children: [word('basalt'), since] })).toEqual([near]);
      expect(await ids(word('basalt'), { allSources: false, sourceIds: ['rock'] })).toEqual([far]);
      expect(await ids({ kind: 'word', field: 'headline', text: 'basalt' })).toEqual([near]);
      expect((await ids({ kind: 'prefix', field: 'document', text: 'ba' })).slice(0, 2)).toContain(near);
      expect((await ids({ kind: 'prefix', field: 'document', text: 'basal' })).sort()).toEqual([near, far].sort());
    }
  });
});

describe('versions, departments, and deletions', () => {
  test('finds the latest version, and old ones on request', async () => {
    const { pool } = database();
    const item = await storeArticle(pool, article({ body: 'gherkin gherkin' }));
    await sealAll(pool);
    await storeArticle(pool, article({ body: 'gherkin in another wording' }), item);
    for (const isSealed of [false, true]) {
      if (isSealed) await sealAll(pool);
      expect((await ask(anyOf(['gherkin']))).hits).toMatchObject([{ itemId: item, version: 2 }]);
      const all = await ask(anyOf(['gherkin']), { includeOldRevisions: true });
      expect(all.hits.map((hit) => hit.version)).toEqual([1, 2]);
    }
  });

  test('finds a channel’s articles for its department only, sealed or not', async () => {
    const { pool } = database();
    await pool.query(`insert into realm (id, name) values ('one', 'one')`);
    const { rows } = await pool.query<{ id: string }>(
      `insert into department (realm_id, name, max_seats, max_channels) values ('one', 'one', 1, 1) returning id`,
    );
    const departmentId = rows[0]?.id ?? '';
    const own = await storeArticle(
      pool,
      article({ body: 'tarragon', departmentId, source: { id: 'chnl9', name: 'Own', packageIds: [] } }),
    );
    for (const isSealed of [false, true]) {
      if (isSealed) await sealAll(pool);
      expect((await ask(anyOf(['tarragon']), { departmentId })).hits.map((hit) => hit.itemId)).toEqual([own]);
      expect((await ask(anyOf(['tarragon']))).hits).toEqual([]);
    }
  });

  test("doesn't find deleted versions, and after a purge doesn't count them either", async () => {
    const { pool } = database();
    await sealAll(pool);
    await mergeAll(pool);
    const kept = await storeArticle(pool, article({ body: 'sorrel and other herbs' }));
    const lost: string[] = [];
    for (let number = 0; number < 4; number += 1)
      lost.push(await storeArticle(pool, article({ body: `sorrel ${number}` })));
    const alone = (await ask(anyOf(['herbs']))).hits[0]?.score;
    await sealTail(pool, 3);
    await pool.query('delete from item_version where item_id = any($1::bigint[])', [lost]);
    expect((await ask(anyOf(['sorrel']))).hits.map((hit) => hit.itemId)).toEqual([kept]);
    expect(await purgeDeletedVersions(pool, 1000)).toBe(0);
    expect(await purgeDeletedVersions(pool, 1)).toBe(2);
    await sealAll(pool);
    await mergeAll(pool);
    const { hits } = await ask(anyOf(['sorrel']));
    expect(hits.map((hit) => hit.itemId)).toEqual([kept]);
    const { rows } = await pool.query<{ documents: number }>(
      `select sum(documents)::int as documents from ranking_posting where lexeme = '/ensorrel'`,
    );
    expect(rows).toEqual([{ documents: 1 }]);
    expect(alone).toBeGreaterThan(0);
  });
});

describe('sealing', () => {
  async function sealedOnce(): Promise<void> {
    const { rows } = await database().pool.query<{ versions: number; waiting: number; documents: number }>(
      `select (select count(*)::int from item_version) as versions, (select count(*)::int from ranking_tail) as waiting,
        (select coalesce(sum(documents), 0)::int from ranking_segment) as documents`,
    );
    expect(rows[0]?.documents).toBe((rows[0]?.versions ?? 0) - (rows[0]?.waiting ?? 0));
  }

  test('by several processes at once seals every version once', async () => {
    const { pool } = database();
    for (let number = 0; number < 60; number += 1)
      await storeArticle(pool, article({ body: `several lovage ${number}` }));
    const worker = async (): Promise<void> => {
      for (let turn = 0; turn < 12; turn += 1) {
        await sealTail(pool, 5);
        await mergeSegments(pool);
      }
    };
    await Promise.all([worker(), worker(), worker()]);
    await sealAll(pool);
    await mergeAll(pool);
    await sealedOnce();
    expect((await ask(anyOf(['lovage']))).hits).toHaveLength(60);
  });

  test('has no effect when it is interrupted, and is repeated by the next process', async () => {
    const { pool } = database();
    await sealAll(pool);
    const items: string[] = [];
    for (let number = 0; number < 5; number += 1)
      items.push(await storeArticle(pool, article({ body: `chervil ${number}` })));
    const blocker = await pool.connect();
    await blocker.query('begin; lock table ranking_posting in exclusive mode');
    const dying = sealTail(pool, 100).catch((error: unknown) => error);
    const blocked = async (): Promise<number | undefined> =>
      (
        await pool.query<{ pid: number }>(
          `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).rows[0]?.pid;
    let pid: number | undefined;
    while (pid === undefined) pid = await blocked();
    await pool.query('select pg_terminate_backend($1)', [pid]);
    expect(await dying).toBeInstanceOf(Error);
    await blocker.query('rollback');
    blocker.release();
    await sealedOnce();
    expect((await ask(anyOf(['chervil']))).hits).toHaveLength(5);
    expect(await sealTail(pool, 100)).toBe(5);
    await sealedOnce();
    expect((await ask(anyOf(['chervil']))).hits.map((hit) => hit.itemId).sort()).toEqual(items.sort());
  });
});
