import { sql } from 'kysely';
import { deliveryMethods, limits, miscGroup, providerOwner } from '@contract/limits';
import type { SubscribableAnswer, SubscribableQuery, TopicUsersAnswer } from '@contract/subscribers';
import type { TopicType } from '@contract/topic';
import type { Db } from '@server/db/schema';
import type { Caller } from '@server/http/caller';
import { notFound } from '@server/http/errors';
import { nodeId } from './access';
import { requireStorable } from '@server/http/fieldChecks';
import { contains, fold, folded } from '@server/db/caseFold';

/** The names of the types that can be searched. */
const typeNames = [
  ['COMPANY', 'company'],
  ['WATCHDESK', 'watchdesk'],
] as const;

/** A page of the topics that an administrator can subscribe others to, filtered by a text, ordered by name. */
export async function subscribableTopics(
  db: Db,
  caller: Caller,
  asked: SubscribableQuery,
): Promise<SubscribableAnswer> {
  const words = fold(requireStorable('query', asked.query ?? ''))
    .split(/\s+/u)
    .filter((word) => word !== '');
  let found = shared(db, caller).where(
    sql<boolean>`topic.allowed_subscription && ${[deliveryMethods.subscription, deliveryMethods.subscriptionSecondary]}::integer[]`,
  );
  if (asked.field === 'type') found = found.where('topic.topic_type', 'in', typesByName(words));
  else for (const word of words) found = found.where(contains(sql`topic.name`, word));
  const { total } = await found.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .leftJoin('topic_group', 'topic_group.id', 'topic.group_id')
    .select([
      'topic.id',
      'topic.name',
      'topic.topic_type as topicType',
      'topic.owner',
      'topic_group.name as groupName',
      sql<number>`coalesce(topic.frequency, ${limits.providerTopicFrequency})`.as('frequency'),
      sql<number>`coalesce(topic.article_limit, ${limits.alertAmountDefault})`.as('limit'),
      (from) =>
        from
          .selectFrom('subscription')
          .innerJoin('user_account', 'user_account.id', 'subscription.user_id')
          .select(sql<number>`count(*)::integer`.as('count'))
          .whereRef('subscription.topic_id', '=', 'topic.id')
          .where('user_account.department_id', '=', caller.departmentId)
          .as('subscribers'),
    ])
    .orderBy(folded(sql`topic.name`))
    .orderBy('topic.id')
    .offset(asked.start ?? 0)
    .limit(asked.limit ?? limits.subscribableTopicsPage)
    .execute();
  const profiles = rows.map(({ groupName, subscribers, ...topic }) => ({
    ...topic,
    parentName: groupName ?? miscGroup.name,
    subscribers: subscribers ?? 0,
  }));
  return { profiles, total };
}

/** The users of the department who are subscribed to a company or provider topic, ordered by name. */
export async function usersOfTopic(db: Db, caller: Caller, id: string): Promise<TopicUsersAnswer> {
  const topic = await shared(db, caller).select('topic.id').where('topic.id', '=', nodeId(id)).executeTakeFirst();
  if (!topic) throw notFound();
  const users = await db
    .selectFrom('subscription')
    .innerJoin('user_account as u', 'u.id', 'subscription.user_id')
    .select(['u.id', 'u.uid', 'u.given_name as firstName', 'u.sur_name as lastName', 'u.uid as email'])
    .where('subscription.topic_id', '=', topic.id)
    .where('u.department_id', '=', caller.departmentId)
    .orderBy(sql`lower(u.sur_name)`)
    .orderBy(sql`lower(u.given_name)`)
    .orderBy('u.id')
    .execute();
  return { users, total: users.length };
}

const shared = (db: Db, caller: Caller) =>
  db.selectFrom('topic').where('topic.owner', 'in', [caller.departmentId, providerOwner]);

/**
 * The types whose names contain all words. If none does, `USER`, which no shared topic has, so that nothing is found.
 */
function typesByName(words: readonly string[]): TopicType[] {
  const found = typeNames.filter(([, name]) => words.every((word) => name.includes(word)));
  return found.length === 0 ? ['USER'] : found.map(([type]) => type);
}
