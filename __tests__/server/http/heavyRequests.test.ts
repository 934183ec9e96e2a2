import { createHttpApp } from '@server/http/createHttpApp';
import { guardRoutes } from '@server/http/access';
import { limitHeavyCalls } from '@server/http/heavyRequests';
import { testConfig } from '../../support/server/testApp';

/** Runs all pending callbacks that need no time to pass. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

async function startApp() {
  const app = await createHttpApp(testConfig());
  const person = { role: 'ADMIN', deliveryMethods: [24] };
  guardRoutes(
    app,
    (token) => Promise.resolve({ ...person, userId: token } as never),
    () => true,
  );
  limitHeavyCalls(app);
  const call = (url: string, who: string) =>
    app.inject({ url, headers: { authorization: `Bearer ${who}`, realm: 'watchdesk', 'x-api-key': 'any' } });
  return { app, call };
}

it('runs another user’s heavy request while one user’s requests wait for each other', async () => {
  const { app, call } = await startApp();
  const running: string[] = [];
  const finish: (() => void)[] = [];
  app.get('/slow', { config: { access: 'user', heavy: 'query' } }, async ({ caller }) => {
    running.push(caller.userId);
    await new Promise<void>((resolve) => finish.push(resolve));
    return {};
  });
  const first = call('/slow', 'ann').then(({ statusCode }) => statusCode);
  await settle();
  const second = call('/slow', 'ann').then(({ statusCode }) => statusCode);
  const other = call('/slow', 'bob').then(({ statusCode }) => statusCode);
  while (running.length < 2) await settle();
  await settle();
  expect(running).toEqual(['ann', 'bob']);
  finish.splice(0).forEach((end) => end());
  expect(await Promise.all([first, other])).toEqual([200, 200]);
  while (running.length < 3) await settle();
  finish.splice(0).forEach((end) => end());
  expect(await second).toBe(200);
  expect(running).toEqual(['ann', 'bob', 'ann']);
  await app.close();
});

it('lets a user upload again after four times the duration of the last upload', async () => {
  const { app, call } = await startApp();
  const calls: { began: number; ended: number }[] = [];
  app.get('/upload', { config: { access: 'user', heavy: 'import' } }, async () => {
    const began = performance.now();
    while (performance.now() < began + 20) await settle();
    calls.push({ began, ended: performance.now() });
    return {};
  });
  await Promise.all([call('/upload', 'ann'), call('/upload', 'ann')]);
  const [first, second] = calls;
  if (!first || !second) throw new Error('both calls are answered');
  expect(second.began - first.ended).toBeGreaterThanOrEqual(4 * (first.ended - first.began) - 1);
  await app.close();
});
