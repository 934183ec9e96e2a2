import type { Pool } from 'pg';
import type { Config } from '../config';
import type { Db } from '@server/db/schema';
import type { FeedWorker } from '@server/engine/feeds/feedWorker';

/** What background work is given. */
export interface JobDeps {
  db: Db;
  pool: Pool;
  config: Config;
  clock: () => Date;
  /** Parses and analyses feeds; in the calling thread where absent. */
  feedWorker?: FeedWorker;
}

/** Work in the background. It ends cleanly, or is taken up by the next process. */
export interface Running {
  stop(): Promise<void>;
}

export type StartJob = (deps: JobDeps) => Running;
