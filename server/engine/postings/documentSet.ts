import type { SlicedComputing } from '../computing/slices';

/** The clock is read at every 128th word of 32 documents; 127 is the bit mask for this. */
const clockMask = 127;

/** A set of documents, one bit each. */
export class DocumentSet {
  readonly words: Uint32Array;

  constructor(readonly size: number) {
    this.words = new Uint32Array((size + 31) >>> 5);
  }

  /** Adds the first `length` documents of a list. */
  addSome(documents: Uint32Array, length: number): void {
    const { words } = this;
    for (let index = 0; index < length; index += 1) {
      const document = documents[index] ?? 0;
      words[document >>> 5] = (words[document >>> 5] ?? 0) | (1 << (document & 31));
    }
  }

  has(document: number): boolean {
    return ((this.words[document >>> 5] ?? 0) & (1 << (document & 31))) !== 0;
  }

  add(document: number): void {
    this.words[document >>> 5] = (this.words[document >>> 5] ?? 0) | (1 << (document & 31));
  }

  remove(document: number): void {
    this.words[document >>> 5] = (this.words[document >>> 5] ?? 0) & ~(1 << (document & 31));
  }

  addRange(from: number, to: number): void {
    let document = from;
    for (; document < to && (document & 31) !== 0; document += 1) this.add(document);
    for (; document + 32 <= to; document += 32) this.words[document >>> 5] = 0xffffffff;
    for (; document < to; document += 1) this.add(document);
  }

  /** The first document of the set, or the size if the set is empty. */
  first(): number {
    const index = this.words.findIndex((word) => word !== 0);
    const word = this.words[index] ?? 0;
    return index < 0 ? this.size : (index << 5) + 31 - Math.clz32(word & -word);
  }

  /** The number of documents. */
  count(): number {
    let count = 0;
    for (const word of this.words) {
      // Counts the bits of pairs, of fours, and of eights, and adds these up.
      const pairs = word - ((word >>> 1) & 0x55555555);
      const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
      count += Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
    }
    return count;
  }

  unite(other: DocumentSet): void {
    const { words } = this;
    for (let index = 0; index < words.length; index += 1)
      words[index] = (words[index] ?? 0) | (other.words[index] ?? 0);
  }

  subtract(other: DocumentSet): void {
    const { words } = this;
    for (let index = 0; index < words.length; index += 1)
      words[index] = (words[index] ?? 0) & ~(other.words[index] ?? 0);
  }

  get isEmpty(): boolean {
    return this.words.every((word) => word === 0);
  }

  intersect(other: DocumentSet): void {
    const { words } = this;
    for (let index = 0; index < words.length; index += 1)
      words[index] = (words[index] ?? 0) & (other.words[index] ?? 0);
  }

  complement(): void {
    const { words } = this;
    for (let index = 0; index < words.length; index += 1) words[index] = ~(words[index] ?? 0);
  }

  /** Calls `use` in ascending order. */
  forEach(use: (document: number) => void): void {
    const { words } = this;
    for (let index = 0; index < words.length; index += 1) this.forEachOfWord(index, use);
  }

  /** As `forEach`, in slices. Reads the clock for each word of 32 documents, because `use` may take long. */
  async forEachSliced(computing: SlicedComputing, use: (document: number) => void): Promise<void> {
    const { words } = this;
    for (let index = 0; index < words.length; index += 1) {
      if (words[index] === 0) continue;
      this.forEachOfWord(index, use);
      if (computing.isSliceOver) await computing.pause();
    }
  }

  private forEachOfWord(index: number, use: (document: number) => void): void {
    let word = this.words[index] ?? 0;
    while (word !== 0) {
      const bit = 31 - Math.clz32(word & -word);
      word &= word - 1;
      use((index << 5) + bit);
    }
  }

  /** Calls `use` in descending order, in slices. */
  async forEachDown(computing: SlicedComputing, use: (document: number) => void): Promise<void> {
    const { words } = this;
    for (let index = words.length - 1; index >= 0; index -= 1) {
      let word = words[index] ?? 0;
      while (word !== 0) {
        const bit = 31 - Math.clz32(word);
        word ^= 1 << bit;
        use((index << 5) + bit);
      }
      if ((index & clockMask) === 0 && computing.isSliceOver) await computing.pause();
    }
  }
}
