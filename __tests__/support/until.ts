import { setTimeout as rest } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '@server/db/schema';
import { commitHorizon } from '@server/engine/alerts/commitHorizon';

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
  const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(db);
  await until(async () => BigInt(await commitHorizon(db)) > BigInt(rows[0]?.id ?? 0));
}
