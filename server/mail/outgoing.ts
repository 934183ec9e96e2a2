import type { Db } from '@server/db/schema';
import { readMailingText, textOfMail, type MailingText } from './mailings';
import type { StoredMail } from './repository';
import type { OutgoingMail } from './transport';

export interface Sender {
  /** The sender's address, with or without a name (RFC 5322). */
  from: string;
  /** The address to which a mail that cannot be delivered comes back; absent: the sender's. */
  returnPathOf?: (mail: { id: string; messageId: string }) => string;
}

/** Makes of stored mails what is handed over. The text of a mailing is read once for all of its mails. */
export function outgoingMails(db: Db, { from, returnPathOf }: Sender): (mail: StoredMail) => Promise<OutgoingMail> {
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

/** `Watchdesk <alerts@example.com>` without its name. */
const addressOf = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
