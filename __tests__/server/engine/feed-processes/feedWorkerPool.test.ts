import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isAlive } from '@server/db/embedded/cluster';
import { feedErrorTexts } from '@server/engine/feeds/feedError';
import { forkFeedProcess, type StartFeedProcess } from '@server/engine/feed-processes/feedProcess';
import { inlineFeedWorker } from '@server/engine/feed-processes/feedWorker';
import { FeedWorkerPool } from '@server/engine/feed-processes/feedWorkerPool';
import { parseFeed } from '@server/engine/feeds/parseFeed';
import { BuiltPrograms } from '../../../support/server/builtPrograms';
import { until } from '../../../support/server/until';

/** The process is built as for the server; other tests use programs that never respond. */
let built: BuiltPrograms;
let pool: FeedWorkerPool;
const folder = mkdtempSync(path.join(tmpdir(), 'watchdesk-feeds-'));
let programs = 0;

const document = (text: string | Buffer) => ({
  bytes: Buffer.from(text),
  contentType: '',
  url: 'https://x.example/feed',
  receivedAt: new Date('2026-11-20T12:00:00Z'),
});
const startBuilt: StartFeedProcess = (memoryMb) => forkFeedProcess(built.at('feed.worker'), memoryMb);

function starting(code: string): StartFeedProcess {
  const program = path.join(folder, `${(programs += 1)}.cjs`);
  writeFileSync(program, code);
  // Jest takes a report of exceeded memory for its own worker's.
  return (memoryMb) => forkFeedProcess(program, memoryMb, 'ignore');
}

/** Starts a process that runs `code` for each document. */
const running = (code: string): StartFeedProcess =>
  starting(
    `process.on('disconnect', () => process.exit());
     process.on('message', ({ document }) => { const text = Buffer.from(document.bytes).toString(); ${code} });
     process.send({ kind: 'ready' });`,
  );
const answering = `process.send({ kind: 'parsed', feed: { kind: 'notAFeed', isPage: false, suggestions: [] } })`;

beforeAll(() => {
  built = new BuiltPrograms('feeds', ['server/engine/feed-processes/feed.worker.ts']);
}, 120_000);
afterEach(() => pool.stop());
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test.each(['atom-1.0.xml', 'rss-modules.xml', 'feed-1.1.json.txt', 'page.html.txt'])(
  'a process parses %s as the calling one does',
  async (name) => {
    pool = new FeedWorkerPool(startBuilt);
    const feed = document(readFileSync(path.join(__dirname, '../feeds/fixtures', name)));
    expect(await pool.parse(feed)).toEqual(await parseFeed(feed));
  },
  60_000,
);

test('a process reads news as the calling one does, and says where it is not readable', async () => {
  pool = new FeedWorkerPool(startBuilt);
  const news = (text: string) => ({ bytes: Buffer.from(text), contentType: '', receivedAt: document('').receivedAt });
  const ninjs = news('{"uri": "urn:a", "headline": "Numbat census ends", "body_text": "It ended."}');
  const read = await pool.readNews(ninjs);
  expect(read).toEqual(await inlineFeedWorker.readNews(ninjs));
  expect(read).toMatchObject({
    kind: 'news',
    documents: [{ item: { guid: 'urn:a', headline: 'Numbat census ends' } }],
  });
  expect(await pool.readNews(news('{"headline": '))).toEqual({
    kind: 'unreadable',
    reason: expect.stringMatching(/^Line 1, column /),
  });
}, 60_000);

test('a document that takes too long ends its process, and the next one gets a new process', async () => {
  pool = new FeedWorkerPool(running(`while (text === 'endless') {} ${answering}`));
  const ended = await Promise.allSettled([
    pool.parse(document('endless')),
    pool.parse(document('endless')),
    pool.parse(document('endless')),
    pool.parse(document('honest')),
  ]);
  const refused = { status: 'rejected', reason: { code: 'TOO_COMPLEX', message: feedErrorTexts.TOO_COMPLEX } };
  expect(ended).toMatchObject([refused, refused, refused, { status: 'fulfilled' }]);
}, 60_000);

test('a document that takes too much memory ends its process, and the next one gets a new process', async () => {
  pool = new FeedWorkerPool(
    running(`const kept = []; while (text === 'huge') kept.push(new Array(1000).fill(kept.length)); ${answering}`),
  );
  await expect(pool.parse(document('huge'))).rejects.toMatchObject({ code: 'TOO_COMPLEX' });
  expect(await pool.parse(document('small'))).toMatchObject({ kind: 'notAFeed' });
}, 60_000);

test('a canceled computation stops waiting for a process', async () => {
  pool = new FeedWorkerPool(running('/* never responds */'));
  const busy = Promise.allSettled([pool.parse(document('')), pool.parse(document(''))]);
  const gone = new AbortController();
  const begin = jest.fn();
  const waiting = pool.parse(document(''), { signal: gone.signal, begin });
  gone.abort();
  await expect(waiting).rejects.toMatchObject({ code: 'ABORTED' });
  expect(begin).not.toHaveBeenCalled();
  await pool.stop();
  await busy;
}, 60_000);

test('a process that fails is reported, and the next document gets a new process', async () => {
  pool = new FeedWorkerPool(running(`if (text === 'broken') process.exit(7); else ${answering}`));
  await expect(pool.parse(document('broken'))).rejects.toThrow('ended with code 7');
  expect(await pool.parse(document('honest'))).toMatchObject({ kind: 'notAFeed' });
}, 60_000);

test("a process that can't be started is reported and retried for the next document", async () => {
  let starts = 0;
  pool = new FeedWorkerPool((memoryMb) => {
    starts += 1;
    return (starts === 1 ? starting('process.exit(3)') : running(answering))(memoryMb);
  });
  await expect(pool.parse(document(''))).rejects.toThrow('ended with code 3');
  expect(await pool.parse(document(''))).toMatchObject({ kind: 'notAFeed' });
}, 60_000);

test("stopping ends a process that doesn't respond", async () => {
  const begun = path.join(folder, 'begun');
  pool = new FeedWorkerPool(
    running(`require('node:fs').writeFileSync(${JSON.stringify(begun)}, String(process.pid)); while (true) {}`),
  );
  const outcome = expect(pool.parse(document(''))).rejects.toMatchObject({ code: 'ABORTED' });
  await until(() => existsSync(begun) && readFileSync(begun, 'utf8') !== '');
  const pid = Number(readFileSync(begun, 'utf8'));
  expect(isAlive(pid)).toBe(true);
  await pool.stop();
  await outcome;
  expect(isAlive(pid)).toBe(false);
  await expect(pool.parse(document(''))).rejects.toMatchObject({ code: 'ABORTED' });
}, 60_000);
