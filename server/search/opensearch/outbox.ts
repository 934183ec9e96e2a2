import type { Pool, PoolClient } from 'pg';
import { withAdvisoryLock } from '@server/db/advisoryLock';

/** A change that has to be sent to an index in OpenSearch. */
export interface OutboxRow {
  /** The document's external version. */
  id: string;
  itemId: string;
  version: number;
  /** As 2026-11: part of the name of the index that holds the document. */
  month: string;
}

/** An index in OpenSearch that is kept filled. */
export interface SearchIndexRow {
  name: string;
  /** Whether searches read it. */
  isActive: boolean;
  /** Whether all articles that were stored before it have been added to what has to be sent. */
  isListed: boolean;
  mappingVersion: number;
}

/** How long a process may take to send what it took. Then another one sends it. */
const leaseSeconds = 60;
/** The longest pause before a refused document is sent again. */
const longestPauseSeconds = 3_600;

export async function readIndices(db: Pool | PoolClient): Promise<SearchIndexRow[]> {
  const { rows } = await db.query<SearchIndexRow>(
    `select name, is_active as "isActive", is_listed as "isListed", mapping_version as "mappingVersion"
     from search_index order by created_at, name`,
  );
  return rows;
}

/**
 * Adds an index. From its commit on, every change is added to what has to be sent by the transaction that makes it.
 * What was stored before is added by `listStored`.
 */
export async function addIndex(pool: Pool, name: string, mappingVersion: number): Promise<void> {
  const client = await pool.connect();
  try {
    // Waits for the transactions that store articles: those that began before wouldn't see the index.
    await client.query('begin; lock table search_index in access exclusive mode');
    await client.query('insert into search_index (name, mapping_version) values ($1, $2)', [name, mappingVersion]);
    await client.query('commit');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** The key of the advisory lock that lets one process at a time list what is stored. */
const listingLock = 7_204_414;

/**
 * Adds all stored versions to what has to be sent to an index, once. May take minutes, and stores of articles don't wait
 * for it. Does nothing while another process does it.
 */
export async function listStored(pool: Pool, name: string): Promise<void> {
  await withAdvisoryLock(pool, listingLock, async (client) => {
    const { rowCount } = await client.query('select from search_index where name = $1 and not is_listed', [name]);
    if (rowCount === 0) return;
    await client.query(
      `insert into search_outbox (index_name, item_id, version, month)
       select $1, item_id, version, search_month(received_at) from item_version where withdrawn_at is null`,
      [name],
    );
    await client.query('update search_index set is_listed = true where name = $1', [name]);
  });
}

/** Removes an index with everything that waits for it. */
export async function removeIndex(db: Pool | PoolClient, name: string): Promise<void> {
  await db.query('delete from search_index where name = $1', [name]);
}

/** Makes searches read this index and no other; null for none. */
export async function activateIndex(client: Pool | PoolClient, name: string | null): Promise<void> {
  await client.query('update search_index set is_active = false where is_active and name is distinct from $1', [name]);
  if (name !== null) await client.query('update search_index set is_active = true where name = $1', [name]);
}

/** Leases the oldest waiting changes, in their order. Rows that another process leases are skipped. */
export async function takeChanges(pool: Pool, index: string, most: number): Promise<OutboxRow[]> {
  const { rows } = await pool.query<OutboxRow>(
    `with taken as (
       update search_outbox set leased_until = clock_timestamp() + $3 * interval '1 second'
       where id in (
         select id from search_outbox
         where index_name = $1 and (leased_until is null or leased_until < clock_timestamp())
         order by id limit $2 for update skip locked)
       returning id, item_id, version, month)
     select id, item_id as "itemId", version, month from taken order by taken.id`,
    [index, most, leaseSeconds],
  );
  return rows;
}

/**
 * Removes changes that OpenSearch acknowledged. Waits while searches change to another index.
 * @returns false, and removes nothing, if they changed to or from this index since `index` was read: then what it
 * acknowledged may not be found yet
 */
export async function removeSent(pool: Pool, index: SearchIndexRow, ids: readonly string[]): Promise<boolean> {
  const { rows } = await pool.query<{ same: boolean }>(
    `with same as (select from search_index where name = $1 and is_active = $2 for share),
       sent as (delete from search_outbox where id = any($3::bigint[]) and exists (select from same))
     select exists (select from same) as same`,
    [index.name, index.isActive, ids],
  );
  return rows[0]?.same === true;
}

/** Returns changes that couldn't be sent, so that any process sends them again now. */
export async function releaseChanges(pool: Pool, ids: readonly string[]): Promise<void> {
  await pool.query('update search_outbox set leased_until = null where id = any($1::bigint[])', [ids]);
}

/**
 * Postpones changes that OpenSearch refused for what is in the document, longer each time. Searches no longer wait for
 * them.
 */
export async function postponeRefused(pool: Pool, ids: readonly string[]): Promise<void> {
  await pool.query(
    `update search_outbox set refusals = refusals + 1, changed_at = null,
       leased_until = clock_timestamp() + least($2, 60 * 2 ^ least(refusals, 10)) * interval '1 second'
     where id = any($1::bigint[])`,
    [ids, longestPauseSeconds],
  );
}

/** Until the end of the transaction, no process removes what was sent to an index. Stores of articles don't wait. */
export async function lockIndices(client: PoolClient): Promise<void> {
  await client.query('select from search_index for no key update');
}

/**
 * True if searches may read an index, because what they find now they would find there: everything that was stored when
 * the index was added has been sent, but for what OpenSearch refuses, and so have the changes since, up to those that
 * wait for the present index, too.
 */
export async function isFilled(db: Pool | PoolClient, index: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from search_index next where name = $1 and is_listed
       and not exists (
         select from search_outbox where index_name = next.name and changed_at is null and refusals = 0)
       and not exists (
         select from search_index present where present.is_active
           and (select min(changed_at) from search_outbox where index_name = next.name)
             < coalesce((select min(changed_at) from search_outbox where index_name = present.name), 'infinity'))`,
    [index],
  );
  return rowCount === 1;
}

/** The index that searches read if it wasn't compared with the articles within a day; it counts as compared then. */
export async function takeIndexToCompare(pool: Pool, hours: number): Promise<string | null> {
  const { rows } = await pool.query<{ name: string }>(
    `update search_index set compared_at = now()
     where is_active and compared_at <= now() - $1 * interval '1 hour' returning name`,
    [hours],
  );
  return rows[0]?.name ?? null;
}

/** The versions of an index that wait to be sent, at most `most`. */
export async function waitingVersions(pool: Pool, index: string, most: number): Promise<OutboxRow[]> {
  const { rows } = await pool.query<OutboxRow>(
    `select id, item_id as "itemId", version, month from search_outbox where index_name = $1 order by id limit $2`,
    [index, most],
  );
  return rows;
}

/** The number of changes that wait for an index. */
export async function countWaiting(pool: Pool, index: string): Promise<number> {
  const { rows } = await pool.query<{ count: string }>('select count(*) from search_outbox where index_name = $1', [
    index,
  ]);
  return Number(rows[0]?.count ?? 0);
}

/** Adds versions to what has to be sent, whether or not they exist. */
export async function sendAgain(pool: Pool, index: string, versions: readonly Omit<OutboxRow, 'id'>[]): Promise<void> {
  await pool.query(
    `insert into search_outbox (index_name, item_id, version, month)
     select $1, * from unnest($2::bigint[], $3::int[], $4::text[])`,
    [
      index,
      versions.map(({ itemId }) => itemId),
      versions.map(({ version }) => version),
      versions.map(({ month }) => month),
    ],
  );
}

/** Up to when an index has everything. */
interface Progress {
  /** The name of the index. */
  name: string;
  /** ISO 8601 UTC with microseconds. */
  upTo: string;
  lagSeconds: number;
}

/** True as long as searches read this index. */
export async function isActive(db: Pool | PoolClient, name: string): Promise<boolean> {
  const { rowCount } = await db.query('select from search_index where name = $1 and is_active', [name]);
  return rowCount === 1;
}

/** The progress of the index that searches read; null if there is none. */
export async function readProgress(db: Pool | PoolClient): Promise<Progress | null> {
  const { rows } = await db.query<Progress>(
    `select name, to_char(up_to at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "upTo",
       extract(epoch from clock_timestamp() - up_to)::float8 as "lagSeconds"
     from search_index i cross join lateral (
       select least(now(), min(o.changed_at) - interval '1 microsecond') as up_to
       from search_outbox o where o.index_name = i.name) progress
     where i.is_active`,
  );
  return rows[0] ?? null;
}
