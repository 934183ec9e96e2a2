import type { Db } from '@server/db/schema';
import type { ExternalUnsubscription, Unsubscription } from '@server/mail/unsubscribeToken';

/**
 * The topics that an unsubscribe link refers to: listed in the link, or those of the mail that it names. Null if that
 * mail has been deleted.
 */
export async function topicsOf(
  db: Db,
  unsubscription: Exclude<Unsubscription, { newsletters: true } | ExternalUnsubscription>,
): Promise<readonly string[] | null> {
  if ('topicIds' in unsubscription) return unsubscription.topicIds;
  const rows = await db
    .selectFrom('edition as e')
    .innerJoin('mail as m', 'm.id', 'e.mail_id')
    .select('e.topic_id')
    .where('m.message_id', '=', unsubscription.messageId)
    .where('e.user_id', '=', unsubscription.userId)
    .execute();
  return rows.length === 0 ? null : rows.map((row) => row.topic_id);
}

/** The names of the topics that still exist, in alphabetical order. */
export async function topicNames(db: Db, topicIds: readonly string[]): Promise<string[]> {
  if (topicIds.length === 0) return [];
  const rows = await db.selectFrom('topic').select('name').where('id', 'in', topicIds).orderBy('name').execute();
  return rows.map((row) => row.name);
}
