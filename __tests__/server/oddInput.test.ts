import type { RouteOptions } from 'fastify';
import { isRecord } from '@server/engine/isRecord';
import type { Call, World } from '../support/server/permissionWorld';
import type { SignedIn } from '../support/server/testApp';
import { isMethod, makeWorldObservingRoutes } from '../support/server/observedRoutes';
import { permissions } from './permissions.table';

/** The query parameters of each route. */
const queries = new Map<string, string[]>();
let world: World;
let sent = 0;

function note({ method, url, schema }: RouteOptions): void {
  const read = isRecord(schema?.querystring) ? schema.querystring.properties : {};
  for (const one of [method].flat()) queries.set(`${one} ${url}`, Object.keys(read ?? {}));
}

beforeAll(async () => {
  world = await makeWorldObservingRoutes(note);
}, 60_000);
afterAll(() => world.test.close());

const texts = ['', '-1', '99999999999999999999', '1e3', '%00', '%FF', '..%2F..', "1'--", '%ED%A0%80'];
const values = [null, '', '\0', '\ud800', 'x'.repeat(20_000), -1, 2 ** 53, 1e308, [], [null], ['1', '1'], {}].concat(
  JSON.parse('[{"__proto__": {"admin": true}}]'),
);

/** Copies of the valid body with one value replaced by an odd one, at any depth. */
function* oddBodies(body: unknown): Generator {
  yield* values;
  if (typeof body !== 'object' || body === null) return;
  for (const [key, value] of Object.entries(body)) {
    for (const odd of oddBodies(value))
      yield Array.isArray(body) ? body.with(Number(key), odd) : { ...body, [key]: odd };
  }
}

function* oddCalls(route: string, valid: Call): Generator<Call> {
  const [path = '', search = ''] = valid.url.split('?');
  for (const [at, name] of (route.split(' ')[1] ?? '').split('/').entries()) {
    if (!name.startsWith(':')) continue;
    for (const text of texts) yield { ...valid, url: `${path.split('/').with(at, text).join('/')}?${search}` };
  }
  for (const name of queries.get(route) ?? []) {
    const others = new URLSearchParams(search);
    others.delete(name);
    for (const text of [...texts, `1&${name}=2`]) yield { ...valid, url: `${path}?${String(others)}&${name}=${text}` };
  }
  if (isRecord(valid.body)) for (const body of oddBodies(valid.body)) yield { ...valid, body };
}

/**
 * The status of the response. Uses a new IP address for every few requests, which are limited by address, and another
 * person of the same role where they are limited by person.
 */
async function statusOf(who: 'user' | 'admin', call: Call): Promise<number> {
  const status = await statusFor(world.people[who], call);
  if (status !== 429) return status;
  const fresh = others[who] && (await statusFor(others[who], call));
  if (fresh !== undefined && fresh !== 429) return fresh;
  others[who] = await world.test.person(world.department, { admin: who === 'admin', publish: who === 'admin' });
  return statusFor(others[who], call);
}

/** The callers that replace those who have reached the rate limit. */
const others: Partial<Record<'user' | 'admin', SignedIn>> = {};

async function statusFor(who: SignedIn, { method, url, headers, body }: Call): Promise<number> {
  sent += 1;
  const { statusCode } = await world.test.app.inject({
    method,
    url,
    remoteAddress: `10.0.${(sent >> 11) & 255}.${(sent >> 3) & 255}`,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...who.headers,
      ...headers,
    },
    ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return statusCode;
}

describe('any value in a URL or body', () => {
  it.each(Object.keys(permissions))('never causes an internal error: %s', async (route) => {
    const [method, url = ''] = route.split(' ');
    const row = permissions[route];
    if (!isMethod(method) || !row) throw new Error(`${route} is not understood`);
    // The role that passes the most checks.
    const who = row.expected[3] < 300 || row.expected[2] >= 300 ? 'admin' : 'user';
    const valid: Call = { method, url, ...(await row.call?.(world, who)) };
    const faults = [];
    for (const call of oddCalls(route, valid)) {
      const status = await statusOf(who, call);
      if ((status >= 500 && status !== row.expected[3]) || status === 429)
        faults.push([status, call.url.slice(0, 200), JSON.stringify(call.body)?.slice(0, 300)]);
    }
    expect(faults).toEqual([]);
  });
});
