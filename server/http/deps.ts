import type { Config } from '@server/config';
import type { Db } from '@server/db/schema';

/** What every service is given; tests give their own. */
export interface Deps {
  db: Db;
  config: Config;
  clock: () => Date;
}
