import { outputBuffer, writeVarint } from './varint';

/** The encoded positions of a lexeme in each document of its postings, read forwards by PositionReader. */
export class PackedPositions {
  /**
   * Skip marks: the offset of every n-th document's positions, as far as they have been read; later reads start there.
   */
  readonly marks: Uint32Array;
  marked = 0;

  /** @param content As stored. */
  constructor(
    readonly content: Uint8Array,
    documents: number,
  ) {
    this.marks = new Uint32Array(Math.ceil(documents / documentsPerMark));
  }
}

/** A mark takes four bytes and saves skipping eight documents on average. */
const documentsPerMark = 16;

export const noPositions = new PackedPositions(new Uint8Array(), 0);

/**
 * Encodes for each document the number of positions and their deltas. Encodings can be concatenated, as those of
 * postings.
 */
export function encodePositions(lists: readonly (readonly number[] | undefined)[]): Buffer {
  const size = lists.reduce((sum, list) => sum + 3 + (list?.length ?? 0) * 3, 0);
  const room = outputBuffer(size);
  let at = 0;
  for (const list of lists) {
    at = writeVarint(room, at, list?.length ?? 0);
    let before = 0;
    for (const position of list ?? []) {
      at = writeVarint(room, at, position - before);
      before = position;
    }
  }
  return Buffer.from(room.subarray(0, at));
}

/** The usual maximum of positions per lexeme and document; see analyzer/tsvector.ts. */
const usualPositions = 256;

/** Decodes the positions of one document after the other; skips those of documents that aren't requested. */
export class PositionReader {
  /** The positions of the last document read, ascending, `length` of them. */
  positions = new Uint16Array(usualPositions);
  length = 0;
  private at = 0;
  private document = 0;
  /** The number of varints of the current document that haven't been skipped yet. */
  private left = 0;

  constructor(private readonly packed: PackedPositions) {}

  /** Jumps to the last mark before the document, if that is ahead of the current offset. */
  private skipTo(document: number): void {
    const { marks, marked } = this.packed;
    const mark = Math.min(Math.floor(document / documentsPerMark), marked - 1);
    if (mark * documentsPerMark <= this.document) return;
    this.document = mark * documentsPerMark;
    this.at = marks[mark] ?? 0;
    this.left = 0;
  }

  /** Moves to the start of a document's positions and sets `left` to their number. */
  private open(document: number): void {
    this.skipTo(document);
    const { packed } = this;
    const { content, marks } = packed;
    let { at, left, document: next } = this;
    let marked = packed.marked * documentsPerMark;
    for (; next <= document; next += 1) {
      // The last byte of each varint is below 128.
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
   * @param document An index in the postings, greater than that of the last read.
   * @param most Positions after the first larger one are left out.
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

/** Decodes the positions of all documents. */
export function decodePositions(content: Uint8Array, documents: number): number[][] {
  const reader = new PositionReader(new PackedPositions(content, documents));
  return Array.from({ length: documents }, (_, document) => {
    reader.read(document);
    return [...reader.positions.subarray(0, reader.length)];
  });
}
