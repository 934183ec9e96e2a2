import { makeSecret } from './secret';
import type { Db, Tx } from './schema';

/** Reads a setting of the installation; undefined if it was never set. */
export async function readAppSetting(db: Db | Tx, key: string): Promise<unknown> {
  const row = await db.selectFrom('app_setting').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value;
}

/** Inserts a setting of the installation; an existing value is kept. */
export async function insertAppSetting(db: Db | Tx, key: string, value: unknown): Promise<void> {
  await db
    .insertInto('app_setting')
    .values({ key, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/**
 * Returns a secret of the installation (base64url). The first process to call this generates it; all processes get the
 * same one.
 */
export async function appSecret(db: Db, key: string): Promise<string> {
  await insertAppSetting(db, key, makeSecret());
  return String(await readAppSetting(db, key));
}
