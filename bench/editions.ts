import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import type { Db } from '@server/db/schema';
import { makeDueEditions } from '@server/alerts/editions';
import { linkSecret } from '@server/mail/linkSecret';
import { sendMails } from '@server/mail/sendMails';
import { smtpTransport } from '@server/mail/transport';
import { readSentences, recombined, take } from './support/corpus';
import { withBenchDatabase } from './support/database';
import { fillArticles } from './support/fillArticles';
import { addDepartment, addPeople, addTopics, subscribeAll } from './support/newsroom';

interface EditionsOptions {
  people?: number;
  /** The number of subscriptions of each person, all due at the same instant. */
  each?: number;
  say?: (line: string) => void;
}

interface EditionsResult {
  subscriptions: number;
  editionsPerSecond: number;
  mailsPerSecond: number;
  /** The same mails sent to the same server without storing anything. */
  bareMailsPerSecond: number;
}

const TOPICS = 200;
const ARTICLES = 2_000;
/** The number of matches of each topic since its last edition. */
const MATCHES = 12;
const from = 'alerts@bench.example';

async function fillMatches(db: Db, topics: readonly { id: string; revision: string }[]): Promise<void> {
  const items = await db.selectFrom('item').select('id').execute();
  const rows = topics.flatMap(({ id, revision }, topic) =>
    Array.from({ length: MATCHES }, (_, number) => ({
      topic_id: id,
      topic_revision: revision,
      item_id: items[(topic * 7 + number * 31) % items.length]?.id ?? '',
      version: 1,
    })),
  );
  for (let at = 0; at < rows.length; at += 1_000) {
    await db
      .insertInto('topic_match')
      .values(rows.slice(at, at + 1_000))
      .execute();
  }
}

async function withMailServer<T>(work: (url: string, accepted: () => number) => Promise<T>): Promise<T> {
  let accepted = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      stream.resume();
      stream.on('end', () => {
        accepted += 1;
        done();
      });
    },
  });
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  try {
    return await work(`smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`, () => accepted);
  } finally {
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}

async function makeAll(db: Db): Promise<number> {
  const secret = await linkSecret(db);
  const options = { now: new Date(), publicUrl: 'https://bench.example', mailDomain: 'bench.example', secret };
  const onError = (error: unknown): never => {
    throw error;
  };
  for (let editions = 0; ;) {
    const made = await makeDueEditions(db, { ...options, people: 50, onError });
    if (made.people === 0) return editions;
    editions += made.editions;
  }
}

async function sendAll(db: Db, url: string): Promise<void> {
  const transport = smtpTransport(url);
  try {
    while ((await sendMails(db, { now: () => new Date(), from, transport, limit: 20 })).tried > 0);
  } finally {
    transport.close();
  }
}

/** Sends the mails again through the same transport, three at a time, without storing anything. */
async function sendBare(db: Db, url: string): Promise<number> {
  const mails = await db.selectFrom('mail').selectAll().execute();
  const transport = smtpTransport(url);
  const waiting = mails.values();
  const start = performance.now();
  const lane = async (): Promise<void> => {
    for (const { message_id, recipient, subject, html, text, headers } of waiting) {
      const mail = { from, recipient, subject, html, text, headers, messageId: message_id, date: new Date() };
      await transport.deliver(mail, () => Promise.resolve());
    }
  };
  await Promise.all([lane(), lane(), lane()]);
  const seconds = (performance.now() - start) / 1000;
  transport.close();
  return mails.length / seconds;
}

/** Makes and sends the editions of subscriptions due at one instant, with one worker on one core. */
export async function run(options: EditionsOptions = {}): Promise<EditionsResult> {
  const { people = 1_000, each = 2, say = () => undefined } = options;
  const { sentences } = readSentences();
  const made = take(recombined(sentences, 41, new Date(Date.now() - ARTICLES * 60_000)), ARTICLES);
  return withBenchDatabase(async ({ db, pool }) =>
    withMailServer(async (url, accepted) => {
      await fillArticles(pool, made, ARTICLES);
      const departmentId = await addDepartment(db);
      const topics = await addTopics(db, departmentId, Array<string>(TOPICS).fill('news'));
      const persons = await addPeople(db, departmentId, people);
      const subscriptions = await subscribeAll(db, persons, topics, each, new Date(Date.now() - 1_000));
      await fillMatches(db, topics);
      await pool.query('vacuum analyze');

      let start = performance.now();
      const editions = await makeAll(db);
      const editionsPerSecond = editions / ((performance.now() - start) / 1000);
      if (editions !== subscriptions) throw new Error(`${editions} editions of ${subscriptions} subscriptions`);
      start = performance.now();
      await sendAll(db, url);
      const sent = accepted();
      const mailsPerSecond = sent / ((performance.now() - start) / 1000);
      if (sent !== editions) throw new Error(`${sent} mails of ${editions} editions`);
      const bareMailsPerSecond = await sendBare(db, url);
      say(
        `${subscriptions} subscriptions due at one instant, ${MATCHES} articles each: ${Math.round(editionsPerSecond)} editions/s made with their mails, all in ${(editions / editionsPerSecond).toFixed(1)} s`,
      );
      say(
        `${Math.round(mailsPerSecond)} mails/s sent, each leased and recorded; handed over without a record ${Math.round(bareMailsPerSecond)} mails/s: ${(mailsPerSecond / bareMailsPerSecond).toFixed(2)} of it`,
      );
      return { subscriptions, editionsPerSecond, mailsPerSecond, bareMailsPerSecond };
    }),
  );
}

if (process.argv[1]?.endsWith('editions.ts') === true) {
  const people = process.argv.includes('--large') ? 10_000 : undefined;
  void run({ ...(people ? { people } : {}), say: (line) => process.stdout.write(`${line}\n`) });
}
