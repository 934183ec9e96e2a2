import type { DocumentSet } from './documentSet';
import { worth } from './documents';
import { derivedHeadline } from './occurrencesByPart';
import type { PackedPostings, Postings } from './postings';

/** The weight of each headline count. For a derived headline only the presence of the word is known. */
const headlineWorth = Float64Array.from({ length: 256 }, (_, count) =>
  count === derivedHeadline ? worth.derivedHeadline : count * worth.headline,
);

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
  /** The offset in the content, or the index in decoded postings. */
  private at = 0;
  /** The remaining documents of the block, and the document read last. */
  private left = 0;
  private document = 0;

  /** @param gain The limit of the score for many occurrences. */
  constructor(
    private readonly postings: Postings | PackedPostings,
    private readonly gain: number,
  ) {}

  /** Adds the scores of the remaining documents before `end`. */
  addBefore(end: number, target: ScoreTarget): void {
    if ('content' in this.postings) this.addPacked(this.postings, end, target);
    else this.addDecoded(this.postings, end, target);
  }

  private addDecoded({ documents, counts }: Postings, end: number, target: ScoreTarget): void {
    const { scores, lengths, atLeast, perWord, found } = target;
    for (; this.at < documents.length; this.at += 1) {
      const document = documents[this.at] ?? 0;
      if (document >= end) return;
      const packed = counts[this.at] ?? 0;
      const mentions = (packed & 0xffff) + worth.lead * ((packed >>> 16) & 0xff) + (headlineWorth[packed >>> 24] ?? 0);
      const norm = atLeast + perWord * (lengths[document] ?? 0);
      scores[document] = (scores[document] ?? 0) + (this.gain * mentions) / (mentions + norm);
      found?.add(document);
    }
  }

  // Decodes as PostingReader does, in the same loop as the addition: most of the time of a long list is spent here.
  private addPacked({ content, offset }: PackedPostings, end: number, target: ScoreTarget): void {
    const { scores, lengths, atLeast, perWord } = target;
    const words = target.found?.words ?? null;
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
      let mentions = 1;
      if ((step & 1) !== 0) {
        byte = content[at++] ?? 0;
        let text = byte & 127;
        for (let shift = 7; byte > 127; shift += 7) {
          byte = content[at++] ?? 0;
          text |= (byte & 127) << shift;
        }
        mentions = text >>> 2;
        if ((text & 2) !== 0) {
          let headline = content[at++] ?? 0;
          // At most 255, so two bytes are enough.
          if (headline > 127) headline = (headline & 127) | ((content[at++] ?? 0) << 7);
          mentions += headlineWorth[headline] ?? 0;
        }
        if ((text & 1) !== 0) {
          let lead = content[at++] ?? 0;
          if (lead > 127) lead = (lead & 127) | ((content[at++] ?? 0) << 7);
          mentions += worth.lead * lead;
        }
      }
      const norm = atLeast + perWord * (lengths[document] ?? 0);
      scores[document] = (scores[document] ?? 0) + (gain * mentions) / (mentions + norm);
      if (words !== null) words[document >>> 5] = (words[document >>> 5] ?? 0) | (1 << (document & 31));
    }
    this.at = at;
    this.left = left;
    this.document = document;
  }
}
