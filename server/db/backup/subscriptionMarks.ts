import type { ClientBase } from 'pg';

/** The first valid transaction id of a row. */
const FIRST_ID = 3;

/**
 * Transaction ids are valid in one PostgreSQL cluster only. They record whether a match was stored before or after a
 * subscription's mark (docs/decisions/editions-by-commit-order.md). Therefore an archive replaces each id by the number
 * of marks that aren't after it: comparisons give the same results, and the numbers are small.
 */
export interface SubscriptionMarks {
  /** The SQL expression for the archived value of a transaction id column. */
  of(column: string): string;
  /** The largest id in the archive. */
  lastId: number;
}

/** Reads the current marks, in the transaction that writes the archive. */
export async function readMarks(client: ClientBase): Promise<SubscriptionMarks> {
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

/** Consumes transaction ids until all ids of the archive are in the past of this cluster. */
export async function advanceTransactionIds(client: ClientBase, lastId: number): Promise<void> {
  const { rows } = await client.query<{ id: string }>('select pg_current_xact_id()::text as id');
  const missing = lastId + 1 - Number(rows[0]?.id ?? 0);
  if (missing <= 0) return;
  await client.query(`do $$ begin
    for i in 1..${missing} loop perform pg_current_xact_id(); commit; end loop;
  end $$`);
}
