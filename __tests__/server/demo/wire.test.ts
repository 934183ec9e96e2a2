import net, { type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { useTestDatabase } from '../../support/database';
import { until } from '../../support/until';
import { WorkerProgram } from '../../support/workerProcess';

/** The demo as a newcomer starts it: the product's own processes, and the clock of the newsroom set forward. */

let program: WorkerProgram;
// Before the database's own, which takes the database away.
afterAll(() => program.remove());
const database = useTestDatabase();

beforeAll(async () => {
  const server = net.createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  program = new WorkerProgram({
    DATABASE_URL: database().url,
    PORT: String(port),
    DEMO: 'on',
    DEMO_WIRE_MINUTES: '5',
    LOG_LEVEL: 'error',
  });
}, 60_000);

async function articles(): Promise<number> {
  const { rows } = await database().pool.query<{ count: number }>('select count(*)::int as count from item');
  return rows[0]?.count ?? 0;
}

/** As if the newsroom had been started so much earlier. */
async function letPass(minutes: number): Promise<void> {
  const { rowCount } = await database().pool.query(
    `update app_setting set value = jsonb_set(value, '{firstStart}',
       to_jsonb((value->>'firstStart')::timestamptz - make_interval(mins => $1::int)))
     where value ? 'firstStart'`,
    [minutes],
  );
  expect(rowCount).toBe(1);
}

it('has its articles in the first minute, and further ones arrive while one watches', async () => {
  program.start({ ROLES: 'web' });
  program.start({ ROLES: 'worker' });
  const atFirst = await until(async () => {
    const count = await articles();
    return count >= 120 && count;
  }, 60);

  await letPass(30);

  expect(await until(async () => (await articles()) > atFirst, 60)).toBe(true);
}, 150_000);
