import { createHash } from 'node:crypto';
import { isOneLine, oneLineText } from '@contract/oneLine';
import type { Db, Tx } from '@server/db/schema';
import { insertInitialContentCategories } from '../initialContentCategories';
import { insertFeed } from '../reading/feedState';
import type { OutlinedFeed } from './opml';
import {
  addToPackage,
  leaveOtherPackages,
  removeEmptyPackages,
  upsertPackage,
  upsertPublication,
} from './sourceWrites';

interface SourcesImported {
  added: number;
  changed: number;
  packages: number;
  /** The skipped entries with their reasons and line numbers. */
  refused: string[];
}

/**
 * Creates or updates the provider's sources, which every department sees. A feed is identified by its URL, so importing
 * a file twice updates names and packages and creates no duplicates. Sources that the file doesn't contain are kept.
 * Entries without an http(s) URL, or with a line break in the name or heading, are skipped and reported.
 */
export async function importSources(db: Db, feeds: readonly OutlinedFeed[]): Promise<SourcesImported> {
  const good = feeds.filter((feed) => skipReason(feed) === null);
  const packages = new Set<string>();
  let added = 0;
  await db.transaction().execute(async (tx) => {
    await insertInitialContentCategories(tx);
    for (const feed of good) {
      if (await saveSource(tx, feed)) added += 1;
      const packageId = packageIdOf(feed);
      if (packageId === null) continue;
      packages.add(packageId);
      await savePackage(tx, packageId, feed);
    }
    await removeEmptyPackages(tx);
  });
  return {
    added,
    changed: good.length - added,
    packages: packages.size,
    refused: feeds.flatMap((feed) => {
      const fault = skipReason(feed);
      return fault === null ? [] : [`Line ${feed.line}: ${fault}`];
    }),
  };
}

/** Returns true if the source is new. */
async function saveSource(tx: Tx, feed: OutlinedFeed): Promise<boolean> {
  const id = idOf(feed);
  const { name, homepage, description, url, publishOnly } = feed;
  const known = await tx.selectFrom('source').select('id').where('id', '=', id).executeTakeFirst();
  await upsertPublication(tx, { id, name, homepage, description, publishOnly });
  await leaveOtherPackages(tx, id, publishOnly);
  await insertFeed(tx, { source_id: id, url });
  return known === undefined;
}

async function savePackage(tx: Tx, id: string, feed: OutlinedFeed): Promise<void> {
  await upsertPackage(tx, { id, name: feed.packageName ?? '', publishOnly: feed.publishOnly });
  await addToPackage(tx, id, [idOf(feed)]);
}

/** The package of a heading; publish-only feeds of a heading get a package of their own. */
function packageIdOf({ packageName, publishOnly }: OutlinedFeed): string | null {
  if (packageName === null) return null;
  return `p-${hash(packageName.toLowerCase() + (publishOnly ? '\u0000publishOnly' : ''))}`;
}

const idOf = ({ url }: OutlinedFeed): string => `s-${hash(url)}`;
const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

function isHttp(url: string): boolean {
  return URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol);
}

/** The reason to skip a feed; null if it can be imported. */
function skipReason({ name, url, packageName }: OutlinedFeed): string | null {
  if (!isHttp(url)) return `Not an http or https address: ${url}`;
  const severalLines = [name, packageName ?? ''].find((text) => !isOneLine(text));
  return severalLines === undefined ? null : `${JSON.stringify(severalLines)}: ${oneLineText}`;
}
