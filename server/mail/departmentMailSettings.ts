import { sql } from 'kysely';
import { mailBrand } from './mailBrand';
import type { MailBrand } from '@server/engine/mail/frame';
import { defaultDateTimeFormat, defaultTimeZone } from '@contract/limits';
import type { Db, Tx } from '@server/db/schema';
import { knownZone } from '@server/engine/schedule/schedule';

interface DepartmentMailSettings {
  brand: MailBrand;
  /** IANA time zone name. */
  timeZone: string;
  /** Luxon format string. */
  dateFormat: string;
}

/**
 * Reads the department settings that its mails use.
 * @param publicUrl the configured public URL of the application, without a trailing slash
 */
export async function readDepartmentMailSettings(
  db: Db | Tx,
  departmentId: string,
  publicUrl: string,
): Promise<DepartmentMailSettings> {
  const row = await db
    .selectFrom('department')
    .select([
      'name',
      sql<string | null>`settings #>> '{theme,colors,primary,main}'`.as('color'),
      sql`settings->'theme'`.as('theme'),
      sql<string | null>`settings->>'timezone'`.as('timeZone'),
      sql<string | null>`settings->>'dateTimeFormat'`.as('dateFormat'),
    ])
    .where('id', '=', departmentId)
    .executeTakeFirstOrThrow();
  return {
    brand: mailBrand(
      { departmentId, departmentName: row.name, color: row.color ?? undefined, theme: row.theme },
      publicUrl,
    ),
    timeZone: knownZone(row.timeZone ?? defaultTimeZone),
    dateFormat: row.dateFormat ?? defaultDateTimeFormat,
  };
}
