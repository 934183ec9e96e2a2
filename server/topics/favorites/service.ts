import { sql } from 'kysely';
import { limits, providerOwner } from '@contract/limits';
import type { BulkFavouriteBody } from '@contract/users';
import type { Db, Tx } from '@server/db/schema';
import type { Caller } from '@server/http/caller';
import { AppError, notFound } from '@server/http/errors';
import { nodeId, texts } from '../access';
import { peopleOf } from '@server/people/users/findPeople';
import { findStored } from '../repository';

const full = 'You have a maximum number of favorite topics';

/** Makes a topic that the caller sees a favourite, after the others, or takes it away; both may be said twice. */
export async function setFavourite(db: Db, caller: Caller, id: string, enable: boolean): Promise<void> {
  const topic = await findStored(db, caller, nodeId(id));
  if (!topic) throw notFound(texts.topicUnknown);
  await db
    .transaction()
    .execute((tx) => (enable ? add(tx, caller.userId, topic.id) : remove(tx, caller.userId, topic.id)));
}

/** An administrator's gift of company and provider topics to the favourites of people of the department: all, or none. */
export async function giveFavourites(db: Db, caller: Caller, { userIds, profiles }: BulkFavouriteBody): Promise<void> {
  const topics = [...new Set(profiles.map(nodeId))];
  await db.transaction().execute(async (tx) => {
    const known = await sharedTopics(tx, caller, topics);
    const people = await peopleOf(tx, caller.departmentId, userIds);
    if (known.size < topics.length || people === null) throw notFound();
    // In one order, so that two gifts at once do not wait for each other.
    for (const person of people) for (const topic of topics) await add(tx, person, topic);
  });
}

async function sharedTopics(tx: Tx, caller: Caller, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('topic')
    .select('id')
    .where('id', 'in', [...ids])
    .where('owner', 'in', [caller.departmentId, providerOwner])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

async function add(tx: Tx, userId: string, topicId: string): Promise<void> {
  // Two favourites marked at once are counted one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended('favourites ' || ${userId}, 0))`.execute(tx);
  const rows = await tx
    .selectFrom('favourite')
    .select(['topic_id', 'position'])
    .where('user_id', '=', userId)
    .orderBy('position')
    .execute();
  if (rows.some((row) => row.topic_id === topicId)) return;
  if (rows.length >= limits.favourites) throw new AppError('FAVOURITES_FULL', full);
  const position = (rows.at(-1)?.position ?? -1) + 1;
  await tx.insertInto('favourite').values({ user_id: userId, topic_id: topicId, position }).execute();
}

async function remove(tx: Tx, userId: string, topicId: string): Promise<void> {
  await tx.deleteFrom('favourite').where('user_id', '=', userId).where('topic_id', '=', topicId).execute();
}
