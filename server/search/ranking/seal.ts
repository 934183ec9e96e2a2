import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient, QueryResultRow } from 'pg';
import { withAdvisoryLock } from '@server/db/advisoryLock';
import { documentColumns, readDocuments, type DocumentRow, type Run } from './readDocuments';
import { addSegment, readSegments, removeSegments, type Segment } from './segments';
import { segmentsToMerge } from './segmentsToMerge';

/** Keys of the advisory locks that let one process at a time seal, and one merge. */
const sealLock = 7_204_410;
export const mergeLock = 7_204_411;

const take = `
  with taken as (
    delete from ranking_tail where (item_id, version) in (
      select item_id, version from ranking_tail order by item_id, version limit $1 for update skip locked)
    returning item_id, version)
  select ${documentColumns} from taken join item_version v using (item_id, version) order by v.item_id, v.version`;

function runBy(client: PoolClient): Run {
  return async <R extends QueryResultRow>(text: string, values?: unknown[]) =>
    (await client.query<R>(text, values)).rows;
}

/**
 * Seals at most `size` waiting versions into a segment, in one transaction. Only one process seals at a time. Returns
 * the number of sealed versions; 0 also if another process is sealing.
 */
export async function sealTail(pool: Pool, size: number): Promise<number> {
  const sealed = await withAdvisoryLock(pool, sealLock, async (client) => {
    const { rows } = await client.query<DocumentRow>(take, [size]);
    await addSegment(client, await readDocuments(runBy(client), rows));
    return rows.length;
  });
  return sealed ?? 0;
}

const atOnce = 2_000;
const otherProcessMs = 200;

/** Seals all waiting versions; waits if another process is sealing. */
export async function sealEverything(pool: Pool): Promise<void> {
  for (;;) {
    if ((await sealTail(pool, atOnce)) > 0) continue;
    const { rows } = await pool.query('select from ranking_tail limit 1');
    if (rows.length === 0) break;
    await sleep(otherProcessMs);
  }
  while (await mergeSegments(pool));
}

/** The number of merged documents from which the space is reclaimed at once. */
const worthVacuum = 3_000;

/**
 * The unused document numbers of the merged segment. Includes gaps between the merged ones, left by a purge at the
 * start of a segment or by a sealing that failed after drawing numbers.
 */
function goneOf(run: readonly Segment[]): number[] {
  return run.flatMap(({ tombstones, end_document: end }, index) => {
    const next = run[index + 1]?.first_document ?? end;
    return [...tombstones, ...Array.from({ length: next - end }, (_, distance) => end + distance)];
  });
}

/**
 * Merges neighboring segments of similar size if there are enough of them; the database concatenates their postings.
 * Returns whether it merged any.
 */
export async function mergeSegments(pool: Pool): Promise<boolean> {
  const merged = await withAdvisoryLock(pool, mergeLock, async (client): Promise<number> => {
    const run = segmentsToMerge(await readSegments(client));
    const [first, last] = [run[0], run.at(-1)];
    if (first === undefined || last === undefined) return 0;
    const ids = run.map((one) => one.id);
    const documents = run.reduce((sum, one) => sum + one.documents, 0);
    await client.query(`delete from ranking_segment where id = any($1::bigint[])`, [ids]);
    const { rows } = await client.query<{ id: string }>(
      'insert into ranking_segment (first_document, end_document, documents, tombstones) values ($1, $2, $3, $4) returning id',
      [first.first_document, last.end_document, documents, goneOf(run)],
    );
    await client.query(`set local work_mem = '64MB'`);
    await client.query(
      `insert into ranking_posting
       select $1, lexeme, sum(documents), string_agg(postings, ''::bytea order by array_position($2::bigint[], segment_id)),
         string_agg(positions, ''::bytea order by array_position($2::bigint[], segment_id))
       from ranking_posting where segment_id = any($2::bigint[]) group by lexeme`,
      [rows[0]?.id, ids],
    );
    await removeSegments(client, ids);
    return documents;
  });
  // Vacuums at once, so that the next merge reuses the space; autovacuum would run only after several merges.
  if ((merged ?? 0) >= worthVacuum) await pool.query('vacuum (skip_locked) ranking_posting');
  return (merged ?? 0) > 0;
}
