import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { migrate } from '@server/db/migrate';
import { prepareDatabase } from '@server/prepareDatabase';
import { checkReplicas } from '@server/search/replicas/checkReplicas';
import { testUnless } from '../../support/jest/describeIf';
import {
  startPostgresOfVersion,
  startPostgresWithCertificate,
  startSilentServer,
  type FakePostgres,
} from '../../support/server/fakePostgres';
import { ReplicaCluster, type ReplicaServer } from '../../support/server/replicaCluster';
import { testConfig } from '../../support/server/testApp';

/** What a start says about databases that can't be used. */

const folder = mkdtempSync(path.join(os.tmpdir(), 'wd-certificate-'));
const [keyFile, certFile] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1'];
const made = spawnSync(
  'openssl',
  ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', keyFile, '-out', certFile, ...subject],
  { encoding: 'utf8' },
);
const missingOpenssl = made.status === 0 ? null : 'openssl can’t make a certificate';

const cluster = new ReplicaCluster();
let primary: ReplicaServer;
let standby: ReplicaServer;
const fakes: FakePostgres[] = [];

beforeAll(async () => {
  primary = await cluster.startPrimary('primary');
  await migrate(primary.url);
  standby = await cluster.startStandby('standby', primary);
  await primary.query("create role guarded login password 'right'");
  const own = readFileSync(path.join(primary.folder, 'pg_hba.conf'), 'utf8');
  for (const server of [primary, standby]) {
    writeFileSync(path.join(server.folder, 'pg_hba.conf'), 'local all guarded scram-sha-256\n');
    appendFileSync(path.join(server.folder, 'pg_hba.conf'), own);
    await server.query('select pg_reload_conf()');
  }
}, 90_000);

afterAll(async () => {
  for (const fake of fakes) fake.close();
  await cluster.remove();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

/** Starts on a DATABASE_URL; returns what the start says if it ends. */
const start = (url: string) =>
  prepareDatabase({ url, embedded: false, close: () => Promise.resolve() }, testConfig(), () => undefined).then(
    () => 'started',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

/** The same for a SEARCH_DATABASE_URL, with what it warns of. */
async function startWithReplica(url: string): Promise<string> {
  const warnings: string[] = [];
  try {
    await checkReplicas(primary.url, [url], (warning) => warnings.push(warning));
    return warnings.join(' ') || 'started';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const as = (server: ReplicaServer, account: string) => server.url.replace(/\/\/[^@]*@/, `//${account}@`);
const cant = (variable: string, reason: string) => `Can’t use the database in ${variable}: ${reason}`;

it('starts on a primary, and with a replica', async () => {
  expect(await start(primary.url)).toBe('started');
  expect(await startWithReplica(standby.url)).toBe('started');
});

it('names an unknown host', async () => {
  const url = 'postgres://w@no-such-host.invalid/watchdesk';
  const reason = /its host name (is unknown|couldn’t be looked up) \(getaddrinfo \w+ no-such-host\.invalid\)$/;
  expect(await start(url)).toMatch(reason);
  expect(await start(url)).toContain(cant('DATABASE_URL', 'its host name '));
  expect(await startWithReplica(url)).toMatch(reason);
  expect(await startWithReplica(url)).toContain(cant('SEARCH_DATABASE_URL', 'its host name '));
});

it('names a port that accepts no connections, and waits for a replica there', async () => {
  const url = 'postgres://w@127.0.0.1:1/watchdesk';
  const reason = 'nothing accepts connections there (connect ECONNREFUSED 127.0.0.1:1)';
  expect(await start(url)).toBe(cant('DATABASE_URL', reason));
  expect(await startWithReplica(url)).toBe(
    'The search replica 127.0.0.1:1 isn’t available. Searches use the other servers until it is.',
  );
});

it.each([
  { what: 'a wrong password', account: 'guarded:wrong', reason: 'password authentication failed for user "guarded"' },
  { what: 'a missing password', account: 'guarded', reason: 'it requires a password, and the address has none' },
  { what: 'an unknown account', account: 'nobody', reason: 'role "nobody" does not exist' },
])('names $what', async ({ account, reason }) => {
  expect(await start(as(primary, account))).toBe(cant('DATABASE_URL', reason));
  expect(await startWithReplica(as(standby, account))).toBe(cant('SEARCH_DATABASE_URL', reason));
});

it('names a database that doesn’t exist', async () => {
  const reason = 'database "elsewhere" does not exist';
  expect(await start(primary.url.replace(/watchdesk$/, 'elsewhere'))).toBe(cant('DATABASE_URL', reason));
  expect(await startWithReplica(standby.url.replace(/watchdesk$/, 'elsewhere'))).toBe(
    cant('SEARCH_DATABASE_URL', reason),
  );
});

it('refuses another database of the same servers as a replica', async () => {
  expect(await startWithReplica(standby.url.replace(/watchdesk$/, 'postgres'))).toMatch(
    /isn’t a replica of the database in DATABASE_URL\.$/,
  );
});

it('gives up on a server that accepts connections and never answers', async () => {
  const silent = await startSilentServer();
  fakes.push(silent);
  expect(await start(`postgres://w@${silent.host}/watchdesk`)).toBe(
    cant('DATABASE_URL', 'it doesn’t respond (timeout expired)'),
  );
}, 30_000);

testUnless(missingOpenssl, 'names a certificate that isn’t trusted', async () => {
  const fake = await startPostgresWithCertificate(readFileSync(keyFile), readFileSync(certFile));
  fakes.push(fake);
  const url = `postgres://w@${fake.host}/watchdesk?sslmode=verify-full`;
  const reason = 'its certificate isn’t trusted (self-signed certificate)';
  expect(await start(url)).toBe(cant('DATABASE_URL', reason));
  expect(await startWithReplica(url)).toBe(cant('SEARCH_DATABASE_URL', reason));
});

it('refuses a PostgreSQL that is too old', async () => {
  const fake = await startPostgresOfVersion(140_010, '14.10 (Debian 14.10-1)');
  fakes.push(fake);
  const url = `postgres://w@${fake.host}/watchdesk`;
  expect(await start(url)).toBe(cant('DATABASE_URL', 'it is PostgreSQL 14.10 (Debian 14.10-1); 15 or later is needed'));
  // A replica has the version of its primary: this is a copy of nothing.
  expect(await startWithReplica(url)).toBe(`${fake.host} isn’t a replica of the database in DATABASE_URL.`);
});

it('refuses a standby without its primary', async () => {
  expect(await start(standby.url)).toBe(
    cant('DATABASE_URL', 'it is a standby, which accepts no writes. Name the primary, too'),
  );
});
