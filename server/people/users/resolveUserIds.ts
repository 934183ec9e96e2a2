import type { Db, Tx } from '@server/db/schema';

/** Resolves owner ids or uids to ids of users of the department, ordered by id; null if one of them is unknown. */
export async function resolveUserIds(
  db: Db | Tx,
  departmentId: string,
  names: readonly string[],
): Promise<string[] | null> {
  const wanted = [...new Set(names)];
  const rows = await db
    .selectFrom('user_account')
    .select(['id', 'uid'])
    .where('department_id', '=', departmentId)
    .where((where) =>
      where.or([
        where('id', 'in', wanted),
        where(
          'uid',
          'in',
          wanted.map((name) => name.toLowerCase()),
        ),
      ]),
    )
    .orderBy('id')
    .execute();
  const known = new Set(rows.flatMap(({ id, uid }) => [id, uid]));
  const all = wanted.every((name) => known.has(name) || known.has(name.toLowerCase()));
  return all ? rows.map(({ id }) => id) : null;
}
