import { sql } from 'kysely';
import type { Db } from '@server/db/schema';

/**
 * Returns a transaction id: every match committed by an earlier transaction is visible from now on, and no earlier
 * transaction can still add one. It is the oldest transaction running in this database. Transactions in other databases
 * of the same PostgreSQL server are ignored: a connection cannot change its database, so they cannot store a match
 * here.
 *
 * A transaction is ignored only if it certainly belongs to another database. The list of running transactions is the
 * statement's snapshot; the database of each one is read after the snapshot was taken. A transaction that ends in
 * between counts as running; a transaction that begins later has a greater id. Call this on a connection outside a
 * transaction, because within a transaction PostgreSQL caches the list of connections at its first read. Needs no
 * privilege.
 */
export async function commitHorizon(db: Db): Promise<string> {
  const { rows } = await sql<{ horizon: string }>`
    with here as materialized (select pg_current_snapshot() as snapshot)
    select coalesce(
      (select min(running.id::text::bigint) from pg_snapshot_xip(here.snapshot) as running(id)
        where not exists (
            select from pg_stat_activity a
            where a.backend_xid = running.id::xid
              and a.datid <> (select d.oid from pg_database d where d.datname = current_database()))
          and not exists (
            select from pg_prepared_xacts p
            where p.transaction = running.id::xid and p.database <> current_database())),
      pg_snapshot_xmax(here.snapshot)::text::bigint)::text as horizon
    from here`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('PostgreSQL gave no snapshot');
  return row.horizon;
}

export const maxTransactionId = (one: string, other: string): string => (BigInt(one) > BigInt(other) ? one : other);
