import { sql, type Insertable, type RawBuilder, type UpdateObject } from 'kysely';
import { deliveryMethods } from '@contract/limits';
import type { MailState } from '@server/db/columnTypes';
import type { Database, Db, Tx } from '@server/db/schema';
import { hasUnsubscribed } from '@server/people/mail-address/newsletterConsent';
import { hasRecentlyBounced } from './external-addresses/repository';

/**
 * SQL expression: the final state of a mail whose mailing is cancelled. If it may already have arrived, it counts as
 * failed.
 */
const finalStateWhenCancelled = sql<
  'cancelled' | 'failed'
>`case when uncertain_attempts = 0 then 'cancelled' else 'failed' end`;

/** A mail as stored in the database. */
export interface StoredMail {
  id: string;
  message_id: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  created_at: Date;
  mailing_id: string | null;
  /** The sender's name; null for the server's, or if the mailing has it. */
  from_name: string | null;
}

export interface LeasedMail extends StoredMail {
  attempts: number;
  deferred_since: Date | null;
  user_id: string | null;
  department_id: string | null;
  /** Why the recipient may no longer be sent this mail; null if they may. */
  blockedReason: string | null;
}

/** The kind of mails that users can unsubscribe from in their settings. */
export const newsletterKind = 'newsletter';

const blockedReasons = {
  refused: 'Not sent: the address was rejected.',
  inactive: 'Not sent: the user no longer has access.',
  unwanted: 'Not sent: the user unsubscribed from newsletters.',
  declined: 'Not sent: the recipient unsubscribed from this department’s emails.',
} as const;

/**
 * Seconds after which another process may take over a mail whose sender died. A live sender renews its lease, however
 * slow the mail server is.
 */
export const LEASE_SECONDS = 180;

/** Queues one mail and returns its id. */
export async function insertMail(tx: Tx, mail: Insertable<Database['mail']>): Promise<string> {
  const { id } = await tx.insertInto('mail').values(mail).returning('id').executeTakeFirstOrThrow();
  return id;
}

/**
 * Replaces the content of a mail that isn't handed over yet. The caller must have locked it. A process that is about to
 * hand it over loses its lease, and the mail waits again.
 */
export async function replaceMail(
  tx: Tx,
  id: string,
  { subject, html, text, headers }: { subject: string; html: string; text: string; headers: Record<string, string> },
): Promise<void> {
  await tx
    .updateTable('mail')
    .set({ subject, html, text, headers: JSON.stringify(headers), ...withoutLease })
    .where('id', '=', id)
    .execute();
}

const withoutLease = {
  state: sql<MailState>`case when state = 'sending' then 'queued' else state end`,
  leased_until: null,
};

/** Cancels a mail that isn't handed over yet. The caller must have locked it. */
export async function cancelMail(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('mail')
    .set({ state: finalStateWhenCancelled, leased_until: null })
    .where('id', '=', id)
    .execute();
}

/** Recovers mails whose sender died (expired lease): queued again, or uncertain if they may have arrived. */
export async function recoverExpiredLeases(db: Db, now: Date): Promise<void> {
  const cutOff = db.updateTable('mail').where('state', '=', 'sending').where('leased_until', '<', now);
  const waiting = { leased_until: null, next_attempt_at: now };
  await cutOff
    .set({ ...waiting, state: 'queued', last_error: 'Interrupted before it was sent.' })
    .where('handover_started_at', 'is', null)
    .execute();
  await cutOff
    .set({ ...waiting, ...mayHaveArrived, last_error: 'Interrupted while it was being sent. It may have arrived.' })
    .where('handover_started_at', 'is not', null)
    .execute();
}

export const mayHaveArrived = {
  state: sql<MailState>`case when uncertain_attempts = 0 then 'uncertain' else 'failed' end`,
  uncertain_attempts: sql<number>`uncertain_attempts + 1`,
};

interface MailsOfMailing {
  /** The kind of the mails, such as `newsletter`. */
  kind: string;
  departmentId: string;
  subject: string;
  mails: readonly MailingMail[];
  now: Date;
}

/** One recipient's mail; its content is the mailing's. */
export interface MailingMail {
  /** Message-ID in angle brackets: unique, and the same for each attempt to send the mail. */
  messageId: string;
  /** Null for an external recipient. */
  userId: string | null;
  address: string;
  headers: Readonly<Record<string, string>>;
}

/** Queues one mail for each recipient of a mailing. */
export async function queueMailsOf(
  tx: Tx,
  mailingId: string,
  { kind, departmentId, subject, mails, now }: MailsOfMailing,
): Promise<void> {
  await sql`
    insert into mail (message_id, kind, department_id, user_id, recipient, subject, html, text, headers,
      next_attempt_at, created_at, mailing_id)
    select m.message_id, ${kind}, ${departmentId}, m.user_id, m.recipient, ${subject}, '', '', m.headers,
      ${now}::timestamptz, ${now}::timestamptz, ${mailingId}::bigint
    from unnest(${mails.map(({ messageId }) => messageId)}::text[], ${mails.map(({ userId }) => userId)}::text[],
      ${mails.map(({ address }) => address)}::text[], ${mails.map(({ headers }) => JSON.stringify(headers))}::jsonb[])
      as m (message_id, user_id, recipient, headers)`.execute(tx);
}

/** Cancels the mails of a mailing that are still waiting. */
export async function cancelMailsOf(tx: Tx, mailingId: string): Promise<void> {
  await sql`
    update mail set state = ${finalStateWhenCancelled}
    where mailing_id = ${mailingId} and state in ('queued', 'uncertain')`.execute(tx);
}

/**
 * The first due mail of a department: of the next ones by id, or of any. `is true` and `is false` match the index;
 * PostgreSQL would simplify `= false` to `mailing_id is null`, and read the waiting mails of all mailings.
 */
const firstDue = (now: Date, isOfMailing: boolean, after?: string) => sql`(
  select id from mail
  where state in ('queued', 'uncertain') and next_attempt_at <= ${now}
    and (mailing_id is not null) is ${isOfMailing ? sql`true` : sql`false`}
    ${after === undefined ? sql`` : sql`and coalesce(department_id, '') > ${after}`}
  order by (mailing_id is not null), coalesce(department_id, ''), next_attempt_at, id limit 1 for update skip locked)`;

/**
 * Leases the next due mail, single mails before mailings, and of each department in turn. If its mailing was cancelled,
 * the mail's state becomes `cancelled` or `failed` instead of `sending`.
 * @param after the department of the previous mail, or an empty string
 */
export async function leaseNext(
  db: Db,
  now: Date,
  after: string,
): Promise<(LeasedMail & { state: MailState }) | undefined> {
  const { rows } = await sql<LeasedMail & { state: MailState }>`
    update mail set attempts = attempts + 1, handover_started_at = null,
      leased_until = ${now}::timestamptz + make_interval(secs => ${LEASE_SECONDS}),
      state = case when exists (
        select from mailing g where g.id = mail.mailing_id and g.cancelled_at is not null)
        then ${finalStateWhenCancelled} else 'sending' end
    where id = ( -- not "in": for a table of one row, PostgreSQL would run the subquery again for each row, and lease them all
      select coalesce(${firstDue(now, false, after)}, ${firstDue(now, false)},
        ${firstDue(now, true, after)}, ${firstDue(now, true)}))
    returning id, message_id, recipient, subject, html, text, headers, attempts, deferred_since, created_at, user_id,
      department_id, mailing_id, from_name, state,
      coalesce((select case when u.mail_bounced_at is not null then ${blockedReasons.refused}
          when not ${deliveryMethods.access} = any(u.delivery_methods) then ${blockedReasons.inactive}
          when mail.kind = ${newsletterKind} and ${hasUnsubscribed('u')} then ${blockedReasons.unwanted} end
        from user_account u where u.id = mail.user_id and u.uid = mail.recipient),
      (select case when e.unsubscribed_at is not null then ${blockedReasons.declined}
          when ${hasRecentlyBounced('e', now)} then ${blockedReasons.refused} end
        from external_address e where mail.user_id is null and e.department_id = mail.department_id
          and e.address = lower(mail.recipient))) as "blockedReason"`.execute(db);
  return rows[0];
}

/**
 * Updates a mail leased by this process; returns false if another process has leased it since (which increments
 * `attempts`).
 */
export async function updateLeased(
  db: Db,
  { id, attempts }: Pick<LeasedMail, 'id' | 'attempts'>,
  values: UpdateObject<Database, 'mail'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mail')
    .set(values)
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where('attempts', '=', attempts)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks a bounced mail as failed; returns false if it was marked before. */
export async function markBounced(tx: Tx, id: string, reason: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mail')
    .set((set) => ({
      bounced_at: now,
      // The sender sets the final state of a mail that is being sent right now.
      state: set
        .case()
        .when('state', 'in', ['sent', 'uncertain'])
        .then('failed' as const)
        .else(set.ref('state'))
        .end(),
      last_error: reason,
    }))
    .where('id', '=', id)
    .where('bounced_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Deletes at most `limit` finished mails created before an instant.
 * @param isKept SQL expression: whether something still refers to the mail with this table alias
 */
export const pruneMails = (before: Date, limit: number, isKept: (mail: string) => RawBuilder<boolean>) => sql`
  delete from mail where id in (
    select m.id from mail m
    where m.created_at < ${before} and m.state in ('sent', 'failed', 'cancelled')
      and not ${isKept('m')}
    order by m.created_at limit ${limit} for update skip locked)`;
