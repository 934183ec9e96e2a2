import { sql, type Insertable } from 'kysely';
import { feedLimits, times } from '@contract/limits';
import type { Database, Db, Tx } from '@server/db/schema';

/** A channel leased for reading until `leased_until`. */
export interface LeasedChannel {
  source_id: string;
  /** Null for a source of the provider. */
  department_id: string | null;
  url: string;
  etag: string | null;
  last_modified: string | null;
  interval_seconds: number;
  failures: number;
  leased_until: Date;
}

/** The result of reading a channel. */
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
  /** The target of a permanent redirect. */
  url?: string;
  language?: string;
  /** The address of the picture by which the feed presents itself. */
  image_url?: string | null;
}

interface LeaseRequest {
  now: Date;
  until: Date;
  /** Hosts (with port, as in the URL) that must not be requested now. */
  busyHosts?: readonly string[];
  /** Departments of which no further channel must be read now. */
  busyDepartments?: readonly string[];
  /** Leases this channel whether it is due or not. */
  sourceId?: string;
}

const departmentOfFeed = sql<string | null>`(
  select department_id from source where source.id = feed.source_id)`.as('department_id');
const host = sql<string>`lower(substring(feed.url from '^[a-zA-Z]+://([^/?#]+)'))`;

/**
 * Leases the channel that has been due longest and isn't leased, if there is one. A lease expires, in case its process
 * died. Two processes never lease the same channel.
 */
export async function leaseChannel(
  db: Db,
  { now, until, busyHosts = [], busyDepartments = [], sourceId }: LeaseRequest,
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
    .$if(busyDepartments.length > 0, (query) =>
      query.where((source) =>
        source.or([
          source('source.department_id', 'is', null),
          source('source.department_id', '!=', sql<string>`all(${[...busyDepartments]}::text[])`),
        ]),
      ),
    )
    .orderBy('feed.next_read_at')
    .limit(1)
    .forUpdate('feed')
    .skipLocked();
  const leased = await db
    .updateTable('feed')
    .set({ leased_until: until })
    // Not `in`: in a plan for a one-row table, its subquery would run again for each row and lease all of them.
    .where('source_id', '=', candidate)
    .returning(['source_id', 'url', 'etag', 'last_modified', 'interval_seconds', 'failures', departmentOfFeed])
    .executeTakeFirst();
  return leased && { ...leased, leased_until: until };
}

/**
 * Records a failed attempt before a feed is parsed: if parsing crashes the process, the channel must not be read again
 * at once after the restart. `recordReading` overwrites it.
 */
export async function recordAttempt(
  db: Db,
  channel: LeasedChannel,
  attempt: Pick<ChannelHealth, 'failures' | 'next_read_at'>,
): Promise<void> {
  await ownedBy(db, channel).set(attempt).execute();
}

/**
 * Stores the result of a reading and releases the lease. Returns false if the lease expired or the channel was changed
 * meanwhile.
 */
export async function recordReading(db: Db, channel: LeasedChannel, health: ChannelHealth): Promise<boolean> {
  const { numUpdatedRows } = await ownedBy(db, channel)
    .set({ ...health, ...imageChange(health), leased_until: null })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Releases the lease of an unread channel, which stays due. */
export async function releaseChannel(db: Db, channel: LeasedChannel): Promise<void> {
  await ownedBy(db, channel).set({ leased_until: null }).execute();
}

const ownedBy = (db: Db, channel: LeasedChannel) =>
  db
    .updateTable('feed')
    .where('source_id', '=', channel.source_id)
    .where('leased_until', '=', channel.leased_until)
    .where('url', '=', channel.url);

/** A new address of a feed's picture makes the picture due; a feed that no longer has one loses it. */
function imageChange({ image_url }: ChannelHealth) {
  if (image_url === undefined) return {};
  if (image_url === null) return { image_id: null, image_checked_at: null };
  return {
    image_checked_at: sql<Date | null>`case when image_url = ${image_url} then image_checked_at end`,
  };
}

export interface DueImage {
  source_id: string;
  department_id: string | null;
  /** The address of the feed. */
  url: string;
  image_url: string;
}

const { imageDays, imageRetryDays } = feedLimits.reading;
const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * times.dayMs);

/**
 * Takes the picture of a feed that is due, which becomes due again tomorrow unless `setFeedImage` follows. Two processes
 * never take the same one.
 */
export async function takeDueImage(db: Db, now: Date): Promise<DueImage | undefined> {
  const candidate = db
    .selectFrom('feed')
    .innerJoin('source', 'source.id', 'feed.source_id')
    .select('feed.source_id')
    .where('source.removed_at', 'is', null)
    .where('feed.image_url', 'is not', null)
    .where((feed) =>
      feed.or([
        feed('feed.image_checked_at', 'is', null),
        feed('feed.image_checked_at', '<', daysBefore(now, imageDays)),
      ]),
    )
    .limit(1)
    .forUpdate('feed')
    .skipLocked();
  const taken = await db
    .updateTable('feed')
    .set({ image_checked_at: daysBefore(now, imageDays - imageRetryDays) })
    .where('source_id', '=', candidate)
    .returning(['source_id', 'url', 'image_url', departmentOfFeed])
    .executeTakeFirst();
  return taken?.image_url ? { ...taken, image_url: taken.image_url } : undefined;
}

/** Sets the picture of a feed. Returns false if the feed was removed or has another picture by now. */
export async function setFeedImage(
  tx: Tx,
  { source_id, image_url }: DueImage,
  { imageId, now }: { imageId: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('feed')
    .set({ image_id: imageId, image_checked_at: now })
    .where('source_id', '=', source_id)
    .where('image_url', '=', image_url)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Inserts the feed of a source; does nothing if the source already has one. */
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

/** Changes the URL of a feed and leases it for its first reading. Returns false if the URL is unchanged. */
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

/** Adds to the item count in the channel's health. */
export async function addToItemCount(tx: Tx, sourceId: string, added: number): Promise<void> {
  await tx
    .updateTable('feed')
    .set({ item_count: sql`item_count + ${added}` })
    .where('source_id', '=', sourceId)
    .execute();
}

/** Makes feeds due whose URL has this ending and that weren't read since an instant. Returns their number. */
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

/** Moves feeds under a path of this server to its current origin. */
export async function moveLocalFeeds(db: Db, path: string, origin: string): Promise<void> {
  const url = sql<string>`${origin}::text || substring(url from ${`${path}.*$`})`;
  await db
    .updateTable('feed')
    .set({ url, etag: null, last_modified: null })
    .where('url', '~', `^http://localhost:[0-9]+${path}`)
    .where('url', '!=', url)
    .execute();
}
