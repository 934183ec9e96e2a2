import type { Pool } from 'pg';
import type { Config } from '../config';
import type { Db } from '@server/db/schema';

/** What background work is given. */
export interface JobDeps {
  db: Db;
  pool: Pool;
  config: Config;
  clock: () => Date;
}

/** Work in the background. It ends cleanly, or is taken up by the next process. */
export interface Running {
  stop(): Promise<void>;
}
