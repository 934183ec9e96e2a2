import { keysOfTelling } from './keys';
import type { Telling } from './similarity';
import { near, rewrite } from './parameters';
import { Postings } from './postingTable';

type Facts = Omit<Telling, 'sketch' | 'terms'> & { shingles: number; termCount: number };

interface Block {
  sketches: Int32Array;
  hashes: Int32Array;
  weights: Float32Array;
}

const perBlock = 1024;

/**
 * An in-memory index of article signatures in the order of arrival, about 2 kB each; looked up by bands and heaviest
 * terms.
 */
export class Shelf {
  private readonly blocks: Block[] = [];
  private readonly facts: Facts[] = [];
  /** The publication time of each entry; NaN if a later entry replaced it. */
  private published = new Float64Array(1024);
  private readonly entryOf = new Map<string, number>();
  private readonly postings = new Postings();

  get length(): number {
    return this.facts.length;
  }

  /** Adds an article. Returns the entry that it replaces, if the article had one. */
  add(telling: Telling, keys = keysOfTelling(telling)): number | undefined {
    const replaced = this.entryOf.get(telling.itemId);
    const entry = this.facts.length;
    const { sketch, terms, ...facts } = telling;
    const at = entry % perBlock;
    let block = this.blocks[Math.floor(entry / perBlock)];
    if (block === undefined) this.blocks.push((block = newBlock()));
    block.sketches.set(sketch.values, at * near.sketchSize);
    block.hashes.set(terms.hashes, at * rewrite.terms);
    block.weights.set(terms.weights, at * rewrite.terms);
    this.facts.push({
      ...facts,
      shingles: sketch.values.length === 0 ? 0 : sketch.shingles,
      termCount: terms.hashes.length,
    });
    this.entryOf.set(telling.itemId, entry);
    if (entry === this.published.length) this.growPublished();
    this.published[entry] = telling.published;
    if (replaced !== undefined) this.published[replaced] = NaN;
    for (const key of keys.bands) this.postings.add(key, entry);
    for (const { hash } of keys.terms) this.postings.add(hash, entry);
    return replaced;
  }

  /**
   * Removes this entry and all later ones. `replaced` are the earlier entries of the same items, which become valid
   * again.
   */
  takeBack(from: number, replaced: readonly number[]): void {
    this.postings.removeFrom(from);
    for (const { itemId } of this.facts.splice(from)) this.entryOf.delete(itemId);
    for (const entry of replaced) {
      const facts = this.facts[entry];
      if (facts === undefined) continue;
      this.entryOf.set(facts.itemId, entry);
      this.published[entry] = facts.published;
    }
  }

  private growPublished(): void {
    const larger = new Float64Array(this.published.length * 2);
    larger.set(this.published);
    this.published = larger;
  }

  /** The publication time of an entry in milliseconds since the epoch; NaN if a later entry replaced it. */
  publishedAt(entry: number): number {
    return this.published[entry] ?? NaN;
  }

  telling(entry: number): Telling | null {
    const facts = this.facts[entry];
    const block = this.blocks[Math.floor(entry / perBlock)];
    if (facts === undefined || block === undefined) return null;
    const { shingles, termCount, ...known } = facts;
    const at = entry % perBlock;
    const [sketchAt, termsAt] = [at * near.sketchSize, at * rewrite.terms];
    return {
      ...known,
      sketch: {
        values: block.sketches.subarray(sketchAt, sketchAt + (shingles === 0 ? 0 : near.sketchSize)),
        shingles,
      },
      terms: {
        hashes: block.hashes.subarray(termsAt, termsAt + termCount),
        weights: block.weights.subarray(termsAt, termsAt + termCount),
      },
    };
  }

  setBackground(entry: number, background: number): void {
    const facts = this.facts[entry];
    if (facts !== undefined) facts.background = background;
  }

  /** Calls `found` for each entry with a key, newest first, until it returns false. */
  each(key: number, found: (entry: number) => boolean): void {
    this.postings.each(key, found);
  }

  /** The number of articles published at or after an instant. */
  countSince(instant: number): number {
    let count = 0;
    for (let entry = 0; entry < this.length; entry += 1) {
      if (this.publishedAt(entry) >= instant) count += 1;
    }
    return count;
  }

  /** A new index with the articles published at or after an instant. */
  since(instant: number): Shelf {
    const shelf = new Shelf();
    for (let entry = 0; entry < this.length; entry += 1) {
      const telling = this.publishedAt(entry) >= instant ? this.telling(entry) : null;
      if (telling !== null) shelf.add(telling);
    }
    return shelf;
  }
}

function newBlock(): Block {
  return {
    sketches: new Int32Array(perBlock * near.sketchSize),
    hashes: new Int32Array(perBlock * rewrite.terms),
    weights: new Float32Array(perBlock * rewrite.terms),
  };
}
