import { addToItemCount } from '@server/channels/reading/feedState';
import type { Db, Tx } from '@server/db/schema';
import type { FeedItem } from '@server/engine/feeds/feedItem';
import { inlineFeedWorker, type FeedWorker } from '@server/engine/feed-processes/feedWorker';
import { articlesStored } from '@server/metrics/metrics';
import { articleTextOf, versionRow, type AnalyzedItem } from './itemRow';
import {
  addItems,
  addVersions,
  categoriesOf,
  enqueueMatching,
  findSource,
  knownContents,
  knownItems,
  lockSource,
  nextVersion,
  renameItem,
  replaceHash,
  type KnownItem,
  type SourceRow,
  type VersionKey,
} from './versionStore';

interface IngestBatch {
  sourceId: string;
  items: readonly FeedItem[];
  receivedAt: Date;
  /** The publication of items that name none. Default: the source's name. */
  publication?: string;
  /** True for old articles: they can be found, but aren't matched with topics, so that nobody is alerted. */
  isPast?: boolean;
}

export interface IngestResult {
  created: number;
  /** The number of items that got a new version. */
  updated: number;
  unchanged: number;
}

/** What to do with an item: nothing, store it, store a new version, or only change its guid or hash. */
type Decision =
  | { kind: 'new' }
  | { kind: 'version'; of: KnownItem }
  | { kind: 'renamed'; of: KnownItem }
  | { kind: 'rehashed'; of: KnownItem }
  | { kind: 'same' };

/** How the guids of published own articles begin. A guid of a feed that does is changed, so that no feed can claim one. */
export const ownGuidPrefix = 'urn:watchdesk:article:';

/** A document of others, or an item of a feed, with a guid that isn't one of a published own article. */
export const withFeedGuid = (item: FeedItem): FeedItem =>
  item.guid.startsWith(ownGuidPrefix) ? { ...item, guid: `feed:${item.guid}` } : item;

/** Loads the known items of a batch: by guid, and by address and content for feeds that change their guids. */
async function knowledgeOf(db: Db | Tx, sourceId: string, items: readonly FeedItem[]) {
  const byGuid = new Map(
    (
      await knownItems(
        db,
        sourceId,
        items.map(({ guid }) => guid),
      )
    ).map((row) => [row.guid, row]),
  );
  const strangers = items.filter(({ guid, url }) => url !== null && !byGuid.has(guid));
  const contents = await knownContents(
    db,
    sourceId,
    strangers.map(({ contentHash }) => contentHash),
  );
  const given = new Set(items.map(({ guid }) => guid));
  const byContent = new Map(contents.map((row) => [`${row.hash} ${row.url ?? ''}`, row]));
  return (item: FeedItem): Decision => {
    const known = byGuid.get(item.guid);
    if (known?.hash === item.contentHash) return { kind: 'same' };
    if (known)
      return known.hash === item.earlierHash ? { kind: 'rehashed', of: known } : { kind: 'version', of: known };
    const twin = item.url === null ? undefined : byContent.get(`${item.contentHash} ${item.url}`);
    if (!twin) return { kind: 'new' };
    // Two items of one feed with the same address and content are one item, which keeps its guid.
    return given.has(twin.guid) ? { kind: 'same' } : { kind: 'renamed', of: twin };
  };
}

/** The worker that analyzes articles, and the signal that aborts it. */
interface Analysis {
  worker: FeedWorker;
  signal?: AbortSignal | undefined;
}

async function analyzed(
  items: readonly FeedItem[],
  source: SourceRow,
  batch: IngestBatch,
  db: Db,
  { worker, signal }: Analysis,
): Promise<AnalyzedItem[]> {
  const categories = await categoriesOf(db);
  const result: AnalyzedItem[] = [];
  for (const item of items) {
    const text = articleTextOf(item, source, categories, batch);
    result.push({ item, text, vector: await worker.analyze(text, { signal }) });
  }
  return result;
}

async function storeNew(tx: Tx, source: SourceRow, items: readonly AnalyzedItem[], receivedAt: Date) {
  const ids = await addItems(
    tx,
    source,
    items.map(({ item }) => item.guid),
    receivedAt,
  );
  const rows = items.flatMap((one) => {
    const itemId = ids.get(one.item.guid);
    return itemId === undefined ? [] : [versionRow(one, source, { itemId, version: 1, receivedAt })];
  });
  await addVersions(tx, rows);
  return rows.map(({ item_id, version }) => ({ itemId: item_id, version }));
}

async function storeVersion(tx: Tx, source: SourceRow, known: KnownItem, one: AnalyzedItem, receivedAt: Date) {
  const version = await nextVersion(tx, known.id);
  const dated =
    one.item.published === null ? { ...one, text: { ...one.text, published: known.published.toISOString() } } : one;
  await addVersions(tx, [versionRow(dated, source, { itemId: known.id, version, receivedAt })]);
  return { itemId: known.id, version };
}

const idOf = (decision: Decision): number => ('of' in decision ? Number(decision.of.id) : 0);

interface StoredItems {
  created: VersionKey[];
  /** The new versions of items that existed. */
  updated: VersionKey[];
}

/**
 * Stores what is still new, under a lock on the source, because another process may have read the same feed meanwhile.
 * Items of a missing or removed source are ignored.
 */
export async function storeItems(tx: Tx, { batch, candidates }: PreparedItems): Promise<StoredItems> {
  const source = await lockSource(tx, batch.sourceId);
  if (!source) return { created: [], updated: [] };
  const decide = await knowledgeOf(
    tx,
    batch.sourceId,
    candidates.map(({ item }) => item),
  );
  const decided = candidates.map((one) => ({ one, decision: decide(one.item) }));
  const created = await storeNew(
    tx,
    source,
    decided.filter(({ decision }) => decision.kind === 'new').map(({ one }) => one),
    batch.receivedAt,
  );
  const updated: VersionKey[] = [];
  // Locks the items in the order of their ids, as grouping into stories does, so that the two can't deadlock.
  for (const { one, decision } of decided.sort((a, b) => idOf(a.decision) - idOf(b.decision))) {
    if (decision.kind === 'renamed') await renameItem(tx, decision.of.id, one.item.guid);
    if (decision.kind === 'rehashed') await replaceHash(tx, decision.of.id, one.item.contentHash);
    if (decision.kind === 'version') updated.push(await storeVersion(tx, source, decision.of, one, batch.receivedAt));
  }
  if (batch.isPast !== true) await enqueueMatching(tx, source, [...created, ...updated], batch.receivedAt);
  if (created.length > 0) await addToItemCount(tx, batch.sourceId, created.length);
  return { created, updated };
}

/**
 * Stores the items of one source: new ones, and a new version of those whose content changed. Each is analyzed once and
 * queued for matching in the same transaction. An item is never stored twice, even if two processes read it at once.
 * The items of one batch must have different guids. Items of a missing or removed source are ignored.
 * @throws FeedError of the worker; then nothing is stored
 */
export async function ingestItems(
  db: Db,
  batch: IngestBatch,
  analysis: Analysis = { worker: inlineFeedWorker },
): Promise<IngestResult> {
  const ready = await prepareItems(db, { ...batch, items: batch.items.map(withFeedGuid) }, analysis);
  if (ready.candidates.length === 0) {
    const result = { created: 0, updated: 0, unchanged: batch.items.length };
    countStored(result);
    return result;
  }
  const { created, updated } = await db.transaction().execute((tx) => storeItems(tx, ready));
  const unchanged = batch.items.length - created.length - updated.length;
  const result = { created: created.length, updated: updated.length, unchanged };
  countStored(result);
  return result;
}

/** Counts stored items in the metrics. To be called after the transaction: it may be rolled back. */
export function countStored({ created, updated, unchanged }: IngestResult): void {
  articlesStored.inc({ outcome: 'new' }, created);
  articlesStored.inc({ outcome: 'new version' }, updated);
  articlesStored.inc({ outcome: 'unchanged' }, unchanged);
}

/** A batch whose new and changed items are analyzed, ready to be stored. */
export interface PreparedItems {
  batch: IngestBatch;
  candidates: readonly AnalyzedItem[];
}

/** Analyzes the new and changed items of a batch, which takes long, before the transaction that stores them. */
export async function prepareItems(
  db: Db,
  batch: IngestBatch,
  analysis: Analysis = { worker: inlineFeedWorker },
): Promise<PreparedItems> {
  const source = await findSource(db, batch.sourceId);
  if (!source) return { batch, candidates: [] };
  const decide = await knowledgeOf(db, batch.sourceId, batch.items);
  const changed = batch.items.filter((item) => decide(item).kind !== 'same');
  return { batch, candidates: changed.length === 0 ? [] : await analyzed(changed, source, batch, db, analysis) };
}
