import { sql } from 'kysely';
import type { EmailSettingBody } from '@contract/emailSettings';
import type { Db, Tx } from '@server/db/schema';

/** The groups that the user still belongs to, in the stored order. */
const currentGroups = sql<string[]>`array(
  select chosen.id from unnest(email_setting.user_groups) with ordinality as chosen (id, place)
  join user_group_member member on member.group_id = chosen.id and member.user_id = email_setting.user_id
  order by chosen.place)`;

const columns = ['id', 'name', 'subject', 'comment', 'external_emails as externalEmails'] as const;

export function readEmailSettings(db: Db | Tx, userId: string) {
  return db
    .selectFrom('email_setting')
    .select([...columns, currentGroups.as('groups')])
    .where('user_id', '=', userId)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}

/** Locks the user until the transaction ends, so that concurrent saves run one after the other. */
export async function lockEmailSettings(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('user_account').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

const valuesOf = ({ name, subject, comment, groups, externalEmails }: EmailSettingBody) => ({
  name,
  subject,
  comment,
  user_groups: groups,
  external_emails: externalEmails,
});

export async function insertEmailSetting(tx: Tx, userId: string, body: EmailSettingBody): Promise<string> {
  const { id } = await tx
    .insertInto('email_setting')
    .values({ user_id: userId, ...valuesOf(body) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns whether the user has this setting. */
export async function replaceEmailSetting(
  tx: Tx,
  userId: string,
  id: string,
  body: EmailSettingBody,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('email_setting')
    .set(valuesOf(body))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns whether the user had this setting. */
export async function deleteEmailSetting(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('email_setting')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The number of these groups that the user belongs to. */
export async function countGroupsOf(db: Db | Tx, userId: string, groupIds: readonly string[]): Promise<number> {
  if (groupIds.length === 0) return 0;
  const { count } = await db
    .selectFrom('user_group_member')
    .select((from) => from.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('group_id', 'in', [...groupIds])
    .executeTakeFirstOrThrow();
  return Number(count);
}
