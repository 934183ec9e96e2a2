import { sql } from 'kysely';
import { defaultDateTimeFormat, defaultTimeZone, emailSendModes } from '@contract/limits';
import type { Tx } from '@server/db/schema';
import { mailLook, type MailLook } from '@server/engine/mail/looks';
import { findStyle } from '@server/mail/styles/ownStyles';
import { knownZone } from '@server/engine/schedule/schedule';

/** A recipient of alerts, with the settings that their mails depend on. */
export interface AlertRecipient {
  id: string;
  departmentId: string;
  departmentName: string;
  /** IANA time zone name. */
  timeZone: string;
  /** Luxon format string. */
  dateFormat: string;
  /** The company's primary color, #rrggbb. */
  color: string | undefined;
  /** The theme in the department's settings, not yet validated. */
  theme: unknown;
  look: MailLook;
  /** All topics that are due at the same instant are sent in one mail. */
  digest: boolean;
  /**
   * The address bounced permanently: nothing is sent until the user or an administrator confirms that it works again.
   */
  bounced: boolean;
}

/** Reads a user's mail settings: the user's own, else the department's, else the default. */
export async function readAlertRecipient(tx: Tx, userId: string): Promise<AlertRecipient> {
  const row = await tx
    .selectFrom('user_account as u')
    .innerJoin('department as d', 'd.id', 'u.department_id')
    .select([
      'u.id',
      'd.id as departmentId',
      'd.name as departmentName',
      'u.mail_bounced_at as bouncedAt',
      sql<string | null>`u.settings->>'timezone'`.as('timeZone'),
      sql<string | null>`d.settings->>'timezone'`.as('departmentZone'),
      sql<string | null>`coalesce(u.settings->>'dateFormat', d.settings->>'dateTimeFormat')`.as('dateFormat'),
      sql<string | null>`u.settings->>'emailSendMode'`.as('emailSendMode'),
      sql<string | null>`d.settings #>> '{theme,colors,primary,main}'`.as('color'),
      sql`d.settings->'theme'`.as('theme'),
      sql<string | null>`d.settings->>'templateId'`.as('templateId'),
      sql<string | null>`d.settings->>'style'`.as('style'),
    ])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    departmentId: row.departmentId,
    departmentName: row.departmentName,
    timeZone: knownZone(row.timeZone ?? row.departmentZone ?? defaultTimeZone),
    dateFormat: row.dateFormat ?? defaultDateTimeFormat,
    color: row.color ?? undefined,
    theme: row.theme,
    look: mailLook(row.templateId, row.style, await findStyle(tx, row.departmentId, row.style)),
    digest: Number(row.emailSendMode) === emailSendModes.digest,
    bounced: row.bouncedAt !== null,
  };
}
