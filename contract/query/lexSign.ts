import { isCloseBracket, isOpenBracket, isSpace, isTypographicDash, quoteFamily } from './characters';
import { queryError, quoted, type QueryError, type QueryErrorCode, type Span } from './errors';
import { lexPhrase } from './lexPhrase';
import { lexRange } from './lexRange';
import type { Token } from './token';

/**
 * Reads the bracket, phrase, range, or operator that starts at `at`. Returns undefined if a word starts there. `before`
 * is the previous token, which decides about the suffixes `~` and `^` and the `=` of an exact name.
 */
export function lexSign(text: string, at: number, before: Token | undefined, errors: QueryError[]): Token | undefined {
  const char = text.charAt(at);
  const one = { start: at, end: at + 1 };
  if (isOpenBracket(char)) return { kind: 'open', ...one };
  if (isCloseBracket(char)) return { kind: 'close', ...one };
  if (quoteFamily(char) !== undefined) return lexPhrase(text, at, errors);
  if (char === '=' && before?.kind === 'field' && quoteFamily(text.charAt(at + 1)) !== undefined) {
    return { kind: 'whole', ...one };
  }
  if (char === '[' || char === '{') return lexRange(text, at, errors);
  if (char === ']' || char === '}') {
    errors.push(
      queryError('STRAY_BRACKET', one, `This ${char} has no opening bracket. Remove it, or escape it with \\.`, ''),
    );
    return { kind: 'ignored', ...one };
  }
  if (char === '~' || char === '^') return lexSuffix(text, at, before, errors);
  if (text.startsWith('&&', at)) return { kind: 'and', start: at, end: at + 2 };
  if (text.startsWith('||', at)) return { kind: 'or', start: at, end: at + 2 };
  if (char === '|') return lexBar(text, at, errors);
  if (text.startsWith('!=', at)) return lexUnequal(at, errors);
  if (char === '+' && endsHere(text, at + 1)) return { kind: 'ignored', ...one };
  if (char === '-' || char === '+' || char === '!' || isTypographicDash(char)) return lexPrefixSign(text, at, errors);
  return undefined;
}

/** Rejects a single `|`, which other languages use for OR; between words it is never meant as text. */
function lexBar(text: string, at: number, errors: QueryError[]): Token {
  const gap = (place: number): string => (/^[\s(（]?$/u.test(text.charAt(place)) ? '' : ' ');
  const fix = `${gap(at - 1)}OR${endsHere(text, at + 1) ? '' : ' '}`;
  const message = 'A single | isn’t an operator. Write OR. To search for it as text, escape it with \\.';
  return stray({ start: at, end: at + 1 }, errors, message, fix);
}

/** Rejects `!=`. If the `!` were read as NOT, every article with the value would be excluded silently. */
function lexUnequal(at: number, errors: QueryError[]): Token {
  const span = { start: at, end: at + 2 };
  const message = 'Comparison operators aren’t supported. To exclude a value, write -field:value.';
  errors.push(queryError('COMPARISON', span, message));
  return { kind: 'ignored', ...span };
}

function endsHere(text: string, at: number): boolean {
  return at >= text.length || isSpace(text.charAt(at)) || isCloseBracket(text.charAt(at));
}

function isSignChar(char: string): boolean {
  return char === '-' || char === '+' || char === '!' || (char !== '' && isTypographicDash(char));
}

function stray(
  span: Span,
  errors: QueryError[],
  message: string,
  fix?: string,
  code: QueryErrorCode = 'STRAY_SIGN',
): Token {
  errors.push(queryError(code, span, message, fix));
  return { kind: 'ignored', ...span };
}

/**
 * Reads a sign before a word: `-`, `+`, or `!`. Rejects it if it stands alone, is repeated, or is a typographic dash.
 */
function lexPrefixSign(text: string, at: number, errors: QueryError[]): Token {
  let end = at + 1;
  while (isSignChar(text.charAt(end))) end += 1;
  const span = { start: at, end };
  const signs = text.slice(at, end);
  if (endsHere(text, end)) {
    const message = `${quoted(signs)} stands alone. To exclude a word, put the sign directly before it (-word). Otherwise, remove the sign.`;
    return stray(span, errors, message, '');
  }
  if (end > at + 1) {
    return stray(span, errors, `A word can have only one sign. Write - to exclude it, or remove the signs.`, '-');
  }
  if (isTypographicDash(signs)) {
    const message = `${quoted(signs)} is a dash, not a minus sign. Write - to exclude the word, or remove the dash.`;
    return stray(span, errors, message, '-', 'DASH_FOR_MINUS');
  }
  const kind = signs === '+' ? 'plus' : signs === '-' ? 'minus' : 'not';
  return { kind, ...span };
}

/**
 * Rejects `~` and `^` with their number unless they follow a phrase: the language has neither fuzzy search nor
 * boosting.
 */
function lexSuffix(text: string, at: number, before: Token | undefined, errors: QueryError[]): Token {
  const number = /[\d.]*/y;
  number.lastIndex = at + 1;
  const end = at + 1 + (number.exec(text)?.[0].length ?? 0);
  const span = { start: at, end };
  if (text.charAt(at) === '^') {
    return stray(span, errors, 'Boosting (^) isn’t supported. Remove it.', '', 'BOOST');
  }
  const afterWord = before?.end === at && (before.kind === 'word' || before.kind === 'prefix' || before.kind === 'bad');
  if (afterWord) {
    const message = 'Fuzzy search (word~) isn’t supported. Remove the ~, or end the word with * to match any ending.';
    return stray(span, errors, message, '', 'FUZZY');
  }
  const message =
    'A ~ is allowed only directly after a phrase, as in "two words"~5. To search for it as text, escape it with \\.';
  const rest = before?.end === at || endsHere(text, at + 1) ? '' : `\\${text.slice(at, end)}`;
  return stray(span, errors, message, rest, 'STRAY_TILDE');
}
