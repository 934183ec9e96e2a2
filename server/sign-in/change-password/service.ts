import { hashPassword, verifyPassword } from '@server/people/passwords/hash';
import { validatePassword } from '@server/people/passwords/validatePassword';
import { replacePassword } from '@server/people/users/accounts';
import { AppError } from '@server/http/errors';
import type { Deps } from '@server/http/deps';
import { endSessionsOf } from '../sessions/repository';

/** An account whose present password was just verified. */
interface VerifiedAccount {
  id: string;
  password_hash: string | null;
}

interface NewPassword {
  password: string;
  /** The address or person that the work of hashing is charged to. */
  origin: string;
  /** The session that goes on; every other session of the person ends. */
  sessionId?: string;
}

/**
 * Replaces a person's password and ends their other sessions.
 * @returns the hash of the new password; undefined if somebody else changed the password in the meantime
 * @throws AppError PASSWORD_WEAK
 */
export async function changePassword(
  { db, clock }: Deps,
  account: VerifiedAccount,
  { password, origin, sessionId }: NewPassword,
): Promise<string | undefined> {
  const error = await validatePassword(password);
  if (error !== undefined) throw weakPassword(error);
  if (await verifyPassword(account.password_hash, password, origin)) {
    throw weakPassword('The new password must differ from the previous one.');
  }
  const hash = await hashPassword(password, origin);
  return db.transaction().execute(async (tx) => {
    if (!(await replacePassword(tx, account.id, account.password_hash, hash))) return undefined;
    await endSessionsOf(tx, account.id, clock(), sessionId);
    return hash;
  });
}

function weakPassword(message: string): AppError {
  return new AppError('PASSWORD_WEAK', message, { fields: { newPassword: message } });
}
