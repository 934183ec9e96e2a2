import { Type, type Static } from 'typebox';
import { MailStyle } from './departmentSettings';
import { mailFonts, type MailFontId } from './mailFonts';

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
