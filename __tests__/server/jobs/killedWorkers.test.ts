import PostalMime from 'postal-mime';
import { ingestItems } from '@server/articles/items/ingest';
import { ArticleMatcher } from '@server/matching/matchArticles';
import { Percolator } from '@server/engine/percolator/percolator';
import { createDepartment, createUser } from '../../support/server/userBuilders';
import { useTestDatabase } from '../../support/server/database';
import { createChannel, feedItem } from '../../support/server/feedBuilders';
import { startMailServer, type MailServer } from '../../support/server/mailServer';
import { addCompanyTopic, subscribe } from '../../support/server/insertRows';
import { startNewsServer, type NewsServer } from '../../support/server/newsServer';
import { until } from '../../support/server/until';
import { Holder, kill, WorkerProgram, type Moment } from '../../support/server/workerProcess';

/**
 * Workers are killed at every step between an article's feed and a mailbox. Afterwards nobody has missed an article or
 * received it twice. Only a mail whose response was lost was sent twice, with the same Message-ID. `npm run torture`
 * does this 200 times.
 */

/** The state to which the test itself brings an article, so that a worker reaches the step immediately. */
type Given = 'in its feed' | 'stored' | 'matched';
interface Step {
  name: string;
  given: Given;
  /**
   * The statement at which the worker is killed; if absent: when the mail server has received the whole mail and has
   * not responded.
   */
  moment?: Moment;
  /** True if the mail has arrived by then. */
  isAfterTheEnd?: boolean;
}

const steps: readonly Step[] = [
  { name: 'before an item is stored', given: 'in its feed', moment: { at: 'before insert on item' } },
  { name: 'after its version is stored', given: 'in its feed', moment: { at: 'after insert on item_version' } },
  { name: 'after it is put into the queue', given: 'in its feed', moment: { at: 'after insert on match_queue' } },
  {
    name: 'when the reading is written down',
    given: 'in its feed',
    moment: { at: 'after update on feed', when: 'new.last_read_at is distinct from old.last_read_at' },
  },
  { name: 'after it is taken out of the queue', given: 'stored', moment: { at: 'after delete on match_queue' } },
  { name: 'before a match is stored', given: 'stored', moment: { at: 'before insert on topic_match' } },
  { name: 'after a match is stored', given: 'stored', moment: { at: 'after insert on topic_match' } },
  { name: 'before an edition is made', given: 'matched', moment: { at: 'before insert on edition' } },
  { name: 'after the mark is moved', given: 'matched', moment: { at: 'after update on subscription' } },
  { name: 'after an article is put into an edition', given: 'matched', moment: { at: 'after insert on edition_item' } },
  { name: 'after its mail is queued', given: 'matched', moment: { at: 'after insert on mail' } },
  { name: 'after the edition is tied to its mail', given: 'matched', moment: { at: 'after update on edition' } },
  {
    name: 'when a mail is leased',
    given: 'matched',
    moment: { at: 'after update on mail', when: "new.state = 'sending' and old.state <> 'sending'" },
  },
  {
    name: 'before the end of a mail is announced',
    given: 'matched',
    moment: {
      at: 'before update on mail',
      when: 'new.handover_started_at is not null and old.handover_started_at is null',
    },
  },
  { name: 'when the mail server has it all', given: 'matched', isAfterTheEnd: true },
  {
    name: 'before the answer is written down',
    given: 'matched',
    moment: { at: 'before update on mail', when: "new.state = 'sent'" },
    isAfterTheEnd: true,
  },
];

// A loaded machine is slow to start a process.
jest.setTimeout(180_000);
const kills = Number(process.env.TORTURE_KILLS ?? steps.length);
// Runs before the database's own hook, which drops the database.
afterAll(async () => {
  await program.remove();
  await holder.close();
  await mailServer.stop();
  await news.close();
});
const database = useTestDatabase();
const db = () => database().db;

let news: NewsServer;
let mailServer: MailServer;
let program: WorkerProgram;
let holder: Holder;
let wireId: string;
const inFeed: string[] = [];
const onWire: string[] = [];
const people = ['one.by.one@example.com', 'in.a.digest@example.com'];
const topics = ['Trials', 'Studies'];
const hourly = 1;

beforeAll(async () => {
  news = await startNewsServer();
  mailServer = await startMailServer();
  const department = await createDepartment(db());
  await createChannel(db(), department, { url: news.feed });
  wireId = (await createChannel(db(), department, { dueAt: new Date('2099-01-01') })).id;
  const made = await Promise.all(topics.map((name) => addCompanyTopic(db(), department.id, name, hourly)));
  for (const [emailSendMode, uid] of [
    [2, people[0]],
    [1, people[1]],
  ] as const) {
    const user = await createUser(db(), department, { uid: uid ?? '', settings: { emailSendMode } });
    for (const topic of made) await subscribe(db(), user.userId, topic.id, new Date('2099-01-01'));
  }
  holder = await Holder.on(database().url);
  program = new WorkerProgram({
    DATABASE_URL: database().url,
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Watchdesk <alerts@watchdesk.example>',
    CHANNEL_ALLOWED_ORIGINS: news.origin,
  });
}, 60_000);

/** Adds one more article, and makes all subscriptions due. */
async function bring(round: number, given: Given): Promise<void> {
  const headline = `Trial ${String(round)} of phase ${String(round % 2)}`;
  await release(round);
  if (given === 'in its feed') {
    inFeed.push(headline);
    news.publish({ guid: headline, headline, text: '' });
    return;
  }
  onWire.push(headline);
  await ingestItems(db(), {
    sourceId: wireId,
    items: [feedItem({ guid: headline, headline, text: '', url: null })],
    receivedAt: new Date(),
  });
  if (given === 'matched') await new ArticleMatcher(db(), new Percolator()).matchBatch(new Date(), 1_000);
}

/** Makes everything due that waits for a time. Mails of killed workers keep their leases until all workers are dead. */
async function release(round: number): Promise<void> {
  const { pool } = database();
  await pool.query("update mail set next_attempt_at = now() where state = 'queued'");
  // If a lease expired in between, a mail could be interrupted twice, which ends it.
  await pool.query("update mail set leased_until = now() + interval '1 hour' where state = 'sending'");
  await pool.query("update feed set next_read_at = now(), leased_until = null where next_read_at < '2098-01-01'");
  await pool.query("update subscription set next_due_at = timestamptz '2020-01-01' + make_interval(mins => $1)", [
    round,
  ]);
}

async function killAt(step: Step, round: number): Promise<void> {
  await bring(round, step.given);
  if (step.moment) {
    let worker: ReturnType<WorkerProgram['start']> | undefined;
    const come = async () => {
      worker = program.start();
      await Promise.resolve();
    };
    try {
      await holder.at(step.moment, come, async () => worker && kill(worker));
    } finally {
      // A worker that never reached the step must not run during the following ones.
      if (worker) await kill(worker);
    }
    return;
  }
  // The response is held back until the worker is dead.
  let cut = (): void => undefined;
  const arrived = new Promise<void>((hasArrived) => {
    mailServer.cutAnswer = () => {
      hasArrived();
      return new Promise((resolve) => {
        cut = () => resolve(true);
      });
    };
  });
  const worker = program.start();
  await arrived;
  await kill(worker);
  mailServer.cutAnswer = undefined;
  cut();
}

async function letSurvivorsFinish(round: number): Promise<void> {
  await release(round);
  await database().pool.query("update mail set leased_until = now() - interval '1 second' where state = 'sending'");
  const workers = [program.start(), program.start(), program.start()];
  try {
    await until(async () => {
      const { rows } = await database().pool.query<{ waiting: string }>(`
        select (select count(*) from match_queue) + (select count(*) from mail where state not in ('sent', 'failed'))
          + (select count(*) from subscription where next_due_at < timestamptz '2020-06-01')
          + ${String(inFeed.length + onWire.length)} - (select count(*) from item_version) as waiting`);
      return rows[0]?.waiting === '0';
    }, 60);
  } finally {
    await Promise.all(workers.map(kill));
  }
}

const rounds = Array.from({ length: kills }, (_, round) => ({ round, step: steps[round % steps.length] }));
it.each(rounds)('kills a worker $step.name ($round)', async ({ round, step }) => {
  if (step) await killAt(step, round);
});

it('has sent every article to every subscriber, once', async () => {
  await letSurvivorsFinish(kills);
  // Articles matched after the subscriptions were processed.
  await letSurvivorsFinish(kills + 1);

  const { rows: alerted } = await database().pool.query<{ uid: string; topic: string; headlines: string[] }>(`
    select u.uid, t.name as topic, array_agg(v.headline) as headlines
    from edition e join edition_item i on i.edition_id = e.id join item_version v using (item_id, version)
      join user_account u on u.id = e.user_id join topic t on t.id = e.topic_id
    group by 1, 2`);
  const all = [...inFeed, ...onWire].sort();
  for (const uid of people) {
    for (const topic of topics) {
      const row = alerted.find((one) => one.uid === uid && one.topic === topic);
      expect([uid, topic, [...(row?.headlines ?? [])].sort()]).toEqual([uid, topic, all]);
    }
  }

  const { rows: mails } = await database().pool.query<{
    message_id: string;
    state: string;
    uncertain_attempts: number;
    editions: string;
  }>(`
    select m.message_id, m.state, m.uncertain_attempts, (select count(*) from edition e where e.mail_id = m.id) as editions from mail m`);
  expect(mails.filter(({ state }) => state !== 'sent')).toEqual([]);
  expect(mails.filter(({ editions }) => editions === '0')).toEqual([]);
  const { rows: mailless } = await database().pool.query('select id from edition where mail_id is null');
  expect(mailless).toEqual([]);

  const arrived = new Map<string, number>();
  for (const source of mailServer.received) {
    const { messageId = '' } = await PostalMime.parse(source);
    arrived.set(messageId, (arrived.get(messageId) ?? 0) + 1);
  }
  expect([...arrived.keys()].sort()).toEqual(mails.map(({ message_id }) => message_id).sort());
  // A worker killed at the end of a mail may cause one repetition, which is recorded; nothing else does.
  const uncertain = new Map(mails.map((mail) => [mail.message_id, mail.uncertain_attempts]));
  const tooOften = [...arrived].filter(([id, times]) => times > 1 + (uncertain.get(id) ?? 0));
  expect(tooOften).toEqual([]);
  expect(mails.filter((mail) => mail.uncertain_attempts > 1)).toEqual([]);
  const atTheEnd = Array.from({ length: kills }, (_, round) => steps[round % steps.length]?.isAfterTheEnd === true);
  const repeated = [...arrived.values()].filter((times) => times === 2);
  expect(repeated.length).toBeGreaterThanOrEqual(atTheEnd.filter(Boolean).length);
});
