import type { Db, Tx } from '@server/db/schema';
import type { Caller } from '@server/http/caller';
import { forbidden, notFound } from '@server/http/errors';

/** A workspace that the caller sees, and what the caller may do there. */
export interface SeenWorkspace {
  id: string;
  /** The caller's own; otherwise that of a user group which the caller belongs to. */
  isPersonal: boolean;
  /** The person whose it is, or the owner of its group. */
  isOwner: boolean;
  /** Takes articles out, and in and out of sections: in one's own workspace, elsewhere with publish permission. */
  manages: boolean;
  /** Makes and changes sections: who manages the workspace and owns it. */
  arranges: boolean;
}

const texts = {
  manage: 'You don’t have permission to change this workspace.',
  arrange: 'Only the owner of this workspace can change its sections.',
} as const;

/** The workspace of this owner, the caller's own by default. What is neither one's own nor of one's groups is not found. */
export async function findWorkspace(db: Db, caller: Caller, ownerId: string | undefined): Promise<SeenWorkspace> {
  if (ownerId === undefined || ownerId === caller.userId) return personal(caller);
  return ofGroup(caller, ownerId, await membership(db, caller, ownerId).executeTakeFirst());
}

/**
 * The same for a change: whoever changes the group waits until the transaction ends, and the row is made that everything
 * in the workspace refers to.
 */
export async function openWorkspace(tx: Tx, caller: Caller, ownerId: string | undefined): Promise<SeenWorkspace> {
  const isPersonal = ownerId === undefined || ownerId === caller.userId;
  // Read after the lock is had: whoever held it may have ended the membership.
  if (!isPersonal) await tx.selectFrom('user_group').select('id').where('id', '=', ownerId).forKeyShare().execute();
  const workspace = isPersonal
    ? personal(caller)
    : ofGroup(caller, ownerId, await membership(tx, caller, ownerId).executeTakeFirst());
  await insertWorkspace(tx, { id: workspace.id, departmentId: caller.departmentId, isPersonal });
  return workspace;
}

/** Stores the row of a workspace, which has the id of its person or user group; one that is there stays. */
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

/** Lets changes of one workspace come one after another, until the transaction ends. */
export async function lockWorkspace(tx: Tx, { id }: SeenWorkspace): Promise<void> {
  await tx.selectFrom('workspace').select('id').where('id', '=', id).forUpdate().execute();
}

export function requireManaging({ manages }: SeenWorkspace): void {
  if (!manages) throw forbidden(texts.manage);
}

export function requireArranging({ manages, arranges }: SeenWorkspace): void {
  if (!arranges) throw forbidden(manages ? texts.arrange : texts.manage);
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

function personal({ userId }: Caller): SeenWorkspace {
  return { id: userId, isPersonal: true, isOwner: true, manages: true, arranges: true };
}

function ofGroup({ publishPermission }: Caller, id: string, member: { is_owner: boolean } | undefined): SeenWorkspace {
  if (!member) throw notFound();
  const isOwner = member.is_owner;
  return { id, isPersonal: false, isOwner, manages: publishPermission, arranges: publishPermission && isOwner };
}
