import { ingestItems } from '@server/articles/items/ingest';
import { connect, type Connection } from '@server/db/connect';
import { migrate } from '@server/db/migrate';
import { hashPassword } from '@server/people/passwords/hash';
import { createChannel, feedItem } from '../../../support/server/feedBuilders';
import { freePort } from '../../../support/server/freePort';
import { ReplicaCluster, urlOfAll, type ReplicaServer } from '../../../support/server/replicaCluster';
import { until } from '../../../support/server/until';
import { createDepartment, createUser, type BuiltDepartment } from '../../../support/server/userBuilders';
import { WorkerProgram } from '../../../support/server/workerProcess';

/** The product's own web and background process on a primary and a synchronous standby that also serves searches. */

const password = 'seven lakes and a tower';
const cluster = new ReplicaCluster();
let primary: ReplicaServer;
let standby: ReplicaServer;
let connection: Connection;
let program: WorkerProgram;
let company: BuiltDepartment;
let address: string;
let headers: Record<string, string>;

beforeAll(async () => {
  primary = await cluster.startPrimary('primary');
  await migrate(primary.url);
  standby = await cluster.startStandby('standby', primary);
  await cluster.setSynchronous(primary, 'standby');
  const url = urlOfAll(primary, standby);
  connection = connect(url, { name: 'test' });
  program = new WorkerProgram({ DATABASE_URL: url, SEARCH_DATABASE_URL: standby.url, HOST: '127.0.0.1' });
  const port = String(await freePort());
  program.start({ ROLES: 'web,worker', PORT: port });
  address = `http://127.0.0.1:${port}`;
  await until(async () => (await readiness())?.replicas?.[0]?.condition === 'usable', 60);
  company = await createDepartment(connection.db);
  await createUser(connection.db, company, { uid: 'reader@example.com', passwordHash: await hashPassword(password) });
  const { apiKey } = await (await fetch(`${address}/cdn/sign-on/default.json`)).json();
  headers = { realm: company.realm, 'x-api-key': String(apiKey), 'content-type': 'application/json' };
  const { access_token: token } = await call(`/auth/v1/login?realm=${company.realm}`, {
    username: 'reader@example.com',
    password,
  });
  headers.authorization = `Bearer ${String(token)}`;
}, 120_000);

afterAll(async () => {
  await program.remove();
  await connection.close();
  await cluster.remove();
}, 60_000);

const readiness = async () => (await fetch(`${address}/readyz`).catch(() => undefined))?.json();
const call = async (path: string, body: unknown) => {
  const answer = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return answer.json();
};
const search = (queryString: string) =>
  call('/data/v1/search', { queryString, retrievalOptions: { sortOrder: 'RELEVANT_FIRST' } });

it('ranks on the replica, and after a fail-over people go on with what was acknowledged', async () => {
  const channel = await createChannel(connection.db, company, { dueAt: new Date('2099-01-01') });
  const publish = (headline: string) =>
    ingestItems(connection.db, {
      sourceId: channel.id,
      items: [feedItem({ guid: headline, headline, text: '', url: null })],
      receivedAt: new Date(),
    });
  await publish('Wombat one');
  await until(async () => (await search('wombat')).hitCount === 1, 20);
  const ranking = await standby.query("select from pg_stat_activity where application_name = 'watchdesk ranking 1'");
  expect(ranking.length).toBeGreaterThan(0);
  expect(
    (await call('/data/v1/profiles', { name: 'Any', query: 'any', sources: [], addAllSources: true })).profile.name,
  ).toBe('Any');

  await publish('Wombat two');
  await cluster.kill(primary);
  await standby.query('select pg_promote()');
  await until(async () => (await search('wombat').catch(() => undefined))?.hitCount === 2, 30);
  expect(await readiness()).toMatchObject({ status: 'ok', replicas: [{ condition: 'not a standby' }] });
  await publish('Wombat three');
  await until(async () => (await search('wombat')).hitCount === 3, 20);
}, 120_000);
