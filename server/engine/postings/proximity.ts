import { isOfQuestion, type PostingLists } from './postingLists';
import { standNear } from './phrases';
import { LexemeReader, ReaderPool } from './lexemeReader';
import type { RankTerm } from './rankRequest';

/**
 * The bonus of two adjacent words of a question that are close to each other in a document, as a fraction of the more
 * frequent word's weight.
 */
const share = 0.25;
/** The maximum distance, as the slop of a phrase. */
const slop = 7;
/** The number of best documents that are checked for proximity. */
export const bestForProximity = 100;

/** A word of a question, looked up in documents. */
class NearWord {
  private readonly readings: LexemeReader[];
  /** The reading that contains the document; null if none does. */
  here: LexemeReader | null = null;

  constructor(lists: PostingLists, lexemes: readonly string[], readers: ReaderPool) {
    this.readings = lexemes.map((lexeme) => new LexemeReader(lists, lexeme, readers));
  }

  /** @param document Must be greater than in the previous call. */
  read(document: number): void {
    this.here = null;
    for (const reading of this.readings) if (reading.find(document)) this.here ??= reading;
    this.here?.read();
  }
}

interface Pair {
  first: number;
  second: number;
  gain: number;
}

function pairsOf(rarities: readonly number[], isReadable: (word: number) => boolean): Pair[] {
  return rarities.flatMap((rarity, first) => {
    const second = first + 1;
    const gain = share * Math.min(rarity, rarities[second] ?? 0);
    return gain > 0 && isReadable(first) && isReadable(second) ? [{ first, second, gain }] : [];
  });
}

/**
 * Adds a bonus to those of the best documents in which adjacent words of the question are close to each other. Very
 * frequent words are left out; see `PostingLists.near`.
 * @param best Returns the best documents; called only if there are such words.
 */
export function addProximity(
  scores: Float64Array,
  terms: readonly RankTerm[],
  rarities: readonly number[],
  lists: PostingLists,
  best: () => number[],
): void {
  if (!isOfQuestion(terms)) return;
  const lexemes = terms.map((term) => term.lexemes.filter((lexeme) => lists.near.has(lexeme)));
  const pairs = pairsOf(rarities, (word) => terms[word]?.prefix === null && (lexemes[word]?.length ?? 0) > 0);
  if (pairs.length === 0) return;
  const used = new Set(pairs.flatMap(({ first, second }) => [first, second]));
  const readers = new ReaderPool();
  const words = lexemes.map((some, word) => new NearWord(lists, used.has(word) ? some : [], readers));
  for (const document of best().sort((one, other) => one - other)) {
    for (const word of words) word.read(document);
    for (const { first, second, gain } of pairs) {
      const [one, other] = [words[first]?.here, words[second]?.here];
      if (!one || !other || one === other || !standNear(one.positions, other.positions, slop)) continue;
      scores[document] = (scores[document] ?? 0) + gain;
    }
  }
}
