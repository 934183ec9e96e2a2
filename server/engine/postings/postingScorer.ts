import type { DocumentSet } from './documentSet';
import type { WeightedPostings } from './weightedPostings';

/** What scores are added to, and what they depend on besides the postings. */
export interface ScoreTarget {
  /** One score for each document. */
  scores: Float64Array;
  /** The length of each document. */
  lengths: Float64Array;
  /** The norm of a document: `atLeast` plus `perWord` times its length. */
  atLeast: number;
  perWord: number;
  /** If given, receives all documents of the postings. */
  found: DocumentSet | null;
}

/**
 * Adds the scores of a term's postings in a segment, up to one document after the other, so that the terms of a search
 * take turns in windows of documents whose scores stay in the CPU cache.
 */
export class PostingScorer {
  private at = 0;

  /** @param gain The limit of the score for many occurrences. */
  constructor(
    private readonly postings: WeightedPostings,
    private readonly gain: number,
  ) {}

  /** Adds the scores of the remaining documents before `end`. */
  addBefore(end: number, { scores, lengths, atLeast, perWord, found }: ScoreTarget): void {
    const { documents, frequencies } = this.postings;
    const { gain } = this;
    const words = found?.words ?? null;
    let { at } = this;
    for (; at < documents.length; at += 1) {
      const document = documents[at] ?? 0;
      if (document >= end) break;
      const frequency = frequencies[at] ?? 0;
      const norm = atLeast + perWord * (lengths[document] ?? 0);
      scores[document] = (scores[document] ?? 0) + (gain * frequency) / (frequency + norm);
      if (words !== null) words[document >>> 5] = (words[document >>> 5] ?? 0) | (1 << (document & 31));
    }
    this.at = at;
  }
}
