import { sql } from 'kysely';
import { defaultTimeZone } from '@contract/limits';
import type { Db, Tx } from '@server/db/schema';
import { nextDue } from './schedule';

/**
 * Sets anew when subscriptions are next due, after a topic's frequency or a person's time zone has changed.
 * What waits to be sent stays; it goes with the next edition.
 */
export async function reschedule(db: Db | Tx, which: { topicId: string } | { userId: string }, now: Date) {
  const rows = await db
    .selectFrom('subscription as s')
    .innerJoin('topic as t', 't.id', 's.topic_id')
    .innerJoin('user_account as u', 'u.id', 's.user_id')
    .innerJoin('department as d', 'd.id', 'u.department_id')
    .select([
      's.id',
      sql<number | null>`coalesce(s.frequency, t.frequency)`.as('frequency'),
      sql<string | null>`coalesce(u.settings->>'timezone', d.settings->>'timezone')`.as('timeZone'),
    ])
    .where((where) =>
      'topicId' in which ? where('s.topic_id', '=', which.topicId) : where('s.user_id', '=', which.userId),
    )
    .forUpdate('s')
    .execute();
  for (const row of rows) {
    if (row.frequency === null) continue;
    const due = nextDue(row.frequency, row.timeZone ?? defaultTimeZone, now);
    await db.updateTable('subscription').set({ next_due_at: due }).where('id', '=', row.id).execute();
  }
}
