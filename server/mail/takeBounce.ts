import type { Db } from '@server/db/schema';
import { readMessage, type DeliveryReport, type RecipientReport } from '@server/engine/mail/deliveryReport';
import { markBounced } from './repository';
import { isOfAddress } from '@server/engine/mail/smtpStatus';
import { markAddressRefused } from '@server/people/users/accounts';
import { isSigned, mailNamedBy } from './returnPath';

/**
 * What came of a message: it is no report; it is about no mail of ours, or not about the one it was addressed to; the mail
 * is still under way, or arrived; it failed for a reason that is not its address; its address is marked; all that was
 * known before.
 */
export type BounceOutcome = 'no report' | 'unknown' | 'other mail' | 'under way' | 'failed' | 'marked' | 'known';

export interface BounceOptions {
  source: Buffer;
  /** The envelope's recipient, where the mail server tells it; else those are tried that the message's headers name. */
  recipient?: string;
  /** The configured address to which mails come back. */
  returnPath: string;
  /** Signs return paths. */
  secret: Buffer;
  now: Date;
}

interface ReturnedMail {
  id: string;
  message_id: string;
  recipient: string;
  user_id: string | null;
  sentAt: Date;
}

/**
 * Takes a message that came to a return path. Where it reports that the mail failed for good, the mail is marked as failed,
 * once, and its person's address as refused, just as where the mail server had refused it at once.
 * @throws UnreadableReport
 */
export async function takeBounce(db: Db, options: BounceOptions): Promise<BounceOutcome> {
  const { deliveredTo, report } = await readMessage(options.source);
  const mail = await mailOf(db, options.recipient === undefined ? deliveredTo : [options.recipient], options);
  if (!mail) return 'unknown';
  if (!report) return 'no report';
  if (!isAbout(report, mail)) return 'other mail';
  // Of a list of people only the list's own address says something of it.
  const own = report.recipients.filter(({ finalRecipient }) => isSame(finalRecipient, mail.recipient));
  const failed = (own.length > 0 ? own : report.recipients).filter(({ action }) => action === 'failed');
  const ofAddress = failed.find(({ status }) => status.startsWith('5.') && isOfAddress(status));
  const fault = ofAddress ?? failed[0];
  if (!fault) return 'under way';
  return db.transaction().execute(async (tx) => {
    const reason = reasonOf(fault, mail);
    if (!(await markBounced(tx, mail.id, reason, options.now))) return 'known';
    if (!ofAddress) return 'failed';
    const refusal = { userId: mail.user_id, address: mail.recipient, reason, at: options.now, sentAt: mail.sentAt };
    return (await markAddressRefused(tx, refusal)) ? 'marked' : 'failed';
  });
}

/** The mail that the first of the addresses names with its signature. */
async function mailOf(
  db: Db,
  addresses: readonly string[],
  { returnPath, secret }: BounceOptions,
): Promise<ReturnedMail | undefined> {
  for (const address of addresses) {
    const named = mailNamedBy(address, returnPath);
    if (!named) continue;
    const mail = await db
      .selectFrom('mail')
      .select(['id', 'message_id', 'recipient', 'user_id'])
      .select(({ fn }) => fn.coalesce('sent_at', 'offered_at', 'created_at').as('sentAt'))
      .where('id', '=', named.id)
      .executeTakeFirst();
    if (mail && isSigned(secret, { id: mail.id, messageId: mail.message_id }, named.signature)) return mail;
  }
  return undefined;
}

/**
 * A return path can be read in the mail itself. Somebody who writes spam under it as sender gets reports sent to it that
 * are about other mails to other people.
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

/** Where the mail had been passed on, whose address it was that failed. */
function reasonOf({ finalRecipient, reason }: RecipientReport, { recipient }: ReturnedMail): string {
  return finalRecipient === '' || isSame(finalRecipient, recipient) ? reason : `${finalRecipient}: ${reason}`;
}
