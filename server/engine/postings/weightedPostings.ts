import { worth } from './documents';
import { derivedHeadline } from './occurrencesByPart';
import type { PackedPostings, PostingReader, Postings } from './postings';

/**
 * A term's documents in a segment, ascending, and how often each contains it, with occurrences weighted by part (the
 * pseudo-frequency of BM25F). Six bytes each, and read four times as fast as encoded postings.
 */
export interface WeightedPostings {
  documents: Uint32Array;
  frequencies: Uint16Array;
}

/** Keeps the weighted postings of long lists from one search to the next. */
export interface WeightedPostingsCache {
  /** The length from which lists are worth keeping. */
  readonly leastLength: number;
  get(segment: number, term: string): WeightedPostings | undefined;
  /** True if it was called before for the same list, which is then worth the time and memory to keep it. */
  isRepeated(segment: number, term: string): boolean;
  put(segment: number, term: string, postings: WeightedPostings): void;
}

/** As the count in the text. */
const mostFrequent = 65_535;

/** The weight of each headline count. For a derived headline only the presence of the word is known. */
export const headlineWorth = Uint16Array.from({ length: 256 }, (_, count) =>
  count === derivedHeadline ? worth.derivedHeadline : count * worth.headline,
);

/** Decodes postings, and weighs the occurrences. */
export function weigh(postings: Postings | PackedPostings, reader: PostingReader): WeightedPostings {
  const length = lengthOf(postings);
  const documents = new Uint32Array(length);
  const frequencies = new Uint16Array(length);
  let at = 0;
  for (reader.open(postings); reader.next();) {
    for (let index = 0; index < reader.length; index += 1) {
      const counts = reader.counts[index] ?? 0;
      const weighted = (counts & 0xffff) + worth.lead * ((counts >>> 16) & 0xff) + (headlineWorth[counts >>> 24] ?? 0);
      documents[at] = reader.documents[index] ?? 0;
      frequencies[at] = Math.min(weighted, mostFrequent);
      at += 1;
    }
  }
  return { documents, frequencies };
}

function lengthOf(postings: Postings | PackedPostings): number {
  return 'length' in postings ? postings.length : postings.documents.length;
}
