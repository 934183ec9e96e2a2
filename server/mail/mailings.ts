import { sql } from 'kysely';
import type { Db, Tx } from '@server/db/schema';
import { escapeHtml } from '@server/engine/escapeHtml';
import { cancelMailsOf } from './repository';

/** The text that all mails of a mailing share. */
export interface MailingText {
  fromName: string;
  html: string;
  text: string;
  /** Stands in html and text for the recipient's own address for unsubscribing. */
  unsubscribeMark: string;
}

/** Stores a mailing and returns its id. Its mails are queued by `queueMailsOf` in the same transaction. */
export async function insertMailing(tx: Tx, mailing: MailingText, now: Date): Promise<string> {
  const { fromName, html, text, unsubscribeMark } = mailing;
  const { id } = await tx
    .insertInto('mailing')
    .values({ from_name: fromName, html, text, unsubscribe_mark: unsubscribeMark, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes a mailing and its mails. */
export async function deleteMailing(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('mailing').where('id', '=', id).execute();
}

/**
 * Cancels what still waits of a mailing; a mail that is being handed over goes out or fails, and is not tried again. A
 * mailing of which nothing waits any more is not cancelled.
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

/** Undefined if the mailing was deleted, and its mails with it. */
export async function readMailingText(db: Db | Tx, id: string): Promise<MailingText | undefined> {
  return db
    .selectFrom('mailing')
    .select(['from_name as fromName', 'html', 'text', 'unsubscribe_mark as unsubscribeMark'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The text of one mail: the recipient's own address for unsubscribing in place of the mark. */
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
}

/**
 * The text of a stored mail, and the sender's name if it has one: its own text, or its mailing's.
 * @param read reads a mailing's text; a caller with many mails of one mailing hands in a cached one
 */
export async function textOfMail(
  db: Db,
  mail: StoredMailText,
  read: (id: string) => Promise<MailingText | undefined> = (id) => readMailingText(db, id),
): Promise<{ html: string; text: string; fromName?: string }> {
  if (mail.mailing_id === null) return { html: mail.html, text: mail.text };
  const mailing = await read(mail.mailing_id);
  if (!mailing) throw new Error(`The mailing ${mail.mailing_id} was deleted.`);
  return { ...personalized(mailing, unsubscribeUrlOf(mail.headers)), fromName: mailing.fromName };
}

/** The address that `List-Unsubscribe` names. */
const unsubscribeUrlOf = (headers: Readonly<Record<string, string>>): string =>
  (headers['List-Unsubscribe'] ?? '').replace(/^<|>$/g, '');
