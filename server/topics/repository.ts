import { sql } from 'kysely';
import { miscGroup } from '@contract/limits';
import type { TopicType } from '@contract/topic';
import type { Db, Tx } from '@server/db/schema';
import type { Caller, Reader } from '@server/http/caller';
import { visibleOwners } from './access';
import { visibleTopics, type TopicRow } from './visibleTopics';

/** All topics of an owner, in their order within each category. */
export function listOfOwner(db: Db, caller: Caller, owner: string): Promise<TopicRow[]> {
  return visibleTopics(db, caller)
    .where('topic.owner', '=', owner)
    .orderBy('topic.position')
    .orderBy('topic.id')
    .execute();
}

/** The caller's favorites, in their order. */
export function listFavourites(db: Db, caller: Caller): Promise<TopicRow[]> {
  return visibleTopics(db, caller)
    .innerJoin('favourite', (join) =>
      join.onRef('favourite.topic_id', '=', 'topic.id').on('favourite.user_id', '=', caller.userId),
    )
    .orderBy('favourite.position')
    .orderBy('topic.id')
    .execute();
}

/** All fields of a topic that the edit page shows; undefined if the caller can't see it. */
export function findDetail(db: Db, caller: Caller, id: string) {
  return visibleTopics(db, caller)
    .leftJoin('topic_group', 'topic_group.id', 'topic.group_id')
    .select([
      'topic.details',
      'topic.query',
      'topic.add_all_sources',
      'topic.publish_only',
      'topic_group.name as group_name',
      'mine.paused_until',
      'mine.send_empty',
    ])
    .where('topic.id', '=', id)
    .executeTakeFirst();
}

type DetailRow = NonNullable<Awaited<ReturnType<typeof findDetail>>>;

/** The category under which a topic is shown. */
export function parentOf(row: DetailRow): { id: string; name: string } {
  if (row.group_id === null) return { id: miscGroup.id, name: miscGroup.name };
  return { id: row.group_id, name: row.group_name ?? '' };
}

/**
 * Counts the topics of this type (or those with these ids) that the caller can see, and how many of them the caller is
 * subscribed to.
 */
export async function countTopics(
  db: Db,
  caller: Caller,
  topicType: TopicType,
  ids?: readonly string[],
): Promise<{ available: number; subscribed: number }> {
  if (ids?.length === 0) return { available: 0, subscribed: 0 };
  const mine = sql`exists (select 1 from subscription
    where subscription.user_id = ${caller.userId} and subscription.topic_id = topic.id)`;
  let counting = db
    .selectFrom('topic')
    .select((from) => [
      from.fn.countAll<string>().as('available'),
      sql<string>`count(*) filter (where ${mine})`.as('subscribed'),
    ])
    .where('topic.owner', 'in', visibleOwners(caller))
    .where('topic.topic_type', '=', topicType);
  if (ids) counting = counting.where('topic.id', 'in', [...ids]);
  const { available, subscribed } = await counting.executeTakeFirstOrThrow();
  return { available: Number(available), subscribed: Number(subscribed) };
}

/** Reads all columns of a topic that the caller can see. */
export function findStored(db: Db | Tx, caller: Reader, id: string) {
  return storedTopic(db, caller, id).executeTakeFirst();
}

/**
 * Like `findStored`, and locks the topic against other changes until the transaction ends. Matches and subscriptions
 * can still be inserted.
 */
export function lockTopic(tx: Tx, caller: Caller, id: string) {
  return storedTopic(tx, caller, id).forNoKeyUpdate().executeTakeFirst();
}

function storedTopic(db: Db | Tx, caller: Reader, id: string) {
  return db.selectFrom('topic').selectAll().where('id', '=', id).where('owner', 'in', visibleOwners(caller));
}

export type StoredTopic = NonNullable<Awaited<ReturnType<typeof lockTopic>>>;

/** The topics of the department and its users that list one of these sources, ordered by name. */
export function topicsWithSources(
  db: Db | Tx,
  departmentId: string,
  sourceIds: readonly string[],
): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('topic')
    .select(['topic.id', 'topic.name'])
    .where('topic.department_id', '=', departmentId)
    .where('topic.id', 'in', (chosen) =>
      chosen
        .selectFrom('topic_source')
        .select('topic_id')
        .where('source_id', 'in', [...sourceIds]),
    )
    .orderBy(sql`lower(topic.name)`)
    .orderBy('topic.id')
    .execute();
}

/** The ids of a topic's sources, sorted. */
export async function sourceIdsOf(db: Db | Tx, topicId: string): Promise<string[]> {
  const rows = await db.selectFrom('topic_source').select('source_id').where('topic_id', '=', topicId).execute();
  return rows.map((row) => row.source_id).sort();
}
