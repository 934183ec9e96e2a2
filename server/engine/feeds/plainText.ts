import { feedLimits } from '@contract/limits';
import { MarkupLimitError, parseMarkup } from './boundedMarkup';
import { collapsed } from './feedText';

/** The allowed elements that start a new line. */
export const blockElements = [
  'p',
  'div',
  'blockquote',
  'pre',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'figure',
  'figcaption',
  'hr',
  'br',
  'details',
  'summary',
];

const blocks = new Set([
  ...blockElements,
  'table',
  'caption',
  'tr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'section',
  'article',
  'header',
  'footer',
  'aside',
  'address',
  'main',
  'center',
]);
const cells = new Set(['td', 'th']);
const silent = new Set(['script', 'style', 'template', 'noscript', 'title', 'textarea']);

/** The class of a link that replaces a frame, video, or audio. */
export const embeddedClass = 'embedded';

/**
 * Converts HTML to plain text for analysis, word counts, and excerpts: one line per block, table cells separated by a
 * space, white space collapsed, blank lines removed. Made for cleaned HTML but accepts any; excessively nested content
 * is read up to the limit.
 */
export function plainText(html: string): string {
  const parts: string[] = [];
  let silence = 0;
  let inEmbedded = false;
  const handlers: Parameters<typeof parseMarkup>[1] = {
    onopentagname: (name) => {
      if (silent.has(name)) silence += 1;
      if (blocks.has(name)) parts.push('\n');
      else if (cells.has(name)) parts.push(' ');
    },
    onopentag: (name, attributes) => {
      if (name === 'a' && attributes.class === embeddedClass) inEmbedded = true;
    },
    onclosetag: (name) => {
      if (name === 'a') inEmbedded = false;
      if (silent.has(name)) silence = Math.max(0, silence - 1);
      if (blocks.has(name)) parts.push('\n');
    },
    ontext: (text) => {
      if (silence === 0 && !inEmbedded) parts.push(collapsed(text));
    },
  };
  try {
    parseMarkup(html, handlers);
  } catch (error) {
    if (!(error instanceof MarkupLimitError)) throw error;
  }
  const lines = parts.join('').split('\n');
  return lines
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

const sentenceEnd = /[.!?。！？]["'”’»)\]]*(?=\s)/g;

/**
 * The beginning of a text in at most `length` characters: the whole text if it fits; otherwise up to the end of a
 * sentence in the second half; otherwise up to the end of a word, with an ellipsis.
 */
export function summaryOf(text: string, length: number = feedLimits.clean.summaryLength): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const room = line.slice(0, length + 1);
  const ends = Array.from(room.matchAll(sentenceEnd), (match) => match.index + match[0].length);
  const sentence = ends.at(-1) ?? 0;
  if (sentence > length / 2) return line.slice(0, sentence);
  const cut = line.slice(0, length);
  const space = cut.lastIndexOf(' ');
  const words = space > length / 2 ? cut.slice(0, space) : cut.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${words.replace(/[\s,;:–—-]+$/, '')}…`;
}

const ideographs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const words = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’._-][\p{L}\p{N}\p{M}]+)*/gu;

/** The number of words; in scripts without spaces, the number of characters. */
export function countWords(text: string): number {
  let count = 0;
  const rest = text.replace(ideographs, () => {
    count += 1;
    return ' ';
  });
  return count + (rest.match(words)?.length ?? 0);
}
