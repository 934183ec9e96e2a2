import { useTestDatabase } from '../support/server/database';
import { freePort } from '../support/server/freePort';
import { until } from '../support/server/until';
import { WorkerProgram } from '../support/server/workerProcess';
import { channelArticles, publishedArticles } from '../support/demo/newsroomArticles';

/** The demo at a first start: the product's own processes at their regular intervals. */

let program: WorkerProgram;
// Runs before the database's own hook, which drops the database.
afterAll(() => program.remove());
const database = useTestDatabase();

beforeAll(async () => {
  program = new WorkerProgram({
    DATABASE_URL: database().url,
    PORT: String(await freePort()),
    DEMO: 'on',
    LOG_LEVEL: 'error',
  });
}, 60_000);

async function articles(): Promise<number> {
  const { rows } = await database().pool.query<{ count: number }>('select count(*)::int as count from item');
  return rows[0]?.count ?? 0;
}

/** The number of articles at the start: the newsroom's past articles, and those of the channels. */
const past = publishedArticles().filter((article) => article.wire === undefined).length + channelArticles().length;

it('reads all of the demo’s articles in the first minute, and then one more of the wire', async () => {
  program.start({ ROLES: 'web' });
  program.start({ ROLES: 'worker' });
  expect(await until(async () => (await articles()) > past, 90)).toBe(true);
}, 120_000);
