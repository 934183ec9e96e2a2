import { alwaysTrue } from './predicates';
import { IntList } from './intList';
import type { IndexPlacement } from './clauses';

/**
 * The length of an entry: the offset of a clause (or the complement of a query number if nothing else must be
 * evaluated) and two guards.
 */
export const entryLength = 3;

/** Collects entries before they are sorted by predicate. */
export class PostingTableBuilder {
  private readonly entries = new IntList(4096);

  put(reference: number, placement: IndexPlacement | null): void {
    for (const predicate of placement?.predicates ?? [alwaysTrue]) {
      this.entries.push(predicate);
      this.entries.push(reference);
      this.entries.push(placement?.guards[0] ?? alwaysTrue);
      this.entries.push(placement?.guards[1] ?? alwaysTrue);
    }
  }

  /** Sorts the entries by predicate into a table (counting sort). */
  sorted(predicates: number): PostingTable {
    const { data, length } = this.entries;
    const starts = new Int32Array(predicates + 1);
    for (let at = 0; at < length; at += entryLength + 1)
      starts[(data[at] ?? 0) + 1] = (starts[(data[at] ?? 0) + 1] ?? 0) + entryLength;
    for (let predicate = 0; predicate < predicates; predicate += 1)
      starts[predicate + 1] = (starts[predicate + 1] ?? 0) + (starts[predicate] ?? 0);
    const next = starts.slice();
    const entries = new Int32Array(starts[predicates] ?? 0);
    for (let at = 0; at < length; at += entryLength + 1) {
      const predicate = data[at] ?? 0;
      const to = next[predicate] ?? 0;
      // Copied one by one, because creating a subarray of three integers takes longer.
      for (let one = 0; one < entryLength; one += 1) entries[to + one] = data[at + 1 + one] ?? 0;
      next[predicate] = to + entryLength;
    }
    return new PostingTable(starts, entries);
  }
}

/** The entries of each predicate: a sorted array, and lists of entries added later. */
export class PostingTable {
  private readonly unsorted = new Map<number, IntList>();
  /** The number of entries added later. */
  unsortedEntries = 0;

  constructor(
    private readonly starts = new Int32Array(1),
    readonly entries = new Int32Array(),
  ) {}

  put(reference: number, placement: IndexPlacement | null): void {
    for (const predicate of placement?.predicates ?? [alwaysTrue]) {
      let list = this.unsorted.get(predicate);
      if (list === undefined) this.unsorted.set(predicate, (list = new IntList(entryLength)));
      list.push(reference);
      list.push(placement?.guards[0] ?? alwaysTrue);
      list.push(placement?.guards[1] ?? alwaysTrue);
      this.unsortedEntries += 1;
    }
  }

  /** The offset in `entries` of a predicate's first entry; its entries end where those of the next predicate start. */
  startOf(predicate: number): number {
    return this.starts[Math.min(predicate, this.starts.length - 1)] ?? 0;
  }

  unsortedOf(predicate: number): IntList | undefined {
    return this.unsortedEntries === 0 ? undefined : this.unsorted.get(predicate);
  }
}
