import { times } from '@contract/limits';
import type { StartJob } from '@server/background/job';
import type { FeedWorker } from '@server/engine/feed-processes/feedWorker';
import { FeedError } from '@server/engine/feeds/feedError';
import type { FeedItem } from '@server/engine/feeds/feedItem';
import type { Tx } from '@server/db/schema';
import { isTransient } from '@server/db/transientErrors';
import type { Deps } from '@server/http/deps';
import { AppError } from '@server/http/errors';
import { publishItem } from './receiveNews';
import { findDocument, firstReleased, holdUntil, lockDocument, saveDocument } from './repository';

/** Publishes documents whose embargo has ended. */
export const releaseEmbargoed =
  (feedWorker: FeedWorker): StartJob =>
  (context) => ({ run: () => releaseFirst({ ...context, feedWorker }) });

/**
 * Publishes the document whose embargo ended first; returns whether there was one. One that can't be published is tried
 * again later, so that others don't wait behind it.
 */
export async function releaseFirst(deps: Deps): Promise<boolean> {
  const { db } = deps;
  const due = await firstReleased(db, deps.clock());
  if (!due) return false;
  const { source_id: sourceId, guid } = due;
  try {
    await db.transaction().execute((tx) => release(tx, deps, sourceId, guid));
  } catch (error) {
    const isStopping = error instanceof FeedError && error.code === 'ABORTED';
    if (isStopping || isTransient(error)) throw error;
    // A removed channel publishes nothing any more.
    const isRemoved = error instanceof AppError && error.code === 'NOT_FOUND';
    const isTooComplex = error instanceof FeedError && error.code === 'TOO_COMPLEX';
    const pauseMs = isTooComplex ? times.releaseRetryMs : times.minuteMs;
    const later = isRemoved ? null : new Date(deps.clock().getTime() + pauseMs);
    await db.transaction().execute((tx) => holdUntil(tx, sourceId, guid, later));
    if (!isRemoved && !isTooComplex) throw error;
  }
  return true;
}

/** Another process may have published it, or received a new version, since it was found. */
async function release(tx: Tx, deps: Deps, sourceId: string, guid: string): Promise<void> {
  await lockDocument(tx, sourceId, guid);
  const known = await findDocument(tx, sourceId, guid);
  if (!known?.held_item || !known.held_until || known.held_until > deps.clock()) return;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- stored by `receiveNews` as the reader returned it
  const held = known.held_item as FeedItem;
  const ended = known.held_until.toISOString();
  // For readers, it is published when its embargo ends.
  const item = held.published === null || held.published < ended ? { ...held, published: ended } : held;
  const { itemId } = await publishItem(tx, deps, { sourceId, item, known });
  await saveDocument(tx, { ...known, held_item: null, held_until: null, item_id: itemId });
}
