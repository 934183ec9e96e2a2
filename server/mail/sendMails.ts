import { setTimeout as sleep } from 'node:timers/promises';
import { mailLimits } from '@contract/limits';
import { sql, type UpdateObject } from 'kysely';
import type { MailState } from '@server/db/columnTypes';
import type { Database, Db } from '@server/db/schema';
import { headerLine } from '@server/engine/mail/headerLine';
import { outgoingMails, type Sender } from './outgoing';
import { leaseNext, mayHaveArrived, settleCutOff, updateLeased, LEASE_SECONDS, type LeasedMail } from './repository';
import { markAddressRefused } from '@server/people/users/accounts';
import { Stopping } from './stopping';
import { DeliveryError, type MailTransport } from './transport';

export interface SendOptions extends Sender {
  now: () => Date;
  transport: MailTransport;
  limit?: number;
  /** Aborted, no further mail is begun; those under way break off, or wait a few seconds for the server's last word. */
  signal?: AbortSignal;
}

export interface MailsSent {
  sent: number;
  failed: number;
  /** Mails that were tried: as many as the limit means that there may be more. */
  tried: number;
  /** Why the mail server cannot be used at the moment, where that ended the call. */
  outage?: string;
}

interface Sending extends SendOptions {
  outgoing: ReturnType<typeof outgoingMails>;
}

const RENEWAL_MS = 45_000;
const RECORDING_REST_MS = 1_000;
const DEFAULT_LIMIT = 20;
/** A server's answer is kept so far, on one line and without what a database cannot hold. */
const LONGEST_FAULT = 1000;
/** Mails on their way at a time: a server far away answers slowly, and takes several connections gladly. */
const LANES = 3;

/**
 * Hands waiting mails over, each leased first and marked afterwards. That the end of a mail is about to go out is
 * recorded before it does. So a mail that was cut off earlier cannot have arrived and waits again; one that was cut off
 * later may have (RFC 1047: the answer to SMTP's final dot was lost): it becomes `uncertain`, is counted, and is repeated
 * once with the same Message-ID; cut off there again, it is given up as failed rather than sent a third time.
 * A server that cannot be used ends the call, and no mail: all wait until it is back.
 */
export async function sendMails(db: Db, options: SendOptions): Promise<MailsSent> {
  await settleCutOff(db, options.now());
  const result: MailsSent = { sent: 0, failed: 0, tried: 0 };
  const outgoing = outgoingMails(db, options);
  const limit = options.limit ?? DEFAULT_LIMIT;
  const lane = async (): Promise<void> => {
    while (result.tried < limit && result.outage === undefined && options.signal?.aborted !== true) {
      result.tried += 1;
      // Leased one by one: a slow server must not let the lease of a mail run out that nobody has begun.
      const mail = await lease(db, options.now());
      if (!mail) {
        result.tried -= 1;
        return;
      }
      const fault = await sendOne(db, mail, { ...options, outgoing });
      if (fault === undefined) result.sent += 1;
      else result.failed += 1;
      if (fault instanceof DeliveryError && fault.obstacle === 'server') result.outage ??= fault.message;
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return result;
}

/** The mail that is sent next, single mails before mailings. What was kept back meanwhile is marked and passed over. */
async function lease(db: Db, now: Date): Promise<LeasedMail | undefined> {
  for (;;) {
    const mail = await leaseNext(db, now);
    if (mail?.state === 'sending' || mail === undefined) return mail;
  }
}

/** Hands one mail over and writes down what came of it; answers what went wrong. */
async function sendOne(db: Db, mail: LeasedMail, options: Sending): Promise<unknown> {
  const update = async (values: UpdateObject<Database, 'mail'>): Promise<boolean> => {
    return updateLeased(db, mail, values);
  };
  // It waited, and meanwhile its person left or the address turned out to be wrong.
  if (mail.hindrance !== null) {
    await update({ state: 'failed', leased_until: null, last_error: mail.hindrance });
    return mail.hindrance;
  }
  const renewal = setInterval(() => {
    // A database that is away for the moment: the lease may run out, and whoever takes the mail over finds how far it got.
    update({ leased_until: leaseFrom(options.now()) }).catch(() => undefined);
  }, RENEWAL_MS);
  const stopping = new Stopping(options.signal);
  const progress = { isOffered: false, isLost: false };
  try {
    await options.transport.deliver(
      await options.outgoing(mail),
      async () => {
        progress.isOffered = await update({ offered_at: options.now(), leased_until: leaseFrom(options.now()) });
        progress.isLost = !progress.isOffered;
        if (progress.isLost) throw new Error('Another process has taken this mail over.');
        stopping.waitForLastWord();
      },
      stopping.signal,
    );
  } catch (error) {
    const now = options.now();
    const isBrokenOff = stopping.signal.aborted && !progress.isOffered;
    if (progress.isLost || isBrokenOff) {
      await update(waitingFrom(now));
      return 'nothing came of it';
    }
    await update({ ...outcomeOf(error, progress.isOffered, mail, now), ...failure(error, mail, now) });
    if (error instanceof DeliveryError && error.obstacle === 'address') {
      await markAddressRefused(db, { userId: mail.user_id, address: mail.recipient, reason: error.message, at: now });
    }
    return error;
  } finally {
    clearInterval(renewal);
    stopping.over();
  }
  const sent_at = options.now();
  await recorded(() => update({ ...handedOver, sent_at, leased_until: null }), options.signal);
  return undefined;
}

/** Tries again for as long as the lease holds: a database that is away for the moment must not have an accepted mail repeated. */
async function recorded(write: () => Promise<boolean>, signal: AbortSignal | undefined): Promise<void> {
  const end = Date.now() + LEASE_SECONDS * 1000;
  for (;;) {
    try {
      await write();
      return;
    } catch (error) {
      if (Date.now() >= end || signal?.aborted === true) throw error;
      await sleep(RECORDING_REST_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}

/** Sent, unless it has come back before the server's answer was here. */
const handedOver = {
  state: sql<MailState>`case when bounced_at is null then 'sent' else 'failed' end`,
  last_error: sql<string | null>`case when bounced_at is null then null else last_error end`,
};

const leaseFrom = (now: Date): Date => new Date(now.getTime() + LEASE_SECONDS * 1000);
const waitingFrom = (now: Date) => ({ state: 'queued' as const, leased_until: null, next_attempt_at: now });

function outcomeOf(error: unknown, offered: boolean, mail: LeasedMail, now: Date): UpdateObject<Database, 'mail'> {
  // What is no fault of sending, a full disk for one, passes like a server's.
  const { obstacle, answered } = error instanceof DeliveryError ? error : { obstacle: 'later', answered: false };
  if (offered && !answered) return mayHaveArrived;
  if (obstacle === 'address' || obstacle === 'content') return { state: 'failed' };
  if (obstacle === 'server') return { state: 'queued' };
  const since = mail.put_off_at ?? now;
  const isGivenUp = now.getTime() - since.getTime() >= mailLimits.giveUpAfter * 1000;
  return { state: isGivenUp ? 'failed' : 'queued', put_off_at: since };
}

function failure(error: unknown, { attempts }: LeasedMail, now: Date) {
  const isServer = error instanceof DeliveryError && error.obstacle === 'server';
  const longest = mailLimits.longestRetry[isServer ? 'server' : 'recipient'];
  const seconds = Math.min(longest, mailLimits.firstRetry * 2 ** Math.min(attempts - 1, 20));
  return {
    leased_until: null,
    next_attempt_at: new Date(now.getTime() + seconds * 1000),
    last_error: headerLine(error instanceof Error ? error.message : String(error)).slice(0, LONGEST_FAULT),
  };
}
