interface VersionKey {
  item_id: string;
  version: number;
}

/** The maximum delay between the instant that a transaction writes and its commit, in microseconds. */
const overlap = 10 * 60 * 1_000_000;

/** The versions that were replaced by newer ones, with the instant, and those that were deleted. */
export class ReplacedVersions {
  /** Item id, then version, to the instant of replacement in microseconds since the epoch (UTC). */
  private readonly times = new Map<number, Map<number, number>>();
  private removed = new Map<number, Set<number>>();
  private last = 0;

  /** The instant from which to continue reading. It overlaps the last reading, because transactions commit late. */
  get readFrom(): number {
    return Math.max(0, this.last - overlap);
  }

  add(rows: readonly (readonly [itemId: number, version: number, at: number])[]): void {
    for (const [itemId, version, at] of rows) {
      let versions = this.times.get(itemId);
      if (versions === undefined) this.times.set(itemId, (versions = new Map<number, number>()));
      versions.set(version, at);
      this.last = Math.max(this.last, at);
    }
  }

  set gone(keys: readonly VersionKey[]) {
    this.removed = new Map();
    for (const { item_id: itemId, version } of keys) {
      const versions = this.removed.get(Number(itemId)) ?? new Set<number>();
      this.removed.set(Number(itemId), versions.add(version));
    }
  }

  /** True if a version existed and was the latest at an instant. */
  isCurrent(itemId: number, version: number, at: number): boolean {
    return (this.times.get(itemId)?.get(version) ?? Infinity) > at && this.exists(itemId, version);
  }

  exists(itemId: number, version: number): boolean {
    return this.removed.get(itemId)?.has(version) !== true;
  }
}
