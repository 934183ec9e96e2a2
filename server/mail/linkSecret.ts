import { randomBytes } from 'node:crypto';
import type { Db } from '@server/db/schema';

const key = 'linkSecret';

/** The secret that signs links in mails: made once for an installation, by whichever process asks first. */
export async function linkSecret(db: Db): Promise<Buffer> {
  await db
    .insertInto('app_setting')
    .values({ key, value: JSON.stringify(randomBytes(32).toString('base64')) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const row = await db.selectFrom('app_setting').select('value').where('key', '=', key).executeTakeFirstOrThrow();
  return Buffer.from(String(row.value), 'base64');
}
