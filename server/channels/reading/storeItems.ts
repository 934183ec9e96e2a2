import type { Db } from '@server/db/schema';
import type { FeedItem } from '@server/engine/feeds/feedItem';
import type { FeedWorker } from '@server/engine/feed-processes/feedWorker';

/** The items from one reading of a channel. */
interface FeedBatch {
  sourceId: string;
  /** All guids are different. */
  items: readonly FeedItem[];
  receivedAt: Date;
  /** The feed's own title. */
  publication?: string;
}

/** The number of items stored as new, stored as a new version, and known already. */
export interface StoredItems {
  created: number;
  updated: number;
  unchanged: number;
}

/** Stores the items of a feed. Implemented by the subject `articles`; `app.ts` and `jobs/start.ts` inject it. */
export type StoreItems = (
  db: Db,
  batch: FeedBatch,
  analysis: { worker: FeedWorker; signal?: AbortSignal | undefined },
) => Promise<StoredItems>;
