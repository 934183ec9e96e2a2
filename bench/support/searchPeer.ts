import type { Pool } from 'pg';
import { planOf } from '@server/engine/query/plan';
import { toTsquery } from '@server/engine/query/toTsquery';
import type { SearchRequest } from '@server/search/searchRequest';

/**
 * The same search in plain SQL on the same database: all hits ordered by ts_rank or date, first page. Returns
 * milliseconds, or null for searches with sources or without words.
 */
export async function plainSql(
  pool: Pool,
  { query, allSources, sort, limit }: SearchRequest,
  limitMs: number,
): Promise<number | null> {
  if (query === null || !allSources) return null;
  const { upper } = toTsquery(planOf(query), ['en']);
  if (typeof upper === 'boolean') return 0;
  const order = sort === 'RELEVANT_FIRST' ? 'ts_rank(vector, q) desc' : 'published desc';
  const client = await pool.connect();
  const start = performance.now();
  try {
    await client.query(`set statement_timeout = ${limitMs}`);
    await client.query(
      `select item_id, version, count(*) over () from item_version, (select $1::tsquery as q) asked
       where vector @@ q and is_latest order by ${order} limit ${limit}`,
      [upper.text],
    );
  } catch {
    return limitMs;
  } finally {
    await client.query('set statement_timeout = 0');
    client.release();
  }
  return performance.now() - start;
}
