import { transport } from '@contract/limits';
import { guardRoutes } from '@server/http/access';
import { createHttpApp } from '@server/http/createHttpApp';
import { limitRequestsPerUser } from '@server/http/requestsPerUser';
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
  limitRequestsPerUser(app);
  let address = 0;
  // Each request comes from another address, so that only the user's limits apply.
  const call = (url: string, who: string) => {
    address += 1;
    const remoteAddress = `10.1.${Math.floor(address / 250)}.${address % 250}`;
    const headers = { authorization: `Bearer ${who}`, realm: 'watchdesk', 'x-api-key': 'any' };
    return app.inject({ url, headers, remoteAddress });
  };
  return { app, call };
}

it('returns 429 with the time to wait to a user who floods the API from many addresses', async () => {
  const { app, call } = await startApp();
  app.get('/plain', { config: { access: 'user' } }, () => ({}));
  const inGroups = Math.ceil((transport.requestsPerMinutePerUser + 50) / 50);
  let refused = 0;
  for (let group = 0; group < inGroups; group += 1) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => call('/plain', 'ann')));
    refused += answers.filter(({ statusCode }) => statusCode === 429).length;
  }
  expect(refused).toBeGreaterThan(0);
  const [, answer] = await Promise.all([call('/plain', 'ann'), call('/plain', 'ann')]);
  expect(answer.statusCode).toBe(429);
  const seconds = Number(answer.headers['retry-after']);
  expect(answer.json()).toEqual({
    errorCode: 'TOO_MANY_REQUESTS',
    errorMessage: `Too many requests. Please try again in ${seconds} seconds.`,
  });
  expect(await Promise.all([call('/plain', 'bob'), call('/plain', 'bob')])).toMatchObject([
    { statusCode: 200 },
    { statusCode: 200 },
  ]);
  // One request at a time is never limited.
  expect((await call('/plain', 'ann')).statusCode).toBe(200);
  await app.close();
});

it('runs a limited number of a user’s requests at once, and others’ meanwhile', async () => {
  const { app, call } = await startApp();
  const running: string[] = [];
  const finish: (() => void)[] = [];
  app.get('/slow', { config: { access: 'user' } }, async ({ caller }) => {
    running.push(caller.userId);
    await new Promise<void>((resolve) => finish.push(resolve));
    return {};
  });
  const { requestsAtOncePerUser } = transport;
  const flood = Array.from({ length: requestsAtOncePerUser + 3 }, () => call('/slow', 'ann'));
  const other = call('/slow', 'bob');
  while (!running.includes('bob') || running.length <= requestsAtOncePerUser) await settle();
  await settle();
  expect(running.filter((userId) => userId === 'ann')).toHaveLength(requestsAtOncePerUser);
  const ending = setInterval(() => finish.splice(0).forEach((end) => end()), 1);
  const answers = await Promise.all([...flood, other]);
  clearInterval(ending);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  await app.close();
});
