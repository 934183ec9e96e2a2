interface VersionKey {
  item_id: string;
  version: number;
}

/** A transaction that replaces versions may be committed so long after the instant that it writes, in microseconds. */
const overlap = 10 * 60 * 1_000_000;

/** Versions that newer ones replaced, and when; and those that were removed. */
export class ReplacedVersions {
  /** By item and version: microseconds since 1970 UTC. */
  private readonly times = new Map<number, Map<number, number>>();
  private removed = new Map<number, Set<number>>();
  private last = 0;

  /** Reading goes on from this instant: what was read may be read again. */
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

  /** Whether a version was there, and the latest, at an instant. */
  isCurrent(itemId: number, version: number, at: number): boolean {
    return (this.times.get(itemId)?.get(version) ?? Infinity) > at && this.exists(itemId, version);
  }

  exists(itemId: number, version: number): boolean {
    return this.removed.get(itemId)?.has(version) !== true;
  }
}
