import { sql } from 'kysely';
import { defaultDateTimeFormat, defaultTimeZone } from '@contract/limits';
import type { Db, Tx } from '@server/db/schema';
import { knownZone } from '@server/engine/schedule/schedule';

export interface DepartmentMailSettings {
  departmentName: string;
  /** The company's primary color, #rrggbb. */
  color: string | undefined;
  /** IANA time zone name. */
  timeZone: string;
  /** Luxon format string. */
  dateFormat: string;
}

/** Reads the department settings that its mails use. */
export async function readDepartmentMailSettings(db: Db | Tx, departmentId: string): Promise<DepartmentMailSettings> {
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
