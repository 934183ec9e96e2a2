import type { Db, Tx } from '@server/db/schema';
import type { Caller } from '@server/http/caller';
import { forbidden, notFound } from '@server/http/errors';

/** A workspace that the caller can see, and the caller's permissions in it. */
export interface VisibleWorkspace {
  id: string;
  /** True for the caller's own workspace, false for that of a user group which the caller is a member of. */
  isPersonal: boolean;
  /** True if the caller is the workspace's user, or the owner of its user group. */
  isOwner: boolean;
  /** May remove articles, and assign them to sections: in the own workspace, or with publish permission. */
  mayManage: boolean;
  /** May create and change sections: requires `mayManage` and `isOwner`. */
  canEditSections: boolean;
}

const texts = {
  manage: 'You don’t have permission to change this workspace.',
  arrange: 'Only the owner of this workspace can change its sections.',
} as const;

/**
 * Finds the workspace of an owner (default: the caller).
 * @throws AppError NOT_FOUND if it is neither the caller's own nor that of one of the caller's groups
 */
export async function findWorkspace(db: Db, caller: Caller, ownerId: string | undefined): Promise<VisibleWorkspace> {
  if (ownerId === undefined || ownerId === caller.userId) return personal(caller);
  return ofGroup(caller, ownerId, await membership(db, caller, ownerId).executeTakeFirst());
}

/**
 * Like `findWorkspace`, for a change: locks the user group against concurrent changes until the transaction ends, and
 * inserts the workspace's row, which everything in the workspace references.
 */
export async function openWorkspace(tx: Tx, caller: Caller, ownerId: string | undefined): Promise<VisibleWorkspace> {
  const isPersonal = ownerId === undefined || ownerId === caller.userId;
  // Read the membership after acquiring the lock: its previous holder may have ended it.
  if (!isPersonal) await tx.selectFrom('user_group').select('id').where('id', '=', ownerId).forKeyShare().execute();
  const workspace = isPersonal
    ? personal(caller)
    : ofGroup(caller, ownerId, await membership(tx, caller, ownerId).executeTakeFirst());
  await insertWorkspace(tx, { id: workspace.id, departmentId: caller.departmentId, isPersonal });
  return workspace;
}

/** The ids of all workspaces that the caller sees: the own one, and those of the caller's user groups. */
export async function visibleWorkspaces(db: Db | Tx, caller: Caller): Promise<string[]> {
  const groups = await db
    .selectFrom('user_group_member as m')
    .innerJoin('user_group as g', 'g.id', 'm.group_id')
    .select('g.id')
    .where('g.department_id', '=', caller.departmentId)
    .where('m.user_id', '=', caller.userId)
    .execute();
  return [caller.userId, ...groups.map(({ id }) => id)];
}

/** Inserts the row of a workspace, whose id is that of its user or user group, unless it exists. */
export async function insertWorkspace(
  tx: Tx,
  { id, departmentId, isPersonal }: { id: string; departmentId: string; isPersonal: boolean },
): Promise<void> {
  await tx
    .insertInto('workspace')
    .values({ id, department_id: departmentId, ...(isPersonal ? { user_id: id } : { group_id: id }) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Locks a workspace until the transaction ends, so that its changes run one after another. */
export async function lockWorkspace(tx: Tx, { id }: Pick<VisibleWorkspace, 'id'>): Promise<void> {
  await tx.selectFrom('workspace').select('id').where('id', '=', id).forUpdate().execute();
}

export function requireManagePermission({ mayManage }: VisibleWorkspace): void {
  if (!mayManage) throw forbidden(texts.manage);
}

export function requireArrangePermission({ mayManage, canEditSections: mayArrange }: VisibleWorkspace): void {
  if (!mayArrange) throw forbidden(mayManage ? texts.arrange : texts.manage);
}

function membership(db: Db | Tx, caller: Caller, groupId: string) {
  return db
    .selectFrom('user_group_member as m')
    .innerJoin('user_group as g', 'g.id', 'm.group_id')
    .select('m.is_owner')
    .where('g.id', '=', groupId)
    .where('g.department_id', '=', caller.departmentId)
    .where('m.user_id', '=', caller.userId);
}

function personal({ userId }: Caller): VisibleWorkspace {
  return { id: userId, isPersonal: true, isOwner: true, mayManage: true, canEditSections: true };
}

function ofGroup(
  { publishPermission }: Caller,
  id: string,
  member: { is_owner: boolean } | undefined,
): VisibleWorkspace {
  if (!member) throw notFound();
  const isOwner = member.is_owner;
  return {
    id,
    isPersonal: false,
    isOwner,
    mayManage: publishPermission,
    canEditSections: publishPermission && isOwner,
  };
}
