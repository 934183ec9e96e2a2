import { limits } from '@contract/limits';
import type { Db } from '@server/db/schema';

export async function findPersonByUid(db: Db, realm: string, uid: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('user_account')
    .select('id')
    .where('realm_id', '=', realm)
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row?.id;
}

export async function findDepartment(db: Db, realm: string, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('department')
    .select('id')
    .where('realm_id', '=', realm)
    .where('name', '=', name.trim())
    .executeTakeFirst();
  return row?.id;
}

/** A new department with the usual room, and its realm where it is the first. */
export async function insertDepartment(db: Db, realm: string, name: string): Promise<string> {
  await db
    .insertInto('realm')
    .values({ id: realm, name: realm })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await db
    .insertInto('department')
    .values({
      realm_id: realm,
      name: name.trim(),
      max_seats: limits.departmentSeats,
      max_channels: limits.departmentChannels,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface AdministratorRow {
  departmentId: string;
  realm: string;
  uid: string;
  givenName: string;
  surName: string;
  level: number;
  deliveryMethods: number[];
  passwordHash: string;
}

export async function insertAdministrator(db: Db, row: AdministratorRow): Promise<string> {
  const { id } = await db
    .insertInto('user_account')
    .values({
      department_id: row.departmentId,
      realm_id: row.realm,
      uid: row.uid,
      given_name: row.givenName,
      sur_name: row.surName,
      level: row.level,
      delivery_methods: row.deliveryMethods,
      password_hash: row.passwordHash,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
