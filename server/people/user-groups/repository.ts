import { sql } from 'kysely';
import type { UserGroup, UserGroupsAnswer } from '@contract/userGroups';
import type { Db, Tx } from '@server/db/schema';
import { contains } from '@server/db/caseFold';
import type { Caller } from '@server/http/caller';

interface GroupFilter {
  departmentId: string;
  /** The user whose groups are listed. */
  userId: string;
  role: 'OWNER' | 'MEMBER' | undefined;
  query: string;
  start: number;
  limit: number;
  /** List only the owner of each group, and count its members. */
  ownersOnly: boolean;
}

/** Number of the reader's unread notifications by group id. */
type UnreadByGroup = ReadonlyMap<string, number>;

/**
 * A page of a user's groups, ordered by name, each with its members and the reader's number of unread notifications.
 */
export async function listUserGroups(db: Db, filter: GroupFilter, unread: UnreadByGroup): Promise<UserGroupsAnswer> {
  const found = db
    .selectFrom('user_group as g')
    .innerJoin('user_group_member as m', 'm.group_id', 'g.id')
    .where('g.department_id', '=', filter.departmentId)
    .where('m.user_id', '=', filter.userId)
    .$if(filter.role !== undefined, (query) => query.where('m.is_owner', '=', filter.role === 'OWNER'))
    .$if(filter.query !== '', (query) => query.where(contains(sql`g.name || ' ' || g.description`, filter.query)));
  const { total } = await found.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow();
  const groups = await found
    .select(['g.id', 'g.name', 'g.description'])
    .orderBy(sql`lower(g.name)`)
    .orderBy('g.id')
    .offset(filter.start)
    .limit(filter.limit)
    .execute();
  return { usergroups: await withMembers(db, groups, unread, filter.ownersOnly), total };
}

/** A user group of the department; undefined if there is none. */
export async function findGroup(
  db: Db,
  departmentId: string,
  id: string,
  unread: UnreadByGroup,
): Promise<UserGroup | undefined> {
  const groups = await db
    .selectFrom('user_group')
    .select(['id', 'name', 'description'])
    .where('id', '=', id)
    .where('department_id', '=', departmentId)
    .execute();
  const [group] = await withMembers(db, groups, unread);
  return group;
}

/** A locked group and the caller's role in it. */
export interface GroupRow {
  id: string;
  isMember: boolean;
  isOwner: boolean;
}

/** Locks groups of the caller's department in the order of their ids, and reads the caller's role in each. */
export async function lockGroups(tx: Tx, caller: Caller, ids: readonly string[]): Promise<GroupRow[]> {
  const groups = await tx
    .selectFrom('user_group')
    .select('id')
    .where('id', 'in', [...ids])
    .where('department_id', '=', caller.departmentId)
    .orderBy('id')
    .forUpdate()
    .execute();
  // Read the memberships after acquiring the lock: its previous holder may have changed them.
  const memberships = await tx
    .selectFrom('user_group_member')
    .select(['group_id', 'is_owner'])
    .where('group_id', 'in', [...ids])
    .where('user_id', '=', caller.userId)
    .execute();
  const mine = new Map(memberships.map(({ group_id, is_owner }) => [group_id, is_owner]));
  return groups.map(({ id }) => ({ id, isMember: mine.has(id), isOwner: mine.get(id) ?? false }));
}

/** The user ids of a group's members. */
export async function membersOf(tx: Tx, id: string): Promise<string[]> {
  const rows = await tx.selectFrom('user_group_member').select('user_id').where('group_id', '=', id).execute();
  return rows.map(({ user_id }) => user_id);
}

async function withMembers(
  db: Db,
  groups: readonly Pick<UserGroup, 'id' | 'name' | 'description'>[],
  unread: UnreadByGroup,
  ownersOnly = false,
): Promise<UserGroup[]> {
  const ids = groups.map(({ id }) => id);
  const members = await listMembers(db, ids, ownersOnly);
  const counts = ownersOnly ? await countMembers(db, ids) : null;
  const byGroup = new Map(ids.map((id) => [id, [] as typeof members]));
  for (const member of members) byGroup.get(member.groupId)?.push(member);
  return groups.map((group) => ({
    ...group,
    members: byGroup.get(group.id) ?? [],
    ...(counts && { memberCount: counts.get(group.id) ?? 0 }),
    sharedArticlesNotifications: unread.get(group.id) ?? 0,
  }));
}

async function countMembers(db: Db, groupIds: string[]): Promise<Map<string, number>> {
  if (groupIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('user_group_member')
    .select(['group_id', sql<number>`count(*)::integer`.as('count')])
    .where('group_id', 'in', groupIds)
    .groupBy('group_id')
    .execute();
  return new Map(rows.map(({ group_id, count }) => [group_id, count]));
}

async function listMembers(db: Db, groupIds: string[], ownersOnly: boolean) {
  if (groupIds.length === 0) return [];
  return db
    .selectFrom('user_group_member as m')
    .innerJoin('user_account as u', 'u.id', 'm.user_id')
    .select([
      'm.group_id as groupId',
      'u.uid',
      'u.id as ownerId',
      'm.is_owner as isOwner',
      'u.given_name as givenName',
      'u.sur_name as surName',
    ])
    .where('m.group_id', 'in', groupIds)
    .$if(ownersOnly, (query) => query.where('m.is_owner', '=', true))
    .orderBy('m.is_owner', 'desc')
    .orderBy('u.sur_name')
    .orderBy('u.given_name')
    .orderBy('u.id')
    .execute();
}

/** Maps owner ids and uids to the ids of users of the department; others are omitted. */
export async function findColleagues(
  db: Db | Tx,
  departmentId: string,
  names: readonly string[],
): Promise<Map<string, string>> {
  const keys = names.map((name) => name.trim().toLowerCase());
  const rows = await db
    .selectFrom('user_account')
    .select(['id', 'uid'])
    .where('department_id', '=', departmentId)
    .where(sql<boolean>`(id = any(${keys}::text[]) or uid = any(${keys}::text[]))`)
    .execute();
  const idOf = new Map(rows.flatMap(({ id, uid }) => [[id, id] as const, [uid, id] as const]));
  return new Map(
    names.flatMap((name) => [[name, idOf.get(name.trim().toLowerCase()) ?? ''] as const].filter(([, id]) => id !== '')),
  );
}
