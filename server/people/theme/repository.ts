import type { Db } from '@server/db/schema';

/** What a department's settings say of its look, unread. */
export async function findDepartmentTheme(db: Db, departmentId: string): Promise<unknown> {
  const department = await db
    .selectFrom('department')
    .select('settings')
    .where('id', '=', departmentId)
    .executeTakeFirst();
  return department?.settings.theme;
}
