import { PackedPositions } from '@server/engine/postings/positions';
import type { PackedPostings } from '@server/engine/postings/postings';
import type { WeightedPostings, WeightedPostingsCache } from '@server/engine/postings/weightedPostings';

type Kept = PackedPostings | PackedPositions | WeightedPostings;

interface OfSegment {
  entries: Map<string, Kept>;
  bytes: number;
}

// The cache key of a lexeme's positions. No lexeme contains a line feed.
const positionsName = (lexeme: string): string => `\n${lexeme}`;
// The cache key of a term's weighted postings. No lexeme starts with a null character.
const weightedName = (term: string): string => `\0${term}`;
/** The maximum number of terms in segments that are remembered as scored once: a few megabytes. */
const mostRemembered = 65_536;
/** The approximate overhead of a cache entry, in bytes. */
const entryBytes = 160;

function bytesOf(name: string, kept: Kept): number {
  return sizeOf(kept) + name.length * 2 + entryBytes;
}

function sizeOf(kept: Kept): number {
  if ('frequencies' in kept) return kept.documents.byteLength + kept.frequencies.byteLength;
  return kept.content.byteLength + (kept instanceof PackedPositions ? kept.marks.byteLength : 0);
}

/** The entries used since this generation started. */
class Generation {
  readonly segments = new Map<string, OfSegment>();
  bytes = 0;

  get(segmentId: string, name: string): Kept | undefined {
    return this.segments.get(segmentId)?.entries.get(name);
  }

  put(segmentId: string, name: string, kept: Kept): void {
    let segment = this.segments.get(segmentId);
    if (segment === undefined) this.segments.set(segmentId, (segment = { entries: new Map<string, Kept>(), bytes: 0 }));
    if (segment.entries.has(name)) return;
    const bytes = bytesOf(name, kept);
    segment.entries.set(name, kept);
    segment.bytes += bytes;
    this.bytes += bytes;
  }

  remove(segmentId: string): void {
    this.bytes -= this.segments.get(segmentId)?.bytes ?? 0;
    this.segments.delete(segmentId);
  }
}

/**
 * A cache of postings by segment and name; segments never change, so entries never become stale. It has two
 * generations: an entry of the old one moves to the young one when it is used. When the young one reaches half of the
 * capacity, the old one is dropped as a whole, which takes constant time.
 */
export class PostingCache {
  private young = new Generation();
  private old = new Generation();
  /** The terms of `isRepeated`. */
  private readonly scored = new Set<string>();

  constructor(private readonly mostBytes: number) {}

  private get(segmentId: string, name: string): Kept | undefined {
    const kept = this.young.get(segmentId, name);
    if (kept !== undefined) return kept;
    const older = this.old.get(segmentId, name);
    if (older !== undefined) this.put(segmentId, name, older);
    return older;
  }

  private put(segmentId: string, name: string, kept: Kept): void {
    this.young.put(segmentId, name, kept);
    if (this.young.bytes < this.mostBytes / 2) return;
    this.old = this.young;
    this.young = new Generation();
  }

  postings(segmentId: string, name: string): PackedPostings | undefined {
    const kept = this.get(segmentId, name);
    return kept === undefined || kept instanceof PackedPositions || 'frequencies' in kept ? undefined : kept;
  }

  putPostings(segmentId: string, name: string, postings: PackedPostings): void {
    this.put(segmentId, name, postings);
  }

  positions(segmentId: string, lexeme: string): PackedPositions | undefined {
    const kept = this.get(segmentId, positionsName(lexeme));
    return kept instanceof PackedPositions ? kept : undefined;
  }

  putPositions(segmentId: string, lexeme: string, positions: PackedPositions): void {
    this.put(segmentId, positionsName(lexeme), positions);
  }

  /**
   * The weighted postings of a search's segments. A segment beyond them is the tail, whose postings aren't kept.
   * @param leastLength The length from which lists are kept.
   */
  weightedOf(segmentIds: readonly string[], leastLength: number): WeightedPostingsCache {
    return {
      leastLength,
      get: (segment, term) => {
        const id = segmentIds[segment];
        const kept = id === undefined ? undefined : this.get(id, weightedName(term));
        return kept !== undefined && 'frequencies' in kept ? kept : undefined;
      },
      isRepeated: (segment, term) => {
        const id = segmentIds[segment];
        return id !== undefined && this.isRepeated(id, term);
      },
      put: (segment, term, postings) => {
        const id = segmentIds[segment];
        if (id !== undefined) this.put(id, weightedName(term), postings);
      },
    };
  }

  /** True if it was called before, not long ago, with the same arguments. */
  private isRepeated(segmentId: string, term: string): boolean {
    const name = `${segmentId}\n${term}`;
    if (this.scored.has(name)) return true;
    if (this.scored.size >= mostRemembered) this.scored.clear();
    this.scored.add(name);
    return false;
  }

  /** Drops the entries of segments that no longer exist. */
  keep(segmentIds: ReadonlySet<string>): void {
    for (const generation of [this.young, this.old]) {
      for (const id of generation.segments.keys()) if (!segmentIds.has(id)) generation.remove(id);
    }
  }
}
