import type { Db } from '@server/db/schema';
import type { Unsubscription } from '@server/engine/alerts/unsubscribeLink';

/** The names of the topics, of those that still exist. */
export async function topicNames(db: Db, topicIds: readonly string[]): Promise<string[]> {
  if (topicIds.length === 0) return [];
  const rows = await db.selectFrom('topic').select('name').where('id', 'in', topicIds).orderBy('name').execute();
  return rows.map((row) => row.name);
}

/** Ends the person's alerts on these topics; those that have ended already stay so. */
export async function unsubscribe(db: Db, { userId, topicIds }: Unsubscription): Promise<void> {
  if (topicIds.length === 0) return;
  await db.deleteFrom('subscription').where('user_id', '=', userId).where('topic_id', 'in', topicIds).execute();
}
