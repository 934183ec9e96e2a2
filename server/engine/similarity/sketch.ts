import { hashEnd, hashStart, hashStep, mixed } from './hash';
import { nearDuplicate } from './parameters';

/** A MinHash sketch: a fixed-size sample of a text's shingles. */
export interface Sketch {
  /** The minimum of each of `near.sketchSize` hash functions; empty if there is no text. */
  values: Int32Array;
  /** The number of distinct shingles. */
  shingles: number;
}

const space = 0x20;
const seeds = Int32Array.from({ length: nearDuplicate.sketchSize }, (_, index) => mixed(0x9e3779b9 * (index + 1)));

/** The distinct hashes of all n-grams of words; equal to the hashes of the words joined by spaces. */
function shinglesOf(words: readonly string[]): Int32Array {
  const length = Math.min(nearDuplicate.shingleWords, words.length);
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
 * The MinHash sketch of a text's word shingles (Broder, "On the resemblance and containment of documents", 1997): the
 * fraction of equal values of two sketches estimates the fraction of shared shingles.
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

/**
 * The lookup keys of a sketch (locality-sensitive hashing): texts with high resemblance share at least one with high
 * probability.
 */
export function bandsOf({ values }: Sketch): number[] {
  if (values.length === 0) return [];
  return Array.from({ length: nearDuplicate.bands }, (_, band) => {
    let key = mixed(band + 1);
    for (let at = band * nearDuplicate.bandSize; at < (band + 1) * nearDuplicate.bandSize; at += 1)
      key = mixed(key ^ (values[at] ?? 0));
    return key;
  });
}

/** The estimated Jaccard similarity of two texts' shingles, from 0 to 1, with an error of about ±0.06. */
export function resemblance(a: Sketch, b: Sketch): number {
  if (a.values.length === 0 || b.values.length === 0) return 0;
  let same = 0;
  for (let index = 0; index < a.values.length; index += 1) if (a.values[index] === b.values[index]) same += 1;
  return same / a.values.length;
}

/** The fraction of the shorter text that the longer one contains, from 0 to 1, computed from resemblance and sizes. */
export function containment(a: Sketch, b: Sketch, resembling: number): number {
  const shared = (resembling / (1 + resembling)) * (a.shingles + b.shingles);
  return Math.min(1, shared / Math.max(1, Math.min(a.shingles, b.shingles)));
}
