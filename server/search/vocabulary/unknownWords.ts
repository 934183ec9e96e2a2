import type { TextField } from '@contract/query/ast';
import type { Span } from '@contract/query/errors';
import type { WordOrPhrase } from '@contract/query/wordsAndPhrases';
import type { Db } from '@server/db/schema';
import { comparedLexemes, signOf } from '@server/engine/analyzer/lexemes';
import { termsOf, type Part, type Term, type Word } from '@server/engine/analyzer/tokenize';
import { isOffered } from '@server/engine/vocabulary/deletionKeys';
import { knownLexemes } from './repository';

/** A word of the query that no counted article contains; `start` and `end` are offsets in the query. */
export interface UnknownWord extends Span {
  field: TextField;
  sign: string;
  folded: string;
  /** The word as typed. */
  was: string;
}

interface Placed {
  term: Term;
  field: TextField;
  sign: string;
  /** The offset in the query of the text that contains the term. */
  at: number;
}

/** The maximum number of terms whose stems are checked. A query with more unknown words is probably a pasted list. */
const looked = 20;

/** Returns true if a word of a field occurs in an article. */
type IsThere = (sign: string, word: Word) => boolean;

/**
 * The words that occur in no article of the department or the provider, neither as typed, nor by stem, nor as a
 * compound.
 * @param languages Returns the languages of the articles; called only if a word isn't found as typed.
 */
export async function unknownWords(
  db: Db,
  departmentId: string,
  query: string,
  texts: readonly WordOrPhrase[],
  languages: () => Promise<readonly string[]>,
): Promise<UnknownWord[]> {
  const placed = texts.flatMap(({ field, start, end }): Placed[] =>
    termsOf(query.slice(start, end)).map((term) => ({ term, field, sign: signOf(field), at: start })),
  );
  const written = await knownLexemes(db, departmentId, placed.flatMap(lexemesOf));
  const isWritten: IsThere = (sign, { folded }) => written.has(sign + folded);
  const strange = placed.filter((one) => missingIn(query, one, isWritten).length > 0).slice(0, looked);
  if (strange.length === 0) return [];
  const inThem = await languages();
  const stemsOf = (word: Word): string[] => inThem.flatMap((language) => comparedLexemes(word, language));
  const asked = strange.flatMap((one) =>
    wordsOf(one)
      .flatMap(stemsOf)
      .map((stem) => one.sign + stem),
  );
  const stems = await knownLexemes(db, departmentId, asked);
  const isThere: IsThere = (sign, word) =>
    isWritten(sign, word) || stemsOf(word).some((stem) => stems.has(sign + stem));
  return strange.flatMap((one) => missingIn(query, one, isThere));
}

function formsOf({ word, symbol, possessive }: Part): Word[] {
  return [symbol ?? word, ...(possessive === null ? [] : [possessive])];
}

function wordsOf({ term }: Placed): Word[] {
  return [...term.parts.flatMap(formsOf), ...(term.joined === null ? [] : [term.joined])];
}

const lexemesOf = (one: Placed): string[] => wordsOf(one).map(({ folded }) => one.sign + folded);

/**
 * The missing parts of a term that doesn't occur as a whole: all of it if it is a code (`BAY-2433343`), otherwise the
 * parts that don't occur.
 */
function missingIn(query: string, { term, field, sign, at }: Placed, isThere: IsThere): UnknownWord[] {
  const { parts, joined } = term;
  const first = parts[0];
  const last = parts.at(-1);
  if (!first || !last || (joined !== null && isThere(sign, joined))) return [];
  const unknown = (word: Word, start: number, end: number): UnknownWord => ({
    field,
    sign,
    folded: word.folded,
    start: at + start,
    end: at + end,
    was: query.slice(at + start, at + end),
  });
  if (joined !== null && hasDigit.test(joined.folded)) {
    return isOffered(joined.folded) ? [unknown(joined, first.start, last.end)] : [];
  }
  const missing = parts.filter(
    (part) => isOffered(part.word.folded) && !formsOf(part).some((form) => isThere(sign, form)),
  );
  // The possessive 's is kept.
  return missing.map((part) => unknown(part.symbol ?? part.word, part.start, part.end - (part.possessive ? 2 : 0)));
}

const hasDigit = /\p{Nd}/u;
