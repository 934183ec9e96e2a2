import { rewrite } from './parameters';
import type { Term } from './terms';

/** An article's heaviest terms as a unit vector. */
export interface TermVector {
  /** Ascending. */
  hashes: Int32Array;
  weights: Float32Array;
}

/** The number of articles, and the document frequency of a term. */
export interface Frequencies {
  articles: number;
  of: { get: (term: number) => number | undefined };
}

/**
 * Computes the term vector of an article: (1 + ln tf) · ln(N / df), metadata weighted higher, the heaviest
 * `rewrite.terms` terms, normalized to length 1. A term that almost every article contains has weight 0.
 */
export function vectorOf(terms: readonly Term[], { articles, of }: Frequencies): TermVector {
  const all = new Float64Array(terms.length);
  let positive = 0;
  terms.forEach(({ hash, count, isMetadata }, index) => {
    const rarity = Math.log((articles + 1) / Math.max(of.get(hash) ?? 1, 1));
    const weight = (1 + Math.log(count)) * rarity * (isMetadata ? rewrite.metadataWeight : 1);
    all[index] = Math.max(weight, 0);
    if (weight > 0) positive += 1;
  });
  const count = Math.min(positive, rewrite.terms);
  const least = all.slice().sort()[terms.length - count] ?? 0;
  // Packs hash and index into one number, because sorting numbers is fast. Of terms with equal weight, those with
  // smaller hashes are kept.
  const places = Float64Array.from(terms, ({ hash }, index) => (hash + 2 ** 31) * 2 ** 16 + index).sort();
  let equal = count - all.reduce((heavier, weight) => heavier + (weight > least ? 1 : 0), 0);
  const hashes = new Int32Array(count);
  const weights = new Float64Array(count);
  let kept = 0;
  let squares = 0;
  for (const place of places) {
    const index = place % 2 ** 16;
    const weight = all[index] ?? 0;
    if (kept === count || weight < least || (weight === least && (equal -= 1) < 0)) continue;
    hashes[kept] = terms[index]?.hash ?? 0;
    weights[kept] = weight;
    squares += weight * weight;
    kept += 1;
  }
  const length = Math.sqrt(squares) || 1;
  return { hashes, weights: Float32Array.from(weights, (weight) => weight / length) };
}

/** The cosine similarity of two vectors, from 0 to 1. */
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

export interface Key {
  hash: number;
  weight: number;
}

/** The heaviest terms, heaviest first, as lookup keys. */
export function keysOf({ hashes, weights }: TermVector): Key[] {
  const keys: Key[] = [];
  for (let index = 0; index < hashes.length; index += 1) {
    const [hash, weight] = [hashes[index] ?? 0, weights[index] ?? 0];
    if (keys.length === rewrite.keys && weight <= (keys[keys.length - 1]?.weight ?? 0)) continue;
    let at = keys.length;
    while (at > 0 && (keys[at - 1]?.weight ?? 0) < weight) at -= 1;
    keys.splice(at, 0, { hash, weight });
    if (keys.length > rewrite.keys) keys.pop();
  }
  return keys;
}
