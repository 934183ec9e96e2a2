import { sql, type Insertable } from 'kysely';
import type { Database, Tx } from '@server/db/schema';
import type { EditionArticle } from './editionArticles';

/** Stores an edition; undefined if the person has one of this topic and instant already. */
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

/** As SQL, over a subscription by the name it has in the statement: when its last edition was made, null before the first. */
export const lastEditionAt = (subscription: string) => sql<Date | null>`(
  select max(e.created_at) from edition e
  where e.user_id = ${sql.ref(`${subscription}.user_id`)} and e.topic_id = ${sql.ref(`${subscription}.topic_id`)})`;

/** As SQL, over a mail by the name it has in the statement: whether it reports an edition. */
export const reportsAnEdition = (mail: string) =>
  sql<boolean>`exists (select from edition e where e.mail_id = ${sql.ref(`${mail}.id`)})`;

/** Deletes editions made before an instant, at most `limit`. */
export const pruneEditions = (before: Date, limit: number) => sql`
  delete from edition where id in (
    select id from edition where created_at < ${before} order by created_at limit ${limit} for update skip locked)`;
