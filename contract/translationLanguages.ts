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
