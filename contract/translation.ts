import { Type, type Static } from 'typebox';

/**
 * The languages that articles can be translated from and to: ISO 639-1, and Chinese in simplified (zh-CN) and
 * traditional (zh-TW) characters. Named by `Intl.DisplayNames`.
 */
export const translationLanguages: readonly string[] =
  `af am ar az be bg bn bs ca ceb co cs cy da de el en eo es et eu fa fi fr fy ga gd gl gu ha haw he hi hmn hr ht hu hy
  id ig is it ja jv ka kk km kn ko ku ky la lb lo lt lv mg mi mk ml mn mr ms mt my nb ne nl ny or pa pl ps pt ro ru rw sd
  si sk sl sm sn so sq sr st su sv sw ta te tg th tk tl tr tt ug uk ur uz vi xh yi yo zh-CN zh-TW zu`.split(/\s+/);

/** The entry of the list for the language of an article (`en-US` is `en`, `zh` is `zh-CN`); undefined if not listed. */
export function translationLanguageOf(language: string): string | undefined {
  const code = language.toLowerCase();
  const [primary = ''] = code.split(/[-_]/);
  if (primary === 'zh') return /tw|hk|hant/.test(code) ? 'zh-TW' : 'zh-CN';
  const known = { no: 'nb', nn: 'nb', iw: 'he', in: 'id', fil: 'tl' }[primary] ?? primary;
  return translationLanguages.find((listed) => listed === known);
}

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
