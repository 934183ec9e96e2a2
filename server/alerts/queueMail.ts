import { createHash } from 'node:crypto';
import { mailLimits } from '@contract/limits';
import type { Tx } from '@server/db/schema';
import { composeAlertMail, type MailTopic } from '@server/engine/mail/alertMail';
import { limitDigest } from '@server/engine/mail/limitDigest';
import { mailBrand } from '@server/mail/mailBrand';
import { insertMail } from '@server/mail/repository';
import type { AlertRecipient } from './recipient';
import { setMailOfEditions } from './repository';
import { unsubscribeToken } from '@server/mail/unsubscribeToken';

/** An edition that was created and whose mail is to be queued. */
export interface NewEdition {
  id: string;
  dueAt: Date;
  address: string;
  topic: MailTopic & { id: string; isPrivate: boolean };
}

export interface MailOptions {
  now: Date;
  /** The configured public URL of the application, without a trailing slash. */
  publicUrl: string;
  /** The domain of the Message-IDs. */
  mailDomain: string;
  /** Signs the Unsubscribe links. */
  secret: Buffer;
}

/** Groups editions into mails: one each or, for a digest, all that were due at the same instant. */
export function groupIntoMails(editions: readonly NewEdition[], digest: boolean): NewEdition[][] {
  if (!digest) return editions.map((edition) => [edition]);
  const groups = new Map<string, NewEdition[]>();
  for (const edition of editions) {
    const key = `${edition.address} ${edition.dueAt.toISOString()}`;
    groups.set(key, [...(groups.get(key) ?? []), edition]);
  }
  return [...groups.values()];
}

/** Composes the mail for a group of editions and queues it, in the transaction that created the editions. */
export async function queueMail(
  tx: Tx,
  recipient: AlertRecipient,
  group: readonly NewEdition[],
  options: MailOptions,
): Promise<void> {
  const [first] = group;
  if (!first) return;
  const { messageId, headers, ...composed } = composeMail(recipient, group, options);
  const mailId = await insertMail(tx, {
    message_id: messageId,
    kind: 'alert',
    department_id: recipient.departmentId,
    user_id: recipient.id,
    recipient: first.address,
    ...composed,
    headers: JSON.stringify(headers),
    next_attempt_at: options.now,
  });
  await setMailOfEditions(
    tx,
    group.map((edition) => edition.id),
    mailId,
  );
}

/**
 * The content of the mail for a group of editions, of which there is at least one.
 * @param knownId the Message-ID of a mail that is composed again, which may have fewer topics than at first
 */
export function composeMail(
  recipient: AlertRecipient,
  group: readonly NewEdition[],
  options: MailOptions,
  knownId?: string,
) {
  const topicIds = group.map((edition) => edition.topic.id);
  const id = knownId ?? messageId(recipient.id, topicIds, group[0]?.dueAt ?? options.now, options.mailDomain);
  const isNamed = topicIds.length <= mailLimits.topicsInLink;
  const token = unsubscribeToken(options.secret, {
    userId: recipient.id,
    ...(isNamed ? { topicIds } : { messageId: id }),
  });
  const composed = composeAlertMail({
    topics: limitDigest(group.map((edition) => edition.topic)),
    brand: mailBrand(recipient, options.publicUrl),
    look: recipient.look,
    timeZone: recipient.timeZone,
    dateFormat: recipient.dateFormat,
    publicUrl: options.publicUrl,
    unsubscribeUrl: `${options.publicUrl}/alert/v1/unsubscribe/${token}`,
  });
  return { ...composed, messageId: id, is_private: group.some((edition) => edition.topic.isPrivate) };
}

/** Derived from the edition's key, so that a mail server recognizes a repeated mail as the same one. */
function messageId(userId: string, topicIds: readonly string[], dueAt: Date, domain: string): string {
  const key = [userId, dueAt.toISOString(), ...topicIds].join(' ');
  return `<alert.${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${domain}>`;
}
