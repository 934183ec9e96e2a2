import { sql } from 'kysely';
import { limits, providerOwner } from '@contract/limits';
import type { UserSubscriptionsAnswer } from '@contract/users';
import { folded } from '@server/db/caseFold';
import type { Caller } from '@server/http/caller';
import type { Deps } from '@server/http/deps';
import { notFound } from '@server/http/errors';
import { resolveUserIds } from '@server/people/users/resolveUserIds';

/**
 * The company and provider topics that a user of the administrator's department is subscribed to, ordered by name.
 * @throws AppError NOT_FOUND for a user of another department
 */
export async function userSubscriptions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  name: string,
): Promise<UserSubscriptionsAnswer> {
  const [person] = (await resolveUserIds(db, caller.departmentId, [name])) ?? [];
  if (person === undefined) throw notFound();
  const rows = await db
    .selectFrom('subscription')
    .innerJoin('topic', 'topic.id', 'subscription.topic_id')
    .select([
      'topic.id',
      'topic.name',
      'topic.topic_type',
      'topic.owner',
      'subscription.paused_until',
      sql<number>`coalesce(topic.frequency, ${limits.providerTopicFrequency})`.as('frequency'),
      sql<number>`coalesce(topic.article_limit, ${limits.alertAmountDefault})`.as('limit'),
    ])
    .where('subscription.user_id', '=', person)
    .where('topic.owner', 'in', [caller.departmentId, providerOwner])
    .orderBy(folded(sql`topic.name`))
    .orderBy('topic.id')
    .execute();
  const subscriptions = rows.map(({ topic_type, paused_until, ...topic }) => ({
    ...topic,
    topicType: topic_type === 'WATCHDESK' ? ('WATCHDESK' as const) : ('COMPANY' as const),
    pausedUntil: paused_until !== null && paused_until > clock() ? paused_until.toISOString() : null,
  }));
  return { subscriptions, total: subscriptions.length };
}
