import type { Span } from './errors';

/** A part of the text with its position. */
export interface Piece extends Span {
  text: string;
}

/**
 * A token of a query's text. `text` is unescaped, and a `field` token includes its colon. `bad` marks an invalid word,
 * whose error is reported separately; `ignored` marks punctuation without meaning, or a rejected suffix. `whole` is the
 * `=` of an exact name, as in `subject:="Vaccines"`. `compares` is true if a word starts with an unescaped comparison
 * operator.
 */
export type Token =
  | (Span & { kind: 'and' | 'or' | 'not' | 'minus' | 'plus' | 'open' | 'close' | 'whole' | 'bad' | 'ignored' })
  | (Span & { kind: 'field'; name: string })
  | (Span & { kind: 'word' | 'prefix'; text: string; compares?: boolean })
  | (Span & { kind: 'phrase'; text: string; slop: number })
  | (Span & { kind: 'range'; from: Piece; to: Piece });
