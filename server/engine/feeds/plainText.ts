import { feedLimits } from '@contract/limits';
import { MarkupLimitError, parseMarkup } from './boundedMarkup';
import { collapsed } from './unescape';

/** What begins a line of its own, of the elements that an article may keep. */
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

/** Marks a link that stands for a frame, a film or a recording. */
export const embeddedClass = 'embedded';

/**
 * The text of HTML, a line a block, cells parted by a space, white space collapsed, empty lines left out: what analysis,
 * counting and excerpts work on. Meant for cleaned HTML; tolerates any, and reads what nests too deep up to there.
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
 * The beginning of a text in at most `length` characters: whole if it fits; else to the end of a sentence if one ends in
 * the second half; else to the end of a word, with an ellipsis.
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

/** Number of words; a script that does not part them counts its characters. */
export function countWords(text: string): number {
  let count = 0;
  const rest = text.replace(ideographs, () => {
    count += 1;
    return ' ';
  });
  return count + (rest.match(words)?.length ?? 0);
}
