import sharp from 'sharp';
import { ingestItems } from '@server/articles/items/ingest';
import { readArticle } from '@server/articles/items/visibleArticles';
import { toArticle } from '@server/articles/items/toArticle';
import { leaseChannel } from '@server/channels/reading/feedState';
import { loadFeedImages } from '@server/channels/reading/loadFeedImages';
import { readChannel } from '@server/channels/reading/readChannel';
import { inlineFeedWorker } from '@server/engine/feed-processes/feedWorker';
import { useTestDatabase } from '../../../support/server/database';
import { createChannel } from '../../../support/server/feedBuilders';
import { testConfig } from '../../../support/server/testApp';
import { createDepartment, createUser, type BuiltDepartment } from '../../../support/server/userBuilders';
import { startNastyServer, type NastyServer } from './hostileServer';

const database = useTestDatabase();
const day = 24 * 60 * 60_000;
let now: Date;
let server: NastyServer;
let department: BuiltDepartment;
let channelId: string;
/** What the server has by path; absent: 404. */
let pictures: Record<string, Buffer>;
let imageUrl: string;

beforeAll(async () => {
  server = await startNastyServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  now = new Date('2026-11-20T12:00:00Z');
  await database().db.deleteFrom('feed').execute();
  department = await createDepartment(database().db);
  channelId = (await createChannel(database().db, department, { url: `${server.origin}/feed` })).id;
  pictures = { '/logo.png': await picture(600, 300) };
  imageUrl = '/logo.png';
  server.requests.length = 0;
  server.answer((request, response) => {
    if (request.url === '/feed') response.end(feed());
    else if (pictures[request.url ?? '']) response.end(pictures[request.url ?? '']);
    else response.writeHead(404).end();
  });
});

const picture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#1c6e5a' } })
    .png()
    .toBuffer();

function feed(): string {
  const image = imageUrl === '' ? '' : `<image><url>${imageUrl}</url></image>`;
  const item = '<item><guid>a</guid><title>An article</title></item>';
  return `<rss version="2.0"><channel><title>Wire</title><link>${server.origin}/</link>${image}${item}</channel></rss>`;
}

async function read(): Promise<void> {
  const { db } = database();
  const channel = await leaseChannel(db, { now, until: new Date(now.getTime() + day), sourceId: channelId });
  if (!channel) throw new Error('not leased');
  await readChannel(db, channel, {
    policy: { allowedAddresses: [server.origin], userAgent: 'test' },
    now: () => now,
    random: () => 0,
    worker: inlineFeedWorker,
    storeItems: ingestItems,
  });
}

/** Loads all pictures that are due, and returns the requested paths. */
async function load(allowedOrigins = [server.origin]): Promise<string[]> {
  const { db, pool } = database();
  const config = testConfig();
  const job = loadFeedImages({
    db,
    pool,
    config: { ...config, channels: { ...config.channels, allowedOrigins } },
    clock: () => now,
    report: (error) => {
      throw error;
    },
    wakeSelf: () => undefined,
    wake: () => undefined,
  });
  server.requests.length = 0;
  while (await job.run(new AbortController().signal));
  return server.requests.map(({ path }) => path);
}

async function logo(): Promise<string | null> {
  const { db } = database();
  const item = await db.selectFrom('item').select('id').where('source_id', '=', channelId).executeTakeFirstOrThrow();
  const row = await readArticle(db, department.id, item.id);
  if (!row) throw new Error('no article');
  const { userId } = await createUser(db, department, {});
  return (await toArticle(db, { userId, departmentId: department.id }, row, null)).branding.logo;
}

const storedImages = () => database().db.selectFrom('image').select(['id', 'bytes', 'department_id']).execute();

it('is copied, made small, and the logo of the channel’s articles', async () => {
  await read();
  expect(await logo()).toBeNull();
  expect(await load()).toEqual(['/logo.png']);
  const [image] = await storedImages();
  expect(await logo()).toBe(`/cdn/images/${image?.id}`);
  expect(image?.department_id).toBe(department.id);
  expect(await sharp(image?.bytes).metadata()).toMatchObject({ format: 'png', width: 160, height: 80 });
  expect(await load()).toEqual([]);
});

it('is copied again after a month, and at once from a new address', async () => {
  await read();
  await load();
  now = new Date(now.getTime() + 31 * day);
  expect(await load()).toEqual(['/logo.png']);

  imageUrl = '/new.png';
  pictures['/new.png'] = await picture(50, 50);
  await read();
  expect(await load()).toEqual(['/new.png']);
  const images = await storedImages();
  expect(images).toHaveLength(1);
  expect(await logo()).toBe(`/cdn/images/${images[0]?.id}`);
});

it('goes when the feed has none any more, and with its channel', async () => {
  await read();
  await load();
  imageUrl = '';
  await read();
  expect(await storedImages()).toEqual([]);
  expect(await logo()).toBeNull();

  imageUrl = '/logo.png';
  await read();
  await load();
  await database().db.deleteFrom('feed').execute();
  expect(await storedImages()).toEqual([]);
});

test.each([
  ['is missing', undefined],
  ['is no picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['is larger than a megabyte', Buffer.alloc(1_100_000, 1)],
])('a picture that %s is tried again the next day, and the one before stays', async (_what, bytes) => {
  await read();
  await load();
  const before = await logo();
  delete pictures['/logo.png'];
  if (bytes) pictures['/logo.png'] = bytes;
  now = new Date(now.getTime() + 31 * day);
  expect(await load()).toEqual(['/logo.png']);
  expect(await load()).toEqual([]);
  now = new Date(now.getTime() + 1.1 * day);
  expect(await load()).toEqual(['/logo.png']);
  expect(await logo()).toBe(before);
});

it('is not loaded from a private address', async () => {
  await read();
  expect(await load([])).toEqual([]);
  expect(await storedImages()).toEqual([]);
});
