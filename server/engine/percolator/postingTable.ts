import { alwaysSo } from './predicates';
import { Ints } from './ints';
import type { Filed } from './clauses';

/**
 * The length of an entry: the offset of a clause (or the complement of a query number if nothing else must be
 * evaluated) and two guards.
 */
export const entryLength = 3;

/** Collects entries before they are sorted by predicate. */
export class Pile {
  private readonly filed = new Ints(4096);

  put(reference: number, filed: Filed | null): void {
    for (const fact of filed?.facts ?? [alwaysSo]) {
      this.filed.push(fact);
      this.filed.push(reference);
      this.filed.push(filed?.guards[0] ?? alwaysSo);
      this.filed.push(filed?.guards[1] ?? alwaysSo);
    }
  }

  /** Sorts the entries by predicate into a table (counting sort). */
  sorted(facts: number): Drawers {
    const { data, length } = this.filed;
    const starts = new Int32Array(facts + 1);
    for (let at = 0; at < length; at += entryLength + 1)
      starts[(data[at] ?? 0) + 1] = (starts[(data[at] ?? 0) + 1] ?? 0) + entryLength;
    for (let fact = 0; fact < facts; fact += 1) starts[fact + 1] = (starts[fact + 1] ?? 0) + (starts[fact] ?? 0);
    const next = starts.slice();
    const entries = new Int32Array(starts[facts] ?? 0);
    for (let at = 0; at < length; at += entryLength + 1) {
      const fact = data[at] ?? 0;
      const to = next[fact] ?? 0;
      // Copied one by one, because creating a subarray of three integers takes longer.
      for (let one = 0; one < entryLength; one += 1) entries[to + one] = data[at + 1 + one] ?? 0;
      next[fact] = to + entryLength;
    }
    return new Drawers(starts, entries);
  }
}

/** The entries of each predicate: a sorted array, and lists of entries added later. */
export class Drawers {
  private readonly late = new Map<number, Ints>();
  /** The number of entries added later. */
  lateEntries = 0;

  constructor(
    private readonly starts = new Int32Array(1),
    readonly entries = new Int32Array(),
  ) {}

  put(reference: number, filed: Filed | null): void {
    for (const fact of filed?.facts ?? [alwaysSo]) {
      let drawer = this.late.get(fact);
      if (drawer === undefined) this.late.set(fact, (drawer = new Ints(entryLength)));
      drawer.push(reference);
      drawer.push(filed?.guards[0] ?? alwaysSo);
      drawer.push(filed?.guards[1] ?? alwaysSo);
      this.lateEntries += 1;
    }
  }

  /** The offset in `entries` of a predicate's first entry; its entries end where those of the next predicate start. */
  startOf(fact: number): number {
    return this.starts[Math.min(fact, this.starts.length - 1)] ?? 0;
  }

  lateOf(fact: number): Ints | undefined {
    return this.lateEntries === 0 ? undefined : this.late.get(fact);
  }
}
