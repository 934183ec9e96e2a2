import { randomBytes } from 'node:crypto';
import net from 'node:net';
import { text } from 'node:stream/consumers';
import { connect, type Connection } from '@server/db/connect';
import type { ArticleSearch } from '@server/search/articleSearch';
import { searchUnderTest } from './openSearchIndex';
import { execute, withDatabase, type TestCluster } from './testCluster';

/** An empty database with all migrations applied. */
export interface TestDatabase extends Connection {
  /** Its connection string, for a server started by the test. */
  url: string;
  /** Searches its articles, and ranks them in the test's thread. In OpenSearch by `npm run test:opensearch`. */
  articleSearch: ArticleSearch;
  /** Closes the connections and removes the database. */
  drop(): Promise<void>;
}

/**
 * Makes a database for a test file, in about 50 ms. Call `drop` in `afterAll`, or use `useTestDatabase`.
 * @param options.isMigrated false: without any tables, as before the first start
 */
export async function createTestDatabase({ isMigrated = true } = {}): Promise<TestDatabase> {
  const cluster = await askForCluster();
  const name = `watchdesk_test_${randomBytes(6).toString('hex')}`;
  const template = isMigrated ? cluster.template : 'template1';
  // A third faster than copying by WAL, the default, which is meant for checkpoints that take long.
  await execute(cluster.url, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  const url = withDatabase(cluster.url, name);
  const connection = connect(url, { name: 'test' });
  const { articleSearch, close } = searchUnderTest(connection);
  let dropped = false;
  return {
    url,
    ...connection,
    articleSearch,
    async drop() {
      if (dropped) return;
      dropped = true;
      await close();
      await connection.close();
      await execute(cluster.url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

/** At the top of a test file or a `describe`: a database for the tests in it, dropped after them. */
export function useTestDatabase(): () => TestDatabase {
  let database: TestDatabase | undefined;
  beforeAll(async () => {
    database = await createTestDatabase();
  }, 60_000);
  afterAll(() => database?.drop());
  return () => {
    if (!database) throw new Error('The test database exists from beforeAll on');
    return database;
  };
}

/** Asks jest's main process, which keeps one PostgreSQL for the run. */
async function askForCluster(): Promise<TestCluster> {
  const port = Number(process.env.TEST_CLUSTER_PORT);
  if (!port) throw new Error('No test cluster: run the tests of the project "node" by jest');
  const answer: unknown = JSON.parse(await text(net.connect(port, '127.0.0.1')));
  if (isCluster(answer)) return answer;
  const reason =
    typeof answer === 'object' && answer !== null && 'error' in answer ? String(answer.error) : 'no answer';
  throw new Error(`The test cluster did not start: ${reason}`);
}

function isCluster(value: unknown): value is TestCluster {
  return typeof value === 'object' && value !== null && 'url' in value && 'template' in value;
}
