import type { FastifyRequest } from 'fastify';
import { deliveryMethods } from '@contract/limits';
import { verifyPassword } from '@server/people/passwords/hash';
import { AppError, notEntitled } from '@server/http/errors';
import type { Deps } from '@server/http/deps';
import { changePassword } from '../change-password/service';
import { createSession, type SessionHolder, type SessionWithCredential } from '../sessions/service';
import type { SignInDeps } from '../signInDeps';
import { guardAttempts, networkOf, type AttemptSource } from '../attempts/service';
import { findAccount, lockPasswordHash } from '../attempts/repository';

/** A user whose password was verified. */
interface VerifiedHolder extends SessionHolder {
  passwordHash: string | null;
}

/**
 * Verifies a name and password. A wrong name, a wrong password, and an account without a password are indistinguishable
 * by both response and timing. An expired password is accepted only with a new one, which replaces it.
 * @throws AppError INVALID_CREDENTIALS, NOT_ENTITLED, TOO_MANY_ATTEMPTS, PASSWORD_EXPIRED, or PASSWORD_WEAK
 */
export async function checkCredentials(
  deps: Deps,
  source: AttemptSource,
  password: string,
  newPassword?: string,
): Promise<VerifiedHolder> {
  const { realm, uid } = source;
  const account = await guardAttempts(deps, source, async () => {
    const found = await findAccount(deps.db, realm, uid);
    const isRight = await verifyPassword(found?.password_hash, password, networkOf(source.address));
    return isRight ? found : undefined;
  });
  if (!account) throw invalidCredentials();
  if (!account.delivery_methods.includes(deliveryMethods.access)) throw notEntitled();
  let passwordHash = account.password_hash;
  if (newPassword !== undefined) {
    const change = { password: newPassword, origin: networkOf(source.address) };
    const newHash = await changePassword(deps, account, change);
    if (newHash === undefined) throw invalidCredentials();
    passwordHash = newHash;
  } else if (account.password_expires_at !== null && account.password_expires_at <= deps.clock()) {
    throw new AppError('PASSWORD_EXPIRED', 'Your password has expired. Please choose a new one.');
  }
  return { userId: account.id, realm, passwordHash };
}

/**
 * Creates the session of a user whose password was verified. A change of the password ends the sessions that exist
 * then; none may be created with the previous password afterwards.
 * @throws AppError INVALID_CREDENTIALS if the password was changed since it was verified
 */
export function createPasswordSession(
  context: SignInDeps,
  { passwordHash, ...holder }: VerifiedHolder,
  request: FastifyRequest,
): Promise<SessionWithCredential> {
  return context.db.transaction().execute(async (tx) => {
    if ((await lockPasswordHash(tx, holder.userId)) !== passwordHash) throw invalidCredentials();
    return createSession(context, tx, holder, 'password', request);
  });
}

const invalidCredentials = () => new AppError('INVALID_CREDENTIALS', 'Invalid credentials');
