import { isSpace, quoteFamily } from './characters';
import { queryError, type QueryError } from './errors';
import type { Piece, Token } from './token';

/**
 * Reads the range `[from TO to]` that opens at `start`. The parser interprets its ends, because only it knows the
 * field.
 */
export function lexRange(text: string, start: number, errors: QueryError[]): Token {
  let close = start + 1;
  while (close < text.length && !']}'.includes(text.charAt(close))) close += 1;
  if (close >= text.length) {
    const message = `This bracket (${text.charAt(start)}) is never closed. Write a date range as date:[2026-01-01 TO 2026-01-31].`;
    errors.push(queryError('UNCLOSED_RANGE', { start, end: start + 1 }, message));
    return { kind: 'bad', start, end: text.length };
  }
  const span = { start, end: close + 1 };
  if (text.charAt(start) === '{' || text.charAt(close) === '}') {
    const message = 'Exclusive ranges ({ }) aren’t supported. [from TO to] includes both ends.';
    errors.push(queryError('EXCLUSIVE_RANGE', span, message));
    return { kind: 'bad', ...span };
  }
  const [from, to, more] = pieces(text, start + 1, close);
  if (from && to && !more) return { kind: 'range', from, to, ...span };
  const message = 'Write a range as [from TO to], as in date:[2026-01-01 TO 2026-01-31] or date:[now-7d TO *].';
  errors.push(queryError('BAD_RANGE', span, message));
  return { kind: 'bad', ...span };
}

/**
 * The two ends without TO and quotation marks. Returns an empty array if there is no TO between the first and the third
 * word.
 */
function pieces(text: string, from: number, to: number): Piece[] {
  const found: Piece[] = [];
  let at = from;
  while (at < to) {
    if (isSpace(text.charAt(at))) {
      at += 1;
      continue;
    }
    const start = at;
    while (at < to && !isSpace(text.charAt(at))) at += 1;
    found.push(unquote({ text: text.slice(start, at), start, end: at }));
  }
  const [first, between, ...rest] = found;
  return first && between?.text.toUpperCase() === 'TO' ? [first, ...rest] : [];
}

function unquote(piece: Piece): Piece {
  const { text } = piece;
  const family = quoteFamily(text.charAt(0));
  if (text.length < 3 || !family || !family.includes(text.charAt(text.length - 1))) return piece;
  return { ...piece, text: text.slice(1, -1) };
}
