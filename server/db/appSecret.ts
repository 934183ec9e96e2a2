import type { Db } from './schema';
import { makeSecret } from './secret';

/** A secret made at the first start and kept; of several processes that start at once, all get the same. */
export async function keptSecret(db: Db, key: string): Promise<string> {
  await db
    .insertInto('app_setting')
    .values({ key, value: JSON.stringify(makeSecret()) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const { value } = await db.selectFrom('app_setting').select('value').where('key', '=', key).executeTakeFirstOrThrow();
  return String(value);
}
