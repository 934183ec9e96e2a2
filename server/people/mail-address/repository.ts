import type { MailAddress, RefusedMail } from '@contract/users';
import type { Db } from '@server/db/schema';

/** The columns that record a bounced address. */
export interface BounceColumns {
  mail_bounced_at: Date | null;
  mail_bounced_reason: string | null;
}

export const bounceColumns = ['mail_bounced_at', 'mail_bounced_reason'] as const;

export function bounceOf(row: BounceColumns): RefusedMail | null {
  if (row.mail_bounced_at === null) return null;
  return { at: row.mail_bounced_at.toISOString(), reason: row.mail_bounced_reason ?? '' };
}

/** The user's address and, if it bounced, when and why; undefined if there is no such user. */
export async function readMailAddress(db: Db, userId: string): Promise<MailAddress | undefined> {
  const row = await db
    .selectFrom('user_account')
    .select(['uid', ...bounceColumns])
    .where('id', '=', userId)
    .executeTakeFirst();
  return row && { address: row.uid, refused: bounceOf(row) };
}
