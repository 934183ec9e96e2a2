import { limits } from '../limits';
import { formatNumber } from '../numbers';
import { collapseSpace, hasSearchable, isBreak, isSpace, quoteFamily } from './characters';
import { queryError, quoted, type QueryError, type Span } from './errors';
import { readEscape } from './escape';
import type { Token } from './token';

const MOST_SLOP = formatNumber(limits.querySlop);

/** The content of a phrase; `close` is the offset of the closing mark, or -1 if there is none. */
interface Inside {
  text: string;
  close: number;
  /** The offset of a `*` at the end of a word, which isn't supported within quotation marks. */
  star: number;
  /**
   * True if it contains an odd number of quotation marks of other families: then another mark was probably meant to
   * close it.
   */
  odd: boolean;
}

/** Reads the phrase that a double quotation mark opens at `start`, and its slop (`~5`). */
export function lexPhrase(text: string, start: number, errors: QueryError[]): Token {
  const family = quoteFamily(text.charAt(start)) ?? '"';
  const inside = readInside(text, start + 1, (at) => family.includes(text.charAt(at)), errors);
  const mark = { start, end: start + 1 };
  if (inside.close < 0) {
    const message = `This quotation mark (${text.charAt(start)}) is never closed.`;
    errors.push(queryError('UNCLOSED_QUOTE', mark, message));
    return { kind: 'bad', start, end: text.length };
  }
  return judge(text, inside, { start, end: inside.close + 1 }, errors);
}

/** True for a single typographic quotation mark that may open a phrase; it may also be an apostrophe. */
export function opensSingle(char: string): boolean {
  return char === '‘' || char === '‚' || char === '‛';
}

/**
 * Finds the mark that closes a phrase in single typographic marks (‘as here’): one that is followed by white space, a
 * bracket, or `~`, with no other syntax in between. `close` is its offset, or -1 if the opening mark is an apostrophe;
 * `searched` is the offset up to which there is none.
 */
export function findSingleClose(text: string, start: number): { close: number; searched: number } {
  for (let at = start + 1; at < text.length; at += 1) {
    const char = text.charAt(at);
    const closes = char === '’' || char === '‘';
    if (closes && (at + 1 === text.length || isBreak(text, at + 1))) return { close: at, searched: at };
    if (char === '\\' || (isBreak(text, at) && !isSpace(char))) return { close: -1, searched: at };
  }
  return { close: -1, searched: text.length };
}

/** Reads the phrase in single typographic marks that starts at `start` and is closed at `close`. */
export function lexSingleQuoted(text: string, start: number, close: number, errors: QueryError[]): Token {
  const inside = readInside(text, start + 1, (at) => at === close, errors);
  return judge(text, inside, { start, end: close + 1 }, errors);
}

function readInside(text: string, from: number, closes: (at: number) => boolean, errors: QueryError[]): Inside {
  const inside: Inside = { text: '', close: -1, star: -1, odd: false };
  const others = new Map<string, number>();
  let at = from;
  while (at < text.length) {
    const char = text.charAt(at);
    if (closes(at)) {
      inside.close = at;
      break;
    }
    if (char === '\\') {
      const escape = readEscape(text, at);
      if (escape) inside.text += escape.value;
      else errors.push(badEscape(at, text));
      at = escape?.end ?? at + 1;
      continue;
    }
    const family = quoteFamily(char);
    if (family) others.set(family, (others.get(family) ?? 0) + 1);
    if (char === '*' && inside.star < 0 && hasSearchable(text.slice(at - 1, at))) inside.star = at;
    inside.text += char;
    at += 1;
  }
  inside.odd = [...others.values()].some((count) => count % 2 === 1);
  return inside;
}

function badEscape(at: number, text: string): QueryError {
  const message = 'A backslash inside quotation marks escapes the next character. For a backslash itself, write \\\\.';
  return queryError('BAD_ESCAPE', { start: at, end: at + 1 }, message, at === text.length - 1 ? undefined : '\\\\');
}

function judge(text: string, inside: Inside, span: Span, errors: QueryError[]): Token {
  const { slop, end } = readSlop(text, span, errors);
  const bad: Token = { kind: 'bad', start: span.start, end };
  const phrase = collapseSpace(inside.text);
  if (inside.odd) {
    const message =
      'These quotation marks don’t match. Close the phrase with the kind that opened it, or escape the inner mark with \\.';
    errors.push(queryError('MIXED_QUOTES', span, message));
    return bad;
  }
  if (inside.star >= 0) {
    const message = 'A * has no effect inside quotation marks. Remove it, or move the word outside them.';
    errors.push(queryError('PREFIX_IN_QUOTES', { start: inside.star, end: inside.star + 1 }, message, ''));
    return bad;
  }
  if (hasSearchable(phrase)) return { kind: 'phrase', text: phrase, slop, start: span.start, end };
  const message =
    phrase === ''
      ? 'There is nothing between the quotation marks.'
      : `${quoted(phrase)} has no letters or digits to search for.`;
  errors.push(queryError(phrase === '' ? 'EMPTY_QUOTES' : 'NOTHING_TO_SEARCH', span, message));
  return bad;
}

/** Reads the slop (`~5`) after a phrase; `end` is the end of the phrase including it. */
function readSlop(text: string, phrase: Span, errors: QueryError[]): { slop: number; end: number } {
  if (text.charAt(phrase.end) !== '~') return { slop: 0, end: phrase.end };
  const number = /[\w.]*/y;
  number.lastIndex = phrase.end + 1;
  const digits = number.exec(text)?.[0] ?? '';
  const end = phrase.end + 1 + digits.length;
  const slop = /^\d{1,9}$/.test(digits) ? Number(digits) : -1;
  if (slop >= 0 && slop <= limits.querySlop) return { slop, end };
  const message = `After a phrase, ~ needs a number from 0 to ${MOST_SLOP}: how far apart the words can be, as in "two words"~5.`;
  errors.push(queryError('BAD_SLOP', { start: phrase.end, end }, message, slop > 0 ? `~${limits.querySlop}` : '~5'));
  return { slop: 0, end };
}
