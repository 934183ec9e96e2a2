import type { ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import PostalMime from 'postal-mime';
import { connect, type Connection } from '@server/db/connect';
import { migrate } from '@server/db/migrate';
import { hashPassword } from '@server/people/passwords/hash';
import { PostgresArticleSearch } from '@server/search/postgresArticleSearch';
import { FailoverLoad } from '../../support/server/failoverLoad';
import { freePort } from '../../support/server/freePort';
import { addCompanyTopic, subscribe } from '../../support/server/insertRows';
import { startMailServer, type MailServer } from '../../support/server/mailServer';
import { makePublishChannel } from '../../support/server/ownArticles';
import { allowPushing } from '../../support/server/pushedNews';
import { ReplicaCluster, urlOfAll, type ReplicaServer } from '../../support/server/replicaCluster';
import { startTestApp, testApiKey } from '../../support/server/testApp';
import { until } from '../../support/server/until';
import { createDepartment, createUser, type BuiltDepartment } from '../../support/server/userBuilders';
import { WorkerProgram } from '../../support/server/workerProcess';

/**
 * The primary of three PostgreSQL servers fails under load, its synchronous standby is promoted, and copies of it replace
 * the others, one of which answers searches. Nothing that was acknowledged is lost, no alert is lost or sent twice, and
 * nobody has to sign in again, while the web process and the worker keep running. `npm run torture -- failovers` does this
 * 20 times.
 */

const failovers = Number(process.env.TORTURE_FAILOVERS ?? 1);
const password = 'seven lakes and a tower';
const people = ['one.by.one@example.com', 'in.a.digest@example.com'];
const topics = ['Trials', 'Studies'];
const hourly = 1;
/** A fail-over that takes longer than this fails the test. */
const outageSeconds = 45;

/** How a primary fails. */
const faults = [
  { name: 'postmaster killed', fail: (server: ReplicaServer) => cluster.kill(server) },
  { name: 'all its processes killed', fail: (server: ReplicaServer) => cluster.killAll(server) },
  { name: 'all its processes frozen', fail: (server: ReplicaServer) => cluster.freeze(server) },
] as const;

const cluster = new ReplicaCluster();
let primary: ReplicaServer;
let standby: ReplicaServer;
/** An asynchronous standby, on which the web process searches. */
let reader: ReplicaServer;
let address: string;
let connection: Connection;
let mailServer: MailServer;
let program: WorkerProgram;
let processes: ChildProcess[];
let company: BuiltDepartment;
let load: FailoverLoad;
const figures: { fault: string; writesAfter: number; callsAfter: number; alertsAfter: number }[] = [];

beforeAll(async () => {
  primary = await cluster.startPrimary('one');
  await migrate(primary.url);
  standby = await cluster.startStandby('two', primary);
  reader = await cluster.startStandby('three', primary);
  await cluster.setSynchronous(primary, standby.name);
  const url = urlOfAll(reader, primary, standby);
  connection = connect(url, { name: 'test' });
  mailServer = await startMailServer();
  const port = String(await freePort());
  address = `http://127.0.0.1:${port}`;
  // Before the worker starts: topics that are inserted as rows aren't noticed by one that has read all of them.
  const target = await newsroom(url);
  program = new WorkerProgram({
    DATABASE_URL: url,
    SEARCH_DATABASE_URL: reader.url,
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Watchdesk <alerts@watchdesk.example>',
    HOST: '127.0.0.1',
    PUBLIC_URL: address,
    API_KEY: testApiKey,
    LOG_LEVEL: 'silent',
  });
  processes = [program.start({ ROLES: 'web', PORT: port }), program.start()];
  load = new FailoverLoad({ address, password, ...target });
  await until(async () => (await fetch(`${address}/readyz`).catch(() => undefined))?.ok, 60);
  await load.start();
  await until(searchesOnReader, 60);
}, 180_000);

afterAll(async () => {
  await load.abandon();
  await program.remove();
  await connection.close();
  await mailServer.stop();
  await cluster.remove();
}, 60_000);

/** A department with an editor, a publish channel, and two people who are alerted of everything in it. */
async function newsroom(url: string) {
  const { db } = connection;
  const drop = () => Promise.resolve();
  const articleSearch = new PostgresArticleSearch(connection.pool);
  const test = await startTestApp({ database: { ...connection, url, articleSearch, drop } });
  company = await createDepartment(db);
  const passwordHash = await hashPassword(password);
  const editor = await test.signIn(
    await createUser(db, company, { uid: 'editor@example.com', admin: true, publish: true, passwordHash }),
  );
  const group = { name: 'Board', description: 'All of it', users: [] };
  const { body } = await test.call(editor, 'POST', '/iam/v1/usergroups', group);
  const channel = await makePublishChannel(test, company.id);
  const pushKey = await allowPushing(test, editor, channel.id);
  const made = await Promise.all(topics.map((name) => addCompanyTopic(db, company.id, name, hourly)));
  for (const [index, uid] of people.entries()) {
    const user = await createUser(db, company, { uid, settings: { emailSendMode: 2 - index } });
    for (const topic of made) await subscribe(db, user.userId, topic.id, new Date('2099-01-01'));
  }
  await test.close();
  return { realm: company.realm, username: editor.uid, groupId: String(body.id), channel, pushKey };
}

async function searchesOnReader(): Promise<boolean> {
  const answer = await fetch(`${address}/readyz`);
  return (await answer.json()).replicas?.[0]?.condition === 'usable';
}

let minute = 0;
/** Makes all subscriptions due, and mails that wait for another attempt. */
async function makeDue(): Promise<void> {
  minute += 1;
  await connection.pool.query("update mail set next_attempt_at = now() where state = 'queued'");
  await connection.pool.query(
    "update subscription set next_due_at = timestamptz '2020-01-01' + make_interval(mins => $1)",
    [minute],
  );
}

/** The articles in the alerts of each person and topic, in the order of their numbers. */
async function alerted(): Promise<string[][]> {
  const { rows } = await connection.pool.query<{ uid: string; topic: string; headlines: string[] }>(`
    select u.uid, t.name as topic, array_agg(v.headline) as headlines
    from edition e join edition_item i on i.edition_id = e.id join item_version v using (item_id, version)
      join user_account u on u.id = e.user_id join topic t on t.id = e.topic_id
    group by 1, 2`);
  return people.flatMap((uid) =>
    topics.map((topic) => rows.find((row) => row.uid === uid && row.topic === topic)?.headlines ?? []),
  );
}

async function untilAlerted(headlines: readonly string[], seconds: number): Promise<void> {
  await until(async () => {
    await makeDue();
    const lists = await alerted();
    return lists.every((list) => {
      const found = new Set(list);
      return headlines.every((headline) => found.has(headline));
    });
  }, seconds);
}

async function expectNothingDoubled(): Promise<void> {
  for (const list of await alerted()) expect(list.filter((one, index) => list.indexOf(one) !== index)).toEqual([]);
  const arrived = await arrivals();
  const { rows } = await connection.pool.query<{ message_id: string; uncertain_attempts: number }>(
    'select message_id, uncertain_attempts from mail where uncertain_attempts > 0',
  );
  const repeatable = new Map(rows.map((mail) => [mail.message_id, mail.uncertain_attempts]));
  expect([...arrived].filter(([id, times]) => times > 1 + (repeatable.get(id) ?? 0))).toEqual([]);
}

/** How often the mail server has accepted each mail, by Message-ID. */
async function arrivals(): Promise<Map<string, number>> {
  const arrived = new Map<string, number>();
  for (const source of mailServer.received) {
    const { messageId = '' } = await PostalMime.parse(source);
    arrived.set(messageId, (arrived.get(messageId) ?? 0) + 1);
  }
  return arrived;
}

async function expectAcknowledged({ saved, published, pushed }: ReturnType<typeof acknowledged>): Promise<void> {
  const { rows } = await connection.pool.query<{ id: string }>('select id from own_article where id = any($1)', [
    saved,
  ]);
  expect(rows.length).toBe(saved.length);
  const { rows: publications } = await connection.pool.query<{ id: string }>(
    'select article_id as id from publication where article_id = any($1) and withdrawn_at is null',
    [published],
  );
  expect(publications.length).toBe(published.length);
  const { rows: items } = await connection.pool.query<{ versions: number }>(
    `select (select count(*)::int from item_version v where v.item_id = i.id) as versions from item i
     where guid = any($1)`,
    [pushed],
  );
  expect([items.length, items.filter(({ versions }) => versions !== 1)]).toEqual([pushed.length, []]);
}

const acknowledged = () => ({
  saved: [...load.saved],
  published: [...load.published.keys()],
  pushed: [...load.pushed],
  headlines: [...load.published.values(), ...load.pushed],
});

const secondsSince = (time: number) => (performance.now() - time) / 1_000;

const rounds = Array.from({ length: failovers }, (_, round) => ({
  round,
  ...(faults[round % faults.length] ?? faults[0]),
}));
it.each(rounds)(
  'loses nothing that was acknowledged when the primary fails: $name ($round)',
  async ({ round, name, fail }) => {
    if (figures.length < round) throw new Error('The fail-over before failed.');
    const moment = load.acknowledged + randomInt(10, 60);
    await until(() => load.acknowledged >= moment, 60);
    const former = primary;
    await fail(former);
    const failedAt = performance.now();
    const before = acknowledged();
    const mails = mailServer.received.length;
    await standby.query('select pg_promote()');
    [primary, standby] = [standby, former];
    await until(() => load.lastWrite.asked > failedAt, outageSeconds);
    const writesAfter = (load.lastWrite.answered - failedAt) / 1_000;
    await until(() => load.lastRead.asked > failedAt, outageSeconds);
    const callsAfter = (load.lastRead.answered - failedAt) / 1_000;
    await cluster.kill(former); // also fences one that was only frozen
    // The test's own connections follow, too; the first may still be refused by the former primary.
    await until(async () => (await connection.pool.query('select').catch(() => undefined)) !== undefined, 30);
    await expectAcknowledged(before);

    await until(async () => {
      await makeDue();
      return mailServer.received.length > mails;
    }, 120);
    const alertsAfter = secondsSince(failedAt);
    await untilAlerted(before.headlines, 120);
    await expectNothingDoubled();
    expect(load.signedOut).toBe(0);
    expect(processes.map(({ exitCode, signalCode }) => exitCode ?? signalCode)).toEqual([null, null]);
    figures.push({ fault: name, writesAfter, callsAfter, alertsAfter });

    // It may have received what the promoted server hasn't, and follow no longer.
    await cluster.kill(reader);
    reader = await cluster.replaceByStandby(reader, primary);
    await until(searchesOnReader, 60);
    standby = await cluster.replaceByStandby(former, primary);
    await cluster.setSynchronous(primary, standby.name);
  },
  600_000,
);

it('has sent every article to everybody once, and has everything that was acknowledged', async () => {
  await load.stop();
  const all = acknowledged();
  await expectAcknowledged(all);
  await untilAlerted(all.headlines, 120);
  await until(async () => {
    await makeDue();
    const { rows } = await connection.pool.query<{ waiting: string }>(
      "select (select count(*) from match_queue) + (select count(*) from mail where state <> 'sent') as waiting",
    );
    return rows[0]?.waiting === '0';
  }, 300);
  await expectNothingDoubled();
  // No article that nobody was told was stored, and no alert of an article that is not stored.
  for (const list of await alerted()) expect([...list].sort()).toEqual([...all.headlines].sort());
  const { rows: mails } = await connection.pool.query<{ message_id: string; uncertain_attempts: number }>(
    'select message_id, uncertain_attempts from mail order by message_id',
  );
  const arrived = await arrivals();
  expect([...arrived.keys()].sort()).toEqual(mails.map(({ message_id }) => message_id).sort());
  const { rows: mailless } = await connection.pool.query('select id from edition where mail_id is null');
  expect(mailless).toEqual([]);
  expect(load.signedOut).toBe(0);
  report(mails.length, [...arrived.values()].filter((times) => times > 1).length);
}, 600_000);

/** Prints the figures of a torture. */
function report(mails: number, repeated: number): void {
  if (process.env.TORTURE_FAILOVERS === undefined) return;
  const line = (one: (typeof figures)[number]) =>
    `${one.fault}: writes after ${one.writesAfter.toFixed(1)} s, calls of people signed in after ` +
    `${one.callsAfter.toFixed(1)} s, alerts after ${one.alertsAfter.toFixed(1)} s`;
  const acknowledgedCounts = `${String(load.saved.length)} saved, ${String(load.published.size)} published, ${String(load.pushed.length)} pushed`;
  const failed = [...load.failures].map(([failure, times]) => `${failure} × ${String(times)}`).join('; ');
  const lines = [
    ...figures.map(line),
    `acknowledged: ${acknowledgedCounts}; ${String(load.signIns)} signed in; ${String(mails)} mails, ${String(repeated)} repeated`,
    `failed calls: ${failed || 'none'}`,
  ];
  process.stderr.write(`${lines.join('\n')}\n`);
}
