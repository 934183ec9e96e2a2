import { Type, type Static } from 'typebox';

/**
 * GET /data/v1/items/{id}/display: the signed address of an article on the display host, as HTML. Replacing `.html` in
 * it by `.json` or `.xml` gives the other formats. It needs no authentication until it expires.
 */
export const DisplayAddress = Type.Object({ url: Type.String(), expires: Type.String({ format: 'date-time' }) });
export type DisplayAddress = Static<typeof DisplayAddress>;

/** GET /display/item/{id}.{format} and /display/article/{id}.{format}. */
export const DisplayParams = Type.Object({
  kind: Type.Union([Type.Literal('item'), Type.Literal('article')]),
  file: Type.String({
    maxLength: 24,
    pattern: '^[0-9]{1,18}\\.(json|xml|html)$',
    description: 'an ID and a format, such as 7.html',
  }),
});

/**
 * `signature` covers all other parameters: none can be changed, added, or removed. `expires` is in seconds since 1970.
 * UID (base64), PROFILE, and REQUEST are as in `ItemQuery`.
 */
export const DisplayQuery = Type.Object({
  department: Type.String({ maxLength: 64 }),
  expires: Type.String({ pattern: '^[0-9]{1,12}$', description: 'a time in seconds' }),
  signature: Type.String({ maxLength: 64 }),
  version: Type.Optional(Type.String({ pattern: '^[0-9]{1,9}$', description: 'a whole number' })),
  isArticle: Type.Optional(Type.String({ maxLength: 5 })),
  UID: Type.Optional(Type.String({ maxLength: 512 })),
  PROFILE: Type.Optional(Type.String({ maxLength: 64 })),
  REQUEST: Type.Optional(Type.String({ maxLength: 20_000 })),
});
export type DisplayQuery = Static<typeof DisplayQuery>;
