import type { PostingLists } from './postingLists';
import { noPositions, PositionReader } from './positions';
import { noPostings, PostingReader } from './postings';

/** A pool of posting readers, which hold 32 kB buffers, reused for one phrase after another within a search. */
export class ReaderPool {
  private readonly free: PostingReader[] = [];

  take(): PostingReader {
    return this.free.pop() ?? new PostingReader();
  }

  giveBack(reader: PostingReader): void {
    this.free.push(reader);
  }
}

/** Reads a lexeme forwards through all segments; documents must be requested in ascending order. */
export class LexemeReader {
  private reader: PostingReader | null = null;
  positions = new PositionReader(noPositions);
  /** True if the last requested document has the lexeme; then `read` fills `positions`. */
  isThere = false;
  private segment = -1;
  /** The index in the decoded chunk, and the last document of the chunk. */
  private at = 0;
  private last = -1;

  constructor(
    private readonly lists: PostingLists,
    private readonly lexeme: string,
    private readonly readers: ReaderPool,
  ) {}

  /** Moves to the chunk that may contain a document. Returns false if there is none. */
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

  /** Returns whether a document has the lexeme. */
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
   * Reads the lexeme's positions in the last document found. Call it once per document.
   * @param most Positions after the first larger one are left out.
   */
  read(most = Infinity): void {
    // The index of the document among the lexeme's documents in the segment.
    this.positions.read((this.reader?.before ?? 0) + this.at, most);
  }

  /** Returns the readers to the pool; nothing may be read afterwards. */
  close(): void {
    if (this.reader !== null) this.readers.giveBack(this.reader);
    this.reader = null;
  }
}
