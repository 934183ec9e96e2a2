import { sql, type Insertable, type RawBuilder } from 'kysely';
import type { Database, Db, Tx } from '@server/db/schema';

/** A source as ingestion needs it. */
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
  /** Of the latest version, hexadecimal. */
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

/** A source that is not removed. */
export const findSource = (db: Db, id: string): Promise<SourceRow | undefined> =>
  sourceQuery(db, id).executeTakeFirst();

/** The same, locked until the end of the transaction: what is ingested for a source goes one after another. */
export const lockSource = (tx: Tx, id: string): Promise<SourceRow | undefined> =>
  sourceQuery(tx, id).forNoKeyUpdate('source').executeTakeFirst();

/** The content categories' names by their ids. */
export async function categoriesOf(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('content_category').select(['id', 'content_name']).execute();
  return new Map(rows.map((row) => [row.id, row.content_name]));
}

const latest = (db: Db | Tx, sourceId: string) =>
  db
    .selectFrom('item')
    .innerJoin('item_version as v', (join) => join.onRef('v.item_id', '=', 'item.id').on('v.is_latest', '=', true))
    .select(['item.id', 'item.guid', 'v.url', 'v.published', sql<string>`encode(v.content_hash, 'hex')`.as('hash')])
    .where('item.source_id', '=', sourceId);

/** The items of a source that have one of these guids, with their latest version's hash. */
export const knownItems = (db: Db | Tx, sourceId: string, guids: readonly string[]): Promise<KnownItem[]> =>
  guids.length === 0
    ? Promise.resolve([])
    : latest(db, sourceId)
        .where('item.guid', '=', sql<string>`any(${guids}::text[])`)
        .execute();

/** The items of a source whose latest version has one of these hashes. */
export const knownContents = (db: Db | Tx, sourceId: string, hashes: readonly string[]): Promise<KnownItem[]> =>
  hashes.length === 0
    ? Promise.resolve([])
    : latest(db, sourceId)
        .where('v.source_id', '=', sourceId)
        .where('v.content_hash', '=', sql<Buffer>`any(${hashes.map((hash) => Buffer.from(hash, 'hex'))}::bytea[])`)
        .execute();

/** Makes items; their ids by guid. Those that are there already are left out. */
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

/** Counts an item's next version, and ends the time of the one before. */
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

// A statement takes 65,535 values at most.
const rowsAStatement = 200;

/** Adds versions of items that are there, each version once: a second of the same number is refused by the database. */
export async function addVersions(tx: Tx, rows: readonly Insertable<Database['item_version']>[]): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAStatement) {
    await tx
      .insertInto('item_version')
      .values(rows.slice(at, at + rowsAStatement))
      .execute();
  }
}

/** The feed calls the item otherwise from now on. */
export async function renameItem(tx: Tx, itemId: string, guid: string): Promise<void> {
  await tx.updateTable('item').set({ guid }).where('id', '=', itemId).execute();
}

/** Lets the matching workers know of new versions, in the transaction that stores them. */
export async function enqueueMatching(tx: Tx, versions: readonly VersionKey[], now: Date): Promise<void> {
  if (versions.length === 0) return;
  const rows = versions.map(({ itemId, version }) => ({ item_id: itemId, version, enqueued_at: now }));
  await tx.insertInto('match_queue').values(rows).execute();
}

/** Takes queued versions off the queue of the matching workers, the oldest first. */
export async function takeQueued(
  tx: Tx,
  limit: number,
  except: readonly string[],
): Promise<(VersionKey & { id: string })[]> {
  const { rows } = await sql<VersionKey & { id: string }>`
    delete from match_queue where id in (
      select id from match_queue where id <> all(${[...except]}::bigint[]) order by id limit ${limit} for update skip locked)
    returning id, item_id as "itemId", version`.execute(tx);
  return rows;
}

/** Puts items into stories, both in the same order. The items are locked in the order of their ids, as ingestion does. */
export async function setStories(tx: Tx, itemIds: readonly string[], storyIds: readonly string[]): Promise<void> {
  await sql`select from item where id = any(${itemIds}::bigint[]) order by id for no key update`.execute(tx);
  await sql`
    update item i set story_id = new.story_id
    from unnest(${itemIds}::bigint[], ${storyIds}::bigint[]) as new(item_id, story_id)
    where i.id = new.item_id`.execute(tx);
}

/** Parts of the statement that deletes versions of articles, which need the tables of higher subjects. */
export interface VersionUsers {
  /** Whether somebody keeps the item of a version, which is given by the name it has in the statement. */
  isKept: (version: string) => RawBuilder<boolean>;
  /** Deletes what matched the items of a relation with `item_id`. */
  deleteMatches: (items: RawBuilder<unknown>) => RawBuilder<unknown>;
}

/**
 * Deletes all versions of items published and received before an instant, at most `limit` items, unless somebody keeps
 * one. The item itself stays, without versions: a feed that still brings it is known to have been read, and no one is
 * alerted a second time.
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

/** Rewrites the addresses of stored articles of some sources: what matches a regular expression of PostgreSQL is replaced. */
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
