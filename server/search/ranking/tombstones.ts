import type { Run } from './readDocuments';
import type { Segment } from './segments';

const statement = 'select id, tombstones from ranking_segment where id = any($1::bigint[])';

/**
 * The unused document numbers of segments. They never change and may be hundreds of thousands, so each segment's are
 * read once.
 */
export class Tombstones {
  private known: ReadonlyMap<string, number[]> = new Map();

  /** Adds the unused numbers to the segments of one snapshot. */
  async of(run: Run, segments: readonly Omit<Segment, 'tombstones'>[]): Promise<Segment[]> {
    // Another search may replace `this.known` while these are read.
    const { known } = this;
    const unknown = segments.map(({ id }) => id).filter((id) => !known.has(id));
    const rows = unknown.length === 0 ? [] : await run<Pick<Segment, 'id' | 'tombstones'>>(statement, [unknown]);
    const read = new Map(rows.map(({ id, tombstones }) => [id, tombstones]));
    const all = segments.map((segment) => ({
      ...segment,
      tombstones: known.get(segment.id) ?? read.get(segment.id) ?? [],
    }));
    this.known = new Map(all.map(({ id, tombstones }) => [id, tombstones]));
    return all;
  }
}
