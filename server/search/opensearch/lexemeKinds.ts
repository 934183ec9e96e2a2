import { prefixSign } from '@server/engine/postings/parseTsvector';

/** True for the stem of a word of headline and text; see lexemes.ts. */
export function isStem(lexeme: string): boolean {
  return lexeme.startsWith('/');
}

/** True for a word of headline and text as written, without a sign. */
export function isWord(lexeme: string): boolean {
  return !isStem(lexeme) && !lexeme.startsWith('@') && !lexeme.startsWith(prefixSign);
}
