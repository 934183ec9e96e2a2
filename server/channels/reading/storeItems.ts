import type { Db } from '@server/db/schema';
import type { FeedItem } from '@server/engine/feeds/feedItem';
import type { FeedWorker } from '@server/engine/feeds/feedWorker';

/** What one reading of a channel brought. */
export interface FeedBatch {
  sourceId: string;
  /** Of different guids. */
  items: readonly FeedItem[];
  receivedAt: Date;
  /** The feed's own title. */
  publication?: string;
}

/** How many items were stored as new, as a new version, or were known already. */
export interface StoredItems {
  created: number;
  updated: number;
  unchanged: number;
}

/** Stores the items of a feed. The subject `articles` does it; `app.ts` and `jobs/start.ts` hand it in. */
export type StoreItems = (
  db: Db,
  batch: FeedBatch,
  analysis: { worker: FeedWorker; signal?: AbortSignal | undefined },
) => Promise<StoredItems>;
