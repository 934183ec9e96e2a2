import type { Pool } from 'pg';
import { alone } from '@server/db/advisoryLock';

/** The advisory lock under which one process at a time does it. */
const flushLock = 7_204_412;

/**
 * Brings what was gathered of the versions stored since into the word index. Searches find them before as well, but look
 * through all that is gathered: some 5 ms of a thousand articles.
 */
export async function flushWordIndex(pool: Pool): Promise<void> {
  await alone(pool, flushLock, (client) => client.query(`select gin_clean_pending_list('item_version_vector')`));
}
