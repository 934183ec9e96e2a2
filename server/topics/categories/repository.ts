import { sql } from 'kysely';
import type { TopicType } from '@server/db/columnTypes';
import type { Db, Tx } from '@server/db/schema';
import type { Caller } from '@server/http/caller';
import { visibleOwners } from '../access';
import { nextPosition, renumber } from '../treeOrder';

/** A category without its depth, which is computed from the tree. */
export interface GroupRow {
  id: string;
  topic_type: TopicType;
  owner: string;
  parent_id: string | null;
  name: string;
  image_id: string | null;
  icon: string | null;
  block_edit: boolean;
}

const columns = ['id', 'topic_type', 'owner', 'parent_id', 'name', 'image_id', 'icon', 'block_edit'] as const;

/** All categories of an owner, siblings in their order. */
export function listGroups(db: Db | Tx, owner: string): Promise<GroupRow[]> {
  return db
    .selectFrom('topic_group')
    .select(columns)
    .where('owner', '=', owner)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Finds a category that the caller can see. */
export function findGroup(db: Db | Tx, caller: Caller, id: string): Promise<GroupRow | undefined> {
  return db
    .selectFrom('topic_group')
    .select(columns)
    .where('id', '=', id)
    .where('owner', 'in', visibleOwners(caller))
    .executeTakeFirst();
}

/** The depth of a category; the top level is 1. 0 if it doesn't exist. */
export async function depthOf(db: Db | Tx, id: string): Promise<number> {
  const found = await sql<{ depth: number }>`
    with recursive up as (
      select parent_id, 1 as depth from topic_group where id = ${id}
      union all
      select topic_group.parent_id, up.depth + 1 from topic_group join up on topic_group.id = up.parent_id
    )
    select max(depth)::int as depth from up
  `.execute(db);
  return found.rows[0]?.depth ?? 0;
}

interface NewGroup {
  topic_type: TopicType;
  owner: string;
  department_id: string | null;
  parent_id: string | null;
  name: string;
  image_id: string | null;
  icon: string | null;
  idempotency_key: string | null;
}

/** Inserts a category after its siblings; returns its id. */
export async function insertGroup(tx: Tx, group: NewGroup): Promise<string> {
  const position = await nextPosition(tx, 'topic_group', group.owner, group.parent_id);
  const { id } = await tx
    .insertInto('topic_group')
    .values({ ...group, position })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateGroup(
  tx: Tx,
  id: string,
  change: { name: string; image_id?: string | null; icon?: string | null },
): Promise<void> {
  await tx.updateTable('topic_group').set(change).where('id', '=', id).execute();
}

/** The ids of the subcategories of a category, or of an owner's top-level categories, in their order. */
export async function siblingIds(tx: Tx, owner: string, parentId: string | null): Promise<string[]> {
  const rows = await tx
    .selectFrom('topic_group')
    .select('id')
    .where('owner', '=', owner)
    .where('parent_id', parentId === null ? 'is' : '=', parentId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Whether each direct child of a category (subcategories and topics) is locked. */
export async function contentLocks(tx: Tx, group: GroupRow): Promise<boolean[]> {
  const children = tx.selectFrom('topic_group').select('block_edit').where('parent_id', '=', group.id);
  const topics = tx.selectFrom('topic').select('block_edit').where('group_id', '=', group.id);
  return (await children.unionAll(topics).execute()).map((row) => row.block_edit);
}

/** Moves the subcategories of a category to the end of its parent, or of the top level. */
export async function moveChildrenUp(tx: Tx, group: GroupRow): Promise<void> {
  const children = await siblingIds(tx, group.owner, group.id);
  if (children.length === 0) return;
  const above = await siblingIds(tx, group.owner, group.parent_id);
  await tx.updateTable('topic_group').set({ parent_id: group.parent_id }).where('id', 'in', children).execute();
  await renumber(tx, 'topic_group', [...above.filter((id) => id !== group.id), ...children]);
}

export async function deleteGroup(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('topic_group').where('id', '=', id).execute();
}

/** Deletes the categories of these owners; returns the ids of their uploaded images. */
export async function deleteCategoriesOf(tx: Tx, owners: readonly string[]): Promise<string[]> {
  const rows = await tx
    .deleteFrom('topic_group')
    .where('owner', 'in', [...owners])
    .returning('image_id')
    .execute();
  return rows.flatMap(({ image_id }) => image_id ?? []);
}
