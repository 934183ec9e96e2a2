import { derivedHeadline } from './occurrencesByPart';
import { outputBuffer, writeVarint } from './varint';
import { writeBlockStart, type PackedPostings, type PostingReader } from './postings';

const inTextBit = 1;
const inLeadBit = 2;
const inHeadlineBit = 4;
const derivedHeadlineBit = 8;
const headlineBits = inHeadlineBit | derivedHeadlineBit;

function presenceBits(counts: number): number {
  if (counts === 1) return inTextBit;
  const headline = counts >>> 24;
  const headlineBit = headline === derivedHeadline ? derivedHeadlineBit : inHeadlineBit;
  return (
    ((counts & 0xffff) === 0 ? 0 : inTextBit) |
    ((counts & 0xff0000) === 0 ? 0 : inLeadBit) |
    (headline === 0 ? 0 : headlineBit)
  );
}

/** The maximum size of a document: one byte each for delta, text, and lead, two for the headline. */
const bytesEach = 5;
/** A delta up to this fits into one byte; larger ones take up to four more. */
const shortDistance = 64;
const moreOfDistance = 4;
const mostBytesOfStart = 9;

/**
 * The union of many lists, with the parts in which each document contains any of them (not how often, because a prefix
 * is counted once per part). Uses one byte per document and one pass, so thousands of words need no sorting.
 */
export class Union {
  private readonly room: Uint8Array;
  private readonly fours: Uint32Array;

  /**
   * @param from The first document of any list.
   * @param to The last document plus one.
   */
  constructor(
    private readonly from: number,
    to: number,
    private readonly reader: PostingReader,
  ) {
    this.fours = new Uint32Array((Math.max(0, to - from) + 3) >>> 2);
    this.room = new Uint8Array(this.fours.buffer);
  }

  add(postings: PackedPostings): void {
    const { room, reader, from } = this;
    for (reader.open(postings); reader.next();) {
      const { documents, counts, length } = reader;
      for (let index = 0; index < length; index += 1) {
        const at = (documents[index] ?? 0) - from;
        room[at] = (room[at] ?? 0) | presenceBits(counts[index] ?? 0);
      }
    }
  }

  /** The part of the union from `from` up to `to`, exclusive. */
  postings(from: number, to: number): PackedPostings {
    const { room, fours } = this;
    const end = to - this.from;
    const most = Math.max(0, to - from);
    const bytes = outputBuffer(mostBytesOfStart + most * bytesEach + Math.ceil(most / shortDistance) * moreOfDistance);
    let at = mostBytesOfStart;
    let length = 0;
    let first = 0;
    let before = 0;
    for (let place = from - this.from; place < end; place += 1) {
      // Skips four documents at once while none of them is in the union.
      while ((place & 3) === 0 && fours[place >>> 2] === 0 && place < end) place += 4;
      const bits = room[place] ?? 0;
      if (bits === 0 || place >= end) continue;
      if (length === 0) [first, before] = [place, place];
      length += 1;
      const distance = (place - before) * 2;
      before = place;
      if (bits === inTextBit) {
        at = writeVarint(bytes, at, distance);
        continue;
      }
      at = writeVarint(bytes, at, distance + 1);
      const isInHeadline = (bits & headlineBits) !== 0;
      const isInLead = (bits & inLeadBit) !== 0;
      at = writeVarint(bytes, at, (bits & inTextBit) * 4 + (isInHeadline ? 2 : 0) + (isInLead ? 1 : 0));
      if (isInHeadline) at = writeVarint(bytes, at, (bits & derivedHeadlineBit) === 0 ? 1 : derivedHeadline);
      if (isInLead) at = writeVarint(bytes, at, 1);
    }
    // The number of documents is known only now, but is written before them.
    const start = new Uint8Array(mostBytesOfStart);
    const begin = mostBytesOfStart - writeBlockStart(start, first + this.from, length);
    bytes.set(start.subarray(0, mostBytesOfStart - begin), begin);
    return { content: Buffer.from(bytes.subarray(begin, at)), length, offset: 0 };
  }
}
