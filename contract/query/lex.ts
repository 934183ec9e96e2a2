import { badCharacterAt, isSpace } from './characters';
import { queryError, type QueryError, type Span } from './errors';
import { fieldNamed } from './fields';
import { findSingleClose, lexSingleQuoted, opensSingle } from './lexPhrase';
import { lexSign } from './lexSign';
import { lexWord } from './lexWord';
import type { Token } from './token';

/** The tokens of a text in order (only white space is between them), and the errors in single tokens. */
interface Lexed {
  tokens: Token[];
  errors: QueryError[];
}

/**
 * Reports a comparison such as `date >= 2026-01-01`. A sign on its own is ignored elsewhere, but after a field name it
 * was meant.
 */
function refuseComparison(text: string, before: Token | undefined, sign: Span, errors: QueryError[]): void {
  if (before?.kind !== 'word' || !/^(?:[<>]=?|=+|[≠≥≤])$/.test(text.slice(sign.start, sign.end))) return;
  const field = fieldNamed(text.slice(before.start, before.end));
  if (field === undefined) return;
  const range = field === 'date' ? ', or date:[from TO to] for a date range' : '';
  const message = `Comparison operators aren’t supported. Write ${field}:value${range}. To search for the words themselves, remove the sign.`;
  errors.push(queryError('COMPARISON', { start: before.start, end: sign.end }, message));
}

/**
 * Splits any text into tokens, in linear time. Used by the parser, and by the editor for syntax highlighting and
 * completion.
 */
export function lex(text: string): Lexed {
  const tokens: Token[] = [];
  const errors: QueryError[] = [];
  const bad = badCharacterAt(text);
  if (bad >= 0) {
    const message = 'This character can’t be part of a query: it’s a control character or half of a character.';
    errors.push(queryError('BAD_CHARACTER', { start: bad, end: bad + 1 }, message, ''));
  }
  // No single quotation mark before this offset is closed. Remembered, so that a text with many apostrophes still takes
  // linear time.
  let openBefore = 0;
  let at = 0;
  while (at < text.length) {
    const char = text.charAt(at);
    if (isSpace(char)) {
      at += 1;
      continue;
    }
    let token: Token | undefined;
    if (opensSingle(char) && at >= openBefore) {
      const { close, searched } = findSingleClose(text, at);
      if (close >= 0) token = lexSingleQuoted(text, at, close, errors);
      else openBefore = searched;
    }
    token ??= lexSign(text, at, tokens.at(-1), errors) ?? lexWord(text, at, errors);
    if (token.kind === 'ignored') refuseComparison(text, tokens.at(-1), token, errors);
    tokens.push(token);
    at = token.end;
  }
  return { tokens, errors };
}
