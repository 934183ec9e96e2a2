import { Type, type Static } from 'typebox';

/**
 * GET /data/v1/items/{id}/translation: how the article can be translated. `service`: in place, by POST to the same path.
 * `page`: on a page of another site; `pageUrl` still contains the placeholders {source} and {target}. `none`: not at
 * all, because translation isn't set up (`refused` is null), or because the article may not be sent.
 */
export const TranslationOptions = Type.Object({
  by: Type.Union([Type.Literal('service'), Type.Literal('page'), Type.Literal('none')]),
  pageUrl: Type.Union([Type.String(), Type.Null()]),
  refused: Type.Union([Type.Literal('draft'), Type.Literal('ownArticle'), Type.Null()]),
});
export type TranslationOptions = Static<typeof TranslationOptions>;

const Language = Type.String({
  maxLength: 10,
  pattern: '^[a-z]{2,3}(-[A-Z]{2})?$',
  description: 'a language such as en or zh-CN',
});

/** POST /data/v1/items/{id}/translation: translates the article in place. The query is `ItemQuery`. */
export const TranslationBody = Type.Object({ source: Language, target: Language });
export type TranslationBody = Static<typeof TranslationBody>;

/** The translated article. `headline` and `description` are text, `body` is sanitized HTML. */
export const TranslationAnswer = Type.Object({
  headline: Type.String(),
  description: Type.String(),
  body: Type.String(),
});
export type TranslationAnswer = Static<typeof TranslationAnswer>;
