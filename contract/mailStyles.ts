import { Type, type Static } from 'typebox';
import { readable } from './contrast';
import { MailStyle } from './departmentSettings';

/** Fonts installed on most computers; mails load no web fonts. */
export const mailFonts = [
  { id: 'sans', name: 'Plain' },
  { id: 'serif', name: 'Serif' },
  { id: 'humanist', name: 'Verdana' },
  { id: 'narrow', name: 'Trebuchet' },
  { id: 'mono', name: 'Typewriter' },
] as const;
export type MailFontId = (typeof mailFonts)[number]['id'];

/** The CSS font-family of each font. Single quotes, because the value is used inside HTML attributes. */
export const mailFontFamilies: Readonly<Record<MailFontId, string>> = {
  sans: "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
  serif: "Georgia, 'Times New Roman', serif",
  humanist: 'Verdana, Geneva, sans-serif',
  narrow: "'Trebuchet MS', 'Lucida Grande', sans-serif",
  mono: "'Courier New', Courier, monospace",
};

/** The background of matching words in emails: of all light backgrounds, the one with the least contrast. */
export const mailMatchColors = { light: '#fff0b3', dark: '#5c4a00' } as const;
/** The background of emails in dark mode. */
export const mailDarkGround = '#14191d';

/** The built-in style whose bar and links have the company's primary color. */
export const companyStyleId = 'company';

/**
 * The color of links in a style: the style's own or, in the company's style, the company's primary color, darkened as
 * far as it needs to be readable on every background.
 */
export function mailLinkColor({ id, link }: { id?: string; link: string }, companyColor: string): string {
  return id === companyStyleId ? readable(companyColor, mailMatchColors.light) : link;
}

/** The color of links in dark mode, readable on the background and on matching words. */
export function mailDarkLinkColor({ id }: { id: string }, companyColor: string): string {
  return id === companyStyleId ? readable(companyColor, mailMatchColors.dark) : '#7cc0ff';
}

const Font = Type.Unsafe<MailFontId>(Type.String({ enum: mailFonts.map(({ id }) => id), maxLength: 40 }));
const Color = Type.String({ maxLength: 40 });
const styleFields = {
  /** The bar at the top, #rrggbb; null for the company's primary color. */
  accent: Type.Union([Color, Type.Null()]),
  /** #rrggbb. Links and text need a contrast of 4.5:1 to both ground and paper. */
  link: Color,
  ground: Color,
  paper: Color,
  headlineFont: Font,
  textFont: Font,
};

/** A mail style: built-in, or a department's own, managed by administrators and users with the publish permission. */
export const Style = Type.Object({
  ...MailStyle.properties,
  ...styleFields,
  isOwn: Type.Boolean(),
  /** The style of newsletters that choose none; at most one style is the default. */
  isDefault: Type.Boolean(),
});
export type Style = Static<typeof Style>;
/** GET /workspace/v1/styles and GET /style/v1/styles: the built-in styles, then the department's own by name. */
export const StylesAnswer = Type.Object({ styles: Type.Array(Style), total: Type.Integer() });
export type StylesAnswer = Static<typeof StylesAnswer>;
/** GET /style/v1/styles/{id}, POST /style/v1/styles, PUT /style/v1/styles/{id}/default */
export const StyleAnswer = Type.Object({ style: Style });
export type StyleAnswer = Static<typeof StyleAnswer>;

/** POST /style/v1/styles, for administrators and users with the publish permission. */
export const StyleBody = Type.Object({
  name: Type.String({ maxLength: 200 }),
  description: Type.Optional(Type.String({ maxLength: 200 })),
  ...styleFields,
});
export type StyleBody = Static<typeof StyleBody>;
