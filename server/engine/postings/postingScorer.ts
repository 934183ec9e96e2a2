import { headlineWorth, type WeightedPostings } from './weightedPostings';
import type { PackedPostings } from './postings';
import { worth } from './documents';

/** What scores are added to, and what they depend on besides the postings. */
export interface ScoreTarget {
  /** One score for each document. */
  scores: Float64Array;
  /** The length of each document. */
  lengths: Float64Array;
  /** The norm of a document: `atLeast` plus `perWord` times its length. */
  atLeast: number;
  perWord: number;
}

/**
 * Adds the scores of a term's postings in a segment, up to one document after the other, so that the terms of a search
 * take turns in windows of documents whose scores stay in the CPU cache.
 */
export class PostingScorer {
  /** The offset in the content, or the index in weighted postings. */
  private at = 0;
  /** The remaining documents of the block, and the document read last. */
  private left = 0;
  private document = 0;

  /** @param gain The limit of the score for many occurrences. */
  constructor(
    private readonly postings: PackedPostings | WeightedPostings,
    private readonly gain: number,
  ) {}

  /** Adds the scores of the remaining documents before `end`. */
  addBefore(end: number, target: ScoreTarget): void {
    if ('content' in this.postings) this.addPacked(this.postings, end, target);
    else this.addWeighted(this.postings, end, target);
  }

  private addWeighted({ documents, frequencies }: WeightedPostings, end: number, target: ScoreTarget): void {
    const { scores, lengths, atLeast, perWord } = target;
    const { gain } = this;
    let { at } = this;
    for (; at < documents.length; at += 1) {
      const document = documents[at] ?? 0;
      if (document >= end) break;
      const frequency = frequencies[at] ?? 0;
      const norm = atLeast + perWord * (lengths[document] ?? 0);
      scores[document] = (scores[document] ?? 0) + (gain * frequency) / (frequency + norm);
    }
    this.at = at;
  }

  // Decodes as PostingReader does, in the same loop as the addition: most of the time of a long list is spent here.
  private addPacked({ content, offset }: PackedPostings, end: number, target: ScoreTarget): void {
    const { scores, lengths, atLeast, perWord } = target;
    const { gain } = this;
    let { at, left, document } = this;
    while (left > 0 || at < content.length) {
      if (left === 0) {
        document =
          (((content[at] ?? 0) << 24) |
            ((content[at + 1] ?? 0) << 16) |
            ((content[at + 2] ?? 0) << 8) |
            (content[at + 3] ?? 0)) -
          offset;
        at += 4;
        let byte = content[at++] ?? 0;
        left = byte & 127;
        for (let shift = 7; byte > 127; shift += 7) {
          byte = content[at++] ?? 0;
          left |= (byte & 127) << shift;
        }
      }
      const start = at;
      let byte = content[at++] ?? 0;
      let step = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = content[at++] ?? 0;
        step |= (byte & 127) << shift;
      }
      const next = document + (step >>> 1);
      if (next >= end) {
        // It is read again in its window.
        at = start;
        break;
      }
      document = next;
      left -= 1;
      let frequency = 1;
      if ((step & 1) !== 0) {
        byte = content[at++] ?? 0;
        let text = byte & 127;
        for (let shift = 7; byte > 127; shift += 7) {
          byte = content[at++] ?? 0;
          text |= (byte & 127) << shift;
        }
        frequency = text >>> 2;
        if ((text & 2) !== 0) {
          let headline = content[at++] ?? 0;
          // At most 255, so two bytes are enough.
          if (headline > 127) headline = (headline & 127) | ((content[at++] ?? 0) << 7);
          frequency += headlineWorth[headline] ?? 0;
        }
        if ((text & 1) !== 0) {
          let lead = content[at++] ?? 0;
          if (lead > 127) lead = (lead & 127) | ((content[at++] ?? 0) << 7);
          frequency += worth.lead * lead;
        }
      }
      const norm = atLeast + perWord * (lengths[document] ?? 0);
      scores[document] = (scores[document] ?? 0) + (gain * frequency) / (frequency + norm);
    }
    this.at = at;
    this.left = left;
    this.document = document;
  }
}
