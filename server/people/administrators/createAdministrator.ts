import { isOneLine } from '@contract/oneLine';
import { adminLevel, deliveryMethods, limits } from '@contract/limits';
import type { Db } from '@server/db/schema';
import { hashPassword } from '../passwords/hash';
import { faultOfPassword } from '../passwords/rules';
import { findDepartment, findPersonByUid, insertAdministrator, insertDepartment } from './repository';

export interface NewAdministrator {
  realm: string;
  departmentName: string;
  email: string;
  firstName: string;
  lastName: string;
  password: string;
}

export interface CreatedAdministrator {
  userId: string;
  departmentId: string;
  /** Whether the department was made for it. */
  isNewDepartment: boolean;
}

/** Makes an administrator who may also publish, and the department where there is none of that name. Throws an Error in words for people. */
export async function createAdministrator(db: Db, wanted: NewAdministrator): Promise<CreatedAdministrator> {
  const uid = wanted.email.trim().toLowerCase();
  const fault = faultOf({ ...wanted, email: uid }) ?? (await faultOfPassword(wanted.password));
  if (fault !== undefined) throw new Error(fault);
  const passwordHash = await hashPassword(wanted.password);
  return db.transaction().execute(async (tx) => {
    if (await findPersonByUid(tx, wanted.realm, uid)) {
      throw new Error(`There is already somebody with the address ${uid} in the realm "${wanted.realm}".`);
    }
    const known = await findDepartment(tx, wanted.realm, wanted.departmentName);
    const departmentId = known ?? (await insertDepartment(tx, wanted.realm, wanted.departmentName));
    const userId = await insertAdministrator(tx, {
      departmentId,
      realm: wanted.realm,
      uid,
      givenName: wanted.firstName.trim(),
      surName: wanted.lastName.trim(),
      level: adminLevel,
      deliveryMethods: [deliveryMethods.access, deliveryMethods.publish],
      passwordHash,
    });
    return { userId, departmentId, isNewDepartment: known === undefined };
  });
}

function faultOf({ email, firstName, lastName, departmentName }: NewAdministrator): string | undefined {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return `"${email}" is no e-mail address.`;
  const names = { 'first name': firstName, 'last name': lastName, 'department name': departmentName };
  for (const [what, name] of Object.entries(names)) {
    if (name.trim() === '') return `The ${what} is missing.`;
    if (!isOneLine(name.trim())) return `The ${what} has to stand on one line.`;
    if (name.trim().length > limits.userField) return `The ${what} may have at most ${limits.userField} characters.`;
  }
  return undefined;
}
