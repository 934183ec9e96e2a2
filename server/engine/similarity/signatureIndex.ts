import { lookupKeysOf } from './lookupKeys';
import type { ArticleSignature } from './similarity';
import { nearDuplicate, rewrite } from './parameters';
import { PostingTable } from './postingTable';

type Details = Omit<ArticleSignature, 'sketch' | 'terms'> & { shingles: number; termCount: number };

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
export class SignatureIndex {
  private readonly blocks: Block[] = [];
  private readonly details: Details[] = [];
  /** The publication time of each entry; NaN if a later entry replaced it. */
  private published = new Float64Array(1024);
  private readonly entryOf = new Map<string, number>();
  private readonly postings = new PostingTable();

  get length(): number {
    return this.details.length;
  }

  /** Adds an article. Returns the entry that it replaces, if the article had one. */
  add(signature: ArticleSignature, keys = lookupKeysOf(signature)): number | undefined {
    const replaced = this.entryOf.get(signature.itemId);
    const entry = this.details.length;
    const { sketch, terms, ...facts } = signature;
    const at = entry % perBlock;
    let block = this.blocks[Math.floor(entry / perBlock)];
    if (block === undefined) this.blocks.push((block = newBlock()));
    block.sketches.set(sketch.values, at * nearDuplicate.sketchSize);
    block.hashes.set(terms.hashes, at * rewrite.terms);
    block.weights.set(terms.weights, at * rewrite.terms);
    this.details.push({
      ...facts,
      shingles: sketch.values.length === 0 ? 0 : sketch.shingles,
      termCount: terms.hashes.length,
    });
    this.entryOf.set(signature.itemId, entry);
    if (entry === this.published.length) this.growPublished();
    this.published[entry] = signature.published;
    if (replaced !== undefined) this.published[replaced] = NaN;
    for (const key of keys.bands) this.postings.add(key, entry);
    for (const { hash } of keys.terms) this.postings.add(hash, entry);
    return replaced;
  }

  /**
   * Removes this entry and all later ones. `replaced` are the earlier entries of the same items, which become valid
   * again.
   */
  removeFrom(from: number, replaced: readonly number[]): void {
    this.postings.removeFrom(from);
    for (const { itemId } of this.details.splice(from)) this.entryOf.delete(itemId);
    for (const entry of replaced) {
      const details = this.details[entry];
      if (details === undefined) continue;
      this.entryOf.set(details.itemId, entry);
      this.published[entry] = details.published;
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

  signature(entry: number): ArticleSignature | null {
    const details = this.details[entry];
    const block = this.blocks[Math.floor(entry / perBlock)];
    if (details === undefined || block === undefined) return null;
    const { shingles, termCount, ...known } = details;
    const at = entry % perBlock;
    const [sketchAt, termsAt] = [at * nearDuplicate.sketchSize, at * rewrite.terms];
    return {
      ...known,
      sketch: {
        values: block.sketches.subarray(sketchAt, sketchAt + (shingles === 0 ? 0 : nearDuplicate.sketchSize)),
        shingles,
      },
      terms: {
        hashes: block.hashes.subarray(termsAt, termsAt + termCount),
        weights: block.weights.subarray(termsAt, termsAt + termCount),
      },
    };
  }

  setBackground(entry: number, background: number): void {
    const details = this.details[entry];
    if (details !== undefined) details.background = background;
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
  since(instant: number): SignatureIndex {
    const signatureIndex = new SignatureIndex();
    for (let entry = 0; entry < this.length; entry += 1) {
      const signature = this.publishedAt(entry) >= instant ? this.signature(entry) : null;
      if (signature !== null) signatureIndex.add(signature);
    }
    return signatureIndex;
  }
}

function newBlock(): Block {
  return {
    sketches: new Int32Array(perBlock * nearDuplicate.sketchSize),
    hashes: new Int32Array(perBlock * rewrite.terms),
    weights: new Float32Array(perBlock * rewrite.terms),
  };
}
