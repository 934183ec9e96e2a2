import ipaddr from 'ipaddr.js';
import { signInAttempts, times } from '@contract/limits';
import { pluralize } from '@contract/numbers';
import { AppError } from '@server/http/errors';
import type { Deps } from '@server/http/deps';
import { hashSecret } from '@server/db/secret';
import {
  countAttempts,
  deleteAttempt,
  deleteAttemptsOf,
  recordAttempt,
  type AttemptCount,
  type Attempt,
} from './repository';

/** The account that a password is tried for, and where the attempt comes from. */
export interface AttemptSource {
  realm: string;
  uid: string;
  address: string;
  /** The known device that the attempt comes from; undefined for an unknown one. */
  device: string | undefined;
}

/** The key of an account, whether it exists or not. */
export const accountKey = ({ realm, uid }: Pick<AttemptSource, 'realm' | 'uid'>): string => `${realm}/${uid}`;

/**
 * Runs a sign-in attempt unless too many have failed. A known device is limited by its own failures only; unknown
 * devices by the failures from the same address and, over a longer window, by those for the same account from anywhere.
 * A success clears the failures of the same device, or of the same account and address. An attempt is counted before it
 * runs, so that concurrent attempts cannot exceed the limit.
 * @returns the result of `attempt`; undefined if the password was wrong
 * @throws AppError TOO_MANY_ATTEMPTS
 */
export async function guardAttempts<T>(
  { db, clock }: Deps,
  source: AttemptSource,
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const now = clock();
  const given = toAttempt(source);
  const noted = await recordAttempt(db, given, now, before(now, signInAttempts.accountWindowSeconds));
  const counts = await countAttempts(db, given, {
    recent: before(now, signInAttempts.windowSeconds),
    ofAccount: before(now, signInAttempts.accountWindowSeconds),
  });
  const waitSeconds = secondsToWait(counts, now);
  if (waitSeconds > 0) {
    await deleteAttempt(db, noted);
    throw tooManyAttempts(waitSeconds);
  }
  const result = await attempt().catch(async (error: unknown) => {
    // An error before the password was checked doesn't count as a failed attempt.
    await deleteAttempt(db, noted);
    throw error;
  });
  if (result !== undefined) await deleteAttemptsOf(db, given);
  return result;
}

/** Stores the account name as a hash, because people type other things into that field too, such as their password. */
function toAttempt(source: AttemptSource): Attempt {
  return {
    account: hashSecret(accountKey(source)).toString('base64url'),
    address: networkOf(source.address),
    device: source.device ?? null,
  };
}

/**
 * The network by which attempts are counted: the address or, for IPv6, its /64 prefix, because a subscriber has at
 * least 2^64 addresses (RFC 6177).
 */
export function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  const parsed = ipaddr.IPv6.parse(address);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}

/** Seconds until the oldest attempt no longer counts; 0 if another one is allowed. */
function secondsToWait(counts: Record<'device' | 'pair' | 'address' | 'account', AttemptCount>, now: Date): number {
  const { perDevice, perAccountAndAddress, perAddress, perAccount, windowSeconds, accountWindowSeconds } =
    signInAttempts;
  return Math.max(
    remaining(counts.device, perDevice, windowSeconds, now),
    remaining(counts.pair, perAccountAndAddress, windowSeconds, now),
    remaining(counts.address, perAddress, windowSeconds, now),
    remaining(counts.account, perAccount, accountWindowSeconds, now),
  );
}

function remaining({ count, oldest }: AttemptCount, most: number, windowSeconds: number, now: Date): number {
  if (count <= most) return 0;
  const until = (oldest ?? now).getTime() + windowSeconds * 1_000;
  return Math.max(1, Math.ceil((until - now.getTime()) / 1_000));
}

const before = (now: Date, seconds: number): Date => new Date(now.getTime() - seconds * 1_000);

function tooManyAttempts(seconds: number): AppError {
  const minutes = Math.ceil((seconds * 1_000) / times.minuteMs);
  const when = pluralize(minutes, 'a minute', '# minutes');
  return new AppError('TOO_MANY_ATTEMPTS', `Too many sign-in attempts. Please try again in ${when}.`, {
    retryAfterSeconds: seconds,
  });
}
