import { sql } from 'kysely';
import { channelIdPrefix, limits } from '@contract/limits';
import type { Tx } from '@server/db/schema';
import { feedUrl } from './feeds';
import type { DemoDepartment } from './department/departments';
import { defaultCategoryId } from './newsroom/categories';
import { demoPackages, demoSources } from './newsroom/sources';

const firstIntervalSeconds = 5 * 60;

/** The provider's sources, which every department has, in their packages. Their feeds are due at once. */
export async function seedSources(tx: Tx, now: Date, origin: string): Promise<void> {
  const packages = demoPackages.map(({ id, name, description, publishOnly = false }) => ({
    id,
    name,
    description,
    publish_only: publishOnly,
    type: 'PACKAGE' as const,
  }));
  await tx.insertInto('source').values(packages).execute();
  const publications = demoSources.map(({ id, name, description, homepage, package: packageId }) => ({
    id,
    name,
    description,
    homepage: origin + homepage,
    publish_only: demoPackages.some((one) => one.id === packageId && one.publishOnly === true),
    type: 'PUBLICATION' as const,
  }));
  await tx.insertInto('source').values(publications).execute();
  const members = demoSources.map(({ id, package: packageId }) => ({ package_id: packageId, source_id: id }));
  await tx.insertInto('source_package_member').values(members).execute();
  const feeds = demoSources.map(({ id, name }) => feedRow(id, feedUrl(origin, id), name, now));
  await tx.insertInto('feed').values(feeds).execute();
}

/** The channels that a department's administrators have added. */
export async function seedChannels(
  tx: Tx,
  departmentId: string,
  { channels, channelPrefix, name: owner }: DemoDepartment,
  now: Date,
  origin: string,
): Promise<void> {
  for (const { feed, name } of channels) {
    const number = await nextSourceNumber(tx);
    const id = `${channelIdPrefix}${String(number)}`;
    const row = { id, number, department_id: departmentId, name: channelPrefix + name, type: 'CHANNEL' as const };
    await tx.insertInto('source').values(row).execute();
    await tx
      .insertInto('feed')
      .values(feedRow(id, feedUrl(origin, feed), owner, now))
      .execute();
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

async function nextSourceNumber(tx: Tx): Promise<number> {
  const { rows } = await sql<{ number: number }>`select nextval('source_number_seq')::integer as number`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('The sequence of source numbers gave none');
  return row.number;
}
