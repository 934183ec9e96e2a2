import { sql, type RawBuilder } from 'kysely';
import type { Db } from '@server/db/schema';
import { mergeSettings } from '../users/accounts';

/** The key in the user's settings; false if the user doesn't want newsletters. */
const setting = 'newsletters';

/**
 * SQL expression: whether a user has unsubscribed from newsletters.
 * @param user the alias of the user table in the statement
 */
export function hasUnsubscribed(user: string): RawBuilder<boolean> {
  return sql`coalesce(${sql.raw(user)}.settings->>${setting} = 'false', false)`;
}

/** Unsubscribes a user from newsletters, until they change the setting. */
export async function unsubscribeFromNewsletters(db: Db, userId: string): Promise<void> {
  await mergeSettings(db, userId, { [setting]: false });
}

/** Whether the user receives newsletters; undefined if there is no such user. */
export async function receivesNewsletters(db: Db, userId: string): Promise<boolean | undefined> {
  const row = await db
    .selectFrom('user_account as u')
    .select(hasUnsubscribed('u').as('hasUnsubscribed'))
    .where('u.id', '=', userId)
    .executeTakeFirst();
  return row && !row.hasUnsubscribed;
}
