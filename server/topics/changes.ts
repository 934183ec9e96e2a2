import { sql, type Insertable, type Updateable } from 'kysely';
import type { Database, Db, Tx } from '@server/db/schema';
import { nextPosition, placed, renumber } from './treeOrder';

/** Tells the matching workers, in the same transaction, that what a topic matches (or that it exists) has changed. */
async function noteChange(tx: Tx, topicId: string): Promise<void> {
  await tx.insertInto('topic_change').values({ topic_id: topicId }).execute();
}

/** Adds a topic after those of its category. The caller holds the lock on the owner's tree. */
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
  await noteChange(tx, id);
  return id;
}

/** Changes what a topic says of itself, and not what it matches. */
export async function updateTopic(tx: Tx, id: string, change: Updateable<Database['topic']>): Promise<void> {
  await tx
    .updateTable('topic')
    .set({ ...change, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** What a topic matches. */
export interface Matching {
  query: string;
  add_all_sources: boolean;
  publish_only?: boolean;
}

/** Changes what a topic matches: its revision grows, so that matches of the old one are known as such. */
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
  await noteChange(tx, id);
}

async function writeSources(tx: Tx, topicId: string, sourceIds: readonly string[]): Promise<void> {
  if (sourceIds.length === 0) return;
  const rows = sourceIds.map((source) => ({ topic_id: topicId, source_id: source }));
  await tx.insertInto('topic_source').values(rows).execute();
}

/** A topic whose stored query does not parse, as it was read. */
export interface RefusedQuery {
  id: string;
  revision: string;
}

/**
 * Records which topics have a query that no longer parses and therefore finds nothing; pages and alerts report it. A topic
 * that was changed since it was read keeps what its change set.
 * @param refused every such topic
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

/** Deletes the topics that people own, and queues each for the matching workers. */
export async function deleteTopicsOf(tx: Tx, owners: readonly string[]): Promise<void> {
  await sql`
    with removed as (delete from topic where owner = any(${owners}::text[]) returning id)
    insert into topic_change (topic_id) select id from removed`.execute(tx);
}

/** Marks a change as filled in: the articles that its topic finds have been matched. */
export async function markFilledIn(tx: Tx, changeId: string): Promise<void> {
  await sql`update topic_change set filled_at = now() where id = ${changeId}`.execute(tx);
}

/** Deletes changes that were filled in before an instant, at most `limit`. */
export const pruneTopicChanges = (before: Date, limit: number) => sql`
  delete from topic_change where id in (
    select id from topic_change where filled_at < ${before} order by filled_at limit ${limit} for update skip locked)`;

export async function deleteTopic(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('topic').where('id', '=', id).execute();
  await noteChange(tx, id);
}

/** An owner's topics in a category (null: in none), in their order. */
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

/** Puts a topic into a category at a position counted from 0. The caller holds the lock on the owner's tree. */
export async function placeTopic(
  tx: Tx,
  topic: { id: string; owner: string },
  groupId: string | null,
  position?: number,
): Promise<void> {
  const ids = await topicIds(tx, topic.owner, groupId);
  await tx.updateTable('topic').set({ group_id: groupId }).where('id', '=', topic.id).execute();
  await renumber(tx, 'topic', placed(ids, topic.id, position));
}

/** Puts all topics of a category after those of another (null: of none). The caller holds the lock on the owner's tree. */
export async function moveTopicsOf(tx: Tx, owner: string, groupId: string, targetId: string | null): Promise<void> {
  const moving = await topicIds(tx, owner, groupId);
  if (moving.length === 0) return;
  const there = await topicIds(tx, owner, targetId);
  await tx.updateTable('topic').set({ group_id: targetId }).where('group_id', '=', groupId).execute();
  await renumber(tx, 'topic', [...there, ...moving]);
}
