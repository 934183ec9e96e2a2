import type { RouteOptions } from 'fastify';
import { callAs, callers, type World } from '../support/server/permissionWorld';
import { isMethod, makeWorldObservingRoutes } from '../support/server/observedRoutes';
import { permissions } from './permissions.table';

const registered = new Set<string>();
let world: World;

function note({ method, url }: RouteOptions): void {
  for (const one of [method].flat()) if (one !== 'HEAD') registered.add(`${one} ${url}`);
}

beforeAll(async () => {
  world = await makeWorldObservingRoutes(note);
}, 60_000);
afterAll(() => world.test.close());

describe('the permission table', () => {
  it('lists every route of the server', () => {
    const missing = [...registered].filter((route) => !(route in permissions));
    const rows = missing.map(
      (route) => `  '${route}': { expected: [nobody, stranger, user, admin], call: (world) => ({ url, body }) },`,
    );
    const advice = `Say who may call these routes, in __tests__/server/permissions.table.ts:\n${rows.join('\n')}`;
    expect(missing.length === 0 ? '' : advice).toBe('');
  });

  it('lists no route that the server does not have', () => {
    expect(Object.keys(permissions).filter((route) => !registered.has(route))).toEqual([]);
  });

  it.each(Object.keys(permissions))('%s', async (route) => {
    const row = permissions[route];
    const [method = '', url = ''] = route.split(' ');
    if (!row || !isMethod(method)) throw new Error(`${route} is not understood`);
    const statuses = [];
    for (const who of callers)
      statuses.push(await callAs(world, who, { method, url, ...(await row.call?.(world, who)) }));
    expect({ route, statuses }).toEqual({ route, statuses: row.expected });
  });
});
