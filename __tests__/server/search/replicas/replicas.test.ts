import { setTimeout as rest } from 'node:timers/promises';
import { ingestItems } from '@server/articles/items/ingest';
import { connect, type Connection } from '@server/db/connect';
import { migrate } from '@server/db/migrate';
import type { ArticleSearch } from '@server/search/articleSearch';
import { PostgresArticleSearch } from '@server/search/postgresArticleSearch';
import { checkReplicas } from '@server/search/replicas/checkReplicas';
import { ReplicaMonitor, type ReplicaState } from '@server/search/replicas/replicaMonitor';
import { ReplicatedArticleSearch } from '@server/search/replicas/replicatedArticleSearch';
import { createChannel, feedItem } from '../../../support/server/feedBuilders';
import { ReplicaCluster, type ReplicaServer } from '../../../support/server/replicaCluster';
import { startTestApp, type SignedIn, type TestApp } from '../../../support/server/testApp';
import { until } from '../../../support/server/until';

const mostLagMs = 1_500;
const cluster = new ReplicaCluster();
let primary: ReplicaServer;
let standby: ReplicaServer;
let onPrimary: Connection;
let onStandby: Connection;
let monitor: ReplicaMonitor;
let search: ReplicatedArticleSearch;
let server: TestApp;
let user: SignedIn;
let sourceId: string;
const changes: ReplicaState[] = [];
/** Runs before each search on the standby. */
let beforeSearch: () => Promise<unknown> = () => Promise.resolve();
let answersOfStandby = 0;

beforeAll(async () => {
  primary = await cluster.startPrimary('primary');
  await migrate(primary.url);
  standby = await cluster.startStandby('standby', primary);
  onPrimary = connect(primary.url, { name: 'test' });
  onStandby = connect(standby.url, { name: 'test' });
  monitor = new ReplicaMonitor(onPrimary.pool, [{ name: '1', pool: onStandby.pool }], (state) => changes.push(state), {
    intervalMs: 50,
    mostLagMs,
    pauseMs: 200,
    answerMs: 1_000,
  });
  const articleSearch = new PostgresArticleSearch(onPrimary.pool);
  const standbySearch = new PostgresArticleSearch(onStandby.pool);
  const observed: ArticleSearch = {
    search: async (...given) => {
      await beforeSearch();
      const found = await standbySearch.search(...given);
      answersOfStandby += 1;
      return found;
    },
    facets: (...given) => standbySearch.facets(...given),
    histogram: (...given) => standbySearch.histogram(...given),
    hitInstants: (...given) => standbySearch.hitInstants(...given),
    exists: (...given) => standbySearch.exists(...given),
  };
  search = new ReplicatedArticleSearch(articleSearch, monitor, () => observed);
  const drop = () => Promise.resolve();
  server = await startTestApp({
    database: { ...onPrimary, url: primary.url, articleSearch, drop },
    search: { articleSearch: search, searchReplicas: monitor },
  });
  const department = await server.department();
  user = await server.person(department);
  const channel = await createChannel(onPrimary.db, department, { dueAt: new Date('2099-01-01') });
  sourceId = channel.id;
  await publish('Wombat one');
}, 120_000);

afterAll(async () => {
  await server.close();
  await monitor.stop();
  await onStandby.close();
  await onPrimary.close();
  await cluster.remove();
}, 60_000);

const isUsed = () => until(() => monitor.states()[0]?.condition === 'usable', 30);
const publish = (headline: string) =>
  ingestItems(onPrimary.db, {
    sourceId,
    items: [feedItem({ guid: headline, headline, text: '', url: null })],
    receivedAt: new Date(),
  });
const ask = async (queryString: string, cookie?: string, retrievalOptions: object = {}) => {
  const { body, status } = await callWith(cookie, 'POST', '/data/v1/search', { queryString, retrievalOptions });
  return status === 200 ? body : { status };
};
const callWith = (cookie: string | undefined, ...call: [method: 'POST', url: string, body: unknown]) =>
  server.call(cookie === undefined ? user : { ...user, headers: { ...user.headers, cookie } }, ...call);

it('searches on the replica, as of what it has replayed', async () => {
  await isUsed();
  await until(async () => (await ask('wombat')).results?.length === 1, 10);
  const before = answersOfStandby;
  const { results, asOf } = await ask('wombat');
  expect([results.length, answersOfStandby]).toEqual([1, before + 1]);
  const { rows } = await onStandby.pool.query<{ now: Date }>('select now() as now');
  expect(Date.parse(asOf)).toBeLessThan(rows[0]?.now.getTime() ?? 0);
  const answer = await server.app.inject({ url: '/readyz' });
  expect(answer.json()).toMatchObject({ status: 'ok', replicas: [{ name: '1', condition: 'usable' }] });
});

it('shows callers what they have written, and pages of a later instant, from the primary while the replica is behind', async () => {
  await isUsed();
  await onStandby.pool.query('select pg_wal_replay_pause()');
  try {
    await publish('Quokka one');
    await publish('Quokka two');
    expect((await ask('quokka')).results).toEqual([]);
    const topic = { name: 'Any', query: 'any', sources: [], addAllSources: true };
    const written = await callWith(undefined, 'POST', '/data/v1/profiles', topic);
    const cookie = String(written.headers['set-cookie']).split(';')[0] ?? '';
    expect(cookie).toMatch(/^watchdesk_written=/);
    const first = await ask('quokka', cookie, { limit: 1 });
    expect(first.results.length).toBe(1);
    // The cursor's instant is later than what the replica has replayed.
    const second = await ask('quokka', undefined, { limit: 1, cursor: first.cursor });
    expect(second.results.length).toBe(1);
    expect(second.results[0].itemId).not.toBe(first.results[0].itemId);
    expect((await ask('quokka', undefined, { asOf: first.asOf })).hitCount).toBe(2);
    // A search writes nothing, so it sends no position.
    const { headers } = await callWith(undefined, 'POST', '/data/v1/search', { queryString: 'quokka' });
    expect(String(headers['set-cookie'])).not.toContain('watchdesk_written');
  } finally {
    await onStandby.pool.query('select pg_wal_replay_resume()');
  }
  await until(async () => (await ask('quokka')).results.length === 2);
}, 60_000);

it('leaves a replica that is too far behind, and returns to it', async () => {
  await isUsed();
  await onStandby.pool.query('select pg_wal_replay_pause()');
  await publish('Numbat one');
  await until(() => monitor.states()[0]?.condition === 'behind', 20);
  expect(monitor.states()[0]?.lagSeconds).toBeGreaterThan(mostLagMs / 1_000);
  expect((await ask('numbat')).results.length).toBe(1);
  await onStandby.pool.query('select pg_wal_replay_resume()');
  await isUsed();
}, 60_000);

it('repeats a search elsewhere that the replica cancels because it conflicts with replaying', async () => {
  await isUsed();
  await standby.query("alter system set max_standby_streaming_delay = '50ms'");
  await standby.query('select pg_reload_conf()');
  changes.length = 0;
  let isReading = false;
  beforeSearch = async () => {
    const client = await onStandby.pool.connect();
    try {
      await client.query('begin isolation level repeatable read');
      await client.query('select from item_version limit 1');
      isReading = true;
      await until(async () => (await client.query('select from item_version limit 1')) && false, 5);
    } finally {
      client.release(true);
    }
  };
  const answer = ask('wombat');
  await until(() => isReading);
  await onPrimary.pool.query('begin; lock table item_version in access exclusive mode; commit');
  expect((await answer).results.length).toBe(1);
  beforeSearch = () => Promise.resolve();
  expect(changes[0]).toMatchObject({ condition: 'failing' });
  await isUsed();
}, 60_000);

describe('under load', () => {
  let isAsking: boolean;
  let asking: Promise<void>[];
  let slowestMs: number;
  const failures: unknown[] = [];

  const start = () => {
    isAsking = true;
    slowestMs = 0;
    failures.length = 0;
    asking = Array.from({ length: 3 }, async () => {
      while (isAsking) {
        const began = performance.now();
        const answer = await ask('wombat').catch((error: unknown) => ({ error }));
        if (answer.results?.length !== 1) failures.push(answer);
        slowestMs = Math.max(slowestMs, performance.now() - began);
      }
    });
  };
  const stop = async () => {
    isAsking = false;
    await Promise.all(asking);
  };
  const answersMore = (count: number) => {
    const from = answersOfStandby + count;
    return until(() => answersOfStandby >= from, 30);
  };

  it('fails no search when a replica is killed, and uses it again when it is back', async () => {
    await isUsed();
    await until(async () => (await ask('wombat')).results?.length === 1, 10);
    start();
    await answersMore(20);
    await cluster.kill(standby);
    await until(() => monitor.states()[0]?.condition !== 'usable', 20);
    standby = await cluster.restart(standby);
    await isUsed();
    await answersMore(20);
    await stop();
    expect(failures).toEqual([]);
  }, 90_000);

  it('fails no search when a replica stops responding', async () => {
    await isUsed();
    start();
    await answersMore(20);
    const processes = await standby.query<{ pid: number }>('select pid from pg_stat_activity where pid is not null');
    const pids = [standby.pid, ...processes.map(({ pid }) => pid)];
    const signal = (name: NodeJS.Signals) => {
      for (const pid of pids) {
        try {
          process.kill(pid, name);
        } catch {
          // It ended by itself.
        }
      }
    };
    signal('SIGSTOP');
    try {
      await until(() => monitor.states()[0]?.condition !== 'usable', 20);
    } finally {
      await rest(0);
      signal('SIGCONT');
    }
    await isUsed();
    await stop();
    expect(failures).toEqual([]);
    expect(slowestMs).toBeLessThan(10_000);
  }, 90_000);
});

it('refuses servers at the start that can’t be replicas of the database, and waits for those that are down', async () => {
  const warnings: string[] = [];
  const check = (url: string) => checkReplicas(primary.url, [url], (message) => warnings.push(message));
  await check(standby.url);
  await expect(check(standby.url.replace(/watchdesk$/, 'elsewhere'))).rejects.toThrow(
    'Can’t use the database in SEARCH_DATABASE_URL: database "elsewhere" does not exist',
  );
  await expect(check('postgres://w@no-such-host.invalid/watchdesk')).rejects.toThrow('SEARCH_DATABASE_URL');
  expect(warnings).toEqual([]);
  await check('postgres://w@127.0.0.1:1/watchdesk');
  expect(warnings).toEqual([expect.stringContaining('127.0.0.1:1 isn’t available')]);
  const other = await cluster.startPrimary('other');
  await expect(check(other.url)).rejects.toThrow('isn’t a replica of the database in DATABASE_URL');
}, 60_000);
