import { DocumentSet } from './documentSet';
import { halfOf } from './occurrencesByPart';
import type { DocumentTable } from './documents';
import type { PostingMerger } from './postingMerger';
import { PostingScorer, type ScoreTarget } from './postingScorer';
import type { PostingLists } from './postingLists';
import { noPostings, type PackedPostings, type PostingReader, type Postings } from './postings';
import type { RankTerm } from './rankRequest';
import { weigh, type WeightedPostings } from './weightedPostings';
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

/** A name of the term, by which its postings are kept. No lexeme contains a line feed or null character. */
function nameOf({ prefix, lexemes, joined }: RankTerm): string {
  return prefix === null ? [lexemes.join('\n'), ...joined].join('\n\n') : `${prefix}\0`;
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

/** The number of postings that a search decodes for those after it, about 20 ms; the next ones decode more. */
const mostNewlyKept = 2_097_152;

/** As `postingsOf`, in the form that scoring reads: long lists of repeated terms as they are kept. */
function postingsToScore(
  term: RankTerm,
  name: string,
  lists: PostingLists,
  segment: number,
  size: number,
  { merger, reader }: ScoringTools,
  budget: { postings: number },
): PackedPostings | WeightedPostings {
  const { weighted } = lists;
  const length = lengthOfLists(term, lists, segment);
  const isLong = weighted !== null && length >= weighted.leastLength;
  const known = isLong ? weighted.get(segment, name) : undefined;
  if (known !== undefined) return known;
  const postings = postingsOf(term, lists, segment, size, merger);
  const isKept = isLong && weighted.isRepeated(segment, name) && budget.postings > 0;
  if (!isKept && 'content' in postings) return postings;
  const made = weigh(postings, reader);
  if (!isKept) return made;
  budget.postings -= length;
  weighted.put(segment, name, made);
  return made;
}

function lengthOfLists({ prefix, lexemes, joined }: RankTerm, lists: PostingLists, segment: number): number {
  if (prefix !== null) return lists.ofPrefix(prefix, segment).length;
  return [...lexemes, ...joined].reduce((sum, lexeme) => sum + lists.of(lexeme, segment).length, 0);
}

function lengthOf(postings: PackedPostings | WeightedPostings): number {
  return 'content' in postings ? postings.length : postings.documents.length;
}

function frequencyOf(
  postings: PackedPostings | WeightedPostings,
  stretch: Stretch,
  { received }: DocumentTable,
  asOf: number,
  reader: PostingReader,
): number {
  if (stretch.allReceived) return lengthOf(postings);
  let count = 0;
  if ('documents' in postings) {
    for (const document of postings.documents) if ((received[document] ?? 0) <= asOf) count += 1;
    return count;
  }
  for (reader.open(postings); reader.next();) {
    for (let index = 0; index < reader.length; index += 1) {
      if ((received[reader.documents[index] ?? 0] ?? 0) <= asOf) count += 1;
    }
  }
  return count;
}

/** Buffers that are used again for each term. */
export interface ScoringTools {
  merger: PostingMerger;
  reader: PostingReader;
}

/** A term's postings in each segment, and its gain (see PostingScorer). */
interface ScoredTerm {
  postings: (PackedPostings | WeightedPostings)[];
  gain: number;
}

/** The number of postings, of six bytes each, that terms hold until they are scored. */
const mostHeld = 8_388_608;

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
      const ofSegment = postings[segment];
      return ofSegment === undefined || lengthOf(ofSegment) === 0 ? [] : [new PostingScorer(ofSegment, gain)];
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
 * @returns the weight (inverse document frequency) of each term
 */
export async function scoreAll(
  scores: Float64Array,
  terms: readonly RankTerm[],
  { lists, table, stretches, size, asOf }: ScoredCollection,
  { articles, averageLength }: Statistics,
  tools: ScoringTools,
  computing: SlicedComputing,
): Promise<number[]> {
  const perWord = (k1 * b) / Math.max(averageLength, 1);
  const target: ScoreTarget = { scores, lengths: table.lengths, atLeast: k1 * (1 - b), perWord };
  const rarities: number[] = [];
  const budget = { postings: mostNewlyKept };
  let waiting: ScoredTerm[] = [];
  let held = 0;
  for (const term of terms) {
    const name = nameOf(term);
    const postings: (PackedPostings | WeightedPostings)[] = [];
    let frequency = 0;
    for (const [segment, stretch] of stretches.entries()) {
      const ofSegment = postingsToScore(term, name, lists, segment, size, tools, budget);
      postings.push(ofSegment);
      if ('documents' in ofSegment) held += ofSegment.documents.length;
      frequency += frequencyOf(ofSegment, stretch, table, asOf, tools.reader);
      if (computing.isSliceOver) await computing.pause();
    }
    const rarity = frequency === 0 ? 0 : idfOf(articles, frequency);
    rarities.push(rarity);
    if (frequency > 0) waiting.push({ postings, gain: term.times * rarity * (k1 + 1) });
    if (held < mostHeld) continue;
    await addScores(waiting, stretches, target, computing);
    waiting = [];
    held = 0;
  }
  await addScores(waiting, stretches, target, computing);
  return rarities;
}

/** The documents that contain a term: each has a score, because the weight of a term is positive. */
export function scoredDocuments(scores: Float64Array, size: number): DocumentSet {
  const found = new DocumentSet(size);
  const { words } = found;
  for (let document = 0; document < size; document += 1) {
    if ((scores[document] ?? 0) > 0) words[document >>> 5] = (words[document >>> 5] ?? 0) | (1 << (document & 31));
  }
  return found;
}
