import { setTimeout as sleep } from 'node:timers/promises';
import type { Channel, ChannelBody, ChannelRemoval, ChannelsAnswer, ChannelsQuery } from '@contract/iam';
import { feedLimits } from '@contract/limits';
import { channelPolicy } from './reading/channelPolicy';
import { readChannel } from './reading/readChannel';
import type { Caller } from '@server/http/caller';
import type { Db, Tx } from '@server/db/schema';
import type { Deps } from '@server/http/deps';
import type { StoreItems } from './reading/storeItems';
import { AppError, notFound } from '@server/http/errors';
import {
  addChannel,
  categoryExists,
  changeChannel,
  countChannels,
  findChannel,
  findDepartment,
  listChannels,
  lockDepartment,
  type ChannelWish,
} from './repository';
import { removeChannels } from './sources/sourceWrites';
import { channelTexts, checkChannel } from './validation';

export interface ChannelDeps extends Deps {
  /** Stores the items that a new or moved channel brings when it is saved. */
  storeItems: StoreItems;
  /** The department's topics, people's own among them, that have one of these sources, by name. */
  topicsWithSources(db: Db | Tx, departmentId: string, sourceIds: readonly string[]): Promise<TopicName[]>;
}

type TopicName = ChannelRemoval['topics'][number];

const policyOf = ({ config }: Deps) =>
  channelPolicy({ ...config, demo: config.demo.enabled, allowedOrigins: config.channels.allowedOrigins });

export async function channelsOf({ db }: Deps, caller: Caller, query: ChannelsQuery): Promise<ChannelsAnswer> {
  const { maxChannels } = await findDepartment(db, caller.departmentId);
  const channelTotal = await countChannels(db, caller.departmentId);
  return { ...(await listChannels(db, caller.departmentId, query)), channelTotal, maxChannels };
}

export async function channelOf({ db }: Deps, caller: Caller, id: string): Promise<Channel> {
  const channel = await findChannel(db, caller.departmentId, id);
  if (!channel) throw notFound();
  return channel;
}

/** Adds a channel and reads it once, as far as that goes quickly: whether it can be read is shown, and no condition. */
export async function createChannel(deps: ChannelDeps, caller: Caller, body: ChannelBody): Promise<Channel> {
  const wish = await wishOf(deps, caller, body);
  const id = await deps.db.transaction().execute(async (tx) => {
    const department = await lockDepartment(tx, caller.departmentId);
    if ((await countChannels(tx, department.id)) >= department.maxChannels)
      throw new AppError('CHANNELS_FULL', channelTexts.full);
    return addChannel(tx, department, wish);
  });
  await firstReading(deps, id, wish);
  return channelOf(deps, caller, id);
}

/** Changes a channel; another address is read at once, as a new channel is. */
export async function updateChannel(
  deps: ChannelDeps,
  caller: Caller,
  id: string,
  body: ChannelBody,
): Promise<Channel> {
  await channelOf(deps, caller, id);
  const wish = await wishOf(deps, caller, body);
  const isMoved = await deps.db.transaction().execute(async (tx) => {
    const department = await lockDepartment(tx, caller.departmentId);
    if (!(await findChannel(tx, department.id, id))) throw notFound();
    return changeChannel(tx, department, id, wish);
  });
  if (isMoved) await firstReading(deps, id, wish);
  return channelOf(deps, caller, id);
}

/** The topics that lose a source with these channels, asked for before they are removed. */
export async function topicsOfChannels(
  { db, topicsWithSources }: ChannelDeps,
  caller: Caller,
  ids: readonly string[],
): Promise<ChannelRemoval> {
  const wanted = [...new Set(ids)];
  if ((await countChannels(db, caller.departmentId, wanted)) < wanted.length) throw notFound();
  return { status: 'ok', topics: await topicsWithSources(db, caller.departmentId, wanted) };
}

/** Removes channels, all or none; their articles stay. Names the topics that lose them. */
export async function deleteChannels(
  { db, clock, topicsWithSources }: ChannelDeps,
  caller: Caller,
  ids: readonly string[],
): Promise<ChannelRemoval> {
  const wanted = [...new Set(ids)];
  return db.transaction().execute(async (tx) => {
    const removed = await removeChannels(tx, caller.departmentId, wanted, clock());
    if (removed < wanted.length) throw notFound();
    return { status: 'ok', topics: await topicsWithSources(tx, caller.departmentId, wanted) };
  });
}

async function wishOf(deps: Deps, caller: Caller, body: ChannelBody): Promise<ChannelWish> {
  const { prefix } = await findDepartment(deps.db, caller.departmentId);
  const checked = await checkChannel(body, {
    prefix,
    excludedDomains: deps.config.channels.excludedDomains,
    policy: policyOf(deps),
    categoryExists: (id) => categoryExists(deps.db, id),
  });
  const now = deps.clock();
  const leasedUntil = new Date(now.getTime() + feedLimits.reading.leaseSeconds * 1000);
  return { ...checked, departmentId: caller.departmentId, now, leasedUntil };
}

/**
 * Reads a channel that was just saved. Where its server takes long it is given back, and the reading job does it; where
 * parsing and storing take long they go on, and only the answer does not wait for them.
 */
async function firstReading(deps: ChannelDeps, id: string, { url, leasedUntil }: ChannelWish): Promise<void> {
  const { atSavingMs } = feedLimits.reading;
  const fresh = { etag: null, last_modified: null, failures: 0, interval_seconds: feedLimits.schedule.initial };
  const channel = { ...fresh, source_id: id, url, leased_until: leasedUntil };
  const reading = readChannel(deps.db, channel, {
    policy: policyOf(deps),
    now: deps.clock,
    random: Math.random,
    storeItems: deps.storeItems,
    fetchSignal: AbortSignal.timeout(atSavingMs),
    worker: deps.feedWorker,
  });
  // The channel is saved, whatever happens here: once the lease runs out, the reading job meets the same and reports it.
  const settled = reading.catch(() => undefined);
  const answered = new AbortController();
  await Promise.race([settled, sleep(atSavingMs, undefined, { signal: answered.signal }).catch(() => undefined)]);
  answered.abort();
}
