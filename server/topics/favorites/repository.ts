import { sql } from 'kysely';
import { providerOwner } from '@contract/limits';
import type { Tx } from '@server/db/schema';

/** Locks a user's favorites until the transaction ends, and returns them in their order. */
export async function lockFavorites(tx: Tx, userId: string): Promise<{ topicId: string; position: number }[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended('favourites ' || ${userId}, 0))`.execute(tx);
  return tx
    .selectFrom('favourite')
    .select(['topic_id as topicId', 'position'])
    .where('user_id', '=', userId)
    .orderBy('position')
    .execute();
}

/** Appends topics to a user's favorites, in this order, from a position on. */
export async function insertFavorites(
  tx: Tx,
  userId: string,
  topicIds: readonly string[],
  firstPosition = 0,
): Promise<void> {
  if (topicIds.length === 0) return;
  const rows = topicIds.map((topicId, index) => ({
    user_id: userId,
    topic_id: topicId,
    position: firstPosition + index,
  }));
  await tx.insertInto('favourite').values(rows).execute();
}

export async function deleteFavorite(tx: Tx, userId: string, topicId: string): Promise<void> {
  await tx.deleteFrom('favourite').where('user_id', '=', userId).where('topic_id', '=', topicId).execute();
}

/** Those of the topics that belong to the department or the provider. */
export async function findSharedTopics(tx: Tx, departmentId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('topic')
    .select('id')
    .where('id', 'in', [...ids])
    .where('owner', 'in', [departmentId, providerOwner])
    .execute();
  return new Set(rows.map(({ id }) => id));
}
