import { deliveryMethods, signInAttempts, times } from '@contract/limits';
import { verifyPassword } from '@server/engine/passwords/hash';
import { AppError, notEntitled } from '@server/http/errors';
import type { Deps } from '@server/http/deps';
import type { SessionHolder } from '../session/rules';
import { countAttempts, findAccount, forgetAttempt, forgetAttemptsOf, noteAttempt, type Attempts } from './store';

/**
 * Who a name and password belong to. A wrong name, a wrong password and an account without one cannot be told apart,
 * neither by the answer nor by its time.
 */
export async function checkCredentials(
  { db, clock }: Deps,
  given: { realm: string; username: string; password: string; address: string },
): Promise<SessionHolder> {
  const uid = given.username.trim().toLowerCase();
  const account = `${given.realm}/${uid}`;
  const now = clock();
  const since = new Date(now.getTime() - signInAttempts.windowSeconds * 1_000);

  const attempt = await noteAttempt(db, account, given.address, now, since);
  const attempts = await countAttempts(db, account, given.address, since);
  const waitSeconds = secondsToWait(attempts, now);
  if (waitSeconds > 0) {
    await forgetAttempt(db, attempt);
    throw tooManyAttempts(waitSeconds);
  }

  const found = await findAccount(db, given.realm, uid);
  const isRight = await verifyPassword(found?.password_hash, given.password);
  if (!found || !isRight) throw new AppError('INVALID_CREDENTIALS', 'Invalid credentials');
  await forgetAttemptsOf(db, account);
  if (!found.delivery_methods.includes(deliveryMethods.access)) throw notEntitled();
  return { userId: found.id, realm: given.realm };
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
  const when = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new AppError('TOO_MANY_ATTEMPTS', `Too many attempts to sign in. Please try again in ${when}.`, {
    retryAfterSeconds: seconds,
  });
}
