import { sql } from 'kysely';
import type { Db } from '@server/db/schema';
import { DeliveryError, type MailTransport } from './transport';

export interface SendOptions {
  now: () => Date;
  /** The sender's address, with or without a name (RFC 5322). */
  from: string;
  transport: MailTransport;
  limit?: number;
}

export interface MailsSent {
  sent: number;
  failed: number;
  /** Mails that were tried: as many as the limit means that there may be more. */
  tried: number;
}

interface LeasedMail {
  id: string;
  message_id: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  attempts: number;
  created_at: Date;
  user_id: string | null;
}

// Longer than the transport's own time limits together.
const LEASE_SECONDS = 600;
const MAX_ATTEMPTS = 12;
const FIRST_RETRY_SECONDS = 60;
const LONGEST_RETRY_SECONDS = 6 * 3600;
const DEFAULT_LIMIT = 20;

/**
 * Hands waiting mails over, each leased first and marked afterwards. A mail whose lease ran out while it was being
 * handed over may have arrived (RFC 1047: the answer to the final dot was lost): it becomes `uncertain`, is counted,
 * and is repeated once with the same Message-ID; cut off again, it is given up as failed rather than sent a third time.
 */
export async function sendMails(db: Db, options: SendOptions): Promise<MailsSent> {
  await settleCutOff(db, options.now());
  const result: MailsSent = { sent: 0, failed: 0, tried: 0 };
  const limit = options.limit ?? DEFAULT_LIMIT;
  // Leased one by one: a slow server must not let the lease of a mail run out that nobody has begun.
  for (let mail = await lease(db, options.now()); mail; mail = await lease(db, options.now())) {
    result.tried += 1;
    if (await sendOne(db, mail, options)) result.sent += 1;
    else result.failed += 1;
    if (result.tried >= limit) break;
  }
  return result;
}

async function settleCutOff(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('mail')
    .set({
      state: sql`case when uncertain = 0 then 'uncertain' else 'failed' end`,
      uncertain: sql`uncertain + 1`,
      leased_until: null,
      next_attempt_at: now,
      last_error: 'Cut off while it was being handed over: it may have arrived.',
    })
    .where('state', '=', 'sending')
    .where('leased_until', '<', now)
    .execute();
}

async function lease(db: Db, now: Date): Promise<LeasedMail | undefined> {
  const { rows } = await sql<LeasedMail>`
    update mail set state = 'sending', attempts = attempts + 1,
      leased_until = ${now}::timestamptz + make_interval(secs => ${LEASE_SECONDS})
    where id in (
      select id from mail where state in ('queued', 'uncertain') and next_attempt_at <= ${now}
      order by next_attempt_at, id limit 1 for update skip locked)
    returning id, message_id, recipient, subject, html, text, headers, attempts, created_at, user_id`.execute(db);
  return rows[0];
}

async function sendOne(db: Db, mail: LeasedMail, options: SendOptions): Promise<boolean> {
  try {
    await options.transport.deliver({
      messageId: mail.message_id,
      from: options.from,
      recipient: mail.recipient,
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      headers: mail.headers,
      date: mail.created_at,
    });
  } catch (error) {
    await recordFailure(db, mail, error, options.now());
    return false;
  }
  await db
    .updateTable('mail')
    .set({ state: 'sent', sent_at: options.now(), leased_until: null, last_error: null })
    .where('id', '=', mail.id)
    .execute();
  return true;
}

async function recordFailure(db: Db, mail: LeasedMail, error: unknown, now: Date): Promise<void> {
  const permanent = error instanceof DeliveryError && error.permanent;
  const giveUp = permanent || mail.attempts >= MAX_ATTEMPTS;
  await db
    .updateTable('mail')
    .set({
      state: giveUp ? 'failed' : 'queued',
      leased_until: null,
      next_attempt_at: new Date(now.getTime() + retrySeconds(mail.attempts) * 1000),
      last_error: error instanceof Error ? error.message : String(error),
    })
    .where('id', '=', mail.id)
    .execute();
  if (!(error instanceof DeliveryError) || !error.recipientRefused || mail.user_id === null) return;
  await db.updateTable('user_account').set({ mail_bounced_at: now }).where('id', '=', mail.user_id).execute();
}

function retrySeconds(attempts: number): number {
  return Math.min(LONGEST_RETRY_SECONDS, FIRST_RETRY_SECONDS * 2 ** (attempts - 1));
}
