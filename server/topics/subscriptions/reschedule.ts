import { sql } from 'kysely';
import { defaultTimeZone, frequencies } from '@contract/limits';
import type { Db, Tx } from '@server/db/schema';
import { setNextDue } from './repository';
import { nextDue } from '@server/engine/schedule/schedule';

/** A topic whose frequency was another before, or those whose time zone is another now. */
type Which = { topicId: string; frequencyBefore: number | null } | { userId: string } | { departmentId: string };

/**
 * Sets anew when subscriptions are next due, after a topic's frequency, a person's time zone or that of a
 * department (whose people may have chosen none of their own) has changed.
 * What waits to be sent stays; it goes with the next edition. An edition that is due already, and not yet made, stays due.
 */
export async function reschedule(db: Db | Tx, which: Which, now: Date): Promise<void> {
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
    .where((where) => {
      if ('topicId' in which) return where('s.topic_id', '=', which.topicId);
      if ('userId' in which) return where('s.user_id', '=', which.userId);
      return where.and([
        where('u.department_id', '=', which.departmentId),
        where(sql`u.settings->>'timezone'`, 'is', null),
      ]);
    })
    // Real-time ones are due all the time, and made when there is news.
    .$if(!('topicId' in which && which.frequencyBefore === frequencies.realTime), (query) =>
      query.where('s.next_due_at', '>', now),
    )
    .orderBy('s.id') // two at once wait for each other in turn, and never both
    .forUpdate('s')
    .execute();
  for (const row of rows) {
    if (row.frequency === null) continue;
    const due = nextDue(row.frequency, row.timeZone ?? defaultTimeZone, now);
    await setNextDue(db, row.id, due);
  }
}
