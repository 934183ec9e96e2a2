import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import PostalMime from 'postal-mime';
import { signInAttempts } from '@contract/limits';
import { connect, type Connection } from '@server/db/connect';
import { ingestItems } from '@server/articles/items/ingest';
import { hashPassword } from '@server/people/passwords/hash';
import { createDepartment, createUser, type BuiltDepartment } from '../support/server/userBuilders';
import { createTestDatabase } from '../support/server/database';
import { createChannel, feedItem } from '../support/server/feedBuilders';
import { freePort } from '../support/server/freePort';
import { startMailServer, type MailServer } from '../support/server/mailServer';
import { startNewsServer, type NewsServer } from '../support/server/newsServer';
import { execute, withDatabase } from '../support/server/testCluster';
import { until } from '../support/server/until';
import { Holder, kill, WorkerProgram } from '../support/server/workerProcess';

/**
 * Two web processes and two workers of the product on one PostgreSQL given by DATABASE_URL: a new, empty database owned
 * by a role without privileges.
 */

const role = `plain_${randomBytes(4).toString('hex')}`;
const password = 'seven lakes and a tower';
let clusterUrl: string;
let url: string;
let connection: Connection;
let program: WorkerProgram;
let mailServer: MailServer;
let news: NewsServer;
let webs: [Web, Web];
let workers: [ChildProcess, ChildProcess];
let company: BuiltDepartment;

class Web {
  constructor(
    readonly address: string,
    private readonly apiKey: () => string,
  ) {}

  async call(method: string, path: string, body?: unknown, token?: string) {
    const answer = await fetch(`${this.address}${path}`, {
      method,
      headers: {
        realm: company.realm,
        'x-api-key': this.apiKey(),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    // oxlint-disable-next-line typescript/no-explicit-any -- each test says what it expects of it
    return { status: answer.status, body: (await answer.json()) as any };
  }

  async signIn(username: string, given = password): Promise<string> {
    const { body } = await this.call('POST', `/auth/v1/login?realm=${company.realm}`, { username, password: given });
    return String(body.access_token);
  }
}

beforeAll(async () => {
  const database = await createTestDatabase();
  clusterUrl = database.url;
  await database.pool.query(`create role ${role} login`);
  await database.pool.query(`create database ${role} owner ${role}`);
  const own = new URL(withDatabase(clusterUrl, role));
  if (own.searchParams.has('user')) own.searchParams.set('user', role);
  else own.username = role;
  url = own.href;
  connection = connect(url, { name: 'test' });

  news = await startNewsServer();
  mailServer = await startMailServer();
  program = new WorkerProgram({
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Watchdesk <alerts@watchdesk.example>',
    MAIL_RETURN_PATH: 'bounces@news.example.com',
    PUBLIC_URL: 'https://news.example.com',
    CHANNEL_ALLOWED_ORIGINS: news.origin,
    HOST: '127.0.0.1',
  });
  // All four start on an empty database.
  const ports = [String(await freePort()), String(await freePort())] as const;
  const named = (name: string) => {
    const address = new URL(url);
    address.searchParams.set('options', `-c watchdesk.worker=${name}`);
    return address.href;
  };
  for (const port of ports) program.start({ ROLES: 'web', PORT: port, DATABASE_URL: url });
  workers = [program.start({ DATABASE_URL: named('one') }), program.start({ DATABASE_URL: named('two') })];
  let apiKey = '';
  const web = (port: string) => new Web(`http://127.0.0.1:${port}`, () => apiKey);
  webs = [web(ports[0]), web(ports[1])];
  for (const { address } of webs) {
    await until(async () => (await fetch(`${address}/readyz`).catch(() => undefined))?.ok, 60);
  }
  const keys = await Promise.all(
    webs.map(async ({ address }) => (await (await fetch(`${address}/cdn/sign-on/default.json`)).json()).apiKey),
  );
  expect(keys[0]).toBe(keys[1]);
  apiKey = String(keys[0]);
  company = await createDepartment(connection.db);
  await database.drop();
}, 90_000);

afterAll(async () => {
  await program.remove();
  await connection.close();
  await mailServer.stop();
  await news.close();
  const maintenance = withDatabase(clusterUrl, 'postgres');
  await execute(maintenance, `drop database if exists ${role} with (force)`);
  await execute(maintenance, `drop role if exists ${role}`);
});

async function person(uid: string, more: Parameters<typeof createUser>[2] = {}) {
  const passwordHash = await hashPassword(password);
  return createUser(connection.db, company, { uid, passwordHash, ...more });
}

const matchesOf = async (topicId: string) => {
  const { rows } = await connection.pool.query<{ headline: string }>(
    `select v.headline from topic_match m join item_version v on v.item_id = m.item_id and v.version = m.version
     where m.topic_id = $1 order by 1`,
    [topicId],
  );
  return rows.map(({ headline }) => headline);
};

async function makeTopic(web: Web, token: string, query: string): Promise<string> {
  const body = { name: query, query, sources: [], addAllSources: true };
  const answer = await web.call('POST', '/data/v1/profiles', body, token);
  expect(answer.status).toBe(200);
  return String(answer.body.profile.id);
}

async function isOutsideTransactions(): Promise<boolean> {
  const { rows } = await connection.pool.query(
    `select from pg_stat_activity where datname = current_database() and application_name = 'watchdesk worker'
       and state <> 'idle'`,
  );
  return rows.length === 0;
}

/** Suspends a worker while no worker is inside a transaction. */
async function suspend(worker: ChildProcess): Promise<void> {
  for (;;) {
    // Also gives a worker that was suspended inside a transaction the time to finish it.
    await until(isOutsideTransactions, 30);
    worker.kill('SIGSTOP');
    try {
      await until(isOutsideTransactions, 2);
      return;
    } catch {
      worker.kill('SIGCONT');
    }
  }
}

it('lets every web process serve sessions, edits, and limits of the others', async () => {
  const [one, two] = webs;
  const reader = await person('sessions@example.com', { settings: { timezone: 'UTC' } });
  const token = await one.signIn(reader.uid);
  expect((await two.call('GET', '/iam/v1/users', undefined, token)).body.uid).toBe(reader.uid);

  const settings = '/iam/v1/generalsettings?appId=16';
  const saved = await Promise.all([
    one.call('POST', settings, { emailSendMode: 1 }, token),
    two.call('POST', settings, { timezone: 'Asia/Tokyo' }, token),
  ]);
  expect(saved.map(({ status }) => status)).toEqual([200, 200]);
  for (const web of webs) {
    expect((await web.call('GET', settings, undefined, token)).body).toMatchObject({
      emailSendMode: 1,
      timezone: 'Asia/Tokyo',
    });
  }

  expect((await one.call('POST', '/auth/v1/logout', undefined, token)).status).toBe(200);
  expect((await two.call('GET', '/iam/v1/users', undefined, token)).status).toBe(401);

  // Half of the attempts at each process, and no further attempt at either.
  await person('guessed@example.com');
  const guess = (web: Web) =>
    web.call('POST', `/auth/v1/login?realm=${company.realm}`, { username: 'guessed@example.com', password: 'guess' });
  for (let tries = 0; tries < signInAttempts.perAccountAndAddress; tries += 1) await guess(tries % 2 === 0 ? one : two);
  for (const web of webs) expect((await guess(web)).body).toMatchObject({ errorCode: 'TOO_MANY_ATTEMPTS' });
}, 60_000);

it('reads a feed once, sends one mail for one edition although the worker dies while sending, and matches new topics immediately', async () => {
  const [one, two] = webs;
  const reader = await person('reader@example.com', { settings: { timezone: 'UTC' } });
  const token = await one.signIn(reader.uid);
  const trials = await makeTopic(one, token, 'trial');
  const alert = { infoalertEnabled: true, selectedFrequency: 1, selectedAmount: 10 };
  await two.call('POST', `/alert/v1/outputoptions/${reader.userId}/${trials}`, alert, token);
  const wire = await createChannel(connection.db, company, { dueAt: new Date('2099-01-01') });

  news.publish({ guid: 'one', headline: 'The first trial', text: '' });
  await createChannel(connection.db, company, { url: news.feed });
  await until(async () => (await matchesOf(trials)).length > 0);
  expect(news.readings()).toBe(1);

  // Worker two is suspended, so that worker one sends the edition's mail, and is killed there.
  const [first, second] = workers;
  const holder = await Holder.on(url, "current_setting('watchdesk.worker', true) = 'one'");
  await suspend(second);
  await holder.at(
    { at: 'after insert on mail' },
    () => connection.pool.query("update subscription set next_due_at = '2020-01-01'"),
    () => kill(first),
  );
  await holder.close();
  expect(mailServer.received).toEqual([]);
  second.kill('SIGCONT');
  await until(() => mailServer.received.length > 0);

  // Created at one web process, and known to the remaining worker for the next article.
  const studies = await makeTopic(one, token, 'study');
  // No backfill is pending: the article is matched by a worker that has loaded the change, or not at all.
  await connection.pool.query('update topic_change set backfilled_at = clock_timestamp() where backfilled_at is null');
  await ingestItems(connection.db, {
    sourceId: wire.id,
    items: [feedItem({ guid: 'late', headline: 'A late study', text: '', url: null })],
    receivedAt: new Date(),
  });
  await until(async () => (await matchesOf(studies)).length > 0);
  expect(await matchesOf(studies)).toEqual(['A late study']);

  const mails = await Promise.all(mailServer.received.map((source) => PostalMime.parse(source)));
  expect(mails.map((mail) => [mail.to?.[0]?.address, mail.subject])).toEqual([[reader.uid, 'trial (1)']]);
  expect(mailServer.senders).toEqual([expect.stringMatching(/^bounces\+\d+-[0-9a-v]{20}@news\.example\.com$/)]);
  const addresses = [...(mails[0]?.html ?? '').matchAll(/href="([^"]+)"/g)].map(([, address]) => address ?? '');
  expect(addresses.filter((address) => !address.startsWith('https://news.example.com/'))).toEqual([]);
  expect((await connection.pool.query('select from edition')).rowCount).toBe(1);
  expect((await connection.pool.query("select from mail where state = 'sent'")).rowCount).toBe(1);
  expect((await two.call('GET', '/alert/v1/editions', undefined, token)).body).toMatchObject({ total: 1 });
}, 120_000);
