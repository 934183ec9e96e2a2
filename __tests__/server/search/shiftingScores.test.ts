import fc from 'fast-check';
import { packSeen, unpackSeen } from '@server/search/seenHits';
import { PostgresArticleSearch } from '@server/search/postgresArticleSearch';
import { Ranker } from '@server/search/ranking/ranker';
import type { RankingService } from '@server/search/ranking/searchIndex';
import type { RankRequest } from '@server/engine/postings/rankRequest';
import type { SearchRequest, SearchResult } from '@server/search/searchRequest';
import type { SearchSession } from '@server/search/searchSession';
import { article } from '../../support/engine/articleText';
import { parsedQuery } from '../../support/engine/parsedQuery';
import { searchRequest } from '../../support/engine/searchRequest';
import { storeArticle } from '../../support/engine/storeArticleText';
import { useTestDatabase } from '../../support/server/database';

const database = useTestDatabase();
const now = new Date('2026-03-10T12:00:00Z');

/** Ranks as PostgreSQL does, but in the opposite order at every second search, as if all scores had changed. */
class ShiftingRanker implements RankingService {
  readonly shifts = true;
  isReversed = false;
  private readonly ranker = new Ranker();

  decides(plan: RankRequest['plan']): boolean {
    return this.ranker.decides(plan);
  }

  async rank(request: RankRequest, session: SearchSession) {
    const ranked = await this.ranker.rank({ ...request, after: undefined, most: 1_000 }, session);
    const all = this.isReversed
      ? ranked.documents.toReversed().map((place) => ({ ...place, score: -place.score }))
      : ranked.documents;
    const from = request.after === undefined ? 0 : 1 + all.findIndex(({ itemId }) => itemId === request.after?.itemId);
    return { ...ranked, documents: all.slice(from, from + request.most) };
  }
}

async function pages(
  first: Partial<SearchRequest>,
  ask: (request: SearchRequest, page: number) => Promise<SearchResult>,
): Promise<string[][]> {
  const found: string[][] = [];
  let cursor: string | undefined;
  do {
    const query = parsedQuery('shiftingword OR rareword');
    const request = searchRequest(query, { now, sort: 'RELEVANT_FIRST', limit: 4, ...first });
    const page = await ask(cursor === undefined ? request : { ...request, start: 0, cursor }, found.length);
    found.push(page.hits.map(({ itemId }) => itemId));
    cursor = page.cursor ?? undefined;
  } while (cursor !== undefined);
  return found;
}

describe('pages by relevance whose scores change from page to page', () => {
  const stored: string[] = [];
  beforeAll(async () => {
    for (let number = 0; number < 30; number += 1) {
      const body = `${'shiftingword '.repeat(1 + (number % 7))} ${number % 3 === 0 ? 'rareword' : 'another'} text`;
      stored.push(await storeArticle(database().pool, article({ body })));
    }
  });

  test.each([
    ['every hit', {}],
    ['every hit of pages that differ in size', { limit: 7 }],
    ['every story', { grouping: 'STORY' as const }],
  ])('contain %s exactly once', async (_, first) => {
    const ranks = new ShiftingRanker();
    const articleSearch = new PostgresArticleSearch(database().pool, ranks);
    const found = await pages(first, async (request, page) => {
      ranks.isReversed = page % 2 === 1;
      return articleSearch.search(request);
    });
    expect(found.length).toBeGreaterThan(3);
    expect(found.flat()).toHaveLength(stored.length);
    expect(found.flat().sort()).toEqual([...stored].sort());
  });

  test('continue after the hits that the first page skipped', async () => {
    const ranks = new ShiftingRanker();
    const articleSearch = new PostgresArticleSearch(database().pool, ranks);
    const skipped = await articleSearch.search(
      searchRequest(parsedQuery('shiftingword OR rareword'), { now, sort: 'RELEVANT_FIRST', limit: 10 }),
    );
    const found = await pages({ start: 10 }, async (request, page) => {
      ranks.isReversed = page % 2 === 1;
      return articleSearch.search(request);
    });
    expect([...skipped.hits.map(({ itemId }) => itemId), ...found.flat()].sort()).toEqual([...stored].sort());
  });

  test('continue in an implementation whose scores don’t change', async () => {
    const shifting = new PostgresArticleSearch(database().pool, new ShiftingRanker());
    const steady = new PostgresArticleSearch(database().pool);
    const found = await pages({}, async (request, page) => (page % 2 === 0 ? shifting : steady).search(request));
    expect(found.flat().sort()).toEqual([...stored].sort());
  });
});

test('seen hits are read as they were written, in any order', () => {
  const key = fc.record({ itemId: fc.bigInt({ min: 1n, max: 9_007_199_254_740_991n }).map(String), version: fc.nat() });
  const sorted = (keys: readonly { itemId: string; version: number }[]): string[] =>
    keys.map(({ itemId, version }) => `${itemId}/${String(version)}`).sort();
  fc.assert(
    fc.property(fc.array(key), (keys) => {
      expect(sorted(unpackSeen(packSeen(keys)) ?? [])).toEqual(sorted(keys));
    }),
  );
});

test('a text that isn’t an encoding of seen hits is rejected', () => {
  for (const bytes of [[128], [1], [1, 2, 3], Array.from({ length: 40 }, () => 255)]) {
    expect(unpackSeen(Buffer.from(bytes).toString('base64url'))).toBeNull();
  }
});
