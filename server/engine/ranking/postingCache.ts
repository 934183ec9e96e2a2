import type { Positions, Postings } from './postings';

interface Held<T> {
  kept: T;
  bytes: number;
  used: number;
}

// No lexeme has this sign in it.
const positionsName = (lexeme: string): string => `\n${lexeme}`;
/** What an entry itself takes, about. */
const entryBytes = 120;

/** What was read of segments, by segment and name: a segment never changes. The longest unused are forgotten first. */
export class PostingCache {
  private readonly segments = new Map<string, Map<string, Held<Postings | Positions>>>();
  private bytes = 0;
  private clock = 0;

  constructor(private readonly mostBytes: number) {}

  private get(segmentId: string, name: string): Postings | Positions | undefined {
    const held = this.segments.get(segmentId)?.get(name);
    if (held === undefined) return undefined;
    this.clock += 1;
    held.used = this.clock;
    return held.kept;
  }

  private put(segmentId: string, name: string, kept: Postings | Positions, bytesOfIt: number): void {
    let segment = this.segments.get(segmentId);
    if (segment === undefined) this.segments.set(segmentId, (segment = new Map<string, Held<Postings | Positions>>()));
    const bytes = bytesOfIt + name.length * 2 + entryBytes;
    this.bytes += bytes - (segment.get(name)?.bytes ?? 0);
    this.clock += 1;
    segment.set(name, { kept, bytes, used: this.clock });
    if (this.bytes > this.mostBytes) this.forget();
  }

  postings(segmentId: string, name: string): Postings | undefined {
    const kept = this.get(segmentId, name);
    return kept !== undefined && 'documents' in kept ? kept : undefined;
  }

  putPostings(segmentId: string, name: string, postings: Postings): void {
    this.put(segmentId, name, postings, postings.documents.byteLength + postings.counts.byteLength);
  }

  positions(segmentId: string, lexeme: string): Positions | undefined {
    const kept = this.get(segmentId, positionsName(lexeme));
    return kept !== undefined && 'starts' in kept ? kept : undefined;
  }

  putPositions(segmentId: string, lexeme: string, positions: Positions): void {
    this.put(segmentId, positionsName(lexeme), positions, positions.starts.byteLength + positions.positions.byteLength);
  }

  /** Forgets segments that are no more. */
  keep(segmentIds: ReadonlySet<string>): void {
    for (const [id, segment] of this.segments) {
      if (segmentIds.has(id)) continue;
      for (const held of segment.values()) this.bytes -= held.bytes;
      this.segments.delete(id);
    }
  }

  private forget(): void {
    const uses = [...this.segments.values()].flatMap((segment) => [...segment.values()].map((held) => held.used));
    uses.sort((one, other) => one - other);
    // A quarter at a time: sorting for each one would cost more than reading it again.
    const until = uses[uses.length >>> 2] ?? this.clock;
    for (const segment of this.segments.values()) {
      for (const [name, held] of segment) {
        if (held.used > until) continue;
        segment.delete(name);
        this.bytes -= held.bytes;
      }
    }
    if (this.bytes > this.mostBytes && uses.length > 1) this.forget();
  }
}
