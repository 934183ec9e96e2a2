import type { Word } from '../analyzer/tokenize';

/**
 * The definition of a predicate: the article contains a word, a prefix, or a name, or comes from one of several
 * sources.
 */
export type PredicateSource =
  | { kind: 'word'; sign: string; word: Word }
  | { kind: 'literals'; lexemes: readonly string[] }
  | { kind: 'prefix'; prefix: string };

/** The lexeme that stands for an article's source or package. */
export function sourceLexeme(id: string): string {
  return `!source ${id}`;
}

/** The unique key of a predicate. */
export function keyOfPredicate(predicate: PredicateSource): string {
  if (predicate.kind === 'word') return `w${predicate.sign}\n${predicate.word.lower}`;
  if (predicate.kind === 'prefix') return `p${predicate.prefix}`;
  const isSource = predicate.lexemes.length !== 1 || predicate.lexemes[0]?.startsWith(sourceLexeme('')) === true;
  if (!isSource) return `l${predicate.lexemes[0] ?? ''}`;
  return `s${predicate.lexemes.map((lexeme) => lexeme.slice(sourceLexeme('').length)).join('\n')}`;
}
