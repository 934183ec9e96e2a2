import type { Pool } from 'pg';
import type { Config } from '@server/config';
import type { Db } from '@server/db/schema';
import type { FeedWorker } from '@server/engine/feed-processes/feedWorker';

/** Dependencies of all services; tests provide their own. */
export interface Deps {
  db: Db;
  /** The connection pool under `db`, for work that needs its own connection: cancellation, COPY, LISTEN. */
  pool: Pool;
  config: Config;
  clock: () => Date;
  /** Parses and analyzes feeds: in processes of their own in production, in the calling thread in tests. */
  feedWorker: FeedWorker;
}
