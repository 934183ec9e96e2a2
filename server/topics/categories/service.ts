import { limits } from '@contract/limits';
import type { ProfileGroup, ProfileGroupBody } from '@contract/topic';
import type { Db, Tx } from '@server/db/schema';
import type { Caller } from '@server/http/caller';
import { AppError, forbidden, notFound } from '@server/http/errors';
import { requireMatchingEtag } from '@server/http/etag';
import { managesOwner, nodeId, requireManaged, requireOwner, texts, typeOfOwner } from '../access';
import { deleteImages } from '@server/images/repository';
import { fieldError, requireName } from '@server/http/fieldChecks';
import { lockTree, findByKey, moveWithin, renumber, requireCapacity } from '../treeOrder';
import { moveTopicsOf } from '../topicWrites';
import { isCurrentIcon, prepareIcon, storeIcon, type Icon } from './icon';
import {
  deleteGroup,
  depthOf,
  findGroup,
  insertGroup,
  contentLocks,
  moveChildrenUp,
  siblingIds,
  updateGroup,
  type GroupRow,
} from './repository';
import { etagOfGroup, toProfileGroup } from './categoryTree';

const groupTexts = {
  nameMissing: 'Topic Group Name is required field',
  unknown: 'Topic Group with requested id not found',
  tooDeep: `Categories can be nested up to ${limits.topicGroupDepth} levels deep.`,
  otherParent: 'A category can only be created under a category of the same owner.',
  notEmpty: 'Only an empty category can be removed. Move or delete its topics and categories first.',
  lockedInside: 'This category can’t be removed because it contains something locked.',
  lockedAbove:
    'The parent category is locked, so nothing can move into it. Move or delete this category’s topics and categories first.',
} as const;

/**
 * Creates a category after its siblings. Only administrators may, for themselves and for the company. If a category
 * with the same idempotency key exists (its response was lost), that one is updated instead.
 */
export async function createGroup(db: Db, caller: Caller, body: ProfileGroupBody): Promise<ProfileGroup> {
  if (caller.role !== 'ADMIN') throw forbidden(texts.createGroup);
  const parent = body.parentGroupId === undefined ? undefined : await requireGroup(db, caller, body.parentGroupId);
  const owner = body.owner ?? parent?.owner ?? caller.userId;
  const type = typeOfOwner(caller, owner);
  if (!managesOwner(caller, owner)) throw forbidden(texts.createGroup);
  if (parent && parent.owner !== owner) throw fieldError('parentGroupId', groupTexts.otherParent);
  if (parent) requireManaged(caller, parent, texts.createGroup);
  const name = checkName(body.name);
  const icon = await prepareIcon(body.profileGroupIcon);
  return db.transaction().execute(async (tx) => {
    await lockTree(tx, owner);
    const made = await findByKey(tx, 'topic_group', owner, body.key);
    if (made !== undefined) return change(tx, caller, made, { name, icon });
    await requireCapacity(tx, 'topic_group', owner);
    const depth = parent ? (await parentDepth(tx, parent)) + 1 : 1;
    if (depth > limits.topicGroupDepth) throw new AppError('CATEGORY_TOO_DEEP', groupTexts.tooDeep);
    const stored = await storeIcon(tx, caller.departmentId, icon);
    const id = await insertGroup(tx, {
      topic_type: type,
      owner,
      department_id: caller.departmentId,
      parent_id: parent?.id ?? null,
      name,
      idempotency_key: body.key ?? null,
      ...stored,
    });
    return toProfileGroup(await requireGroup(tx, caller, id), depth, []);
  });
}

/**
 * The depth of the parent category.
 * @throws AppError NOT_FOUND if it was deleted in the meantime
 */
async function parentDepth(tx: Tx, parent: GroupRow): Promise<number> {
  const depth = await depthOf(tx, parent.id);
  if (depth === 0) throw notFound(groupTexts.unknown);
  return depth;
}

/** Changes a category's name and, with `updateProfileGroupIcon`, its image. */
export async function editGroup(db: Db, caller: Caller, id: string, body: ProfileGroupBody): Promise<ProfileGroup> {
  // Checked before an image is decoded, so that unauthorized callers cause no work.
  await findManagedGroup(db, caller, id, body.owner);
  const name = checkName(body.name);
  const icon = body.updateProfileGroupIcon === true ? await prepareIcon(body.profileGroupIcon) : undefined;
  return db.transaction().execute(async (tx) => {
    const group = await lockManagedGroup(tx, caller, id, body.owner);
    // No conflict if the category already has the requested values: then this is a retry whose response was lost.
    const isStored = group.name === name && (icon === undefined || (await isCurrentIcon(tx, icon, group)));
    if (!isStored) requireMatchingEtag(body.stamp, etagOfGroup(group));
    return change(tx, caller, group.id, { name, icon: isStored ? undefined : icon });
  });
}

/** Sets a category's name and, if given, its image. The caller must hold the lock on the tree. */
async function change(
  tx: Tx,
  caller: Caller,
  id: string,
  { name, icon }: { name: string; icon: Icon | undefined },
): Promise<ProfileGroup> {
  const { image_id: before } = await requireGroup(tx, caller, id);
  const stored = icon ? await storeIcon(tx, caller.departmentId, icon) : {};
  await updateGroup(tx, id, { name, ...stored });
  if (icon && before !== null) await deleteImages(tx, [before]);
  const group = await requireGroup(tx, caller, id);
  return toProfileGroup(group, await depthOf(tx, id), await siblingIds(tx, group.owner, id));
}

/**
 * Deletes a category and moves its contents to its parent. Without a parent, a user's own topics move to Misc and
 * subcategories to the top level, while a company category that isn't empty is refused. Also refused if something in
 * it, or the parent, is locked.
 * @throws AppError CATEGORY_NOT_EMPTY
 */
export async function removeGroup(db: Db, caller: Caller, id: string, owner?: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const group = await lockManagedGroup(tx, caller, id, owner);
    await requireMovable(tx, caller, group);
    await moveTopicsOf(tx, group.owner, group.id, group.parent_id);
    await moveChildrenUp(tx, group);
    await deleteGroup(tx, group.id);
    if (group.image_id !== null) await deleteImages(tx, [group.image_id]);
  });
}

/** Throws CATEGORY_NOT_EMPTY if the contents of a category can't be moved to its parent. */
async function requireMovable(tx: Tx, caller: Caller, group: GroupRow): Promise<void> {
  const locks = await contentLocks(tx, group);
  if (locks.length === 0) return;
  const refused = (why: string) => new AppError('CATEGORY_NOT_EMPTY', why);
  if (locks.includes(true)) throw refused(groupTexts.lockedInside);
  if (group.parent_id === null) {
    if (group.topic_type === 'COMPANY') throw refused(groupTexts.notEmpty);
    return;
  }
  if ((await requireGroup(tx, caller, group.parent_id)).block_edit) throw refused(groupTexts.lockedAbove);
}

/** Moves a category to a position (from 0) among its siblings. Only administrators may. */
export async function moveGroup(db: Db, caller: Caller, id: string, position: number, owner?: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const group = await lockManagedGroup(tx, caller, id, owner);
    if (caller.role !== 'ADMIN') throw forbidden(texts.editCategory);
    const siblings = await siblingIds(tx, group.owner, group.parent_id);
    await renumber(tx, 'topic_group', moveWithin(siblings, group.id, position));
  });
}

function checkName(name: string): string {
  return requireName('name', name, limits.categoryName, groupTexts.nameMissing);
}

async function requireGroup(db: Db | Tx, caller: Caller, id: string): Promise<GroupRow> {
  const group = await findGroup(db, caller, nodeId(id));
  if (!group) throw notFound(groupTexts.unknown);
  return group;
}

/**
 * Finds a category that the caller may change.
 * @throws AppError NOT_FOUND or FORBIDDEN
 */
async function findManagedGroup(db: Db | Tx, caller: Caller, id: string, owner?: string): Promise<GroupRow> {
  const group = await requireGroup(db, caller, id);
  requireOwner(group, owner);
  requireManaged(caller, group, texts.editCategory);
  return group;
}

/** Like `findManagedGroup`, and locks the owner's tree; the category is read again after that. */
async function lockManagedGroup(tx: Tx, caller: Caller, id: string, owner?: string): Promise<GroupRow> {
  const seen = await findManagedGroup(tx, caller, id, owner);
  await lockTree(tx, seen.owner);
  return requireGroup(tx, caller, id);
}
