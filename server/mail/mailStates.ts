import { sql } from 'kysely';

/** The state of a cancelled mail: one that may have arrived already has failed. */
export const stateWhenCancelled = sql<
  'cancelled' | 'failed'
>`case when uncertain = 0 then 'cancelled' else 'failed' end`;
