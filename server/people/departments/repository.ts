import { limits } from '@contract/limits';
import type { Db, Tx } from '@server/db/schema';

export type DepartmentSettingsRecord = Record<string, unknown>;

interface NewDepartment {
  realm: string;
  name: string;
  maxSeats?: number;
  maxChannels?: number;
  /** Prefix for the names of the department's channels. */
  channelPrefix?: string;
}

/** Inserts a department, and its realm if the department is the realm's first; returns the department's id. */
export async function insertDepartment(db: Db | Tx, department: NewDepartment): Promise<string> {
  const { realm, name, channelPrefix } = department;
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
      max_seats: department.maxSeats ?? limits.departmentSeats,
      max_channels: department.maxChannels ?? limits.departmentChannels,
      settings: '{}',
      ...(channelPrefix !== undefined && { channel_prefix: channelPrefix }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findDepartment(db: Db | Tx, realm: string, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('department')
    .select('id')
    .where('realm_id', '=', realm)
    .where('name', '=', name.trim())
    .executeTakeFirst();
  return row?.id;
}

/** The name of a department; undefined if there is none. */
export async function readDepartmentName(db: Db | Tx, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('department').select('name').where('id', '=', id).executeTakeFirst();
  return row?.name;
}

/** The departments with this id or name; a name is unique only within a realm. */
export async function findDepartments(db: Db, nameOrId: string) {
  return db
    .selectFrom('department')
    .select(['id', 'realm_id'])
    .where((where) => where.or([where('id', '=', nameOrId), where('name', '=', nameOrId.trim())]))
    .orderBy('id')
    .execute();
}

/** Changes how many users and channels a department may have, where a number is given; returns what holds then. */
export async function setDepartmentMaximums(
  tx: Tx,
  departmentId: string,
  { maxSeats, maxChannels }: { maxSeats: number | undefined; maxChannels: number | undefined },
) {
  return tx
    .updateTable('department')
    .set((from) => ({
      max_seats: maxSeats ?? from.ref('max_seats'),
      max_channels: maxChannels ?? from.ref('max_channels'),
    }))
    .where('id', '=', departmentId)
    .returning(['name', 'realm_id', 'max_seats', 'max_channels'])
    .executeTakeFirstOrThrow();
}

export async function readDepartmentSettings(
  db: Db | Tx,
  departmentId: string,
): Promise<DepartmentSettingsRecord | undefined> {
  const row = await db.selectFrom('department').select('settings').where('id', '=', departmentId).executeTakeFirst();
  return row?.settings;
}

/** The settings, locked until the transaction ends, so that concurrent saves run one after the other. */
export async function lockDepartmentSettings(
  tx: Tx,
  departmentId: string,
): Promise<DepartmentSettingsRecord | undefined> {
  const row = await tx
    .selectFrom('department')
    .select('settings')
    .where('id', '=', departmentId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.settings;
}

export async function writeDepartmentSettings(
  tx: Tx,
  departmentId: string,
  settings: DepartmentSettingsRecord,
): Promise<void> {
  await tx
    .updateTable('department')
    .set({ settings: JSON.stringify(settings) })
    .where('id', '=', departmentId)
    .execute();
}
