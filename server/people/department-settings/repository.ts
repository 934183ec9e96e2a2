import type { Db, Tx } from '@server/db/schema';

type Settings = Record<string, unknown>;

export async function readDepartment(db: Db, departmentId: string): Promise<Settings | undefined> {
  const row = await db.selectFrom('department').select('settings').where('id', '=', departmentId).executeTakeFirst();
  return row?.settings;
}

/** The settings, locked until the transaction ends: two administrators who save at once do so one after the other; nobody else waits. */
export async function lockDepartment(tx: Tx, departmentId: string): Promise<Settings | undefined> {
  const row = await tx
    .selectFrom('department')
    .select('settings')
    .where('id', '=', departmentId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.settings;
}

export async function writeDepartment(tx: Tx, departmentId: string, settings: Settings): Promise<void> {
  await tx
    .updateTable('department')
    .set({ settings: JSON.stringify(settings) })
    .where('id', '=', departmentId)
    .execute();
}
