// Measures how long a person of another department waits while one department floods the server: an API client, channels
// that hang or bring hundreds of articles, a person with 5,000 due topics. Prints each wait alone, during the flood, and
// their ratio. --only=EXPRESSION selects floods by name; --rounds=10; --articles=5000.
import http from 'node:http';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { watchCalls, type WatchedCall } from './support/bystander';
import { floodScenes, summary, waits, type FloodWorld } from './support/floodScenes';
import { addPerson, fillHostileWorld, headersOf } from './support/hostileWorld';
import { startHostileServer } from './support/hostileServer';
import { loadNow } from './support/load';
import { freePort, makeDataDir } from './support/runningServer';

const flag = (name: string): string | undefined =>
  process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const rounds = Number(flag('rounds') ?? 10);
const words = [
  'insulin',
  'harbor',
  'senator',
  'turbine',
  'vaccine',
  'orchard',
  'violin',
  'tariff',
  'glacier',
  'ledger',
];
/** What a mail server needs for a mail. */
const mailMs = 20;

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

const itemText = 'A sentence of the report that says what happened there, and when it did. '.repeat(20);
const feedOf = (guids: readonly string[]): string =>
  `<rss version="2.0"><channel><title>Feed</title>${guids
    .map(
      (guid) => `<item><title>Report ${guid}</title><guid>${guid}</guid><description>${itemText}</description></item>`,
    )
    .join('')}</channel></rss>`;

/** Serves the feeds: `/hang/…` never answers, `/flood/…` has 500 new items each time, `/quiet/…` one. */
async function serveFeeds(port: number): Promise<http.Server> {
  let turn = 0;
  const server = http.createServer(({ url = '' }, response) => {
    if (url.startsWith('/hang')) return;
    turn += 1;
    const guids = Array.from({ length: url.startsWith('/flood') ? 500 : 1 }, (_, number) => `${turn}-${number}`);
    response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(feedOf(guids));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function serveMail(): Promise<{ server: SMTPServer; url: string }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => void stream.resume().on('end', () => setTimeout(done, mailMs)),
  });
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return { server, url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}` };
}

/** What the bystander waits for, as milliseconds by name. */
type Waits = Record<string, { median: number; worst: number }>;

async function requests({ url, bystander }: FloodWorld): Promise<Waits> {
  let turn = 0;
  const calls: WatchedCall[] = [
    { name: 'plain call', method: 'GET', path: '/data/v1/profiles/company', headers: bystander.headers },
    {
      name: 'search',
      method: 'POST',
      path: '/data/v1/search',
      headers: bystander.headers,
      body: () => ({ queryString: words[turn++ % words.length] }),
    },
  ];
  const results = await watchCalls(url, calls, { everyMs: 100, forMs: rounds * 1_000, patienceMs: 20_000 });
  return Object.fromEntries([...results].map(([name, { times }]) => [name, summary(times)]));
}

/** From the instant at which a channel is due until its article is stored, and until it is matched. */
async function channel({ pool }: FloodWorld): Promise<Waits> {
  const queued = `exists (select from match_queue q join item i on i.id = q.item_id where i.source_id = 'quiet')`;
  let before = 0;
  let begun = 0;
  const stored: number[] = [];
  const matched = await waits(
    rounds,
    async () => {
      const { rows } = await pool.query<{ count: number }>(
        `update feed set next_read_at = now(), etag = null where source_id = 'quiet' returning item_count as count`,
      );
      before = Number(rows[0]?.count);
      begun = performance.now();
    },
    async (round) => {
      const { rows } = await pool.query<{ stored: boolean; matched: boolean }>(
        `select item_count > $1 as stored, item_count > $1 and not ${queued} as matched from feed
         where source_id = 'quiet'`,
        [before],
      );
      if (rows[0]?.stored === true) stored[round] ??= performance.now() - begun;
      return rows[0]?.matched === true;
    },
  );
  stored.sort((one, other) => one - other);
  return { 'channel read': summary(stored), 'channel read and matched': summary(matched) };
}

/** From the instant at which a subscription is due until its mail is sent. */
async function alert({ pool, bystander }: FloodWorld): Promise<Waits> {
  const sentMails = async () => {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from mail where user_id = $1 and state = 'sent'`,
      [bystander.userId],
    );
    return rows[0]?.count ?? 0;
  };
  let before = 0;
  const times = await waits(
    rounds,
    async () => {
      before = await sentMails();
      await pool.query('update subscription set next_due_at = now() where user_id = $1', [bystander.userId]);
    },
    async () => (await sentMails()) > before,
  );
  return { 'alert sent': summary(times) };
}

const measures = { requests, channel, alert };

async function addBystander(world: FloodWorld): Promise<void> {
  const { pool, bystander, feedPort } = world;
  await pool.query(`insert into source (id, department_id, name, type) values ('quiet', $1, 'Quiet', 'CHANNEL')`, [
    bystander.departmentId,
  ]);
  await pool.query(`insert into feed (source_id, url, category_id) values ('quiet', $1, 'news')`, [
    `http://127.0.0.1:${feedPort}/quiet/feed`,
  ]);
  await pool.query(
    `with made as (
      insert into topic (topic_type, owner, department_id, name, query, add_all_sources, frequency, article_limit, position)
      values ('COMPANY', $1, $1, 'Quiet', 'nothingfindsthis', true, 1, 25, 0) returning id)
    insert into subscription (user_id, topic_id, next_due_at, send_empty)
    select $2, id, now() + interval '1 day', true from made`,
    [bystander.departmentId, bystander.userId],
  );
}

async function main(): Promise<void> {
  const chosen = floodScenes.filter(({ name }) => new RegExp(flag('only') ?? '').test(name));
  const dataDir = await makeDataDir();
  const [port, feedPort] = [await freePort(), await freePort()];
  const [feeds, mail] = [await serveFeeds(feedPort), await serveMail()];
  try {
    await fillHostileWorld(dataDir, Number(flag('articles') ?? 5_000), say);
    const settings = { SMTP_URL: mail.url, MAIL_FROM: 'alerts@bench.example' };
    const server = await startHostileServer(dataDir, port, feedPort, settings);
    try {
      const people = {
        flooding: await addPerson(server.connection, 'Flooding', 'flora', false),
        bystander: await addPerson(server.connection, 'Quiet', 'quentin', false),
      };
      const withHeaders = async (person: { departmentId: string; userId: string }) => ({
        ...person,
        headers: await headersOf(server.connection, person.userId),
      });
      const world: FloodWorld = {
        url: server.url,
        pool: server.connection.pool,
        flooding: await withHeaders(people.flooding),
        bystander: await withHeaders(people.bystander),
        feedPort,
      };
      await addBystander(world);
      say(`Milliseconds, median/worst of ${rounds} rounds; ${loadNow()}\n`);
      say('| Flood | What another department waits for | Alone | During the flood | Ratio of medians |');
      say('| --- | --- | --- | --- | --- |');
      for (const { name, start, waits: kind } of chosen) {
        await measures[kind](world);
        const alone = await measures[kind](world);
        const end = await start(world);
        await new Promise((resolve) => setTimeout(resolve, 5_000));
        const during = await measures[kind](world);
        await end();
        for (const [what, before] of Object.entries(alone)) {
          const meanwhile = during[what] ?? { median: NaN, worst: NaN };
          const cells = [before, meanwhile].map(({ median, worst }) => `${median.toFixed(0)}/${worst.toFixed(0)}`);
          say(`| ${[name, what, ...cells, (meanwhile.median / before.median).toFixed(1)].join(' | ')} |`);
        }
      }
      say(`\n${loadNow()}${server.written() === '' ? '' : `\n${server.written().slice(0, 2_000)}`}`);
    } finally {
      await server.terminate(20_000);
    }
  } finally {
    feeds.closeAllConnections();
    feeds.close();
    mail.server.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

void main();
