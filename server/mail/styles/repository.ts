import { sql } from 'kysely';
import type { StyleBody } from '@contract/mailStyles';
import type { Tx } from '@server/db/schema';

/**
 * Returns the id of the style that the department's settings use for alerts, if any, and locks the settings and the
 * department's styles until the transaction ends.
 */
export async function lockStyles(tx: Tx, departmentId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('department')
    .select(sql<string | null>`settings->>'style'`.as('style'))
    .where('id', '=', departmentId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return row.style;
}

export async function insertStyle(tx: Tx, departmentId: string, style: Required<StyleBody>): Promise<string> {
  const { headlineFont, textFont, ...rest } = style;
  const { id } = await tx
    .insertInto('mail_style')
    .values({ department_id: departmentId, ...rest, headline_font: headlineFont, text_font: textFont })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes a style. If it was the default, newsletters use their template's own style again. */
export async function removeStyle(tx: Tx, departmentId: string, id: string): Promise<void> {
  await tx.deleteFrom('mail_style').where('department_id', '=', departmentId).where('id', '=', id).execute();
  await tx
    .deleteFrom('mail_style_default')
    .where('department_id', '=', departmentId)
    .where('style_id', '=', id)
    .execute();
}

export async function setDefault(tx: Tx, departmentId: string, id: string): Promise<void> {
  await tx
    .insertInto('mail_style_default')
    .values({ department_id: departmentId, style_id: id })
    .onConflict((conflict) => conflict.column('department_id').doUpdateSet({ style_id: id }))
    .execute();
}
