import { sql, type UpdateObject } from 'kysely';
import type { Database, Db, MailState } from '@server/db/schema';
import { DeliveryError, type MailTransport, type OutgoingMail } from './transport';

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
/** Mails on their way at a time: a server far away answers slowly, and takes several connections gladly. */
const LANES = 3;

/**
 * Hands waiting mails over, each leased first and marked afterwards. That the end of a mail is about to go out is
 * recorded before it does. So a mail that was cut off earlier cannot have arrived and waits again; one that was cut off
 * later may have (RFC 1047: the answer to SMTP's final dot was lost): it becomes `uncertain`, is counted, and is repeated
 * once with the same Message-ID; cut off there again, it is given up as failed rather than sent a third time.
 */
export async function sendMails(db: Db, options: SendOptions): Promise<MailsSent> {
  await settleCutOff(db, options.now());
  const result: MailsSent = { sent: 0, failed: 0, tried: 0 };
  const limit = options.limit ?? DEFAULT_LIMIT;
  const lane = async (): Promise<void> => {
    while (result.tried < limit) {
      result.tried += 1;
      // Leased one by one: a slow server must not let the lease of a mail run out that nobody has begun.
      const mail = await lease(db, options.now());
      if (!mail) {
        result.tried -= 1;
        return;
      }
      if (await sendOne(db, mail, options)) result.sent += 1;
      else result.failed += 1;
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return result;
}

async function settleCutOff(db: Db, now: Date): Promise<void> {
  const cutOff = db.updateTable('mail').where('state', '=', 'sending').where('leased_until', '<', now);
  const waiting = { leased_until: null, next_attempt_at: now };
  await cutOff
    .set({ ...waiting, state: 'queued', last_error: 'Cut off before it was handed over.' })
    .where('offered_at', 'is', null)
    .execute();
  await cutOff
    .set({ ...waiting, ...mayHaveArrived, last_error: 'Cut off while it was being handed over: it may have arrived.' })
    .where('offered_at', 'is not', null)
    .execute();
}

const mayHaveArrived = {
  state: sql<MailState>`case when uncertain = 0 then 'uncertain' else 'failed' end`,
  uncertain: sql<number>`uncertain + 1`,
};

async function lease(db: Db, now: Date): Promise<LeasedMail | undefined> {
  const { rows } = await sql<LeasedMail>`
    update mail set state = 'sending', attempts = attempts + 1, offered_at = null,
      leased_until = ${now}::timestamptz + make_interval(secs => ${LEASE_SECONDS})
    where id in (
      select id from mail where state in ('queued', 'uncertain') and next_attempt_at <= ${now}
      order by next_attempt_at, id limit 1 for update skip locked)
    returning id, message_id, recipient, subject, html, text, headers, attempts, created_at, user_id`.execute(db);
  return rows[0];
}

async function sendOne(db: Db, mail: LeasedMail, options: SendOptions): Promise<boolean> {
  // A lease that somebody else has taken since counts one attempt more.
  const update = async (values: UpdateObject<Database, 'mail'>): Promise<boolean> => {
    const mine = db.updateTable('mail').set(values).where('id', '=', mail.id).where('state', '=', 'sending');
    return (await mine.where('attempts', '=', mail.attempts).executeTakeFirst()).numUpdatedRows > 0n;
  };
  let offered = false;
  try {
    await options.transport.deliver(messageOf(mail, options.from), async () => {
      offered = await update({ offered_at: options.now() });
      if (!offered) throw new Error('Another process has taken this mail over.');
    });
  } catch (error) {
    const now = options.now();
    await update({ ...outcomeOf(error, offered, mail.attempts), ...failure(error, mail.attempts, now) });
    if (error instanceof DeliveryError && error.refusal.recipientRefused) await markBounced(db, mail.user_id, now);
    return false;
  }
  await update({ state: 'sent', sent_at: options.now(), leased_until: null, last_error: null });
  return true;
}

function messageOf(mail: LeasedMail, from: string): OutgoingMail {
  return {
    messageId: mail.message_id,
    from,
    recipient: mail.recipient,
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    headers: mail.headers,
    date: mail.created_at,
  };
}

function outcomeOf(error: unknown, offered: boolean, attempts: number) {
  const refusal = error instanceof DeliveryError ? error.refusal : undefined;
  if (offered && refusal?.answered !== true) return mayHaveArrived;
  const giveUp = refusal?.permanent === true || attempts >= MAX_ATTEMPTS;
  return { state: giveUp ? ('failed' as const) : ('queued' as const) };
}

function failure(error: unknown, attempts: number, now: Date) {
  return {
    leased_until: null,
    next_attempt_at: new Date(now.getTime() + retrySeconds(attempts) * 1000),
    last_error: error instanceof Error ? error.message : String(error),
  };
}

async function markBounced(db: Db, userId: string | null, now: Date): Promise<void> {
  if (userId === null) return;
  await db.updateTable('user_account').set({ mail_bounced_at: now }).where('id', '=', userId).execute();
}

function retrySeconds(attempts: number): number {
  return Math.min(LONGEST_RETRY_SECONDS, FIRST_RETRY_SECONDS * 2 ** (attempts - 1));
}
