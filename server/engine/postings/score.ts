import type { DocumentSet } from './documentSet';
import { halfOf } from './occurrencesByPart';
import type { DocumentTable } from './documents';
import type { PostingMerger } from './postingMerger';
import { PostingScorer, type ScoreTarget } from './postingScorer';
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
  merger: PostingMerger,
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
  return merger.merge(filled, size, (counts, list) => (isJoined[list] === true ? halfOf(counts) : counts));
}

function lengthOf(postings: Postings | PackedPostings): number {
  return 'length' in postings ? postings.length : postings.documents.length;
}

function frequencyOf(
  postings: Postings | PackedPostings,
  stretch: Stretch,
  { received }: DocumentTable,
  asOf: number,
  reader: PostingReader,
): number {
  if (stretch.allReceived) return lengthOf(postings);
  let count = 0;
  for (reader.open(postings); reader.next();) {
    for (let index = 0; index < reader.length; index += 1) {
      if ((received[reader.documents[index] ?? 0] ?? 0) <= asOf) count += 1;
    }
  }
  return count;
}

/** A term's postings in each segment, and its gain (see PostingScorer). */
interface ScoredTerm {
  postings: (Postings | PackedPostings)[];
  gain: number;
}

/** The number of merged postings, of eight bytes each, that terms keep until they are scored. */
const mostMerged = 1_048_576;

/** The number of documents of a window: their scores and lengths take 256 kB. */
const windowLength = 16_384;

/** Adds the scores of terms, window by window: one after the other, each would wait for memory at most documents. */
async function addScores(
  terms: readonly ScoredTerm[],
  stretches: readonly Stretch[],
  target: ScoreTarget,
  computing: SlicedComputing,
): Promise<void> {
  for (const [segment, { from, to }] of stretches.entries()) {
    const scorers = terms.flatMap(({ postings, gain }) => {
      const ofSegment = postings[segment] ?? noPostings;
      return lengthOf(ofSegment) === 0 ? [] : [new PostingScorer(ofSegment, gain)];
    });
    for (let end = from + windowLength; scorers.length > 0 && end < to + windowLength; end += windowLength) {
      for (const scorer of scorers) {
        scorer.addBefore(Math.min(end, to), target);
        if (computing.isSliceOver) await computing.pause();
      }
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
  merger: PostingMerger,
  reader: PostingReader,
  found: DocumentSet | null,
  computing: SlicedComputing,
): Promise<number[]> {
  const perWord = (k1 * b) / Math.max(averageLength, 1);
  const target: ScoreTarget = { scores, lengths: table.lengths, atLeast: k1 * (1 - b), perWord, found };
  const rarities: number[] = [];
  let waiting: ScoredTerm[] = [];
  let merged = 0;
  for (const term of terms) {
    const postings: (Postings | PackedPostings)[] = [];
    let frequency = 0;
    for (const [segment, stretch] of stretches.entries()) {
      const ofSegment = postingsOf(term, lists, segment, size, merger);
      postings.push(ofSegment);
      if ('documents' in ofSegment) merged += ofSegment.documents.length;
      frequency += frequencyOf(ofSegment, stretch, table, asOf, reader);
      if (computing.isSliceOver) await computing.pause();
    }
    const rarity = frequency === 0 ? 0 : idfOf(articles, frequency);
    rarities.push(rarity);
    if (frequency > 0) waiting.push({ postings, gain: term.times * rarity * (k1 + 1) });
    if (merged < mostMerged) continue;
    await addScores(waiting, stretches, target, computing);
    waiting = [];
    merged = 0;
  }
  await addScores(waiting, stretches, target, computing);
  return rarities;
}
