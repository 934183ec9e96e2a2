import { Worker } from 'node:worker_threads';
import type { ArticleSearch } from '@server/search/articleSearch';
import { PostgresArticleSearch } from '@server/search/postgresArticleSearch';
import { sealTail } from '@server/search/ranking/seal';
import { RankingThread, type RankingThreadData } from '@server/search/ranking/rankingThread';
import type { RankRequest } from '@server/engine/postings/rankRequest';
import { ComputingBudget } from '@server/engine/computing/computingBudget';
import { connect, type Connection } from '@server/db/connect';
import type { SearchResult } from '@server/search/searchRequest';
import { BuiltPrograms } from '../../../support/server/builtPrograms';
import { useTestDatabase } from '../../../support/server/database';
import { article } from '../../../support/engine/articleText';
import { storeArticle } from '../../../support/engine/storeArticleText';
import { until } from '../../../support/server/until';

/** The thread as built for the server. */
const database = useTestDatabase();
const started: Worker[] = [];
const restarts: string[] = [];
const givenUp: string[] = [];
let connection: Connection;
let thread: RankingThread;
let rankedInThread: PostgresArticleSearch;
let built: BuiltPrograms;

function startBuilt(workerData: RankingThreadData): Worker {
  const worker = new Worker(built.at('ranking.worker'), { workerData });
  started.push(worker);
  return worker;
}

function ask(articleSearch: ArticleSearch, signal?: AbortSignal): Promise<SearchResult> {
  const query = { kind: 'word', field: 'document', text: 'quince' } as const;
  const request = { query, departmentId: null, sourceIds: [], allSources: true, start: 0, limit: 10, now: new Date() };
  return articleSearch.search({ ...request, sort: 'RELEVANT_FIRST', grouping: 'NONE' }, { signal });
}

/** Locks what a search needs; the returned function releases it. */
async function hold(): Promise<() => Promise<void>> {
  const client = await database().pool.connect();
  await client.query('begin; lock table ranking_segment in access exclusive mode');
  return async () => {
    await client.query('rollback');
    client.release();
  };
}

async function connections(): Promise<number> {
  const { rows } = await database().pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and application_name = 'watchdesk ranking'`,
  );
  return rows[0]?.count ?? 0;
}

async function untilHeld(): Promise<void> {
  await until(async () => {
    const { rows } = await database().pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
         and application_name = 'watchdesk ranking'`,
    );
    return rows.length > 0;
  });
}

beforeAll(async () => {
  built = new BuiltPrograms('ranking', ['server/search/ranking/ranking.worker.ts']);
  const { pool, url } = database();
  for (const body of ['a quince tree', 'quince and quince jelly', 'pears']) await storeArticle(pool, article({ body }));
  await sealTail(pool, 2);
  connection = connect(url, { name: 'test web' });
  thread = new RankingThread(
    { databaseUrl: url, statementTimeoutMs: 20_000 },
    { onRestart: (reason) => restarts.push(reason), onGiveUp: (reason) => givenUp.push(reason) },
    startBuilt,
  );
  rankedInThread = new PostgresArticleSearch(connection.pool, thread);
}, 120_000);

afterAll(async () => {
  await thread.stop();
  await connection.close();
});

test('the thread ranks as the calling thread does', async () => {
  const [there, here] = [await ask(rankedInThread), await ask(database().articleSearch)];
  expect(there.hits).toHaveLength(2);
  expect({ ...there, asOf: '' }).toEqual({ ...here, asOf: '' });
}, 60_000);

test('an aborted search ends in the thread too', async () => {
  const release = await hold();
  const gone = new AbortController();
  const asked = ask(rankedInThread, gone.signal);
  await untilHeld();
  gone.abort();
  await expect(asked).rejects.toMatchObject({ code: 'CANCELLED' });
  await release();
}, 60_000);

test('when its connection is lost, a search fails with a retry hint, and the next one gets another connection', async () => {
  const release = await hold();
  const failed = expect(ask(rankedInThread)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await untilHeld();
  // Only the connection of the search: an idle one could be given to the next search before its end is noticed.
  const { rowCount } = await database().pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'watchdesk ranking' and wait_event_type = 'Lock'`,
  );
  expect(rowCount).toBe(1);
  await failed;
  await release();
  expect((await ask(rankedInThread)).hits).toHaveLength(2);
}, 60_000);

test('when it dies, waiting searches fail, and the next one gets a new thread', async () => {
  const release = await hold();
  const asked = ask(rankedInThread);
  const failed = expect(asked).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await untilHeld();
  await started.at(-1)?.terminate();
  await failed;
  expect(restarts).toHaveLength(1);
  await release();
  expect((await ask(rankedInThread)).hits).toHaveLength(2);
  expect(started).toHaveLength(2);
}, 60_000);

test('when it is stopped, its connections close and it takes no more requests', async () => {
  await thread.stop();
  await until(async () => (await connections()) === 0);
  await expect(ask(rankedInThread)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(restarts).toHaveLength(1);
}, 60_000);

test('a thread that dies repeatedly is given up', async () => {
  const data = { databaseUrl: database().url, statementTimeoutMs: 20_000 };
  const again = jest.fn();
  const giveUp = jest.fn();
  const dying = new RankingThread(data, { onRestart: again, onGiveUp: giveUp }, startBuilt);
  for (let death = 1; death <= 4; death += 1) {
    await started.at(-1)?.terminate();
    await until(() => again.mock.calls.length + giveUp.mock.calls.length === death);
  }
  expect(again).toHaveBeenCalledTimes(3);
  expect(giveUp).toHaveBeenCalledTimes(1);
  await dying.stop();
}, 60_000);

describe("a thread that doesn't respond", () => {
  const data: RankingThreadData = { databaseUrl: '', statementTimeoutMs: 20_000 };
  // Starts, then loops forever without handling messages.
  const program = `require('node:worker_threads').parentPort.postMessage({ kind: 'pong' }); for (;;);`;
  const startSilent = (): Worker => new Worker(program, { eval: true });
  const anyRequest = {} as RankRequest;
  const session = { signal: undefined, personId: 'ann', budget: new ComputingBudget(2_000) };

  it('is terminated and replaced, and its searches fail as UNAVAILABLE', async () => {
    const again = jest.fn();
    const patience = { pingMs: 5, silenceMs: 20, stopMs: 20 };
    const silent = new RankingThread(data, { onRestart: again, onGiveUp: jest.fn() }, startSilent, patience);
    for (let time = 1; time <= 5; time += 1) {
      await expect(silent.rank(anyRequest, session)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      expect(again).toHaveBeenCalledTimes(time);
    }
    await silent.stop();
  }, 60_000);

  it('is terminated when it is stopped', async () => {
    const silent = new RankingThread(data, { onRestart: jest.fn(), onGiveUp: jest.fn() }, startSilent, { stopMs: 20 });
    const waiting = expect(silent.rank(anyRequest, session)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await silent.stop();
    await waiting;
  }, 60_000);
});
