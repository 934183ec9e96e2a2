import { analyzeArticle } from '@server/engine/analyzer/analyzeArticle';
import { ArticleMatcher } from '@server/matching/matchArticles';
import { Percolator } from '@server/engine/percolator/percolator';
import { arrivedArticle, groupArticles } from '@server/articles/stories/groupArticles';
import { StoryWindow } from '@server/articles/stories/storyWindow';
import { useTestDatabase } from '../../../support/server/database';
import { chance, perturbations } from '../../../support/engine/perturbations';
import { arrive, articleOf, storiesOf, type TestStory } from '../../../support/engine/storyMatching';

const database = useTestDatabase();
const hourMs = 3_600_000;

beforeEach(() => database().pool.query('truncate item, story, story_signature, story_term_count, match_queue cascade'));

const words = 'port crane apple frost bank rate trial vaccine court judge steel mine rail strike tunnel harvest'.split(
  ' ',
);

/** Unrelated texts, each sent by up to four sources in different lengths over several days. */
function wire(stories: number): TestStory[] {
  const random = chance(31);
  const sentence = (): string =>
    `${Array.from({ length: 12 }, () => `${words[Math.floor(random() * words.length)] ?? ''}${Math.floor(random() * 40)}`).join(' ')}.`;
  const kinds = Object.values(perturbations);
  return Array.from({ length: stories }, (_, number) => {
    const body = Array.from({ length: 14 }, sentence).join(' ');
    const at = Date.parse('2026-11-18T08:00:00Z') + number * 2 * hourMs;
    return Array.from({ length: 1 + (number % 4) }, (_unused, source) => ({
      body: source === 0 ? body : (kinds[(number + source) % kinds.length]?.(body, random) ?? body),
      headline: sentence(),
      sourceId: `source-${source}`,
      published: new Date(at + source * hourMs).toISOString(),
    }));
  }).flat();
}

/** The groups of articles with the same story, by index in the wire. */
async function groups(ids: readonly string[]): Promise<string[]> {
  const stories = await storiesOf(database());
  const members = new Map<string, number[]>();
  ids.forEach((id, place) => {
    const story = stories.get(id);
    if (story !== undefined) members.set(story, [...(members.get(story) ?? []), place]);
  });
  return [...members.values()].map((places) => places.join(' ')).sort();
}

/** Stores the articles and has each batch grouped by the next of the workers. */
async function groupedBy(workers: readonly ArticleMatcher[], articles: readonly TestStory[]): Promise<string[]> {
  await database().pool.query('truncate item, story, story_signature, story_term_count, match_queue cascade');
  const ids: string[] = [];
  const next = (at: number) => workers[at % workers.length]?.matchBatch(new Date(), 5);
  for (const [index, article] of articles.entries()) {
    ids.push(await arrive(database(), article));
    if (index % 4 === 3) await next(index >> 2);
  }
  for (let turn = 0; (await next(turn)) !== 0; turn += 1);
  return groups(ids);
}

test('workers that alternate, each with its own memory, make the same stories as a single worker', async () => {
  const articles = wire(40);
  const worker = () => new ArticleMatcher(database().db, new Percolator());
  const alone = await groupedBy([worker()], articles);
  expect(alone.length).toBeGreaterThanOrEqual(28);
  expect(await groupedBy([worker(), worker(), worker()], articles)).toEqual(alone);
}, 60_000);

test("articles that were rolled back or deleted don't affect later ones", async () => {
  const { db, pool } = database();
  const body = wire(1)[0]?.body ?? '';
  const come = (sourceId: string) => arrive(database(), { body, sourceId });
  const ids = [await come('a'), await come('b'), await come('c'), await come('d')];
  const window = new StoryWindow();
  const group = (place: number, fails = false) =>
    db.transaction().execute(async (tx) => {
      const article = analyzeArticle(articleOf({ body, sourceId: 'abcd'[place] ?? '' }));
      await groupArticles(tx, [arrivedArticle({ itemId: ids[place] ?? '', version: 1 }, article)], window, new Date());
      if (fails) throw new Error('The process died');
    });
  await expect(group(0, true)).rejects.toThrow('died');
  await group(1);
  expect(await storiesOf(database())).toEqual(new Map());
  await pool.query('delete from item where id = $1', [ids[1]]);
  await group(2);
  expect(await storiesOf(database())).toEqual(new Map());
  await group(3);
  const stories = await storiesOf(database());
  expect([...stories.keys()].sort()).toEqual([ids[2], ids[3]].sort());
});
