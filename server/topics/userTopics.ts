import type { UserTopic, UserTopicsAnswer } from '@contract/users';
import { sql } from 'kysely';
import type { Caller } from '@server/http/caller';
import type { Deps } from '@server/http/deps';
import { notFound } from '@server/http/errors';
import { resolveUserIds } from '@server/people/users/resolveUserIds';

/**
 * A user's own topics with their alerts, ordered by name; for the user, and for administrators of the department.
 * @throws AppError NOT_FOUND for anyone else
 */
export async function userTopics({ db, clock }: Deps, caller: Caller, name: string): Promise<UserTopicsAnswer> {
  const [person] = (await resolveUserIds(db, caller.departmentId, [name])) ?? [];
  if (person === undefined || (person !== caller.userId && caller.role !== 'ADMIN')) throw notFound();
  const now = clock();
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
      'topic.query_refused',
      'subscription.paused_until',
      'subscription.frequency',
      'subscription.article_limit as limit',
    ])
    .where('topic.owner', '=', person)
    .where('topic.topic_type', '=', 'USER')
    .orderBy(sql`lower(topic.name)`)
    .orderBy('topic.id')
    .execute();
  const profiles = rows.map(({ created_at, query_refused, paused_until, ...topic }) => ({
    ...topic,
    createdDate: created_at.toISOString(),
    status: statusOf(query_refused, paused_until, now),
  }));
  return { profiles, total: profiles.length };
}

function statusOf(queryRefused: boolean, pausedUntil: Date | null, now: Date): NonNullable<UserTopic['status']> {
  if (queryRefused) return 'QUERY_REFUSED';
  return pausedUntil !== null && pausedUntil > now ? 'PAUSED' : 'ACTIVE';
}
