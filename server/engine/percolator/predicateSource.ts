import type { Word } from '../analyzer/tokenize';

/**
 * The definition of a predicate: the article contains a word, a prefix, or a name, or comes from one of several
 * sources.
 */
export type FactSource =
  | { kind: 'word'; sign: string; word: Word }
  | { kind: 'literals'; lexemes: readonly string[] }
  | { kind: 'prefix'; prefix: string };

/** The lexeme that stands for an article's source or package. */
export function sourceLexeme(id: string): string {
  return `!source ${id}`;
}

/** The unique key of a predicate. */
export function nameOf(fact: FactSource): string {
  if (fact.kind === 'word') return `w${fact.sign}\n${fact.word.lower}`;
  if (fact.kind === 'prefix') return `p${fact.prefix}`;
  const isSource = fact.lexemes.length !== 1 || fact.lexemes[0]?.startsWith(sourceLexeme('')) === true;
  if (!isSource) return `l${fact.lexemes[0] ?? ''}`;
  return `s${fact.lexemes.map((lexeme) => lexeme.slice(sourceLexeme('').length)).join('\n')}`;
}
