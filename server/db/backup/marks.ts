import type { ClientBase } from 'pg';

/** The first transaction id that a row may carry. */
const FIRST_ID = 3;

/**
 * Transaction ids are of one PostgreSQL cluster. What they are kept for is whether a match was stored before or after a
 * subscription's mark (docs/decisions/editions-by-commit-order.md), so an archive holds, instead of each id, how many of
 * the marks are not after it: comparing gives the same answers, and the numbers are small.
 */
export interface Marks {
  /** An expression of SQL for what the archive holds of a column of transaction ids. */
  of(column: string): string;
  /** No id in the archive is greater. */
  lastId: number;
}

/** Reads the marks there are, in the transaction that writes the archive. */
export async function readMarks(client: ClientBase): Promise<Marks> {
  const { rows } = await client.query<{ marks: string[] }>(`
    select coalesce(array_agg(distinct matched_through::text::bigint order by matched_through::text::bigint), '{}') as marks
    from subscription`);
  const marks = rows[0]?.marks ?? [];
  const thresholds = marks.length > 0 ? marks : ['0'];
  const array = `'{${thresholds.join(',')}}'::bigint[]`;
  return {
    of: (column) => `(${FIRST_ID} + width_bucket(${column}::text::bigint, ${array}))`,
    lastId: FIRST_ID + thresholds.length,
  };
}

/** Lets the cluster count on until every id of the archive lies in its past. */
export async function passTransactionIds(client: ClientBase, lastId: number): Promise<void> {
  const { rows } = await client.query<{ id: string }>('select pg_current_xact_id()::text as id');
  const missing = lastId + 1 - Number(rows[0]?.id ?? 0);
  if (missing <= 0) return;
  await client.query(`do $$ begin
    for i in 1..${missing} loop perform pg_current_xact_id(); commit; end loop;
  end $$`);
}
