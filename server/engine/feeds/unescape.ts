import { withoutBidiControls } from '@contract/oneLine';
import { decodeEntities } from './xmlTree';

const tagNames =
  'a|abbr|address|article|aside|audio|b|big|blockquote|br|center|cite|code|dd|del|details|div|dl|dt|em|embed|figcaption|figure|font|footer|h[1-6]|' +
  'header|hr|i|iframe|img|ins|kbd|li|main|mark|nobr|ol|p|picture|pre|q|s|samp|script|section|small|span|strike|strong|style|sub|summary|sup|' +
  'table|tbody|td|tfoot|th|thead|time|tr|tt|u|ul|var|video|wbr';
const knownTag = new RegExp(`</?(${tagNames})(\\s[^<>]*)?/?>`, 'i');
// What a headline may be marked up with; of anything else it may be speaking ("How to use <table>").
const phraseTags = /<\/?(a|abbr|b|big|br|cite|em|font|i|mark|p|q|small|span|strong|sub|sup|u)(\s[^<>]*)?\/?>/gi;
// Ends of elements, and those without attributes: there is no markup without any of these.
const escapedTag = new RegExp(`&lt;/?(${tagNames})\\s?/?&gt;`, 'i');
// Word's elements and comments are nothing to be read either.
const foreignMarkup = /<!--|<\/?[a-z]\w*:[a-z]/i;

/** Whether a text contains elements of HTML (`<5 mg` and `a < b` are none). */
export const hasTags = (text: string): boolean => knownTag.test(text) || foreignMarkup.test(text);

/** `&amp;nbsp;` where `&nbsp;` was meant; never an angle bracket, which would make tags out of text. */
const entitiesTwice = (html: string) =>
  html.replace(/&amp;(#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi, (all, name: string) => {
    const entity = `&${name};`;
    const character = decodeEntities(entity);
    return character === entity || character === '<' || character === '>' ? all : entity;
  });

/** HTML as it was meant: markup that was escaped once too often, and entities that were, are undone, except in code. */
export function readableHtml(html: string): string {
  if (!html.includes('&')) return html;
  const once = !hasTags(html) && escapedTag.test(html) ? decodeEntities(html) : html;
  return /<(code|pre)\b/i.test(once) ? once : entitiesTwice(once);
}

/**
 * A headline or name as one line of plain text: tags and controls of writing direction removed, entities decoded however often
 * they were escaped (twice at most).
 */
export function headlineText(html: string): string {
  const decoded = decodeEntities(decodeEntities(html.replace(phraseTags, '')).replace(phraseTags, ''));
  return collapsed(withoutBidiControls(decoded)).trim();
}

/** White space as one space each; the byte order mark, which JavaScript takes for a space, stands within words and has no width. */
export function collapsed(text: string): string {
  return text.replace(/\ufeff/g, '').replace(/\s+/g, ' ');
}

/** What a database takes: no control characters but tab and line ends, no half surrogate pairs. */
export const storable = (text: string): string =>
  text.replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '').replace(/\p{Surrogate}/gu, '\ufffd');
