import type { OutboxMail } from '@contract/alert';
import type { Db, MailState } from '@server/db/schema';
import { textOfMail } from '../mailings';

/** The mails to a department's people, newest first. */
export async function listMails(db: Db, departmentId: string, start: number, limit: number) {
  const mails = db.selectFrom('mail').where('department_id', '=', departmentId);
  const rows = await mails.select(columns).orderBy('id', 'desc').offset(start).limit(limit).execute();
  const { total } = await mails.select((build) => build.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  return { mails: rows.map(toMail), total: Number(total) };
}

/** One mail to someone of the department. */
export async function readMail(db: Db, departmentId: string, id: string) {
  const row = await db
    .selectFrom('mail')
    .select([...columns, 'html', 'text', 'headers', 'message_id', 'mailing_id'])
    .where('department_id', '=', departmentId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { html, text } = await textOfMail(db, row);
  return {
    mail: toMail(row),
    html,
    text,
    headers: { ...row.headers, 'Message-ID': row.message_id },
  };
}

const columns = ['id', 'recipient', 'subject', 'state', 'created_at', 'sent_at', 'last_error'] as const;

interface MailRow {
  id: string;
  recipient: string;
  subject: string;
  state: MailState;
  created_at: Date;
  sent_at: Date | null;
  last_error: string | null;
}

function toMail(row: MailRow): OutboxMail {
  return {
    id: row.id,
    recipient: row.recipient,
    subject: row.subject,
    state: row.state,
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    lastError: row.last_error,
  };
}
