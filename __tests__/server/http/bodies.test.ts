import { connect } from 'node:net';
import type { RouteOptions } from 'fastify';
import { limits, transport } from '@contract/limits';
import { measureJson } from '@server/http/jsonBody';
import { makeWorldObservingRoutes } from '../../support/server/observedRoutes';
import type { World } from '../../support/server/permissionWorld';
import { testApiKey, useTestApp, type SignedIn } from '../../support/server/testApp';

const server = useTestApp();
let person: SignedIn;

beforeAll(async () => {
  person = await server().person(await server().department());
});

const json = (payload: string, url: string, who?: SignedIn) =>
  server().app.inject({
    method: 'POST',
    url,
    headers: { 'x-api-key': testApiKey, realm: 'watchdesk', 'content-type': 'application/json', ...who?.headers },
    payload,
  });

const brackets = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

describe('the body of a request', () => {
  it('returns 413 when a sign-in body exceeds 8 KB', async () => {
    const large = brackets(500_000);
    for (const path of ['login', 'session/login', 'refresh', 'logout']) {
      const answer = await json(large, `/auth/v1/${path}`);
      expect([path, answer.statusCode, answer.json().errorCode]).toEqual([path, 413, 'TOO_LARGE']);
    }
  });

  it('returns 413 when a query and its terms exceed 256 KB, and when another body exceeds 64 KB', async () => {
    const text = JSON.stringify({ query: 'x'.repeat(300_000) });
    expect((await json(text, '/data/v1/query/build', person)).statusCode).toBe(413);
    const name = JSON.stringify({ name: 'x'.repeat(70_000) });
    expect((await json(name, '/workspace/v1/groups', person)).statusCode).toBe(413);
  });

  it('returns 400 when JSON is nested deeper than 32 levels, at any place', async () => {
    for (const body of [brackets(33), `{"query":${brackets(32)}}`, '[{"a":'.repeat(2_000)]) {
      const answer = await json(body, '/data/v1/query/build', person);
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { errorCode: 'VALIDATION', errorMessage: expect.stringContaining('nested too deeply') },
      ]);
    }
  });

  it('returns 413 when JSON has more than 25,000 values, and accepts 20,000 members of a group', async () => {
    const wide = `{${Array.from({ length: 25_001 }, (_, index) => `"k${String(index)}":1`).join(',')}}`;
    const answer = await json(wide, '/iam/v1/usergroups', person);
    expect([answer.statusCode, answer.json()]).toEqual([
      413,
      { errorCode: 'TOO_LARGE', errorMessage: 'The body has too many values. Up to 25,000 are accepted.' },
    ]);
    const people = Array.from({ length: 10_000 }, (_, index) => `person${String(index)}@example.com`);
    const group = { name: 'All', description: 'All', users: people, usersBefore: people };
    expect((await json(JSON.stringify(group), '/iam/v1/usergroups', person)).json().errorMessage).toBe(
      'User not found.',
    );
  });

  it('returns 431 when the headers without the request target exceed 16 KB, and accepts a long URL', async () => {
    for (const name of ['accept-encoding', 'cookie', 'x-anything']) {
      const answer = await server().app.inject({ url: '/healthz', headers: { [name]: 'gzip;q=0.1,'.repeat(2_000) } });
      expect([name, answer.statusCode, answer.json().errorCode]).toEqual([name, 431, 'TOO_LARGE']);
    }
    expect((await server().app.inject(`/healthz?text=${'a'.repeat(100_000)}`)).statusCode).toBe(200);
  });

  it('accepts brackets within strings', async () => {
    const query = String.raw`"[[[[ \" {{{{ ]" OR ${'[{'.repeat(40)}`;
    const answer = await json(JSON.stringify({ query }), '/data/v1/query/validate', person);
    expect(answer.statusCode).toBe(200);
  });

  it('lets the longest query of 4-byte characters with 1,000 sources reach the parser', async () => {
    const sources = Array.from({ length: 1_000 }, (_, index) => `publication:${String(index).padStart(40, '0')}`);
    const body = { query: `"${'𠀀'.repeat(limits.queryCharacters - 1)}`, sources, addAllSources: false };
    const answer = await json(JSON.stringify(body), '/data/v1/query/preview', person);
    expect([answer.statusCode, answer.json().errorMessage]).toEqual([400, expect.stringContaining('quotation mark')]);
  });

  it('accepts a list of 1,000 terms', async () => {
    const terms = Array.from({ length: 1_000 }, (_, index) => ({
      name: 'DOCUMENT',
      label: 'document',
      type: 'single',
      condition: 'OR',
      value: `word${String(index)}`,
    }));
    const answer = await json(JSON.stringify({ terms }), '/data/v1/query/build', person);
    expect(answer.statusCode).toBe(200);
  });

  it('returns 400, without parsing, for terms that together exceed the maximum length of a query', async () => {
    const term = { name: 'COMPLEX', label: 'complex', type: 'complex', condition: 'OR', value: '"'.repeat(1_000) };
    const answer = await json(JSON.stringify({ terms: Array(50).fill(term) }), '/data/v1/query/build', person);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      {
        errorCode: 'QUERY_INVALID',
        errorMessage: 'A query can have up to 20,000 characters; these terms have 50,000.',
      },
    ]);
  });
});

describe('requests in one packet', () => {
  /**
   * Sends this many requests at once, and returns everything that the server sends until it, or the last response,
   * closes the connection.
   */
  async function pipelined(count: number): Promise<number> {
    const { port } = new URL(await address);
    const socket = connect(Number(port), '127.0.0.1');
    const one = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n';
    socket.write(`${one}\r\n`.repeat(count - 1) + `${one}Connection: close\r\n\r\n`);
    let text = '';
    socket.on('data', (piece: Buffer) => (text += piece.toString()));
    socket.on('error', () => undefined);
    await new Promise((resolve) => socket.once('close', resolve));
    return text.split('HTTP/1.1 200').length - 1;
  }
  let address: Promise<string>;
  beforeAll(() => {
    address = server().listen();
  });

  it('are answered if they are few, and close the connection if they are many', async () => {
    expect(await pipelined(20)).toBe(20);
    expect(await pipelined(2_000)).toBeLessThanOrEqual(20);
    expect(await pipelined(1)).toBe(1);
  });
});

describe('the depth of a JSON text', () => {
  it.each([
    ['', 0],
    ['{"a":[1,{"b":"]]]"}]}', 3],
    [String.raw`["\\",["\"["]]`, 2],
    ['[[],[],[[]]]', 3],
  ])('of %s is %d', (text, depth) => {
    expect(measureJson(text, depth, 100).isTooDeep).toBe(false);
    if (depth > 0) expect(measureJson(text, depth - 1, 100).isTooDeep).toBe(true);
  });
});

describe('the schemas of all routes', () => {
  let world: World | undefined;
  const routes: RouteOptions[] = [];

  beforeAll(async () => {
    world = await makeWorldObservingRoutes((route) => routes.push(route));
  }, 60_000);
  afterAll(() => world?.test.close());

  it('limit every string, array, and record in requests', () => {
    const unbounded = routes.flatMap(({ method, url, schema }) =>
      (['body', 'querystring', 'params'] as const).flatMap((part) =>
        unboundedIn(schema?.[part]).map((place) => `${String(method)} ${url} ${part}${place}`),
      ),
    );
    expect(unbounded).toEqual([]);
  });

  it('limit bodies to 8 KB for users who are not signed in, except for signed ones', () => {
    const open = routes.filter(
      ({ config, method }) => config?.access === 'public' && !['GET', 'HEAD', 'OPTIONS'].includes(String(method)),
    );
    expect(open.length).toBeGreaterThan(4);
    const larger = open.filter(({ bodyLimit }) => (bodyLimit ?? transport.bodyBytes) > transport.signInBytes);
    // Before it reads a body, it requires a signature and a channel that accepts them.
    expect(larger.map(({ url }) => url)).toEqual(['/data/v1/push/:id']);
  });
});

/** The places in a schema where a value has no maximum length. */
function unboundedIn(schema: unknown, place = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const of = schema as Record<string, unknown>;
  const found: string[] = [];
  const isPattern = typeof of.pattern === 'string' && /\{\d*,?\d+\}\$$/.test(of.pattern);
  if (of.type === 'string' && of.const === undefined && of.maxLength === undefined && !isPattern) found.push(place);
  if (of.type === 'array' && of.maxItems === undefined) found.push(place);
  if (of.type === 'object' && of.patternProperties !== undefined && of.maxProperties === undefined) found.push(place);
  const parts = [of.items, ...inside(of.properties), ...inside(of.patternProperties), ...inside(of.anyOf)];
  const names = ['*', ...keys(of.properties), ...keys(of.patternProperties), ...keys(of.anyOf)];
  return [...found, ...parts.flatMap((part, index) => unboundedIn(part, `${place}.${String(names[index])}`))];
}

const inside = (value: unknown): unknown[] => (typeof value === 'object' && value !== null ? Object.values(value) : []);
const keys = (value: unknown): string[] => (typeof value === 'object' && value !== null ? Object.keys(value) : []);
