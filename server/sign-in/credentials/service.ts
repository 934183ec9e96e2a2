import { deliveryMethods } from '@contract/limits';
import { verifyPassword } from '@server/people/passwords/hash';
import { AppError, notEntitled } from '@server/http/errors';
import type { Deps } from '@server/http/deps';
import { changePassword } from '../change-password/service';
import type { SessionHolder } from '../sessions/service';
import { guardAttempts, networkOf, type AttemptSource } from '../attempts/service';
import { findAccount } from '../attempts/repository';

/**
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
): Promise<SessionHolder> {
  const { realm, uid } = source;
  const account = await guardAttempts(deps, source, async () => {
    const found = await findAccount(deps.db, realm, uid);
    const isRight = await verifyPassword(found?.password_hash, password, networkOf(source.address));
    return isRight ? found : undefined;
  });
  if (!account) throw invalidCredentials();
  if (!account.delivery_methods.includes(deliveryMethods.access)) throw notEntitled();
  if (newPassword !== undefined) {
    const change = { password: newPassword, origin: networkOf(source.address) };
    if (!(await changePassword(deps, account, change))) throw invalidCredentials();
  } else if (account.password_expires_at !== null && account.password_expires_at <= deps.clock()) {
    throw new AppError('PASSWORD_EXPIRED', 'Your password has expired. Please choose a new one.');
  }
  return { userId: account.id, realm };
}

const invalidCredentials = () => new AppError('INVALID_CREDENTIALS', 'Invalid credentials');
