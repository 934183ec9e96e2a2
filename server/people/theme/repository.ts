import type { Db } from '@server/db/schema';

/** The theme in a department's settings, not yet validated. */
export async function findDepartmentTheme(db: Db, departmentId: string): Promise<unknown> {
  const department = await db
    .selectFrom('department')
    .select('settings')
    .where('id', '=', departmentId)
    .executeTakeFirst();
  return department?.settings.theme;
}
