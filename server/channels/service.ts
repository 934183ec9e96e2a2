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
  channelAddresses,
  countChannels,
  findChannel,
  findDepartment,
  listChannels,
  lockDepartment,
  type ChannelInput,
} from './repository';
import { removeChannels } from './sources/sourceWrites';
import { channelTexts, checkChannel, feedAddressKey } from './validation';

export interface ChannelDeps extends Deps {
  /** Stores the items of a new or moved channel when it is saved. */
  storeItems: StoreItems;
  /** The department's topics, including personal ones, that use one of these sources, sorted by name. */
  topicsWithSources(db: Db | Tx, departmentId: string, sourceIds: readonly string[]): Promise<TopicName[]>;
  /** Called in the transaction that adds or removes publish channels of a department. */
  publishSourcesChanged(tx: Tx, departmentId: string): Promise<void>;
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

/**
 * Creates a channel and tries to read it within a short time. A failed reading is reported in the channel's health but
 * doesn't prevent saving.
 */
export async function createChannel(deps: ChannelDeps, caller: Caller, body: ChannelBody): Promise<Channel> {
  const input = await channelInput(deps, caller, body);
  const id = await deps.db.transaction().execute(async (tx) => {
    const department = await lockDepartment(tx, caller.departmentId);
    if ((await countChannels(tx, department.id)) >= department.maxChannels)
      throw new AppError('CHANNELS_FULL', channelTexts.full);
    if (!body.allowDuplicate) await refuseDuplicate(tx, department.id, input.url);
    return addChannel(tx, department, input);
  });
  await firstReading(deps, id, input);
  return channelOf(deps, caller, id);
}

/** Updates a channel. If its URL changed, it is read at once, as a new channel is. */
export async function updateChannel(
  deps: ChannelDeps,
  caller: Caller,
  id: string,
  body: ChannelBody,
): Promise<Channel> {
  await channelOf(deps, caller, id);
  const input = await channelInput(deps, caller, body);
  const isMoved = await deps.db.transaction().execute(async (tx) => {
    const department = await lockDepartment(tx, caller.departmentId);
    const stored = await findChannel(tx, department.id, id);
    if (!stored) throw notFound();
    // Only a new address is compared: a duplicate that was accepted once can be renamed.
    const isSameAddress = feedAddressKey(stored.url) === feedAddressKey(input.url);
    if (!isSameAddress && !body.allowDuplicate) await refuseDuplicate(tx, department.id, input.url);
    return changeChannel(tx, department, id, input);
  });
  if (isMoved) await firstReading(deps, id, input);
  return channelOf(deps, caller, id);
}

/** The topics that use these channels, to be shown before the channels are removed. */
export async function topicsOfChannels(
  { db, topicsWithSources }: ChannelDeps,
  caller: Caller,
  ids: readonly string[],
): Promise<ChannelRemoval> {
  const wanted = [...new Set(ids)];
  if ((await countChannels(db, caller.departmentId, wanted)) < wanted.length) throw notFound();
  return { status: 'ok', topics: await topicsWithSources(db, caller.departmentId, wanted) };
}

/** Removes channels, feeds or publish channels, all or none; their articles are kept. Returns the topics that used them. */
export async function deleteChannels(
  { db, clock, topicsWithSources, publishSourcesChanged }: ChannelDeps,
  caller: Caller,
  ids: readonly string[],
): Promise<ChannelRemoval> {
  const wanted = [...new Set(ids)];
  return db.transaction().execute(async (tx) => {
    const removed = await removeChannels(tx, caller.departmentId, wanted, clock());
    if (removed < wanted.length) throw notFound();
    await publishSourcesChanged(tx, caller.departmentId);
    return { status: 'ok', topics: await topicsWithSources(tx, caller.departmentId, wanted) };
  });
}

/** @throws AppError CHANNEL_DUPLICATE if a channel of the department has this address */
async function refuseDuplicate(tx: Tx, departmentId: string, url: string): Promise<void> {
  const key = feedAddressKey(url);
  const duplicate = (await channelAddresses(tx, departmentId)).find((channel) => feedAddressKey(channel.url) === key);
  if (!duplicate) return;
  const message = channelTexts.duplicate(duplicate.name);
  throw new AppError('CHANNEL_DUPLICATE', message, { fields: { url: message } });
}

async function channelInput(deps: Deps, caller: Caller, body: ChannelBody): Promise<ChannelInput> {
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
 * Reads a channel that was just saved. If its server is slow, the lease is released and the reading job takes over; if
 * parsing and storing are slow, they continue, but the response doesn't wait for them.
 */
async function firstReading(
  deps: ChannelDeps,
  id: string,
  { url, departmentId, leasedUntil }: ChannelInput,
): Promise<void> {
  const { atSavingMs } = feedLimits.reading;
  const fresh = { etag: null, last_modified: null, failures: 0, interval_seconds: feedLimits.schedule.initial };
  const channel = { ...fresh, source_id: id, department_id: departmentId, url, leased_until: leasedUntil };
  const reading = readChannel(deps.db, channel, {
    policy: policyOf(deps),
    now: deps.clock,
    random: Math.random,
    storeItems: deps.storeItems,
    fetchSignal: AbortSignal.timeout(atSavingMs),
    worker: deps.feedWorker,
  });
  // An error doesn't prevent saving: after the lease expires, the reading job gets the same error and reports it.
  const settled = reading.catch(() => undefined);
  const answered = new AbortController();
  await Promise.race([settled, sleep(atSavingMs, undefined, { signal: answered.signal }).catch(() => undefined)]);
  answered.abort();
}
