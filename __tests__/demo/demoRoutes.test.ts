import { fastify, type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { demoRoutes } from '@demo/demoRoutes';
import type { DemoSourceId } from '@demo/newsroom/article';
import { demoSources } from '@demo/newsroom/sources';
import { parseFeed } from '@server/engine/feeds/parseFeed';
import { publishedArticles } from '../support/demo/newsroomArticles';

const demoArticles = publishedArticles();
const firstStart = new Date('2026-03-10T09:30:00.000Z');
const baseUrl = 'http://localhost:8080';
let now = firstStart;
let app: FastifyInstance;

beforeAll(async () => {
  app = fastify();
  demoRoutes(app, { clock: () => now, firstStart, baseUrl, wireIntervalMinutes: 5 });
  await app.ready();
});
afterAll(() => app.close());
beforeEach(() => {
  now = firstStart;
});

const minutesLater = (minutes: number): Date => new Date(firstStart.getTime() + minutes * 60_000);
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

async function read(id: DemoSourceId) {
  const url = `${baseUrl}/demo/feeds/${id}.xml`;
  const answer = await get(`/demo/feeds/${id}.xml`);
  const feed = await parseFeed({
    bytes: answer.rawPayload,
    contentType: String(answer.headers['content-type']),
    url,
    receivedAt: now,
  });
  if (feed.kind !== 'feed') throw new Error(`${id} is no feed`);
  return feed;
}

describe("the demo's feeds, read by the ordinary channel reader", () => {
  it.each(demoSources)('contain every article of $name with all of its metadata', async ({ id, format, name }) => {
    const feed = await read(id);
    const expected = demoArticles.filter((article) => article.source === id && article.hoursBefore !== undefined);
    expect(feed.format).toBe(format);
    expect(feed.title).toBe(name);
    expect(feed.items.map((item) => item.guid).sort()).toEqual(expected.map(({ slug }) => `demo:${slug}`).sort());
    for (const item of feed.items) {
      const article = expected.find(({ slug }) => `demo:${slug}` === item.guid);
      expect(item.url).toBe(`${baseUrl}/demo/articles/${String(article?.slug)}`);
      expect(item.author).toEqual([article?.author]);
      expect(item.language).toBe(article?.language);
      expect(item.contentCategory).toBe(article?.category);
      expect(item.image?.url).toBe(`${baseUrl}/demo/images/${String(article?.image)}.jpg?w=1200`);
      expect(item.categories).toEqual([]);
      expect(item.metadata).toEqual({
        organization: article?.organization ?? [],
        location: article?.location ?? [],
        industry: article?.industry ?? [],
        subject: article?.subject ?? [],
        indication: article?.indication ?? [],
        drugclass: article?.drugClass ?? [],
        phase: article?.phase ?? [],
        keyword: article?.keywords ?? [],
      });
      expect(item.published).toBe(
        new Date(
          Math.floor(
            (firstStart.getTime() - Number(article?.hoursBefore) * 3_600_000) / (format === 'rss' ? 1000 : 1),
          ) * (format === 'rss' ? 1000 : 1),
        ).toISOString(),
      );
      expect(item.html).toMatch(/^<figure><img [^>]*src="http:\/\/localhost:8080\/demo\/images\//);
      expect(item.wordCount).toBeGreaterThanOrEqual(100);
    }
  });

  it('publish the articles of the wire one by one', async () => {
    const released = async (): Promise<number> => {
      const feeds = await Promise.all(demoSources.map(({ id }) => get(`/demo/feeds/${id}.xml`)));
      return feeds.reduce((count, { body }) => count + body.split(/<item>|<entry /).length - 1, 0);
    };
    const past = demoArticles.filter((article) => article.wire === undefined).length;
    expect(await released()).toBe(past);
    now = minutesLater(1);
    expect(await released()).toBe(past + 1);
    now = minutesLater(24);
    expect(await released()).toBe(past + 5);
    now = minutesLater(5 * 200);
    expect(await released()).toBe(demoArticles.length);
  });

  it('replace an article under the same guid once its correction is due', async () => {
    const guid = 'demo:ihc-antimicrobial-report';
    const find = async () => (await read('world-health-desk')).items.find((item) => item.guid === guid);
    const before = await find();
    now = minutesLater(60);
    const after = await find();
    expect(before?.text).toContain('Yet 19 countries');
    expect(after?.text).toContain('Yet 21 countries');
    expect(after?.contentHash).not.toBe(before?.contentHash);
    expect(after?.published).toBe(before?.published);
    expect(after?.updated).toBe(new Date(firstStart.getTime() + 0.2 * 3_600_000).toISOString());
  });

  it('return 304 to a client with the current ETag, and the new feed once it changes', async () => {
    const url = '/demo/feeds/meridian-pharma-wire.xml';
    const first = await get(url);
    const etag = String(first.headers.etag);
    const since = String(first.headers['last-modified']);
    expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(304);
    expect((await get(url, { 'if-none-match': `W/${etag}` })).statusCode).toBe(304);
    expect((await get(url, { 'if-modified-since': since })).statusCode).toBe(304);
    now = minutesLater(0.4);
    expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(304);
    now = minutesLater(1);
    expect((await get(url, { 'if-none-match': etag, 'if-modified-since': since })).statusCode).toBe(200);
    expect((await get(url, { 'if-modified-since': since })).statusCode).toBe(200);
  });
});

describe("the demo's pages", () => {
  it('show an article and a notice that it is fiction, and run no scripts', async () => {
    const answer = await get('/demo/articles/castellorn-cpp-memory-safety');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('This is fiction');
    expect(answer.body).toContain('<h1>Castellorn will rewrite no C++ that works, and start nothing new in it</h1>');
    expect(answer.headers['content-security-policy']).toMatch(
      /^default-src 'none'; img-src 'self'; style-src 'sha256-/,
    );
  });

  it('link the feed on the home page of a source', async () => {
    const page = await get('/demo/sources/the-clinical-post');
    const found = await parseFeed({
      bytes: page.rawPayload,
      contentType: 'text/html',
      url: `${baseUrl}/demo/sources/x`,
      receivedAt: now,
    });
    expect(found).toMatchObject({
      kind: 'notAFeed',
      suggestions: [{ url: `${baseUrl}/demo/feeds/the-clinical-post.xml` }],
    });
  });

  it('return 404 for an article of the wire before its time', async () => {
    const slug = demoArticles.find((article) => article.wire === 1)?.slug ?? '';
    expect((await get(`/demo/articles/${slug}`)).statusCode).toBe(404);
    now = minutesLater(1);
    expect((await get(`/demo/articles/${slug}`)).statusCode).toBe(200);
  });

  it.each([
    '/demo/articles/none',
    '/demo/sources/none',
    '/demo/feeds/none.xml',
    '/demo/feeds/regulator-watch',
    '/demo/images/none.jpg',
    '/demo/images/__proto__.jpg',
  ])('returns 404 for %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe("the demo's pictures", () => {
  it('are JPEGs of the requested width, or the next larger one', async () => {
    const size = async (query: string) => sharp((await get(`/demo/images/dna.jpg${query}`)).rawPayload).metadata();
    expect(await size('')).toMatchObject({ format: 'jpeg', width: 1200, height: 675 });
    expect(await size('?w=640')).toMatchObject({ format: 'jpeg', width: 640, height: 360 });
    expect(await size('?w=641')).toMatchObject({ width: 800 });
    expect(await size('?w=99999999')).toMatchObject({ width: 1200 });
    expect(await size('?w=nonsense')).toMatchObject({ width: 1200 });
  });
});
