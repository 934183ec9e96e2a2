import { sql } from 'kysely';
import { limits } from '@contract/limits';
import type { Db, Tx } from '@server/db/schema';
import type { Caller } from '@server/http/caller';
import { AppError, notFound } from '@server/http/errors';
import { nodeId } from '../access';
import { findStored } from './store';

const full = 'You have a maximum number of favorite topics';

/** Makes a topic that the caller sees a favourite, after the others, or takes it away; both may be said twice. */
export async function setFavourite(db: Db, caller: Caller, id: string, enable: boolean): Promise<void> {
  const topic = await findStored(db, caller, nodeId(id));
  if (!topic) throw notFound();
  await db
    .transaction()
    .execute((tx) => (enable ? add(tx, caller.userId, topic.id) : remove(tx, caller.userId, topic.id)));
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
