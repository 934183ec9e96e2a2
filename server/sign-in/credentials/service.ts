import ipaddr from 'ipaddr.js';
import { deliveryMethods, signInAttempts, times } from '@contract/limits';
import { pluralize } from '@contract/numbers';
import { verifyPassword } from '@server/people/passwords/hash';
import { AppError, notEntitled } from '@server/http/errors';
import type { Deps } from '@server/http/deps';
import type { SessionHolder } from '../sessions/service';
import { countAttempts, findAccount, forgetAttempt, forgetAttemptsOf, noteAttempt, type Attempts } from './repository';

/** Who tries, from where. */
export interface Trier {
  realm: string;
  uid: string;
  address: string;
}

/**
 * Who a name and password belong to. A wrong name, a wrong password and an account without one cannot be told apart,
 * neither by the answer nor by its time.
 */
export async function checkCredentials(
  deps: Deps,
  given: { realm: string; username: string; password: string; address: string },
): Promise<SessionHolder> {
  const { realm, address } = given;
  const uid = given.username.trim().toLowerCase();
  const account = await guardAttempts(deps, { realm, uid, address }, async () => {
    const found = await findAccount(deps.db, realm, uid);
    const isRight = await verifyPassword(found?.password_hash, given.password);
    return isRight ? found : undefined;
  });
  if (!account) throw new AppError('INVALID_CREDENTIALS', 'Invalid credentials');
  if (!account.delivery_methods.includes(deliveryMethods.access)) throw notEntitled();
  return { userId: account.id, realm };
}

/**
 * Lets a password be tried, unless the account or the address has failed too often. What succeeds clears the account's
 * failures. A try is noted before it is made, so that many at once do not slip through.
 */
export async function guardAttempts<T>(
  { db, clock }: Deps,
  { realm, uid, address }: Trier,
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const account = `${realm}/${uid}`;
  const origin = subscriberOf(address);
  const now = clock();
  const since = new Date(now.getTime() - signInAttempts.windowSeconds * 1_000);
  const noted = await noteAttempt(db, account, origin, now, since);
  const waitSeconds = secondsToWait(await countAttempts(db, account, origin, since), now);
  if (waitSeconds > 0) {
    await forgetAttempt(db, noted);
    throw tooManyAttempts(waitSeconds);
  }
  const result = await attempt();
  if (result !== undefined) await forgetAttemptsOf(db, account);
  return result;
}

/** Who has one IPv6 address has the 2^64 beside it too (RFC 6177): they count as one. */
function subscriberOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  const parsed = ipaddr.IPv6.parse(address);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}

/** Until the oldest attempt no longer counts; 0 where another one may be made. */
function secondsToWait(attempts: Attempts, now: Date): number {
  const waits = [0];
  if (attempts.account > signInAttempts.perAccount) waits.push(remaining(attempts.oldestOfAccount, now));
  if (attempts.address > signInAttempts.perAddress) waits.push(remaining(attempts.oldestOfAddress, now));
  return Math.max(...waits);
}

function remaining(oldest: Date | null, now: Date): number {
  const until = (oldest ?? now).getTime() + signInAttempts.windowSeconds * 1_000;
  return Math.max(1, Math.ceil((until - now.getTime()) / 1_000));
}

function tooManyAttempts(seconds: number): AppError {
  const minutes = Math.ceil((seconds * 1_000) / times.minuteMs);
  const when = pluralize(minutes, '# minute', '# minutes');
  return new AppError('TOO_MANY_ATTEMPTS', `Too many attempts to sign in. Please try again in ${when}.`, {
    retryAfterSeconds: seconds,
  });
}
