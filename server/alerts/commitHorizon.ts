import { sql } from 'kysely';
import type { Db } from '@server/db/schema';

/**
 * A transaction id: what every transaction before it matched can be seen from now on, and nothing can be added there
 * later. It is the oldest transaction that runs in this database. Those of other databases of the same server do not
 * count: a connection stays in its database, and so cannot store a match here.
 *
 * Only what surely belongs elsewhere is left out. The list of running transactions is the statement's snapshot; which
 * database each is in is read after it was taken. A transaction that ended between the two counts as running; one that
 * begins later has a greater id. To be asked on a connection without a transaction, as a transaction keeps the list of
 * connections that it has read first. Needs no privilege.
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

/** The later of two transaction ids. */
export const laterTransaction = (one: string, other: string): string => (BigInt(one) > BigInt(other) ? one : other);
