import type { Db } from '@server/db/schema';

/** A reserved domain without mailboxes (RFC 2606), so that only demo accounts match. */
const demoDomain = 'watchdesk.example';

export interface DemoAccount {
  id: string;
  uid: string;
  realm: string;
  givenName: string;
  surName: string;
  level: number;
  departmentName: string;
}

/** The demo accounts by department, administrators first. */
export async function listDemoAccounts(db: Db): Promise<DemoAccount[]> {
  return db
    .selectFrom('user_account as u')
    .innerJoin('department as d', 'd.id', 'u.department_id')
    .select([
      'u.id',
      'u.uid',
      'u.realm_id as realm',
      'u.given_name as givenName',
      'u.sur_name as surName',
      'u.level',
      'd.name as departmentName',
    ])
    .where((eb) => eb.or([eb('u.uid', 'like', `%@${demoDomain}`), eb('u.uid', 'like', `%.${demoDomain}`)]))
    .orderBy('d.created_at')
    .orderBy('d.id')
    .orderBy('u.level', 'desc')
    .orderBy('u.uid')
    .execute();
}
