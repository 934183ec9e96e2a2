import type { DocumentTable } from '@server/engine/postings/documents';
import type { Segment } from './segments';

/**
 * Totals over a segment: the number of articles, the sum of their lengths, and when the last one was received
 * (microseconds since the epoch).
 */
export interface Totals {
  articles: number;
  words: number;
  received: number;
}

/** Totals over the documents of each segment, computed once per segment. */
export class SegmentTotals {
  private readonly known = new Map<string, Totals>();

  /** @param placeOf Maps a document number to its place in the table. */
  of(segment: Segment, table: DocumentTable, placeOf: (document: number) => number): Totals {
    const known = this.known.get(segment.id);
    if (known !== undefined) return known;
    const { received, lengths } = table;
    const totals = { articles: segment.documents, words: 0, received: 0 };
    for (let at = placeOf(segment.first_document); at < placeOf(segment.end_document); at += 1) {
      totals.received = Math.max(totals.received, received[at] ?? 0);
      totals.words += lengths[at] ?? 0;
    }
    for (const document of segment.tombstones) totals.words -= lengths[placeOf(document)] ?? 0;
    this.known.set(segment.id, totals);
    return totals;
  }

  /** Drops the totals of all segments except these. */
  keep(ids: ReadonlySet<string>): void {
    for (const id of this.known.keys()) if (!ids.has(id)) this.known.delete(id);
  }
}
