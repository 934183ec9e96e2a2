import type { Db } from '@server/db/schema';
import { readMailingText, textOfMail, type MailingText } from './mailings';
import type { StoredMail } from './repository';
import type { OutgoingMail } from './transport';

export interface Sender {
  /** The sender's address, with or without a name (RFC 5322). */
  from: string;
  /** Returns the address for bounces (envelope sender); absent: `from`. */
  returnPathOf?: (mail: { id: string; messageId: string }) => string;
}

/**
 * Returns a function that converts stored mails for the transport. The content of a mailing is read once for all of its
 * mails.
 */
export function outgoingMailConverter(
  db: Db,
  { from, returnPathOf }: Sender,
): (mail: StoredMail) => Promise<OutgoingMail> {
  const mailings = new Map<string, Promise<MailingText | undefined>>();
  const read = (id: string): Promise<MailingText | undefined> => {
    const text = mailings.get(id) ?? readMailingText(db, id);
    mailings.set(id, text);
    return text;
  };
  return async (mail) => {
    const { html, text, fromName } = await textOfMail(db, mail, read);
    return {
      ...(returnPathOf && { returnPath: returnPathOf({ id: mail.id, messageId: mail.message_id }) }),
      messageId: mail.message_id,
      from: fromName === undefined ? from : { name: fromName, address: addressOf(from) },
      recipient: mail.recipient,
      subject: mail.subject,
      html,
      text,
      headers: mail.headers,
      date: mail.created_at,
    };
  };
}

/** Extracts the address of `Watchdesk <alerts@example.com>`. */
const addressOf = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
