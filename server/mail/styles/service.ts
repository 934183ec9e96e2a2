import { contrast, parseHex } from '@contract/contrast';
import { limits } from '@contract/limits';
import type { Style, StyleBody } from '@contract/mailStyles';
import type { Db, Tx } from '@server/db/schema';
import { mailTextColors } from '@server/engine/mail/looks';
import { allStyles } from './ownStyles';
import { AppError, forbidden, invalid, notFound } from '@server/http/errors';
import { firstErrorByField } from '@server/http/firstErrorByField';
import { isOneLine, oneLineText } from '@contract/oneLine';
import { insertStyle, lockStyles, removeStyle, setDefault } from './repository';
import { tooLongText } from '@server/http/fieldChecks';

const texts = {
  name: 'Style name is required',
  taken: 'A style with this name already exists.',
  longest: tooLongText,
  oneLine: oneLineText,
  color: 'Please enter a color such as #1971D5.',
  unreadable: 'Text would be hard to read on this color. Please choose a lighter one.',
  unreadableLink: 'Links would be hard to read in this color. Please choose a darker one.',
  tooMany: `A company can have up to ${String(limits.departmentStyles)} custom styles.`,
  products: 'This style comes with Watchdesk and can’t be deleted.',
  inUse: 'Your company’s settings use this style for alerts. Choose another one there first.',
} as const;

/** Minimum contrast ratio for text of normal size (WCAG 2.2, 1.4.3). */
const readable = 4.5;

export async function styleOf(db: Db | Tx, departmentId: string, id: string): Promise<Style> {
  const style = (await allStyles(db, departmentId)).find((one) => one.id === id);
  if (!style) throw notFound();
  return style;
}

export async function addStyle(db: Db, departmentId: string, body: StyleBody): Promise<Style> {
  const style = { ...body, name: body.name.trim(), description: (body.description ?? '').trim() };
  const errors = validationErrors(style);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return db.transaction().execute(async (tx) => {
    await lockStyles(tx, departmentId);
    const styles = await allStyles(tx, departmentId);
    if (styles.some(({ name }) => name.toLowerCase() === style.name.toLowerCase()))
      throw invalid({ name: texts.taken });
    if (styles.filter(({ isOwn }) => isOwn).length >= limits.departmentStyles) {
      throw new AppError('LIMIT_REACHED', texts.tooMany);
    }
    return styleOf(tx, departmentId, await insertStyle(tx, departmentId, style));
  });
}

export async function deleteStyle(db: Db, departmentId: string, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const ofAlerts = await lockStyles(tx, departmentId);
    const { isOwn } = await styleOf(tx, departmentId, id);
    if (!isOwn) throw forbidden(texts.products);
    if (ofAlerts === id) throw new AppError('STYLE_IN_USE', texts.inUse);
    await removeStyle(tx, departmentId, id);
  });
}

/** Makes a built-in or custom style the default for newsletters that choose none. */
export async function makeDefault(db: Db, departmentId: string, id: string): Promise<Style> {
  return db.transaction().execute(async (tx) => {
    await lockStyles(tx, departmentId);
    await styleOf(tx, departmentId, id);
    await setDefault(tx, departmentId, id);
    return styleOf(tx, departmentId, id);
  });
}

function validationErrors({
  name,
  description,
  accent,
  link,
  ground,
  paper,
}: Required<StyleBody>): Record<string, string> {
  const isColor = (color: string): boolean => /^#[\da-f]{6}$/i.test(color) && parseHex(color) !== null;
  const reads = (color: string, on: string): boolean =>
    !isColor(color) || !isColor(on) || contrast(color, on) >= readable;
  const isLight = (color: string): boolean => Object.values(mailTextColors).every((text) => reads(text, color));
  return firstErrorByField([
    ['name', name === '', texts.name],
    ['name', name.length > limits.styleName, texts.longest(limits.styleName)],
    ['name', !isOneLine(name), texts.oneLine],
    ['description', description.length > limits.styleDescription, texts.longest(limits.styleDescription)],
    ['description', !isOneLine(description), texts.oneLine],
    ['accent', accent !== null && !isColor(accent), texts.color],
    ['link', !isColor(link), texts.color],
    ['ground', !isColor(ground), texts.color],
    ['ground', !isLight(ground), texts.unreadable],
    ['paper', !isColor(paper), texts.color],
    ['paper', !isLight(paper), texts.unreadable],
    ['link', !reads(link, ground) || !reads(link, paper), texts.unreadableLink],
  ]);
}
