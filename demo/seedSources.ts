import { limits } from '@contract/limits';
import type { Tx } from '@server/db/schema';
import { insertFeed } from '@server/channels/reading/feedState';
import { addToPackage, insertChannel, upsertPackage, upsertPublication } from '@server/channels/sources/sourceWrites';
import { feedUrl } from './feeds';
import type { DemoDepartment } from './department/departments';
import { defaultCategoryId } from './newsroom/categories';
import { demoPackages, demoSources } from './newsroom/sources';

const firstIntervalSeconds = 5 * 60;

/** Creates the provider's sources and packages, which every department has. Their feeds are due immediately. */
export async function seedSources(tx: Tx, now: Date, origin: string): Promise<void> {
  for (const source of demoPackages) await upsertPackage(tx, source);
  for (const { id, name, description, homepage, package: packageId } of demoSources) {
    const publishOnly = demoPackages.some((one) => one.id === packageId && one.publishOnly === true);
    await upsertPublication(tx, { id, name, description, homepage: origin + homepage, publishOnly });
    await addToPackage(tx, packageId, [id]);
    await insertFeed(tx, feedRow(id, feedUrl(origin, id), name, now));
  }
}

/** Creates a department's channels. */
export async function seedChannels(
  tx: Tx,
  departmentId: string,
  { channels, channelPrefix, name: owner }: DemoDepartment,
  now: Date,
  origin: string,
): Promise<void> {
  for (const { feed, name } of channels) {
    const id = await insertChannel(tx, { department_id: departmentId, name: channelPrefix + name });
    await insertFeed(tx, feedRow(id, feedUrl(origin, feed), owner, now));
  }
}

function feedRow(sourceId: string, url: string, owner: string, now: Date) {
  return {
    source_id: sourceId,
    url,
    category_id: defaultCategoryId,
    content_owner: owner,
    language: limits.defaultLanguage,
    interval_seconds: firstIntervalSeconds,
    next_read_at: now,
  };
}
