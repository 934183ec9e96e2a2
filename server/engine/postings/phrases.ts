import { merged } from '../query/matches';
import { matchesPhrase } from '../query/phrase';
import type { PhrasePlan } from '../query/plan';
import { DocumentSet } from './documentSet';
import type { PostingLists } from './postingLists';
import type { PositionReader } from './positions';
import { PostingReader, type PackedPostings } from './postings';
import { LexemeReader, type ReaderPool } from './lexemeReader';
import type { SlicedComputing } from '../computing/slices';

/**
 * True if two words, or two occurrences of one word, are within the slop. Same result as `matchesPhrase` for two
 * lists, in one pass.
 */
export function standNear(first: PositionReader, second: PositionReader, slop: number): boolean {
  let from = 0;
  for (let at = 0; at < first.length; at += 1) {
    const start = first.positions[at] ?? 0;
    while (from < second.length && (second.positions[from] ?? 0) < start + 1 - slop) from += 1;
    // Each word needs a position of its own.
    const next = second.positions[from] === start && from < second.length ? from + 1 : from;
    if (next < second.length && (second.positions[next] ?? 0) <= start + 1 + slop) return true;
  }
  return false;
}

function inPart(positions: number[], part: PhrasePlan['part'], headlineEnd: number): number[] {
  if (part === 'any') return positions;
  return positions.filter((position) => position <= headlineEnd === (part === 'headline'));
}

/** A distinct word of a phrase: any of its lexemes. */
class PhraseWord {
  /** Its offsets in the phrase, ascending. */
  readonly places: number[] = [];
  /** The postings of its lexemes in each segment. */
  readonly postings: readonly PackedPostings[];
  /** The sum of the document frequencies of its lexemes. */
  readonly documents: number;
  private readonly readings: readonly LexemeReader[];

  constructor(lists: PostingLists, lexemes: readonly string[], readers: ReaderPool) {
    const known = lexemes
      .map((lexeme) => ({ lexeme, postings: lists.allOf(lexeme) }))
      .filter((one) => one.postings.length > 0);
    this.postings = known.flatMap((one) => one.postings);
    this.documents = this.postings.reduce((sum, { length }) => sum + length, 0);
    this.readings = known.map(({ lexeme }) => new LexemeReader(lists, lexeme, readers));
  }

  /** @param document In ascending order. */
  find(document: number): boolean {
    let isThere = false;
    for (const reading of this.readings) if (reading.find(document)) isThere = true;
    return isThere;
  }

  /** The only reading that contains the last document found; null if several do. */
  get onlyReading(): LexemeReader | null {
    let only: LexemeReader | null = null;
    for (const reading of this.readings) {
      if (!reading.isThere) continue;
      if (only !== null) return null;
      only = reading;
    }
    return only;
  }

  /** The ascending positions in the last document found, at least up to a given position. */
  read(
    part: PhrasePlan['part'],
    headlineEnd: number,
    most = Infinity,
  ): { positions: ArrayLike<number>; length: number } {
    const only = part === 'any' ? this.onlyReading : null;
    if (only !== null) {
      only.read(most);
      return only.positions;
    }
    const positions = merged(
      this.readings.flatMap((reading) => {
        if (!reading.isThere) return [];
        reading.read();
        const { positions: read, length } = reading.positions;
        return [inPart([...read.subarray(0, length)], part, headlineEnd)];
      }),
    );
    return { positions, length: positions.length };
  }

  close(): void {
    for (const reading of this.readings) reading.close();
  }
}

/**
 * Finds a phrase starting from its rarest words: each further, more frequent word is only checked for the positions
 * that are left, so a long passage costs as much as its rarest words.
 */
export class PhraseSearch {
  /** In the order of the phrase. */
  private readonly sequence: readonly PhraseWord[];
  /** The distinct words, rarest first. */
  private readonly words: readonly PhraseWord[];
  private readonly slop: number;
  private readonly part: PhrasePlan['part'];
  /** The possible start positions of the phrase in the current document. */
  private starts = new Int32Array(64);
  private count = 0;

  constructor(
    lists: PostingLists,
    sequence: readonly (readonly string[])[],
    { slop, part }: Pick<PhrasePlan, 'slop' | 'part'>,
    private readonly headlineEnds: Uint16Array,
    readers: ReaderPool,
  ) {
    const words = new Map<string, PhraseWord>();
    this.sequence = sequence.map((lexemes, place) => {
      const name = lexemes.join('\n');
      const word = words.get(name) ?? new PhraseWord(lists, lexemes, readers);
      words.set(name, word);
      word.places.push(place);
      return word;
    });
    this.words = [...words.values()].sort((one, other) => one.documents - other.documents);
    this.slop = slop;
    this.part = part;
  }

  /** Adds those documents of `among` that contain the phrase. */
  async addTo(found: DocumentSet, among: DocumentSet, computing: SlicedComputing): Promise<void> {
    try {
      await this.haveRarest(among).forEachSliced(computing, (document) => {
        if (this.standsIn(document)) found.add(document);
      });
    } finally {
      for (const word of this.words) word.close();
    }
  }

  /** The documents with the rarest word; only they can contain the phrase. */
  private haveRarest(among: DocumentSet): DocumentSet {
    const have = new DocumentSet(among.size);
    const [rarest] = this.words;
    if (rarest === undefined || rarest.documents === 0) return have;
    // Looking for the word in few documents is faster than reading all of its postings.
    if (among.count() <= rarest.documents) return among;
    const reader = new PostingReader();
    const first = among.first();
    for (const postings of rarest.postings) {
      reader.open(postings);
      reader.skipTo(first);
      while (reader.next()) have.addSome(reader.documents, reader.length);
    }
    have.intersect(among);
    return have;
  }

  /** @param document In ascending order. */
  private standsIn(document: number): boolean {
    const headlineEnd = this.headlineEnds[document] ?? 0;
    return this.slop === 0 ? this.standsExactly(document, headlineEnd) : this.standsNear(document, headlineEnd);
  }

  // Without iterators, because it runs for each document with the rarest word.
  private standsExactly(document: number, headlineEnd: number): boolean {
    const { words, part } = this;
    const [rarest] = words;
    if (rarest?.find(document) !== true) return false;
    for (let index = 1; index < words.length; index += 1) {
      const word = words[index];
      if (word?.find(document) !== true) return false;
      // Not earlier: the rarest word's positions needn't be read if the second rarest is missing.
      if (index === 1) this.begin(rarest, headlineEnd);
      const last = (this.starts[this.count - 1] ?? 0) + (word.places.at(-1) ?? 0);
      const { positions, length } = word.read(part, headlineEnd, last);
      this.keepStarts(positions, length, word.places);
      if (this.count === 0) return false;
    }
    if (words.length === 1) this.begin(rarest, headlineEnd);
    return this.count > 0;
  }

  /** Computes the possible starts from the first word that is checked. */
  private begin(word: PhraseWord, headlineEnd: number): void {
    const { positions, length } = word.read(this.part, headlineEnd);
    const { places } = word;
    const [first = 0] = places;
    if (length > this.starts.length) this.starts = new Int32Array(length * 2);
    for (let index = 0; index < length; index += 1) this.starts[index] = (positions[index] ?? 0) - first;
    this.count = length;
    if (places.length > 1) this.keepStarts(positions, length, places);
  }

  /** Keeps the starts for which the word occurs at each of its offsets. */
  private keepStarts(positions: ArrayLike<number>, length: number, places: readonly number[]): void {
    for (let index = 0; index < places.length && this.count > 0; index += 1) {
      this.keepStartsAt(positions, length, places[index] ?? 0);
    }
  }

  /** Merges two ascending lists. */
  private keepStartsAt(positions: ArrayLike<number>, length: number, place: number): void {
    const { starts, count } = this;
    let kept = 0;
    let at = 0;
    for (let index = 0; index < count && at < length; index += 1) {
      const start = starts[index] ?? 0;
      while (at < length && (positions[at] ?? 0) < start + place) at += 1;
      if (at < length && positions[at] === start + place) starts[kept++] = start;
    }
    this.count = kept;
  }

  private standsNear(document: number, headlineEnd: number): boolean {
    const { words, sequence, slop, part } = this;
    for (const word of words) if (!word.find(document)) return false;
    const [first, second] = sequence;
    if (part === 'any' && sequence.length === 2 && words.length === 2) {
      const [one, other] = [first?.onlyReading ?? null, second?.onlyReading ?? null];
      if (one !== null && other !== null) {
        one.read();
        other.read();
        return standNear(one.positions, other.positions, slop);
      }
    }
    // A repeated word must have one list, by which `matchesPhrase` recognizes repetitions.
    const lists = new Map<PhraseWord, readonly number[]>();
    for (const word of words) {
      const { positions, length } = word.read(part, headlineEnd);
      if (length < word.places.length) return false;
      lists.set(
        word,
        Array.from({ length }, (_, index) => positions[index] ?? 0),
      );
    }
    return matchesPhrase(
      sequence.map((word) => lists.get(word) ?? []),
      slop,
    );
  }
}
