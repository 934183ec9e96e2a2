import type { Db } from '@server/db/schema';
import { recordAttempt, recordReading, releaseChannel, type ChannelHealth, type LeasedChannel } from './feedState';
import { FeedError, feedErrorTexts, type FeedErrorCode } from '@server/engine/feeds/feedError';
import type { NotAFeed } from '@server/engine/feeds/feedItem';
import { feedReadings } from '@server/metrics/metrics';
import { fetchFeed, type FetchOutcome, type FetchPolicy } from './fetchFeed';
import type { FeedWorker } from '@server/engine/feed-processes/feedWorker';
import type { StoredItems, StoreItems } from './storeItems';
import { scheduleNext, type NextReading, type Reading } from './schedule';

interface ReadDeps {
  policy: FetchPolicy;
  now: () => Date;
  /** Returns a number from 0 inclusive to 1 exclusive, for the jitter of the schedule. */
  random: () => number;
  signal?: AbortSignal;
  /** Aborts waiting for the feed's server, but not the work after that. */
  fetchSignal?: AbortSignal;
  /** Parses and analyzes the fetched feed. */
  worker: FeedWorker;
  storeItems: StoreItems;
}

/** The result of a reading. */
interface ChannelReading {
  /** Null if the reading succeeded. */
  error: { code: FeedErrorCode; message: string } | null;
  ingested: StoredItems;
}

const nothing: StoredItems = { created: 0, updated: 0, unchanged: 0 };

type Found = Pick<ChannelHealth, 'etag' | 'last_modified' | 'url' | 'language' | 'image_url'>;

type Content = Extract<FetchOutcome, { kind: 'content' }>;

interface Result {
  reading: Omit<Reading, 'intervalSeconds' | 'failures'>;
  error: ChannelReading['error'];
  status: number | null;
  found: Found;
  ingested: StoredItems;
}

function failureOf(outcome: Exclude<FetchOutcome, { kind: 'content' | 'notModified' }>): Result {
  const { code, message, status } = outcome;
  const kinds = { failed: 'failed', gone: 'gone', retryLater: 'later' } as const;
  const retryAfterSeconds = outcome.kind === 'retryLater' ? outcome.retryAfterSeconds : null;
  return {
    reading: { result: kinds[outcome.kind], retryAfterSeconds },
    error: { code, message },
    status,
    found: {},
    ingested: nothing,
  };
}

function unreadable(code: FeedErrorCode, message: string, status: number): Result {
  return { reading: { result: 'failed' }, error: { code, message }, status, found: {}, ingested: nothing };
}

const isAborted = (error: unknown): boolean => error instanceof FeedError && error.code === 'ABORTED';

function nextReading(
  channel: LeasedChannel,
  reading: Result['reading'],
  failures: number,
  { now, random }: Pick<ReadDeps, 'now' | 'random'>,
): NextReading {
  return scheduleNext({ ...reading, intervalSeconds: channel.interval_seconds, failures }, now(), random);
}

function notAFeedText({ isPage, suggestions }: NotAFeed): string {
  if (!isPage) return feedErrorTexts.NOT_A_FEED;
  if (suggestions.length === 0) return 'This address is a web page, not a feed.';
  return `This address is a web page, not a feed. Feeds on this page: ${suggestions
    .slice(0, 3)
    .map(({ url }) => url)
    .join(', ')}`;
}

async function contentOf(
  db: Db,
  channel: LeasedChannel,
  outcome: Content,
  { worker, signal, storeItems, ...deps }: ReadDeps,
): Promise<Result> {
  const { bytes, contentType, finalUrl, status, freshSeconds } = outcome;
  const receivedAt = deps.now();
  const failures = channel.failures + 1;
  const { nextReadAt } = nextReading(channel, { result: 'failed' }, failures, deps);
  const begin = () => recordAttempt(db, channel, { failures, next_read_at: nextReadAt });
  const feed = await worker.parse({ bytes, contentType, url: finalUrl, receivedAt }, { signal, begin });
  if (feed.kind === 'notAFeed') return unreadable('NOT_A_FEED', notAFeedText(feed), status);
  const batch = { sourceId: channel.source_id, items: feed.items, receivedAt, publication: feed.title };
  const ingested = await storeItems(db, batch, { worker, signal }).catch(async (error: unknown) => {
    // If storing is aborted, the channel isn't at fault: undo the failure that was recorded before parsing (in case the
    // parser crashes), so that the channel is due again at once.
    const undone = { failures: channel.failures, next_read_at: receivedAt };
    if (isAborted(error)) await recordAttempt(db, channel, undone);
    throw error;
  });
  const found = {
    etag: outcome.etag,
    last_modified: outcome.lastModified,
    image_url: feed.image,
    ...(outcome.movedTo === null ? {} : { url: outcome.movedTo }),
    ...(feed.language === null ? {} : { language: feed.language }),
  };
  const result = ingested.created + ingested.updated > 0 ? 'new' : 'same';
  return { reading: { result, ttlSeconds: feed.hints.ttlSeconds, freshSeconds }, error: null, status, found, ingested };
}

/** Returns null if it was aborted. */
async function contentOrFailure(
  db: Db,
  channel: LeasedChannel,
  outcome: Content,
  deps: ReadDeps,
): Promise<Result | null> {
  try {
    return await contentOf(db, channel, outcome, deps);
  } catch (error) {
    if (isAborted(error)) return null;
    if (error instanceof FeedError) return unreadable(error.code, error.message, outcome.status);
    throw error;
  }
}

async function read(db: Db, channel: LeasedChannel, deps: ReadDeps): Promise<Result | null> {
  const { policy, now } = deps;
  const signals = [deps.signal, deps.fetchSignal].filter((signal) => signal !== undefined);
  const request = { url: channel.url, etag: channel.etag, lastModified: channel.last_modified };
  const outcome = await fetchFeed({ ...request, signal: AbortSignal.any(signals) }, { ...policy, now });
  if (outcome.kind === 'content') return contentOrFailure(db, channel, outcome, deps);
  if (outcome.kind === 'notModified') {
    const { freshSeconds, status, movedTo } = outcome;
    return {
      reading: { result: 'same', freshSeconds },
      error: null,
      status,
      found: movedTo === null ? {} : { url: movedTo },
      ingested: nothing,
    };
  }
  return outcome.kind === 'failed' && outcome.code === 'ABORTED' ? null : failureOf(outcome);
}

function healthOf(
  { reading, error, status, found }: Result,
  channel: LeasedChannel,
  deps: ReadDeps,
  begunAt: Date,
): ChannelHealth {
  const failures = error === null ? 0 : channel.failures + 1;
  const next = nextReading(channel, reading, failures, deps);
  return {
    last_read_at: begunAt,
    ...(error === null ? { last_success_at: begunAt } : {}),
    last_status: status,
    last_error_code: error?.code ?? null,
    last_error: error?.message ?? null,
    failures,
    interval_seconds: next.intervalSeconds,
    next_read_at: next.nextReadAt,
    ...found,
  };
}

/**
 * Reads one leased channel: fetches its feed, stores new items, records its health and the next due time, and releases
 * the lease. No transaction is open during network calls.
 * @returns null if a signal stopped the reading. The channel stays due, unless its feed was being parsed for a long
 * time; then it backs off.
 * @throws database errors; the lease then expires by itself
 */
export async function readChannel(db: Db, channel: LeasedChannel, deps: ReadDeps): Promise<ChannelReading | null> {
  // Taken before fetching: a change of the feed during the reading counts as after it.
  const begunAt = deps.now();
  const result = await read(db, channel, deps);
  if (result === null) {
    await releaseChannel(db, channel);
    return null;
  }
  feedReadings.inc({ result: result.reading.result });
  await recordReading(db, channel, healthOf(result, channel, deps, begunAt));
  return { error: result.error, ingested: result.ingested };
}
