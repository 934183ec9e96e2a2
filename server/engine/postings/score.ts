import type { DocumentSet } from './documentSet';
import { halfOf, derivedHeadline } from './occurrencesByPart';
import { worth, type DocumentTable } from './documents';
import type { PostingMerger } from './postingMerger';
import type { PostingLists } from './postingLists';
import { noPostings, type PackedPostings, type PostingReader, type Postings } from './postings';
import type { RankTerm } from './rankRequest';
import type { SlicedComputing } from '../computing/slices';

/**
 * The BM25F model in its simple form (Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond",
 * 2009): an occurrence in the headline counts as four and one in the lead as two, and the article's length grows by the
 * same. A headline derived from the text counts as a lead and adds no length. `k1` is higher than the usual 1.2 because
 * these weights increase the counts; see docs/decisions/relevance.md.
 */
const k1 = 1.5;
const b = 0.75;

function idfOf(articles: number, frequency: number): number {
  return Math.log(1 + (articles - frequency + 0.5) / (frequency + 0.5));
}

/** The weight of each headline count. For a derived headline only the presence of the word is known. */
const headlineWorth = Float64Array.from({ length: 256 }, (_, count) =>
  count === derivedHeadline ? worth.derivedHeadline : count * worth.headline,
);

/** A range of a segment's documents; if all of them were received by the search's `asOf`, also their totals. */
export interface Stretch {
  from: number;
  to: number;
  allReceived: boolean;
  articles: number;
  words: number;
}

export interface Statistics {
  articles: number;
  averageLength: number;
}

/** A term's postings in a segment, with the largest count of its lexemes for each part. */
function postingsOf(
  term: RankTerm,
  lists: PostingLists,
  segment: number,
  size: number,
  joiner: PostingMerger,
): Postings | PackedPostings {
  // Already counted once per part.
  if (term.prefix !== null) return lists.ofPrefix(term.prefix, segment);
  const plain = term.lexemes.map((lexeme) => lists.of(lexeme, segment));
  const joined = term.joined.map((lexeme) => lists.of(lexeme, segment));
  const filled = [...plain, ...joined].filter((list) => list.length > 0);
  const [single] = filled;
  if (single === undefined) return noPostings;
  if (filled.length === 1 && plain.includes(single)) return single;
  const isJoined = filled.map((list) => joined.includes(list));
  return joiner.merge(filled, size, (counts, list) => (isJoined[list] === true ? halfOf(counts) : counts));
}

function frequencyOf(
  postings: Postings | PackedPostings,
  stretch: Stretch,
  { received }: DocumentTable,
  asOf: number,
  reader: PostingReader,
): number {
  if (stretch.allReceived) return 'length' in postings ? postings.length : postings.documents.length;
  let count = 0;
  for (reader.open(postings); reader.next();) {
    for (let index = 0; index < reader.length; index += 1) {
      if ((received[reader.documents[index] ?? 0] ?? 0) <= asOf) count += 1;
    }
  }
  return count;
}

function addScores(
  scores: Float64Array,
  postings: Postings | PackedPostings,
  lengths: Float64Array,
  gain: number,
  perWord: number,
  reader: PostingReader,
  found: DocumentSet | null,
): void {
  const atLeast = k1 * (1 - b);
  for (reader.open(postings); reader.next();) {
    const { documents, counts, length } = reader;
    found?.addSome(documents, length);
    for (let index = 0; index < length; index += 1) {
      const document = documents[index] ?? 0;
      const packed = counts[index] ?? 0;
      const mentions = (packed & 0xffff) + worth.lead * ((packed >>> 16) & 0xff) + (headlineWorth[packed >>> 24] ?? 0);
      const norm = atLeast + perWord * (lengths[document] ?? 0);
      scores[document] = (scores[document] ?? 0) + (gain * mentions) / (mentions + norm);
    }
  }
}

export interface ScoredCollection {
  lists: PostingLists;
  table: DocumentTable;
  stretches: readonly Stretch[];
  size: number;
  /** Microseconds since the epoch (UTC). */
  asOf: number;
}

/**
 * Adds the scores of all documents to `scores`, which must be zero. A score is summed in the order of the terms, so it
 * doesn't depend on the segments.
 * @param found If given, receives all documents with a term.
 * @returns the weight (inverse document frequency) of each term
 */
export async function scoreAll(
  scores: Float64Array,
  terms: readonly RankTerm[],
  { lists, table, stretches, size, asOf }: ScoredCollection,
  { articles, averageLength }: Statistics,
  joiner: PostingMerger,
  reader: PostingReader,
  found: DocumentSet | null,
  computing: SlicedComputing,
): Promise<number[]> {
  const perWord = (k1 * b) / Math.max(averageLength, 1);
  const rarities: number[] = [];
  for (const term of terms) {
    const ofTerm: (Postings | PackedPostings)[] = [];
    let frequency = 0;
    for (const [segment, stretch] of stretches.entries()) {
      const postings = postingsOf(term, lists, segment, size, joiner);
      ofTerm.push(postings);
      frequency += frequencyOf(postings, stretch, table, asOf, reader);
      if (computing.isSliceOver) await computing.pause();
    }
    const rarity = frequency === 0 ? 0 : idfOf(articles, frequency);
    rarities.push(rarity);
    if (frequency === 0) continue;
    const gain = term.times * rarity * (k1 + 1);
    for (const postings of ofTerm) {
      addScores(scores, postings, table.lengths, gain, perWord, reader, found);
      if (computing.isSliceOver) await computing.pause();
    }
  }
  return rarities;
}
