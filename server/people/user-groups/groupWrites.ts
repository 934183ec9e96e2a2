import { sql } from 'kysely';
import type { Tx } from '@server/db/schema';

interface GroupTexts {
  name: string;
  description: string;
}

/**
 * Number of groups that a user owns, without those in `except`. Locks the user, so that concurrent creations are counted
 * one after the other.
 */
export async function countOwnedGroups(tx: Tx, userId: string, except: readonly string[] = []): Promise<number> {
  await tx.selectFrom('user_account').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const owned = tx.selectFrom('user_group_member').select((from) => from.fn.countAll<string>().as('count'));
  const { count } = await owned
    .where('user_id', '=', userId)
    .where('is_owner', '=', true)
    .where('group_id', '<>', sql<string>`all(${[...except]}::text[])`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Inserts a group with its owner; returns its id. */
export async function insertGroup(
  tx: Tx,
  departmentId: string,
  ownerId: string,
  { name, description }: GroupTexts,
): Promise<string> {
  const { id } = await tx
    .insertInto('user_group')
    .values({ department_id: departmentId, name, description })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.insertInto('user_group_member').values({ group_id: id, user_id: ownerId, is_owner: true }).execute();
  return id;
}

export async function renameGroup(tx: Tx, id: string, { name, description }: GroupTexts): Promise<void> {
  await tx.updateTable('user_group').set({ name, description }).where('id', '=', id).execute();
}

export async function removeGroup(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('user_group').where('id', '=', id).execute();
}

/** Deletes the groups owned by these users. */
export async function removeGroupsOwnedBy(tx: Tx, userIds: readonly string[]): Promise<void> {
  const owned = tx
    .selectFrom('user_group_member')
    .select('group_id')
    .where('user_id', 'in', [...userIds])
    .where('is_owner', '=', true);
  await tx.deleteFrom('user_group').where('id', 'in', owned).execute();
}

/** Adds members to a group; existing members stay unchanged. */
export async function addToGroup(tx: Tx, id: string, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await sql`insert into user_group_member (group_id, user_id)
    select ${id}, person from unnest(${[...userIds]}::text[]) as person
    on conflict do nothing`.execute(tx);
}

/** Removes members from a group, but never its owner. */
export async function removeFromGroup(tx: Tx, id: string, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .deleteFrom('user_group_member')
    .where('group_id', '=', id)
    .where('is_owner', '=', false)
    .where(sql<boolean>`user_id = any(${[...userIds]}::text[])`)
    .execute();
}

/** Changes the owner of groups; the new owner may be a member, and the previous one stays a member. */
export async function setOwner(tx: Tx, ids: readonly string[], userId: string): Promise<void> {
  await tx
    .updateTable('user_group_member')
    .set({ is_owner: false })
    .where('group_id', 'in', [...ids])
    .execute();
  await tx
    .insertInto('user_group_member')
    .values(ids.map((id) => ({ group_id: id, user_id: userId, is_owner: true })))
    .onConflict((conflict) => conflict.columns(['group_id', 'user_id']).doUpdateSet({ is_owner: true }))
    .execute();
}
