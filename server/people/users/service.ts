import { adminLevel, deliveryMethods } from '@contract/limits';
import type {
  DepartmentSubscriptionsAnswer,
  DepartmentUser,
  NewUserBody,
  UserBody,
  UsersAnswer,
  UsersQuery,
} from '@contract/users';
import type { Db, Tx } from '@server/db/schema';
import { hashPassword } from '../passwords/hash';
import { validatePassword } from '../passwords/validatePassword';
import type { Caller } from '@server/http/caller';
import type { Deps } from '@server/http/deps';
import { AppError, forbidden, invalid, notFound } from '@server/http/errors';
import type { PeopleDeps } from '../deps';
import { removeGroupsOwnedBy } from '../user-groups/groupWrites';
import { deleteAccounts, insertAccounts, updateAccount } from './accounts';
import { countUsers, findUsers, listUsers, lockUsersAndGroups, lockSeats, maxSeatsOf } from './repository';
import {
  methodsOfNewUser,
  nameErrors,
  normalizeMethods,
  permissionErrors,
  trimmedNames,
  uidErrors,
  userTexts,
} from './validation';

export async function usersOf({ db }: Deps, caller: Caller, query: UsersQuery): Promise<UsersAnswer> {
  const userTotal = await countUsers(db, caller.departmentId);
  const found = await listUsers(db, caller.departmentId, query, query.hideSelf ? caller.userId : undefined);
  return { ...found, userTotal };
}

export async function subscriptionsOf({ db }: Deps, caller: Caller): Promise<DepartmentSubscriptionsAnswer> {
  const { access, publish } = deliveryMethods;
  const subscriptions = [
    {
      deliveryMethod: access,
      users: await countUsers(db, caller.departmentId),
      maxSeats: await maxSeatsOf(db, caller.departmentId),
    },
    { deliveryMethod: publish, users: await countUsers(db, caller.departmentId, publish) },
  ];
  return { subscriptions, total: subscriptions.length };
}

/**
 * Finds a user of the caller's department by owner id or uid.
 * @throws AppError NOT_FOUND
 */
export async function userOf(db: Db | Tx, caller: Caller, name: string): Promise<DepartmentUser> {
  const [user] = await findUsers(db, caller.departmentId, [name]);
  if (!user) throw notFound(userTexts.notFound);
  return user;
}

/**
 * Creates a user, without publish permission.
 * @throws AppError SEATS_FULL if the department has no free seat, UID_TAKEN, PASSWORD_WEAK, VALIDATION, or FORBIDDEN if
 * the caller is no longer an administrator
 */
export async function createUser({ db }: Deps, caller: Caller, body: NewUserBody): Promise<DepartmentUser> {
  const given = { ...trimmedNames(body), uid: body.uid.trim().toLowerCase() };
  const asked = given.deliveryMethods ?? [deliveryMethods.access];
  const errors = { ...nameErrors(given), ...uidErrors(given.uid), ...permissionErrors(given.level, asked) };
  if (given.password === '') errors.password = userTexts.password;
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const passwordHash = await hashNewPassword(caller, given.password);
  const id = await db.transaction().execute(async (tx) => {
    const maxSeats = await lockSeats(tx, caller.departmentId);
    await requireStillAdministrator(tx, caller);
    if ((await countUsers(tx, caller.departmentId)) >= maxSeats) throw new AppError('SEATS_FULL', userTexts.full);
    const account = {
      departmentId: caller.departmentId,
      realm: caller.realm,
      uid: given.uid,
      firstName: given.firstName,
      lastName: given.lastName,
      level: given.level,
      deliveryMethods: methodsOfNewUser(asked),
      passwordHash,
    };
    const [added] = await insertAccounts(tx, [account]);
    if (added === undefined) throw new AppError('UID_TAKEN', userTexts.taken, { fields: { uid: userTexts.taken } });
    return added.id;
  });
  return userOf(db, caller, id);
}

/**
 * Changes a user. A new password or the loss of a permission ends the user's sessions, except the session of this
 * request.
 */
export async function changeUser(
  { db, clock, hooks }: PeopleDeps,
  caller: Caller,
  name: string,
  body: UserBody,
): Promise<DepartmentUser> {
  await userOf(db, caller, name);
  const given = trimmedNames(body);
  const methods = normalizeMethods(given.deliveryMethods);
  const errors = { ...nameErrors(given), ...permissionErrors(given.level, methods) };
  if (given.updatePassword && !given.password) errors.password = userTexts.password;
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const passwordHash = given.updatePassword ? await hashNewPassword(caller, given.password ?? '') : undefined;
  const id = await db.transaction().execute(async (tx) => {
    await lockSeats(tx, caller.departmentId);
    await requireStillAdministrator(tx, caller);
    const user = await userOf(tx, caller, name);
    const demoted = user.level === adminLevel && given.level !== adminLevel;
    if (user.id === caller.userId) checkOwnChange(demoted || !methods.includes(deliveryMethods.access), passwordHash);
    const { firstName, lastName, level } = given;
    await updateAccount(tx, { id: user.id, firstName, lastName, level, deliveryMethods: methods }, passwordHash);
    const loses = demoted || user.deliveryMethods.some((method) => !methods.includes(method));
    if (loses || passwordHash !== undefined) {
      const own = user.id === caller.userId ? caller.sessionId : undefined;
      await hooks.signOut(tx, user.id, clock(), own);
    }
    return user.id;
  });
  return userOf(db, caller, id);
}

/**
 * Deletes users with their topics, all or none.
 * @throws AppError OWNS_GROUPS if one of them owns groups that have other members
 */
export async function removeUsers({ db, hooks }: PeopleDeps, caller: Caller, names: readonly string[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockSeats(tx, caller.departmentId);
    await requireStillAdministrator(tx, caller);
    await lockUsersAndGroups(tx, caller.departmentId, names);
    const users = await findUsers(tx, caller.departmentId, names);
    const known = new Set(users.flatMap((user) => [user.id, user.uid]));
    if (!names.every((name) => known.has(name) || known.has(name.toLowerCase()))) throw notFound(userTexts.notFound);
    const ids = users.map(({ id }) => id);
    if (ids.includes(caller.userId)) throw new AppError('OWN_ACCOUNT', userTexts.removeOwn);
    if (users.some(({ ownerGroups }) => ownerGroups.length > 0)) {
      throw new AppError('OWNS_GROUPS', users.length === 1 ? userTexts.ownsGroups : userTexts.someOwnGroups);
    }
    await hooks.beforeRemoval(tx, ids);
    await removeGroupsOwnedBy(tx, ids);
    await deleteAccounts(tx, ids);
  });
}

function checkOwnChange(takesOwnRights: boolean, passwordHash: string | undefined): void {
  if (takesOwnRights) throw new AppError('OWN_ACCOUNT', userTexts.demoteOwn);
  // Administrators can't set their own password here, because that would bypass the old password, which Change My
  // Password requires.
  if (passwordHash !== undefined) throw new AppError('OWN_ACCOUNT', userTexts.ownPassword);
}

/**
 * Requires that the caller still is an administrator. If two administrators delete each other, the second is no
 * administrator anymore. As nobody can delete or demote themselves, one administrator always remains.
 */
export async function requireStillAdministrator(tx: Tx, caller: Caller): Promise<void> {
  const [self] = await findUsers(tx, caller.departmentId, [caller.userId]);
  if (self?.level !== adminLevel) throw forbidden();
}

async function hashNewPassword(caller: Caller, password: string): Promise<string> {
  const error = await validatePassword(password);
  if (error !== undefined) throw new AppError('PASSWORD_WEAK', error, { fields: { password: error } });
  return hashPassword(password, caller.userId);
}
