import { sql } from 'kysely';
import type { Colleague } from '@contract/userGroups';
import type { Db } from '@server/db/schema';

/** The users of a department, ordered by last and first name. */
export async function listColleagues(db: Db, departmentId: string): Promise<Colleague[]> {
  return db
    .selectFrom('user_account')
    .select(['id', 'uid', 'given_name as firstName', 'sur_name as lastName', 'uid as email'])
    .where('department_id', '=', departmentId)
    .orderBy(sql`lower(sur_name)`)
    .orderBy(sql`lower(given_name)`)
    .orderBy('id')
    .execute();
}
