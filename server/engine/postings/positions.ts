import { roomFor, writeNumber } from './varint';

/** Where a lexeme stands in each document of its postings: read forwards by PositionReader. */
export class PackedPositions {
  /** Where every so-many-th document's begin, as far as anybody has read: who comes later goes there at once. */
  readonly marks: Uint32Array;
  marked = 0;

  /** @param content as it is stored */
  constructor(
    readonly content: Uint8Array,
    documents: number,
  ) {
    this.marks = new Uint32Array(Math.ceil(documents / documentsPerMark));
  }
}

/** A mark takes four bytes, and saves the passing by of eight documents. */
const documentsPerMark = 16;

export const noPositions = new PackedPositions(new Uint8Array(), 0);

/** For each document how many there are, and the distance of each from the one before. May be strung together as postings. */
export function encodePositions(lists: readonly (readonly number[] | undefined)[]): Buffer {
  const size = lists.reduce((sum, list) => sum + 3 + (list?.length ?? 0) * 3, 0);
  const room = roomFor(size);
  let at = 0;
  for (const list of lists) {
    at = writeNumber(room, at, list?.length ?? 0);
    let before = 0;
    for (const position of list ?? []) {
      at = writeNumber(room, at, position - before);
      before = position;
    }
  }
  return Buffer.from(room.subarray(0, at));
}

/** A lexeme keeps so many positions of a document; see analyzer/vector.ts. */
const usualPositions = 256;

/** Positions of one document after the other; those of documents that nobody asks about are passed by. */
export class PositionReader {
  /** Those of the document read last, ascending: so many of them. */
  positions = new Uint16Array(usualPositions);
  length = 0;
  private at = 0;
  private document = 0;
  /** How many of the document's before have not been passed yet. */
  private left = 0;

  constructor(private readonly packed: PackedPositions) {}

  /** Goes on to the last mark before the document, where that is further than what was read last. */
  private skipTo(document: number): void {
    const { marks, marked } = this.packed;
    const mark = Math.min(Math.floor(document / documentsPerMark), marked - 1);
    if (mark * documentsPerMark <= this.document) return;
    this.document = mark * documentsPerMark;
    this.at = marks[mark] ?? 0;
    this.left = 0;
  }

  /** Goes to where a document's positions begin: `left` says how many there are. */
  private open(document: number): void {
    this.skipTo(document);
    const { packed } = this;
    const { content, marks } = packed;
    let { at, left, document: next } = this;
    let marked = packed.marked * documentsPerMark;
    for (; next <= document; next += 1) {
      // Each number ends with a byte below 128.
      while (left > 0) if ((content[at++] ?? 0) < 128) left -= 1;
      if (next === marked) {
        marks[packed.marked++] = at;
        marked += documentsPerMark;
      }
      let byte = content[at++] ?? 0;
      left = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = content[at++] ?? 0;
        left |= (byte & 127) << shift;
      }
    }
    this.document = next;
    this.left = left;
    this.at = at;
  }

  /**
   * @param document which of its postings; none before the one read last, nor that one again
   * @param most what comes behind the first position that is larger is left out
   */
  read(document: number, most = Infinity): void {
    this.open(document);
    const { content } = this.packed;
    const { left } = this;
    if (left > this.positions.length) this.positions = new Uint16Array(left);
    const { positions } = this;
    let { at } = this;
    let position = 0;
    let index = 0;
    while (index < left && position <= most) {
      let byte = content[at++] ?? 0;
      position += byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = content[at++] ?? 0;
        position += (byte & 127) << shift;
      }
      positions[index] = position;
      index += 1;
    }
    this.length = index;
    this.left = left - index;
    this.at = at;
  }
}

/** All lists of positions. */
export function decodePositions(content: Uint8Array, documents: number): number[][] {
  const reader = new PositionReader(new PackedPositions(content, documents));
  return Array.from({ length: documents }, (_, document) => {
    reader.read(document);
    return [...reader.positions.subarray(0, reader.length)];
  });
}
