import { badCharacterAt, quoteMarks } from './characters';
import { fieldNamed, isDottedField } from './fields';

const unicodeEscape = /u([0-9a-fA-F]{4})/y;

/**
 * Reads the escape sequence whose backslash is at `at`. Returns its value and its end, or undefined if it isn't valid.
 */
export function readEscape(text: string, at: number): { value: string; end: number } | undefined {
  const next = text.codePointAt(at + 1);
  if (next === undefined) return undefined;
  const char = String.fromCodePoint(next);
  if (char !== 'u') return { value: char, end: at + 1 + char.length };
  let value = '';
  let end = at;
  while (text[end] === '\\') {
    unicodeEscape.lastIndex = end + 1;
    const digits = unicodeEscape.exec(text)?.[1];
    if (digits === undefined) break;
    value += String.fromCharCode(Number.parseInt(digits, 16));
    end += 6;
  }
  return value === '' || badCharacterAt(value) >= 0 ? undefined : { value, end };
}

const specialAnywhere = new RegExp(
  `[\\s\\\\()（）[\\]{}^~*?|${quoteMarks}\\u200b\\u200e\\u200f\\u2060\\ufeff\\u202a-\\u202e\\u2066-\\u2069]`,
  'gu',
);
const specialInPhrase = new RegExp(`[\\\\*${quoteMarks}]`, 'gu');
const specialFirst = /^[-+!/:：‐‑‒–—―−﹘﹣－‘‚‛]/u;
const fieldLike = /^([\p{L}_][\p{L}\p{N}_-]*)([:：])(?!\/\/)/u;
/** An example of this language's proximity syntax, for messages. */
export const proximityExample = '"two words"~5';
/** Matches the proximity operators of other search services. */
export const proximityOperator = /^(?:NEAR|ADJ|ONEAR|PRE|W)\/\d+$/i;
const comparison = /^(\p{L}+)([<>=≠≥≤]|!(?==))/u;

/** Escapes a word so that it is parsed as this literal text, and not as an operator, sign, field, or wildcard. */
export function escapeWord(text: string): string {
  if (/^(?:AND|OR|NOT|ANDNOT)$/.test(text) || proximityOperator.test(text)) return `\\${text}`;
  return text
    .replace(specialAnywhere, '\\$&')
    .replace(/&(?=&)/g, '\\&')
    .replace(specialFirst, '\\$&')
    .replace(fieldLike, '$1\\$2')
    .replace(/^([^:\\]+):(.?)/u, (match, name: string, next: string) =>
      isDottedField(name, next) ? `${name}\\:${next}` : match,
    )
    .replace(comparison, (match, name: string, sign: string) => (fieldNamed(name) ? `${name}\\${sign}` : match));
}

/** Escapes a word that follows a field name. A leading comparison operator would otherwise be rejected there. */
export function escapeValue(text: string): string {
  return escapeWord(text).replace(/^[<>=≠≥≤]/, '\\$&');
}

/** Escapes the content of a phrase so that it is parsed as this literal text. */
export function escapePhrase(text: string): string {
  return text.replace(specialInPhrase, '\\$&');
}
