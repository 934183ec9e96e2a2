import { setImmediate as otherWork } from 'node:timers/promises';
import { PostingLists, type PostingRequest } from '@server/engine/postings/postingLists';
import { PackedPositions } from '@server/engine/postings/positions';
import { noPostings, PostingReader, type PackedPostings } from '@server/engine/postings/postings';
import { Union } from '@server/engine/postings/union';
import { buildMarks, frequentWords, largeSegment } from './cacheWarmup';
import type { Snapshot } from './collection';
import { PostingCache } from './postingCache';
import { readBeginning, readKeys, type Missing, type PackedRow, type Reads } from './readPostings';
import type { Segment } from './segments';

/**
 * The document frequency above which a word's positions are not read for proximity: they tell little and take
 * megabytes.
 */
const nearMost = 12_000;

/** The part of a snapshot that has sealed postings. */
export type SealedPart = Pick<Snapshot, 'segments' | 'offset'>;

/**
 * The sealed postings of lexemes and prefixes, in the memory of this process if they were read recently. Everything can
 * be read again from the database.
 */
export class SealedPostings {
  private readonly cache: PostingCache;
  /** The ids of segments whose most frequent words were preloaded. */
  private readonly warmed = new Set<string>();
  private readonly reader = new PostingReader();

  /** @param leastWeighted The length from which lists are kept in the form that scoring reads fastest. */
  constructor(
    cacheBytes: number,
    private readonly leastWeighted: number,
  ) {
    this.cache = new PostingCache(cacheBytes);
  }

  /** Drops what is held of segments that no longer exist. */
  keep(segments: readonly Segment[]): void {
    const ids = new Set(segments.map(({ id }) => id));
    this.cache.keep(ids);
    for (const id of this.warmed) if (!ids.has(id)) this.warmed.delete(id);
  }

  /**
   * Preloads the most frequent words of large segments, once per segment: they occur in most questions and phrases, and
   * take megabytes.
   * @param most Bytes, over all segments.
   */
  async warm(reads: Reads, { segments, offset }: SealedPart, most: number): Promise<void> {
    this.keep(segments);
    const large = segments.filter((segment) => segment.documents >= largeSegment);
    const all = large.reduce((sum, segment) => sum + segment.documents, 0);
    for (const segment of large) {
      if (this.warmed.has(segment.id)) continue;
      const wanted = await frequentWords(reads, segment, (most * segment.documents) / all);
      const lists = await this.lists(reads, { segments: [segment], offset }, wanted);
      for (const lexeme of wanted.lexemes) {
        buildMarks(lists.of(lexeme, 0), lists.positionsOf(lexeme, 0));
        await otherWork();
      }
      this.warmed.add(segment.id);
    }
  }

  /**
   * Reads the postings of the requested lexemes; `addTail` adds those of the tail.
   * @param from The first segment to read; earlier segments are left out.
   */
  async lists(reads: Reads, part: SealedPart, wanted: PostingRequest, from = 0): Promise<PostingLists> {
    const { segments } = part;
    const ids = segments.map(({ id }) => id);
    const lists = new PostingLists(segments.length + 1, this.cache.weightedOf(ids, this.leastWeighted));
    await this.readPostings(reads, part, wanted, lists, from);
    for (const prefix of wanted.prefixes) await this.readPrefix(reads, part, prefix, lists, from);
    lists.near = new Set([...wanted.near].filter((lexeme) => lists.documentsWith(lexeme) <= nearMost));
    await this.readPositions(reads, segments, new Set([...wanted.positions, ...lists.near]), lists);
    return lists;
  }

  private async readPostings(
    reads: Reads,
    { segments, offset }: SealedPart,
    { lexemes }: PostingRequest,
    lists: PostingLists,
    from: number,
  ): Promise<void> {
    const missing: Missing[] = [];
    segments.forEach(({ id }, segment) => {
      if (segment < from) return;
      for (const lexeme of lexemes) {
        const known = this.cache.postings(id, lexeme);
        if (known === undefined) missing.push({ segment, lexeme });
        else lists.put(lexeme, segment, known);
      }
    });
    if (missing.length === 0) return;
    const rows = await readKeys(reads, 'postings', segments, missing);
    const found = new Map(rows.map((row) => [row.place, packed(row, offset)]));
    missing.forEach(({ segment, lexeme }, place) => {
      const postings = found.get(place);
      this.cache.putPostings(segments[segment]?.id ?? '', lexeme, postings ?? noPostings);
      if (postings !== undefined) lists.put(lexeme, segment, postings);
    });
  }

  private async readPositions(
    reads: Reads,
    segments: readonly Segment[],
    wanted: ReadonlySet<string>,
    lists: PostingLists,
  ): Promise<void> {
    const missing: Missing[] = [];
    segments.forEach(({ id }, segment) => {
      for (const lexeme of wanted) {
        if (lists.of(lexeme, segment).length === 0) continue;
        const known = this.cache.positions(id, lexeme);
        if (known !== undefined) lists.putPositions(lexeme, segment, known);
        else missing.push({ segment, lexeme });
      }
    });
    if (missing.length === 0) return;
    for (const { place, documents, content } of await readKeys(reads, 'positions', segments, missing)) {
      const { segment, lexeme } = missing[place] ?? { segment: 0, lexeme: '' };
      const positions = new PackedPositions(content, documents);
      this.cache.putPositions(segments[segment]?.id ?? '', lexeme, positions);
      lists.putPositions(lexeme, segment, positions);
    }
  }

  private async readPrefix(
    reads: Reads,
    { segments, offset }: SealedPart,
    prefix: string,
    lists: PostingLists,
    from: number,
  ): Promise<void> {
    const name = `${prefix}*`;
    const missing: { segment: number; id: string; first: number; end: number }[] = [];
    segments.forEach(({ id, first_document: first, end_document: end }, segment) => {
      if (segment < from) return;
      const known = this.cache.postings(id, name);
      if (known !== undefined) lists.putPrefix(prefix, segment, known);
      else missing.push({ segment, id, first: first - offset, end: end - offset });
    });
    const [one, last] = [missing[0], missing.at(-1)];
    if (one === undefined || last === undefined) return;
    const union = new Union(one.first, last.end, this.reader);
    const ids = missing.map(({ id }) => id);
    await readBeginning(reads, ids, prefix, (row) => union.add(packed(row, offset)));
    for (const { segment, id, first, end } of missing) {
      const postings = union.postings(first, end);
      this.cache.putPostings(id, name, postings);
      lists.putPrefix(prefix, segment, postings);
    }
  }
}

function packed({ documents, content }: Omit<PackedRow, 'place'>, offset: number): PackedPostings {
  return { content, length: documents, offset };
}
