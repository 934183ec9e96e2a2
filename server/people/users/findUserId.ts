import type { Db } from '@server/db/schema';

/** The id of the user of a department with this sign-in email. */
export async function findUserId(db: Db, departmentId: string, uid: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('user_account')
    .select('id')
    .where('department_id', '=', departmentId)
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row?.id;
}
