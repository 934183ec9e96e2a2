import { sql, type Insertable } from 'kysely';
import type { Database, Tx } from '@server/db/schema';
import type { EditionArticle } from './editionArticles';

/**
 * Inserts an edition and returns its id; undefined if the user already has an edition of this topic and due instant.
 */
export async function insertEdition(tx: Tx, edition: Insertable<Database['edition']>): Promise<string | undefined> {
  const row = await tx
    .insertInto('edition')
    .values(edition)
    .onConflict((conflict) => conflict.columns(['user_id', 'topic_id', 'due_at']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Stores the articles of an edition, in their order. */
export async function insertEditionItems(
  tx: Tx,
  editionId: string,
  articles: readonly EditionArticle[],
): Promise<void> {
  if (articles.length === 0) return;
  const items = articles.map((article, position) => ({
    edition_id: editionId,
    position,
    item_id: article.itemId,
    version: article.version,
  }));
  await tx.insertInto('edition_item').values(items).execute();
}

/** Records which mail reports these editions. */
export async function setMailOfEditions(tx: Tx, editionIds: readonly string[], mailId: string): Promise<void> {
  await tx
    .updateTable('edition')
    .set({ mail_id: mailId })
    .where('id', 'in', [...editionIds])
    .execute();
}

/**
 * SQL expression: when the last edition of a subscription was created; null before the first one.
 * @param subscription the alias of the subscription table in the statement
 */
export const lastEditionAt = (subscription: string) => sql<Date | null>`(
  select max(e.created_at) from edition e
  where e.user_id = ${sql.ref(`${subscription}.user_id`)} and e.topic_id = ${sql.ref(`${subscription}.topic_id`)})`;

/**
 * SQL expression: whether an edition was sent with a mail.
 * @param mail the alias of the mail table in the statement
 */
export const reportsAnEdition = (mail: string) =>
  sql<boolean>`exists (select from edition e where e.mail_id = ${sql.ref(`${mail}.id`)})`;

/** Deletes at most `limit` editions created before an instant. */
export const pruneEditions = (before: Date, limit: number) => sql`
  delete from edition where id in (
    select id from edition where created_at < ${before} order by created_at limit ${limit} for update skip locked)`;

/** Deletes articles from an edition that isn't sent yet, and counts them no more; returns how many were deleted. */
export async function deleteEditionItems(tx: Tx, editionId: string, itemIds: readonly string[]): Promise<number> {
  const rows = await tx
    .deleteFrom('edition_item')
    .where('edition_id', '=', editionId)
    .where('item_id', 'in', [...itemIds])
    .returning('item_id')
    .execute();
  const removed = rows.length;
  await tx
    .updateTable('edition')
    .set({ article_count: sql`article_count - ${removed}`, total: sql`total - ${removed}` })
    .where('id', '=', editionId)
    .execute();
  return removed;
}
