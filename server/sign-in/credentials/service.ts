import { deliveryMethods } from '@contract/limits';
import { verifyPassword } from '@server/people/passwords/hash';
import { AppError, notEntitled } from '@server/http/errors';
import type { Deps } from '@server/http/deps';
import type { SessionHolder } from '../sessions/service';
import { guardAttempts, networkOf, type AttemptSource } from './attempts';
import { findAccount } from './repository';

/**
 * Verifies a name and password. A wrong name, a wrong password, and an account without a password are indistinguishable
 * by both response and timing.
 * @throws AppError INVALID_CREDENTIALS, NOT_ENTITLED, or TOO_MANY_ATTEMPTS
 */
export async function checkCredentials(deps: Deps, source: AttemptSource, password: string): Promise<SessionHolder> {
  const { realm, uid } = source;
  const account = await guardAttempts(deps, source, async () => {
    const found = await findAccount(deps.db, realm, uid);
    const isRight = await verifyPassword(found?.password_hash, password, networkOf(source.address));
    return isRight ? found : undefined;
  });
  if (!account) throw new AppError('INVALID_CREDENTIALS', 'Invalid credentials');
  if (!account.delivery_methods.includes(deliveryMethods.access)) throw notEntitled();
  return { userId: account.id, realm };
}
