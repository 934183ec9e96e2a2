import type { Pool } from 'pg';
import type { Config } from '@server/config';
import type { Db } from '@server/db/schema';
import type { FeedWorker } from '@server/engine/feeds/feedWorker';

/** What every service is given; tests give their own. */
export interface Deps {
  db: Db;
  /** The connections under `db`, for what needs one to itself: cancelling, COPY, LISTEN. */
  pool: Pool;
  config: Config;
  clock: () => Date;
  /** Parses and analyzes feeds: in threads of their own where people are answered, in the calling thread in tests. */
  feedWorker: FeedWorker;
}
