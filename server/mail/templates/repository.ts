import { sql } from 'kysely';
import { defaultDateTimeFormat, defaultTimeZone } from '@contract/limits';
import type { Db, Tx } from '@server/db/schema';
import { knownZone } from '@server/engine/schedule/schedule';

export interface MailSetting {
  departmentName: string;
  /** The company's first colour, #rrggbb. */
  color: string | undefined;
  /** IANA name. */
  timeZone: string;
  /** Of Luxon. */
  dateFormat: string;
}

/** What of a department its mails show. */
export async function readMailSetting(db: Db | Tx, departmentId: string): Promise<MailSetting> {
  const row = await db
    .selectFrom('department')
    .select([
      'name',
      sql<string | null>`settings #>> '{theme,colors,primary,main}'`.as('color'),
      sql<string | null>`settings->>'timezone'`.as('timeZone'),
      sql<string | null>`settings->>'dateTimeFormat'`.as('dateFormat'),
    ])
    .where('id', '=', departmentId)
    .executeTakeFirstOrThrow();
  return {
    departmentName: row.name,
    color: row.color ?? undefined,
    timeZone: knownZone(row.timeZone ?? defaultTimeZone),
    dateFormat: row.dateFormat ?? defaultDateTimeFormat,
  };
}
