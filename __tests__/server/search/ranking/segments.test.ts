import type { QueryNode } from '@contract/query/ast';
import type { ArticleSearch } from '@server/search/articleSearch';
import { PostgresArticleSearch } from '@server/search/postgresArticleSearch';
import { Ranker } from '@server/search/ranking/ranker';
import { recencyOf } from '@server/engine/postings/recency';
import { sealTail } from '@server/search/ranking/seal';
import type { SearchRequest, SearchResult } from '@server/search/searchRequest';
import { chance } from '../../../../bench/support/corpus';
import { useTestDatabase } from '../../../support/server/database';
import { article } from '../../../support/engine/articleText';
import { storeArticle } from '../../../support/engine/storeArticleText';

const database = useTestDatabase();
const random = chance(21);
const day = 86_400_000;
const newest = Date.parse('2026-03-01T00:00:00Z');

function anyOf(words: readonly string[]): QueryNode {
  return { kind: 'or', children: words.map((text) => ({ kind: 'word', field: 'document', text })) };
}

const phraseOf = (text: string): QueryNode => ({ kind: 'phrase', field: 'document', text, slop: 0 });

function ask(
  query: QueryNode,
  more: Partial<SearchRequest> = {},
  { articleSearch }: { articleSearch: ArticleSearch } = database(),
): Promise<SearchResult> {
  const request = {
    query,
    departmentId: null,
    sourceIds: [],
    allSources: true,
    start: 0,
    limit: 1000,
    now: new Date(),
  };
  return articleSearch.search({ ...request, sort: 'NEWEST_FIRST', grouping: 'NONE', ...more });
}

const ids = (found: SearchResult): string[] => found.hits.map((hit) => hit.itemId);

async function pages(
  query: QueryNode,
  more: Partial<SearchRequest>,
  by?: { articleSearch: ArticleSearch },
): Promise<string[]> {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = { ...more, limit: 7, ...(cursor === undefined ? {} : { cursor }) };
    const found: SearchResult = await ask(query, page, by);
    seen.push(...ids(found));
    cursor = found.cursor ?? undefined;
  } while (cursor !== undefined);
  return seen;
}

// Dates ascend with arrival, except for some late or future-dated articles; stories span segments.
beforeAll(async () => {
  const { pool } = database();
  const words = (): string => Array.from({ length: 12 }, () => `w${Math.floor(Math.exp(random() * 4))}`).join(' ');
  const stored: string[] = [];
  for (let number = 0; number < 240; number += 1) {
    const away = random() < 0.1 ? (random() - 0.5) * 100 * day : 0;
    const published = new Date(newest - (240 - number) * day + away).toISOString();
    stored.push(await storeArticle(pool, article({ body: words(), published })));
    if (number % 24 === 23) await sealTail(pool, 1_000);
  }
  const { rows } = await pool.query<{ id: string }>('insert into story default values returning id');
  await pool.query('update item set story_id = $1 where id = any($2::bigint[])', [
    rows[0]?.id,
    stored.filter((_, index) => index % 20 === 0),
  ]);
}, 240_000);

describe('newest first, searching the newest part of the collection', () => {
  const kinds: Record<string, Partial<SearchRequest>> = {
    'every article': {},
    'one article a story': { grouping: 'STORY' },
  };
  const parts = new Ranker({ fewestOfNewest: 1, counted: 5, cacheBytes: 20_000 });

  test.each(Object.entries(kinds))(
    'returns the same pages as the whole collection: %s',
    async (_, more) => {
      const { pool } = database();
      const queries: QueryNode[] = [
        anyOf(['w1']),
        anyOf(['w2', 'w30']),
        anyOf(['w7']),
        anyOf(['w50']),
        phraseOf('w1 w1'),
      ];
      for (const query of [...queries, phraseOf('w2 w1')]) {
        const uncached = { articleSearch: new PostgresArticleSearch(pool) };
        const whole = await ask(query, more, uncached);
        expect(await pages(query, more, uncached)).toEqual(ids(whole));
        const byParts = { articleSearch: new PostgresArticleSearch(pool, parts) };
        expect(ids(await ask(query, { ...more, limit: 25 }, byParts))).toEqual(ids(whole).slice(0, 25));
        expect(await pages(query, more, byParts)).toEqual(ids(whole));
      }
    },
    120_000,
  );

  test('counts stories once', async () => {
    const all = await ask(anyOf(['w1']));
    const { rows } = await database().pool.query<{ count: number }>(
      `select count(distinct coalesce(-story_id, id))::int as count from item where id = any($1::bigint[])`,
      [ids(all)],
    );
    for (const sort of ['NEWEST_FIRST', 'RELEVANT_FIRST'] as const) {
      const stories = await ask(anyOf(['w1']), { grouping: 'STORY', sort });
      expect(stories).toMatchObject({ hitCount: rows[0]?.count, hitCountRelation: 'eq' });
      expect(stories.hits).toHaveLength(stories.hitCount);
    }
    expect(all.hitCount).toBeGreaterThan(rows[0]?.count ?? 0);
  });
});

describe('by relevance, looking for a phrase in some of the documents', () => {
  const sort = 'RELEVANT_FIRST' as const;
  const counted = 12;
  const few = { lastDocuments: 10, bestDocuments: 2 };
  const bounded = (): PostgresArticleSearch =>
    new PostgresArticleSearch(database().pool, new Ranker({ counted, checked: few }));
  const allOf = (...children: QueryNode[]): QueryNode => ({ kind: 'and', children });

  test.each<[string, Partial<SearchRequest>]>([
    ['every article', {}],
    ['one article a story', { grouping: 'STORY' }],
    ['newer ones first if as good', { recencyHalfLifeDays: 30 }],
  ])('returns the same pages as looking in all: %s', async (_, more) => {
    const articleSearch = bounded();
    const near: QueryNode = { kind: 'phrase', field: 'document', text: 'w1 w3', slop: 3 };
    const twice = ['w1 w1', 'w2 w2', 'w3 w3', 'w4 w4', 'w5 w5', 'w6 w6', 'w7 w7'].map(phraseOf);
    const phrases = [...twice, phraseOf('w2 w1'), phraseOf('w1 w2 w1'), near, phraseOf('w40 w1')];
    const others = [anyOf(['w1', 'w2', 'w5']), { kind: 'not', child: phraseOf('w1 w1') } as const];
    const combined = others.flatMap((other) => phrases.map((phrase) => allOf(phrase, other)));
    for (const query of [...phrases, ...combined, allOf(phraseOf('w1 w1'), phraseOf('w2 w1'))]) {
      const whole = await ask(query, { sort, ...more });
      const options = { sort, ...more, asOf: whole.asOf };
      expect(await pages(query, options, { articleSearch })).toEqual(ids(whole));
      for (const limit of [1, 2, 3]) {
        const first = await ask(query, { ...options, limit }, { articleSearch });
        expect(first.hits.map(({ score }) => score)).toEqual(whole.hits.slice(0, limit).map(({ score }) => score));
        const isByItems = more.grouping === undefined;
        expect(first.hitCount).toBe(isByItems ? Math.min(whole.hitCount, counted + 1) : whole.hitCount);
      }
    }
  });
});

describe('by relevance, with lists that are kept decoded from their second use on', () => {
  test('returns the same scores each time', async () => {
    const articleSearch = new PostgresArticleSearch(database().pool, new Ranker({ leastWeighted: 2 }));
    const prefix: QueryNode = { kind: 'prefix', field: 'document', text: 'w1' };
    const queries: QueryNode[] = [
      anyOf(['w1', 'w2', 'w30']),
      phraseOf('w2 w1'),
      { kind: 'or', children: [prefix, anyOf(['w5'])] },
    ];
    for (const query of queries) {
      const once = await ask(query, { sort: 'RELEVANT_FIRST' });
      for (let time = 0; time < 4; time += 1) {
        const again = await ask(query, { sort: 'RELEVANT_FIRST', asOf: once.asOf }, { articleSearch });
        expect(again.hits).toEqual(once.hits);
      }
    }
  });
});

describe('recency blended into relevance', () => {
  const sort = 'RELEVANT_FIRST' as const;

  test('multiplies each score by the factor of its age, on every page', async () => {
    const query = anyOf(['w1', 'w3', 'w9']);
    const plain = await ask(query, { sort });
    const asOf = Date.parse(plain.asOf) * 1000;
    for (const recencyHalfLifeDays of [1, 30, 3_650]) {
      const expected = plain.hits
        .map((hit, place) => ({
          itemId: hit.itemId,
          place,
          score: (hit.score ?? 0) * recencyOf(hit.published.getTime() * 1000, asOf, recencyHalfLifeDays),
        }))
        .sort((one, other) => other.score - one.score || one.place - other.place);
      const blended = await ask(query, { sort, recencyHalfLifeDays, asOf: plain.asOf });
      blended.hits.forEach((hit, index) => expect(hit.score).toBeCloseTo(expected[index]?.score ?? 0, 8));
      expect(blended.hitCount).toBe(plain.hitCount);
      expect(await pages(query, { sort, recencyHalfLifeDays, asOf: plain.asOf })).toEqual(ids(blended));
    }
  }, 120_000);

  test('decides between similar scores and never takes more than half', () => {
    const now = newest * 1000;
    expect(recencyOf(now, now, 7)).toBe(1);
    expect(recencyOf(now + 1e12, now, 7)).toBe(1);
    expect(recencyOf(now - 7 * day * 1000, now, 7)).toBe(0.75);
    expect(recencyOf(0, now, 7)).toBeCloseTo(0.5, 12);
  });
});
