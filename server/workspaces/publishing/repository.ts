import { sql } from 'kysely';
import type { Db, Tx } from '@server/db/schema';

export interface Publication {
  sourceId: string;
  itemId: string;
  withdrawnAt: Date | null;
}

/** Where an own article is or was published, by source. */
export async function publicationsOf(db: Db | Tx, articleId: string): Promise<Publication[]> {
  return db
    .selectFrom('publication')
    .select(['source_id as sourceId', 'item_id as itemId', 'withdrawn_at as withdrawnAt'])
    .where('article_id', '=', articleId)
    .orderBy('item_id')
    .execute();
}

/** Records that an own article is published in a source as an item, also again after it was withdrawn there. */
export async function savePublication(
  tx: Tx,
  articleId: string,
  { sourceId, itemId }: Pick<Publication, 'sourceId' | 'itemId'>,
): Promise<void> {
  await tx
    .insertInto('publication')
    .values({ article_id: articleId, source_id: sourceId, item_id: itemId })
    .onConflict((conflict) => conflict.columns(['article_id', 'source_id']).doUpdateSet({ withdrawn_at: null }))
    .execute();
}

/** Records that the items of an own article in these sources are withdrawn; returns the items that weren't before. */
export async function withdrawPublications(
  tx: Tx,
  articleId: string,
  sourceIds: readonly string[],
  now: Date,
): Promise<string[]> {
  if (sourceIds.length === 0) return [];
  const rows = await tx
    .updateTable('publication')
    .set({ withdrawn_at: now })
    .where('article_id', '=', articleId)
    .where('source_id', 'in', [...sourceIds])
    .where('withdrawn_at', 'is', null)
    .returning('item_id')
    .execute();
  return rows.map((row) => row.item_id);
}

/** The topics that an own article is published into. */
export async function publicationTopics(db: Db | Tx, articleId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('publication_topic')
    .select('topic_id')
    .where('article_id', '=', articleId)
    .orderBy('topic_id')
    .execute();
  return rows.map((row) => row.topic_id);
}

/** Replaces the topics that an own article is published into. */
export async function setPublicationTopics(tx: Tx, articleId: string, topicIds: readonly string[]): Promise<void> {
  await sql`
    delete from publication_topic where article_id = ${articleId} and topic_id <> all(${[...topicIds]}::bigint[])
  `.execute(tx);
  if (topicIds.length === 0) return;
  await tx
    .insertInto('publication_topic')
    .values(topicIds.map((topicId) => ({ article_id: articleId, topic_id: topicId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
