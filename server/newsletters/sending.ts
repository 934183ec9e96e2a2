import { createHash } from 'node:crypto';
import type { Tx } from '@server/db/schema';
import { unsubscribeToken } from '@server/mail/unsubscribeLink';
import { bulkHeaders } from '@server/engine/mail/articleLines';
import { deleteMailing, insertMailing } from '@server/mail/mailings';
import { queueMailsOf } from '@server/mail/repository';
import type { Recipient } from './recipients';
import { insertNewsletter } from './repository';

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
  const mailingId = await insertMailing(tx, newsletter, options.now);

  const id = await insertNewsletter(tx, {
    workspace_id: newsletter.workspaceId,
    department_id: departmentId,
    sent_by: sentBy.userId,
    key: newsletter.key,
    subject: newsletter.subject,
    mailing_id: mailingId,
    user_groups: [...newsletter.userGroups],
    article_count: newsletter.articleCount,
    recipient_count: recipients.length,
    created_at: options.now,
  });
  if (id === undefined) {
    await deleteMailing(tx, mailingId);
    return undefined;
  }
  const domain = new URL(options.publicUrl).hostname;
  const mails = recipients.map(({ userId, address }) => ({
    messageId: messageId(newsletter, userId, domain),
    userId,
    address,
    headers: {
      'Reply-To': sentBy.address,
      ...bulkHeaders(`${options.publicUrl}/alert/v1/unsubscribe/${tokenFor(options.secret, userId)}`),
    },
  }));
  const { subject } = newsletter;
  await queueMailsOf(tx, mailingId, { kind: 'newsletter', departmentId, subject, mails, now: options.now });
  return id;
}

const tokenFor = (secret: Buffer, userId: string) => unsubscribeToken(secret, { userId, newsletters: true });

/**
 * Derived from the newsletter and the person, so that a repeated mail is known as the same by whoever receives it. Not from
 * the newsletter's number, which after a restore may be given again.
 */
function messageId({ sentBy, key }: NewNewsletter, userId: string, domain: string): string {
  const digest = createHash('sha256').update([sentBy.userId, key, userId].join(' ')).digest('hex');
  return `<newsletter.${digest.slice(0, 40)}@${domain}>`;
}
