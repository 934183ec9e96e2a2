import { sql, type Insertable, type RawBuilder } from 'kysely';
import type { Database, Db, Tx } from '@server/db/schema';

/** The columns of a source that ingestion needs. */
export interface SourceRow {
  id: string;
  department_id: string | null;
  name: string;
  package_ids: string[];
  /** The category of its feed. */
  category_id: string | null;
}

export interface KnownItem {
  id: string;
  guid: string;
  url: string | null;
  published: Date;
  /** The content hash of the latest version, in hexadecimal. */
  hash: string;
}

export interface VersionKey {
  itemId: string;
  version: number;
}

const sourceQuery = (db: Db | Tx, id: string) =>
  db
    .selectFrom('source')
    .leftJoin('feed', 'feed.source_id', 'source.id')
    .select(['source.id', 'source.department_id', 'source.name', 'feed.category_id'])
    .select(
      sql<string[]>`array(select package_id from source_package_member where source_id = source.id order by 1)`.as(
        'package_ids',
      ),
    )
    .where('source.id', '=', id)
    .where('source.removed_at', 'is', null);

/** A source, unless it was removed. */
export const findSource = (db: Db, id: string): Promise<SourceRow | undefined> =>
  sourceQuery(db, id).executeTakeFirst();

/** As `findSource`, but locked until the end of the transaction, so that ingestion is serial for each source. */
export const lockSource = (tx: Tx, id: string): Promise<SourceRow | undefined> =>
  sourceQuery(tx, id).forNoKeyUpdate('source').executeTakeFirst();

/** The names of the content categories by id. */
export async function categoriesOf(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('content_category').select(['id', 'content_name']).execute();
  return new Map(rows.map((row) => [row.id, row.content_name]));
}

/** The items of a source with their newest versions, also withdrawn ones. */
const newest = (db: Db | Tx, sourceId: string) =>
  db
    .selectFrom('item')
    .innerJoin('item_version as v', (join) =>
      join.onRef('v.item_id', '=', 'item.id').onRef('v.version', '=', 'item.latest_version'),
    )
    .select(['item.id', 'item.guid', 'v.url', 'v.published', sql<string>`encode(v.content_hash, 'hex')`.as('hash')])
    .where('item.source_id', '=', sourceId);

/** The items of a source with one of these guids, and the hash of their newest version. */
export const knownItems = (db: Db | Tx, sourceId: string, guids: readonly string[]): Promise<KnownItem[]> =>
  guids.length === 0
    ? Promise.resolve([])
    : newest(db, sourceId)
        .where('item.guid', '=', sql<string>`any(${guids}::text[])`)
        .execute();

/** The items of a source whose latest version has one of these hashes. */
export const knownContents = (db: Db | Tx, sourceId: string, hashes: readonly string[]): Promise<KnownItem[]> =>
  hashes.length === 0
    ? Promise.resolve([])
    : newest(db, sourceId)
        .where('v.is_latest', '=', true)
        .where('v.source_id', '=', sourceId)
        .where('v.content_hash', '=', sql<Buffer>`any(${hashes.map((hash) => Buffer.from(hash, 'hex'))}::bytea[])`)
        .execute();

/** Inserts items and returns their ids by guid, without those that already exist. */
export async function addItems(
  tx: Tx,
  source: SourceRow,
  guids: readonly string[],
  receivedAt: Date,
): Promise<Map<string, string>> {
  if (guids.length === 0) return new Map();
  const rows = await tx
    .insertInto('item')
    .values(
      guids.map((guid) => ({
        source_id: source.id,
        department_id: source.department_id,
        guid,
        received_at: receivedAt,
      })),
    )
    .onConflict((conflict) => conflict.columns(['source_id', 'guid']).doNothing())
    .returning(['id', 'guid'])
    .execute();
  return new Map(rows.map(({ guid, id }) => [guid, id]));
}

/** Increments an item's version and marks the current one as superseded. Returns the new version. */
export async function nextVersion(tx: Tx, itemId: string): Promise<number> {
  const { latest_version } = await tx
    .updateTable('item')
    .set({ latest_version: sql`latest_version + 1` })
    .where('id', '=', itemId)
    .returning('latest_version')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('item_version')
    .set({ is_latest: false })
    .where('item_id', '=', itemId)
    .where('is_latest', '=', true)
    .execute();
  return latest_version;
}

// A statement can have at most 65,535 parameters.
const rowsAStatement = 200;

/** Inserts versions of existing items. A unique constraint rejects a version that already exists. */
export async function addVersions(tx: Tx, rows: readonly Insertable<Database['item_version']>[]): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAStatement) {
    await tx
      .insertInto('item_version')
      .values(rows.slice(at, at + rowsAStatement))
      .execute();
  }
}

/** Changes the guid under which the feed lists the item. */
export async function renameItem(tx: Tx, itemId: string, guid: string): Promise<void> {
  await tx.updateTable('item').set({ guid }).where('id', '=', itemId).execute();
}

/** The id of the item of a source with this guid. */
export async function findItemId(tx: Tx, sourceId: string, guid: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('item')
    .select('id')
    .where('source_id', '=', sourceId)
    .where('guid', '=', guid)
    .executeTakeFirst();
  return row?.id;
}

/** Replaces the hash of an item's newest version by one that covers more of the same content. */
export async function replaceHash(tx: Tx, itemId: string, hash: string): Promise<void> {
  await tx
    .updateTable('item_version')
    .set({ content_hash: Buffer.from(hash, 'hex') })
    .where('item_id', '=', itemId)
    .where('is_latest', '=', true)
    .execute();
}

/**
 * Withdraws items: all their versions stay for those who saved them, and are found nowhere. Also leaves their stories and
 * the queue of matching. The queue comes first: a batch that has taken them locks the items later, when it groups them
 * into stories. The items are locked in the order of their ids, as in ingestion.
 */
export async function withdrawItems(tx: Tx, itemIds: readonly string[], now: Date): Promise<void> {
  if (itemIds.length === 0) return;
  const ids = [...itemIds];
  await tx.deleteFrom('match_queue').where('item_id', 'in', ids).execute();
  await sql`select from item where id = any(${ids}::bigint[]) order by id for no key update`.execute(tx);
  await tx.updateTable('item').set({ story_id: null }).where('id', 'in', ids).execute();
  await tx
    .updateTable('item_version')
    .set({ is_latest: false, withdrawn_at: now })
    .where('item_id', 'in', ids)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** Queues new versions of a source for the matching workers, in the transaction that stores them. */
export async function enqueueMatching(
  tx: Tx,
  { department_id }: SourceRow,
  versions: readonly VersionKey[],
  now: Date,
): Promise<void> {
  if (versions.length === 0) return;
  const rows = versions.map(({ itemId, version }) => ({ item_id: itemId, version, department_id, enqueued_at: now }));
  await tx.insertInto('match_queue').values(rows).execute();
}

type QueuedVersion = VersionKey & { id: string };

/**
 * Takes versions from the matching queue: the oldest ones of each department, the same number of each, and then the
 * oldest of all.
 */
export async function takeQueued(tx: Tx, limit: number, except: readonly string[]): Promise<QueuedVersion[]> {
  const shared = await takeOfEachDepartment(tx, limit, except);
  if (shared.length >= limit) return shared;
  const { rows: others } = await sql<QueuedVersion>`
    delete from match_queue where id in (
      select id from match_queue where id <> all(${[...except]}::bigint[])
      order by id limit ${limit - shared.length} for update skip locked)
    returning id, item_id as "itemId", version`.execute(tx);
  return [...shared, ...others];
}

/** Takes at most `limit` versions. The departments are read by jumping in the index from one to the next. */
async function takeOfEachDepartment(tx: Tx, limit: number, except: readonly string[]): Promise<QueuedVersion[]> {
  const { rows } = await sql<QueuedVersion>`
    with recursive department as (
      select min(coalesce(department_id, '')) as id from match_queue
      union all
      select (select min(coalesce(q.department_id, '')) from match_queue q
        where coalesce(q.department_id, '') > department.id) from department where department.id is not null),
    served as (
      select id, greatest(1, ${limit}::int / count(*) over ()) as share from department
      where id is not null order by random() limit ${limit}),
    taken as materialized (
      select oldest.id from served cross join lateral (
        select q.id from match_queue q
        where coalesce(q.department_id, '') = served.id and q.id <> all(${[...except]}::bigint[])
        order by q.id limit served.share for update skip locked) oldest)
    delete from match_queue q using taken where q.id = taken.id
    returning q.id, q.item_id as "itemId", q.version`.execute(tx);
  return rows;
}

/** Assigns `itemIds[n]` to `storyIds[n]`. The items are locked in the order of their ids, as in ingestion. */
export async function setStories(tx: Tx, itemIds: readonly string[], storyIds: readonly string[]): Promise<void> {
  await sql`select from item where id = any(${itemIds}::bigint[]) order by id for no key update`.execute(tx);
  await sql`
    update item i set story_id = new.story_id
    from unnest(${itemIds}::bigint[], ${storyIds}::bigint[]) as new(item_id, story_id)
    where i.id = new.item_id`.execute(tx);
}

/** SQL fragments of the statement that deletes versions; they read tables of higher subjects. */
interface VersionUsers {
  /** A condition that is true if somebody keeps the item of a version. The argument is the alias of the version. */
  isKept: (version: string) => RawBuilder<boolean>;
  /** Deletes the matches of the items in a relation with `item_id`. */
  deleteMatches: (items: RawBuilder<unknown>) => RawBuilder<unknown>;
}

/**
 * Deletes all versions of at most `limit` items published and received before an instant, unless somebody keeps them.
 * The item row stays, so that a feed that still contains the item doesn't cause a second alert.
 */
export const pruneVersions = (before: Date, limit: number, { isKept, deleteMatches }: VersionUsers) => sql`
  with old as (
    select v.item_id from item_version v
    where v.is_latest and v.published < ${before} and v.received_at < ${before}
      and not exists (select from match_queue q where q.item_id = v.item_id)
      and not ${isKept('v')}
    order by v.published limit ${limit} for update skip locked),
  unmatched as (${deleteMatches(sql.ref('old'))})
  delete from item_version v using old where v.item_id = old.item_id`;

/** Replaces a PostgreSQL regular expression in the URLs of stored articles of some sources. */
export async function rewriteAddresses(
  db: Db,
  feedUrlLike: string,
  pattern: string,
  replacement: string,
): Promise<void> {
  const rewritten = (column: 'url' | 'image_url' | 'body_html') =>
    sql<string>`regexp_replace(${sql.ref(column)}, ${pattern}, ${replacement}, 'g')`;
  await db
    .updateTable('item_version')
    .set({ url: rewritten('url'), image_url: rewritten('image_url'), body_html: rewritten('body_html') })
    .where('source_id', 'in', (from) => from.selectFrom('feed').select('source_id').where('url', 'like', feedUrlLike))
    .where((row) =>
      row.or([
        row('url', '!=', rewritten('url')),
        row('image_url', '!=', rewritten('image_url')),
        row('body_html', '!=', rewritten('body_html')),
      ]),
    )
    .execute();
}
