import type { TextField } from '@contract/query/ast';
import type { Span } from '@contract/query/errors';
import type { SearchedText } from '@contract/query/searchedTexts';
import type { Db } from '@server/db/schema';
import { comparedLexemes, signOf } from '@server/engine/analyzer/lexemes';
import { termsOf, type Part, type Term, type Word } from '@server/engine/analyzer/tokenize';
import { isOffered } from '@server/engine/vocabulary/deletionKeys';
import { knownLexemes } from './repository';

/** A word of a query's text that no article contains, as far as it has been counted; `start` and `end` count in the query. */
export interface UnknownWord extends Span {
  field: TextField;
  sign: string;
  folded: string;
  /** As it was typed. */
  was: string;
}

interface Placed {
  term: Term;
  field: TextField;
  sign: string;
  /** Where the text that the term is of begins in the query. */
  at: number;
}

/** Terms whose stems are looked at: a query with more that nobody writes so is a list that somebody copied. */
const looked = 20;

/** Whether a word of a field is in an article. */
type IsThere = (sign: string, word: Word) => boolean;

/**
 * The words that no article of the department and the provider has, by themselves, by their stems or as a joined form.
 * @param languages asks for the languages that articles are in, where a word is not there as it is written
 */
export async function unknownWords(
  db: Db,
  departmentId: string,
  query: string,
  texts: readonly SearchedText[],
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

/** Of a term that is not there as a whole: the whole where it is a code (`BAY-2433343`), else the parts that are not there. */
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
  // The 's of a possessive stays.
  return missing.map((part) => unknown(part.symbol ?? part.word, part.start, part.end - (part.possessive ? 2 : 0)));
}

const hasDigit = /\p{Nd}/u;
