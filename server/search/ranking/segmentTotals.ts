import type { DocumentTable } from '@server/engine/postings/documents';
import type { Segment } from './segments';

/** The articles of a segment, their lengths together, and when the last of them was received (microseconds). */
export interface Totals {
  articles: number;
  words: number;
  received: number;
}

/** What the documents of each segment are together: gone through once. */
export class SegmentTotals {
  private readonly known = new Map<string, Totals>();

  /** @param placeOf where in the table a document's number stands */
  of(segment: Segment, table: DocumentTable, placeOf: (document: number) => number): Totals {
    const known = this.known.get(segment.id);
    if (known !== undefined) return known;
    const { received, lengths } = table;
    const totals = { articles: segment.documents, words: 0, received: 0 };
    for (let at = placeOf(segment.first_document); at < placeOf(segment.end_document); at += 1) {
      totals.received = Math.max(totals.received, received[at] ?? 0);
      totals.words += lengths[at] ?? 0;
    }
    for (const document of segment.gone) totals.words -= lengths[placeOf(document)] ?? 0;
    this.known.set(segment.id, totals);
    return totals;
  }

  /** Lets go of all segments but these. */
  keep(ids: ReadonlySet<string>): void {
    for (const id of this.known.keys()) if (!ids.has(id)) this.known.delete(id);
  }
}
