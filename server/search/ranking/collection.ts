import { DocumentTable, type RankedDocument, type SourceOfDocuments } from '@server/engine/postings/documents';
import { Tombstones } from './tombstones';
import { PrefixMaximum } from './prefixMaximum';
import { documentColumns, microsecondsSql, readDocuments, type DocumentRow, type Run } from './readDocuments';
import { ReplacedVersions } from './replacedVersions';
import { heldAlone, type Reads } from './readPostings';
import type { Segment } from './segments';
import type { SearchSession } from '../searchSession';
import { SegmentTotals, type Totals } from './segmentTotals';

/** The maximum number of unsealed versions (the newest) that are ranked together with the segments. */
const tailRanked = 5_000;

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
  /** The number of the document at the first place of the table. */
  offset: number;
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
 * The documents of the collection in the memory of this process: ids, dates, and lengths, about 40 bytes each.
 * Everything can be read again from the database.
 */
export class Collection {
  table = new DocumentTable();
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
  private readonly latest = new PrefixMaximum();

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
    this.totals.keep(new Set(segments.map((segment) => segment.id)));
    const waiting = row?.tail ?? [];
    const tail = await this.readTail(run, waiting.slice(0, tailRanked));
    return { segments, offset: this.offset ?? 0, tail, complete: waiting.length <= tailRanked };
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
