import { setTimeout as rest } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '@server/db/schema';

/** Asks again and again until there is an answer; fails after `seconds`. For what happens in the background. */
export async function until<T>(ask: () => Promise<T | undefined | null | false>, seconds = 30): Promise<T> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== null && answer !== false) return answer;
    if (Date.now() > end) throw new Error(`Nothing within ${seconds} seconds`);
    await rest(50);
  }
}

/**
 * Until no transaction is older than this call: alerts wait for those, and the transactions of other test files, in other
 * databases of the same PostgreSQL, count too.
 */
export async function untilOthersCommitted(db: Db): Promise<void> {
  const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(db);
  await until(async () => {
    const seen = await sql<{ past: boolean }>`
      select pg_snapshot_xmin(pg_current_snapshot()) > ${rows[0]?.id ?? ''}::xid8 as past`.execute(db);
    return seen.rows[0]?.past;
  });
}
