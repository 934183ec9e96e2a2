import { createHash } from 'node:crypto';
import { isOneLine, oneLineText } from '@contract/oneLine';
import type { Db, Tx } from '@server/db/schema';
import { ensureContentCategories } from '../contentCategories';
import { insertFeed } from '../reading/feedState';
import type { OutlinedFeed } from './opml';
import {
  addToPackage,
  leaveOtherPackages,
  removeEmptyPackages,
  upsertPackage,
  upsertPublication,
} from './sourceWrites';

export interface SourcesImported {
  added: number;
  changed: number;
  packages: number;
  /** What was left out and why, each with its line. */
  refused: string[];
}

/**
 * Makes or updates the provider's sources, which every department sees. A feed is known by its address: importing a file
 * again changes names and packages, and makes nothing twice. Sources that the file does not name stay as they are. What has
 * no http address, or a name or heading of several lines, is left out and told.
 */
export async function importSources(db: Db, feeds: readonly OutlinedFeed[]): Promise<SourcesImported> {
  const good = feeds.filter((feed) => faultOf(feed) === null);
  const packages = new Set<string>();
  let added = 0;
  await db.transaction().execute(async (tx) => {
    await ensureContentCategories(tx);
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
      const fault = faultOf(feed);
      return fault === null ? [] : [`Line ${feed.line}: ${fault}`];
    }),
  };
}

/** Whether the source is new. */
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

/** Of a heading, and of what under it is for publishing alone. */
function packageIdOf({ packageName, publishOnly }: OutlinedFeed): string | null {
  if (packageName === null) return null;
  return `p-${hash(packageName.toLowerCase() + (publishOnly ? '\u0000publishOnly' : ''))}`;
}

const idOf = ({ url }: OutlinedFeed): string => `s-${hash(url)}`;
const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

function isHttp(url: string): boolean {
  return URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol);
}

/** Why a feed is left out; null: it is taken. */
function faultOf({ name, url, packageName }: OutlinedFeed): string | null {
  if (!isHttp(url)) return `Not an http or https address: ${url}`;
  const severalLines = [name, packageName ?? ''].find((text) => !isOneLine(text));
  return severalLines === undefined ? null : `${JSON.stringify(severalLines)}: ${oneLineText}`;
}
