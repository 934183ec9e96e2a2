import { sql } from 'kysely';
import type { UserGroup } from '@contract/iam';
import type { Db } from '@server/db/schema';

export interface GroupsWanted {
  departmentId: string;
  /** Whose groups. */
  userId: string;
  role: 'OWNER' | 'MEMBER' | undefined;
  query: string;
  start: number;
  limit: number;
}

/** The groups of a person, by name, each with its members; `readerId` is who has the unread documents counted. */
export async function listUserGroups(
  db: Db,
  wanted: GroupsWanted,
  readerId: string,
): Promise<{ usergroups: UserGroup[]; total: number }> {
  const found = db
    .selectFrom('user_group as g')
    .innerJoin('user_group_member as m', 'm.group_id', 'g.id')
    .where('g.department_id', '=', wanted.departmentId)
    .where('m.user_id', '=', wanted.userId)
    .$if(wanted.role !== undefined, (query) => query.where('m.is_owner', '=', wanted.role === 'OWNER'))
    .$if(wanted.query !== '', (query) =>
      query.where(sql<boolean>`position(lower(${wanted.query}) in lower(g.name || ' ' || g.description)) > 0`),
    );
  const { total } = await found.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow();
  const groups = await found
    .select(['g.id', 'g.name', 'g.description'])
    .orderBy(sql`lower(g.name)`)
    .orderBy('g.id')
    .offset(wanted.start)
    .limit(wanted.limit)
    .execute();
  const ids = groups.map(({ id }) => id);
  const members = await listMembers(db, ids);
  const unread = await countUnread(db, readerId, ids);
  const usergroups = groups.map((group) => ({
    ...group,
    members: members.filter(({ groupId }) => groupId === group.id),
    sharedArticlesNotifications: unread.get(group.id) ?? 0,
  }));
  return { usergroups, total };
}

async function listMembers(db: Db, groupIds: string[]) {
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
    .orderBy('m.is_owner', 'desc')
    .orderBy('u.sur_name')
    .orderBy('u.given_name')
    .orderBy('u.id')
    .execute();
}

async function countUnread(db: Db, userId: string, groupIds: string[]): Promise<Map<string, number>> {
  if (groupIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('notification')
    .select(['group_id', sql<number>`count(*)::integer`.as('count')])
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('group_id', 'in', groupIds)
    .groupBy('group_id')
    .execute();
  return new Map(rows.map(({ group_id, count }) => [group_id ?? '', count]));
}

/** A person of the department, by owner id or by uid. */
export async function findColleague(db: Db, departmentId: string, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('user_account')
    .select('id')
    .where('department_id', '=', departmentId)
    .where((eb) => eb.or([eb('id', '=', name), eb('uid', '=', name.toLowerCase())]))
    .executeTakeFirst();
  return row?.id;
}
