import { sql } from 'kysely';
import type { Db, Tx } from '@server/db/schema';
import { escapeHtml } from '@server/engine/escapeHtml';
import { cancelMailsOf } from './repository';

/** The content that all mails of a mailing share. */
export interface MailingText {
  fromName: string;
  html: string;
  text: string;
  /** Placeholder in `html` and `text` for the recipient's unsubscribe URL. */
  unsubscribeMark: string;
}

/** Inserts a mailing and returns its id. `queueMailsOf` queues its mails in the same transaction. */
export async function insertMailing(tx: Tx, mailing: MailingText, now: Date): Promise<string> {
  const { fromName, html, text, unsubscribeMark } = mailing;
  const { id } = await tx
    .insertInto('mailing')
    .values({ from_name: fromName, html, text, unsubscribe_placeholder: unsubscribeMark, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes a mailing and its mails. */
export async function deleteMailing(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('mailing').where('id', '=', id).execute();
}

/**
 * Cancels the queued mails of a mailing. A mail that is being sent is completed or fails, and isn't retried. Does
 * nothing if no mail of the mailing is waiting.
 */
export async function cancelMailing(tx: Tx, id: string, now: Date): Promise<void> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (select from mail m where m.mailing_id = g.id and m.state in ('queued', 'sending', 'uncertain')) as waits
    from mailing g where g.id = ${id} for no key update`.execute(tx);
  if (rows[0]?.waits !== true) return;
  await tx
    .updateTable('mailing')
    .set({ cancelled_at: sql`coalesce(cancelled_at, ${now}::timestamptz)` })
    .where('id', '=', id)
    .execute();
  await cancelMailsOf(tx, id);
}

/** Reads a mailing's content; undefined if the mailing was deleted together with its mails. */
export async function readMailingText(db: Db | Tx, id: string): Promise<MailingText | undefined> {
  return db
    .selectFrom('mailing')
    .select(['from_name as fromName', 'html', 'text', 'unsubscribe_placeholder as unsubscribeMark'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Replaces the placeholder with a recipient's unsubscribe URL. */
export function personalized(
  mailing: Omit<MailingText, 'fromName'>,
  unsubscribeUrl: string,
): { html: string; text: string } {
  return {
    html: mailing.html.replaceAll(mailing.unsubscribeMark, escapeHtml(unsubscribeUrl)),
    text: mailing.text.replaceAll(mailing.unsubscribeMark, unsubscribeUrl),
  };
}

interface StoredMailText {
  html: string;
  text: string;
  headers: Readonly<Record<string, string>>;
  mailing_id: string | null;
  from_name: string | null;
}

/**
 * The content of a stored mail and the sender's name, if it has one: its own, or its mailing's.
 * @param read reads a mailing's content; pass a cached function for many mails of one mailing
 */
export async function textOfMail(
  db: Db,
  mail: StoredMailText,
  read: (id: string) => Promise<MailingText | undefined> = (id) => readMailingText(db, id),
): Promise<{ html: string; text: string; fromName?: string }> {
  if (mail.mailing_id === null) {
    return { html: mail.html, text: mail.text, ...(mail.from_name !== null && { fromName: mail.from_name }) };
  }
  const mailing = await read(mail.mailing_id);
  if (!mailing) throw new Error(`The mailing ${mail.mailing_id} was deleted.`);
  return { ...personalized(mailing, unsubscribeUrlOf(mail.headers)), fromName: mailing.fromName };
}

/** The URL in the `List-Unsubscribe` header (RFC 2369). */
const unsubscribeUrlOf = (headers: Readonly<Record<string, string>>): string =>
  (headers['List-Unsubscribe'] ?? '').replace(/^<|>$/g, '');
