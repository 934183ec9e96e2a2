import { mailFonts, type MailFontId, type Style } from '@contract/mailStyles';
import type { Db, Tx } from '@server/db/schema';
import { mailStyles, productStyle, type LookStyle } from '@server/engine/mail/looks';

/** The styles that a department has made for itself, by name. */
export async function ownStyles(db: Db | Tx, departmentId: string): Promise<LookStyle[]> {
  const rows = await styles(db, departmentId).orderBy('name').orderBy('id').execute();
  return rows.map(toStyle);
}

/** What a department may choose from: the product's styles, then its own by name, and which of them is its default. */
export async function allStyles(db: Db | Tx, departmentId: string): Promise<Style[]> {
  const chosen = await defaultStyleId(db, departmentId);
  const asStyle = (style: LookStyle, isOwn: boolean) => ({ ...style, isOwn, isDefault: style.id === chosen });
  return [
    ...mailStyles.map((style) => asStyle(style, false)),
    ...(await ownStyles(db, departmentId)).map((style) => asStyle(style, true)),
  ];
}

/** A style of the product's or of the department's own; undefined where there is none such. */
export async function findStyle(
  db: Db | Tx,
  departmentId: string,
  id: string | null | undefined,
): Promise<LookStyle | undefined> {
  if (id == null) return undefined;
  // The ids of own styles are numbers, those of the product words.
  if (!/^\d{1,18}$/.test(id)) return productStyle(id);
  const row = await styles(db, departmentId).where('id', '=', id).executeTakeFirst();
  return row && toStyle(row);
}

/** The id of the style that a department's newsletters have where none is chosen. */
export async function defaultStyleId(db: Db | Tx, departmentId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('mail_style_default')
    .select('style_id')
    .where('department_id', '=', departmentId)
    .executeTakeFirst();
  return row?.style_id;
}

function styles(db: Db | Tx, departmentId: string) {
  return db
    .selectFrom('mail_style')
    .select(['id', 'name', 'description', 'accent', 'link', 'ground', 'paper', 'headline_font', 'text_font'])
    .where('department_id', '=', departmentId);
}

interface StyleRow extends Omit<LookStyle, 'headlineFont' | 'textFont'> {
  headline_font: string;
  text_font: string;
}

function toStyle({ headline_font, text_font, ...row }: StyleRow): LookStyle {
  return { ...row, headlineFont: fontOf(headline_font), textFont: fontOf(text_font) };
}

/** Letters that a later release does not have any more are the plain ones. */
const fontOf = (id: string): MailFontId => mailFonts.find((font) => font.id === id)?.id ?? 'sans';
