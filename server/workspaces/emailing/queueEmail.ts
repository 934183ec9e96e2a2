import { createHash, randomBytes } from 'node:crypto';
import { isEmailAddress } from '@contract/email';
import type { Tx } from '@server/db/schema';
import { bulkHeaders } from '@server/engine/mail/articleLines';
import { insertMailing } from '@server/mail/mailings';
import { queueMailsOf, type MailingMail } from '@server/mail/repository';
import { unsubscribeToken } from '@server/mail/unsubscribeToken';
import type { ComposeEmail, ComposedEmail } from './composeEmail';
import type { EmailRecipients } from './recipients';
import { insertEmail } from './repository';

interface EmailToQueue {
  departmentId: string;
  sender: { userId: string; name: string; address: string };
  key: string;
  articleCount: number;
  recipients: EmailRecipients;
  compose: ComposeEmail;
}

interface QueueOptions {
  now: Date;
  /** The configured public URL of the application, without a trailing slash. */
  publicUrl: string;
  /** Signs the links by which external recipients get no more emails. */
  secret: Buffer;
}

/** The kind of these mails in the queue. */
const kind = 'article';

/**
 * Records an email and queues a mail for each recipient, in the caller's transaction: whenever a process dies, nobody
 * is left out and nobody gets two.
 */
export async function queueEmail(tx: Tx, email: EmailToQueue, options: QueueOptions): Promise<void> {
  const { recipients, compose, departmentId, sender } = email;
  const { now, publicUrl, secret } = options;
  const replyTo: Record<string, string> = isEmailAddress(sender.address) ? { 'Reply-To': sender.address } : {};
  const colleagues = recipients.colleagues.map(({ userId, address }) => ({
    messageId: messageId(email, address, publicUrl),
    userId,
    address,
    headers: { ...replyTo, 'Auto-Submitted': 'auto-generated' },
  }));
  const external = recipients.external.map((address) => {
    const token = unsubscribeToken(secret, { departmentId, address: address.toLowerCase() });
    return {
      messageId: messageId(email, address, publicUrl),
      userId: null,
      address,
      headers: { ...replyTo, ...bulkHeaders(`${publicUrl}/alert/v1/unsubscribe/${token}`) },
    };
  });
  // Random, so that it cannot occur in an article.
  const mark = `unsubscribe-${randomBytes(16).toString('hex')}`;
  const queue = async (mails: readonly MailingMail[], composed: () => ComposedEmail): Promise<string | null> => {
    if (mails.length === 0) return null;
    const { subject, html, text } = composed();
    const mailing = { fromName: `${sender.name} via Watchdesk`, html, text, unsubscribeMark: mark };
    const id = await insertMailing(tx, mailing, now);
    await queueMailsOf(tx, id, { kind, departmentId, subject, mails, now });
    return id;
  };
  await insertEmail(tx, {
    department_id: departmentId,
    sent_by: sender.userId,
    idempotency_key: email.key,
    article_count: email.articleCount,
    colleague_count: colleagues.length,
    external_count: external.length,
    colleagues_mailing_id: await queue(colleagues, () => compose('COLLEAGUES')),
    external_mailing_id: await queue(external, () => compose('EXTERNAL', mark)),
    created_at: now,
  });
}

/** Derived from the key and the recipient, so that a mail server recognizes a repeated mail as the same one. */
function messageId({ sender, key }: EmailToQueue, address: string, publicUrl: string): string {
  const digest = createHash('sha256').update([sender.userId, key, address.toLowerCase()].join(' ')).digest('hex');
  return `<article.${digest.slice(0, 40)}@${new URL(publicUrl).hostname}>`;
}
