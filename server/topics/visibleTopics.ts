import type { Profile } from '@contract/topic';
import { limits, miscGroup } from '@contract/limits';
import type { TopicType } from '@server/db/columnTypes';
import type { Db, Tx } from '@server/db/schema';
import type { Caller } from '@server/http/caller';
import { visibleOwners } from './access';

/** A topic with the caller's own subscription to it. */
export interface TopicRow {
  id: string;
  topic_type: TopicType;
  owner: string;
  group_id: string | null;
  name: string;
  description: string;
  frequency: number | null;
  article_limit: number | null;
  allowed_subscription: number[];
  block_edit: boolean;
  query_refused: boolean;
  delivery_methods: number[] | null;
  email: string | null;
  own_frequency: number | null;
  own_limit: number | null;
}

/**
 * A query for the topics that the caller can see, each with the caller's subscription; callers add their own
 * conditions.
 */
export function visibleTopics(db: Db | Tx, caller: Caller) {
  return (
    db
      .selectFrom('topic')
      // LATERAL, so that each topic takes one index lookup: with stale statistics a plain join becomes a nested loop
      // over all subscriptions.
      .leftJoinLateral(
        (of) =>
          of
            .selectFrom('subscription')
            .selectAll()
            .whereRef('subscription.topic_id', '=', 'topic.id')
            .where('subscription.user_id', '=', caller.userId)
            .limit(1)
            .as('mine'),
        (join) => join.onTrue(),
      )
      .select([
        'topic.id',
        'topic.topic_type',
        'topic.owner',
        'topic.group_id',
        'topic.name',
        'topic.description',
        'topic.frequency',
        'topic.article_limit',
        'topic.allowed_subscription',
        'topic.block_edit',
        'topic.query_refused',
        'mine.delivery_methods',
        'mine.email',
        'mine.frequency as own_frequency',
        'mine.article_limit as own_limit',
      ])
      .where('topic.owner', 'in', visibleOwners(caller))
  );
}

/** Converts a topic for the API, from the caller's point of view. Nobody can edit the provider's. */
export function toProfile(row: TopicRow, caller: Caller): Profile {
  const common = {
    id: row.id,
    type: 'PROFILE',
    topicType: row.topic_type,
    name: row.name,
    description: row.description,
    owner: row.owner,
    profileGroupId: row.group_id ?? miscGroup.id,
    subscribedTo: row.delivery_methods ?? [],
    allowedSubscription: row.allowed_subscription,
    blockEdit: row.block_edit || row.topic_type === 'WATCHDESK',
    ...(row.query_refused && { queryRefused: true }),
  } as const;
  if (row.topic_type !== 'USER') return { ...common, ...alertOfTopic(row) };
  if (row.delivery_methods === null) return { ...common, limit: null, frequency: null };
  return {
    ...common,
    limit: row.own_limit ?? limits.alertAmountDefault,
    frequency: row.own_frequency ?? limits.ownTopicFrequencyDefault,
    email: row.email ?? caller.uid,
  };
}

/** Company and provider topics have their own frequency and article limit. */
function alertOfTopic(row: TopicRow): { limit: number; frequency: number } {
  return {
    limit: row.article_limit ?? limits.alertAmountDefault,
    frequency: row.frequency ?? limits.providerTopicFrequency,
  };
}
