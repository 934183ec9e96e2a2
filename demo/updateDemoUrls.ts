import { rewriteAddresses } from '@server/articles/items/versionStore';
import { moveLocalFeeds } from '@server/channels/reading/feedState';
import type { Db } from '@server/db/schema';

/**
 * Updates the URLs of the demo's feeds, articles, and images to this server's origin, whose port may have changed since
 * the last start. Articles that are read again don't get a new version, because image URLs are not compared.
 */
export async function updateDemoUrls(db: Db, origin: string): Promise<void> {
  await moveLocalFeeds(db, '/demo/feeds/', origin);
  await rewriteAddresses(db, `${origin}/demo/feeds/%`, 'http://localhost:[0-9]+(?=/demo/)', origin);
}
