import { sql } from 'kysely';
import { defaultTimeZone, frequencies } from '@contract/limits';
import type { Db, Tx } from '@server/db/schema';
import { setNextDue } from './repository';
import { nextDue } from '@server/engine/schedule/schedule';

/** What changed: a topic's frequency, or the time zone of a user or department. */
type Which = { topicId: string; frequencyBefore: number | null } | { userId: string } | { departmentId: string };

/**
 * Recomputes when subscriptions are next due, after a topic's frequency, a user's time zone, or that of a department
 * (for its users without their own) has changed. Pending matches are kept and go into the next edition. An edition that
 * is due but not yet created stays due.
 */
export async function reschedule(db: Db | Tx, which: Which, now: Date): Promise<void> {
  const rows = await db
    .selectFrom('subscription as s')
    .innerJoin('topic as t', 't.id', 's.topic_id')
    .innerJoin('user_account as u', 'u.id', 's.user_id')
    .innerJoin('department as d', 'd.id', 'u.department_id')
    .select([
      's.id',
      's.next_due_at as nextDueAt',
      sql<number | null>`coalesce(s.frequency, t.frequency)`.as('frequency'),
      sql<string | null>`coalesce(u.settings->>'timezone', d.settings->>'timezone')`.as('timeZone'),
    ])
    .where((where) => {
      if ('topicId' in which) return where('s.topic_id', '=', which.topicId);
      if ('userId' in which) return where('s.user_id', '=', which.userId);
      return where.and([
        where('u.department_id', '=', which.departmentId),
        where(sql`u.settings->>'timezone'`, 'is', null),
      ]);
    })
    .orderBy('s.id') // a fixed order, so that concurrent calls can't deadlock
    .forUpdate('s')
    .execute();
  // Real-time subscriptions are always due; their editions are created when there is something to send.
  const wasRealTime = 'topicId' in which && which.frequencyBefore === frequencies.realTime;
  for (const row of rows) {
    // Compared after locking: an edition that was being created has moved the due instant.
    const isDue = row.nextDueAt <= now && !wasRealTime;
    if (row.frequency === null || isDue) continue;
    const due = nextDue(row.frequency, row.timeZone ?? defaultTimeZone, now);
    await setNextDue(db, row.id, due);
  }
}
