import type { Pool } from 'pg';
import { withAdvisoryLock } from '@server/db/advisoryLock';

/** The key of the advisory lock that lets one process at a time flush. */
const flushLock = 7_204_412;

/**
 * Flushes the GIN pending list of the word index. Searches also find pending versions, but scan the whole list: about 5
 * ms per thousand articles.
 */
export async function flushWordIndex(pool: Pool): Promise<void> {
  await withAdvisoryLock(pool, flushLock, (client) =>
    client.query(`select gin_clean_pending_list('item_version_vector')`),
  );
}
