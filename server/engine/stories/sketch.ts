import { hashText, mixed } from './hash';
import { near } from './parameters';

/** A text's shingles, drawn as a sample of fixed size. */
export interface Sketch {
  /** The least value of each of `near.sketchSize` hash functions; empty where there is no text. */
  values: Int32Array;
  /** How many different shingles the text has. */
  shingles: number;
}

const seeds = Int32Array.from({ length: near.sketchSize }, (_, index) => mixed(0x9e3779b9 * (index + 1)));

function shinglesOf(words: readonly string[]): Set<number> {
  const length = Math.min(near.shingleWords, words.length);
  const shingles = new Set<number>();
  for (let from = 0; length > 0 && from + length <= words.length; from += 1) {
    shingles.add(hashText(words.slice(from, from + length).join(' ')));
  }
  return shingles;
}

/**
 * The MinHash sketch of a text's word shingles (Broder, "On the resemblance and containment of documents", 1997): two
 * sketches agree in as many places as their texts have of all their shingles in common.
 */
export function sketchOf(words: readonly string[]): Sketch {
  const shingles = shinglesOf(words);
  if (shingles.size === 0) return { values: new Int32Array(), shingles: 0 };
  const values = new Int32Array(near.sketchSize).fill(0x7fffffff);
  for (const shingle of shingles) {
    for (let index = 0; index < seeds.length; index += 1) {
      const value = mixed(shingle ^ (seeds[index] ?? 0));
      if (value < (values[index] ?? 0)) values[index] = value;
    }
  }
  return { values, shingles: shingles.size };
}

/** Keys under which a sketch is filed: equal in one of them are nearly all texts that resemble each other. */
export function bandsOf({ values }: Sketch): number[] {
  if (values.length === 0) return [];
  return Array.from({ length: near.bands }, (_, band) => {
    const part = values.subarray(band * near.bandSize, (band + 1) * near.bandSize);
    return hashText(`band ${band} ${part.join(' ')}`);
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
