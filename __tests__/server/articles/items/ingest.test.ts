import { ingestItems } from '@server/articles/items/ingest';
import { connect } from '@server/db/connect';
import { createDepartment, type BuiltDepartment } from '../../../support/server/userBuilders';
import { useTestDatabase } from '../../../support/server/database';
import { createChannel, feedItem } from '../../../support/server/feedBuilders';

const database = useTestDatabase();
const receivedAt = new Date('2026-11-20T12:00:00Z');
let department: BuiltDepartment;
let sourceId: string;

beforeEach(async () => {
  department = await createDepartment(database().db);
  sourceId = (await createChannel(database().db, department, { name: 'Harbour Daily' })).id;
});

const ingest = (...items: ReturnType<typeof feedItem>[]) => ingestItems(database().db, { sourceId, items, receivedAt });
const versions = () =>
  database()
    .db.selectFrom('item_version as v')
    .innerJoin('item', 'item.id', 'v.item_id')
    .selectAll('v')
    .select('item.guid')
    .where('v.source_id', '=', sourceId)
    .orderBy('v.item_id')
    .orderBy('v.version')
    .execute();
const queue = () =>
  database()
    .db.selectFrom('match_queue')
    .innerJoin('item', 'item.id', 'match_queue.item_id')
    .select(['item.guid', 'match_queue.version'])
    .where('item.source_id', '=', sourceId)
    .orderBy('match_queue.id')
    .execute();

test('a new item is stored with all its data, analyzed, and queued for matching', async () => {
  const { db } = database();
  await db
    .insertInto('content_category')
    .values({ id: 'news', content_name: 'News', position: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const item = feedItem({
    guid: 'a',
    headline: 'Vaccines approved',
    author: ['Ada L.'],
    categories: ['Tag'],
    contentCategory: 'news',
    published: null,
    image: { url: 'https://i.example/a.png' },
    enclosures: [{ url: 'https://i.example/a.mp3', type: 'audio/mpeg', length: null }],
    metadata: { ...feedItem().metadata, organization: ['Orrin & Hale'], keyword: ['ORH-1'] },
  });
  expect(await ingest(item)).toEqual({ created: 1, updated: 0, unchanged: 0 });
  const [row] = await versions();
  expect(row).toMatchObject({
    version: 1,
    is_latest: true,
    department_id: department.id,
    headline: 'Vaccines approved',
    author: ['Ada L.'],
    publication: 'Harbour Daily',
    published: receivedAt,
    category_id: 'news',
    image_url: 'https://i.example/a.png',
    media: [{ url: 'https://i.example/a.mp3', type: 'audio/mpeg' }],
    url: 'https://news.example/a',
  });
  expect(row?.metadata).toMatchObject({ organization: ['Orrin & Hale'], keyword: ['ORH-1', 'Tag'] });
  expect(row?.vector).toContain('vaccin');
  expect(await queue()).toEqual([{ guid: 'a', version: 1 }]);
  const feed = await db
    .selectFrom('feed')
    .select('item_count')
    .where('source_id', '=', sourceId)
    .executeTakeFirstOrThrow();
  expect(feed.item_count).toBe(1);
});

test('reading an unchanged item again has no effect; a changed item gets a new version', async () => {
  await ingest(feedItem({ guid: 'a' }), feedItem({ guid: 'b', headline: 'B' }));
  expect(await ingest(feedItem({ guid: 'a', published: null }), feedItem({ guid: 'b', headline: 'B' }))).toEqual({
    created: 0,
    updated: 0,
    unchanged: 2,
  });
  expect(await ingest(feedItem({ guid: 'a', text: 'Corrected words.', published: null }))).toEqual({
    created: 0,
    updated: 1,
    unchanged: 0,
  });
  const rows = (await versions()).filter(({ guid }) => guid === 'a');
  expect(
    rows.map(({ version, is_latest, body_text, published }) => ({
      version,
      is_latest,
      body_text,
      published: published.toISOString(),
    })),
  ).toEqual([
    { version: 1, is_latest: false, body_text: 'Some words about it.', published: '2026-11-20T08:00:00.000Z' },
    { version: 2, is_latest: true, body_text: 'Corrected words.', published: '2026-11-20T08:00:00.000Z' },
  ]);
  expect(await queue()).toEqual([
    { guid: 'a', version: 1 },
    { guid: 'b', version: 1 },
    { guid: 'a', version: 2 },
  ]);
  const item = await database()
    .db.selectFrom('item')
    .select('latest_version')
    .where('guid', '=', 'a')
    .where('source_id', '=', sourceId)
    .executeTakeFirstOrThrow();
  expect(item.latest_version).toBe(2);
});

test('a feed that gives its items new ids creates no duplicates', async () => {
  const url = 'https://news.example/one';
  await ingest(feedItem({ guid: 'http://news.example/one', url }));
  expect(await ingest(feedItem({ guid: 'https://news.example/one', url }))).toMatchObject({ created: 0, updated: 0 });
  expect(await ingest(feedItem({ guid: 'https://news.example/one', url, text: 'Now changed.' }))).toMatchObject({
    created: 0,
    updated: 1,
  });
  expect((await versions()).map(({ guid, version }) => [guid, version])).toEqual([
    ['https://news.example/one', 1],
    ['https://news.example/one', 2],
  ]);
});

test('the same content at two URLs gives two items', async () => {
  expect(await ingest(feedItem({ guid: 'a' }), feedItem({ guid: 'b' }))).toMatchObject({ created: 2 });
});

test('two departments that read the same feed have separate items', async () => {
  const other = await createDepartment(database().db);
  const otherChannel = await createChannel(database().db, other);
  await ingest(feedItem({ guid: 'a' }));
  expect(
    await ingestItems(database().db, { sourceId: otherChannel.id, items: [feedItem({ guid: 'a' })], receivedAt }),
  ).toMatchObject({ created: 1 });
});

test('a removed source stores nothing', async () => {
  await database().db.updateTable('source').set({ removed_at: receivedAt }).where('id', '=', sourceId).execute();
  expect(await ingest(feedItem())).toMatchObject({ created: 0 });
  expect(await versions()).toEqual([]);
});

test('items that several processes store concurrently are stored once', async () => {
  const connections = Array.from({ length: 4 }, () => connect(database().url, { name: 'another process' }));
  const first = Array.from({ length: 40 }, (_, index) =>
    feedItem({ guid: `g${String(index)}`, text: `Words ${String(index)}` }),
  );
  const second = first.map((item, index) =>
    index % 2 ? item : feedItem({ guid: item.guid, text: `Other words ${String(index)}` }),
  );
  try {
    const run = (items: typeof first) =>
      Promise.all(connections.map(({ db }) => ingestItems(db, { sourceId, items, receivedAt })));
    const created = await run(first);
    expect(created.reduce((sum, result) => sum + result.created, 0)).toBe(40);
    const updated = await run(second);
    expect(updated.reduce((sum, result) => sum + result.updated, 0)).toBe(20);
    expect(await versions()).toHaveLength(60);
    expect(await queue()).toHaveLength(60);
    expect((await versions()).filter(({ is_latest }) => is_latest)).toHaveLength(40);
  } finally {
    await Promise.all(connections.map((connection) => connection.close()));
  }
});

test('items with characters that databases reject are stored', async () => {
  const nasty = feedItem({
    guid: `'";\\ ${'x'.repeat(300)}`,
    headline: "Robert'); DROP TABLE item; -- \\ ' : & | ! <> (",
    text: `${'word '.repeat(30_000)} 'quoted' \\back ${'y'.repeat(3_000)}`,
    language: 'xx',
  });
  expect(await ingest(nasty)).toMatchObject({ created: 1 });
});
