import { setImmediate as otherWork } from 'node:timers/promises';
import { DocumentTable, type RankedDocument, type SourceOfDocuments } from '@server/engine/postings/documents';
import { Tombstones } from './tombstones';
import { PrefixMaximum } from './prefixMaximum';
import { PostingLists, type PostingRequest } from '@server/engine/postings/postingLists';
import { frequentWords, largeSegment, buildMarks } from './cacheWarmup';
import { PackedPositions } from '@server/engine/postings/positions';
import { PostingCache } from './postingCache';
import { noPostings, PostingReader, type PackedPostings } from '@server/engine/postings/postings';
import { documentColumns, microsecondsSql, readDocuments, type DocumentRow, type Run } from './readDocuments';
import { ReplacedVersions } from './replacedVersions';
import { heldAlone, readBeginning, readKeys, type Missing, type PackedRow, type Reads } from './readPostings';
import type { Segment } from './segments';
import type { SearchSession } from '../searchSession';
import { SegmentTotals, type Totals } from './segmentTotals';
import { Union } from '@server/engine/postings/union';

/** The maximum number of unsealed versions (the newest) that are ranked together with the segments. */
const tailRanked = 5_000;

/**
 * The document frequency above which a word's positions are not read for proximity: they tell little and take
 * megabytes.
 */
const nearMost = 12_000;

interface VersionKey {
  item_id: string;
  version: number;
}

/**
 * The places of a search's tail in the document table, after all sealed documents. Reserved for the search until
 * `releaseTail`.
 */
interface PlacedTail {
  from: number;
  to: number;
}

/** The state of the collection at one moment: its segments, and the documents that aren't sealed yet. */
export interface Snapshot {
  segments: Segment[];
  tail: RankedDocument[];
  /** True if the tail contains all unsealed versions. */
  complete: boolean;
}

const snapshotStatement = `
  select coalesce((select json_agg(json_build_object('id', id::text, 'first_document', first_document,
      'end_document', end_document, 'documents', documents) order by first_document)
    from ranking_segment), '[]') as segments,
    coalesce((select json_agg(json_build_object('item_id', item_id::text, 'version', version)) from (
      select item_id, version from ranking_tail order by item_id desc, version desc limit ${tailRanked + 1}) waiting
    ), '[]') as tail,
    coalesce((select json_agg(json_build_array(item_id, version, ${microsecondsSql('superseded_at')})) from item_version
      where not is_latest and superseded_at > timestamptz 'epoch' + $1::bigint * interval '1 microsecond'), '[]') as replaced,
    (select concat(count(*), ' ', sum(item_id * 31 + version)) from ranking_tombstone) as gone`;

const goneStatement = 'select item_id, version from ranking_tombstone';

// $1 may lie inside a row, because a purge moves the start of a segment past deleted documents: so this starts at the row
// that contains $1.
const documentsStatement = `
  select first_document as first, sources, content from ranking_documents
  where first_document >= coalesce((select max(first_document) from ranking_documents where first_document <= $1), $1)
    and first_document < $2
  order by first_document`;

const tailStatement = `
  select ${documentColumns} from unnest($1::bigint[], $2::int[]) as wanted(item_id, version)
  join item_version v on v.item_id = wanted.item_id and v.version = wanted.version`;

interface SnapshotRow {
  segments: Omit<Segment, 'tombstones'>[];
  tail: VersionKey[];
  replaced: [itemId: number, version: number, at: number][];
  gone: string;
}

/**
 * The sealed collection in the memory of this process: ids, dates, and lengths of all documents (about 40 bytes each),
 * and recently read postings. Everything can be read again from the database.
 */
export class Collection {
  table = new DocumentTable();
  private readonly cache: PostingCache;
  private waiting = new Map<string, RankedDocument>();
  private offset: number | null = null;
  /** The document number up to which documents are read, exclusive. */
  private readTo = 0;
  private readonly totals = new SegmentTotals();
  /** The places of the tails of running searches in the table. */
  private readonly tails = new Set<PlacedTail>();
  /** The versions that are no longer the latest. */
  readonly replaced = new ReplacedVersions();
  private goneAsRead = '';
  private readonly tombstones = new Tombstones();
  /** The ids of segments whose most frequent words were preloaded. */
  private readonly warmed = new Set<string>();
  private readonly reader = new PostingReader();
  private readonly latest = new PrefixMaximum();

  /** @param leastWeighted The length from which lists are kept in the form that scoring reads fastest. */
  constructor(
    cacheBytes: number,
    private readonly leastWeighted: number,
  ) {
    this.cache = new PostingCache(cacheBytes);
  }

  /** The first place after all sealed documents. */
  get end(): number {
    return Math.max(0, this.readTo - (this.offset ?? 0));
  }

  placeOf(document: number): number {
    return document - (this.offset ?? 0);
  }

  /** The totals over the documents of a segment. */
  totalsOf(segment: Segment): Totals {
    return this.totals.of(segment, this.table, (document) => this.placeOf(document));
  }

  /**
   * The latest publication among the sealed documents before a place, in microseconds since the epoch; -Infinity if
   * there are none.
   */
  publishedBefore(place: number): number {
    return this.latest.before(place, this.table.published);
  }

  /** Reads the collection as the transaction sees it, loading only what this process doesn't hold yet. */
  async read(reads: Reads): Promise<Snapshot> {
    const [row] = await reads.rowsOfPlanned<SnapshotRow>(snapshotStatement, [this.replaced.readFrom]);
    return this.snapshotOf(row, reads);
  }

  /**
   * Reads the collection outside of a transaction.
   * @throws NotHeld if anything has to be loaded, which needs the transaction's snapshot
   */
  async readHeld(session: Pick<SearchSession, 'rowsOutsideTransaction'>): Promise<Snapshot> {
    const [row] = await session.rowsOutsideTransaction<SnapshotRow>(snapshotStatement, [this.replaced.readFrom]);
    return this.snapshotOf(row, heldAlone);
  }

  private async snapshotOf(row: SnapshotRow | undefined, reads: Reads): Promise<Snapshot> {
    const run: Run = (text, values) => reads.rows(text, values);
    const segments = await this.tombstones.of(run, row?.segments ?? []);
    this.replaced.add(row?.replaced ?? []);
    await this.readDocuments(run, segments);
    if (row !== undefined && row.gone !== this.goneAsRead) {
      this.replaced.gone = await run<VersionKey>(goneStatement);
      this.goneAsRead = row.gone;
    }
    const known = new Set(segments.map((segment) => segment.id));
    this.cache.keep(known);
    this.totals.keep(known);
    const waiting = row?.tail ?? [];
    const tail = await this.readTail(run, waiting.slice(0, tailRanked));
    return { segments, tail, complete: waiting.length <= tailRanked };
  }

  /**
   * Preloads the most frequent words of large segments, once per segment: they occur in most questions and phrases, and
   * take megabytes.
   * @param most Bytes, over all segments.
   */
  async warm(reads: Reads, snapshot: Snapshot, most: number): Promise<void> {
    const ids = new Set(snapshot.segments.map((segment) => segment.id));
    for (const id of this.warmed) if (!ids.has(id)) this.warmed.delete(id);
    const large = snapshot.segments.filter((segment) => segment.documents >= largeSegment);
    const all = large.reduce((sum, segment) => sum + segment.documents, 0);
    for (const segment of large) {
      if (this.warmed.has(segment.id)) continue;
      const wanted = await frequentWords(reads, segment, (most * segment.documents) / all);
      const lists = await this.lists(reads, { ...snapshot, segments: [segment] }, wanted);
      for (const lexeme of wanted.lexemes) {
        buildMarks(lists.of(lexeme, 0), lists.positionsOf(lexeme, 0));
        await otherWork();
      }
      this.warmed.add(segment.id);
    }
  }

  private async readDocuments(run: Run, segments: readonly Segment[]): Promise<void> {
    const [first] = segments;
    const last = segments.at(-1);
    if (first === undefined || last === undefined || last.end_document <= this.readTo) return;
    const rows = await run<{ first: number; sources: SourceOfDocuments[]; content: Buffer }>(documentsStatement, [
      this.offset === null ? first.first_document : this.readTo,
      last.end_document,
    ]);
    const offset = (this.offset ??= Math.min(first.first_document, rows[0]?.first ?? first.first_document));
    const end = last.end_document - offset;
    // A search that is paused between two slices keeps using the table it started with, so that table is copied instead
    // of changed.
    if ([...this.tails].some(({ from }) => from < end)) this.table = this.table.copy();
    for (const { first: from, sources, content } of rows) this.table.putPacked(from - offset, sources, content);
    this.readTo = Math.max(this.readTo, last.end_document);
  }

  private async readTail(run: Run, keys: readonly VersionKey[]): Promise<RankedDocument[]> {
    const nameOf = (key: VersionKey): string => `${key.item_id}/${key.version}`;
    const unknown = keys.filter((key) => !this.waiting.has(nameOf(key)));
    const rows =
      unknown.length === 0
        ? []
        : await run<DocumentRow>(tailStatement, [unknown.map((key) => key.item_id), unknown.map((key) => key.version)]);
    const read = new Map(
      (await readDocuments(run, rows)).map((document) => [`${document.itemId}/${document.version}`, document]),
    );
    const waiting = new Map<string, RankedDocument>();
    for (const key of keys) {
      const document = read.get(nameOf(key)) ?? this.waiting.get(nameOf(key));
      if (document !== undefined) waiting.set(nameOf(key), document);
    }
    this.waiting = waiting;
    return [...waiting.values()];
  }

  /**
   * Reads the sealed postings of the requested lexemes; `addTail` adds those of the tail.
   * @param from The first segment to read; earlier segments are left out.
   */
  async lists(reads: Reads, { segments }: Snapshot, wanted: PostingRequest, from = 0): Promise<PostingLists> {
    const ids = segments.map(({ id }) => id);
    const lists = new PostingLists(segments.length + 1, this.cache.weightedOf(ids, this.leastWeighted));
    const missing: Missing[] = [];
    segments.forEach(({ id }, segment) => {
      if (segment < from) return;
      for (const lexeme of wanted.lexemes) {
        const known = this.cache.postings(id, lexeme);
        if (known === undefined) missing.push({ segment, lexeme });
        else lists.put(lexeme, segment, known);
      }
    });
    await this.readPostings(reads, segments, missing, lists);
    for (const prefix of wanted.prefixes) await this.readPrefix(reads, segments, prefix, lists, from);
    lists.near = new Set([...wanted.near].filter((lexeme) => lists.documentsWith(lexeme) <= nearMost));
    await this.readPositions(reads, segments, new Set([...wanted.positions, ...lists.near]), lists);
    return lists;
  }

  private packed({ documents, content }: Omit<PackedRow, 'place'>): PackedPostings {
    return { content, length: documents, offset: this.offset ?? 0 };
  }

  private async readPostings(
    reads: Reads,
    segments: readonly Segment[],
    missing: readonly Missing[],
    lists: PostingLists,
  ): Promise<void> {
    if (missing.length === 0) return;
    const rows = await readKeys(reads, 'postings', segments, missing);
    const found = new Map(rows.map((row) => [row.place, this.packed(row)]));
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
    segments: readonly Segment[],
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
      else missing.push({ segment, id, first: this.placeOf(first), end: this.placeOf(end) });
    });
    const [one, last] = [missing[0], missing.at(-1)];
    if (one === undefined || last === undefined) return;
    const union = new Union(one.first, last.end, this.reader);
    const ids = missing.map(({ id }) => id);
    await readBeginning(reads, ids, prefix, (row) => union.add(this.packed(row)));
    for (const { segment, id, first, end } of missing) {
      const postings = union.postings(first, end);
      this.cache.putPostings(id, name, postings);
      lists.putPrefix(prefix, segment, postings);
    }
  }

  /**
   * Assigns places to the tail, after the sealed documents and the tails of other searches. Call `releaseTail` when the
   * search is over.
   */
  placeTail({ tail }: Snapshot): PlacedTail {
    let from = this.end;
    for (const { to } of this.tails) from = Math.max(from, to);
    tail.forEach((document, index) => this.table.put(from + index, document));
    const placed = { from, to: from + tail.length };
    if (tail.length > 0) this.tails.add(placed);
    return placed;
  }

  releaseTail(tail: PlacedTail): void {
    this.tails.delete(tail);
  }
}
