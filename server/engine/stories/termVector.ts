import { rewrite } from './parameters';
import type { Term } from './terms';

/** An article's heaviest terms; the weights are those of a vector of length 1. */
export interface TermVector {
  /** Ascending. */
  hashes: Int32Array;
  weights: Float32Array;
}

/** In how many articles of how many a term occurs. */
export interface Frequencies {
  articles: number;
  of: ReadonlyMap<number, number>;
}

/**
 * Weighs the terms of an article: (1 + ln tf) · ln(N / df), metadata more, the heaviest `rewrite.terms` of them, and as
 * a vector of length 1. A term that nearly every article has weighs nothing.
 */
export function vectorOf(terms: readonly Term[], { articles, of }: Frequencies): TermVector {
  const weighed = terms.flatMap(({ hash, count, isMetadata }) => {
    const rarity = Math.log((articles + 1) / Math.max(of.get(hash) ?? 1, 1));
    const weight = (1 + Math.log(count)) * rarity * (isMetadata ? rewrite.metadataWeight : 1);
    return weight > 0 ? [{ hash, weight }] : [];
  });
  weighed.sort((a, b) => b.weight - a.weight || a.hash - b.hash);
  const kept = weighed.slice(0, rewrite.terms).sort((a, b) => a.hash - b.hash);
  const length = Math.sqrt(kept.reduce((sum, { weight }) => sum + weight * weight, 0)) || 1;
  return {
    hashes: Int32Array.from(kept, ({ hash }) => hash),
    weights: Float32Array.from(kept, ({ weight }) => weight / length),
  };
}

/** The cosine of two vectors, 0 to 1. */
export function cosine(a: TermVector, b: TermVector): number {
  let sum = 0;
  for (let i = 0, j = 0; i < a.hashes.length && j < b.hashes.length;) {
    const [x, y] = [a.hashes[i] ?? 0, b.hashes[j] ?? 0];
    if (x === y) sum += (a.weights[i] ?? 0) * (b.weights[j] ?? 0);
    if (x <= y) i += 1;
    if (y <= x) j += 1;
  }
  return sum;
}

/** The heaviest terms, by which an article is looked up. */
export function keysOf({ hashes, weights }: TermVector): { hash: number; weight: number }[] {
  return Array.from(hashes, (hash, index) => ({ hash, weight: weights[index] ?? 0 }))
    .sort((a, b) => b.weight - a.weight || a.hash - b.hash)
    .slice(0, rewrite.keys);
}
