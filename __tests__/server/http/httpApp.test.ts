import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import sharp from 'sharp';
import { Type } from 'typebox';
import { limits, transport } from '@contract/limits';
import { AppError } from '@server/http/errors';
import { connect } from '@server/db/connect';
import { createHttpApp } from '@server/http/createHttpApp';
import { guardRoutes } from '@server/http/access';
import { useTestDatabase } from '../../support/server/database';
import { testConfig, useTestApp } from '../../support/server/testApp';

const Body = Type.Object({
  name: Type.String({ maxLength: 5 }),
  terms: Type.Optional(Type.Array(Type.Object({ value: Type.Integer() }))),
});
const Query = Type.Object({ limit: Type.Optional(Type.Integer({ minimum: 1 })), all: Type.Optional(Type.Boolean()) });

/** The bare HTTP app, with routes that show what it does. */
async function makeApp() {
  const app = await createHttpApp(testConfig());
  guardRoutes(
    app,
    () => Promise.resolve(undefined),
    () => true,
  );
  app.post('/echo', { config: { access: 'public' }, schema: { body: Body, querystring: Query } }, (request) => ({
    body: request.body,
    query: request.query,
  }));
  app.get('/fail', { config: { access: 'public' } }, () => {
    throw new Error('select secret from somewhere');
  });
  app.get('/refuse', { config: { access: 'public' } }, () => {
    throw new AppError('TOO_MANY_ATTEMPTS', 'Wait', { retryAfterSeconds: 7 });
  });
  app.get('/confused', { config: { access: 'public' } }, (request) => request.caller.userId);
  return app;
}

describe('the base of all routes', () => {
  it('throws an error for a route without access declaration', async () => {
    const app = await makeApp();
    expect(() => app.get('/open', () => 'hello')).toThrow('/open does not say who may call it');
    await app.close();
  });

  it('converts numbers in query strings, but not in bodies, and removes unknown fields', async () => {
    const app = await makeApp();
    const answer = await app.inject({
      method: 'POST',
      url: '/echo?limit=5&all=true&x=1',
      payload: { name: 'Ann', admin: true, terms: [{ value: 1, extra: 2 }] },
    });
    expect(answer.json()).toEqual({ body: { name: 'Ann', terms: [{ value: 1 }] }, query: { limit: 5, all: true } });

    const wrong = await app.inject({ method: 'POST', url: '/echo', payload: { name: 5 } });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toMatchObject({ errorCode: 'VALIDATION', fields: { name: expect.any(String) } });

    const deep = await app.inject({ method: 'POST', url: '/echo', payload: { name: 'Ann', terms: [{ value: 'x' }] } });
    expect(Object.keys(deep.json().fields)).toEqual(['terms.0.value']);
    const missing = await app.inject({ method: 'POST', url: '/echo', payload: {} });
    expect(Object.keys(missing.json().fields)).toEqual(['name']);
    await app.close();
  });

  it.each([
    ['a prototype in JSON', '{"name":"a","__proto__":{"x":1}}', 400, 'VALIDATION'],
    ['a constructor in JSON', '{"name":"a","constructor":{"prototype":{"x":1}}}', 400, 'VALIDATION'],
    ['broken JSON', '{"name":', 400, 'VALIDATION'],
    ['a body that is too large', JSON.stringify({ name: 'x'.repeat(1_100_000) }), 413, 'TOO_LARGE'],
  ])('returns a clear error for %s', async (_name, payload, status, errorCode) => {
    const app = await makeApp();
    const answer = await app.inject({
      method: 'POST',
      url: '/echo',
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect([answer.statusCode, answer.json().errorCode]).toEqual([status, errorCode]);
    await app.close();
  });

  it('returns 415 for an unknown content type', async () => {
    const app = await makeApp();
    const answer = await app.inject({
      method: 'POST',
      url: '/echo',
      headers: { 'content-type': 'text/xml' },
      payload: '<a/>',
    });
    expect([answer.statusCode, answer.json().errorCode]).toEqual([415, 'UNSUPPORTED_MEDIA']);
    await app.close();
  });

  it('reveals no internal details', async () => {
    const app = await makeApp();
    const answer = await app.inject('/fail');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ errorCode: 'INTERNAL', errorMessage: 'Something went wrong' });
    expect((await app.inject('/confused')).statusCode).toBe(500);
    await app.close();
  });

  it('returns 429 for a flood of requests, but not to a client that sends one request at a time', async () => {
    const app = await makeApp();
    const flood = Array.from({ length: transport.requestsPerMinute + 1 }, () => app.inject('/refuse'));
    await Promise.all(flood);
    const [, answer] = await Promise.all([app.inject('/refuse'), app.inject('/refuse')]);
    expect([answer.statusCode, answer.json().errorCode]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    for (let turn = 0; turn < 3; turn += 1) {
      expect((await app.inject('/refuse')).json().errorCode).toBe('TOO_MANY_ATTEMPTS');
    }
    const other = await app.inject({ url: '/refuse', remoteAddress: '10.1.2.3' });
    expect(other.json().errorCode).toBe('TOO_MANY_ATTEMPTS');
    await app.close();
  });

  it('does not log a closed client connection as an error', async () => {
    const app = await createHttpApp(testConfig());
    app.addHook('onRequest', (request, _reply, done) => {
      Object.defineProperty(request.raw.socket, 'remoteAddress', { value: undefined });
      done();
    });
    guardRoutes(
      app,
      () => Promise.resolve(undefined),
      () => true,
    );
    app.get('/calm', { config: { access: 'public' } }, (request) => ({ address: typeof request.ip }));
    const answer = await app.inject('/calm');
    expect([answer.statusCode, answer.json()]).toEqual([200, { address: 'undefined' }]);
    await app.close();
  });

  it('logs internal errors with their stack, and expected refusals as one line', async () => {
    const app = await createHttpApp(testConfig());
    const errors: unknown[][] = [];
    const warnings: unknown[][] = [];
    app.addHook('onRequest', (request, _reply, done) => {
      request.log.error = (...said: unknown[]) => void errors.push(said);
      request.log.warn = (...said: unknown[]) => void warnings.push(said);
      done();
    });
    guardRoutes(
      app,
      () => Promise.resolve(undefined),
      () => true,
    );
    const fault = new Error('broken');
    app.get('/fail', { config: { access: 'public' } }, () => Promise.reject(fault));
    app.get('/refuse', { config: { access: 'public' } }, () => {
      throw new AppError('UNAVAILABLE', 'Too many', { expected: true, cause: fault });
    });
    await app.inject('/refuse');
    expect([errors, warnings]).toEqual([[], [[{ code: 'UNAVAILABLE' }, 'request refused: Too many']]]);
    await app.inject('/fail');
    expect(errors).toEqual([[{ err: fault }, 'request failed']]);
    await app.close();
  });

  it('does not log an upload that the client aborts as an error', async () => {
    const app = await createHttpApp(testConfig());
    const errors: unknown[][] = [];
    const failed = new Promise<void>((resolve) => {
      app.addHook('onRequest', (request, _reply, done) => {
        request.log.error = (...said: unknown[]) => void errors.push(said);
        done();
      });
      app.addHook('onSend', async () => resolve());
    });
    guardRoutes(
      app,
      () => Promise.resolve(undefined),
      () => true,
    );
    let isReading = (): void => undefined;
    const reading = new Promise<void>((resolve) => (isReading = resolve));
    app.post('/slow', { config: { access: 'public' } }, async ({ raw }) => {
      isReading();
      return { size: (await buffer(raw)).length };
    });
    app.addContentTypeParser('application/octet-stream', (_request, _payload, done) => done(null));
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const upload = request({
      port,
      method: 'POST',
      path: '/slow',
      headers: { 'content-type': 'application/octet-stream', 'content-length': 100 },
    });
    upload.on('error', () => undefined);
    upload.write('some');
    await reading;
    upload.destroy();
    await failed;
    expect(errors).toEqual([]);
    await app.close();
  });

  it('sends Retry-After', async () => {
    const app = await makeApp();
    const answer = await app.inject('/refuse');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '7']);
    await app.close();
  });
});

describe('a database error', () => {
  const database = useTestDatabase();
  const statements = {
    '/slow': [sql`set statement_timeout = 20`, sql`select pg_sleep(5)`],
    '/nul': [sql`select ${'\u0000'}::text`],
    '/twice': [sql`insert into realm values ('twice', 'secret name'), ('twice', 'x')`],
    '/broken': [sql`select * from no_such_table`],
    '/gone': [sql`select pg_terminate_backend(pg_backend_pid())`],
  };

  it.each([
    ['/slow', 504, 'TIMEOUT'],
    ['/nul', 400, 'VALIDATION'],
    ['/twice', 409, 'CONFLICT'],
    ['/broken', 500, 'INTERNAL'],
    ['/gone', 503, 'UNAVAILABLE'],
  ] as const)('has its own status and code: %s', async (url, status, errorCode) => {
    const app = await makeApp();
    // Uses its own connections: one keeps a time limit, another one is cut.
    const { db, close } = connect(database().url, { name: 'refused' });
    app.get(url, { config: { access: 'public' } }, () =>
      db.connection().execute(async (connection) => {
        for (const statement of statements[url]) await statement.execute(connection);
      }),
    );
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.json().errorCode]).toEqual([status, errorCode]);
    expect(answer.payload).not.toMatch(/select|no_such_table|realm|secret/);
    await app.close();
    await close();
  });

  it('returns 503 for every statement on a lost connection', async () => {
    const app = await makeApp();
    const { pool, close } = connect(database().url, { name: 'gone' });
    app.get('/gone', { config: { access: 'public' } }, async () => {
      const client = await pool.connect();
      try {
        await client.query('begin; set local idle_in_transaction_session_timeout = 20');
        await once(client, 'error');
        await client.query('select 1');
      } finally {
        client.release(true);
      }
    });
    const answer = await app.inject('/gone');
    expect([answer.statusCode, answer.json().errorCode]).toEqual([503, 'UNAVAILABLE']);
    await app.close();
    await close();
  });
});

describe('the server', () => {
  const server = useTestApp();

  it('passes the liveness and readiness probes', async () => {
    expect((await server().call(undefined, 'GET', '/healthz')).body).toEqual({ status: 'ok' });
    expect((await server().call(undefined, 'GET', '/readyz')).body).toEqual({ status: 'ok' });
  });

  it('returns an unknown API path as a JSON error, whatever the client accepts', async () => {
    for (const url of ['/data/v1/nothing', '/iam/v1/x', '/workspace/v1/y', '/assets/none.js', '/cdn/none.json']) {
      const answer = await server().app.inject({ url, headers: { accept: 'text/html' } });
      expect([url, answer.statusCode, answer.json().errorCode]).toEqual([url, 404, 'NOT_FOUND']);
    }
    expect((await server().call(undefined, 'POST', '/my-topics')).status).toBe(404);
  });

  it('serves /favicon.ico', async () => {
    const answer = await server().app.inject({ url: '/favicon.ico', headers: { accept: 'image/*' } });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(answer.payload).toContain('<svg');
  });

  it('serves the web app manifest that the page links, with its type and the icons it declares', async () => {
    const page = readFileSync('public/index.html', 'utf8');
    const url = /<link rel="manifest" href="([^"]+)"/.exec(page)?.[1] ?? '';
    const answer = await server().app.inject({ url });
    expect(answer.headers['content-type']).toMatch('application/manifest+json');
    expect(answer.headers['cache-control']).not.toContain('immutable');
    const manifest = answer.json<{ theme_color: string; icons: { src: string; sizes: string; type: string }[] }>();
    expect(page).toContain(`<meta name="theme-color" content="${manifest.theme_color}" />`);
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await server().app.inject({ url: src });
      expect(icon.headers['content-type']).toBe(type);
      const { width, height } = await sharp(icon.rawPayload).metadata();
      if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
    }
  });

  it('serves no files outside of its folders', async () => {
    for (const url of [
      '/cdn/../package.json',
      '/cdn/%2e%2e/%2e%2e/package.json',
      '/assets/..%2findex.html',
      '/cdn/%00',
    ]) {
      const answer = await server().app.inject({ url });
      expect([url, answer.statusCode >= 400 || !answer.payload.includes('dependencies')]).toEqual([url, true]);
    }
  });

  it('forbids caching of API responses, and their use by other sites', async () => {
    const { headers } = await server().call(undefined, 'GET', '/data/v1/nothing');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('returns an error for a malformed request target', async () => {
    for (const url of ['/data/v1/items/%E0%A4%A', `/data/v1/items/${'x'.repeat(5_000)}`]) {
      const answer = await server().app.inject({ url });
      expect([answer.statusCode, Object.keys(answer.json())]).toEqual([
        expect.any(Number),
        ['errorCode', 'errorMessage'],
      ]);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    }
  });

  it('leads a browser from a malformed path to the page for unknown addresses', async () => {
    for (const url of ['/%E0%A4%A', '/workspaces/%']) {
      const { statusCode, headers } = await server().app.inject({ url, headers: { accept: 'text/html' } });
      expect([statusCode, headers.location]).toEqual([302, '/not-found']);
    }
  });

  it('serves the client’s page for its paths, but not for files or to programs', async () => {
    const page = await server().app.inject({ url: '/my-topics/12', headers: { accept: 'text/html' } });
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; script-src 'self' 'nonce-[^']+'/),
    });
    const policy = String(page.headers['content-security-policy']);
    expect(policy).not.toContain('unsafe');
    expect(policy).toMatch(/; require-trusted-types-for 'script'; trusted-types watchdesk-[a-zA-Z -]+$/);
    expect((await server().app.inject({ url: '/robots.txt', headers: { accept: '*/*' } })).statusCode).toBe(404);
    expect((await server().app.inject({ url: '/x', headers: { accept: 'application/json' } })).statusCode).toBe(404);
  });

  it('sends a new nonce with each page', async () => {
    const nonceOf = async () => {
      const { headers } = await server().app.inject({ url: '/api-docs' });
      return /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
    };
    const [one, other] = [await nonceOf(), await nonceOf()];
    expect(one).toMatch(/^.{20,}$/);
    expect(other).not.toBe(one);
  });

  it('serves its OpenAPI description', async () => {
    const { body } = await server().call(undefined, 'GET', '/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    const { post } = body.paths['/auth/v1/login'];
    expect(post.security).toEqual([{ apiKey: [] }]);
    const { content } = post.requestBody;
    expect(content['application/json'].schema.required).toEqual(['username', 'password']);
    expect(Object.keys(post.responses)).toEqual(['200', 'default']);
    const secured = body.paths['/iam/v1/users'].get;
    expect([secured.security, secured.description]).toEqual([[{ token: [], realm: [], apiKey: [] }], 'Access: user']);
  });

  it('serves the sign-on settings by host name', async () => {
    const { body } = await server().call(undefined, 'GET', '/cdn/sign-on/unknown.example.json');
    expect(body).toEqual({ realm: 'watchdesk', apiKey: 'test-api-key' });
  });

  it('returns an error for headers that are too large over a real connection', async () => {
    const address = await server().listen();
    const answer = await fetch(`${address}/healthz`, { headers: { x: 'y'.repeat(transport.headerBytes) } });
    expect([answer.status, (await answer.json()).errorCode]).toEqual([431, 'TOO_LARGE']);
    const longest = `?query=${encodeURIComponent('𠀀'.repeat(limits.queryCharacters))}`;
    expect((await fetch(`${address}/healthz${longest}`)).status).toBe(200);
  });
});
