import { setTimeout as sleep } from 'node:timers/promises';
import { mailLimits } from '@contract/limits';
import { sql, type UpdateObject } from 'kysely';
import type { MailState } from '@server/db/columnTypes';
import type { Database, Db } from '@server/db/schema';
import { headerLine } from '@server/engine/mail/headerLine';
import { outgoingMailConverter, type Sender } from './toOutgoingMail';
import {
  leaseNext,
  mayHaveArrived,
  recoverExpiredLeases,
  updateLeased,
  LEASE_SECONDS,
  type LeasedMail,
} from './repository';
import { markRecipientBounced } from './external-addresses/recipientBounce';
import { DeliveryAbort } from './deliveryAbort';
import { DeliveryError, type MailTransport } from './transport';

export interface SendOptions extends Sender {
  now: () => Date;
  transport: MailTransport;
  limit?: number;
  /** Whose turn it is; pass the same object to each call, so that no department is left out. */
  turn?: MailTurn;
  /**
   * On abort no further mail is started; those in progress are broken off, or wait a few seconds for the server's final
   * response.
   */
  signal?: AbortSignal;
}

/** The department of the last leased mail: the next mail is one of the department after it. */
interface MailTurn {
  departmentId: string;
}

interface MailsSent {
  sent: number;
  failed: number;
  /** Number of attempts; equal to the limit if there may be more mails. */
  tried: number;
  /** Why the mail server is unusable, if that ended the call. */
  outage?: string;
}

interface Sending extends SendOptions {
  outgoing: ReturnType<typeof outgoingMailConverter>;
}

const LEASE_RENEWAL_MS = 45_000;
const RECORD_RETRY_MS = 1_000;
const DEFAULT_LIMIT = 20;
/**
 * Maximum length of a stored server response, which is put on one line without characters that the database cannot
 * store.
 */
const MAX_ERROR_CHARACTERS = 1000;
/** Mails sent concurrently: a remote server responds slowly, and accepts several connections. */
const CONCURRENCY = 3;

/**
 * Sends queued mails. Each is leased first and marked afterwards.
 *
 * `handover_started_at` is recorded just before the end of a mail's data is transmitted. A mail that was interrupted before that
 * cannot have arrived, and is queued again. One that was interrupted after it may have arrived (RFC 1047: the response
 * to SMTP's final dot was lost): it becomes `uncertain` and is repeated once with the same Message-ID. If it is
 * interrupted there again, it fails rather than being sent a third time.
 *
 * An unusable mail server ends the call without failing any mail: all wait until it is available again.
 */
export async function sendMails(db: Db, options: SendOptions): Promise<MailsSent> {
  await recoverExpiredLeases(db, options.now());
  const result: MailsSent = { sent: 0, failed: 0, tried: 0 };
  const outgoing = outgoingMailConverter(db, options);
  const limit = options.limit ?? DEFAULT_LIMIT;
  const turn = options.turn ?? { departmentId: '' };
  const worker = async (): Promise<void> => {
    while (result.tried < limit && result.outage === undefined && options.signal?.aborted !== true) {
      result.tried += 1;
      // Leased one at a time, so that with a slow server no lease expires before its mail is started.
      const mail = await lease(db, options.now(), turn);
      if (!mail) {
        result.tried -= 1;
        return;
      }
      const failure = await sendOne(db, mail, { ...options, outgoing });
      if (failure === undefined) result.sent += 1;
      else result.failed += 1;
      if (failure instanceof DeliveryError && failure.kind === 'server') result.outage ??= failure.message;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return result;
}

/** Leases the next mail to send. Mails of cancelled mailings are marked by `leaseNext` and skipped. */
async function lease(db: Db, now: Date, turn: MailTurn): Promise<LeasedMail | undefined> {
  for (;;) {
    const mail = await leaseNext(db, now, turn.departmentId);
    turn.departmentId = mail?.department_id ?? '';
    if (mail?.state === 'sending' || mail === undefined) return mail;
  }
}

/** Sends one mail and records the result. Returns what went wrong; undefined if it was sent. */
async function sendOne(db: Db, mail: LeasedMail, options: Sending): Promise<unknown> {
  const update = async (values: UpdateObject<Database, 'mail'>): Promise<boolean> => {
    return updateLeased(db, mail, values);
  };
  // While the mail waited, the user lost access or the address bounced.
  if (mail.blockedReason !== null) {
    await update({ state: 'failed', leased_until: null, last_error: mail.blockedReason });
    return mail.blockedReason;
  }
  const renewal = setInterval(() => {
    // Ignore a database outage: the lease may expire, and the next process sees from `handover_started_at` how far the mail
    // got.
    update({ leased_until: leaseFrom(options.now()) }).catch(() => undefined);
  }, LEASE_RENEWAL_MS);
  const deliveryAbort = new DeliveryAbort(options.signal);
  const progress = { isOffered: false, isLost: false };
  try {
    await options.transport.deliver(
      await options.outgoing(mail),
      async () => {
        progress.isOffered = await update({
          handover_started_at: options.now(),
          leased_until: leaseFrom(options.now()),
        });
        progress.isLost = !progress.isOffered;
        if (progress.isLost) throw new Error('Another process has taken this mail over.');
        deliveryAbort.waitForFinalResponse();
      },
      deliveryAbort.signal,
    );
  } catch (error) {
    const now = options.now();
    const isBrokenOff = deliveryAbort.signal.aborted && !progress.isOffered;
    if (progress.isLost || isBrokenOff) {
      await update(waitingFrom(now));
      return 'nothing came of it';
    }
    // The error may be that of the database: the mail doesn't wait for the end of its lease then.
    const outcome = { ...outcomeOf(error, progress.isOffered, mail, now), ...retryFields(error, mail, now) };
    await recordWithRetry(() => update(outcome), options.signal);
    if (error instanceof DeliveryError && error.kind === 'address') {
      await markRecipientBounced(db, { mail, reason: error.message, at: now });
    }
    return error;
  } finally {
    clearInterval(renewal);
    deliveryAbort.dispose();
  }
  const sent_at = options.now();
  await recordWithRetry(() => update({ ...sentUnlessBounced, sent_at, leased_until: null }), options.signal);
  return undefined;
}

/**
 * Retries a database write until the lease expires: after a database outage, a mail that the server has accepted must not
 * be sent again, and another one must not wait until then.
 */
async function recordWithRetry(write: () => Promise<boolean>, signal: AbortSignal | undefined): Promise<void> {
  const end = Date.now() + LEASE_SECONDS * 1000;
  for (;;) {
    try {
      await write();
      return;
    } catch (error) {
      if (Date.now() >= end || signal?.aborted === true) throw error;
      await sleep(RECORD_RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}

/** The mail is sent, unless it bounced before the server's response arrived. */
const sentUnlessBounced = {
  state: sql<MailState>`case when bounced_at is null then 'sent' else 'failed' end`,
  last_error: sql<string | null>`case when bounced_at is null then null else last_error end`,
};

const leaseFrom = (now: Date): Date => new Date(now.getTime() + LEASE_SECONDS * 1000);
const waitingFrom = (now: Date) => ({ state: 'queued' as const, leased_until: null, next_attempt_at: now });

function outcomeOf(error: unknown, offered: boolean, mail: LeasedMail, now: Date): UpdateObject<Database, 'mail'> {
  // Other errors, such as a full disk, count as temporary.
  const { kind, answered } = error instanceof DeliveryError ? error : { kind: 'later', answered: false };
  if (offered && !answered) return mayHaveArrived;
  if (kind === 'address' || kind === 'content') return { state: 'failed' };
  if (kind === 'server') return { state: 'queued' };
  const since = mail.deferred_since ?? now;
  const isGivenUp = now.getTime() - since.getTime() >= mailLimits.giveUpAfter * 1000;
  return { state: isGivenUp ? 'failed' : 'queued', deferred_since: since };
}

function retryFields(error: unknown, { attempts }: LeasedMail, now: Date) {
  const isServer = error instanceof DeliveryError && error.kind === 'server';
  const longest = mailLimits.longestRetry[isServer ? 'server' : 'recipient'];
  const seconds = Math.min(longest, mailLimits.firstRetry * 2 ** Math.min(attempts - 1, 20));
  return {
    leased_until: null,
    next_attempt_at: new Date(now.getTime() + seconds * 1000),
    last_error: headerLine(error instanceof Error ? error.message : String(error)).slice(0, MAX_ERROR_CHARACTERS),
  };
}
