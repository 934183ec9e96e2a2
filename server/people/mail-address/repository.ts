import type { MailAddress } from '@contract/users';
import type { Db } from '@server/db/schema';
import { bounceColumns, bounceOf } from '../users/repository';

/** The user's address and, if it bounced, when and why; undefined if there is no such user. */
export async function readMailAddress(db: Db, userId: string): Promise<MailAddress | undefined> {
  const row = await db
    .selectFrom('user_account')
    .select(['uid', ...bounceColumns])
    .where('id', '=', userId)
    .executeTakeFirst();
  return row && { address: row.uid, refused: bounceOf(row) };
}
