import { sql } from 'kysely';
import type { Db } from '@server/db/schema';

/** What of a department its mails show. */
export async function readMailSetting(
  db: Db,
  departmentId: string,
): Promise<{ departmentName: string; color: string | undefined }> {
  const row = await db
    .selectFrom('department')
    .select(['name', sql<string | null>`settings #>> '{theme,colors,primary,main}'`.as('color')])
    .where('id', '=', departmentId)
    .executeTakeFirstOrThrow();
  return { departmentName: row.name, color: row.color ?? undefined };
}
