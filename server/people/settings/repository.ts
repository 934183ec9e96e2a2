import { sql } from 'kysely';
import type { GeneralSettingsBody } from '@contract/iam';
import type { Db } from '@server/db/schema';

/** What is kept of a person's and a department's settings; what was never set is absent. */
export interface KeptSettings {
  own: Record<string, unknown>;
  department: Record<string, unknown>;
  departmentId: string;
  departmentName: string;
  maxChannels: number;
  channelPrefix: string;
  hasPassword: boolean;
}

export async function readSettings(db: Db, userId: string): Promise<KeptSettings | undefined> {
  return db
    .selectFrom('user_account as u')
    .innerJoin('department as d', 'd.id', 'u.department_id')
    .select([
      'u.settings as own',
      'd.settings as department',
      'd.id as departmentId',
      'd.name as departmentName',
      'd.max_channels as maxChannels',
      'd.channel_prefix as channelPrefix',
      sql<boolean>`u.password_hash is not null`.as('hasPassword'),
    ])
    .where('u.id', '=', userId)
    .executeTakeFirst();
}

/** Changes what is given and leaves the rest, however many save at once. */
export async function changeSettings(db: Db, userId: string, change: GeneralSettingsBody): Promise<void> {
  await db
    .updateTable('user_account')
    .set({ settings: sql`settings || ${JSON.stringify(change)}::jsonb` })
    .where('id', '=', userId)
    .execute();
}
