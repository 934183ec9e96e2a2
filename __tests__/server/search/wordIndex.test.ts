import { flushWordIndex } from '@server/search/wordIndex';
import { useTestDatabase } from '../../support/server/database';
import { article } from '../../support/engine/articleText';
import { storeArticle } from '../../support/engine/storeArticleText';

const database = useTestDatabase();

async function found(word: string): Promise<string[]> {
  const client = await database().pool.connect();
  try {
    // Forces the index, because so few rows would be scanned sequentially.
    await client.query('begin; set local enable_seqscan = off');
    const { rows } = await client.query<{ id: string }>(
      `select item_id as id from item_version where vector @@ $1::tsquery order by item_id`,
      [`'${word}'`],
    );
    return rows.map(({ id }) => id);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

async function gatheredPages(): Promise<number> {
  const { rows } = await database().pool.query<{ pages: number }>(
    `select gin_clean_pending_list('item_version_vector')::int as pages`,
  );
  return rows[0]?.pages ?? 0;
}

test('new articles are found at once, and after flushing the pending list, which is then short', async () => {
  const { pool } = database();
  const first = await storeArticle(pool, article({ body: 'A kestrel hovers' }));
  expect(await found('kestrel')).toEqual([first]);
  await flushWordIndex(pool);
  expect(await gatheredPages()).toBe(0);
  expect(await found('kestrel')).toEqual([first]);

  const second = await storeArticle(pool, article({ body: 'Another kestrel lands' }));
  expect(await found('kestrel')).toEqual([first, second]);
  // Storing added entries to the pending list.
  expect(await gatheredPages()).toBeGreaterThan(0);
});
