import type { OutboxMail, OutboxMailAnswer } from '@contract/alert';
import type { MailState } from '@server/db/columnTypes';
import type { Db } from '@server/db/schema';
import { textOfMail } from '../mailings';
import type { Caller } from '@server/http/caller';
import { hideLinks, hideLinksInHeaders, isHidden, privateContent, privateSubject } from './masking';

/** A page of the mails to users of the caller's department, newest first. */
export async function listMails(db: Db, caller: Caller, start: number, limit: number) {
  const mails = db.selectFrom('mail').where('department_id', '=', caller.departmentId);
  const rows = await mails.select(columns).orderBy('id', 'desc').offset(start).limit(limit).execute();
  const { total } = await mails.select((build) => build.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  return { mails: rows.map((row) => toMail(row, caller)), total: Number(total) };
}

/**
 * One mail to a user of the caller's department. If it was sent to a colleague, private content and link tokens are
 * masked.
 */
export async function readMail(db: Db, caller: Caller, id: string): Promise<OutboxMailAnswer | undefined> {
  const row = await db
    .selectFrom('mail')
    .select([...columns, 'html', 'text', 'headers', 'message_id', 'mailing_id', 'from_name'])
    .where('department_id', '=', caller.departmentId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const isOwn = row.user_id === caller.userId;
  const headers = { ...(isOwn ? row.headers : hideLinksInHeaders(row.headers)), 'Message-ID': row.message_id };
  const mail = toMail(row, caller);
  if (isHidden(row, caller)) return { mail, ...privateContent, headers };
  const { html, text } = await textOfMail(db, row);
  return isOwn ? { mail, html, text, headers } : { mail, html: hideLinks(html), text: hideLinks(text), headers };
}

const columns = [
  'id',
  'user_id',
  'is_private',
  'recipient',
  'subject',
  'state',
  'created_at',
  'sent_at',
  'last_error',
] as const;

interface MailRow {
  id: string;
  user_id: string | null;
  is_private: boolean;
  recipient: string;
  subject: string;
  state: MailState;
  created_at: Date;
  sent_at: Date | null;
  last_error: string | null;
}

function toMail(row: MailRow, caller: Caller): OutboxMail {
  return {
    id: row.id,
    recipient: row.recipient,
    subject: isHidden(row, caller) ? privateSubject : row.subject,
    state: row.state,
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    lastError: row.last_error,
  };
}
