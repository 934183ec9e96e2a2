import { createHash } from 'node:crypto';
import type { PushedDocument, PushedStatus } from '@contract/channelExchange';
import { withdrawEverywhere } from '@server/alerts/withdrawnArticles';
import { prepareItems, storeItems, withFeedGuid } from '@server/articles/items/ingest';
import { findItemId } from '@server/articles/items/versionStore';
import type { Tx } from '@server/db/schema';
import { FeedError } from '@server/engine/feeds/feedError';
import type { FeedItem } from '@server/engine/feeds/feedItem';
import type { NewsBytes } from '@server/engine/feed-processes/feedWorker';
import type { IncomingDocument, IncomingItem } from '@server/engine/newsml/incoming';
import type { Deps } from '@server/http/deps';
import { invalid, notFound } from '@server/http/errors';
import { nextStep } from './nextStep';
import { findDocument, lockDocument, saveDocument, type DocumentRow } from './repository';

const texts = {
  kind: 'Only text is stored.',
  tooComplex: 'Reading the document took too much time or memory and was stopped.',
} as const;

interface ReceiveOptions {
  /** True for old articles: they can be found, but alert nobody. */
  isPast?: boolean;
}

interface Publishing extends ReceiveOptions {
  sourceId: string;
  item: FeedItem;
  known: DocumentRow | undefined;
}

const sha256 = (...parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/**
 * Reads what somebody sent into a publish channel, and stores each document in a transaction of its own. A document that
 * was stored before changes nothing, so that everything can be sent again after a failure.
 * @throws AppError VALIDATION if nothing can be read, NOT_FOUND if the channel was removed
 */
export async function receiveNews(
  deps: Deps,
  sourceId: string,
  news: NewsBytes,
  options: ReceiveOptions = {},
): Promise<PushedDocument[]> {
  const read = await deps.feedWorker.readNews(news).catch((error: unknown) => {
    if (error instanceof FeedError && error.code === 'TOO_COMPLEX') throw invalid(texts.tooComplex);
    throw error;
  });
  if (read.kind === 'unreadable') throw invalid(read.reason);
  const received: PushedDocument[] = [];
  for (const document of read.documents) received.push(await receive(deps, sourceId, document, options));
  return received;
}

async function receive(
  deps: Deps,
  sourceId: string,
  document: IncomingDocument,
  options: ReceiveOptions,
): Promise<PushedDocument> {
  const { version, warnings } = document;
  const guid = document.kind === 'item' ? document.item.guid : document.guid;
  const answer = (status: PushedStatus, ...notes: string[]) => ({
    guid,
    version,
    status,
    notes: [...notes, ...warnings],
  });
  if (document.kind === 'package' || document.itemClass !== 'text') return answer('SKIPPED', texts.kind);
  try {
    const status = await deps.db.transaction().execute((tx) => store(tx, deps, sourceId, document, options));
    return answer(status);
  } catch (error) {
    if (error instanceof FeedError && error.code === 'TOO_COMPLEX') return answer('SKIPPED', texts.tooComplex);
    throw error;
  }
}

async function store(
  tx: Tx,
  deps: Deps,
  sourceId: string,
  document: IncomingItem,
  options: ReceiveOptions,
): Promise<PushedStatus> {
  const { guid } = document.item;
  const now = deps.clock();
  await lockDocument(tx, sourceId, guid);
  const known = await findDocument(tx, sourceId, guid);
  const contentHash = sha256(document.item.contentHash, document.status, document.heldUntil);
  const received = known && { version: Number(known.version), contentHash: known.content_hash };
  const step = nextStep({ ...document, contentHash }, received, now);
  if (step === 'ignore') return 'UNCHANGED';
  const isHeld = step === 'hold' && document.status === 'usable';
  const row = {
    source_id: sourceId,
    guid,
    version: String(document.version),
    content_hash: contentHash,
    status: document.status,
    held_item: isHeld ? JSON.stringify(document.item) : null,
    held_until: isHeld && document.heldUntil ? new Date(document.heldUntil) : null,
    item_id: known?.item_id ?? null,
    withdrawn_at: known?.withdrawn_at ?? null,
    received_at: now,
  };
  if (step === 'publish') {
    const { itemId, isNew } = await publishItem(tx, deps, { sourceId, item: document.item, known, ...options });
    await saveDocument(tx, { ...row, item_id: itemId });
    return isNew ? 'CREATED' : 'UPDATED';
  }
  if (known?.item_id) await withdrawEverywhere(tx, deps, [known.item_id]);
  await saveDocument(tx, { ...row, withdrawn_at: known?.item_id ? now : row.withdrawn_at });
  return step === 'withdraw' ? 'WITHDRAWN' : 'HELD';
}

/** Stores a document as an item of the channel, or as a new version of it. Analyzes it before the first write. */
export async function publishItem(
  tx: Tx,
  { clock, feedWorker }: Deps,
  { sourceId, item: { earlierHash: _earlier, ...item }, known, isPast = false }: Publishing,
): Promise<{ itemId: string; isNew: boolean }> {
  const stored = withFeedGuid({
    ...item,
    // With the guid, two documents with the same text stay two items.
    contentHash: sha256(item.guid, item.contentHash, known?.withdrawn_at ?? null),
  });
  const batch = { sourceId, items: [stored], receivedAt: clock(), isPast };
  await storeItems(tx, await prepareItems(tx, batch, { worker: feedWorker }));
  const itemId = await findItemId(tx, sourceId, stored.guid);
  if (itemId === undefined) throw notFound();
  return { itemId, isNew: !known?.item_id };
}
