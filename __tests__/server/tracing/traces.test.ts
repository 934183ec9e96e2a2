import { createTestDatabase, type TestDatabase } from '../../support/server/database';
import { freePort } from '../../support/server/freePort';
import { startTraceReceiver, type ReceivedSpan, type TraceReceiver } from '../../support/server/traceReceiver';
import { until } from '../../support/server/until';
import { kill, WorkerProgram } from '../../support/server/workerProcess';

let database: TestDatabase;
let program: WorkerProgram;
let receiver: TraceReceiver;

beforeAll(async () => {
  database = await createTestDatabase();
  program = new WorkerProgram({ DATABASE_URL: database.url, API_KEY: 'test-api-key', OTEL_BSP_SCHEDULE_DELAY: '100' });
  receiver = await startTraceReceiver();
}, 60_000);
afterAll(async () => {
  await program.remove();
  await receiver.close();
  await database.drop();
});

async function startWeb(endpoint: string, roles = 'web') {
  const port = String(await freePort());
  const child = program.start({ ROLES: roles, HOST: '127.0.0.1', PORT: port, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
  const url = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.ok === true, 60);
  return { child, url };
}

function signIn(url: string, email: string, traceparent: string) {
  return fetch(`${url}/auth/v1/login?secret=in-the-address`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      realm: 'watchdesk',
      'x-api-key': 'test-api-key',
      cookie: 'device=a-cookie',
      traceparent,
    },
    body: JSON.stringify({ username: email, password: 'a-wrong-password' }),
  });
}

const attributesOf = ({ attributes }: ReceivedSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value]));

it('exports the spans of a request with its database statements, and of jobs, without personal data', async () => {
  const { child, url } = await startWeb(receiver.url, 'web,worker');
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const caller = '00f067aa0ba902b7';
  expect((await signIn(url, 'ada@example.com', `00-${traceId}-${caller}-01`)).status).toBe(401);
  const ofTrace = () => receiver.spans.filter((span) => span.traceId === traceId);
  const ofRequest = () => ofTrace().find(({ name }) => name === 'POST /auth/v1/login');
  await until(() => Promise.resolve(ofRequest() !== undefined), 30);
  await until(() => Promise.resolve(receiver.spans.some(({ name }) => name === 'match articles')), 30);

  const span = ofRequest();
  expect(span?.parentSpanId).toBe(caller);
  expect(span && attributesOf(span)).toEqual({
    'http.request.method': { stringValue: 'POST' },
    'http.route': { stringValue: '/auth/v1/login' },
    'http.response.status_code': { intValue: 401 },
  });
  const statements = ofTrace().filter(({ parentSpanId }) => parentSpanId === span?.spanId);
  expect(statements.map(({ name }) => name)).toContain('SELECT user_account');
  // The job's statements belong to its span.
  const job = receiver.spans.find(({ name }) => name === 'match articles');
  const ofJob = receiver.spans.filter((one) => one.traceId === job?.traceId && one.name !== 'match articles');
  expect(ofJob.length).toBeGreaterThan(0);
  expect([...receiver.services]).toEqual(['watchdesk']);
  const sent = receiver.bodies.join('\n');
  for (const word of ['ada@example.com', 'in-the-address', 'a-cookie', 'a-wrong-password', 'test-api-key', 'select ']) {
    expect(sent).not.toContain(word);
  }
  await kill(child);
}, 120_000);

it('responds as usual if the endpoint doesn’t', async () => {
  const { child, url } = await startWeb(`http://127.0.0.1:${await freePort()}`);
  const answer = await signIn(url, 'bob@example.com', 'not a traceparent');
  expect(answer.status).toBe(401);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  child.kill('SIGTERM');
  await until(() => Promise.resolve(child.exitCode !== null), 9);
  expect(child.exitCode).toBe(0);
}, 120_000);
