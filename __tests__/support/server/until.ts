import { setTimeout as rest } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Db } from '@server/db/schema';
import { commitHorizon } from '@server/alerts/commitHorizon';

type Answer<T> = T | undefined | null | false;

/** Asks again and again until there is an answer; fails after `seconds`. For what happens in the background. */
export async function until<T>(ask: () => Answer<T> | Promise<Answer<T>>, seconds = 30): Promise<T> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== null && answer !== false) return answer;
    if (Date.now() > end) throw new Error(`Nothing within ${seconds} seconds`);
    await rest(50);
  }
}

/** Until no transaction of this database is older than this call: alerts wait for those, autovacuum's among them. */
export async function untilOthersCommitted(db: Db): Promise<void> {
  const now = await currentTransaction(db);
  await until(async () => BigInt(await commitHorizon(db)) > now);
}

/**
 * Until what was deleted before this call is remembered by nobody. Every snapshot reaches back to the oldest transaction
 * of the whole server, other test files' among them; and those that only read this database have one, too.
 */
export async function untilDeletedIsForgotten(db: Db): Promise<void> {
  const now = String(await currentTransaction(db));
  await until(async () => {
    const asked = sql<{ isForgotten: boolean }>`
      select pg_snapshot_xmin(pg_current_snapshot()) > ${now}::xid8 and not exists (
        select from pg_stat_activity a
        where a.datname = current_database() and a.pid <> pg_backend_pid()
          and age(a.backend_xmin) >= age(${now}::xid8::xid)) as "isForgotten"`;
    return (await asked.execute(db)).rows[0]?.isForgotten;
  });
}

/** How many statements, of those that hold these words, wait for a lock in this database: other databases of the server have waiters of their own. */
export async function countWaiting(pool: Pool, words = ''): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and strpos(query, $1) > 0`,
    [words],
  );
  return rows[0]?.count ?? 0;
}

async function currentTransaction(db: Db): Promise<bigint> {
  const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(db);
  return BigInt(rows[0]?.id ?? 0);
}
