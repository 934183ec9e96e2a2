import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '@server/db/schema';
import { unsubscribeToken } from '@server/mail/unsubscribeLink';
import { bulkHeaders } from '@server/engine/mail/articleLines';
import type { Recipient } from './recipients';

export interface NewNewsletter {
  workspaceId: string;
  departmentId: string;
  /** Who sends it, and whom answers go to. */
  sentBy: { userId: string; address: string };
  /** Made by the sender's client: a second attempt with it is the same newsletter. */
  key: string;
  subject: string;
  fromName: string;
  html: string;
  text: string;
  /** Stands in html and text for the recipient's address for unsubscribing. */
  unsubscribeMark: string;
  userGroups: readonly string[];
  articleCount: number;
  recipients: readonly Recipient[];
}

export interface SendingOptions {
  now: Date;
  /** The application's configured public address, without a final slash. */
  publicUrl: string;
  /** Signs the Unsubscribe links. */
  secret: Buffer;
}

/**
 * Stores a newsletter and a waiting mail for each recipient: with the transaction all of them or none, so that nobody is
 * left out and nobody gets two, whenever a process dies. Gives the new id; undefined where the sender has used the key
 * before, also at this moment in another transaction: nothing is added then.
 */
export async function queueNewsletter(
  tx: Tx,
  newsletter: NewNewsletter,
  options: SendingOptions,
): Promise<string | undefined> {
  const { sentBy, departmentId, recipients } = newsletter;
  const row = await tx
    .insertInto('newsletter')
    .values({
      workspace_id: newsletter.workspaceId,
      department_id: departmentId,
      sent_by: sentBy.userId,
      key: newsletter.key,
      subject: newsletter.subject,
      from_name: newsletter.fromName,
      html: newsletter.html,
      text: newsletter.text,
      unsubscribe_mark: newsletter.unsubscribeMark,
      user_groups: [...newsletter.userGroups],
      article_count: newsletter.articleCount,
      recipient_count: recipients.length,
      created_at: options.now,
    })
    .onConflict((conflict) => conflict.columns(['sent_by', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return undefined;
  const domain = new URL(options.publicUrl).hostname;
  const mails = recipients.map(({ userId, address }) => ({
    messageId: messageId(newsletter, userId, domain),
    userId,
    address,
    headers: JSON.stringify({
      'Reply-To': sentBy.address,
      ...bulkHeaders(`${options.publicUrl}/alert/v1/unsubscribe/${tokenFor(options.secret, userId)}`),
    }),
  }));
  await sql`
    insert into mail (message_id, kind, department_id, user_id, recipient, subject, html, text, headers,
      next_attempt_at, created_at, newsletter_id)
    select m.message_id, 'newsletter', ${departmentId}, m.user_id, m.recipient, ${newsletter.subject}, '', '', m.headers,
      ${options.now}::timestamptz, ${options.now}::timestamptz, ${row.id}::bigint
    from unnest(${mails.map((mail) => mail.messageId)}::text[], ${mails.map(({ userId }) => userId)}::text[],
      ${mails.map(({ address }) => address)}::text[], ${mails.map(({ headers }) => headers)}::jsonb[])
      as m (message_id, user_id, recipient, headers)`.execute(tx);
  return row.id;
}

/**
 * Keeps back what still waits; what is on its way goes out or fails, and is not tried again. Nothing is left to do where
 * all is out already: such a newsletter is not cancelled.
 */
export async function cancelNewsletter(tx: Tx, id: string, now: Date): Promise<void> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (select from mail m where m.newsletter_id = n.id and m.state in ('queued', 'sending', 'uncertain')) as waits
    from newsletter n where n.id = ${id} for no key update`.execute(tx);
  if (rows[0]?.waits !== true) return;
  await tx
    .updateTable('newsletter')
    .set({ cancelled_at: sql`coalesce(cancelled_at, ${now}::timestamptz)` })
    .where('id', '=', id)
    .execute();
  await sql`
    update mail set state = ${stateOfKeptBack}
    where newsletter_id = ${id} and state in ('queued', 'uncertain')`.execute(tx);
}

/** A mail that may have arrived was not kept back. */
export const stateOfKeptBack = sql<'cancelled' | 'failed'>`case when uncertain = 0 then 'cancelled' else 'failed' end`;

const tokenFor = (secret: Buffer, userId: string) => unsubscribeToken(secret, { userId, newsletters: true });

/**
 * Derived from the newsletter and the person, so that a repeated mail is known as the same by whoever receives it. Not from
 * the newsletter's number, which after a restore may be given again.
 */
function messageId({ sentBy, key }: NewNewsletter, userId: string, domain: string): string {
  const digest = createHash('sha256').update([sentBy.userId, key, userId].join(' ')).digest('hex');
  return `<newsletter.${digest.slice(0, 40)}@${domain}>`;
}
