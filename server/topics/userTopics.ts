import type { UserTopicsAnswer } from '@contract/users';
import { sql } from 'kysely';
import type { Db } from '@server/db/schema';
import type { Caller } from '@server/http/caller';
import { notFound } from '@server/http/errors';
import { resolveUserIds } from '@server/people/users/resolveUserIds';

/**
 * A user's own topics with their alerts, ordered by name; for the user, and for administrators of the department.
 * @throws AppError NOT_FOUND for anyone else
 */
export async function userTopics(db: Db, caller: Caller, name: string): Promise<UserTopicsAnswer> {
  const [person] = (await resolveUserIds(db, caller.departmentId, [name])) ?? [];
  if (person === undefined || (person !== caller.userId && caller.role !== 'ADMIN')) throw notFound();
  const rows = await db
    .selectFrom('topic')
    .leftJoin('subscription', (join) =>
      join.onRef('subscription.topic_id', '=', 'topic.id').on('subscription.user_id', '=', person),
    )
    .select([
      'topic.id',
      'topic.name',
      'topic.owner',
      'topic.created_at',
      'subscription.frequency',
      'subscription.article_limit as limit',
    ])
    .where('topic.owner', '=', person)
    .where('topic.topic_type', '=', 'USER')
    .orderBy(sql`lower(topic.name)`)
    .orderBy('topic.id')
    .execute();
  const profiles = rows.map(({ created_at, ...topic }) => ({ ...topic, createdDate: created_at.toISOString() }));
  return { profiles, total: profiles.length };
}
