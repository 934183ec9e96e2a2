import type { Pool } from 'pg';
import { limits } from '@contract/limits';
import { editDistance } from '@contract/query/editDistance';
import { parseQuery } from '@contract/query/parse';
import { wordsAndPhrasesOf } from '@contract/query/wordsAndPhrases';
import type { CorrectionsAnswer } from '@contract/search';
import type { Db } from '@server/db/schema';
import { comparedLexemes } from '@server/engine/analyzer/lexemes';
import type { ArticleSearch } from '../articleSearch';
import { readLanguagesAndClock, type LanguagesAndClock } from '../languagesAndClock';
import { SearchSession, type SearchContext } from '../searchSession';
import { deletionKeys, editsAllowed } from '@server/engine/vocabulary/deletionKeys';
import { entryOf, type Entry } from '@server/engine/vocabulary/lexemeEntry';
import { commonEnglishWords } from './commonEnglish';
import { unknownWords, type UnknownWord } from './unknownWords';
import { wordsByDeletionKeys, type KnownWord } from './repository';

/** A replacement of a word. */
interface Replacement extends Pick<UnknownWord, 'start' | 'end' | 'was'> {
  text: string;
}

interface Candidate extends KnownWord {
  entry: Entry;
}

/**
 * Suggests corrections of a query whose words occur in no article that the department sees: each is replaced by the
 * known word with the fewest edits (Damerau-Levenshtein), then by the number of articles. The rest of the query stays
 * as typed. If only one word is unknown, other words at the same distance are suggested too. A common English word is
 * correct although no article contains it. An invalid query gives none.
 */
export async function correctQuery(
  { db, pool, articleSearch }: { db: Db; pool: Pool; articleSearch: ArticleSearch },
  departmentId: string,
  query: string,
  context: SearchContext = {},
): Promise<CorrectionsAnswer> {
  const parsed = parseQuery(query);
  if (!parsed.ok || parsed.query === null) return { unknown: [], corrections: [] };
  let corpus: Promise<LanguagesAndClock> | undefined;
  const languages = async (): Promise<readonly string[]> =>
    (await (corpus ??= SearchSession.run(pool, context, readLanguagesAndClock))).languages;
  const suspects = await unknownWords(db, departmentId, query, wordsAndPhrasesOf(query), languages);
  const looked = suspects.slice(0, limits.correctedWords);
  const keys = looked.flatMap(({ sign, folded }) => deletionKeys(sign, folded));
  const [found, candidates] = await Promise.all([
    articleSearch.exists(
      departmentId,
      looked.map(({ field, was }) => ({ field, text: was })),
      context,
    ),
    keys.length === 0 ? [] : wordsByDeletionKeys(pool, departmentId, keys, context),
  ]);
  // Words of articles that arrived since the last count are found but not in the vocabulary yet.
  const unknown = looked.filter((_, index) => found[index] !== true);
  const known = candidates.map((candidate) => ({ ...candidate, entry: entryOf(candidate.lexeme) }));
  const english = unknown.length === 0 ? null : await commonEnglishWords();
  const near = unknown.map((word) => (english?.has(word.folded) ? [] : replacementsOf(word, known)));
  return {
    unknown: [...new Set(unknown.map(({ was }) => was))],
    corrections: readings(near).flatMap((replacements) => {
      const correction = replaced(query, replacements);
      const again = parseQuery(correction.query);
      return again.ok && correction.query !== query ? [correction] : [];
    }),
  };
}

/** The known words at the smallest edit distance from an unknown word, one per stem. */
function replacementsOf(word: UnknownWord, candidates: readonly Candidate[]): Replacement[] {
  const { sign, folded, start, end, was } = word;
  const allowed = editsAllowed(folded.length);
  const near = candidates
    .filter(({ entry }) => entry.sign === sign && Math.abs(entry.text.length - folded.length) <= allowed)
    .filter(({ entry, articles }) => isEvident(entry, articles))
    .map((known) => ({ ...known, edits: editDistance(folded, known.entry.text, allowed) }))
    .filter(({ edits }) => edits > 0 && edits <= allowed)
    .sort((a, b) => a.edits - b.edits || b.articles - a.articles || (a.lexeme < b.lexeme ? -1 : 1));
  const nearest = near.filter(({ edits }) => edits === near[0]?.edits);
  const chosen: Replacement[] = [];
  const stems = new Set<string>();
  for (const { entry, written } of nearest) {
    if (chosen.length === limits.corrections) break;
    // Stops early: there may be hundreds of candidates, and stemming is the slowest step.
    const [stem = ''] = comparedLexemes({ lower: written, folded: entry.text }, limits.defaultLanguage);
    if (!stems.has(stem)) chosen.push({ start, end, was, text: asTyped(written, was) });
    stems.add(stem);
  }
  return chosen;
}

/**
 * Returns whether enough articles contain a replacement: a short word has many similar ones, and one that a single
 * article contains may itself be misspelled or of another language. Names are curated by their sources.
 */
const isEvident = ({ sign, text }: Entry, articles: number): boolean =>
  sign !== '' || editsAllowed(text.length) > 1 || articles >= limits.correctionArticles;

/** Applies the capitalization of the typed word to the replacement, but never forms an operator. */
function asTyped(written: string, typed: string): string {
  const [first = ''] = written;
  if (typed !== typed.toUpperCase() || [...typed].length < 2) {
    const [begun = ''] = typed;
    return begun === begun.toLowerCase() ? written : first.toUpperCase() + written.slice(first.length);
  }
  const capitals = written.toUpperCase();
  return /^(?:AND|OR|NOT)$/.test(capitals) ? written : capitals;
}

/**
 * The corrected queries: for one unknown word, one for each of its replacements; for several, the nearest replacement
 * of each together.
 */
function readings(near: readonly (readonly Replacement[])[]): Replacement[][] {
  const [only, ...others] = near.filter((replacements) => replacements.length > 0);
  if (only === undefined) return [];
  if (others.length === 0) return only.map((replacement) => [replacement]);
  return [[only, ...others].flatMap(([best]) => (best === undefined ? [] : [best]))];
}

/** A query with words replaced, and the positions of the replacements. */
function replaced(query: string, replacements: readonly Replacement[]): CorrectionsAnswer['corrections'][number] {
  let text = '';
  let at = 0;
  const words = [...replacements]
    .sort((a, b) => a.start - b.start)
    .map((replacement) => {
      text += query.slice(at, replacement.start);
      const start = text.length;
      text += replacement.text;
      at = replacement.end;
      return { start, end: text.length, was: replacement.was };
    });
  return { query: text + query.slice(at), words };
}
