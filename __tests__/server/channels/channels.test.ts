import type { BuiltDepartment } from '../../support/server/userBuilders';
import { feedItem } from '../../support/server/feedBuilders';
import { startTestApp, type SignedIn, type TestApp } from '../../support/server/testApp';
import { makeTopic, topicBody } from '../../support/server/topicBuilders';
import { FeedError } from '@server/engine/feeds/feedError';
import { until } from '../../support/server/until';
import { ingestItems } from '@server/articles/items/ingest';
import { startNastyServer, type NastyServer } from './reading/hostileServer';

const path = '/iam/v1/department/channels';
let feeds: NastyServer;
let server: TestApp;
let department: BuiltDepartment;
let admin: SignedIn;
let user: SignedIn;
let stranger: SignedIn;

beforeAll(async () => {
  feeds = await startNastyServer();
  server = await startTestApp({
    config: { channels: { allowedOrigins: [feeds.origin], excludedDomains: ['rival.example'] } },
  });
  await server.deps.db
    .insertInto('content_category')
    .values([
      { id: 'news', content_name: 'News', position: 1 },
      { id: 'markets', content_name: 'Markets', position: 2 },
    ])
    .execute();
});
beforeEach(async () => {
  department = await server.department({ channelPrefix: 'DEMO ', maxChannels: 4 });
  admin = await server.person(department, { admin: true });
  user = await server.person(department);
  stranger = await server.person(await server.department(), { admin: true });
  feeds.answer((_request, response) =>
    response.end('<rss><channel><title>Wire</title><item><guid>1</guid><title>One</title></item></channel></rss>'),
  );
});
afterAll(() => Promise.all([server.close(), feeds.close()]));

const wish = (parts: Record<string, unknown> = {}) => ({
  category: 'news',
  name: 'Harbour Daily',
  url: `${feeds.origin}/wire`,
  ...parts,
});
/** Adds a channel; by default all of them read the same feed. */
const create = (parts: Record<string, unknown> = {}, who = admin) =>
  server.call(who, 'POST', path, wish({ allowDuplicate: true, ...parts }));
const list = async (query = '', who = admin) => (await server.call(who, 'GET', path + query)).body;
const names = async (query = '') => (await list(query)).channels.map(({ name }: { name: string }) => name);

describe('a channel with the address of another one', () => {
  const message = 'The channel “DEMO Harbour Daily” already has this URL.';

  it.each([
    ['the same address', (url: string) => url],
    ['a slash at its end', (url: string) => `${url}/`],
    ['a fragment', (url: string) => `${url}#top`],
    ['upper case in its scheme and host', (url: string) => url.replace('http://', 'HTTP://')],
  ])('is refused with the other’s name: %s', async (_what, change) => {
    await create();
    const { status, body } = await create({
      name: 'Again',
      url: change(`${feeds.origin}/wire`),
      allowDuplicate: false,
    });
    expect([status, body]).toEqual([
      409,
      { errorCode: 'CHANNEL_DUPLICATE', errorMessage: message, fields: { url: message } },
    ]);
    expect(await names()).toEqual(['DEMO Harbour Daily']);
  });

  it('is added with allowDuplicate, and can be renamed afterwards', async () => {
    await create();
    const { status, body } = await create({ name: 'Again', allowDuplicate: true });
    expect(status).toBe(200);
    expect((await server.call(admin, 'PUT', `${path}/${body.id}`, wish({ name: 'Renamed' }))).status).toBe(200);
    expect(await names()).toEqual(['DEMO Harbour Daily', 'DEMO Renamed']);
  });

  it('is refused when a channel is changed to it without allowDuplicate', async () => {
    await create();
    const { body } = await create({ name: 'Other', url: `${feeds.origin}/other` });
    const change = (parts: object) =>
      server.call(admin, 'PUT', `${path}/${body.id}`, wish({ name: 'Other', ...parts }));
    expect((await change({})).body.errorCode).toBe('CHANNEL_DUPLICATE');
    expect((await change({ allowDuplicate: true })).status).toBe(200);
  });

  it('is no duplicate if its query differs, or the other is another department’s or removed', async () => {
    const { body } = await create();
    expect(
      (await create({ name: 'Sports', url: `${feeds.origin}/wire?topic=sports`, allowDuplicate: false })).status,
    ).toBe(200);
    await server.call(admin, 'DELETE', `${path}/${body.id}`);
    expect((await create({ allowDuplicate: false })).status).toBe(200);
    expect((await create({ allowDuplicate: false }, stranger)).status).toBe(200);
  });
});

describe('adding a channel', () => {
  it.each(['notrival.example', 'rival.example.org', 'rival.examples.org'])(
    'does not take %s for the excluded domain rival.example',
    async (host) => {
      feeds.answer((_request, response) => response.writeHead(503).end());
      const { status, body } = await create({ url: `${feeds.origin}/from/${host}/rss` });
      expect([status, body.errorCode]).toEqual([200, undefined]);
    },
  );

  it('stores the channel with the department’s prefix, reads it at once, and returns its health', async () => {
    const { status, body } = await create({ name: '  Harbour Daily ', contentOwner: 'Desk' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: expect.stringMatching(/^chnl\d+$/),
      category: 'news',
      categoryName: 'News',
      name: 'DEMO Harbour Daily',
      channelName: 'Harbour Daily',
      url: `${feeds.origin}/wire`,
      contentOwner: 'Desk',
      type: 'CHANNEL',
      package: false,
      health: { state: 'healthy', items: 1, failures: 0, lastError: null },
    });
    expect(body.id).toBe(`chnl${String(body.number)}`);
    expect((await server.call(admin, 'GET', `${path}/${String(body.id)}`)).body).toEqual(body);
  });

  it('saves a channel whose feed is unreachable and shows it as failing', async () => {
    feeds.answer((_request, response) => response.writeHead(503).end());
    const { status, body } = await create();
    expect(status).toBe(200);
    expect(body.health).toMatchObject({
      state: 'failing',
      failures: 1,
      lastError: 'The server responded with status 503.',
      lastSuccessAt: null,
    });
  });

  it('responds while a feed is waiting to be parsed, and reads it anyway', async () => {
    let takeTurn = (): void => undefined;
    const turn = new Promise<void>((resolve) => {
      takeTurn = resolve;
    });
    const { feedWorker } = server.deps;
    const { parse } = feedWorker;
    feedWorker.parse = async (document, given) => {
      await turn;
      if (given?.signal?.aborted === true) throw new FeedError('ABORTED');
      return parse(document, given);
    };
    try {
      const { body } = await create();
      expect(body.health).toMatchObject({ state: 'waiting', failures: 0, items: 0 });
      takeTurn();
      const health = async () => (await server.call(admin, 'GET', `${path}/${String(body.id)}`)).body.health;
      await until(async () => (await health()).state === 'healthy');
      expect(await health()).toMatchObject({ items: 1, failures: 0, lastError: null });
    } finally {
      feedWorker.parse = parse;
    }
  });

  it('shows a channel as failing if the process died during its last reading', async () => {
    const { body } = await create();
    await server.deps.db.updateTable('feed').set({ failures: 1 }).where('source_id', '=', body.id).execute();
    const { health } = (await server.call(admin, 'GET', `${path}/${String(body.id)}`)).body;
    expect(health).toMatchObject({ state: 'failing', lastError: 'The last check didn’t finish.' });
  });

  it.each([
    [{ name: '  ' }, 'VALIDATION', { name: 'Channel Name is required field' }],
    [{ name: 'x'.repeat(61) }, 'VALIDATION', { name: 'Maximum length is 60 characters.' }],
    [{ name: 'demo News' }, 'CHANNEL_PREFIX', { name: "Channel Name can't start with customer prefix" }],
    [{ category: '' }, 'VALIDATION', { category: 'Category is required field' }],
    [{ category: 'unheard-of' }, 'VALIDATION', { category: 'Category is required field' }],
    [{ url: '' }, 'VALIDATION', { url: 'URL is required field' }],
    [{ url: 'no address' }, 'CHANNEL_URL', { url: 'Please provide a valid url' }],
    [{ url: 'javascript:alert(1)' }, 'CHANNEL_URL', { url: 'Please provide a valid url' }],
    [{ url: 'file:///etc/passwd' }, 'CHANNEL_URL', { url: 'Please provide a valid url' }],
    [{ url: 'http://169.254.169.254/' }, 'CHANNEL_URL', { url: 'The address is in a private network.' }],
    [{ url: 'http://2130706433/' }, 'CHANNEL_URL', { url: 'The address is in a private network.' }],
    [{ url: 'https://feeds.RIVAL.example/rss' }, 'CHANNEL_EXCLUDED', { url: 'URL can not contain provided domain' }],
    [{ url: 'https://rival.example./rss' }, 'CHANNEL_EXCLUDED', { url: 'URL can not contain provided domain' }],
    [
      { url: 'https://proxy.example/?feed=https%3A%2F%2Fwww.rival.example%2Frss' },
      'CHANNEL_EXCLUDED',
      { url: 'URL can not contain provided domain' },
    ],
    [{ name: '', url: '' }, 'VALIDATION', { name: 'Channel Name is required field', url: 'URL is required field' }],
  ])('rejects %j', async (parts, errorCode, fields) => {
    const { status, body } = await create(parts);
    expect(status).toBe(400);
    expect(body).toMatchObject({ errorCode, errorMessage: Object.values(fields)[0], fields });
    expect((await list()).total).toBe(0);
  });

  it('accepts a name of 60 characters and a name that only resembles the prefix', async () => {
    expect((await create({ name: 'x'.repeat(60) })).status).toBe(200);
    expect((await create({ name: 'Demographics' })).body.name).toBe('DEMO Demographics');
  });

  it('never exceeds the maximum number of channels, even with concurrent additions', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => create({ name: `Channel ${String(index)}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ errorCode: 'CHANNELS_FULL' });
    expect(await list()).toMatchObject({ channelTotal: 4, maxChannels: 4 });
  });
});

describe('the list of channels', () => {
  it('can be filtered, sorted, and paged, and contains the department’s own channels only', async () => {
    await create({ name: 'beta', category: 'markets' });
    feeds.answer((_request, response) => response.writeHead(500).end());
    await create({ name: 'Alpha' });
    await create({ name: 'gamma 100%' }, stranger);
    expect(await names()).toEqual(['DEMO Alpha', 'DEMO beta']);
    expect(await names('?sort=name&order=desc')).toEqual(['DEMO beta', 'DEMO Alpha']);
    expect(await names('?sort=category')).toEqual(['DEMO beta', 'DEMO Alpha']);
    expect(await names('?sort=health')).toEqual(['DEMO Alpha', 'DEMO beta']);
    expect(await names('?query=ALPH')).toEqual(['DEMO Alpha']);
    expect(await names('?query=market')).toEqual(['DEMO beta']);
    expect(await names('?query=%25')).toEqual([]);
    expect(await names(`?query=${encodeURIComponent('Älpha')}`)).toEqual(['DEMO Alpha']);
    expect(await list('?start=1&limit=1')).toMatchObject({ total: 2, channels: [{ name: 'DEMO beta' }] });
  });
});

describe('changing a channel', () => {
  it('keeps the content owner if a change omits it, and clears it if the change is empty', async () => {
    const { body: made } = await create({ contentOwner: 'Desk' });
    const change = async (parts: Record<string, unknown>) =>
      (await server.call(admin, 'PUT', `${path}/${String(made.id)}`, wish(parts))).body;
    expect(await change({ name: 'Evening' })).toMatchObject({ name: 'DEMO Evening', contentOwner: 'Desk' });
    expect(await change({ contentOwner: ' Night desk ' })).toMatchObject({ contentOwner: 'Night desk' });
    expect(await change({ contentOwner: '' })).toMatchObject({ contentOwner: '' });
  });

  it('keeps the health while the URL is unchanged, and resets it when the URL changes', async () => {
    feeds.answer((_request, response) =>
      response.setHeader('etag', '"one"').end('<rss><channel><title>Wire</title></channel></rss>'),
    );
    const { body: made } = await create();
    feeds.requests.length = 0;
    const renamed = await server.call(
      admin,
      'PUT',
      `${path}/${String(made.id)}`,
      wish({ name: 'Evening', category: 'markets' }),
    );
    expect(renamed.body).toMatchObject({ name: 'DEMO Evening', categoryName: 'Markets', health: made.health });
    expect(feeds.requests).toHaveLength(0);
    feeds.answer((_request, response) => response.writeHead(404).end());
    const moved = await server.call(
      admin,
      'PUT',
      `${path}/${String(made.id)}`,
      wish({ url: `${feeds.origin}/elsewhere` }),
    );
    expect(moved.body).toMatchObject({
      url: `${feeds.origin}/elsewhere`,
      health: { state: 'failing', lastError: 'The server couldn’t find this address (404).' },
    });
    const kept = await server.deps.db
      .selectFrom('feed')
      .select('etag')
      .where('source_id', '=', String(made.id))
      .executeTakeFirst();
    expect(kept).toEqual({ etag: null });
  });

  it('rejects what adding rejects', async () => {
    const { body } = await create();
    expect(await server.call(admin, 'PUT', `${path}/${String(body.id)}`, wish({ name: 'DEMO x' }))).toMatchObject({
      status: 400,
      body: { errorCode: 'CHANNEL_PREFIX' },
    });
  });
});

describe('removing channels', () => {
  it('names the topics that lose the channel and keeps its articles', async () => {
    const { db } = server.deps;
    const { body } = await create();
    await ingestItems(db, { sourceId: body.id, items: [feedItem()], receivedAt: new Date() });
    const topic = await makeTopic(server, user, { ...topicBody(), name: 'Watched' });
    await db.insertInto('topic_source').values({ topic_id: topic, source_id: body.id }).execute();
    const losing = { status: 'ok', topics: [{ id: topic, name: 'Watched' }] };
    expect((await server.call(admin, 'POST', `${path}/topics`, { ids: [body.id] })).body).toEqual(losing);
    expect((await server.call(admin, 'DELETE', `${path}/${String(body.id)}`)).body).toEqual(losing);
    expect((await server.call(admin, 'GET', `${path}/${String(body.id)}`)).status).toBe(404);
    expect(await list()).toMatchObject({ total: 0, channelTotal: 1 });
    const articles = await db.selectFrom('item').select('id').where('source_id', '=', body.id).execute();
    expect(articles).toHaveLength(2);
  });

  it('names each topic once if it loses several channels', async () => {
    const { db } = server.deps;
    const ids: string[] = [(await create({ name: 'a' })).body.id, (await create({ name: 'b' })).body.id];
    const both = await makeTopic(server, user, { ...topicBody(), name: 'Both' });
    const one = await makeTopic(server, admin, { ...topicBody(), name: 'a single one' });
    await makeTopic(server, user, { ...topicBody(), name: 'Neither' });
    const rows = [...ids.map((id) => ({ topic_id: both, source_id: id })), { topic_id: one, source_id: ids[0] ?? '' }];
    await db.insertInto('topic_source').values(rows).execute();
    const topics = [
      { id: one, name: 'a single one' },
      { id: both, name: 'Both' },
    ];
    expect((await server.call(admin, 'POST', `${path}/topics`, { ids })).body).toEqual({ status: 'ok', topics });
    const foreign: string = (await create({}, stranger)).body.id;
    expect((await server.call(admin, 'POST', `${path}/topics`, { ids: [...ids, foreign] })).status).toBe(404);
  });

  it('removes several channels all or none', async () => {
    const ids = [(await create({ name: 'a' })).body.id, (await create({ name: 'b' })).body.id];
    const foreign = (await create({}, stranger)).body.id;
    expect((await server.call(admin, 'POST', `${path}/delete`, { ids: [...ids, foreign] })).status).toBe(404);
    expect((await list()).total).toBe(2);
    expect((await server.call(admin, 'POST', `${path}/delete`, { ids })).body).toEqual({ status: 'ok', topics: [] });
    expect((await list()).total).toBe(0);
    expect((await list('', stranger)).total).toBe(1);
  });
});
