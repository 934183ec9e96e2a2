import { isOfQuestion, type Lists } from './lists';
import { standNear } from './phrases';
import { Reading, ReaderPool } from './reading';
import type { RankTerm } from './rankRequest';

/** What two neighbours of a question add where they stand near each other: a share of the commoner one's rarity. */
const share = 0.25;
/** How far apart, as the slop of a phrase. */
const slop = 7;
/** So many of the best are looked at. */
export const bestForNearness = 100;

/** A word of a question, where a document has it. */
class NearWord {
  private readonly readings: Reading[];
  /** The reading that the document has; null: none. */
  here: Reading | null = null;

  constructor(lists: Lists, lexemes: readonly string[], readers: ReaderPool) {
    this.readings = lexemes.map((lexeme) => new Reading(lists, lexeme, readers));
  }

  /** @param document in ascending order */
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
 * Lifts those among the best documents in which words stand near each other that do so in the question. Words that very many
 * documents have are left out: see `Lists.near`.
 * @param best asks for the best documents; only where there is something to look for
 */
export function addNearness(
  scores: Float64Array,
  terms: readonly RankTerm[],
  rarities: readonly number[],
  lists: Lists,
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
