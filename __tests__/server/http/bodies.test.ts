import type { RouteOptions } from 'fastify';
import { limits, transport } from '@contract/limits';
import { isDeeperThan } from '@server/http/jsonBody';
import { makeWorldOf } from '../../support/watchedRoutes';
import type { World } from '../../support/permissionWorld';
import { testApiKey, useTestApp, type SignedIn } from '../../support/server';

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
  it('returns 413 when a body for signing in exceeds 8 KB', async () => {
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

  it('returns 400 when JSON is nested deeper than 32 levels, wherever that is', async () => {
    for (const body of [brackets(33), `{"query":${brackets(32)}}`, '[{"a":'.repeat(2_000)]) {
      const answer = await json(body, '/data/v1/query/build', person);
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { errorCode: 'VALIDATION', errorMessage: expect.stringContaining('nested too deeply') },
      ]);
    }
  });

  it('accepts brackets within texts', async () => {
    const query = String.raw`"[[[[ \" {{{{ ]" OR ${'[{'.repeat(40)}`;
    const answer = await json(JSON.stringify({ query }), '/data/v1/query/validate', person);
    expect(answer.statusCode).toBe(200);
  });

  it('accepts the longest query of 4-byte characters with 1,000 sources', async () => {
    const sources = Array.from({ length: 1_000 }, (_, index) => `publication:${String(index).padStart(40, '0')}`);
    const body = { query: `a ${'𠀀'.repeat(limits.queryCharacters - 2)}`, sources, addAllSources: false };
    const answer = await json(JSON.stringify(body), '/data/v1/query/preview', person);
    expect(answer.statusCode).toBe(200);
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

  it('refuses terms that are longer together than a query may be, without parsing them', async () => {
    const term = { name: 'COMPLEX', label: 'complex', type: 'complex', condition: 'OR', value: '"'.repeat(1_000) };
    const answer = await json(JSON.stringify({ terms: Array(50).fill(term) }), '/data/v1/query/build', person);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      {
        errorCode: 'QUERY_INVALID',
        errorMessage: 'A query can have 20000 characters; these terms have 50000.',
      },
    ]);
  });
});

describe('the depth of a JSON text', () => {
  it.each([
    ['', 0],
    ['{"a":[1,{"b":"]]]"}]}', 3],
    [String.raw`["\\",["\"["]]`, 2],
    ['[[],[],[[]]]', 3],
  ])('of %s is %d', (text, depth) => {
    expect(isDeeperThan(text, depth)).toBe(false);
    if (depth > 0) expect(isDeeperThan(text, depth - 1)).toBe(true);
  });
});

describe('the schemas of all routes', () => {
  let world: World | undefined;
  const routes: RouteOptions[] = [];

  beforeAll(async () => {
    world = await makeWorldOf((route) => routes.push(route));
  }, 60_000);
  afterAll(() => world?.test.close());

  it('bound every text, list and record that a caller can send', () => {
    const unbounded = routes.flatMap(({ method, url, schema }) =>
      (['body', 'querystring', 'params'] as const).flatMap((part) =>
        unboundedIn(schema?.[part]).map((place) => `${String(method)} ${url} ${part}${place}`),
      ),
    );
    expect(unbounded).toEqual([]);
  });

  it('let nobody who is not signed in send more than 8 KB', () => {
    const open = routes.filter(
      ({ config, method }) => config?.access === 'public' && !['GET', 'HEAD', 'OPTIONS'].includes(String(method)),
    );
    expect(open.length).toBeGreaterThan(4);
    const larger = open.filter(({ bodyLimit }) => (bodyLimit ?? transport.bodyBytes) > transport.signInBytes);
    expect(larger.map(({ url }) => url)).toEqual([]);
  });
});

/** Where a schema lets a value be as long as its sender likes. */
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
