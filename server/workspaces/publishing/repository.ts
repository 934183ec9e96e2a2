import { sql } from 'kysely';
import type { Db, Tx } from '@server/db/schema';

interface Publication {
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

/** The names of the channels and topics in which own articles are published, by article; channels first. */
export async function publicationNames(db: Db, articleIds: readonly string[]): Promise<Map<string, string[]>> {
  const names = new Map<string, string[]>();
  if (articleIds.length === 0) return names;
  const ids = [...articleIds];
  const { rows } = await sql<{ article_id: string; name: string }>`
    select article_id, name from (
      select p.article_id, s.name, 1 as kind from publication p join source s on s.id = p.source_id
      where p.article_id = any(${ids}::bigint[]) and p.withdrawn_at is null and s.type = 'CHANNEL'
      union all
      select p.article_id, t.name, 2 from publication_topic p join topic t on t.id = p.topic_id
      where p.article_id = any(${ids}::bigint[])
    ) as published order by article_id, kind, lower(name)`.execute(db);
  for (const { article_id: id, name } of rows) names.set(id, [...(names.get(id) ?? []), name]);
  return names;
}

/** The number of an item's newest version; undefined if there is no such item. */
export async function readLatestVersion(tx: Tx, itemId: string): Promise<number | undefined> {
  const item = await tx.selectFrom('item').select('latest_version').where('id', '=', itemId).executeTakeFirst();
  return item?.latest_version;
}
