const none = -1;

/**
 * Maps keys to entries, as linked lists from the newest entry to the oldest. Entries are numbered in the order of
 * arrival.
 */
export class PostingTable {
  private heads: Int32Array = new Int32Array(1024).fill(none);
  private keys: Int32Array = new Int32Array(1024);
  private entries: Int32Array = new Int32Array(1024);
  private older: Int32Array = new Int32Array(1024);
  private count = 0;

  add(key: number, entry: number): void {
    if (this.count === this.keys.length) this.grow();
    const at = this.count;
    this.keys[at] = key;
    this.entries[at] = entry;
    this.link(at);
    this.count += 1;
  }

  /** Removes this entry and all later ones. */
  removeFrom(entry: number): void {
    while (this.count > 0 && (this.entries[this.count - 1] ?? 0) >= entry) {
      this.count -= 1;
      this.heads[this.placeOf(this.keys[this.count] ?? 0)] = this.older[this.count] ?? none;
    }
  }

  /** Calls `found` for each entry with a key, newest first, until it returns false. */
  each(key: number, found: (entry: number) => boolean): void {
    for (let at = this.heads[this.placeOf(key)] ?? none; at !== none; at = this.older[at] ?? none) {
      if (this.keys[at] === key && !found(this.entries[at] ?? 0)) return;
    }
  }

  private placeOf(key: number): number {
    return (Math.imul(key, 0x9e3779b1) >>> 7) & (this.heads.length - 1);
  }

  private link(at: number): void {
    const place = this.placeOf(this.keys[at] ?? 0);
    this.older[at] = this.heads[place] ?? none;
    this.heads[place] = at;
  }

  private grow(): void {
    const larger = (list: Int32Array): Int32Array => {
      const made = new Int32Array(list.length * 2);
      made.set(list);
      return made;
    };
    this.keys = larger(this.keys);
    this.entries = larger(this.entries);
    this.older = larger(this.older);
    this.heads = new Int32Array(this.heads.length * 2).fill(none);
    for (let at = 0; at < this.count; at += 1) this.link(at);
  }
}
