import { sql, type Insertable } from 'kysely';
import { feedLimits } from '@contract/limits';
import type { Database, Db, Tx } from '@server/db/schema';

/** A channel taken for reading, until `leased_until`. */
export interface LeasedChannel {
  source_id: string;
  url: string;
  etag: string | null;
  last_modified: string | null;
  interval_seconds: number;
  failures: number;
  leased_until: Date;
}

/** What a reading found out about its channel. */
export interface ChannelHealth {
  last_read_at: Date;
  last_success_at?: Date;
  last_status: number | null;
  last_error_code: string | null;
  last_error: string | null;
  failures: number;
  interval_seconds: number;
  next_read_at: Date;
  etag?: string | null;
  last_modified?: string | null;
  /** A permanent redirect's target. */
  url?: string;
  language?: string;
}

export interface LeaseRequest {
  now: Date;
  until: Date;
  /** Hosts (with port, as in the address) that are not to be asked at the moment. */
  busyHosts?: readonly string[];
  /** This channel, due or not. */
  sourceId?: string;
}

const host = sql<string>`lower(substring(feed.url from '^[a-zA-Z]+://([^/?#]+)'))`;

/**
 * Takes the channel that has been due longest, if there is one that nobody reads; a lease that ran out (its process died)
 * does not hold. Several processes never take the same one.
 */
export async function leaseChannel(
  db: Db,
  { now, until, busyHosts = [], sourceId }: LeaseRequest,
): Promise<LeasedChannel | undefined> {
  const candidate = db
    .selectFrom('feed')
    .innerJoin('source', 'source.id', 'feed.source_id')
    .select('feed.source_id')
    .where('source.removed_at', 'is', null)
    .where((where) => where.or([where('feed.leased_until', 'is', null), where('feed.leased_until', '<', now)]))
    .$if(sourceId === undefined, (query) => query.where('feed.next_read_at', '<=', now))
    .$if(sourceId !== undefined, (query) => query.where('feed.source_id', '=', sourceId ?? ''))
    .$if(busyHosts.length > 0, (query) => query.where(host, '!=', sql<string>`all(${busyHosts}::text[])`))
    .orderBy('feed.next_read_at')
    .limit(1)
    .forUpdate('feed')
    .skipLocked();
  const leased = await db
    .updateTable('feed')
    .set({ leased_until: until })
    // Not "in": planned for a table of one row, that would ask anew for each row, and take them all.
    .where('source_id', '=', candidate)
    .returning(['source_id', 'url', 'etag', 'last_modified', 'interval_seconds', 'failures'])
    .executeTakeFirst();
  return leased && { ...leased, leased_until: until };
}

/**
 * Records a failed attempt before a feed is parsed: a process that does not survive it must not read the channel again as
 * soon as it is back. `recordReading` replaces it.
 */
export async function recordAttempt(
  db: Db,
  channel: LeasedChannel,
  attempt: Pick<ChannelHealth, 'failures' | 'next_read_at'>,
): Promise<void> {
  await ownedBy(db, channel).set(attempt).execute();
}

/** Writes down how a reading went and gives the channel back; false where the lease was lost or the channel changed meanwhile. */
export async function recordReading(db: Db, channel: LeasedChannel, health: ChannelHealth): Promise<boolean> {
  const { numUpdatedRows } = await ownedBy(db, channel)
    .set({ ...health, leased_until: null })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives a channel back unread: it is due as before. */
export async function releaseChannel(db: Db, channel: LeasedChannel): Promise<void> {
  await ownedBy(db, channel).set({ leased_until: null }).execute();
}

const ownedBy = (db: Db, channel: LeasedChannel) =>
  db
    .updateTable('feed')
    .where('source_id', '=', channel.source_id)
    .where('leased_until', '=', channel.leased_until)
    .where('url', '=', channel.url);

/** Adds the feed of a source; one that the source has already stays. */
export async function insertFeed(tx: Tx, feed: Insertable<Database['feed']>): Promise<void> {
  await tx
    .insertInto('feed')
    .values(feed)
    .onConflict((conflict) => conflict.column('source_id').doNothing())
    .execute();
}

/** Changes a channel's category and owner. */
export async function updateFeed(
  tx: Tx,
  sourceId: string,
  change: { category_id: string; content_owner?: string },
): Promise<void> {
  await tx.updateTable('feed').set(change).where('source_id', '=', sourceId).execute();
}

/** Gives a feed another address, leased for its first reading; false if it has that address already. */
export async function moveFeed(
  tx: Tx,
  sourceId: string,
  { url, now, leasedUntil }: { url: string; now: Date; leasedUntil: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('feed')
    .set({
      url,
      etag: null,
      last_modified: null,
      last_status: null,
      last_error: null,
      last_error_code: null,
      last_read_at: null,
      last_success_at: null,
      failures: 0,
      interval_seconds: feedLimits.schedule.initial,
      next_read_at: now,
      leased_until: leasedUntil,
    })
    .where('source_id', '=', sourceId)
    .where('url', '!=', url)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Adds to the number of items that the channel's health shows. */
export async function addToItemCount(tx: Tx, sourceId: string, added: number): Promise<void> {
  await tx
    .updateTable('feed')
    .set({ item_count: sql`item_count + ${added}` })
    .where('source_id', '=', sourceId)
    .execute();
}

/** Makes feeds due now whose address ends so and that were not read since an instant; returns how many. */
export async function makeFeedsDue(db: Db, urlEnding: string, notReadSince: Date, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('feed')
    .set({ next_read_at: now })
    .where('url', 'like', `%${urlEnding}`)
    .where('next_read_at', '>', now)
    .where((feed) => feed.or([feed('last_success_at', 'is', null), feed('last_success_at', '<', notReadSince)]))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Moves the feeds below a path of this machine to where the server answers now. */
export async function moveLocalFeeds(db: Db, path: string, origin: string): Promise<void> {
  const url = sql<string>`${origin}::text || substring(url from ${`${path}.*$`})`;
  await db
    .updateTable('feed')
    .set({ url, etag: null, last_modified: null })
    .where('url', '~', `^http://localhost:[0-9]+${path}`)
    .where('url', '!=', url)
    .execute();
}
