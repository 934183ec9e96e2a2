import { ArticleMatcher } from '@server/matching/matchArticles';
import { lastEditionAt } from '@server/alerts/repository';
import { prune } from '@server/jobs/retention';
import { backfillTopic } from '@server/matching/backfillTopic';
import { backfillTopics } from '@server/matching/matchArticlesJob';
import { Percolator } from '@server/engine/percolator/percolator';
import { Kysely, PostgresDialect } from 'kysely';
import type { Database, Tx } from '@server/db/schema';
import { useTestDatabase } from '../../support/server/database';
import { addSource, storeArticle } from '../../support/server/storeArticle';
import { addDepartment, addPerson, subscribe } from '../../support/server/insertRows';
import { testConfig } from '../../support/server/testApp';
import { countWaiting, until } from '../../support/server/until';

const database = useTestDatabase();
const db = () => database().db;
const now = () => new Date();

interface TopicRow {
  query: string;
  owner: string;
  departmentId: string | null;
  sources?: string[];
}

const saveTopic = (topic: TopicRow) =>
  db()
    .transaction()
    .execute((tx) => saveTopicIn(tx, topic));

async function saveTopicIn(tx: Tx, { query, owner, departmentId, sources }: TopicRow) {
  const topic = await tx
    .insertInto('topic')
    .values({
      topic_type: departmentId === null ? 'WATCHDESK' : 'COMPANY',
      owner,
      department_id: departmentId,
      name: query,
      query,
      add_all_sources: sources === undefined,
      frequency: 0,
      article_limit: 200,
      position: 0,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  for (const source of sources ?? []) {
    await tx.insertInto('topic_source').values({ topic_id: topic.id, source_id: source }).execute();
  }
  await tx.insertInto('topic_change').values({ topic_id: topic.id }).execute();
  return topic;
}

async function editTopic(id: string, query: string) {
  await db()
    .transaction()
    .execute(async (tx) => {
      await tx
        .updateTable('topic')
        .set((row) => ({ query, revision: row('revision', '+', '1') }))
        .where('id', '=', id)
        .execute();
      await tx.insertInto('topic_change').values({ topic_id: id }).execute();
    });
}

async function matched(topicId: string): Promise<string[]> {
  const rows = await db()
    .selectFrom('topic_match as m')
    .innerJoin('topic as t', (join) =>
      join.onRef('t.id', '=', 'm.topic_id').onRef('t.revision', '=', 'm.topic_revision'),
    )
    .innerJoin('item_version as v', (join) =>
      join.onRef('v.item_id', '=', 'm.item_id').onRef('v.version', '=', 'm.version'),
    )
    .where('m.topic_id', '=', topicId)
    .select('v.headline')
    .orderBy('v.headline')
    .execute();
  return rows.map((row) => row.headline);
}

async function fillInAll() {
  while (await backfillTopic(db(), now(), { lastEditionAt }));
}

async function matchAll(matcher: ArticleMatcher) {
  while ((await matcher.matchBatch(now())) > 0);
}

const newMatcher = () => new ArticleMatcher(db(), new Percolator());

let company: { id: string };
let other: { id: string };
beforeAll(async () => {
  company = await addDepartment(db(), 'Company');
  other = await addDepartment(db(), 'Other');
  await addSource(db(), 'wire');
  await addSource(db(), 'paper');
  await addSource(db(), 'chnl1', company.id);
});

describe('matching new articles against the saved queries', () => {
  it('finds the topics of an article within its sources and department only', async () => {
    const all = await saveTopic({ query: 'insulin', owner: company.id, departmentId: company.id });
    const wire = await saveTopic({ query: 'insulin', owner: company.id, departmentId: company.id, sources: ['wire'] });
    const none = await saveTopic({ query: 'insulin', owner: company.id, departmentId: company.id, sources: [] });
    const others = await saveTopic({ query: 'insulin', owner: other.id, departmentId: other.id });
    const providers = await saveTopic({ query: 'insulin', owner: 'WATCHDESK', departmentId: null });
    const matcher = newMatcher();
    await storeArticle(db(), { headline: 'Insulin from the wire' });
    await storeArticle(db(), { headline: 'Insulins in the paper', sourceId: 'paper' });
    await storeArticle(db(), { headline: 'Insulin, said the channel', sourceId: 'chnl1', departmentId: company.id });
    await storeArticle(db(), { headline: 'Aspirin' });
    await matchAll(matcher);
    const provided = ['Insulin from the wire', 'Insulins in the paper'];
    expect(await matched(all.id)).toEqual([
      'Insulin from the wire',
      'Insulin, said the channel',
      'Insulins in the paper',
    ]);
    expect(await matched(wire.id)).toEqual(['Insulin from the wire']);
    expect(await matched(none.id)).toEqual([]);
    expect(await matched(others.id)).toEqual(provided);
    expect(await matched(providers.id)).toEqual(provided);
  });

  it('includes topics that were saved, edited, or removed since the last batch', async () => {
    const matcher = newMatcher();
    await matchAll(matcher);
    const topic = await saveTopic({ query: 'zinc', owner: company.id, departmentId: company.id });
    await storeArticle(db(), { headline: 'Zinc rises' });
    await matchAll(matcher);
    expect(await matched(topic.id)).toEqual(['Zinc rises']);
    await editTopic(topic.id, 'copper');
    await storeArticle(db(), { headline: 'Zinc falls' });
    await storeArticle(db(), { headline: 'Copper falls' });
    await matchAll(matcher);
    expect(await matched(topic.id)).toEqual(['Copper falls']);
    await db().deleteFrom('topic').where('id', '=', topic.id).execute();
    await db().insertInto('topic_change').values({ topic_id: topic.id }).execute();
    await storeArticle(db(), { headline: 'Copper again' });
    await matchAll(matcher);
  });

  it('reads all queries again after a week without a batch, because the changes may have been deleted', async () => {
    const matcher = newMatcher();
    const kept = await saveTopic({ query: 'nickel', owner: company.id, departmentId: company.id });
    const gone = await saveTopic({ query: 'nickel', owner: company.id, departmentId: company.id });
    await storeArticle(db(), { headline: 'Nickel rises' });
    await matchAll(matcher);
    await editTopic(kept.id, 'cobalt');
    await db().deleteFrom('topic').where('id', '=', gone.id).execute();
    await db().deleteFrom('topic_change').execute();
    await storeArticle(db(), { headline: 'Cobalt rises' });
    await matcher.matchBatch(new Date(Date.now() + 8 * 86_400_000));
    expect(await matched(kept.id)).toEqual(['Cobalt rises']);
  });

  it('sees a change that was committed while an older transaction was running', async () => {
    const matcher = newMatcher();
    await matchAll(matcher);
    const old = await database().pool.connect();
    await old.query('begin');
    await old.query('select pg_current_xact_id()');
    const topic = await saveTopic({ query: 'cobalt', owner: company.id, departmentId: company.id });
    await storeArticle(db(), { headline: 'Cobalt one' });
    await matchAll(matcher);
    await old.query('commit');
    old.release();
    await storeArticle(db(), { headline: 'Cobalt two' });
    await matchAll(matcher);
    expect(await matched(topic.id)).toEqual(['Cobalt one', 'Cobalt two']);
  });

  it('distributes articles between processes, each article once', async () => {
    const topic = await saveTopic({ query: 'lithium', owner: company.id, departmentId: company.id });
    for (let number = 10; number < 60; number += 1) await storeArticle(db(), { headline: `Lithium ${number}` });
    const matchers = [newMatcher(), newMatcher(), newMatcher()];
    const drain = async (matcher: ArticleMatcher) => {
      while ((await matcher.matchBatch(now(), 5)) > 0);
    };
    await Promise.all(matchers.map(drain));
    expect(await matched(topic.id)).toHaveLength(50);
  });

  it('matches a new version, which keeps the position of the first', async () => {
    const topic = await saveTopic({ query: 'nickel', owner: company.id, departmentId: company.id });
    const matcher = newMatcher();
    await storeArticle(db(), { headline: 'Nickel at first' }, 'nickel');
    await matchAll(matcher);
    const before = await db().selectFrom('topic_match').select('tx').where('topic_id', '=', topic.id).execute();
    await storeArticle(db(), { headline: 'Nickel, corrected' }, 'nickel');
    await matchAll(matcher);
    expect(await matched(topic.id)).toEqual(['Nickel, corrected']);
    expect(await db().selectFrom('topic_match').select('tx').where('topic_id', '=', topic.id).execute()).toEqual(
      before,
    );
  });

  it('deletes only the matches that a new version no longer has', async () => {
    const cobalt = await saveTopic({ query: 'cobalt', owner: company.id, departmentId: company.id });
    const mine = await saveTopic({ query: 'mine', owner: company.id, departmentId: company.id });
    const matcher = newMatcher();
    await storeArticle(db(), { headline: 'Cobalt from a mine' }, 'cobalt');
    await storeArticle(db(), { headline: 'Cobalt elsewhere' });
    await matchAll(matcher);
    await storeArticle(db(), { headline: 'Copper from a mine, not what was said' }, 'cobalt');
    await matchAll(matcher);
    expect(await matched(cobalt.id)).toEqual(['Cobalt elsewhere']);
    expect(await matched(mine.id)).toEqual(['Copper from a mine, not what was said']);
  });

  it('stores no match of a version that is matched after the version that replaced it', async () => {
    const topic = await saveTopic({ query: 'radium', owner: company.id, departmentId: company.id });
    const matcher = newMatcher();
    await matchAll(matcher);
    await storeArticle(db(), { headline: 'Radium at first' }, 'radium');
    const deferred = await db().selectFrom('match_queue').select('id').execute();
    await storeArticle(db(), { headline: 'Polonium, corrected' }, 'radium');
    await matcher.matchBatch(
      now(),
      1,
      deferred.map(({ id }) => id),
    );
    await matchAll(matcher);
    expect(await db().selectFrom('topic_match').selectAll().where('topic_id', '=', topic.id).execute()).toEqual([]);
  });
});

describe('filling in an edited topic', () => {
  it("finds the articles since its subscribers' last editions, by the new query only", async () => {
    const topic = await saveTopic({ query: 'iron', owner: company.id, departmentId: company.id });
    const person = await addPerson(db(), company.id, 'iron@example.com');
    const matcher = newMatcher();
    await fillInAll();
    await storeArticle(db(), { headline: 'Silver before the subscription' });
    await db()
      .updateTable('item_version')
      .set({ received_at: new Date(Date.now() - 86_400_000) })
      .where('headline', '=', 'Silver before the subscription')
      .execute();
    await subscribe(db(), person.id, topic.id, now());
    await storeArticle(db(), { headline: 'Silver and iron' });
    await storeArticle(db(), { headline: 'Silver alone' });
    await storeArticle(db(), { headline: 'Iron alone' });
    await matchAll(matcher);
    expect(await matched(topic.id)).toEqual(['Iron alone', 'Silver and iron']);
    await editTopic(topic.id, 'silver');
    expect(await matched(topic.id)).toEqual([]);
    await fillInAll();
    expect(await matched(topic.id)).toEqual(['Silver alone', 'Silver and iron']);
    expect(await backfillTopic(db(), now(), { lastEditionAt })).toBe(false);
  });

  it('writes nothing before the search ends, because alerts wait for open writes', async () => {
    await fillInAll();
    const topic = await saveTopic({ query: 'lead', owner: company.id, departmentId: company.id });
    for (const name of ['one', 'two']) await storeArticle(db(), { headline: `Lead ${name}` });
    const words: string[] = [];
    const log = ({ query }: { query: { sql: string } }) => void words.push(query.sql.trim().split(/\s/)[0] ?? '');
    const logged = new Kysely<Database>({ dialect: new PostgresDialect({ pool: database().pool }), log });
    expect(await backfillTopic(logged, now(), { lastEditionAt })).toBe(true);
    expect(words.lastIndexOf('select')).toBeLessThan(words.indexOf('update'));
    expect(words.filter((word) => word === 'insert')).toHaveLength(1);
    expect(await matched(topic.id)).toEqual(['Lead one', 'Lead two']);
  });

  it('leaves out articles of which it is no longer known whether they were sent', async () => {
    await fillInAll();
    const topic = await saveTopic({ query: 'radon', owner: company.id, departmentId: company.id });
    const person = await addPerson(db(), company.id, 'radon@example.com');
    await subscribe(db(), person.id, topic.id, now());
    const matcher = newMatcher();
    await storeArticle(db(), { headline: 'Radon, long ago' });
    await matchAll(matcher);
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    await db()
      .updateTable('item_version')
      .set({ received_at: daysAgo(60) })
      .where('headline', '=', 'Radon, long ago')
      .execute();
    await db()
      .updateTable('topic_match')
      .set({ matched_at: daysAgo(60) })
      .where('topic_id', '=', topic.id)
      .execute();
    await db()
      .updateTable('subscription')
      .set({ subscribed_at: daysAgo(90) })
      .where('topic_id', '=', topic.id)
      .execute();
    const retention = { historyDays: 30 };
    await prune(db(), retention, now());
    await storeArticle(db(), { headline: 'Radon today' });
    await editTopic(topic.id, 'radon OR krypton');
    const job = backfillTopics({ lastEditionAt })({
      db: db(),
      pool: database().pool,
      config: { ...testConfig(), retention },
      clock: now,
      report: (error) => {
        throw error;
      },
      wake: () => undefined,
      wakeSelf: () => undefined,
    });
    while (await job.run(new AbortController().signal));
    expect(await matched(topic.id)).toEqual(['Radon today']);
  });

  it('stores no match of a version that was replaced during the search', async () => {
    await fillInAll();
    const matcher = newMatcher();
    await storeArticle(db(), { headline: 'Thorium at first' }, 'thorium');
    await matchAll(matcher);
    const topic = await saveTopic({ query: 'thorium', owner: company.id, departmentId: company.id });
    await db()
      .updateTable('topic_change')
      .set({ changed_at: new Date(0) })
      .where('topic_id', '=', topic.id)
      .execute();
    let backfilled: Promise<boolean> | undefined;
    await db()
      .transaction()
      .execute(async (tx) => {
        // The search has ended when its change is about to be marked as backfilled.
        await tx.selectFrom('topic_change').select('id').where('topic_id', '=', topic.id).forUpdate().execute();
        backfilled = backfillTopic(db(), now(), { lastEditionAt });
        await until(async () => (await countWaiting(database().pool, 'backfilled_at')) > 0);
        await storeArticle(db(), { headline: 'Uranium, corrected' }, 'thorium');
        await matchAll(matcher);
      });
    expect(await backfilled).toBe(true);
    expect(await db().selectFrom('topic_match').selectAll().where('topic_id', '=', topic.id).execute()).toEqual([]);
  });

  it('distributes topics between processes, each topic once', async () => {
    const topics = [];
    for (let made = 0; made < 8; made += 1) {
      topics.push(await saveTopic({ query: 'mercury', owner: company.id, departmentId: company.id }));
    }
    await storeArticle(db(), { headline: 'Mercury' });
    const all = () => db().selectFrom('topic_change').selectAll().where('backfilled_at', 'is', null).execute();
    while ((await all()).length > 0)
      await Promise.all([1, 2, 3].map(() => backfillTopic(db(), now(), { lastEditionAt })));
    for (const topic of topics) expect(await matched(topic.id)).toEqual(['Mercury']);
  });

  it('continues with other topics if one fails', async () => {
    await fillInAll();
    const bad = await saveTopic({ query: 'zinc', owner: company.id, departmentId: company.id });
    const good = await saveTopic({ query: 'zinc OR brass', owner: company.id, departmentId: company.id });
    await storeArticle(db(), { headline: 'Brass and zinc' });
    await database().pool.query(`create function refuse() returns trigger language plpgsql as $$ begin
        raise exception 'Cannot be stored'; end $$`);
    await database().pool.query(
      `create trigger refuse before insert on topic_match for each row when (new.topic_id = ${bad.id}) execute function refuse()`,
    );
    const failed: string[] = [];
    const onError = (_error: unknown, changeId: string) => void failed.push(changeId);
    while (await backfillTopic(db(), now(), { lastEditionAt, except: failed, onError }));
    await database().pool.query('drop function refuse cascade');
    expect(failed).toHaveLength(1);
    expect(await matched(good.id)).toEqual(['Brass and zinc']);
    await fillInAll();
    expect(await matched(bad.id)).toEqual(['Brass and zinc']);
  });

  it('holds back no topic because the database’s disk was full', async () => {
    await fillInAll();
    const topic = await saveTopic({ query: 'copper', owner: company.id, departmentId: company.id });
    await storeArticle(db(), { headline: 'Copper' });
    await database().pool.query(`create function fill_up() returns trigger language plpgsql as $$ begin
        raise exception 'No space left on device' using errcode = '53100'; end $$`);
    await database().pool.query(
      'create trigger fill_up before insert on topic_match for each row execute function fill_up()',
    );
    const failed: string[] = [];
    const onError = (_error: unknown, changeId: string) => void failed.push(changeId);
    await expect(backfillTopic(db(), now(), { lastEditionAt, onError })).rejects.toThrow('No space left');
    expect(failed).toEqual([]);
    await database().pool.query('drop function fill_up cascade');
    await fillInAll();
    expect(await matched(topic.id)).toEqual(['Copper']);
  });

  it('gives a new topic the articles that arrived while it was saved, and no older ones', async () => {
    const matcher = newMatcher();
    await storeArticle(db(), { headline: 'Tin before' });
    await matchAll(matcher);
    const topic = await db()
      .transaction()
      .execute(async (tx) => {
        const saved = await saveTopicIn(tx, { query: 'tin', owner: company.id, departmentId: company.id });
        await storeArticle(db(), { headline: 'Tin in time' });
        await matchAll(matcher);
        return saved;
      });
    expect(await matched(topic.id)).toEqual([]);
    await fillInAll();
    expect(await matched(topic.id)).toEqual(['Tin in time']);
  });
});
