import { merged } from '../query/matches';
import { standsAsPhrase } from '../query/phrase';
import type { Bits } from './bits';
import type { Lists } from './lists';
import type { Positions, Postings } from './postings';

/** A lexeme of a phrase in one segment, read forwards. */
interface Reading {
  postings: Postings;
  positions: Positions;
  at: number;
}

const near = 8;

/** Puts a reading on a document, or behind it; answers whether it has it. Documents are asked for in ascending order. */
function reach(reading: Reading, document: number): boolean {
  const { documents } = reading.postings;
  const { length } = documents;
  let { at } = reading;
  let jump = near;
  for (; at + jump < length && (documents[at + jump] ?? 0) < document; jump *= 2) at += jump;
  for (; jump > near; jump >>>= 1) {
    if (at + jump < length && (documents[at + jump] ?? 0) < document) at += jump;
  }
  while (at < length && (documents[at] ?? 0) < document) at += 1;
  reading.at = at;
  return at < length && documents[at] === document;
}

/** Whether readings of one lexeme a word stand one behind the other in the document that they are put on. */
function standTogether(readings: readonly Reading[], pointers: Int32Array): boolean {
  const [first, ...others] = readings;
  if (first === undefined) return false;
  readings.forEach((reading, index) => {
    pointers[index] = reading.positions.starts[reading.at] ?? 0;
  });
  const last = first.positions.starts[first.at + 1] ?? 0;
  for (let at = first.positions.starts[first.at] ?? 0; at < last; at += 1) {
    const start = first.positions.positions[at] ?? 0;
    let stands = true;
    for (let index = 0; index < others.length && stands; index += 1) {
      const other = others[index];
      if (other === undefined) return false;
      const { starts, positions } = other.positions;
      const end = starts[other.at + 1] ?? 0;
      let pointer = pointers[index + 1] ?? 0;
      const wanted = start + index + 1;
      while (pointer < end && (positions[pointer] ?? 0) < wanted) pointer += 1;
      pointers[index + 1] = pointer;
      if (pointer === end) return false;
      stands = positions[pointer] === wanted;
    }
    if (stands) return true;
  }
  return false;
}

function positionsAt({ positions, at }: Reading): number[] {
  return [...positions.positions.subarray(positions.starts[at], positions.starts[at + 1])];
}

/** A phrase in one segment: the readings of each of its words. */
class PhraseInSegment {
  private readonly pointers: Int32Array;
  /** The first word with the same lexemes: the matcher counts repetitions by the very same list. */
  private readonly same: number[];

  constructor(
    private readonly words: readonly (readonly Reading[])[],
    names: readonly string[],
    private readonly slop: number,
  ) {
    this.pointers = new Int32Array(words.length);
    this.same = names.map((name) => names.indexOf(name));
  }

  addTo(found: Bits): void {
    let rarest = this.words[0] ?? [];
    const size = (readings: readonly Reading[]): number =>
      readings.reduce((sum, reading) => sum + reading.postings.documents.length, 0);
    for (const readings of this.words) if (size(readings) < size(rarest)) rarest = readings;
    const single = this.words.flatMap((readings) => readings);
    if (this.slop === 0 && this.words.every((readings) => readings.length === 1)) {
      for (const document of rarest[0]?.postings.documents ?? []) {
        if (single.every((reading) => reach(reading, document)) && standTogether(single, this.pointers)) {
          found.add(document);
        }
      }
      return;
    }
    for (const { postings } of rarest) {
      for (const readings of this.words) for (const reading of readings) reading.at = 0;
      for (const document of postings.documents) if (this.standsIn(document)) found.add(document);
    }
  }

  private standsIn(document: number): boolean {
    const single: Reading[] = [];
    const all: Reading[][] = [];
    for (const readings of this.words) {
      const here = readings.filter((reading) => reach(reading, document));
      const [only] = here;
      if (only === undefined) return false;
      if (here.length === 1) single.push(only);
      all.push(here);
    }
    if (this.slop === 0 && single.length === all.length) return standTogether(single, this.pointers);
    const lists = all.map((here) => merged(here.map(positionsAt)));
    return standsAsPhrase(
      this.same.map((index) => lists[index] ?? []),
      this.slop,
    );
  }
}

/** Adds the documents in which words stand as a phrase; each word is any of its lexemes. */
export function addPhrase(found: Bits, lists: Lists, words: readonly (readonly string[])[], slop: number): void {
  const names = words.map((lexemes) => lexemes.join('\n'));
  for (let segment = 0; segment < lists.segments; segment += 1) {
    const readings = words.map((lexemes) =>
      lexemes.flatMap((lexeme): Reading[] => {
        const postings = lists.of(lexeme, segment);
        if (postings.documents.length === 0) return [];
        return [{ postings, positions: lists.positionsOf(lexeme, segment), at: 0 }];
      }),
    );
    if (readings.every((one) => one.length > 0)) new PhraseInSegment(readings, names, slop).addTo(found);
  }
}
