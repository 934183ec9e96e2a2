import type { Span } from './errors';

/** A piece of text with its place. */
export interface Piece extends Span {
  text: string;
}

/**
 * A token of a query's text. `text` is unescaped. `field` includes its colon. `bad` stands where a word was meant but is wrong (the error
 * is reported apart); `ignored` is punctuation between words that asks for nothing, or a suffix that was refused.
 * `whole` is the = between a field's colon and quotation marks: `subject:="Vaccines"`. `compares` where a word begins with a sign of comparison that is not escaped.
 */
export type Token =
  | (Span & { kind: 'and' | 'or' | 'not' | 'minus' | 'plus' | 'open' | 'close' | 'whole' | 'bad' | 'ignored' })
  | (Span & { kind: 'field'; name: string })
  | (Span & { kind: 'word' | 'prefix'; text: string; compares?: boolean })
  | (Span & { kind: 'phrase'; text: string; slop: number })
  | (Span & { kind: 'range'; from: Piece; to: Piece });

export type TokenKind = Token['kind'];
