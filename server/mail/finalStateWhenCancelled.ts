import { sql } from 'kysely';

/**
 * SQL expression: the final state of a mail whose mailing is cancelled. If it may already have arrived, it counts as
 * failed.
 */
export const finalStateWhenCancelled = sql<
  'cancelled' | 'failed'
>`case when uncertain_attempts = 0 then 'cancelled' else 'failed' end`;
