import type { Style } from '@contract/mailStyles';
import { mailFonts, type MailFontId } from '@contract/mailFonts';
import type { Db, Tx } from '@server/db/schema';
import { mailStyles, productStyle, type LookStyle } from '@server/engine/mail/looks';

/** The custom styles of a department, ordered by name. */
export async function ownStyles(db: Db | Tx, departmentId: string): Promise<LookStyle[]> {
  const rows = await styles(db, departmentId).orderBy('name').orderBy('id').execute();
  return rows.map(toStyle);
}

/**
 * All styles available to a department: the built-in ones, then its own by name. `isDefault` marks the default for
 * newsletters.
 */
export async function allStyles(db: Db | Tx, departmentId: string): Promise<Style[]> {
  const chosen = await defaultStyleId(db, departmentId);
  const asStyle = (style: LookStyle, isOwn: boolean) => ({ ...style, isOwn, isDefault: style.id === chosen });
  return [
    ...mailStyles.map((style) => asStyle(style, false)),
    ...(await ownStyles(db, departmentId)).map((style) => asStyle(style, true)),
  ];
}

/** Finds a built-in style or one of the department's own; undefined if there is none with this id. */
export async function findStyle(
  db: Db | Tx,
  departmentId: string,
  id: string | null | undefined,
): Promise<LookStyle | undefined> {
  if (id == null) return undefined;
  // Ids of custom styles are numeric, ids of built-in styles are words.
  if (!/^\d{1,18}$/.test(id)) return productStyle(id);
  const row = await styles(db, departmentId).where('id', '=', id).executeTakeFirst();
  return row && toStyle(row);
}

/** The id of the department's default style for newsletters. */
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

/** A stored font that no longer exists becomes sans-serif. */
const fontOf = (id: string): MailFontId => mailFonts.find((font) => font.id === id)?.id ?? 'sans';
