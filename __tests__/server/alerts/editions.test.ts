import { createTestDatabase, useTestDatabase } from '../../support/server/database';
import {
  addCompanyTopic,
  addDepartment,
  addMatchedArticle,
  addPerson,
  addStory,
  subscribe,
} from '../../support/server/insertRows';
import { makeEditions } from '@server/alerts/alertsJob';
import { commitHorizon } from '@server/alerts/commitHorizon';
import { claimUsersWithDueAlerts } from '@server/alerts/dueSubscriptions';
import { makeDueEditions } from '@server/alerts/editions';
import { readUnsubscribeToken } from '@server/mail/unsubscribeToken';
import { testConfig } from '../../support/server/testApp';
import { untilOthersCommitted } from '../../support/server/until';

const database = useTestDatabase();
const db = () => database().db;
const secret = Buffer.from('a secret of thirty-two bytes, so');
const at = (iso: string) => new Date(iso);
const noon = at('2026-11-20T12:00:00Z');

let people = 0;
async function scene(settings: Record<string, unknown> = { timezone: 'UTC' }) {
  const department = await addDepartment(db());
  people += 1;
  const person = await addPerson(db(), department.id, `reader${people}@example.com`, settings);
  return { department, person };
}

async function make(now: Date) {
  await untilOthersCommitted(db());
  return makeAtOnce(now);
}

function makeAtOnce(now: Date) {
  return makeDueEditions(db(), {
    now,
    secret,
    publicUrl: 'https://news.example.com',
    mailDomain: 'news.example.com',
    onError: (error) => {
      throw error;
    },
  });
}

const mailsTo = (userId: string) =>
  db().selectFrom('mail').selectAll().where('user_id', '=', userId).orderBy('id').execute();
const editionsOf = (userId: string) =>
  db().selectFrom('edition').selectAll().where('user_id', '=', userId).orderBy('id').execute();

describe('the order of users with due alerts', () => {
  it('serves each department in turn, those who have waited longest first', async () => {
    const flooding = await scene();
    const flood = await addCompanyTopic(db(), flooding.department.id, 'Flood', 1);
    await subscribe(db(), flooding.person.id, flood.id, at('2026-11-20T10:00:00Z'), { sendEmpty: true });
    for (let count = 0; count < 3; count += 1) {
      people += 1;
      const { id } = await addPerson(db(), flooding.department.id, `reader${people}@example.com`);
      await subscribe(db(), id, flood.id, at('2026-11-20T10:30:00Z'), { sendEmpty: true });
    }
    const other = await scene();
    const topic = await addCompanyTopic(db(), other.department.id, 'Other', 1);
    await subscribe(db(), other.person.id, topic.id, noon, { sendEmpty: true });
    const horizon = { now: noon, through: await commitHorizon(db()) };
    expect(
      await db()
        .transaction()
        .execute((tx) => claimUsersWithDueAlerts(tx, horizon, 2)),
    ).toEqual([flooding.person.id, other.person.id]);
    await db().deleteFrom('subscription').execute();
  });

  it('gives each process other users, as many as it asks for', async () => {
    const { department } = await scene();
    const topic = await addCompanyTopic(db(), department.id, 'Due', 1);
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      people += 1;
      const { id } = await addPerson(db(), department.id, `reader${people}@example.com`);
      ids.push(id);
      await subscribe(db(), id, topic.id, at(`2026-11-20T10:0${count}:00Z`), { sendEmpty: true });
    }
    const horizon = { now: noon, through: await commitHorizon(db()) };
    const claimed = await db()
      .transaction()
      .execute(async (one) => {
        const first = await claimUsersWithDueAlerts(one, horizon, 2);
        const second = await db()
          .transaction()
          .execute((other) => claimUsersWithDueAlerts(other, horizon, 2));
        return [first, second];
      });
    expect(claimed).toEqual([ids.slice(0, 2), ids.slice(2, 4)]);
    await db().deleteFrom('subscription').execute();
  });

  it('makes at most a hundred editions of a user at a time, and a digest of all', async () => {
    for (const [digest, made] of [
      [false, [100, 20, 0]],
      [true, [120, 0]],
    ] as const) {
      const { department, person } = await scene({ timezone: 'UTC', emailSendMode: digest ? 1 : 0 });
      for (let count = 0; count < 120; count += 1) {
        const topic = await addCompanyTopic(db(), department.id, `Topic ${count}`, 1);
        await subscribe(db(), person.id, topic.id, noon, { sendEmpty: true });
      }
      const counts: number[] = [];
      for (let call = 0; call < made.length; call += 1) counts.push((await make(noon)).editions);
      expect(counts).toEqual(made);
    }
  });
});

describe('editions', () => {
  it('contains the new matches since the last edition, newest first, each once', async () => {
    const { department, person } = await scene();
    const topic = await addCompanyTopic(db(), department.id, 'Trials', 1);
    await addMatchedArticle(db(), { headline: 'Before anyone subscribed', published: noon }, [topic]);
    await subscribe(db(), person.id, topic.id, noon);
    await addMatchedArticle(db(), { headline: 'Old & first', published: at('2026-11-20T09:00:00Z') }, [topic]);
    await addMatchedArticle(db(), { headline: 'New <and> last', published: at('2026-11-20T11:00:00Z') }, [topic]);

    await make(at('2026-11-20T11:59:59Z'));
    expect(await editionsOf(person.id)).toEqual([]);

    await make(noon);
    const [mail, ...others] = await mailsTo(person.id);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Trials (2)');
    expect(mail?.text).not.toContain('Before anyone subscribed');
    expect(mail?.text.indexOf('New <and> last')).toBeLessThan(mail?.text.indexOf('Old & first') ?? -1);
    expect(mail?.html).toContain('New &lt;and&gt; last');
    // Nothing is loaded from other servers, so reading a mail can't be tracked.
    expect(mail?.html).not.toMatch(/<link|@import|googleapis/);
    expect(mail?.html).toContain(`https://news.example.com/topic-search-results/${topic.id}`.slice(0, 24));

    await make(noon);
    await make(at('2026-11-20T13:00:00Z'));
    expect(await editionsOf(person.id)).toHaveLength(1);

    await addMatchedArticle(db(), { headline: 'Later', published: noon }, [topic]);
    await make(at('2026-11-20T14:00:00Z'));
    expect((await mailsTo(person.id)).map((row) => row.subject)).toEqual(['Trials (2)', 'Trials (1)']);
  });

  it('marks the words of the topic’s query, and loads the company’s logo from its public address', async () => {
    const { department, person } = await scene();
    const topic = await addCompanyTopic(db(), department.id, 'Trials', 1);
    await subscribe(db(), person.id, topic.id, noon);
    await db()
      .updateTable('department')
      .set({ settings: JSON.stringify({ theme: { logo: 'picture-1' } }) })
      .where('id', '=', department.id)
      .execute();
    await addMatchedArticle(db(), { headline: 'Two Trials & more', published: at('2026-11-20T09:00:00Z') }, [topic]);
    await make(noon);
    const [mail] = await mailsTo(person.id);
    expect(mail?.html).toMatch(/Two <span class="match"[^>]*>Trials<\/span> &amp; more/);
    expect(mail?.html).toMatch(/Summary of Two <span class="match"[^>]*>Trials<\/span>/);
    expect(mail?.html).toContain(`src="https://news.example.com/cdn/theme/${department.id}/logo?v=`);
    expect(mail?.text).not.toContain('<span');
  });

  it('uses the department’s template, style, and color', async () => {
    const { department, person } = await scene();
    const topic = await addCompanyTopic(db(), department.id, 'Trials', 1);
    await subscribe(db(), person.id, topic.id, noon);
    const mailAt = async (hour: string, settings: object) => {
      await db()
        .updateTable('department')
        .set({ settings: JSON.stringify(settings) })
        .where('id', '=', department.id)
        .execute();
      await addMatchedArticle(db(), { headline: `At ${hour}`, published: noon }, [topic]);
      await make(at(`2026-11-20T${hour}:00:00Z`));
      return (await mailsTo(person.id)).at(-1);
    };
    const colors = { name: 'x', primary: { main: '#123abc' }, secondary: { main: '#123abc' }, third: '#123abc' };
    const system = await mailAt('12', { theme: { colors } });
    expect([system?.html, system?.text].every((part) => part?.includes('Summary of At'))).toBe(true);
    expect(system?.html).toContain('#123abc');
    const chosen = await mailAt('13', { templateId: 'headlines', style: 'ink', theme: { colors } });
    expect([chosen?.html, chosen?.text].some((part) => part?.includes('Summary of At'))).toBe(false);
    expect(chosen?.html).toContain('At 13');
    expect(chosen?.html).not.toContain('#123abc');
    // A template that a later release doesn't have anymore.
    const gone = await mailAt('14', { templateId: 'gone', style: 'gone' });
    expect(gone?.html).toContain('Summary of At');
  });

  it('counts and links articles beyond the limit, and does not carry them over', async () => {
    const { department, person } = await scene();
    const topic = await addCompanyTopic(db(), department.id, 'Many', 1, 2);
    await subscribe(db(), person.id, topic.id, noon);
    for (const hour of ['08', '09', '10']) {
      await addMatchedArticle(db(), { headline: `At ${hour}`, published: at(`2026-11-20T${hour}:00:00Z`) }, [topic]);
    }
    await make(noon);
    const [mail] = await mailsTo(person.id);
    expect(mail?.text).toContain('At 10');
    expect(mail?.text).not.toContain('At 08');
    expect(mail?.text).toContain(`1 more article\nhttps://news.example.com/topic-search-results/${topic.id}`);
    await make(at('2026-11-20T15:00:00Z'));
    expect(await mailsTo(person.id)).toHaveLength(1);
  });

  it('lists a story once', async () => {
    const { department, person } = await scene();
    const topic = await addCompanyTopic(db(), department.id, 'Stories', 1);
    await subscribe(db(), person.id, topic.id, noon);
    const storyId = await addStory(db());
    await addMatchedArticle(
      db(),
      { headline: 'The agency’s telling', published: at('2026-11-20T08:00:00Z'), storyId },
      [topic],
    );
    await addMatchedArticle(db(), { headline: 'The paper’s telling', published: at('2026-11-20T09:00:00Z'), storyId }, [
      topic,
    ]);
    await make(noon);
    const [mail] = await mailsTo(person.id);
    expect(mail?.subject).toBe('Stories (1)');
    expect(mail?.text).toContain('The paper’s telling');
  });

  it('sends nothing without new articles, unless empty alerts are enabled', async () => {
    const { department, person } = await scene();
    const quiet = await addCompanyTopic(db(), department.id, 'Quiet', 5);
    const wished = await addCompanyTopic(db(), department.id, 'Wished', 5);
    await subscribe(db(), person.id, quiet.id, noon);
    await subscribe(db(), person.id, wished.id, noon, { sendEmpty: true });
    await make(noon);
    expect((await mailsTo(person.id)).map((mail) => mail.subject)).toEqual(['Wished: no new articles']);
  });

  it('sends one mail for all topics due at the same instant to a user with digests', async () => {
    const { department, person } = await scene({ timezone: 'UTC', emailSendMode: 1 });
    const first = await addCompanyTopic(db(), department.id, 'First', 5);
    const second = await addCompanyTopic(db(), department.id, 'Second', 5);
    await subscribe(db(), person.id, first.id, noon);
    await subscribe(db(), person.id, second.id, noon);
    await addMatchedArticle(db(), { headline: 'For both', published: noon }, [first, second]);
    await make(noon);
    const [mail, ...others] = await mailsTo(person.id);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('2 topics, 2 new articles');
    expect(await editionsOf(person.id)).toHaveLength(2);
    const token = mail?.headers['List-Unsubscribe']?.match(/unsubscribe\/(.+)>/)?.[1] ?? '';
    expect(readUnsubscribeToken(secret, token)).toEqual({ userId: person.id, topicIds: [first.id, second.id] });
    expect(readUnsubscribeToken(Buffer.from('another secret'), token)).toBeNull();
  });

  it('sends no digest without the topics whose subscription is being changed', async () => {
    const { department, person } = await scene({ timezone: 'UTC', emailSendMode: 1 });
    const [first, second] = [
      await addCompanyTopic(db(), department.id, 'Apples', 1),
      await addCompanyTopic(db(), department.id, 'Bananas', 1),
    ];
    for (const { id } of [first, second]) await subscribe(db(), person.id, id, noon, { sendEmpty: true });
    await db()
      .transaction()
      .execute(async (tx) => {
        await tx.selectFrom('subscription').select('id').where('topic_id', '=', second.id).forUpdate().execute();
        await makeAtOnce(noon);
      });
    expect(await mailsTo(person.id)).toEqual([]);
    await make(noon);
    expect(await mailsTo(person.id)).toMatchObject([{ text: expect.stringMatching(/Apples[^]*Bananas/) }]);
  });

  it('ignores matches of an earlier query of the topic', async () => {
    const { department, person } = await scene();
    const topic = await addCompanyTopic(db(), department.id, 'Edited', 1);
    await subscribe(db(), person.id, topic.id, noon);
    await addMatchedArticle(db(), { headline: 'By the old query', published: noon }, [topic]);
    await db().updateTable('topic').set({ revision: '2' }).where('id', '=', topic.id).execute();
    await make(noon);
    expect(await mailsTo(person.id)).toEqual([]);
  });

  it('waits for a match whose transaction has not committed yet, and then sends it', async () => {
    const { department, person } = await scene();
    const topic = await addCompanyTopic(db(), department.id, 'Slow', 1);
    await subscribe(db(), person.id, topic.id, noon);
    const client = await database().pool.connect();
    await client.query('begin');
    const late = await addMatchedArticle(db(), { headline: 'Late', published: noon }, []);
    await client.query('insert into topic_match (topic_id, item_id, version, topic_revision) values ($1, $2, 1, 1)', [
      topic.id,
      late,
    ]);
    await addMatchedArticle(db(), { headline: 'In time', published: noon }, [topic]);
    await makeAtOnce(noon);
    await client.query('commit');
    client.release();
    await make(at('2026-11-20T13:00:00Z'));
    const texts = (await mailsTo(person.id)).map((mail) => mail.text).join('\n');
    expect(texts.split('* In time')).toHaveLength(2);
    expect(texts.split('* Late')).toHaveLength(2);
  });

  it('does not wait for transactions of another database of the same server', async () => {
    const { department, person } = await scene();
    const topic = await addCompanyTopic(db(), department.id, 'Elsewhere', 1);
    const other = await createTestDatabase();
    const client = await other.pool.connect();
    try {
      await client.query('begin; select pg_current_xact_id()');
      await subscribe(db(), person.id, topic.id, noon);
      await addMatchedArticle(db(), { headline: 'Not kept waiting', published: noon }, [topic]);
      await makeAtOnce(noon);
      expect((await mailsTo(person.id)).map((mail) => mail.subject)).toEqual(['Elsewhere (1)']);
    } finally {
      await client.query('rollback');
      client.release();
      await other.drop();
    }
  });

  it('never moves `matched_through` back to before the subscription', async () => {
    const { department, person } = await scene();
    const topic = await addCompanyTopic(db(), department.id, 'Young', 1);
    const client = await database().pool.connect();
    await client.query('begin; select pg_current_xact_id()');
    await addMatchedArticle(db(), { headline: 'Before', published: noon }, [topic]);
    await subscribe(db(), person.id, topic.id, noon);
    await makeAtOnce(noon);
    await client.query('commit');
    client.release();
    await make(at('2026-11-20T13:00:00Z'));
    expect(await mailsTo(person.id)).toEqual([]);
  });

  it('sends nothing during a pause, and everything that matched meanwhile after it', async () => {
    const { department, person } = await scene();
    const daily = await addCompanyTopic(db(), department.id, 'Daily', 5);
    const realTime = await addCompanyTopic(db(), department.id, 'At once', 0);
    const six = at('2026-11-20T06:00:00Z');
    for (const topic of [daily, realTime]) await subscribe(db(), person.id, topic.id, six);
    const pausedUntil = at('2026-11-23T00:00:00Z');
    await db()
      .updateTable('subscription')
      .set({ paused_until: pausedUntil })
      .where('user_id', '=', person.id)
      .execute();
    await addMatchedArticle(db(), { headline: 'Meanwhile', published: noon }, [daily, realTime]);
    await make(noon);
    await make(at('2026-11-22T23:59:59Z'));
    expect(await editionsOf(person.id)).toEqual([]);
    await make(pausedUntil);
    expect((await mailsTo(person.id)).map((mail) => mail.subject)).toEqual(['At once (1)']);
    await make(at('2026-11-23T06:00:00Z'));
    expect((await mailsTo(person.id)).map((mail) => mail.subject)).toEqual(['At once (1)', 'Daily (1)']);
  });

  it('sends the first alert after a pause although no process ran when it ended', async () => {
    const { department, person } = await scene();
    const topic = await addCompanyTopic(db(), department.id, 'Weekly', 6);
    await subscribe(db(), person.id, topic.id, at('2026-11-16T06:00:00Z'));
    const paused = { paused_until: at('2026-11-20T00:00:00Z') };
    await db().updateTable('subscription').set(paused).where('user_id', '=', person.id).execute();
    await addMatchedArticle(db(), { headline: 'In the pause', published: noon }, [topic]);
    await make(at('2026-11-25T12:00:00Z'));
    await make(at('2026-11-25T12:00:00Z'));
    expect((await editionsOf(person.id)).map((edition) => edition.due_at)).toEqual([at('2026-11-23T06:00:00Z')]);
  });

  it('processes every due user, with or without something to send, although one fails', async () => {
    const { department, person } = await scene();
    const { department: ill, person: first } = await scene();
    const { person: quiet } = await scene();
    const topic = await addCompanyTopic(db(), department.id, 'All', 1);
    const illTopic = await addCompanyTopic(db(), ill.id, 'Ill', 1);
    await subscribe(db(), first.id, illTopic.id, at('2026-11-20T09:00:00Z'));
    await subscribe(db(), quiet.id, topic.id, at('2026-11-20T10:00:00Z'));
    await subscribe(db(), person.id, topic.id, at('2026-11-20T11:00:00Z'));
    await addMatchedArticle(db(), { headline: 'News of both', published: noon }, [topic, illTopic]);
    await untilOthersCommitted(db());
    await database().pool.query(`create function fail() returns trigger language plpgsql as
      $$ begin raise exception 'ill'; end $$`);
    await database().pool.query(`create trigger ill before insert on edition for each row
      when (new.user_id = '${first.id}') execute function fail()`);
    const failed: string[] = [];
    const turn = (except: readonly string[]) =>
      makeDueEditions(db(), {
        now: noon,
        secret,
        publicUrl: 'https://news.example.com',
        mailDomain: 'news.example.com',
        people: 1,
        except,
        onError: (_error, userId) => failed.push(userId),
      });
    expect(await turn([])).toMatchObject({ people: 0 });
    expect(failed).toEqual([first.id]);
    while ((await turn(failed)).people > 0);
    await database().pool.query('drop trigger ill on edition');
    expect(await mailsTo(quiet.id)).toHaveLength(0);
    expect(await mailsTo(person.id)).toHaveLength(1);
    await make(noon);
    expect(await mailsTo(first.id)).toHaveLength(1);
  });

  it('lets nobody wait longer because the database was away', async () => {
    const { department, person } = await scene();
    const topic = await addCompanyTopic(db(), department.id, 'Away', 1);
    await subscribe(db(), person.id, topic.id, noon);
    await addMatchedArticle(db(), { headline: 'News of the day', published: noon }, [topic]);
    await untilOthersCommitted(db());
    await database().pool.query(`create function away() returns trigger language plpgsql as
      $$ begin raise exception 'terminating connection' using errcode = '57P01'; end $$`);
    await database().pool.query(`create trigger away before insert on edition for each row
      when (new.user_id = '${person.id}') execute function away()`);
    const reported: string[] = [];
    const { run } = makeEditions({
      db: db(),
      pool: database().pool,
      config: testConfig(),
      clock: () => noon,
      report: (_error, where) => reported.push(where),
      wake: () => undefined,
      wakeSelf: () => undefined,
    });
    await run(new AbortController().signal);
    expect(reported).toEqual([`create the editions of user ${person.id}`]);
    await database().pool.query('drop function away cascade');
    await run(new AbortController().signal);
    expect(await mailsTo(person.id)).toHaveLength(1);
  });

  it('sends to the user’s current address', async () => {
    const { department, person } = await scene();
    const topic = await addCompanyTopic(db(), department.id, 'Moved', 1);
    const { id } = await subscribe(db(), person.id, topic.id, noon);
    await db().updateTable('subscription').set({ email: person.uid }).where('id', '=', id).execute();
    const uid = `moved.${person.uid}`;
    await db().updateTable('user_account').set({ uid }).where('id', '=', person.id).execute();
    await addMatchedArticle(db(), { headline: 'Found', published: noon }, [topic]);
    await make(noon);
    expect((await mailsTo(person.id)).map((mail) => mail.recipient)).toEqual([uid]);
  });

  it('creates each edition once when several processes run at the same time', async () => {
    const { department, person } = await scene();
    const topics = await Promise.all(
      [1, 2, 3, 4, 5].map((number) => addCompanyTopic(db(), department.id, `Topic ${number}`, 0)),
    );
    for (const topic of topics) await subscribe(db(), person.id, topic.id, noon);
    await addMatchedArticle(db(), { headline: 'Everywhere', published: noon }, topics);
    await Promise.all(Array.from({ length: 6 }, () => make(noon)));
    expect(await editionsOf(person.id)).toHaveLength(5);
    expect(await mailsTo(person.id)).toHaveLength(5);
  });

  it('puts no line break of a topic’s name into the mail headers', async () => {
    const { department, person } = await scene();
    const topic = await addCompanyTopic(db(), department.id, 'Trials\r\nBcc: all@example.com', 1);
    await subscribe(db(), person.id, topic.id, noon);
    await addMatchedArticle(db(), { headline: 'News', published: noon }, [topic]);
    await make(noon);
    const [mail] = await mailsTo(person.id);
    expect(mail?.subject).toBe('Trials Bcc: all@example.com (1)');
  });
});
