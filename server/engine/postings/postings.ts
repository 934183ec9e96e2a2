import { inHeadline, inLead, inText } from './occurrencesByPart';
import { outputBuffer, writeVarint } from './varint';

/** The documents with a lexeme, ascending within a block, and its counts in each (see partCounts.ts). */
export interface Postings {
  documents: Uint32Array;
  counts: Uint32Array;
}

/** The encoded form, a quarter of the size, decoded in chunks by PostingReader. */
export interface PackedPostings {
  content: Uint8Array;
  /** The number of documents. */
  length: number;
  /** Subtracted from the document numbers. */
  offset: number;
  /** The reader's state before each chunk, as far as it has been read; later reads can start there. */
  marks?: Mark[];
}

interface Mark {
  /** The offset in the content. */
  at: number;
  /** The remaining documents of its block. */
  left: number;
  /** The previous document; -1 if there is none. */
  document: number;
}

export const noPostings: PackedPostings = { content: new Uint8Array(), length: 0, offset: 0 };

/**
 * Encodes one block: the first document (four bytes), the number of documents, and for each its delta times two, plus
 * one if it has more than a single occurrence in the text. Blocks can be concatenated, because document numbers are
 * unique in the collection: the database merges segments without decoding them.
 */
export function encodePostings(documents: ArrayLike<number>, counts: ArrayLike<number>): Buffer {
  const room = outputBuffer(documents.length * 12 + 16);
  const first = documents[0] ?? 0;
  let at = writeBlockStart(room, first, documents.length);
  let before = first;
  for (let index = 0; index < documents.length; index += 1) {
    const document = documents[index] ?? 0;
    const packed = counts[index] ?? 1;
    const distance = (document - before) * 2;
    before = document;
    if (packed === 1) {
      at = writeVarint(room, at, distance);
      continue;
    }
    const [headline, lead] = [inHeadline(packed), inLead(packed)];
    at = writeVarint(room, at, distance + 1);
    at = writeVarint(room, at, inText(packed) * 4 + (headline > 0 ? 2 : 0) + (lead > 0 ? 1 : 0));
    if (headline > 0) at = writeVarint(room, at, headline);
    if (lead > 0) at = writeVarint(room, at, lead);
  }
  return Buffer.from(room.subarray(0, at));
}

/** Writes the header of a block, at most nine bytes. Returns its length. */
export function writeBlockStart(room: Uint8Array, first: number, length: number): number {
  for (const [at, shift] of [24, 16, 8, 0].entries()) room[at] = (first >>> shift) & 255;
  return writeVarint(room, 4, length);
}

/** The number of documents decoded at a time, chosen so that they stay in the CPU cache until they are used. */
const stretchLength = 4_096;

/**
 * Decodes postings in chunks: each call of `next` fills `documents` and `counts` up to `length`, and returns false at
 * the end.
 */
export class PostingReader {
  private readonly room: Postings = {
    documents: new Uint32Array(stretchLength),
    counts: new Uint32Array(stretchLength),
  };
  documents = this.room.documents;
  counts = this.room.counts;
  length = 0;
  private content = noPostings.content;
  private at = 0;
  /** The remaining documents of the block. */
  private left = 0;
  private document = 0;
  private offset = 0;
  private marks: Mark[] = [];
  /** The index of the next chunk. */
  private stretch = 0;
  private decoded: Postings | null = null;

  open(postings: Postings | PackedPostings): void {
    this.length = 0;
    this.decoded = 'content' in postings ? null : postings;
    this.content = 'content' in postings ? postings.content : noPostings.content;
    this.offset = 'content' in postings ? postings.offset : 0;
    this.marks = 'content' in postings ? (postings.marks ??= []) : [];
    this.at = 0;
    this.left = 0;
    this.document = -1;
    this.stretch = 0;
    this.documents = this.room.documents;
    this.counts = this.room.counts;
  }

  /** The number of documents before the chunk that `next` decoded last. */
  get before(): number {
    return Math.max(0, this.stretch - 1) * stretchLength;
  }

  /**
   * Skips ahead, so that `next` continues with the chunk that may contain a document, as far as the marks reach. Never
   * moves back.
   */
  skipTo(document: number): void {
    const { marks } = this;
    let low = this.stretch;
    let high = marks.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((marks[middle]?.document ?? 0) < document) low = middle;
      else high = middle - 1;
    }
    const mark = marks[low];
    if (low === this.stretch || mark === undefined) return;
    ({ at: this.at, left: this.left, document: this.document } = mark);
    this.stretch = low;
  }

  next(): boolean {
    if (this.decoded !== null) {
      ({ documents: this.documents, counts: this.counts } = this.decoded);
      this.length = this.documents.length;
      this.decoded = null;
      return this.length > 0;
    }
    return this.decode();
  }

  // One loop over local variables, because most of a search's time is spent here.
  private decode(): boolean {
    const { content, documents, counts } = this;
    const end = content.length;
    let { at, left, document } = this;
    let length = 0;
    if (this.marks.length === this.stretch) this.marks.push({ at, left, document });
    this.stretch += 1;
    while (length < stretchLength && (left > 0 || at < end)) {
      if (left === 0) {
        document =
          (((content[at] ?? 0) << 24) |
            ((content[at + 1] ?? 0) << 16) |
            ((content[at + 2] ?? 0) << 8) |
            (content[at + 3] ?? 0)) -
          this.offset;
        at += 4;
        let byte = content[at++] ?? 0;
        left = byte & 127;
        for (let shift = 7; byte > 127; shift += 7) {
          byte = content[at++] ?? 0;
          left |= (byte & 127) << shift;
        }
      }
      const until = Math.min(stretchLength, length + left);
      left -= until - length;
      for (; length < until; length += 1) {
        let byte = content[at++] ?? 0;
        let step = byte & 127;
        for (let shift = 7; byte > 127; shift += 7) {
          byte = content[at++] ?? 0;
          step |= (byte & 127) << shift;
        }
        document += step >>> 1;
        documents[length] = document;
        if ((step & 1) === 0) {
          counts[length] = 1;
          continue;
        }
        byte = content[at++] ?? 0;
        let text = byte & 127;
        for (let shift = 7; byte > 127; shift += 7) {
          byte = content[at++] ?? 0;
          text |= (byte & 127) << shift;
        }
        let packed = text >>> 2;
        if ((text & 3) !== 0) {
          let headline = 0;
          if ((text & 2) !== 0) {
            headline = content[at++] ?? 0;
            // At most 255, so two bytes are enough.
            if (headline > 127) headline = (headline & 127) | ((content[at++] ?? 0) << 7);
          }
          if ((text & 1) !== 0) {
            let lead = content[at++] ?? 0;
            if (lead > 127) lead = (lead & 127) | ((content[at++] ?? 0) << 7);
            packed |= lead << 16;
          }
          packed = (packed | (headline << 24)) >>> 0;
        }
        counts[length] = packed;
      }
    }
    this.at = at;
    this.left = left;
    this.document = document;
    this.length = length;
    return length > 0;
  }
}

/**
 * Decodes all blocks of a lexeme.
 * @param offset Subtracted from the document numbers.
 */
export function decodePostings(content: Uint8Array, length: number, offset: number): Postings {
  const documents = new Uint32Array(length);
  const counts = new Uint32Array(length);
  const reader = new PostingReader();
  reader.open({ content, length, offset });
  for (let index = 0; index < length && reader.next(); index += reader.length) {
    documents.set(reader.documents.subarray(0, Math.min(reader.length, length - index)), index);
    counts.set(reader.counts.subarray(0, Math.min(reader.length, length - index)), index);
  }
  return { documents, counts };
}
