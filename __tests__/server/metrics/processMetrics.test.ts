import { createTestDatabase, type TestDatabase } from '../../support/server/database';
import { freePort } from '../../support/server/freePort';
import { until } from '../../support/server/until';
import { WorkerProgram } from '../../support/server/workerProcess';

let database: TestDatabase;
let program: WorkerProgram;

beforeAll(async () => {
  database = await createTestDatabase();
  program = new WorkerProgram({ DATABASE_URL: database.url });
}, 60_000);
afterAll(async () => {
  await program.remove();
  await database.drop();
});

it('serves the metrics of all threads of a process on a port of their own', async () => {
  const port = String(await freePort());
  const webPort = String(await freePort());
  program.start({ ROLES: 'web,worker', HOST: '127.0.0.1', PORT: webPort, METRICS_PORT: port });
  const address = `http://127.0.0.1:${port}`;
  const read = async () => (await fetch(`${address}/metrics`).catch(() => undefined))?.text() ?? '';
  const threads = ['main', 'web', 'worker', 'ranking'];
  await until(async () => {
    const text = await read();
    return threads.every((thread) => text.includes(`watchdesk_thread_up{thread="${thread}"} 1`));
  }, 60);
  await until(async () => (await read()).includes('watchdesk_queues_readable{thread="main"} 1'), 30);

  await fetch(`http://127.0.0.1:${webPort}/healthz`);
  const expected = [
    /watchdesk_http_request_duration_seconds_count\{[^}]*route="\/healthz"[^}]*thread="web"/,
    /watchdesk_job_duration_seconds_count\{[^}]*task="match articles"[^}]*thread="worker"/,
    /watchdesk_database_connections\{[^}]*pool="ranking"[^}]*thread="ranking"/,
    /process_cpu_seconds_total\{thread="main"\} [\d.]+/,
  ];
  await until(async () => {
    const text = await read();
    return expected.every((metric) => metric.test(text));
  }, 30);
  expect((await fetch(`${address}/`)).status).toBe(404);
  expect(await (await fetch(`http://127.0.0.1:${webPort}/metrics`)).text()).not.toContain('watchdesk_');
}, 120_000);
