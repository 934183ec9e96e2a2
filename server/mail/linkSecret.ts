import { appSecret } from '@server/db/appSettings';
import type { Db } from '@server/db/schema';

/** The secret that signs links in mails; one per installation. */
export async function linkSecret(db: Db): Promise<Buffer> {
  return Buffer.from(await appSecret(db, 'linkSecret'), 'base64');
}
