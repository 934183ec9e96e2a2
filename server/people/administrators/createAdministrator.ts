import { isOneLine } from '@contract/oneLine';
import { adminLevel, deliveryMethods, limits } from '@contract/limits';
import type { Db, Tx } from '@server/db/schema';
import { hashPassword } from '../passwords/hash';
import { validatePassword } from '../passwords/validatePassword';
import { findDepartment, insertDepartment } from '../departments/repository';
import { insertAccounts } from '../users/accounts';
import { findUserByUid } from '../users/repository';

interface NewAdministrator {
  realm: string;
  departmentName: string;
  email: string;
  firstName: string;
  lastName: string;
  password: string;
}

interface CreatedAdministrator {
  userId: string;
  departmentId: string;
  /** True if the department didn't exist before. */
  isNewDepartment: boolean;
}

interface AdministratorHooks {
  /** Called in the transaction that inserts a department. */
  departmentInserted?: (tx: Tx, departmentId: string) => Promise<void>;
}

/**
 * Creates an administrator with publish permission, and the department if none has this name.
 * @throws Error with a message for the terminal
 */
export async function createAdministrator(
  db: Db,
  wanted: NewAdministrator,
  { departmentInserted }: AdministratorHooks = {},
): Promise<CreatedAdministrator> {
  const uid = wanted.email.trim().toLowerCase();
  const problem = problemOf({ ...wanted, email: uid }) ?? (await validatePassword(wanted.password));
  if (problem !== undefined) throw new Error(problem);
  const passwordHash = await hashPassword(wanted.password);
  return db.transaction().execute(async (tx) => {
    if (await findUserByUid(tx, wanted.realm, uid)) {
      throw alreadyExists(uid, wanted.realm);
    }
    const known = await findDepartment(tx, wanted.realm, wanted.departmentName);
    const departmentId = known ?? (await insertDepartment(tx, { realm: wanted.realm, name: wanted.departmentName }));
    if (known === undefined) await departmentInserted?.(tx, departmentId);
    const [account] = await insertAccounts(tx, [
      {
        departmentId,
        realm: wanted.realm,
        uid,
        firstName: wanted.firstName.trim(),
        lastName: wanted.lastName.trim(),
        level: adminLevel,
        deliveryMethods: [deliveryMethods.access, deliveryMethods.publish],
        passwordHash,
      },
    ]);
    if (!account) throw alreadyExists(uid, wanted.realm);
    return { userId: account.id, departmentId, isNewDepartment: known === undefined };
  });
}

const alreadyExists = (uid: string, realm: string) =>
  new Error(`A user with the email ${uid} already exists in the realm "${realm}".`);

function problemOf({ email, firstName, lastName, departmentName }: NewAdministrator): string | undefined {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return `"${email}" isn’t an email address.`;
  const names = { 'first name': firstName, 'last name': lastName, 'department name': departmentName };
  for (const [what, name] of Object.entries(names)) {
    if (name.trim() === '') return `The ${what} is missing.`;
    if (!isOneLine(name.trim())) return `The ${what} must be on one line.`;
    if (name.trim().length > limits.userField) return `The ${what} can have at most ${limits.userField} characters.`;
  }
  return undefined;
}
