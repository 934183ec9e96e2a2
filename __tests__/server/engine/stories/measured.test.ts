import { demoArticles } from '@server/demo/newsroom/articles';
import { readRealArticles, type RealArticle } from '../../../../bench/support/realArticles';
import { useTestDatabase } from '../../../support/database';
import { wantRealArticles } from '../../../support/engine/articles';
import { chance, perturbations } from '../../../support/engine/perturb';
import { arrive, matchAll, storiesOf } from '../../../support/engine/stories';
import { describeUnless } from '../../../support/wanting';

const database = useTestDatabase();
const hourMs = 3_600_000;
const start = Date.parse('2026-11-20T08:00:00.000Z');

beforeEach(() => database().pool.query('truncate item, story, story_signature, story_count cascade'));

/** Precision and recall over pairs: `told` says of an item which story it truly tells. */
async function measure(told: ReadonlyMap<string, string>) {
  const stories = await storiesOf(database());
  let [both, wrong, missed] = [0, 0, 0];
  const ids = [...told.keys()];
  ids.forEach((a, index) => {
    for (const b of ids.slice(index + 1)) {
      const isTrue = told.get(a) === told.get(b);
      const isGrouped = stories.has(a) && stories.get(a) === stories.get(b);
      if (isTrue && isGrouped) both += 1;
      else if (isGrouped) wrong += 1;
      else if (isTrue) missed += 1;
    }
  });
  return { precision: both / (both + wrong), recall: both / (both + missed) };
}

/** The demo's newsroom from its first start on, its wire at this pace. */
async function tellDemo(wireMinutes: number) {
  const told = new Map<string, string>();
  const publishedAt = ({ wire, hoursBefore = 0 }: (typeof demoArticles)[number]): number =>
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
    told.set(id, article.story ?? article.slug);
    if (article === past.at(-1)) await matchAll(database());
  }
  await matchAll(database());
  return measure(told);
}

describe("the demo's stories that several sources tell in their own words", () => {
  it('are found where the wire lets events follow each other within hours', async () => {
    const { precision, recall } = await tellDemo(20);
    expect(precision).toBeGreaterThanOrEqual(0.95);
    expect(recall).toBeGreaterThanOrEqual(0.9);
  }, 60_000);

  it('are found at the wire as it runs out of the box, where events follow each other within minutes', async () => {
    const { precision, recall } = await tellDemo(5);
    expect(precision).toBeGreaterThanOrEqual(0.95);
    expect(recall).toBeGreaterThanOrEqual(0.9);
  }, 60_000);
});

function realArticles(count: number): (RealArticle & { text: string })[] {
  const all = readRealArticles().flatMap((article) => {
    const text = article.html
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    const words = text.split(' ').length;
    return words > 100 && words < 1_500 ? [{ ...article, text }] : [];
  });
  const every = Math.floor(all.length / count);
  return all.filter((_, index) => index % every === 0).slice(0, count);
}

describeUnless(wantRealArticles, 'real articles as other newsrooms print them', () => {
  it('are known again, cut, reordered, reworded and wrapped, under another headline', async () => {
    const told = new Map<string, string>();
    const random = chance(7);
    const kinds = Object.values(perturbations);
    for (const [index, { title, published, source, text }] of realArticles(100).entries()) {
      const original = await arrive(database(), { headline: title, body: text, published, sourceId: source });
      told.set(original, String(index));
      const change = kinds[index % kinds.length];
      if (index % 4 === 3 || change === undefined) continue;
      const later = new Date(Date.parse(published) + random() * 12 * hourMs).toISOString();
      const copy = { headline: `Report ${index}`, body: change(text, random), published: later, sourceId: 'reprint' };
      told.set(await arrive(database(), copy), String(index));
    }
    await matchAll(database());
    const { precision, recall } = await measure(told);
    expect(precision).toBeGreaterThanOrEqual(0.95);
    expect(recall).toBeGreaterThanOrEqual(0.95);
  }, 120_000);
});
