import type { Db } from '@server/db/schema';
import { readMessage, type DeliveryReport, type RecipientReport } from '@server/engine/mail/deliveryReport';
import { markBounced } from './repository';
import { isOfAddress } from '@server/engine/mail/smtpStatus';
import { markRecipientBounced } from './external-addresses/recipientBounce';
import { hasValidSignature, parseReturnPath } from './returnPath';

/**
 * The result for a message: not a delivery report; the address belongs to no mail of ours; the report is about another
 * mail; the mail isn't failed (delayed or delivered); it failed, but not because of its address; its address was marked
 * as bounced; the mail was marked before.
 */
export type BounceOutcome = 'no report' | 'unknown' | 'other mail' | 'under way' | 'failed' | 'marked' | 'known';

interface BounceOptions {
  source: Buffer;
  /** The envelope recipient, if the mail server passes it; else the recipients in the message's headers are tried. */
  recipient?: string;
  /** The configured address for bounces (MAIL_RETURN_PATH). */
  returnPath: string;
  /** The secret that signs return paths. */
  secret: Buffer;
  now: Date;
}

interface ReturnedMail {
  id: string;
  message_id: string;
  recipient: string;
  user_id: string | null;
  department_id: string | null;
  sentAt: Date;
}

/**
 * Processes a message sent to a return path. If it reports that a mail failed permanently, the mail is marked as failed
 * (once) and the user's address as bounced, as if the mail server had rejected it immediately.
 * @throws UnreadableReport
 */
export async function processBounce(db: Db, options: BounceOptions): Promise<BounceOutcome> {
  const { deliveredTo, report } = await readMessage(options.source);
  const mail = await mailOf(db, options.recipient === undefined ? deliveredTo : [options.recipient], options);
  if (!mail) return 'unknown';
  if (!report) return 'no report';
  if (!isAbout(report, mail)) return 'other mail';
  // If the address is a distribution list, only the report about the list's own address counts.
  const own = report.recipients.filter(({ finalRecipient }) => isSame(finalRecipient, mail.recipient));
  const failed = (own.length > 0 ? own : report.recipients).filter(({ action }) => action === 'failed');
  const ofAddress = failed.find(({ status }) => status.startsWith('5.') && isOfAddress(status));
  const failedRecipient = ofAddress ?? failed[0];
  if (!failedRecipient) return 'under way';
  return db.transaction().execute(async (tx) => {
    const reason = reasonOf(failedRecipient, mail);
    if (!(await markBounced(tx, mail.id, reason, options.now))) return 'known';
    if (!ofAddress) return 'failed';
    const refusal = { mail, reason, at: options.now, sentAt: mail.sentAt };
    return (await markRecipientBounced(tx, refusal)) ? 'marked' : 'failed';
  });
}

/** The mail identified by the first address with a valid signature. */
async function mailOf(
  db: Db,
  addresses: readonly string[],
  { returnPath, secret }: BounceOptions,
): Promise<ReturnedMail | undefined> {
  for (const address of addresses) {
    const named = parseReturnPath(address, returnPath);
    if (!named) continue;
    const mail = await db
      .selectFrom('mail')
      .select(['id', 'message_id', 'recipient', 'user_id', 'department_id'])
      .select(({ fn }) => fn.coalesce('sent_at', 'handover_started_at', 'created_at').as('sentAt'))
      .where('id', '=', named.id)
      .executeTakeFirst();
    if (mail && hasValidSignature(secret, { id: mail.id, messageId: mail.message_id }, named.signature)) return mail;
  }
  return undefined;
}

/**
 * Anybody who received the mail can read its return path and use it as the sender of spam. Reports about such mails
 * concern other mails to other people, and must be ignored.
 */
function isAbout({ messageId, recipients }: DeliveryReport, mail: ReturnedMail): boolean {
  if (messageId === undefined || messageId.includes(mail.message_id)) return true;
  return recipients.some(({ finalRecipient, originalRecipient }) =>
    [finalRecipient, originalRecipient].some((address) => isSame(address, mail.recipient)),
  );
}

function isSame(reported: string, address: string): boolean {
  return reported.replace(/^<|>$/g, '').toLowerCase() === address.toLowerCase();
}

/** The reason; if the mail was forwarded, with the address that failed. */
function reasonOf({ finalRecipient, reason }: RecipientReport, { recipient }: ReturnedMail): string {
  return finalRecipient === '' || isSame(finalRecipient, recipient) ? reason : `${finalRecipient}: ${reason}`;
}
