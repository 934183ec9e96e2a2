import { termsOf } from '../analyzer/tokenize';
import { quote } from '../analyzer/tsvector';
import { deletionKeys, isOffered } from './deletionKeys';

/** A parsed lexeme; see engine/analyzer/lexemes.ts. `text` is without signs; for a stem it includes the language. */
export interface Entry {
  kind: 'word' | 'stem' | 'whole';
  /** The sign of the field; empty for headline and text. */
  sign: string;
  text: string;
}

export function entryOf(lexeme: string): Entry {
  const sign = lexeme.startsWith('@') ? lexeme.slice(0, 2) : '';
  const rest = lexeme.slice(sign.length);
  if (rest.startsWith('/')) return { kind: 'stem', sign, text: rest.slice(1) };
  if (sign !== '' && rest.startsWith('=')) return { kind: 'whole', sign, text: rest.slice(1) };
  return { kind: 'word', sign, text: rest };
}

/** The index columns of a new lexeme: deletion keys for misspelled words, and prefixes for completion. */
export function indexColumnsOf({ kind, sign, text }: Entry): { keys: number[] | null; starts: string | null } {
  if (kind === 'word') return { keys: isOffered(text) ? deletionKeys(sign, text) : null, starts: null };
  return { keys: null, starts: kind === 'whole' ? startsOf(sign, text) : null };
}

/** The words of a whole name as a tsvector without positions. */
function startsOf(sign: string, name: string): string {
  const words = termsOf(name).flatMap(({ parts, joined }) => [...parts.map(({ word }) => word), joined]);
  const folded = words.flatMap((word) => (word === null ? [] : [word.folded]));
  return [...new Set(folded)].map((word) => quote(sign + word)).join(' ');
}
