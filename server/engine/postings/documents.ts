import { partGap } from '../analyzer/analyzeArticle';
import type { ReadVector } from './parseTsvector';

/** A version with the data that ranking needs. */
export interface RankedDocument extends ReadVector {
  itemId: string;
  version: number;
  sourceId: string;
  departmentId: string | null;
  /** Microseconds since the epoch (UTC); exact as a number until the year 2255. */
  published: number;
  received: number;
}

/** A source and its department, which decide who can see its documents. */
export type SourceOfDocuments = readonly [sourceId: string, departmentId: string | null];

/** Documents encoded for the database. The content refers to sources by their index in `sources`. */
interface PackedDocuments {
  sources: SourceOfDocuments[];
  content: Buffer;
}

const bytes = 8 + 8 + 8 + 4 + 4 + 2 + 2 + 2;
const mostWords = 65_535;

export function packDocuments(documents: readonly RankedDocument[]): PackedDocuments {
  const places = new Map<string, number>();
  const sources: SourceOfDocuments[] = [];
  const content = Buffer.alloc(documents.length * bytes);
  documents.forEach((document, index) => {
    let place = places.get(document.sourceId);
    if (place === undefined) {
      place = sources.length;
      places.set(document.sourceId, place);
      sources.push([document.sourceId, document.departmentId]);
    }
    let at = content.writeDoubleLE(Number(document.itemId), index * bytes);
    at = content.writeDoubleLE(document.published, at);
    at = content.writeDoubleLE(document.received, at);
    at = content.writeUInt32LE(document.version, at);
    at = content.writeUInt32LE(place, at);
    for (const words of [document.headline, document.lead, document.text]) {
      at = content.writeUInt16LE(Math.min(words, mostWords), at);
    }
  });
  return { sources, content };
}

const headlineWorth = 4;
const leadWorth = 2;
/**
 * The weight of an occurrence in each part, relative to one in the text; the length of the part is multiplied by it
 * too. A headline derived from the text weighs as much as a lead, and its words, which are also in the text, add no
 * length.
 */
export const worth = { headline: headlineWorth, derivedHeadline: leadWorth, lead: leadWorth } as const;

/** An article's length, with the weights of its parts. */
function lengthOf(parts: { headline: number; lead: number; text: number }): number {
  return headlineWorth * parts.headline + leadWorth * parts.lead + parts.text;
}

/**
 * An upper bound for the last position of a document's headline, below every position of lead and text. These start 100
 * positions after a headline; a derived headline, whose words aren't counted, has at most 100 characters.
 */
export function headlineEndOf(words: number): number {
  return Math.max(partGap, words);
}

/** The documents by number minus the offset; grows as they are read. */
export class DocumentTable {
  private room = 0;
  items = new Float64Array();
  published = new Float64Array();
  received = new Float64Array();
  versions = new Uint32Array();
  sources = new Uint32Array();
  lengths = new Float64Array();
  headlineEnds = new Uint16Array();
  private readonly sourcePlaces = new Map<string, number>();
  /** All sources with documents, by index. */
  readonly sourceList: SourceOfDocuments[] = [];

  reserve(size: number): void {
    if (size <= this.room) return;
    const room = Math.max(size, Math.ceil(this.room * 1.5), 1024);
    const larger = <T extends Float64Array | Uint32Array | Uint16Array>(made: T, old: T): T => {
      made.set(old);
      return made;
    };
    this.items = larger(new Float64Array(room), this.items);
    this.published = larger(new Float64Array(room), this.published);
    this.received = larger(new Float64Array(room), this.received);
    this.lengths = larger(new Float64Array(room), this.lengths);
    this.headlineEnds = larger(new Uint16Array(room), this.headlineEnds);
    this.versions = larger(new Uint32Array(room), this.versions);
    this.sources = larger(new Uint32Array(room), this.sources);
    this.room = room;
  }

  /** An independent copy, for changes that readers of this table must not see. */
  copy(): DocumentTable {
    const copy = new DocumentTable();
    copy.room = this.room;
    copy.items = this.items.slice();
    copy.published = this.published.slice();
    copy.received = this.received.slice();
    copy.versions = this.versions.slice();
    copy.sources = this.sources.slice();
    copy.lengths = this.lengths.slice();
    copy.headlineEnds = this.headlineEnds.slice();
    for (const source of this.sourceList) copy.placeOf(source);
    return copy;
  }

  private placeOf(source: SourceOfDocuments): number {
    const name = `${source[0]}\n${source[1] ?? ''}`;
    let place = this.sourcePlaces.get(name);
    if (place === undefined) {
      place = this.sourceList.length;
      this.sourcePlaces.set(name, place);
      this.sourceList.push(source);
    }
    return place;
  }

  put(at: number, document: RankedDocument): void {
    this.reserve(at + 1);
    this.items[at] = Number(document.itemId);
    this.published[at] = document.published;
    this.received[at] = document.received;
    this.versions[at] = document.version;
    this.sources[at] = this.placeOf([document.sourceId, document.departmentId]);
    this.lengths[at] = lengthOf(document);
    this.headlineEnds[at] = headlineEndOf(document.headline);
  }

  /** Adds encoded documents from a place on; returns their number. */
  putPacked(from: number, sources: readonly SourceOfDocuments[], content: Buffer): number {
    const count = Math.floor(content.length / bytes);
    this.reserve(from + count);
    const places = sources.map((source) => this.placeOf(source));
    for (let index = 0; index < count; index += 1) {
      const at = index * bytes;
      this.items[from + index] = content.readDoubleLE(at);
      this.published[from + index] = content.readDoubleLE(at + 8);
      this.received[from + index] = content.readDoubleLE(at + 16);
      this.versions[from + index] = content.readUInt32LE(at + 24);
      this.sources[from + index] = places[content.readUInt32LE(at + 28)] ?? 0;
      this.headlineEnds[from + index] = headlineEndOf(content.readUInt16LE(at + 32));
      this.lengths[from + index] = lengthOf({
        headline: content.readUInt16LE(at + 32),
        lead: content.readUInt16LE(at + 34),
        text: content.readUInt16LE(at + 36),
      });
    }
    return count;
  }
}
