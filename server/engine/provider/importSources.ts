import { createHash } from 'node:crypto';
import type { Db, Tx } from '@server/db/schema';
import { ensureContentCategories } from './contentCategories';
import type { OutlinedFeed } from './opml';

export interface SourcesImported {
  added: number;
  changed: number;
  packages: number;
  /** Addresses that are none. */
  refused: string[];
}

/**
 * Makes or updates the provider's sources, which every department sees. A feed is known by its address: importing a file
 * again changes names and packages, and makes nothing twice. Sources that the file does not name stay as they are.
 */
export async function importSources(db: Db, feeds: readonly OutlinedFeed[]): Promise<SourcesImported> {
  const good = feeds.filter(({ url }) => isHttp(url));
  const packages = new Set<string>();
  let added = 0;
  await db.transaction().execute(async (tx) => {
    await ensureContentCategories(tx);
    for (const feed of good) {
      if (await saveSource(tx, feed)) added += 1;
      if (feed.packageName === null) continue;
      packages.add(feed.packageName);
      await savePackage(tx, feed.packageName, idOf(feed));
    }
  });
  return {
    added,
    changed: good.length - added,
    packages: packages.size,
    refused: feeds.filter((feed) => !good.includes(feed)).map(({ url }) => url),
  };
}

/** Whether the source is new. */
async function saveSource(tx: Tx, feed: OutlinedFeed): Promise<boolean> {
  const id = idOf(feed);
  const { name, homepage, description, url } = feed;
  const known = await tx.selectFrom('source').select('id').where('id', '=', id).executeTakeFirst();
  await tx
    .insertInto('source')
    .values({ id, name, homepage, description, type: 'PUBLICATION' })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ name, homepage, description, removed_at: null }))
    .execute();
  await tx
    .insertInto('feed')
    .values({ source_id: id, url })
    .onConflict((conflict) => conflict.column('source_id').doNothing())
    .execute();
  return known === undefined;
}

async function savePackage(tx: Tx, name: string, sourceId: string): Promise<void> {
  const id = `p-${hash(name.toLowerCase())}`;
  await tx
    .insertInto('source')
    .values({ id, name, type: 'PACKAGE' })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ name, removed_at: null }))
    .execute();
  await tx
    .insertInto('source_package_member')
    .values({ package_id: id, source_id: sourceId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const idOf = ({ url }: OutlinedFeed): string => `s-${hash(url)}`;
const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

function isHttp(url: string): boolean {
  return URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol);
}
