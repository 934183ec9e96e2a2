import type { Lists } from './lists';
import { noPositions, PositionReader } from './positions';
import { noPostings, PostingReader } from './postings';

/** Readers of postings, which hold decoded stretches of 32 kB, for reuse by one search after another phrase. */
export class ReaderPool {
  private readonly free: PostingReader[] = [];

  take(): PostingReader {
    return this.free.pop() ?? new PostingReader();
  }

  giveBack(reader: PostingReader): void {
    this.free.push(reader);
  }
}

/** A lexeme read forwards through all segments: documents are asked for in ascending order. */
export class Reading {
  private reader: PostingReader | null = null;
  positions = new PositionReader(noPositions);
  /** Whether the document asked for last has the lexeme: `read` then returns where, in `positions`. */
  isThere = false;
  private segment = -1;
  /** Where in the stretch that the reader has decoded, and the last document of that stretch. */
  private at = 0;
  private last = -1;

  constructor(
    private readonly lists: Lists,
    private readonly lexeme: string,
    private readonly readers: ReaderPool,
  ) {}

  /** Goes on to a stretch that may have a document; returns whether there is one. */
  private advance(reader: PostingReader, document: number): boolean {
    const { lists, lexeme } = this;
    this.at = 0;
    for (reader.skipTo(document); !reader.next(); reader.skipTo(document)) {
      this.segment += 1;
      if (this.segment >= lists.segments) return false;
      reader.open(lists.of(lexeme, this.segment));
      this.positions = new PositionReader(lists.positionsOf(lexeme, this.segment));
    }
    this.last = reader.documents[reader.length - 1] ?? 0;
    return true;
  }

  private open(): PostingReader {
    const reader = this.readers.take();
    reader.open(noPostings);
    this.reader = reader;
    return reader;
  }

  /** Whether a document has the lexeme. */
  find(document: number): boolean {
    const reader = this.reader ?? this.open();
    this.isThere = false;
    while (this.last < document) if (!this.advance(reader, document)) return false;
    const { documents } = reader;
    let { at } = this;
    while ((documents[at] ?? 0) < document) at += 1;
    this.at = at;
    this.isThere = documents[at] === document;
    return this.isThere;
  }

  /**
   * Reads where the lexeme stands in the document that was found last; once for each document.
   * @param most positions beyond the first that is larger are left out
   */
  read(most = Infinity): void {
    // Which of the lexeme's documents, in its segment, was found last.
    this.positions.read((this.reader?.before ?? 0) + this.at, most);
  }

  /** Gives the reader back; nothing may be found afterwards. */
  close(): void {
    if (this.reader !== null) this.readers.giveBack(this.reader);
    this.reader = null;
  }
}
