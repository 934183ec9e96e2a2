import { withoutBidiControls } from '@contract/oneLine';
import { decodeEntities } from './xmlTree';

const tagNames =
  'a|abbr|address|article|aside|audio|b|big|blockquote|br|center|cite|code|dd|del|details|div|dl|dt|em|embed|figcaption|figure|font|footer|h[1-6]|' +
  'header|hr|i|iframe|img|ins|kbd|li|main|mark|nobr|ol|p|picture|pre|q|s|samp|script|section|small|span|strike|strong|style|sub|summary|sup|' +
  'table|tbody|td|tfoot|th|thead|time|tr|tt|u|ul|var|video|wbr';
const knownTag = new RegExp(`</?(${tagNames})(\\s[^<>]*)?/?>`, 'i');
// The markup that can occur in a headline; other tags may be part of its text ("How to use <table>").
const phraseTags = /<\/?(a|abbr|b|big|br|cite|em|font|i|mark|p|q|small|span|strong|sub|sup|u)(\s[^<>]*)?\/?>/gi;
// End tags and tags without attributes; escaped markup always contains one of these.
const escapedTag = new RegExp(`&lt;/?(${tagNames})\\s?/?&gt;`, 'i');
// Elements and comments of Word are markup too.
const foreignMarkup = /<!--|<\/?[a-z]\w*:[a-z]/i;

/** True if a text contains HTML elements (`<5 mg` and `a < b` aren't). */
export const hasTags = (text: string): boolean => knownTag.test(text) || foreignMarkup.test(text);

/** Undoes double escaping, such as `&amp;nbsp;`; but not of angle brackets, which would turn text into tags. */
const entitiesTwice = (html: string) =>
  html.replace(/&amp;(#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi, (all, name: string) => {
    const entity = `&${name};`;
    const character = decodeEntities(entity);
    return character === entity || character === '<' || character === '>' ? all : entity;
  });

/** Repairs markup and entities that were escaped once too often, except in code. */
export function readableHtml(html: string): string {
  if (!html.includes('&')) return html;
  const once = !hasTags(html) && escapedTag.test(html) ? decodeEntities(html) : html;
  return /<(code|pre)\b/i.test(once) ? once : entitiesTwice(once);
}

/**
 * A headline or name as one line of plain text: removes tags and bidirectional controls, and decodes entities that were
 * escaped up to twice.
 */
export function headlineText(html: string): string {
  const decoded = decodeEntities(decodeEntities(html.replace(phraseTags, '')).replace(phraseTags, ''));
  return oneLine(decoded);
}

/** Plain text on one line, without bidirectional controls. Markup in it is text, and stays. */
export const oneLine = (text: string): string => collapsed(withoutBidiControls(text)).trim();

/**
 * Collapses white space. Removes the byte order mark first, because `\s` includes it: within a word it has no width and
 * must not become a space.
 */
export function collapsed(text: string): string {
  return text.replace(/\ufeff/g, '').replace(/\s+/g, ' ');
}

/** Removes what PostgreSQL doesn't accept: control characters other than tab and line ends, and unpaired surrogates. */
export const storable = (text: string): string =>
  text.replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '').replace(/\p{Surrogate}/gu, '\ufffd');
