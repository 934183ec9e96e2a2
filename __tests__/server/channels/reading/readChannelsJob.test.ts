import { feedLimits } from '@contract/limits';
import { ingestItems } from '@server/articles/items/ingest';
import type http from 'node:http';
import { startJobs } from '@server/background/startJobs';
import { readChannels } from '@server/channels/reading/readChannelsJob';
import type { Stoppable } from '@server/background/job';
import { leaseChannel } from '@server/channels/reading/feedState';
import { FeedError, feedErrorTexts } from '@server/engine/feeds/feedError';
import { inlineFeedWorker, type FeedWorker } from '@server/engine/feed-processes/feedWorker';
import { readChannel } from '@server/channels/reading/readChannel';
import { createDepartment, type BuiltDepartment } from '../../../support/server/userBuilders';
import { useTestDatabase } from '../../../support/server/database';
import { createChannel } from '../../../support/server/feedBuilders';
import { testConfig } from '../../../support/server/testApp';
import { until } from '../../../support/server/until';
import { startNastyServer, type NastyServer } from './hostileServer';

const database = useTestDatabase();
const now = new Date('2026-11-20T12:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
let server: NastyServer;
let department: BuiltDepartment;

beforeAll(async () => {
  server = await startNastyServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.requests.length = 0;
  await database().db.deleteFrom('feed').execute();
  department = await createDepartment(database().db);
});

const rss = (...titles: string[]) =>
  `<rss version="2.0"><channel><title>Wire</title><language>en</language>${titles.map((title) => `<item><title>${title}</title><guid>${title}</guid></item>`).join('')}</channel></rss>`;
const healthOf = (id: string) =>
  database().db.selectFrom('feed').selectAll().where('source_id', '=', id).executeTakeFirstOrThrow();
const headlinesOf = async (id: string) =>
  (
    await database()
      .db.selectFrom('item_version')
      .select('headline')
      .where('source_id', '=', id)
      .orderBy('item_id')
      .execute()
  ).map(({ headline }) => headline);

async function readOnce(id: string, at = now) {
  const channel = await leaseChannel(database().db, { now: at, until: minutes(30), sourceId: id });
  if (!channel) throw new Error('not leased');
  const policy = { allowedAddresses: [server.origin], userAgent: 'test' };
  return readChannel(database().db, channel, {
    policy,
    now: () => at,
    random: () => 0,
    worker: inlineFeedWorker,
    storeItems: ingestItems,
  });
}

describe('reading a channel', () => {
  test('stores its items and records that it is healthy', async () => {
    server.answer((_request, response) => {
      response.setHeader('etag', '"1"');
      response.end(rss('One', 'Two'));
    });
    const { id } = await createChannel(database().db, department, { url: `${server.origin}/wire` });
    expect(await readOnce(id)).toEqual({ error: null, ingested: { created: 2, updated: 0, unchanged: 0 } });
    expect(await headlinesOf(id)).toEqual(['One', 'Two']);
    expect(await healthOf(id)).toMatchObject({
      last_read_at: now,
      last_success_at: now,
      last_status: 200,
      last_error: null,
      failures: 0,
      item_count: 2,
      etag: '"1"',
      leased_until: null,
      interval_seconds: 450,
      next_read_at: minutes(7.5),
      language: 'en',
    });
  });

  test('sends validators, and reads less often if nothing is new', async () => {
    server.answer((request, response) => {
      if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
      else response.writeHead(200, { etag: '"1"' }).end(rss('One'));
    });
    const { id } = await createChannel(database().db, department, { url: `${server.origin}/wire` });
    await readOnce(id);
    expect(await readOnce(id)).toMatchObject({ error: null, ingested: { created: 0 } });
    expect(await healthOf(id)).toMatchObject({ last_status: 304, failures: 0, interval_seconds: 675, item_count: 1 });
  });

  test('records the error message and backs off', async () => {
    server.answer((_request, response) => response.writeHead(500).end());
    const { id } = await createChannel(database().db, department, { url: `${server.origin}/wire` });
    await readOnce(id);
    await readOnce(id);
    expect(await healthOf(id)).toMatchObject({
      last_status: 500,
      last_error_code: 'STATUS',
      last_error: 'The server responded with status 500.',
      failures: 2,
      last_success_at: null,
      next_read_at: minutes(10),
      interval_seconds: 900,
    });
    server.answer((_request, response) => response.end(rss('Back')));
    await readOnce(id);
    expect(await healthOf(id)).toMatchObject({
      last_error: null,
      last_error_code: null,
      failures: 0,
      last_success_at: now,
    });
  });

  test('reports a private address as such', async () => {
    const { id } = await createChannel(database().db, department, { url: 'http://169.254.169.254/latest/meta-data/' });
    await readOnce(id);
    expect(await healthOf(id)).toMatchObject({
      last_error_code: 'PRIVATE_ADDRESS',
      last_error: 'The address is in a private network.',
      last_status: null,
    });
  });

  test('reports a web page as such, with the feeds it links to', async () => {
    server.answer((_request, response) =>
      response.end(
        '<!doctype html><html><head><link rel="alternate" type="application/rss+xml" href="/feed.xml"></head></html>',
      ),
    );
    const { id } = await createChannel(database().db, department, { url: `${server.origin}/page` });
    await readOnce(id);
    expect((await healthOf(id)).last_error).toBe(
      `This address is a web page, not a feed. Feeds on this page: ${server.origin}/feed.xml`,
    );
  });

  test('stores the target of a permanent redirect but not of a temporary one', async () => {
    let status = 302;
    server.answer((request, response) => {
      if (request.url === '/old') response.writeHead(status, { location: '/new' }).end();
      else response.end(rss('One'));
    });
    const { id } = await createChannel(database().db, department, { url: `${server.origin}/old` });
    await readOnce(id);
    expect((await healthOf(id)).url).toBe(`${server.origin}/old`);
    status = 301;
    await readOnce(id);
    expect((await healthOf(id)).url).toBe(`${server.origin}/new`);
  });

  test('waits as long as the server asks', async () => {
    server.answer((_request, response) => response.writeHead(429, { 'retry-after': '7200' }).end());
    const { id } = await createChannel(database().db, department, { url: `${server.origin}/busy` });
    await readOnce(id);
    expect(await healthOf(id)).toMatchObject({
      next_read_at: minutes(120),
      last_error: 'The server is getting too many requests (429).',
    });
  });

  test("doesn't overwrite a URL that was changed meanwhile", async () => {
    const { db } = database();
    const { id } = await createChannel(db, department, { url: `${server.origin}/slow` });
    server.answer((_request, response) => {
      void db
        .updateTable('feed')
        .set({ url: `${server.origin}/other`, leased_until: null, etag: null })
        .where('source_id', '=', id)
        .execute()
        .then(() => response.writeHead(200, { etag: '"old"' }).end(rss('One')));
    });
    await readOnce(id);
    expect(await healthOf(id)).toMatchObject({ url: `${server.origin}/other`, etag: null, last_read_at: null });
  });
});

describe('a feed that takes too long to parse', () => {
  const readBy = async (id: string, worker: Partial<FeedWorker>) => {
    const channel = await leaseChannel(database().db, { now, until: minutes(2), sourceId: id });
    if (!channel) throw new Error('not leased');
    const policy = { allowedAddresses: [server.origin], userAgent: 'test' };
    const deps = { policy, now: () => now, random: () => 0 };
    return readChannel(database().db, channel, {
      ...deps,
      storeItems: ingestItems,
      worker: { ...inlineFeedWorker, ...worker },
    });
  };
  const channelOfFeed = () => {
    server.answer((_request, response) => response.end(rss('One')));
    return createChannel(database().db, department, { url: `${server.origin}/wire` });
  };

  it('is reported with a message and backs off after its parsing was terminated', async () => {
    const { id } = await channelOfFeed();
    const error = { code: 'TOO_COMPLEX', message: feedErrorTexts.TOO_COMPLEX };
    expect(await readBy(id, { parse: () => Promise.reject(new FeedError('TOO_COMPLEX')) })).toMatchObject({ error });
    expect(await healthOf(id)).toMatchObject({
      last_error_code: error.code,
      last_error: error.message,
      last_success_at: null,
      failures: 1,
      next_read_at: minutes(5),
      leased_until: null,
    });
  });

  it("has a failed attempt recorded before it is parsed, so it isn't due if the process dies during parsing", async () => {
    const { id } = await channelOfFeed();
    const dying = readBy(id, {
      parse: async (_document, turn) => {
        await turn?.begin?.();
        throw new Error('killed');
      },
    });
    await expect(dying).rejects.toThrow('killed');
    expect(await healthOf(id)).toMatchObject({ failures: 1, next_read_at: minutes(5) });
    expect(await leaseChannel(database().db, { now: minutes(4), until: minutes(9) })).toBeUndefined();
    expect(await leaseChannel(database().db, { now: minutes(5), until: minutes(9) })).toMatchObject({ failures: 1 });
  });

  it('stays due if the job is stopped while the feed waits for a worker', async () => {
    const { id } = await channelOfFeed();
    expect(await readBy(id, { parse: () => Promise.reject(new FeedError('ABORTED')) })).toBeNull();
    expect(await healthOf(id)).toMatchObject({ failures: 0, next_read_at: new Date(0), leased_until: null });
  });

  it('is due at once if the job is stopped while its articles are analyzed', async () => {
    const { id } = await channelOfFeed();
    expect(await readBy(id, { analyze: () => Promise.reject(new FeedError('ABORTED')) })).toBeNull();
    expect(await healthOf(id)).toMatchObject({ failures: 0, next_read_at: now, leased_until: null });
  });
});

describe('leasing', () => {
  test('gives each of many concurrent callers a different channel', async () => {
    for (let index = 0; index < 6; index += 1) await createChannel(database().db, department);
    const leased = await Promise.all(
      Array.from({ length: 10 }, () => leaseChannel(database().db, { now, until: minutes(5) })),
    );
    const ids = leased.flatMap((channel) => (channel ? [channel.source_id] : []));
    expect(ids).toHaveLength(6);
    expect(new Set(ids).size).toBe(6);
  });

  test('takes one channel at a time, even if PostgreSQL plans for a single row', async () => {
    await createChannel(database().db, department, { dueAt: now });
    await database().pool.query('vacuum (full, analyze) feed');
    for (let count = 0; count < 3; count += 1) await createChannel(database().db, department, { dueAt: now });
    const lease = () => leaseChannel(database().db, { now, until: minutes(5) });
    const leased = [await lease(), await lease(), await lease(), await lease(), await lease()];
    expect(leased.filter((channel) => channel !== undefined)).toHaveLength(4);
  });

  test('lets others take over an expired lease, and ignores the result of its former holder', async () => {
    const { id } = await createChannel(database().db, department, { url: `${server.origin}/wire` });
    const lost = await leaseChannel(database().db, { now, until: minutes(5) });
    expect(await leaseChannel(database().db, { now: minutes(4), until: minutes(9) })).toBeUndefined();
    expect((await leaseChannel(database().db, { now: minutes(6), until: minutes(11) }))?.source_id).toBe(id);
    server.answer((_request, response) => response.end(rss('Late')));
    if (!lost) throw new Error('not leased');
    await readChannel(database().db, lost, {
      storeItems: ingestItems,
      policy: { allowedAddresses: [server.origin], userAgent: 'test' },
      now: () => now,
      random: () => 0,
      worker: inlineFeedWorker,
    });
    expect(await healthOf(id)).toMatchObject({ leased_until: minutes(11), last_read_at: null });
  });

  test('skips hosts that are being read', async () => {
    await createChannel(database().db, department, { url: 'https://Busy.example/feed' });
    const { id } = await createChannel(database().db, department, {
      url: 'https://free.example/feed',
      dueAt: new Date(1000),
    });
    const leased = await leaseChannel(database().db, { now, until: minutes(5), busyHosts: ['busy.example'] });
    expect(leased?.source_id).toBe(id);
  });

  test('skips departments that have their share of readings, but not the provider', async () => {
    const other = await createDepartment(database().db);
    await createChannel(database().db, department);
    const { id } = await createChannel(database().db, other, { dueAt: new Date(1000) });
    const busy = { now, until: minutes(5), busyDepartments: [department.id] };
    expect((await leaseChannel(database().db, busy))?.source_id).toBe(id);
    expect(await leaseChannel(database().db, busy)).toBeUndefined();
    await database().db.insertInto('source').values({ id: 'wire', name: 'Wire', type: 'PUBLICATION' }).execute();
    await database()
      .db.insertInto('content_category')
      .values({ id: 'news', content_name: 'News', position: 0 })
      .execute();
    const wire = {
      source_id: 'wire',
      url: 'https://wire.example/feed',
      category_id: 'news',
      next_read_at: new Date(0),
    };
    await database().db.insertInto('feed').values(wire).execute();
    expect(await leaseChannel(database().db, busy)).toMatchObject({ source_id: 'wire', department_id: null });
  });

  test('skips removed channels', async () => {
    const { id } = await createChannel(database().db, department);
    await database().db.updateTable('source').set({ removed_at: now }).where('id', '=', id).execute();
    expect(await leaseChannel(database().db, { now, until: minutes(5) })).toBeUndefined();
  });
});

describe('the reading job', () => {
  let job: Stoppable | undefined;
  afterEach(() => job?.stop());

  const start = () => {
    const config = testConfig({ channels: { allowedOrigins: [server.origin], excludedDomains: [] } });
    const { db, pool } = database();
    const reading = readChannels({ storeItems: ingestItems, feedWorker: inlineFeedWorker });
    job = startJobs([{ name: 'read channels', pauseMs: 1_000, start: reading }], {
      db,
      pool,
      config,
      clock: () => now,
    });
    return job;
  };

  test('reads all due channels, several at once, and no others', async () => {
    const waiting: http.ServerResponse[] = [];
    server.answer((_request, response) => {
      waiting.push(response);
      // Responds only when two requests are waiting.
      if (waiting.length >= 2) for (const each of waiting) each.end(rss('One'));
    });
    const due = await Promise.all(
      ['/1', '/2', '/3'].map((path) => createChannel(database().db, department, { url: server.origin + path })),
    );
    const later = await createChannel(database().db, department, { url: `${server.origin}/later`, dueAt: minutes(1) });
    start();
    await until(async () =>
      (await Promise.all(due.map(({ id }) => healthOf(id)))).every(({ last_read_at }) => last_read_at !== null),
    );
    expect((await healthOf(later.id)).last_read_at).toBeNull();
    expect(server.requests.map(({ path }) => path).sort()).toEqual(['/1', '/2', '/3']);
  });

  test('reads the channel of another department while a department’s channels hang', async () => {
    server.answer((request, response) => {
      if (request.url === '/other') response.end(rss('One'));
    });
    for (let count = 0; count < feedLimits.reading.atOnce; count += 1) {
      await createChannel(database().db, department, { url: `${server.origin}/hangs` });
    }
    const other = await createDepartment(database().db);
    const { id } = await createChannel(database().db, other, { url: `${server.origin}/other`, dueAt: new Date(1000) });
    start();
    await until(async () => (await healthOf(id)).last_read_at !== null);
    expect(server.requests.filter(({ path }) => path === '/hangs')).toHaveLength(
      feedLimits.reading.atOncePerDepartment,
    );
  });

  test('releases its channels unread when it is stopped', async () => {
    const asked = new Promise<void>((resolve) => server.answer(() => resolve()));
    const { id } = await createChannel(database().db, department, { url: `${server.origin}/hangs` });
    const running = start();
    await asked;
    await running.stop();
    expect(await healthOf(id)).toMatchObject({
      leased_until: null,
      last_read_at: null,
      failures: 0,
      next_read_at: new Date(0),
    });
  });
});
