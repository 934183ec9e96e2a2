import { limits } from '@contract/limits';
import { formatNumber } from '@contract/numbers';
import type {
  GroupOwnerBody,
  UserGroup,
  UserGroupBody,
  UserGroupChangeBody,
  UserGroupsAnswer,
  UserGroupsQuery,
} from '@contract/userGroups';
import type { WorkspaceGroupsAnswer } from '@contract/workspaceArticles';
import type { Db, Tx } from '@server/db/schema';
import type { PeopleDeps } from '../deps';
import type { Caller } from '@server/http/caller';
import { AppError, conflict, forbidden, invalid, notFound } from '@server/http/errors';
import { isOneLine, oneLineText } from '@contract/oneLine';
import {
  addToGroup,
  countOwnedGroups,
  insertGroup,
  removeFromGroup,
  removeGroup,
  renameGroup,
  setOwner,
} from './groupWrites';
import { findColleagues, findGroup, listUserGroups, lockGroups, membersOf, type GroupRow } from './repository';
import { tooLongText } from '@server/http/fieldChecks';

/** The same texts as in the client's form, to the letter. */
const userGroupTexts = {
  nameRequired: 'User group name is required field',
  nameLength: tooLongText(limits.groupName),
  descriptionRequired: 'User group description is required field',
  descriptionLength: tooLongText(limits.groupDescription),
  oneLine: oneLineText,
  tooMany: `You can own up to ${formatNumber(limits.ownUserGroups)} user groups. Please delete some first.`,
  tooManyOfOwner: `A user can own up to ${formatNumber(limits.ownUserGroups)} user groups. Please choose another owner.`,
  person: 'User not found.',
  ownerStays: 'The owner of a user group can’t leave it.',
  ownerEdits: 'Only the owner can change this user group.',
} as const;

/** The dependencies for reading groups. */
type GroupDeps = Pick<PeopleDeps, 'db' | 'unreadByGroup'>;

/** The dependencies for changing groups. */
type GroupChangeDeps = Pick<PeopleDeps, 'db' | 'unreadByGroup' | 'hooks'>;

/** The groups that the caller owns or is a member of; an administrator may request those of a colleague. */
export async function userGroupsOf(
  { db, unreadByGroup }: GroupDeps,
  caller: Caller,
  asked: UserGroupsQuery,
): Promise<UserGroupsAnswer> {
  const { role, query = '', start = 0, limit = limits.tablePageLarge, ownerId, people: shown } = asked;
  const [userId = caller.userId] = ownerId === undefined ? [] : await resolveMembers(db, caller, [ownerId]);
  if (userId !== caller.userId && caller.role !== 'ADMIN') throw forbidden();
  const found = { departmentId: caller.departmentId, userId, role, query: query.trim(), start, limit };
  const wanted = { ...found, ownersOnly: shown === 'owner' };
  return listUserGroups(db, wanted, await unreadByGroup(db, caller.userId));
}

/** The workspaces of the caller's groups, ordered by name; a workspace has the id of its group. */
export async function workspacesOf(deps: GroupDeps, caller: Caller): Promise<WorkspaceGroupsAnswer> {
  const { usergroups, total } = await userGroupsOf(deps, caller, { limit: limits.ownUserGroups });
  const workspaces = usergroups.map(({ id, name, members, sharedArticlesNotifications }) => ({
    id,
    ownerId: id,
    name,
    members: members.map((member) => ({
      ...member,
      emails: [{ address: member.uid, default: true, primary: true }],
    })),
    sharedArticlesNotifications,
  }));
  return { workspaces, total };
}

/** A group that the caller is a member of or, for administrators, any group of the department. */
export async function userGroupOf({ db, unreadByGroup }: GroupDeps, caller: Caller, id: string): Promise<UserGroup> {
  const group = await findGroup(db, caller.departmentId, id, await unreadByGroup(db, caller.userId));
  if (!group || !canSee(caller, group)) throw notFound();
  return group;
}

/** Creates a group owned by the caller. */
export async function createUserGroup(deps: GroupChangeDeps, caller: Caller, body: UserGroupBody): Promise<UserGroup> {
  const texts = checkTexts(body);
  const id = await deps.db.transaction().execute(async (tx) => {
    const members = await resolveMembers(tx, caller, body.users);
    if ((await countOwnedGroups(tx, caller.userId)) >= limits.ownUserGroups) {
      throw new AppError('LIMIT_REACHED', userGroupTexts.tooMany);
    }
    const groupId = await insertGroup(tx, caller.departmentId, caller.userId, texts);
    await addToGroup(tx, groupId, members);
    await deps.hooks.groupsChanged(tx, members);
    return groupId;
  });
  return userGroupOf(deps, caller, id);
}

/**
 * Changes a group and its members, as its owner; the owner always stays a member. With `usersBefore`, only members
 * added or removed relative to that list change.
 */
export async function updateUserGroup(
  deps: GroupChangeDeps,
  caller: Caller,
  id: string,
  body: UserGroupChangeBody,
): Promise<UserGroup> {
  await deps.db.transaction().execute(async (tx) => {
    await lockOwned(tx, caller, [id]);
    const texts = checkTexts(body);
    const wanted = new Set(await resolveMembers(tx, caller, body.users));
    const membersBefore = await membersOf(tx, id);
    // Users who were deleted since the form was opened are in no group anymore.
    const before = body.usersBefore ? await findColleagues(tx, caller.departmentId, body.usersBefore) : null;
    const known = new Set(before ? before.values() : membersBefore);
    await renameGroup(tx, id, texts);
    await addToGroup(
      tx,
      id,
      [...wanted].filter((userId) => !known.has(userId)),
    );
    await removeFromGroup(
      tx,
      id,
      [...known].filter((userId) => !wanted.has(userId)),
    );
    await deps.hooks.groupsChanged(tx, [...new Set([...membersBefore, ...(await membersOf(tx, id))])]);
  });
  return userGroupOf(deps, caller, id);
}

export async function deleteUserGroup({ db, hooks }: GroupChangeDeps, caller: Caller, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockOwned(tx, caller, [id]);
    await hooks.groupsChanged(tx, await membersOf(tx, id));
    await removeGroup(tx, id);
  });
}

/** Removes the caller from a group. An owner must transfer or delete the group instead. */
export async function leaveUserGroup({ db, hooks }: GroupChangeDeps, caller: Caller, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const [group] = await lockVisible(tx, caller, [id]);
    if (!group?.isMember) throw notFound();
    if (group.isOwner) throw conflict(userGroupTexts.ownerStays);
    await hooks.groupsChanged(tx, await membersOf(tx, id));
    await removeFromGroup(tx, id, [caller.userId]);
  });
}

/** Adds members to a group, as its owner or as an administrator. */
export async function addMembers(
  deps: GroupChangeDeps,
  caller: Caller,
  id: string,
  users: readonly string[],
): Promise<UserGroup> {
  await deps.db.transaction().execute(async (tx) => {
    await lockManaged(tx, caller, [id]);
    const added = await resolveMembers(tx, caller, users);
    await addToGroup(tx, id, added);
    await deps.hooks.groupsChanged(tx, added);
  });
  return userGroupOf(deps, caller, id);
}

/** Transfers groups to another owner, all or none; the previous owner stays a member. */
export async function changeOwner({ db, hooks }: GroupChangeDeps, caller: Caller, body: GroupOwnerBody): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const ids = [...new Set(body.usergroupsIds)];
    await lockManaged(tx, caller, ids);
    const [owner] = await resolveMembers(tx, caller, [body.newOwnerId]);
    if (owner !== undefined) {
      await requireCapacity(tx, owner, ids);
      await setOwner(tx, ids, owner);
    }
    for (const id of ids) await hooks.groupsChanged(tx, await membersOf(tx, id));
  });
}

/** Throws LIMIT_REACHED if a user would own too many groups with these. */
async function requireCapacity(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  const others = await countOwnedGroups(tx, userId, ids);
  if (others + ids.length > limits.ownUserGroups) throw new AppError('LIMIT_REACHED', userGroupTexts.tooManyOfOwner);
}

const canSee = ({ userId, role }: Caller, { members }: UserGroup) =>
  role === 'ADMIN' || members.some(({ ownerId }) => ownerId === userId);

/** Locks groups that the caller may see, so that changes of a group run one after another. */
async function lockVisible(tx: Tx, caller: Caller, ids: readonly string[]): Promise<GroupRow[]> {
  const groups = await lockGroups(tx, caller, ids);
  const seen = groups.filter(({ isMember }) => isMember || caller.role === 'ADMIN');
  if (seen.length < ids.length) throw notFound();
  return seen;
}

async function lockOwned(tx: Tx, caller: Caller, ids: readonly string[]): Promise<void> {
  const groups = await lockVisible(tx, caller, ids);
  if (groups.some(({ isOwner }) => !isOwner)) throw forbidden(userGroupTexts.ownerEdits);
}

async function lockManaged(tx: Tx, caller: Caller, ids: readonly string[]): Promise<void> {
  if (caller.role === 'ADMIN') await lockVisible(tx, caller, ids);
  else await lockOwned(tx, caller, ids);
}

/**
 * Resolves owner ids or uids to ids of users of the caller's department, without duplicates.
 * @throws AppError NOT_FOUND if one is unknown
 */
async function resolveMembers(db: Db | Tx, caller: Caller, names: readonly string[]): Promise<string[]> {
  const found = await findColleagues(db, caller.departmentId, names);
  if (names.some((name) => !found.has(name))) throw notFound(userGroupTexts.person);
  return [...new Set(found.values())];
}

function checkTexts(body: UserGroupBody): { name: string; description: string } {
  const name = body.name.trim();
  const description = body.description.trim();
  const problems = {
    ...(name === '' && { name: userGroupTexts.nameRequired }),
    ...(!isOneLine(name) && { name: userGroupTexts.oneLine }),
    ...(!isOneLine(description) && { description: userGroupTexts.oneLine }),
    ...(name.length > limits.groupName && { name: userGroupTexts.nameLength }),
    ...(description === '' && { description: userGroupTexts.descriptionRequired }),
    ...(description.length > limits.groupDescription && { description: userGroupTexts.descriptionLength }),
  };
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return { name, description };
}
