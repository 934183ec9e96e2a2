import { merged } from '../query/matches';
import { standsAsPhrase } from '../query/phrase';
import type { PhrasePlan } from '../query/plan';
import { Bits } from './bits';
import type { Lists } from './lists';
import { noPositions, PositionReader } from './positions';
import { PostingReader, type PackedPostings } from './postings';

/** A lexeme of a phrase, read forwards through all segments: documents are asked for in ascending order. */
export class Reading {
  private readonly reader = new PostingReader();
  positions = new PositionReader(noPositions);
  /** Whether the document asked for last has the lexeme: `read` then says where, in `positions`. */
  isThere = false;
  private segment = -1;
  /** Where in the stretch that the reader has decoded, and the last document of that stretch. */
  private at = 0;
  private last = -1;

  constructor(
    private readonly lists: Lists,
    private readonly lexeme: string,
  ) {}

  /** Goes on to a stretch that may have a document; answers whether there is one. */
  private advance(document: number): boolean {
    const { reader, lists, lexeme } = this;
    this.at = 0;
    for (reader.skipTo(document); !reader.next(); reader.skipTo(document)) {
      this.segment += 1;
      if (this.segment >= lists.segments) return false;
      reader.open(lists.of(lexeme, this.segment));
      this.positions = new PositionReader(lists.positionsOf(lexeme, this.segment));
    }
    this.last = reader.documents[reader.length - 1] ?? 0;
    return true;
  }

  /** Whether a document has the lexeme. */
  find(document: number): boolean {
    this.isThere = false;
    while (this.last < document) if (!this.advance(document)) return false;
    const { documents } = this.reader;
    let { at } = this;
    while ((documents[at] ?? 0) < document) at += 1;
    this.at = at;
    this.isThere = documents[at] === document;
    return this.isThere;
  }

  /** Which of the lexeme's documents, in its segment, was found last. */
  private get place(): number {
    return this.reader.before + this.at;
  }

  /** Reads where the lexeme stands in the document that was found last. */
  read(): void {
    this.positions.read(this.place);
  }

  /** Whether it stands there so many positions behind another lexeme, which was read. */
  standsBehind(other: Reading, distance: number): boolean {
    return this.positions.standsBeside(this.place, other.positions, distance);
  }
}

/** Whether words stand one directly behind the other, in the document that their readings have found. */
function standTogether(words: readonly Reading[], pointers: Int32Array): boolean {
  const [first] = words;
  if (first === undefined) return false;
  for (let index = 0; index < pointers.length; index += 1) pointers[index] = 0;
  for (let at = 0; at < first.positions.length; at += 1) {
    const start = first.positions.positions[at] ?? 0;
    let stands = true;
    for (let index = 1; index < words.length && stands; index += 1) {
      const other = words[index]?.positions;
      if (other === undefined) return false;
      const { positions, length } = other;
      let pointer = pointers[index] ?? 0;
      const wanted = start + index;
      while (pointer < length && (positions[pointer] ?? 0) < wanted) pointer += 1;
      pointers[index] = pointer;
      if (pointer === length) return false;
      stands = positions[pointer] === wanted;
    }
    if (stands) return true;
  }
  return false;
}

/** Whether two words stand near each other, or one of them twice: `standsAsPhrase` of two lists, without a search for each position. */
export function standNear(first: PositionReader, second: PositionReader, slop: number): boolean {
  let from = 0;
  for (let at = 0; at < first.length; at += 1) {
    const start = first.positions[at] ?? 0;
    while (from < second.length && (second.positions[from] ?? 0) < start + 1 - slop) from += 1;
    // Each word takes a position of its own.
    const next = second.positions[from] === start && from < second.length ? from + 1 : from;
    if (next < second.length && (second.positions[next] ?? 0) <= start + 1 + slop) return true;
  }
  return false;
}

function inPart(positions: number[], part: PhrasePlan['part'], headlineEnd: number): number[] {
  if (part === 'any') return positions;
  return positions.filter((position) => position <= headlineEnd === (part === 'headline'));
}

/** A phrase: the readings of each of its words. */
class Phrase {
  private readonly pointers: Int32Array;
  /** The first word with the same lexemes: the matcher counts repetitions by the very same list. */
  private readonly same: readonly number[];
  private readonly isPair: boolean;
  private readonly isSecondRarer: boolean;
  /** Of each word the first reading that the document has. */
  private readonly here: Reading[];

  constructor(
    private readonly words: readonly (readonly Reading[])[],
    names: readonly string[],
    private readonly slop: number,
    private readonly part: PhrasePlan['part'],
    /** How many documents have each word. */
    documents: readonly number[],
  ) {
    this.pointers = new Int32Array(words.length);
    this.same = names.map((name) => names.indexOf(name));
    this.isPair = words.length === 2;
    this.isSecondRarer = (documents[1] ?? 0) < (documents[0] ?? 0);
    this.here = words.flatMap((readings) => readings.slice(0, 1));
  }

  /** Reads where the words stand in the document that has them, by so many readings. */
  private read(readings: number): void {
    const { words, here } = this;
    if (readings === words.length) for (let word = 0; word < readings; word += 1) here[word]?.read();
    else for (const word of words) for (const reading of word) if (reading.isThere) reading.read();
  }

  /**
   * @param document in ascending order
   * @param headlineEnd where its headline ends
   */
  standsIn(document: number, headlineEnd: number): boolean {
    const { words, here, slop, part } = this;
    let readings = 0;
    for (let word = 0; word < words.length; word += 1) {
      const before = readings;
      const alternatives = words[word] ?? [];
      for (let index = 0; index < alternatives.length; index += 1) {
        const reading = alternatives[index];
        if (reading?.find(document) !== true) continue;
        if (readings === before) here[word] = reading;
        readings += 1;
      }
      if (readings === before) return false;
    }
    const isPlain = readings === words.length && part === 'any';
    const [first, second] = here;
    if (isPlain && slop === 0 && this.isPair && first !== undefined && second !== undefined) {
      const [rarer, other] = this.isSecondRarer ? [second, first] : [first, second];
      rarer.read();
      return other.standsBehind(rarer, this.isSecondRarer ? -1 : 1);
    }
    this.read(readings);
    if (isPlain && slop === 0) return standTogether(here, this.pointers);
    if (isPlain && this.isPair && first !== undefined && second !== undefined) {
      return standNear(first.positions, second.positions, slop);
    }
    const lists = words.map((readings) =>
      merged(
        readings
          .filter((reading) => reading.isThere)
          .map(({ positions }) => inPart([...positions.positions.subarray(0, positions.length)], part, headlineEnd)),
      ),
    );
    return standsAsPhrase(
      this.same.map((index) => lists[index] ?? []),
      slop,
    );
  }
}

interface Spread {
  postings: readonly PackedPostings[];
  documents: number;
}

/** A word's documents: those of each of its lexemes in each segment. */
function spreadOf(lists: Lists, lexemes: readonly string[]): Spread {
  const segments = Array.from({ length: lists.segments }, (_, segment) => segment);
  const postings = lexemes.flatMap((lexeme) => segments.map((segment) => lists.of(lexeme, segment)));
  return { postings, documents: postings.reduce((sum, { length }) => sum + length, 0) };
}

/** The documents that have the rarest of some words: no others have all. */
function haveRarest(words: readonly Spread[], among: Bits): Bits {
  const [rarest] = [...words].sort((one, other) => one.documents - other.documents);
  const reader = new PostingReader();
  const have = new Bits(among.size);
  const first = among.first();
  for (const postings of rarest?.postings ?? []) {
    reader.open(postings);
    reader.skipTo(first);
    while (reader.next()) have.addSome(reader.documents, reader.length);
  }
  have.intersect(among);
  return have;
}

/** Adds those documents among some in which words stand as a phrase, in its part of the article; each word is any of its lexemes. */
export function addPhrase(
  found: Bits,
  lists: Lists,
  words: readonly (readonly string[])[],
  { slop, part }: Pick<PhrasePlan, 'slop' | 'part'>,
  headlineEnds: Uint16Array,
  among: Bits,
): void {
  const readings = words.map((lexemes) => lexemes.map((lexeme) => new Reading(lists, lexeme)));
  const names = words.map((lexemes) => lexemes.join('\n'));
  const spreads = words.map((lexemes) => spreadOf(lists, lexemes));
  const documents = spreads.map((spread) => spread.documents);
  const phrase = new Phrase(readings, names, slop, part, documents);
  haveRarest(spreads, among).forEach((document) => {
    if (phrase.standsIn(document, headlineEnds[document] ?? 0)) found.add(document);
  });
}
