import { databaseHosts } from '@server/config/databaseHosts';
import { describeConnectionError } from '@server/config/preflight';
import { withAdvisoryLock } from '@server/db/advisoryLock';
import { createClientLike, primaryClient } from '@server/db/client';
import { connect, type Connection } from '@server/db/connect';
import { migrate } from '@server/db/migrate';
import { PrimaryFinder } from '@server/db/primaryFinder';
import { isTransient } from '@server/db/transientErrors';
import { ReplicaCluster, urlOfAll, type ReplicaServer } from '../../support/server/replicaCluster';
import { until } from '../../support/server/until';

const cluster = new ReplicaCluster();
let one: ReplicaServer;
let two: ReplicaServer;
let connection: Connection;

beforeAll(async () => {
  one = await cluster.startPrimary('one');
  await migrate(one.url);
  two = await cluster.startStandby('two', one);
  connection = connect(urlOfAll(two, one), { name: 'test' });
}, 90_000);

afterAll(async () => {
  await connection.close();
  await cluster.remove();
}, 60_000);

const settingOf = async (key: string) => {
  const { rows } = await connection.pool.query<{ value: unknown }>('select value from app_setting where key = $1', [
    key,
  ]);
  return rows[0]?.value;
};
const write = (key: string, value: string) =>
  connection.pool.query('insert into app_setting (key, value) values ($1, to_jsonb($2::text))', [key, value]);

it('splits a connection string with several hosts', () => {
  expect(databaseHosts('postgres://u:p@a:1,b:2,[::1]:3/w?sslmode=require')).toEqual([
    'postgres://u:p@a:1/w?sslmode=require',
    'postgres://u:p@b:2/w?sslmode=require',
    'postgres://u:p@[::1]:3/w?sslmode=require',
  ]);
  expect(databaseHosts('postgresql://only/w')).toEqual(['postgresql://only/w']);
  for (const bad of ['postgres://a,/w', 'postgres://a:x,b/w', 'mysql://a,b/w', 'a,b', 'postgres:///w']) {
    expect(databaseHosts(bad)).toBeUndefined();
  }
});

it('writes on the primary wherever it stands in the list, and migrates it', async () => {
  await migrate(urlOfAll(two, one));
  await write('first', 'written');
  expect(await one.query("select value from app_setting where key = 'first'")).toEqual([{ value: 'written' }]);
});

it('names the servers that it asked if none is a primary', async () => {
  const dead = two.url.replace(/@[^/]+/, `@${encodeURIComponent('/nowhere')}`);
  const finder = new PrimaryFinder([two.url, dead], { searchMs: 500 });
  const error: unknown = await finder.find().catch((refused: unknown) => refused);
  expect(isTransient(error)).toBe(true);
  expect(String(describeConnectionError(error))).toMatch(
    /Can’t use the database in DATABASE_URL: none of its servers is a primary \((?=.*\/two\/postgres is a standby)(?=.*\/nowhere: connect ENOENT)/,
  );
}, 30_000);

it('waits for a promotion although another server refuses the account', async () => {
  const refusing = two.url.replace(/\/\/[^@]*@/, '//nobody@');
  const finder = new PrimaryFinder([refusing, two.url], { searchMs: 500 });
  const error: unknown = await finder.find().catch((refused: unknown) => refused);
  expect(isTransient(error)).toBe(true);
  expect(String(error)).toMatch(/\/postgres: role "nobody" does not exist/);
  expect(String(error)).toContain('is a standby');
  // Waiting doesn't help if all of them do.
  const hopeless = await new PrimaryFinder([refusing, refusing], { searchMs: 60_000 }).find().catch(String);
  expect(hopeless).toContain('role "nobody" does not exist');
}, 30_000);

it('keeps to one server if two on the same timeline call themselves primary', async () => {
  const other = await cluster.startPrimary('other');
  const finder = new PrimaryFinder([other.url, one.url]);
  const found = new Set<string>();
  for (let time = 0; time < 20; time += 1) {
    const host = await finder.find();
    found.add(host.url);
    finder.forget(host);
  }
  expect([...found]).toEqual([other.url]);
  await cluster.stop(other);
}, 60_000);

it('follows a fail-over with pools, listeners, and locks, and loses nothing that was acknowledged', async () => {
  await cluster.setSynchronous(one, 'two');
  const acknowledged: number[] = [];
  let failed = 0;
  let isWriting = true;
  const writing = (async () => {
    for (let number = 0; isWriting; number += 1) {
      try {
        await write(`number ${String(number)}`, 'x');
        acknowledged.push(number);
      } catch {
        failed += 1;
      }
    }
  })();
  await until(() => acknowledged.length > 50);
  const listener = createClientLike(connection.pool, 'listener');
  await listener.connect();
  const listenerEnded = new Promise((resolve) => listener.once('end', resolve));
  const held = withAdvisoryLock(connection.pool, 4_711, (client) => client.query('select pg_sleep(30)'));

  await cluster.kill(one);
  await expect(held).rejects.toThrow();
  await listenerEnded;
  const before = acknowledged.length;
  await two.query('select pg_promote()');
  await until(() => acknowledged.length > before + 50, 30);
  isWriting = false;
  await writing;

  const rows = await two.query<{ number: number }>(
    "select substr(key, 8)::int as number from app_setting where key like 'number %'",
  );
  const stored = new Set(rows.map(({ number }) => number));
  expect(acknowledged.filter((number) => !stored.has(number))).toEqual([]);
  expect(failed).toBeLessThan(20);
  const again = createClientLike(connection.pool, 'listener');
  await again.connect();
  await again.query('listen anything');
  await again.end();
  expect(await withAdvisoryLock(connection.pool, 4_711, () => Promise.resolve('taken'))).toBe('taken');
  expect(await settingOf('first')).toBe('written');
}, 90_000);

it('leaves a former primary that comes back without being fenced', async () => {
  await connection.pool.query('select 1');
  const former = await cluster.restart(one);
  const fresh = connect(urlOfAll(former, two), { name: 'test' });
  await fresh.pool.query("insert into app_setting (key, value) values ('after', '1')");
  await fresh.close();
  expect(await two.query("select value from app_setting where key = 'after'")).toEqual([{ value: 1 }]);
}, 60_000);

it('breaks connections to a primary that no longer responds when another server was promoted', async () => {
  const three = await cluster.startStandby('three', two);
  await two.query('alter system reset synchronous_standby_names');
  const finder = new PrimaryFinder([two.url, three.url], { watchMs: 200, probeMs: 500 });
  const Client = primaryClient(finder);
  const client = new Client(two.url);
  await client.connect();
  const ended = new Promise((resolve) => client.once('end', resolve));
  process.kill(two.pid, 'SIGSTOP');
  try {
    await three.query('select pg_promote()');
    await ended;
  } finally {
    process.kill(two.pid, 'SIGCONT');
  }
  const next = new Client(two.url);
  await next.connect();
  expect([next.host, (await next.query('select pg_is_in_recovery() as standby')).rows]).toEqual([
    decodeURIComponent(new URL(three.url).hostname),
    [{ standby: false }],
  ]);
  await next.end();
}, 60_000);
