import zlib from 'node:zlib';
import { fetchFeed, type FetchPolicy } from '@server/channels/reading/fetchFeed';
import { startNastyServer, type NastyServer } from './hostileServer';

const feed = '<rss version="2.0"><channel><title>T</title></channel></rss>';
const now = new Date('2026-11-20T12:00:00Z');
let server: NastyServer;
let other: NastyServer;

beforeAll(async () => {
  server = await startNastyServer();
  other = await startNastyServer();
});
beforeEach(() => {
  server.requests.length = 0;
  other.requests.length = 0;
});
afterAll(() => Promise.all([server.close(), other.close()]));

const policy = (extra: Partial<FetchPolicy> = {}): FetchPolicy => ({
  allowedAddresses: [server.origin],
  userAgent: 'Watchdesk/test (+https://watchdesk.example)',
  now: () => now,
  ...extra,
});
const read = (path: string, extra?: Partial<FetchPolicy>) => fetchFeed({ url: server.origin + path }, policy(extra));

describe('the response of a server', () => {
  test('returns the content with its validators and freshness', async () => {
    server.answer((_request, response) => {
      response.setHeader('etag', '"v1"');
      response.setHeader('last-modified', 'Fri, 20 Nov 2026 11:00:00 GMT');
      response.setHeader('cache-control', 'public, max-age=600');
      response.setHeader('age', '100');
      response.setHeader('content-type', 'application/rss+xml; charset=utf-8');
      response.setHeader('set-cookie', 'a=b');
      response.end(feed);
    });
    const outcome = await read('/feed');
    expect(outcome).toMatchObject({
      kind: 'content',
      status: 200,
      etag: '"v1"',
      lastModified: 'Fri, 20 Nov 2026 11:00:00 GMT',
      freshSeconds: 500,
      contentType: 'application/rss+xml; charset=utf-8',
      movedTo: null,
      finalUrl: `${server.origin}/feed`,
    });
    expect(outcome.kind === 'content' && outcome.bytes.toString()).toBe(feed);
    expect(server.requests[0]?.headers).toMatchObject({
      'user-agent': 'Watchdesk/test (+https://watchdesk.example)',
      'accept-encoding': 'gzip, deflate, br',
    });
    expect(server.requests[0]?.headers.cookie).toBeUndefined();
  });

  test('returns not modified if the validators still match', async () => {
    server.answer((request, response) => {
      const known =
        request.headers['if-none-match'] === 'W/"7"' &&
        request.headers['if-modified-since'] === 'Fri, 20 Nov 2026 11:00:00 GMT';
      response.writeHead(known ? 304 : 200).end();
    });
    const outcome = await fetchFeed(
      { url: `${server.origin}/f`, etag: 'W/"7"', lastModified: 'Fri, 20 Nov 2026 11:00:00 GMT' },
      policy(),
    );
    expect(outcome.kind).toBe('notModified');
  });

  test.each([
    ['gzip', zlib.gzipSync(feed)],
    ['x-gzip', zlib.gzipSync(feed)],
    ['br', zlib.brotliCompressSync(feed)],
    ['deflate', zlib.deflateSync(feed)],
    ['deflate', zlib.deflateRawSync(feed)],
    ['gzip, br', zlib.brotliCompressSync(zlib.gzipSync(feed))],
    ['gzip', Buffer.from(feed)],
    ['identity', zlib.gzipSync(feed)],
  ])('decompresses %s', async (encoding, bytes) => {
    server.answer((_request, response) => {
      response.setHeader('content-encoding', encoding);
      response.end(bytes);
    });
    const outcome = await read('/packed');
    expect(outcome.kind === 'content' && outcome.bytes.toString()).toBe(feed);
  });

  test('returns the beginning of a truncated gzip file', async () => {
    const packed = zlib.gzipSync(feed.repeat(2_000), { level: 0 });
    server.answer((_request, response) => {
      response.setHeader('content-encoding', 'gzip');
      response.end(packed.subarray(0, packed.length / 2));
    });
    const outcome = await read('/cut');
    expect(outcome.kind === 'content' && outcome.bytes.toString().startsWith(feed)).toBe(true);
  });

  test.each([
    [404, { kind: 'failed', code: 'STATUS', message: 'The server couldn’t find this address (404).' }],
    [403, { kind: 'failed', code: 'STATUS', message: 'The server denied access (403).' }],
    [500, { kind: 'failed', code: 'STATUS', message: 'The server responded with status 500.' }],
    [410, { kind: 'gone', code: 'GONE' }],
    [503, { kind: 'retryLater', retryAfterSeconds: null, message: 'The server responded with status 503.' }],
    [429, { kind: 'retryLater', message: 'The server is getting too many requests (429).' }],
    [304, { kind: 'failed' }],
  ])('reports status %d', async (status, expected) => {
    server.answer((_request, response) => response.writeHead(status).end());
    expect(await read('/status')).toMatchObject({ status, ...expected });
  });

  test.each([
    ['120', 120],
    ['Fri, 20 Nov 2026 12:05:00 GMT', 300],
    ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
    ['soon', null],
    ['-5', null],
  ])('parses Retry-After: %s', async (value, seconds) => {
    server.answer((_request, response) => response.writeHead(503, { 'retry-after': value }).end());
    expect(await read('/later')).toMatchObject({ kind: 'retryLater', retryAfterSeconds: seconds });
  });
});

describe('redirects', () => {
  const redirects = (table: Record<string, [number, string]>) =>
    server.answer((request, response) => {
      const next = table[request.url ?? ''];
      if (next) response.writeHead(next[0], { location: next[1] }).end();
      else response.end(feed);
    });

  test('returns the new URL if all redirects are permanent', async () => {
    redirects({ '/a': [301, '/b'], '/b': [308, `${server.origin}/c`] });
    expect(await read('/a')).toMatchObject({
      kind: 'content',
      movedTo: `${server.origin}/c`,
      finalUrl: `${server.origin}/c`,
    });
  });

  test("doesn't return the new URL if one redirect is temporary", async () => {
    redirects({ '/a': [301, '/b'], '/b': [302, '/c'] });
    expect(await read('/a')).toMatchObject({ kind: 'content', movedTo: null, finalUrl: `${server.origin}/c` });
  });

  test('stops at a redirect loop', async () => {
    redirects({ '/a': [302, '/b'], '/b': [302, '/a'] });
    expect(await read('/a')).toMatchObject({ kind: 'failed', code: 'TOO_MANY_REDIRECTS' });
    expect(server.requests).toHaveLength(6);
  });

  test.each([
    ['http://169.254.169.254/latest/meta-data/', 'PRIVATE_ADDRESS'],
    ['http://[::ffff:169.254.169.254]/', 'PRIVATE_ADDRESS'],
    ['//2130706433/', 'PRIVATE_ADDRESS'],
    ['file:///etc/passwd', 'UNSUPPORTED_SCHEME'],
    ['http://user:pw@example.com/', 'CREDENTIALS_IN_URL'],
    ['http://[', 'BAD_REDIRECT'],
  ])('rejects a redirect to %s', async (target, code) => {
    redirects({ '/a': [302, target] });
    expect(await read('/a')).toMatchObject({ kind: 'failed', code });
  });

  test('rejects a redirect to another server on this machine without connecting to it', async () => {
    redirects({ '/a': [302, `${other.origin}/inside`] });
    expect(await read('/a', { ports: [other.port] })).toMatchObject({ kind: 'failed', code: 'PRIVATE_ADDRESS' });
    expect(other.requests).toHaveLength(0);
  });

  test('reports a redirect without a location', async () => {
    server.answer((_request, response) => response.writeHead(301).end());
    expect(await read('/a')).toMatchObject({ kind: 'failed', code: 'BAD_REDIRECT' });
  });
});

describe('host names', () => {
  test.each([
    [[{ address: '127.0.0.1', family: 4 }]],
    [
      [
        { address: '93.184.216.34', family: 4 },
        { address: '10.0.0.1', family: 4 },
      ],
    ],
    [[{ address: '::ffff:127.0.0.1', family: 6 }]],
  ])('rejects a name that resolves to a private network: %j', async (answers) => {
    const outcome = await fetchFeed(
      { url: `http://feeds.example:${String(server.port)}/` },
      policy({ allowedAddresses: [], ports: [server.port], resolve: () => Promise.resolve(answers) }),
    );
    expect(outcome).toMatchObject({
      kind: 'failed',
      code: 'PRIVATE_ADDRESS',
      message: 'The address is in a private network.',
    });
    expect(server.requests).toHaveLength(0);
  });

  test('rejects a redirect to a name that resolves to a private network', async () => {
    const origin = `http://rebind.example:${String(server.port)}`;
    server.answer((_request, response) => response.writeHead(302, { location: `${origin}/inside` }).end());
    const resolve = () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
    const outcome = await read('/start', { ports: [server.port], resolve });
    expect(outcome).toMatchObject({ kind: 'failed', code: 'PRIVATE_ADDRESS', finalUrl: `${origin}/inside` });
    expect(server.requests.map(({ path }) => path)).toEqual(['/start']);
  });

  test('connects to the checked address although the name resolves to another one later', async () => {
    server.answer((_request, response) => response.end(feed));
    let calls = 0;
    const origin = `http://named.example:${String(server.port)}`;
    const outcome = await fetchFeed(
      { url: `${origin}/feed` },
      policy({
        allowedAddresses: [origin],
        resolve: () => Promise.resolve([{ address: (calls += 1) === 1 ? '127.0.0.1' : '192.0.2.1', family: 4 }]),
      }),
    );
    expect(outcome.kind).toBe('content');
    expect(calls).toBe(1);
  });

  test("reports a name that doesn't exist", async () => {
    const resolve = () => Promise.reject(new Error('ENOTFOUND'));
    expect(await fetchFeed({ url: 'http://nowhere.example/' }, policy({ resolve }))).toMatchObject({
      kind: 'failed',
      code: 'UNKNOWN_HOST',
    });
  });

  test('rejects localhost', async () => {
    const outcome = await fetchFeed(
      { url: `http://localhost:${String(server.port)}/` },
      policy({ allowedAddresses: [], ports: [server.port] }),
    );
    expect(outcome).toMatchObject({ kind: 'failed', code: 'PRIVATE_ADDRESS' });
  });
});

describe('hostile servers', () => {
  test('stops reading headers that never end', async () => {
    server.answer((_request, response) => {
      response.socket?.write('HTTP/1.1 200 OK\r\nX-Slow: ');
    });
    expect(await read('/slow', { limits: { totalMilliseconds: 150 } })).toMatchObject({
      kind: 'failed',
      code: 'TIMEOUT',
    });
  });

  test('stops reading a body that arrives a byte at a time', async () => {
    server.answer((_request, response) => {
      const timer = setInterval(() => response.write('<'), 20);
      response.on('close', () => clearInterval(timer));
    });
    expect(await read('/drip', { limits: { totalMilliseconds: 200 } })).toMatchObject({
      kind: 'failed',
      code: 'TIMEOUT',
    });
  });

  it('rejects a body that arrives in too many chunks for its size', async () => {
    server.answer((_request, response) => {
      const piece = '1\r\nx\r\n'.repeat(10_000);
      response.socket?.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n');
      const more = () => {
        while (response.socket && !response.socket.destroyed && response.socket.write(piece));
      };
      response.socket?.on('drain', more);
      more();
    });
    expect(await read('/pieces')).toMatchObject({ kind: 'failed', code: 'TOO_LARGE' });
  });

  test('stops reading an endless body', async () => {
    const chunk = Buffer.alloc(64 * 1024, 'x');
    server.answer((_request, response) => {
      const more = () => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on('drain', more);
      more();
    });
    expect(await read('/endless', { limits: { compressedBytes: 1_000_000 } })).toMatchObject({
      kind: 'failed',
      code: 'TOO_LARGE',
    });
  });

  test.each([
    ['gzip', zlib.gzipSync(Buffer.alloc(60_000_000))],
    ['br', zlib.brotliCompressSync(Buffer.alloc(60_000_000), { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } })],
    ['gzip, gzip', zlib.gzipSync(zlib.gzipSync(Buffer.alloc(60_000_000)))],
  ])('stops decompressing a bomb of %s', async (encoding, bytes) => {
    server.answer((_request, response) => {
      response.setHeader('content-encoding', encoding);
      response.end(bytes);
    });
    expect(await read('/bomb')).toMatchObject({ kind: 'failed', code: 'TOO_LARGE' });
  });

  test('rejects headers that are too long', async () => {
    server.answer((_request, response) => {
      response.setHeader('x-long', 'x'.repeat(40_000));
      response.end(feed);
    });
    expect(await read('/headers')).toMatchObject({ kind: 'failed', code: 'BAD_RESPONSE' });
  });

  test('rejects a body that is compressed ten times', async () => {
    server.answer((_request, response) => {
      response.setHeader('content-encoding', Array(10).fill('gzip').join(', '));
      response.end(feed);
    });
    expect(await read('/packed')).toMatchObject({ kind: 'failed', code: 'UNSUPPORTED_ENCODING' });
  });

  test('reports a connection closed in the middle', async () => {
    server.answer((_request, response) => {
      response.setHeader('content-length', '1000');
      response.write(feed);
      setImmediate(() => response.destroy());
    });
    expect(await read('/lost')).toMatchObject({ kind: 'failed', code: 'CONNECTION_LOST' });
  });

  test('reports an unreachable server', async () => {
    const gone = await startNastyServer();
    await gone.close();
    expect(await fetchFeed({ url: gone.origin }, policy({ allowedAddresses: [gone.origin] }))).toMatchObject({
      kind: 'failed',
      code: 'CONNECTION_REFUSED',
    });
  });

  test('times out if the server sends nothing', async () => {
    server.answer((_request, response) => response.end());
    expect(await read('/empty')).toMatchObject({ kind: 'failed', code: 'EMPTY' });
  });

  test('aborts reading when the signal fires', async () => {
    server.answer(() => undefined);
    const controller = new AbortController();
    const reading = fetchFeed({ url: server.origin, signal: controller.signal }, policy());
    setImmediate(() => controller.abort());
    expect(await reading).toMatchObject({ kind: 'failed', code: 'ABORTED' });
  });
});
