import { sql } from 'kysely';
import type { DepartmentUser, RefusedMail, UserSearchType, UserSort, UsersQuery } from '@contract/users';
import { contains, folded } from '@server/db/caseFold';
import type { Db, Tx } from '@server/db/schema';

/**
 * Locks the department's seat count, so that adding, changing, and deleting users run one after another; returns the
 * maximum.
 */
export async function lockSeats(tx: Tx, departmentId: string): Promise<number> {
  const { max_seats } = await tx
    .selectFrom('department')
    .select('max_seats')
    .where('id', '=', departmentId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return max_seats;
}

export async function maxSeatsOf(db: Db, departmentId: string): Promise<number> {
  const { max_seats } = await db
    .selectFrom('department')
    .select('max_seats')
    .where('id', '=', departmentId)
    .executeTakeFirstOrThrow();
  return max_seats;
}

export async function countUsers(db: Db | Tx, departmentId: string, method?: number): Promise<number> {
  const { count } = await db
    .selectFrom('user_account')
    .select((from) => from.fn.countAll<string>().as('count'))
    .where('department_id', '=', departmentId)
    .$if(method !== undefined, (query) => query.where(sql<boolean>`${method ?? 0} = any(delivery_methods)`))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const usersOfDepartment = (db: Db | Tx, departmentId: string) =>
  db.selectFrom('user_account as u').where('u.department_id', '=', departmentId);

/** The groups that a user owns and that have other members. */
const ownedGroups = sql<{ id: string; name: string; members: number }[]>`coalesce((
  select json_agg(json_build_object('id', g.id, 'name', g.name, 'members', others.count) order by lower(g.name), g.id)
  from user_group_member owning
  join user_group g on g.id = owning.group_id
  join lateral (select count(*)::integer as count from user_group_member other
    where other.group_id = g.id and other.user_id <> u.id) others on others.count > 0
  where owning.user_id = u.id and owning.is_owner), '[]')`;

/** The columns that record a bounced address. */
interface BounceColumns {
  mail_bounced_at: Date | null;
  mail_bounced_reason: string | null;
}

export const bounceColumns = ['mail_bounced_at', 'mail_bounced_reason'] as const;

export function bounceOf(row: BounceColumns): RefusedMail | null {
  if (row.mail_bounced_at === null) return null;
  return { at: row.mail_bounced_at.toISOString(), reason: row.mail_bounced_reason ?? '' };
}

const columns = [
  'u.id',
  'u.uid',
  'u.given_name',
  'u.sur_name',
  'u.level',
  'u.delivery_methods',
  ...bounceColumns,
] as const;

interface UserRow extends BounceColumns {
  id: string;
  uid: string;
  given_name: string;
  sur_name: string;
  level: number;
  delivery_methods: number[];
  owned: DepartmentUser['ownerGroups'];
}

const asUser = (row: UserRow): DepartmentUser => ({
  id: row.id,
  uid: row.uid,
  firstName: row.given_name,
  lastName: row.sur_name,
  emails: [{ address: row.uid, default: true, primary: true }],
  level: row.level,
  deliveryMethods: row.delivery_methods,
  ownerId: row.id,
  ownerGroups: row.owned,
  ...mailRefusedOf(row),
});

function mailRefusedOf(row: BounceColumns): Pick<DepartmentUser, 'mailRefused'> {
  const mailRefused = bounceOf(row);
  return mailRefused ? { mailRefused } : {};
}

const searched: Readonly<Record<UserSearchType, ReturnType<typeof sql<string>>>> = {
  all: sql<string>`u.given_name || ' ' || u.sur_name || ' ' || u.uid`,
  email: sql<string>`u.uid`,
  firstName: sql<string>`u.given_name`,
  lastName: sql<string>`u.sur_name`,
};

const orders: Readonly<Record<UserSort, ReturnType<typeof sql>>> = {
  lastName: folded(sql`u.sur_name`),
  firstName: folded(sql`u.given_name`),
  email: sql`u.uid`,
  role: sql`u.level`,
};

/**
 * A page of the users whose selected field contains a text, and the total number.
 * @param without the id of a user to leave out
 */
export async function listUsers(
  db: Db,
  departmentId: string,
  query: UsersQuery,
  without?: string,
): Promise<{ users: DepartmentUser[]; total: number }> {
  const { searchType = 'all', keyword = '', sort = 'lastName', order = 'asc', start = 0, limit } = query;
  const text = keyword.trim();
  const found = usersOfDepartment(db, departmentId)
    .$if(without !== undefined, (some) => some.where('u.id', '!=', without ?? ''))
    .$if(text !== '', (some) => some.where(contains(searched[searchType], text)));
  const { total } = await found.select((from) => from.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .select([...columns, ownedGroups.as('owned')])
    .orderBy(orders[sort], order)
    .orderBy(orders.lastName)
    .orderBy(orders.firstName)
    .orderBy('u.id')
    .offset(start)
    .$if(limit !== undefined, (page) => page.limit(limit ?? 0))
    .execute();
  return { users: rows.map(asUser), total: Number(total) };
}

/** Finds users of the department by owner id or uid; unknown ones are omitted. */
export async function findUsers(
  db: Db | Tx,
  departmentId: string,
  names: readonly string[],
): Promise<DepartmentUser[]> {
  const rows = await usersOfDepartment(db, departmentId)
    .select([...columns, ownedGroups.as('owned')])
    .where((where) =>
      where.or([
        where('u.id', '=', sql<string>`any(${[...names]}::text[])`),
        where('u.uid', '=', sql<string>`any(${names.map((name) => name.toLowerCase())}::text[])`),
      ]),
    )
    .execute();
  return rows.map(asUser);
}

/**
 * Locks users of the department and the groups they are in, before their ownership is read, so that nobody makes them
 * an owner until the transaction ends. Groups are locked first, as in every change of a group (no deadlocks).
 */
export async function lockUsersAndGroups(tx: Tx, departmentId: string, names: readonly string[]): Promise<void> {
  const asked = sql`u.department_id = ${departmentId} and (u.id = any(${[...names]}::text[])
    or u.uid = any(${names.map((name) => name.toLowerCase())}::text[]))`;
  await sql`select g.id from user_group g
    where exists (select 1 from user_group_member m join user_account u on u.id = m.user_id
      where m.group_id = g.id and ${asked})
    order by g.id for update of g`.execute(tx);
  await sql`select u.id from user_account u where ${asked} order by u.id for update`.execute(tx);
}

/** The accounts of a department with one of these uids. */
export function accountsOf(db: Db | Tx, departmentId: string, uids: readonly string[]) {
  return db
    .selectFrom('user_account')
    .select(['id', 'uid', 'given_name', 'sur_name', 'level', 'delivery_methods'])
    .where('department_id', '=', departmentId)
    .where('uid', '=', sql<string>`any(${[...uids]}::text[])`)
    .execute();
}

/** The id of the realm's account with this uid, in any department. */
export async function findUserByUid(db: Db | Tx, realm: string, uid: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('user_account')
    .select('id')
    .where('realm_id', '=', realm)
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row?.id;
}
