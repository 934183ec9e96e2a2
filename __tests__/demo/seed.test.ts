import { ingestItems } from '@server/articles/items/ingest';
import { fastify, type FastifyInstance } from 'fastify';
import { defaultRealm } from '@contract/limits';
import { sql } from 'kysely';
import { demoAccounts } from '@demo/department/accounts';
import { demoRoutes } from '@demo/demoRoutes';
import { demoLabels } from '@demo/department/labels';
import { demoWorkspaces } from '@demo/department/workspaces';
import { seedDemoWorkspaces } from '@demo/seedWorkspaces';
import { updateDemoUrls } from '@demo/updateDemoUrls';
import { prepareDemo } from '@demo/prepare';
import { demoFirstStart, seedDemo } from '@demo/seed';
import { makeChangedFeedsDue } from '@demo/wire';
import { inlineFeedWorker } from '@server/engine/feed-processes/feedWorker';
import { channelPolicy } from '@server/channels/reading/channelPolicy';
import { leaseChannel } from '@server/channels/reading/feedState';
import { readChannel } from '@server/channels/reading/readChannel';
import { ArticleMatcher } from '@server/matching/matchArticles';
import { Percolator } from '@server/engine/percolator/percolator';
import { verifyPassword } from '@server/people/passwords/hash';
import { createTestDatabase, useTestDatabase } from '../support/server/database';
import { testConfig } from '../support/server/testApp';
import { channelArticles, publishedArticles } from '../support/demo/newsroomArticles';

const firstStart = new Date('2026-03-10T09:30:00.000Z');
const wireIntervalMinutes = 5;
const minutesLater = (minutes: number): Date => new Date(firstStart.getTime() + minutes * 60_000);
const passwords = new Map(demoAccounts.map(({ uid }) => [String(uid), `the password of ${uid}`]));
const past = publishedArticles().filter((article) => article.wire === undefined).length;

const database = useTestDatabase();
let newsroom: FastifyInstance;
let origin = '';
let now = firstStart;

beforeAll(async () => {
  newsroom = fastify();
  demoRoutes(newsroom, { clock: () => now, firstStart, baseUrl: 'http://localhost:8080', wireIntervalMinutes });
  const address = await newsroom.listen({ port: 0, host: 'localhost' });
  origin = `http://localhost:${new URL(address).port}`;
});
afterAll(() => newsroom.close());

/** Reads every due feed, as the worker does; returns the number of feeds. */
async function readDueChannels(): Promise<number> {
  const { db } = database();
  const policy = channelPolicy({ publicUrl: origin, port: 0, demo: true, allowedOrigins: [] });
  for (let read = 0; ; read += 1) {
    const channel = await leaseChannel(db, { now, until: new Date(now.getTime() + 60_000) });
    if (!channel) return read;
    await readChannel(db, channel, {
      policy,
      now: () => now,
      random: () => 0,
      worker: inlineFeedWorker,
      storeItems: ingestItems,
    });
  }
}

async function matchAll(): Promise<void> {
  const matcher = new ArticleMatcher(database().db, new Percolator());
  while ((await matcher.matchBatch(now, 100)) > 0);
}

/** The articles that feeds have brought. */
async function countItems(): Promise<number> {
  const { count } = await database()
    .db.selectFrom('item')
    .innerJoin('feed', 'feed.source_id', 'item.source_id')
    .select((from) => from.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

describe('the demo, seeded into an empty database', () => {
  const options = () => ({ now: firstStart, realm: defaultRealm, passwords, origin });
  const came = { isSeeded: false, isFilledEarly: true, channels: 0, items: 0 };
  beforeAll(async () => {
    const { db } = database();
    came.isSeeded = await seedDemo(db, options());
    came.isFilledEarly = await seedDemoWorkspaces(db, { publicUrl: origin, now });
    came.channels = await readDueChannels();
    came.items = await countItems();
    await matchAll();
  }, 60_000);

  it('creates two departments with their users, once', async () => {
    const { db } = database();
    expect(came.isSeeded).toBe(true);
    expect(await seedDemo(db, { ...options(), now: minutesLater(1) })).toBe(false);
    expect(await demoFirstStart(db)).toEqual(firstStart);

    const departments = await db.selectFrom('department').selectAll().orderBy('created_at').orderBy('name').execute();
    expect(
      departments.map(({ name, max_seats, max_channels, channel_prefix }) => [
        name,
        max_seats,
        max_channels,
        channel_prefix,
      ]),
    ).toEqual([
      ['Aldermoor Life Sciences', 100, 50, 'DEMO '],
      ['Kestrel Advisory', 12, 5, 'KESTREL '],
    ]);
    const admin = await db
      .selectFrom('user_account')
      .selectAll()
      .where('uid', '=', 'admin@demo.watchdesk.example')
      .executeTakeFirstOrThrow();
    expect(admin).toMatchObject({ level: 5, delivery_methods: [7, 24] });
    expect(await verifyPassword(admin.password_hash, 'the password of admin@demo.watchdesk.example')).toBe(true);
    const others = await db
      .selectFrom('user_account')
      .select(['level', 'delivery_methods'])
      .where('uid', 'in', ['editor@demo.watchdesk.example', 'user@demo.watchdesk.example'])
      .orderBy('uid')
      .execute();
    expect(others).toEqual([
      { level: 0, delivery_methods: [7, 24] },
      { level: 0, delivery_methods: [24] },
    ]);
  });

  it('gives every user five to eight favorites that exist and are visible to them', async () => {
    const { db } = database();
    const people = await db.selectFrom('user_account').select(['id', 'department_id']).execute();
    expect(people.length).toBeGreaterThanOrEqual(14);
    for (const { id, department_id } of people) {
      const favourites = await db
        .selectFrom('favourite')
        .innerJoin('topic', 'topic.id', 'favourite.topic_id')
        .select(['topic.owner'])
        .where('user_id', '=', id)
        .execute();
      expect(favourites.length).toBeGreaterThanOrEqual(5);
      expect(favourites.length).toBeLessThanOrEqual(8);
      for (const { owner } of favourites) expect([id, department_id, 'WATCHDESK']).toContain(owner);
    }
  });

  it('has a publish-only package, and a company topic that uses it', async () => {
    const { db } = database();
    const rows = await db
      .selectFrom('topic')
      .innerJoin('topic_source', 'topic_source.topic_id', 'topic.id')
      .innerJoin('source', 'source.id', 'topic_source.source_id')
      .select(['topic.topic_type as topic', 'source.name', 'source.type'])
      .where('topic.publish_only', '=', true)
      .where('source.publish_only', '=', true)
      .execute();
    expect(rows).toEqual([{ topic: 'COMPANY', name: 'Watchdesk Editions', type: 'PACKAGE' }]);
    const wrong = await db
      .selectFrom('source_package_member as member')
      .innerJoin('source as package', 'package.id', 'member.package_id')
      .innerJoin('source as child', 'child.id', 'member.source_id')
      .select('child.name')
      .whereRef('package.publish_only', '!=', 'child.publish_only')
      .execute();
    expect(wrong).toEqual([]);
  });

  it('has feeds that the regular channel reader can read, and articles for every topic', async () => {
    const { db } = database();
    expect(came).toEqual({
      isSeeded: true,
      isFilledEarly: false,
      channels: 14,
      items: past + channelArticles().length,
    });
    const topics = await db
      .selectFrom('topic')
      .leftJoin('topic_match', 'topic_match.topic_id', 'topic.id')
      .select((from) => ['topic.name', from.fn.count('topic_match.item_id').as('found')])
      .groupBy(['topic.id', 'topic.name'])
      .execute();
    expect(topics.length).toBeGreaterThanOrEqual(60);
    expect(topics.filter(({ found }) => Number(found) === 0)).toEqual([]);
  });

  it('fills the workspaces once, when all of their articles have been read', async () => {
    const { db } = database();
    expect(await seedDemoWorkspaces(db, { publicUrl: origin, now })).toBe(true);
    const rows = await db
      .selectFrom('workspace_article as a')
      .innerJoin('workspace as w', 'w.id', 'a.workspace_id')
      .innerJoin('item as i', 'i.id', 'a.item_id')
      .select(['w.department_id as of', 'i.department_id as from'])
      .execute();
    const wanted = demoWorkspaces.flatMap(({ articles }) => articles);
    expect(rows).toHaveLength(wanted.length);
    expect(rows.filter((row) => row.from !== null && row.from !== row.of)).toEqual([]);
    const own = await db
      .selectFrom('own_article as o')
      .innerJoin('workspace_article as a', 'a.own_article_id', 'o.id')
      .select(['o.id', 'o.published_version'])
      .execute();
    expect(new Set(own.map(({ id }) => id)).size).toBe(3);
    expect(own.filter((row) => row.published_version !== null).length).toBeGreaterThan(0);
    const labels = await db.selectFrom('item_label').select('label').execute();
    const labeled = demoLabels.flatMap(({ starred, read }) => [...starred, ...starred, ...read]);
    expect(labels).toHaveLength(labeled.length);
    for (const table of ['workspace_comment', 'notification', 'publication'] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).not.toEqual([]);
    }
    await db.deleteFrom('workspace').execute();
    expect(await seedDemoWorkspaces(db, { publicUrl: origin, now })).toBe(true);
    expect(await db.selectFrom('workspace_article').select('article_id').execute()).toEqual([]);
  });

  it("keeps each department's channels to itself, and shows which of them fails", async () => {
    const { db } = database();
    const foreign = await db
      .selectFrom('topic_match')
      .innerJoin('item', 'item.id', 'topic_match.item_id')
      .innerJoin('topic', 'topic.id', 'topic_match.topic_id')
      .select('topic.name')
      .where('item.department_id', 'is not', null)
      .where((topic) =>
        topic.or([
          topic('topic.department_id', 'is', null),
          topic('topic.department_id', '!=', topic.ref('item.department_id')),
        ]),
      )
      .execute();
    expect(foreign).toEqual([]);
    const failing = await db
      .selectFrom('feed')
      .innerJoin('source', 'source.id', 'feed.source_id')
      .select(['name', 'last_status'])
      .where('failures', '>', 0)
      .execute();
    expect(failing).toEqual([{ name: 'DEMO Regional Health Bulletin', last_status: 404 }]);
  });

  it('has new articles read within seconds of their publication, and corrections as second versions', async () => {
    const { db } = database();
    const time = () => ({ firstStart, now, wireIntervalMinutes });
    now = minutesLater(0.4);
    expect(await makeChangedFeedsDue(db, time())).toBe(0);
    now = minutesLater(14);
    // However rarely the regular schedule would read a quiet feed.
    await db
      .updateTable('feed')
      .set({ next_read_at: minutesLater(600) })
      .execute();
    expect(await makeChangedFeedsDue(db, time())).toBeGreaterThanOrEqual(2);
    await readDueChannels();
    expect(await makeChangedFeedsDue(db, time())).toBe(0);
    expect(await countItems()).toBe(came.items + 3);
    const versions = await db
      .selectFrom('item_version')
      .innerJoin('item', 'item.id', 'item_version.item_id')
      .select(['version', 'is_latest'])
      .where('guid', '=', 'demo:ihc-antimicrobial-report')
      .orderBy('version')
      .execute();
    expect(versions).toEqual([
      { version: 1, is_latest: false },
      { version: 2, is_latest: true },
    ]);
  });

  it('updates its URLs, including images, when the server’s port changes, without new article versions', async () => {
    const { db } = database();
    const elsewhere = 'http://localhost:9191';
    const versions = () => db.selectFrom('item_version').select(['item_id', 'version']).orderBy('item_id').execute();
    const addresses = async () => {
      const rows = await db.selectFrom('item_version').select(['url', 'image_url', 'body_html']).execute();
      return rows.flatMap((row) => [
        row.url,
        row.image_url,
        ...(row.body_html.match(/http:[^"]*\/demo\/[^"]*/g) ?? []),
      ]);
    };
    const before = await versions();
    await updateDemoUrls(db, elsewhere);
    const urls = await db.selectFrom('feed').select('url').execute();
    expect(urls.filter(({ url }) => url.startsWith(`${elsewhere}/demo/feeds/`))).toHaveLength(14);
    const moved = (await addresses()).filter((address) => address?.includes('/demo/'));
    expect(moved.length).toBeGreaterThan(100);
    expect(moved.filter((address) => !address?.startsWith(elsewhere))).toEqual([]);

    // Read the feeds again from the new port.
    const there = fastify();
    demoRoutes(there, { clock: () => now, firstStart, baseUrl: elsewhere, wireIntervalMinutes });
    const at = `http://localhost:${new URL(await there.listen({ port: 0, host: 'localhost' })).port}`;
    await db
      .updateTable('feed')
      .set({ url: sql`replace(url, ${elsewhere}::text, ${at}::text)`, next_read_at: now })
      .where('url', 'like', `${elsewhere}/demo/%`)
      .execute();
    expect(await readDueChannels()).toBeGreaterThan(10);
    await there.close();
    expect(await versions()).toEqual(before);
  });
});

describe('prepareDemo', () => {
  it('returns the accounts at the first start only, and finds the same demo at the next start', async () => {
    const own = await createTestDatabase();
    try {
      const config = { ...testConfig(), demo: { enabled: true, wireMinutes: 5 } };
      const first = await prepareDemo(own.db, config, firstStart);
      expect(first?.firstStart).toEqual(firstStart);
      expect(first?.lines.join('\n')).toMatch(/admin@demo\.watchdesk\.example +[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4} /);
      expect(await prepareDemo(own.db, config, minutesLater(60))).toEqual({ firstStart, lines: [] });
    } finally {
      await own.drop();
    }
  });

  it('seeds no database that has a department, and none if the demo is disabled', async () => {
    const own = await createTestDatabase();
    try {
      expect(
        await prepareDemo(own.db, { ...testConfig(), demo: { enabled: false, wireMinutes: 5 } }, firstStart),
      ).toBeUndefined();
      await own.db.insertInto('realm').values({ id: 'real', name: 'Real' }).execute();
      await own.db
        .insertInto('department')
        .values({ realm_id: 'real', name: 'Real', max_seats: 1, max_channels: 1, settings: '{}' })
        .execute();
      expect(
        await prepareDemo(own.db, { ...testConfig(), demo: { enabled: true, wireMinutes: 5 } }, firstStart),
      ).toBeUndefined();
      expect(await own.db.selectFrom('topic').select('id').execute()).toEqual([]);
    } finally {
      await own.drop();
    }
  });
});
