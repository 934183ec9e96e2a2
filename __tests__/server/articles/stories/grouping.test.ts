import { sql } from 'kysely';
import type { Tx } from '@server/db/schema';
import { editionArticles } from '@server/alerts/editionArticles';
import { analyzeArticle } from '@server/engine/analyzer/analyzeArticle';
import { ArticleMatcher } from '@server/matching/matchArticles';
import { Percolator } from '@server/engine/percolator/percolator';
import { arrivedArticle, groupArticles } from '@server/articles/stories/groupArticles';
import { StoryWindow } from '@server/articles/stories/storyWindow';
import { useTestDatabase } from '../../../support/server/database';
import { arrive, articleOf, matchAll, storiesOf, type TestStory } from '../../../support/engine/storyMatching';
import { countWaiting, until } from '../../../support/server/until';
import { addCompanyTopic, addDepartment } from '../../../support/server/insertRows';

const database = useTestDatabase();

const strike =
  'Crane drivers in the port stopped work at dawn on Monday over a plan to move their cabins into an office. ' +
  'The union said that four hundred members had walked out and that no ship would be unloaded before Thursday. ' +
  'Carriers sent eleven vessels to other harbours, and a queue of lorries reached the motorway by noon.';
const harvest =
  'Apple growers expect the smallest harvest in nine years after frost in April killed half of the blossom. ' +
  'Juice makers have begun to buy in the south, where prices rose by a third within one month. ' +
  'Insurers pay for the trees that were lost, not for the fruit, and many farms have no cover at all.';

let company: string;
let other: string;
beforeAll(async () => {
  company = (await addDepartment(database().db, 'Company')).id;
  other = (await addDepartment(database().db, 'Other')).id;
});
beforeEach(() => database().pool.query('truncate item, story, story_signature, story_term_count cascade'));

const come = (article: TestStory, ofItem?: string) => arrive(database(), article, ofItem);

async function found(departmentId: string, includeOldRevisions = false) {
  const result = await database().articleSearch.search({
    query: null,
    departmentId,
    sourceIds: [],
    allSources: true,
    includeOldRevisions,
    now: new Date(),
    start: 0,
    limit: 20,
    sort: 'NEWEST_FIRST',
    grouping: 'STORY',
  });
  return { shown: result.hits.map((hit) => hit.itemId), hitCount: result.hitCount };
}

/** The id of a transaction that hasn't started: everything visible was committed before it. */
async function farOff(tx: Tx): Promise<string> {
  const { rows } = await sql<{ next: string }>`select pg_snapshot_xmax(pg_current_snapshot())::text as next`.execute(
    tx,
  );
  return rows[0]?.next ?? '0';
}

describe('grouping articles into stories', () => {
  it('groups a copy at another source into one story, but not an article about something else', async () => {
    const first = await come({ body: strike, headline: 'Cranes stand still', sourceId: 'a' });
    const copy = await come({ body: `${strike} More to follow.`, headline: 'Port closed by strike', sourceId: 'b' });
    const unlike = await come({ body: harvest, sourceId: 'b' });
    await matchAll(database());
    const stories = await storiesOf(database());
    expect(stories.get(first)).toBeDefined();
    expect(stories.get(copy)).toBe(stories.get(first));
    expect(stories.has(unlike)).toBe(false);
    expect((await found(company)).hitCount).toBe(2);
  });

  it('finds the story of an article that arrives in a later batch, but not weeks later', async () => {
    const first = await come({ body: strike, sourceId: 'a' });
    await matchAll(database());
    const soon = await come({ body: strike, sourceId: 'b', published: '2026-11-22T08:00:00.000Z' });
    const late = await come({ body: strike, sourceId: 'c', published: '2026-12-20T08:00:00.000Z' });
    await matchAll(database());
    const stories = await storiesOf(database());
    expect(stories.get(soon)).toBe(stories.get(first));
    expect(stories.has(late)).toBe(false);
  });

  it('keeps a corrected version in its story and moves one that is now about another event', async () => {
    const first = await come({ body: strike, sourceId: 'a' });
    const copy = await come({ body: strike, sourceId: 'b' });
    const apples = await come({ body: harvest, sourceId: 'c' });
    await matchAll(database());
    await come({ body: strike.replace('eleven', 'twelve'), sourceId: 'b' }, copy);
    await matchAll(database());
    const before = await storiesOf(database());
    expect(before.get(copy)).toBe(before.get(first));
    await come({ body: harvest, sourceId: 'b' }, copy);
    await matchAll(database());
    const after = await storiesOf(database());
    expect(after.get(copy)).toBe(after.get(apples));
    expect(after.get(copy)).not.toBe(after.get(first));
  });

  it('returns and counts an item once when old revisions are included', async () => {
    const item = await come({ body: strike });
    await come({ body: harvest }, item);
    await matchAll(database());
    expect(await found(company, true)).toEqual({ shown: [item], hitCount: 1 });
  });

  it('groups copies into one story, in whichever order they are matched', async () => {
    const ids: string[] = [];
    for (const sourceId of ['a', 'b', 'c', 'd']) ids.push(await come({ body: strike, sourceId }));
    const { db } = database();
    const matcher = new ArticleMatcher(db, new Percolator());
    await db.transaction().execute(async (slowWorker) => {
      await slowWorker.selectFrom('match_queue').selectAll().orderBy('id').limit(2).forUpdate().execute();
      expect(await matcher.matchBatch(new Date(), 2)).toBe(2);
    });
    expect(await matcher.matchBatch(new Date(), 2)).toBe(2);
    const stories = await storiesOf(database());
    expect(new Set(ids.map((id) => stories.get(id))).size).toBe(1);
  });

  it('creates one story when two workers group copies concurrently', async () => {
    const { db, pool } = database();
    const [one, two] = [await come({ body: strike, sourceId: 'a' }), await come({ body: strike, sourceId: 'b' })];
    const group = (tx: Tx, itemId: string, sourceId: string) => {
      const article = analyzeArticle(articleOf({ body: strike, sourceId }));
      return groupArticles(tx, [arrivedArticle({ itemId, version: 1 }, article)], new StoryWindow(), new Date());
    };
    let isOver = false;
    let second: Promise<unknown> | undefined;
    await db.transaction().execute(async (tx) => {
      await group(tx, one, 'a');
      second = db
        .transaction()
        .execute((other) => group(other, two, 'b'))
        .finally(() => (isOver = true));
      await until(async () => isOver || (await countWaiting(pool)) === 1);
    });
    await second;
    const stories = await storiesOf(database());
    expect(stories.get(one)).toBeDefined();
    expect(stories.get(two)).toBe(stories.get(one));
  });
});

describe("articles of a department's channels", () => {
  it('join a story for that department only, invisibly to others', async () => {
    const wire = await come({ body: strike, sourceId: 'a' });
    const channel = await come({ body: strike, sourceId: 'own', departmentId: company });
    const theirs = await come({ body: strike, sourceId: 'theirs', departmentId: other });
    await matchAll(database());
    const stories = await storiesOf(database());
    expect(stories.get(channel)).toBe(stories.get(wire));
    expect(stories.get(theirs)).toBe(stories.get(wire));
    expect(await found(company)).toEqual({ shown: [channel], hitCount: 1 });
    expect(await found(other)).toEqual({ shown: [theirs], hitCount: 1 });
  });

  it("are grouped with each other before a provider's article arrives, and then with that one", async () => {
    const [one, two] = [
      await come({ body: strike, sourceId: 'own', departmentId: company }),
      await come({ body: strike, sourceId: 'own too', departmentId: company }),
    ];
    const theirs = await come({ body: strike, sourceId: 'theirs', departmentId: other });
    await matchAll(database());
    const before = await storiesOf(database());
    expect(before.get(two)).toBe(before.get(one));
    expect(before.has(theirs)).toBe(false);
    const wire = await come({ body: strike, sourceId: 'a' });
    await matchAll(database());
    const after = await storiesOf(database());
    expect([one, two, theirs].map((id) => after.get(id))).toEqual(Array(3).fill(after.get(wire)));
  });

  it("don't appear in another department's alerts, and an article removed from a story appears separately", async () => {
    const wire = await come({ body: strike, headline: 'Wire', sourceId: 'a' });
    const copy = await come({ body: strike, headline: 'Copy', sourceId: 'b' });
    await come({ body: strike, headline: 'Channel', sourceId: 'own', departmentId: company });
    await matchAll(database());
    const { db, pool } = database();
    const topic = await addCompanyTopic(db, company, 'Strikes');
    for (const id of [wire, copy]) {
      const match = { topic_id: topic.id, item_id: id, version: 1, topic_revision: topic.revision };
      await db.insertInto('topic_match').values(match).execute();
    }
    const searchAs = (departmentId: string) =>
      db.transaction().execute(async (tx) => {
        const window = { topicId: topic.id, topicRevision: topic.revision, from: '0', through: await farOff(tx) };
        const { articles, total } = await editionArticles(tx, { ...window, departmentId, userId: 'nobody', limit: 10 });
        return { total, articles: articles.map(({ headline, alsoIn }) => [headline, alsoIn]) };
      });
    expect(await searchAs(company)).toEqual({ total: 1, articles: [['Copy', ['a', 'own']]] });
    expect(await searchAs(other)).toEqual({ total: 1, articles: [['Copy', ['a']]] });
    const story = (await storiesOf(database())).get(copy);
    await pool.query('insert into story_split (department_id, item_id, story_id) values ($1, $2, $3)', [
      company,
      copy,
      story,
    ]);
    expect(await searchAs(company)).toEqual({
      total: 2,
      articles: [
        ['Copy', []],
        ['Wire', ['own']],
      ],
    });
    expect((await searchAs(other)).total).toBe(1);
  });

  it('never link two provider articles', async () => {
    const wire = await come({ body: strike, sourceId: 'a' });
    const apples = await come({ body: harvest, sourceId: 'b' });
    // Contains both texts, so it counts as a copy of each by containment.
    await come({ body: `${strike} ${harvest}`, sourceId: 'own', departmentId: company });
    await matchAll(database());
    await come({ body: strike, sourceId: 'a' }, wire);
    await matchAll(database());
    const stories = await storiesOf(database());
    expect(stories.get(apples) === undefined || stories.get(apples) !== stories.get(wire)).toBe(true);
    expect((await found(other)).shown.sort()).toEqual([wire, apples].sort());
    expect((await found(company)).hitCount).toBe(2);
  });
});

describe('an article removed from its story', () => {
  it('appears separately for that department, in results and counts, and for no other', async () => {
    const first = await come({ body: strike, sourceId: 'a' });
    const copy = await come({ body: strike, sourceId: 'b' });
    await matchAll(database());
    const story = (await storiesOf(database())).get(copy);
    await database().pool.query('insert into story_split (department_id, item_id, story_id) values ($1, $2, $3)', [
      company,
      copy,
      story,
    ]);
    expect(await found(company)).toEqual({ shown: [copy, first], hitCount: 2 });
    expect(await found(other)).toEqual({ shown: [copy], hitCount: 1 });
  });
});
