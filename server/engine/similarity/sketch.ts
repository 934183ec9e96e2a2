import { hashEnd, hashStart, hashStep, mixed } from './hash';
import { near } from './parameters';

/** A text's shingles, drawn as a sample of fixed size. */
export interface Sketch {
  /** The least value of each of `near.sketchSize` hash functions; empty where there is no text. */
  values: Int32Array;
  /** How many different shingles the text has. */
  shingles: number;
}

const space = 0x20;
const seeds = Int32Array.from({ length: near.sketchSize }, (_, index) => mixed(0x9e3779b9 * (index + 1)));

/** The hashes of all runs of some words, each once; equal to those of the words joined by spaces. */
function shinglesOf(words: readonly string[]): Int32Array {
  const length = Math.min(near.shingleWords, words.length);
  const shingles = new Set<number>();
  for (let from = 0; length > 0 && from + length <= words.length; from += 1) {
    let hash = hashStart;
    for (let at = from; at < from + length; at += 1) {
      if (at > from) hash = hashStep(hash, space);
      const word = words[at] ?? '';
      for (let index = 0; index < word.length; index += 1) hash = hashStep(hash, word.charCodeAt(index));
    }
    shingles.add(hashEnd(hash));
  }
  return Int32Array.from(shingles);
}

/**
 * The MinHash sketch of a text's word shingles (Broder, "On the resemblance and containment of documents", 1997): two
 * sketches agree in as many places as their texts have of all their shingles in common.
 */
export function sketchOf(words: readonly string[]): Sketch {
  const shingles = shinglesOf(words);
  if (shingles.length === 0) return { values: new Int32Array(), shingles: 0 };
  const least = (seed: number): number => {
    let found = 0x7fffffff;
    for (let index = 0; index < shingles.length; index += 1) {
      const value = mixed((shingles[index] ?? 0) ^ seed);
      if (value < found) found = value;
    }
    return found;
  };
  return { values: seeds.map(least), shingles: shingles.length };
}

/** Keys under which a sketch is filed: equal in one of them are nearly all texts that resemble each other. */
export function bandsOf({ values }: Sketch): number[] {
  if (values.length === 0) return [];
  return Array.from({ length: near.bands }, (_, band) => {
    let key = mixed(band + 1);
    for (let at = band * near.bandSize; at < (band + 1) * near.bandSize; at += 1) key = mixed(key ^ (values[at] ?? 0));
    return key;
  });
}

/** How much of all shingles of two texts both have, 0 to 1; estimated to about ±.06. */
export function resemblance(a: Sketch, b: Sketch): number {
  if (a.values.length === 0 || b.values.length === 0) return 0;
  let same = 0;
  for (let index = 0; index < a.values.length; index += 1) if (a.values[index] === b.values[index]) same += 1;
  return same / a.values.length;
}

/** How much of the shorter text the longer contains, 0 to 1, by their resemblance and sizes. */
export function containment(a: Sketch, b: Sketch, resembling: number): number {
  const shared = (resembling / (1 + resembling)) * (a.shingles + b.shingles);
  return Math.min(1, shared / Math.max(1, Math.min(a.shingles, b.shingles)));
}
