import { inHeadline, inLead, inText, packCounts } from './counts';

/** The documents that have a lexeme, ascending within a block, and its counts in each (see counts.ts). */
export interface Postings {
  documents: Uint32Array;
  counts: Uint32Array;
}

export const noPostings: Postings = { documents: new Uint32Array(), counts: new Uint32Array() };

let room = new Uint8Array(1 << 16);

function writeNumber(at: number, value: number): number {
  let rest = value;
  let next = at;
  while (rest > 127) {
    room[next] = (rest & 127) | 128;
    next += 1;
    rest >>>= 7;
  }
  room[next] = rest;
  return next + 1;
}

/**
 * One block: the first document (four bytes), how many there are, and for each the distance from the one before, doubled,
 * plus one where more than a single mention in the text has to be told. Blocks may be strung together: numbers of
 * documents are the collection's own, and segments are merged by the database without a look inside.
 */
export function encodePostings(documents: readonly number[], counts: readonly number[]): Buffer {
  if (room.length < documents.length * 12 + 16) room = new Uint8Array(documents.length * 16 + 16);
  const first = documents[0] ?? 0;
  let at = 0;
  for (const shift of [24, 16, 8, 0]) {
    room[at] = (first >>> shift) & 255;
    at += 1;
  }
  at = writeNumber(at, documents.length);
  let before = first;
  documents.forEach((document, index) => {
    const packed = counts[index] ?? 1;
    const distance = (document - before) * 2;
    before = document;
    if (packed === 1) {
      at = writeNumber(at, distance);
      return;
    }
    const [headline, lead] = [inHeadline(packed), inLead(packed)];
    at = writeNumber(at, distance + 1);
    at = writeNumber(at, inText(packed) * 4 + (headline > 0 ? 2 : 0) + (lead > 0 ? 1 : 0));
    if (headline > 0) at = writeNumber(at, headline);
    if (lead > 0) at = writeNumber(at, lead);
  });
  return Buffer.from(room.subarray(0, at));
}

class Reader {
  at = 0;

  constructor(private readonly content: Uint8Array) {}

  byte(): number {
    const value = this.content[this.at] ?? 0;
    this.at += 1;
    return value;
  }

  number(): number {
    const first = this.byte();
    if (first < 128) return first;
    let value = first & 127;
    for (let shift = 7; ; shift += 7) {
      const byte = this.byte();
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  }

  counts(): number {
    const text = this.number();
    const headline = (text & 2) === 0 ? 0 : this.number();
    const lead = (text & 1) === 0 ? 0 : this.number();
    return packCounts(headline, lead, text >>> 2);
  }
}

/**
 * The blocks of a lexeme as one list.
 * @param offset subtracted from the documents' numbers
 */
export function decodePostings(content: Uint8Array, length: number, offset: number): Postings {
  const documents = new Uint32Array(length);
  const counts = new Uint32Array(length);
  const reader = new Reader(content);
  let index = 0;
  while (reader.at < content.length && index < length) {
    let document = ((reader.byte() << 24) | (reader.byte() << 16) | (reader.byte() << 8) | reader.byte()) - offset;
    for (let left = reader.number(); left > 0; left -= 1) {
      const step = reader.number();
      document += step >>> 1;
      documents[index] = document;
      counts[index] = (step & 1) === 0 ? 1 : reader.counts();
      index += 1;
    }
  }
  return { documents, counts };
}

/** Where a lexeme stands in each document of its postings: those of the nth are from `starts[n]` up to `starts[n + 1]`. */
export interface Positions {
  starts: Uint32Array;
  positions: Uint16Array;
}

export const noPositions: Positions = { starts: new Uint32Array(1), positions: new Uint16Array() };

/** For each document how many there are, and the distance of each from the one before. May be strung together as postings. */
export function encodePositions(lists: readonly (readonly number[] | undefined)[]): Buffer {
  const size = lists.reduce((sum, list) => sum + 3 + (list?.length ?? 0) * 3, 0);
  if (room.length < size) room = new Uint8Array(size * 2);
  let at = 0;
  for (const list of lists) {
    at = writeNumber(at, list?.length ?? 0);
    let before = 0;
    for (const position of list ?? []) {
      at = writeNumber(at, position - before);
      before = position;
    }
  }
  return Buffer.from(room.subarray(0, at));
}

export function decodePositions(content: Uint8Array, documents: number): Positions {
  const starts = new Uint32Array(documents + 1);
  // A position takes a byte at least.
  const positions = new Uint16Array(content.length);
  const reader = new Reader(content);
  let length = 0;
  for (let document = 0; document < documents; document += 1) {
    let position = 0;
    for (let left = reader.number(); left > 0; left -= 1) {
      position += reader.number();
      positions[length] = position;
      length += 1;
    }
    starts[document + 1] = length;
  }
  return { starts, positions: positions.slice(0, length) };
}

/** The same of lists that are at hand. */
export function positionsOfLists(lists: readonly (readonly number[])[]): Positions {
  const starts = new Uint32Array(lists.length + 1);
  lists.forEach((list, index) => {
    starts[index + 1] = (starts[index] ?? 0) + list.length;
  });
  return { starts, positions: Uint16Array.from(lists.flat()) };
}
