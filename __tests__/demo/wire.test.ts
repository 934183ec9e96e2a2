import { channelArticles, publishedArticles } from '@demo/newsroom/articles';
import { useTestDatabase } from '../support/server/database';
import { freePort } from '../support/server/freePort';
import { until } from '../support/server/until';
import { WorkerProgram } from '../support/server/workerProcess';

/** The demo as a newcomer starts it: the product's own processes at their own pace. */

let program: WorkerProgram;
// Before the database's own, which takes the database away.
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

/** What is there from the start: the newsroom's past, and what its channels hold. */
const past = publishedArticles().filter((article) => article.wire === undefined).length + channelArticles().length;

it('has its articles in the first minute, and one more comes in while one watches', async () => {
  program.start({ ROLES: 'web' });
  program.start({ ROLES: 'worker' });
  expect(await until(async () => (await articles()) > past, 90)).toBe(true);
}, 120_000);
