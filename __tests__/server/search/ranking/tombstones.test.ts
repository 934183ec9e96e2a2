import type { QueryNode } from '@contract/query/ast';
import { purgeDeletedVersions } from '@server/search/ranking/purgeDeletedVersions';
import { PostgresArticleSearch } from '@server/search/postgresArticleSearch';
import { mergeSegments, sealTail } from '@server/search/ranking/seal';
import type { SearchRequest, SearchResult } from '@server/search/searchRequest';
import { useTestDatabase } from '../../../support/server/database';
import { article } from '../../../support/engine/articleText';
import { searchRequest } from '../../../support/engine/searchRequest';
import { storeArticle } from '../../../support/engine/storeArticleText';

const database = useTestDatabase();
let sources = 0;

/**
 * Stores articles of a source and seals them in segments of a given size. Returns a query for all of them and their
 * ids, oldest first.
 */
async function sealed(
  articles: number,
  atOnce: number,
): Promise<{ all: Partial<SearchRequest>; items: string[]; word: string }> {
  const id = `gone${(sources += 1)}`;
  const items: string[] = [];
  for (let number = 0; number < articles; number += 1) {
    const published = new Date(Date.UTC(2026, 1, 1 + number)).toISOString();
    const source = { id, name: id, packageIds: [] };
    items.push(await storeArticle(database().pool, article({ body: `sorrel ${id}`, source, published })));
    if (number % atOnce === atOnce - 1) await sealTail(database().pool, 1_000);
  }
  return { all: { allSources: false, sourceIds: [id] }, items, word: id };
}

async function remove(items: readonly string[]): Promise<void> {
  await database().pool.query('delete from item_version where item_id = any($1::bigint[])', [items]);
}

/** Searches with a new process's empty caches. */
function askAnew(query: QueryNode | null, more: Partial<SearchRequest>): Promise<SearchResult> {
  return new PostgresArticleSearch(database().pool).search(
    searchRequest(query, { now: new Date(), limit: 100, ...more }),
  );
}

async function expectAll(more: Partial<SearchRequest>, items: readonly string[]): Promise<void> {
  const found = await askAnew(null, more);
  expect({ ...found, hits: found.hits.map((hit) => hit.itemId) }).toMatchObject({
    hits: [...items].reverse(),
    hitCount: items.length,
  });
}

test('deleting the oldest articles in small steps keeps the others of their segment searchable and deletable', async () => {
  const { all, items, word } = await sealed(8, 8);
  for (const gone of [1, 3, 4, 7]) {
    await remove(items.slice(0, gone));
    expect(await purgeDeletedVersions(database().pool, 1)).toBeGreaterThan(0);
    await expectAll(all, items.slice(gone));
    const { rows } = await database().pool.query<{ documents: number }>(
      'select documents from ranking_posting where lexeme = $1',
      [word],
    );
    expect(rows).toEqual([{ documents: items.length - gone }]);
  }
});

test("deleting a segment's first article before a merge doesn't count it again", async () => {
  const { all, items } = await sealed(16, 2);
  await remove(items.filter((_, index) => index % 4 === 2));
  expect(await purgeDeletedVersions(database().pool, 1)).toBe(4);
  while (await mergeSegments(database().pool));
  await expectAll(
    all,
    items.filter((_, index) => index % 4 !== 2),
  );
});

test('numbers that a failed sealing drew stay unused, also within a merged segment', async () => {
  const { pool } = database();
  await sealed(1, 1);
  await pool.query(`select setval('ranking_document_seq', nextval('ranking_document_seq') + 70)`);
  await sealed(7, 1);
  while (await mergeSegments(pool));
  const { rows } = await pool.query<{ versions: number }>('select count(*)::int as versions from item_version');
  const word = (text: string): QueryNode => ({ kind: 'word', field: 'document', text });
  const all: QueryNode = { kind: 'or', children: [word('sorrel'), { kind: 'not', child: word('nettle') }] };
  expect((await askAnew(all, { sort: 'RELEVANT_FIRST' })).hitCount).toBe(rows[0]?.versions);
});
