import { sql } from 'kysely';
import type { Channel, ChannelsQuery } from '@contract/iam';
import { feedLimits } from '@contract/limits';
import { contains } from '@server/db/caseFold';
import { feedErrorTexts } from '@server/engine/feeds/feedError';
import type { Db, Tx } from '@server/db/schema';
import { insertFeed, moveFeed, updateFeed } from './reading/feedState';
import { insertChannel, renameChannel } from './sources/sourceWrites';
import type { CheckedChannel } from './validation';

/** The limits and defaults of a department's channels. */
interface ChannelDepartment {
  id: string;
  prefix: string;
  maxChannels: number;
}

export interface ChannelInput extends CheckedChannel {
  departmentId: string;
  /** The request that saves the channel leases it until this time, for its first reading. */
  leasedUntil: Date;
  now: Date;
}

const departmentQuery = (db: Db | Tx, id: string) =>
  db
    .selectFrom('department')
    .select(['id', 'channel_prefix as prefix', 'max_channels as maxChannels'])
    .where('id', '=', id);

export const findDepartment = (db: Db, id: string): Promise<ChannelDepartment> =>
  departmentQuery(db, id).executeTakeFirstOrThrow();

/**
 * As above, but locks the row, so that concurrent additions can't exceed the maximum number of channels of the
 * department.
 */
export const lockDepartment = (tx: Tx, id: string): Promise<ChannelDepartment> =>
  departmentQuery(tx, id).forNoKeyUpdate().executeTakeFirstOrThrow();

export async function categoryExists(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('content_category').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** A department's channels that read a feed, without removed ones. */
const channels = (db: Db | Tx, departmentId: string) =>
  db
    .selectFrom('source')
    .innerJoin('feed', 'feed.source_id', 'source.id')
    .innerJoin('department', 'department.id', 'source.department_id')
    .leftJoin('content_category', 'content_category.id', 'feed.category_id')
    .where('source.department_id', '=', departmentId)
    .where('source.type', '=', 'CHANNEL')
    .where('source.removed_at', 'is', null);

/** The number of a department's channels, feeds and publish channels; with `ids`, how many of these belong to it. */
export async function countChannels(db: Db | Tx, departmentId: string, ids?: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom('source')
    .where('source.department_id', '=', departmentId)
    .where('source.type', '=', 'CHANNEL')
    .where('source.removed_at', 'is', null)
    .$if(ids !== undefined, (own) => own.where('source.id', 'in', [...(ids ?? [])]))
    .select((from) => from.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The names and addresses of a department's channels, by name. */
export const channelAddresses = (tx: Tx, departmentId: string) =>
  channels(tx, departmentId).select(['source.name', 'feed.url']).orderBy('source.name').execute();

type Channels = ReturnType<typeof channels>;

function matching(query: Channels, text: string): Channels {
  if (text === '') return query;
  const searched = [sql`source.name`, sql`feed.url`, sql`content_category.content_name`];
  return query.where((where) => where.or(searched.map((one) => contains(one, text))));
}

/** The channel couldn't be read, or the process died during its last reading, so that only the attempt is recorded. */
const isFailing = sql<boolean>`feed.last_error is not null
  or (feed.failures > 0 and (feed.leased_until is null or feed.leased_until < now()))`;

// Sorts backoff channels first, then those not read yet.
const troubled = sql`case when ${isFailing} then 0 when feed.last_read_at is null then 1 else 2 end`;
const orders = {
  name: sql`lower(source.name)`,
  category: sql`lower(content_category.content_name)`,
  health: troubled,
  lastRead: sql`feed.last_read_at`,
} as const;

/** The channels that contain a text, and their total number. */
export async function listChannels(
  db: Db,
  departmentId: string,
  query: ChannelsQuery,
): Promise<{ channels: Channel[]; total: number }> {
  const { query: text = '', sort = 'name', order = 'asc', start = 0, limit } = query;
  const found = matching(channels(db, departmentId), text.trim());
  const { total } = await found.select((from) => from.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const rows = await selected(found)
    .orderBy(orders[sort], (by) => (order === 'asc' ? by.asc().nullsLast() : by.desc().nullsLast()))
    .orderBy(sql`lower(source.name)`)
    .orderBy('source.id')
    .offset(start)
    .$if(limit !== undefined, (page) => page.limit(limit ?? 0))
    .execute();
  return { channels: rows.map(asChannel), total: Number(total) };
}

export async function findChannel(db: Db | Tx, departmentId: string, id: string): Promise<Channel | undefined> {
  const row = await selected(channels(db, departmentId).where('source.id', '=', id)).executeTakeFirst();
  return row && asChannel(row);
}

const selected = (query: Channels) =>
  query
    .selectAll('feed')
    .select([
      'source.id',
      'source.name',
      'source.number',
      'content_category.content_name',
      'department.channel_prefix',
      isFailing.as('is_failing'),
    ]);

type ChannelRow = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number];

function asChannel(row: ChannelRow): Channel {
  const state = row.is_failing ? 'failing' : row.last_read_at === null ? 'waiting' : 'healthy';
  return {
    id: row.id,
    category: row.category_id ?? '',
    categoryName: row.content_name ?? '',
    name: row.name,
    url: row.url,
    contentOwner: row.content_owner,
    channelName: row.name.startsWith(row.channel_prefix) ? row.name.slice(row.channel_prefix.length) : row.name,
    number: row.number,
    type: 'CHANNEL',
    package: false,
    health: {
      state,
      lastReadAt: row.last_read_at?.toISOString() ?? null,
      lastSuccessAt: row.last_success_at?.toISOString() ?? null,
      nextReadAt: row.next_read_at.toISOString(),
      items: row.item_count,
      failures: row.failures,
      lastError: row.last_error ?? (row.is_failing ? feedErrorTexts.INTERRUPTED : null),
    },
  };
}

/** Inserts a channel, leased to the caller for its first reading. Returns its id. */
export async function addChannel(tx: Tx, department: ChannelDepartment, input: ChannelInput): Promise<string> {
  const id = await insertChannel(tx, {
    department_id: department.id,
    name: department.prefix + input.name,
    created_at: input.now,
  });
  await insertFeed(tx, {
    source_id: id,
    url: input.url,
    category_id: input.category,
    content_owner: input.contentOwner ?? '',
    interval_seconds: feedLimits.schedule.initial,
    next_read_at: input.now,
    leased_until: input.leasedUntil,
  });
  return id;
}

/** Updates a channel. Returns true if its URL changed; then it is leased to the caller for reading. */
export async function changeChannel(
  tx: Tx,
  department: ChannelDepartment,
  id: string,
  input: ChannelInput,
): Promise<boolean> {
  await renameChannel(tx, department.id, id, department.prefix + input.name);
  await updateFeed(tx, id, {
    category_id: input.category,
    ...(input.contentOwner !== null && { content_owner: input.contentOwner }),
  });
  return moveFeed(tx, id, input);
}
