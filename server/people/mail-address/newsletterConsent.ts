import { sql, type RawBuilder } from 'kysely';
import type { Db } from '@server/db/schema';
import { mergeSettings } from '../users/accounts';

/** The name of a person's setting: false where colleagues' newsletters are not wanted. */
const setting = 'newsletters';

/** Whether a person does not want newsletters, as SQL. */
export function refuses(user: string): RawBuilder<boolean> {
  return sql`coalesce(${sql.raw(user)}.settings->>${setting} = 'false', false)`;
}

/** Sends the person no more newsletters, until the person's settings say otherwise. */
export async function refuseNewsletters(db: Db, userId: string): Promise<void> {
  await mergeSettings(db, userId, { [setting]: false });
}

/** Whether the person gets newsletters; undefined where nobody is. */
export async function wantsNewsletters(db: Db, userId: string): Promise<boolean | undefined> {
  const row = await db
    .selectFrom('user_account as u')
    .select(refuses('u').as('refuses'))
    .where('u.id', '=', userId)
    .executeTakeFirst();
  return row && !row.refuses;
}
