import type { Db } from '@server/db/schema';
import { escapeHtml } from '@server/engine/escapeHtml';

/** What all mails of a newsletter have in common. */
export interface SharedText {
  fromName: string;
  html: string;
  text: string;
  mark: string;
}

/** Undefined where the newsletter is gone, and its mails with it. */
export async function readSharedText(db: Db, newsletterId: string): Promise<SharedText | undefined> {
  return db
    .selectFrom('newsletter')
    .select(['from_name as fromName', 'html', 'text', 'unsubscribe_mark as mark'])
    .where('id', '=', newsletterId)
    .executeTakeFirst();
}

/** The text of one mail: the recipient's own address for unsubscribing in its places. */
export function addressed({ html, text, mark }: SharedText, unsubscribeUrl: string): { html: string; text: string } {
  return {
    html: html.replaceAll(mark, escapeHtml(unsubscribeUrl)),
    text: text.replaceAll(mark, unsubscribeUrl),
  };
}

interface StoredMail {
  html: string;
  text: string;
  headers: Readonly<Record<string, string>>;
  newsletter_id: string | null;
}

/** What a stored mail says, and in whose name: its own text, or a newsletter's, which may have been read already. */
export async function textOfMail(
  db: Db,
  mail: StoredMail,
  read: (id: string) => Promise<SharedText | undefined> = (id) => readSharedText(db, id),
): Promise<{ html: string; text: string; fromName?: string }> {
  if (mail.newsletter_id === null) return { html: mail.html, text: mail.text };
  const shared = await read(mail.newsletter_id);
  if (!shared) throw new Error(`Newsletter ${mail.newsletter_id} is gone.`);
  return { ...addressed(shared, unsubscribeUrlOf(mail.headers)), fromName: shared.fromName };
}

/** The address that `List-Unsubscribe` names. */
const unsubscribeUrlOf = (headers: Readonly<Record<string, string>>): string =>
  (headers['List-Unsubscribe'] ?? '').replace(/^<|>$/g, '');
