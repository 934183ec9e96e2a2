import { limits } from '@contract/limits';
import type { BulkFavouriteBody } from '@contract/users';
import type { Db, Tx } from '@server/db/schema';
import type { Caller } from '@server/http/caller';
import { AppError, notFound } from '@server/http/errors';
import { nodeId, texts } from '../access';
import { resolveUserIds } from '@server/people/users/resolveUserIds';
import { findStored } from '../repository';
import { deleteFavorite, findSharedTopics, insertFavorites, lockFavorites } from './repository';

const full = 'You have a maximum number of favorite topics';

/**
 * Adds a topic that the caller can see to the caller's favorites, at the end, or removes it. Idempotent.
 * @throws AppError FAVOURITES_FULL
 */
export async function setFavourite(db: Db, caller: Caller, id: string, enable: boolean): Promise<void> {
  const topic = await findStored(db, caller, nodeId(id));
  if (!topic) throw notFound(texts.topicUnknown);
  await db
    .transaction()
    .execute((tx) => (enable ? add(tx, caller.userId, topic.id) : deleteFavorite(tx, caller.userId, topic.id)));
}

/**
 * Adds company and provider topics to the favorites of other users of the department, as an administrator: all, or
 * none.
 */
export async function addFavouritesOf(db: Db, caller: Caller, { userIds, profiles }: BulkFavouriteBody): Promise<void> {
  const topics = [...new Set(profiles.map(nodeId))];
  await db.transaction().execute(async (tx) => {
    const known = await findSharedTopics(tx, caller.departmentId, topics);
    const people = await resolveUserIds(tx, caller.departmentId, userIds);
    if (known.size < topics.length || people === null) throw notFound();
    // In a fixed order, so that concurrent calls can't deadlock.
    for (const person of people) for (const topic of topics) await add(tx, person, topic);
  });
}

async function add(tx: Tx, userId: string, topicId: string): Promise<void> {
  const favorites = await lockFavorites(tx, userId);
  if (favorites.some((favorite) => favorite.topicId === topicId)) return;
  if (favorites.length >= limits.favourites) throw new AppError('FAVOURITES_FULL', full);
  await insertFavorites(tx, userId, [topicId], (favorites.at(-1)?.position ?? -1) + 1);
}
