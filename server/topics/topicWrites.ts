import { sql, type Insertable, type Updateable } from 'kysely';
import type { Database, Db, Tx } from '@server/db/schema';
import { nextPosition, moveWithin, renumber } from './treeOrder';

/**
 * Queues a topic for the matching job, in the same transaction, because what it matches (or its existence) has changed.
 */
async function queueMatching(tx: Tx, topicId: string): Promise<void> {
  await tx.insertInto('topic_change').values({ topic_id: topicId }).execute();
}

/**
 * Inserts a topic after the others of its category; returns its id. The caller must hold the lock on the owner's tree.
 */
export async function insertTopic(
  tx: Tx,
  topic: Omit<Insertable<Database['topic']>, 'position'>,
  sourceIds: readonly string[],
): Promise<string> {
  const position = await nextPosition(tx, 'topic', topic.owner, topic.group_id ?? null);
  const { id } = await tx
    .insertInto('topic')
    .values({ ...topic, position })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeSources(tx, id, sourceIds);
  await queueMatching(tx, id);
  return id;
}

/** Updates fields of a topic that don't affect what it matches. */
export async function updateTopic(tx: Tx, id: string, change: Updateable<Database['topic']>): Promise<void> {
  await tx
    .updateTable('topic')
    .set({ ...change, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** The fields that determine what a topic matches. */
export interface Matching {
  query: string;
  add_all_sources: boolean;
  publish_only?: boolean;
}

/**
 * Updates what a topic matches, and increments its revision, which distinguishes matches of the new query from those of
 * the old one.
 */
export async function updateMatching(
  tx: Tx,
  id: string,
  matching: Matching,
  sourceIds: readonly string[],
): Promise<void> {
  await tx
    .updateTable('topic')
    .set({ ...matching, query_refused: false, revision: sql`revision + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('topic_source').where('topic_id', '=', id).execute();
  await writeSources(tx, id, sourceIds);
  await queueMatching(tx, id);
}

async function writeSources(tx: Tx, topicId: string, sourceIds: readonly string[]): Promise<void> {
  if (sourceIds.length === 0) return;
  const rows = sourceIds.map((source) => ({ topic_id: topicId, source_id: source }));
  await tx.insertInto('topic_source').values(rows).execute();
}

/**
 * Queues a department's topics that show all published content for the matching job, because its publish channels have
 * changed.
 */
export async function queuePublishTopics(tx: Tx, departmentId: string): Promise<void> {
  await sql`
    insert into topic_change (topic_id)
    select id from topic where department_id = ${departmentId} and publish_only and add_all_sources
    order by id`.execute(tx);
}

/** A topic whose stored query doesn't parse, with the revision that was read. */
export interface RefusedQuery {
  id: string;
  revision: string;
}

/**
 * Records which topics have a query that no longer parses and therefore finds nothing; pages and alerts report it. A
 * topic that was changed since it was read is left as it is.
 * @param refused all such topics
 */
export async function recordRefusedQueries(db: Db, refused: readonly RefusedQuery[]): Promise<void> {
  const ids = refused.map(({ id }) => id);
  await sql`update topic set query_refused = false where query_refused and id <> all(${ids}::bigint[])`.execute(db);
  if (refused.length === 0) return;
  await sql`
    update topic t set query_refused = true
    from unnest(${ids}::bigint[], ${refused.map(({ revision }) => revision)}::bigint[]) as r(id, revision)
    where t.id = r.id and t.revision = r.revision and not t.query_refused`.execute(db);
}

/** Deletes the topics of these owners, and queues each for the matching job. */
export async function deleteTopicsOf(tx: Tx, owners: readonly string[]): Promise<void> {
  await sql`
    with removed as (delete from topic where owner = any(${owners}::text[]) returning id)
    insert into topic_change (topic_id) select id from removed`.execute(tx);
}

/** Marks a change as backfilled: existing articles have been matched against the topic's query. */
export async function markBackfilled(tx: Tx, changeId: string): Promise<void> {
  await sql`update topic_change set backfilled_at = now() where id = ${changeId}`.execute(tx);
}

/** Deletes at most `limit` changes that were backfilled before an instant. */
export const pruneTopicChanges = (before: Date, limit: number) => sql`
  delete from topic_change where id in (
    select id from topic_change where backfilled_at < ${before} order by backfilled_at limit ${limit} for update skip locked)`;

export async function deleteTopic(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('topic').where('id', '=', id).execute();
  await queueMatching(tx, id);
}

/** The ids of an owner's topics in a category (null: without a category), in their order. */
async function topicIds(tx: Tx, owner: string, groupId: string | null): Promise<string[]> {
  const rows = await tx
    .selectFrom('topic')
    .select('id')
    .where('owner', '=', owner)
    .where('group_id', groupId === null ? 'is' : '=', groupId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Moves a topic into a category at a position (from 0; default: the end). The caller must hold the lock on the owner's
 * tree.
 */
export async function moveTopicRow(
  tx: Tx,
  topic: { id: string; owner: string },
  groupId: string | null,
  position?: number,
): Promise<void> {
  const ids = await topicIds(tx, topic.owner, groupId);
  await tx.updateTable('topic').set({ group_id: groupId }).where('id', '=', topic.id).execute();
  await renumber(tx, 'topic', moveWithin(ids, topic.id, position));
}

/**
 * Moves all topics of a category to the end of another one (null: no category). The caller must hold the lock on the
 * owner's tree.
 */
export async function moveTopicsOf(tx: Tx, owner: string, groupId: string, targetId: string | null): Promise<void> {
  const moving = await topicIds(tx, owner, groupId);
  if (moving.length === 0) return;
  const there = await topicIds(tx, owner, targetId);
  await tx.updateTable('topic').set({ group_id: targetId }).where('group_id', '=', groupId).execute();
  await renumber(tx, 'topic', [...there, ...moving]);
}
