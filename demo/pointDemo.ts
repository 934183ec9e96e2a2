import { rewriteAddresses } from '@server/articles/items/versionStore';
import { moveLocalFeeds } from '@server/channels/reading/feedState';
import type { Db } from '@server/db/schema';

/**
 * Moves the addresses of the demo's feeds, articles and images to where this server answers now: its port may have changed
 * since the last start. An article that is read again is no other version by it: image addresses do not count there.
 */
export async function pointDemo(db: Db, origin: string): Promise<void> {
  await moveLocalFeeds(db, '/demo/feeds/', origin);
  await rewriteAddresses(db, `${origin}/demo/feeds/%`, 'http://localhost:[0-9]+(?=/demo/)', origin);
}
