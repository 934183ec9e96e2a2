import { addToItemCount } from '@server/channels/reading/feedState';
import type { Db, Tx } from '@server/db/schema';
import type { FeedItem } from '@server/engine/feeds/feedItem';
import { feedWorkInThisThread, type FeedWorker } from '@server/engine/feeds/feedWorker';
import { articleTextOf, versionRow, type AnalysedItem } from './itemRow';
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
  type KnownItem,
  type SourceRow,
} from './versionStore';

export interface IngestBatch {
  sourceId: string;
  items: readonly FeedItem[];
  receivedAt: Date;
  /** The publication of items that name none; the source's name where this is absent. */
  publication?: string;
  /** Found from now on, but matched with no topic: nobody is to be alerted of what is past. */
  isPast?: boolean;
}

export interface IngestResult {
  created: number;
  /** Items of which a new version was stored. */
  updated: number;
  unchanged: number;
}

/** What is to be done with an item: nothing, a first version, a further one, or only its new name. */
type Decision =
  { kind: 'new' } | { kind: 'version'; of: KnownItem } | { kind: 'renamed'; of: KnownItem } | { kind: 'same' };

/** Tells what is known of a batch: items by guid, and by address and content for feeds that rename theirs. */
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
    if (known) return known.hash === item.contentHash ? { kind: 'same' } : { kind: 'version', of: known };
    const twin = item.url === null ? undefined : byContent.get(`${item.contentHash} ${item.url}`);
    if (!twin) return { kind: 'new' };
    // Two items of one feed that say the same at the same address are one; the name it goes by stays.
    return given.has(twin.guid) ? { kind: 'same' } : { kind: 'renamed', of: twin };
  };
}

/** Where articles are analysed, and what ends that. */
interface Analysis {
  worker: FeedWorker;
  signal?: AbortSignal | undefined;
}

async function analysed(
  items: readonly FeedItem[],
  source: SourceRow,
  batch: IngestBatch,
  db: Db,
  { worker, signal }: Analysis,
): Promise<AnalysedItem[]> {
  const categories = await categoriesOf(db);
  const result: AnalysedItem[] = [];
  for (const item of items) {
    const text = articleTextOf(item, source, categories, batch);
    result.push({ item, text, vector: await worker.analyse(text, { signal }) });
  }
  return result;
}

async function storeNew(tx: Tx, source: SourceRow, items: readonly AnalysedItem[], receivedAt: Date) {
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

async function storeVersion(tx: Tx, source: SourceRow, known: KnownItem, one: AnalysedItem, receivedAt: Date) {
  const version = await nextVersion(tx, known.id);
  const dated =
    one.item.published === null ? { ...one, text: { ...one.text, published: known.published.toISOString() } } : one;
  await addVersions(tx, [versionRow(dated, source, { itemId: known.id, version, receivedAt })]);
  return { itemId: known.id, version };
}

const idOf = (decision: Decision): number => ('of' in decision ? Number(decision.of.id) : 0);

/** Stores what is still new under the source's lock: another process may have read the same feed meanwhile. */
async function store(
  tx: Tx,
  batch: IngestBatch,
  candidates: readonly AnalysedItem[],
): Promise<Pick<IngestResult, 'created' | 'updated'>> {
  const source = await lockSource(tx, batch.sourceId);
  if (!source) return { created: 0, updated: 0 };
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
  const updated: { itemId: string; version: number }[] = [];
  // In the order of their ids, as grouping into stories locks them: the two may wait, and never for each other.
  for (const { one, decision } of decided.sort((a, b) => idOf(a.decision) - idOf(b.decision))) {
    if (decision.kind === 'renamed') await renameItem(tx, decision.of.id, one.item.guid);
    if (decision.kind === 'version') updated.push(await storeVersion(tx, source, decision.of, one, batch.receivedAt));
  }
  if (batch.isPast !== true) await enqueueMatching(tx, [...created, ...updated], batch.receivedAt);
  if (created.length > 0) await addToItemCount(tx, batch.sourceId, created.length);
  return { created: created.length, updated: updated.length };
}

/**
 * Stores the items of one source: those not yet known, and a new version of those whose content changed; each analysed
 * once, and enqueued for matching in the same transaction. An item is never stored twice, also when two processes bring
 * it at once. Items of one batch have different guids. A source that is not there, or was removed, takes nothing.
 * @throws FeedError of the worker; then nothing is stored
 */
export async function ingestItems(
  db: Db,
  batch: IngestBatch,
  analysis: Analysis = { worker: feedWorkInThisThread },
): Promise<IngestResult> {
  const source = await findSource(db, batch.sourceId);
  const decide = source ? await knowledgeOf(db, batch.sourceId, batch.items) : null;
  const changed = batch.items.filter((item) => decide && decide(item).kind !== 'same');
  if (!source || changed.length === 0) return { created: 0, updated: 0, unchanged: batch.items.length };
  const candidates = await analysed(changed, source, batch, db, analysis);
  const { created, updated } = await db.transaction().execute((tx) => store(tx, batch, candidates));
  return { created, updated, unchanged: batch.items.length - created - updated };
}
