import type { DemoArticle } from '@demo/newsroom/article';
import { readRealArticles, type RealArticle } from '../../../../bench/support/realArticles';
import { useTestDatabase } from '../../../support/server/database';
import { realArticlesMissing } from '../../../support/engine/articleText';
import { chance, heldOutPerturbations, perturbations, type Perturbation } from '../../../support/engine/perturbations';
import { arrive, matchAll, storiesOf } from '../../../support/engine/storyMatching';
import { describeUnless } from '../../../support/jest/describeIf';
import { publishedArticles } from '../../../support/demo/newsroomArticles';

const database = useTestDatabase();
const hourMs = 3_600_000;
const start = Date.parse('2026-11-20T08:00:00.000Z');

beforeEach(() => database().pool.query('truncate item, story, story_signature, story_term_count cascade'));

/** Precision and recall over pairs; `trueStories` maps items to their true stories. */
async function measure(trueStories: ReadonlyMap<string, string>) {
  const stories = await storiesOf(database());
  let [both, wrong, missed] = [0, 0, 0];
  const ids = [...trueStories.keys()];
  ids.forEach((a, index) => {
    for (const b of ids.slice(index + 1)) {
      const isTrue = trueStories.get(a) === trueStories.get(b);
      const isGrouped = stories.has(a) && stories.get(a) === stories.get(b);
      if (isTrue && isGrouped) both += 1;
      else if (isGrouped) wrong += 1;
      else if (isTrue) missed += 1;
    }
  });
  return { precision: both / (both + wrong), recall: both / (both + missed) };
}

/** Feeds the demo newsroom's articles to the matcher, with its wire at this pace. */
async function measureDemo(wireMinutes: number) {
  const trueStories = new Map<string, string>();
  const demoArticles = publishedArticles();
  const publishedAt = ({ wire, hoursBefore = 0 }: DemoArticle): number =>
    start + (wire === undefined ? -hoursBefore * hourMs : wire * wireMinutes * 60_000);
  const past = demoArticles.filter(({ wire }) => wire === undefined);
  const wire = demoArticles
    .filter((article) => article.wire !== undefined)
    .sort((a, b) => Number(a.wire) - Number(b.wire));
  for (const article of [...past, ...wire]) {
    const id = await arrive(database(), {
      headline: article.headline,
      summary: article.lead,
      body: article.body,
      sourceId: article.source,
      language: article.language,
      published: new Date(publishedAt(article)).toISOString(),
      organization: article.organization ?? [],
      location: article.location ?? [],
      industry: article.industry ?? [],
      subject: article.subject ?? [],
      indication: article.indication ?? [],
      drugclass: article.drugClass ?? [],
      phase: article.phase ?? [],
      keyword: article.keywords,
    });
    trueStories.set(id, article.story ?? article.slug);
    if (article === past.at(-1)) await matchAll(database());
  }
  await matchAll(database());
  return measure(trueStories);
}

describe('the demo stories that several sources cover in their own words', () => {
  it('are found if events of the wire are hours apart', async () => {
    const { precision, recall } = await measureDemo(20);
    expect(precision).toBeGreaterThanOrEqual(0.95);
    expect(recall).toBeGreaterThanOrEqual(0.9);
  }, 60_000);

  it('are found at the default pace of the wire, where events are minutes apart', async () => {
    const { precision, recall } = await measureDemo(5);
    expect(precision).toBeGreaterThanOrEqual(0.95);
    expect(recall).toBeGreaterThanOrEqual(0.9);
  }, 60_000);
});

const lookedAt = 100;

type ReadArticle = RealArticle & { text: string };

/**
 * A sample of the real articles: evenly spaced from those used for tuning, or a seeded random sample of the held-out
 * ones.
 */
function realArticles(count: number, heldOut = false): ReadArticle[] {
  const all = readRealArticles().flatMap((article) => {
    const text = article.html
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    const words = text.split(' ').length;
    return words > 100 && words < 1_500 ? [{ ...article, text }] : [];
  });
  const every = Math.floor(all.length / lookedAt);
  const left = all.filter((_, index) => (index % every === 0) !== heldOut);
  if (!heldOut) return left.slice(0, count);
  const random = chance(2026);
  const drawn = left.map((article) => ({ article, place: random() })).sort((a, b) => a.place - b.place);
  return drawn.slice(0, count).map(({ article }) => article);
}

/** Stores articles, three of four a second time as another newsroom would print them. Returns the original of each. */
async function storeWithCopies(articles: readonly ReadArticle[], kinds: readonly Perturbation[]) {
  const trueStories = new Map<string, string>();
  const random = chance(7);
  for (const [index, { title, published, source, text }] of articles.entries()) {
    const original = await arrive(database(), { headline: title, body: text, published, sourceId: source });
    trueStories.set(original, String(index));
    const change = kinds[index % kinds.length];
    if (index % 4 === 3 || change === undefined) continue;
    const later = new Date(Date.parse(published) + random() * 12 * hourMs).toISOString();
    const copy = { headline: `Report ${index}`, body: change(text, random), published: later, sourceId: 'reprint' };
    trueStories.set(await arrive(database(), copy), String(index));
  }
  await matchAll(database());
  return trueStories;
}

describeUnless(realArticlesMissing, 'real articles as other newsrooms print them', () => {
  it('copies are recognized when cut, reordered, reworded, or wrapped, under another headline', async () => {
    const trueStories = await storeWithCopies(realArticles(100), Object.values(perturbations));
    const { precision, recall } = await measure(trueStories);
    expect(precision).toBeGreaterThanOrEqual(0.95);
    expect(recall).toBeGreaterThanOrEqual(0.95);
  }, 120_000);

  it("copies among held-out articles are recognized, also with changes that weren't used for tuning", async () => {
    const { brief, halved, retold, retoldAndReworded } = heldOutPerturbations;
    // A cycle of five, because every fourth article has no copy.
    const kinds = [halved, brief, retold, retoldAndReworded, halved];
    const { precision, recall } = await measure(await storeWithCopies(realArticles(120, true), kinds));
    expect(precision).toBeGreaterThanOrEqual(0.95);
    expect(recall).toBeGreaterThanOrEqual(0.9);
  }, 120_000);
});
