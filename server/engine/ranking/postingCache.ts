import { noPostings, type Postings } from './postings';

interface Held {
  postings: Postings;
  bytes: number;
  used: number;
}

const bytesEach = 8;
/** What an entry itself takes, about. */
const entryBytes = 120;

/** Postings that were read, by segment and name: a segment never changes. The longest unused are forgotten first. */
export class PostingCache {
  private readonly segments = new Map<string, Map<string, Held>>();
  private bytes = 0;
  private clock = 0;

  constructor(private readonly mostBytes: number) {}

  get(segmentId: string, name: string): Postings | undefined {
    const held = this.segments.get(segmentId)?.get(name);
    if (held === undefined) return undefined;
    this.clock += 1;
    held.used = this.clock;
    return held.postings;
  }

  put(segmentId: string, name: string, postings: Postings = noPostings): void {
    let segment = this.segments.get(segmentId);
    if (segment === undefined) this.segments.set(segmentId, (segment = new Map<string, Held>()));
    const bytes = postings.documents.length * bytesEach + name.length * 2 + entryBytes;
    this.bytes += bytes - (segment.get(name)?.bytes ?? 0);
    this.clock += 1;
    segment.set(name, { postings, bytes, used: this.clock });
    if (this.bytes > this.mostBytes) this.forget();
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
