import { sql } from 'kysely';
import type { Db } from '@server/db/schema';

/** The stored settings of a user and their department, without defaults. */
export interface StoredSettings {
  own: Record<string, unknown>;
  department: Record<string, unknown>;
  departmentId: string;
  departmentName: string;
  maxChannels: number;
  channelPrefix: string;
  hasPassword: boolean;
}

export async function readSettings(db: Db, userId: string): Promise<StoredSettings | undefined> {
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
