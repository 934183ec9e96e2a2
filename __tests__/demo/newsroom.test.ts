import { defaultCategoryId, demoCategories } from '@demo/newsroom/categories';
import { pictureNames, readPicture } from '@demo/newsroom/pictures';
import { demoPackages, demoSources } from '@demo/newsroom/sources';
import { agencies, companies, drugs, institutes, journalists } from '../support/demo/fictionalNames';
import { publishedArticles } from '../support/demo/newsroomArticles';

const demoArticles = publishedArticles();
const words = (text: string): number => text.split(/\s+/).filter(Boolean).length;
const paragraphs = (text: string): string[] => text.split(/\n\s*\n/).map((part) => part.trim());
const past = demoArticles.filter((article) => article.hoursBefore !== undefined);
const wire = demoArticles.filter((article) => article.wire !== undefined);

function groupBy<T, K>(items: T[], key: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}

describe('the demo newsroom', () => {
  it('has enough past and future articles, many of them from the last two days', () => {
    expect(past.length).toBeGreaterThanOrEqual(120);
    expect(wire.length).toBeGreaterThanOrEqual(45);
    expect(past.length + wire.length).toBe(demoArticles.length);
    expect(past.filter((article) => Number(article.hoursBefore) <= 48).length).toBeGreaterThanOrEqual(40);
    for (const article of past) {
      expect(article.hoursBefore).toBeGreaterThan(0);
      expect(article.hoursBefore).toBeLessThanOrEqual(24 * 40);
    }
  });

  it('gives each article a unique slug in kebab case', () => {
    expect(new Set(demoArticles.map((article) => article.slug)).size).toBe(demoArticles.length);
    for (const article of demoArticles) expect(article.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('numbers the articles of the wire without gaps', () => {
    const order = wire.map((article) => Number(article.wire)).sort((a, b) => a - b);
    expect(order).toEqual(order.map((_, index) => index + 1));
  });

  it.each(demoArticles.map((article) => [article.slug, article] as const))('%s has a suitable length', (_, article) => {
    for (const body of [article.body, article.correction?.body ?? article.body]) {
      expect(words(body)).toBeGreaterThanOrEqual(120);
      expect(words(body)).toBeLessThanOrEqual(600);
    }
    expect(article.lead.length).toBeLessThan(280);
    expect(article.headline.length).toBeGreaterThan(20);
    expect(article.headline.length).toBeLessThan(140);
    expect(article.body).not.toMatch(/\b(lorem|ipsum|TODO|undefined)\b/);
  });

  it('covers each shared story by at least two sources', () => {
    const inStories = demoArticles.flatMap((article) =>
      article.story === undefined ? [] : [{ ...article, story: article.story }],
    );
    const stories = groupBy(inStories, (article) => article.story);
    expect(stories.size).toBeGreaterThanOrEqual(15);
    for (const tellings of stories.values()) {
      expect(tellings.length).toBeGreaterThanOrEqual(2);
      expect(new Set(tellings.map((article) => article.source)).size).toBeGreaterThanOrEqual(2);
    }
  });

  it('never uses the same paragraph in two stories', () => {
    const owner = new Map<string, string>();
    for (const article of demoArticles) {
      const story = article.story ?? article.slug;
      for (const paragraph of new Set(paragraphs(article.body))) {
        expect(owner.get(paragraph) ?? story).toBe(story);
        owner.set(paragraph, story);
      }
    }
  });

  it('has at least eight corrections that change the article', () => {
    const corrected = demoArticles.filter((article) => article.correction !== undefined);
    expect(corrected.length).toBeGreaterThanOrEqual(8);
    for (const { correction, headline, lead, body } of corrected) {
      expect(correction?.after).toBeGreaterThan(0);
      expect([correction?.headline ?? headline, correction?.lead ?? lead, correction?.body ?? body]).not.toEqual([
        headline,
        lead,
        body,
      ]);
    }
  });

  it('uses all sources and categories, and only existing ones', () => {
    const categories = demoCategories.map((category) => category.id);
    const authors = journalists.map((journalist) => journalist.name);
    const known = [...companies, ...agencies, ...institutes].map((organization) => organization.name);
    expect(demoCategories.find((category) => category.id === defaultCategoryId)?.contentName).toBe('News');
    expect(new Set(demoArticles.map((article) => article.source))).toEqual(
      new Set(demoSources.map((source) => source.id)),
    );
    expect(new Set(demoArticles.map((article) => article.category))).toEqual(new Set(categories));
    for (const article of demoArticles) {
      expect(authors).toContain(article.author);
      expect(article.keywords.length).toBeGreaterThan(0);
      for (const organization of article.organization ?? []) expect(known).toContain(organization);
      if (article.image !== undefined) expect(pictureNames()).toContain(article.image);
    }
    for (const source of demoSources) expect(demoPackages.map((entry) => entry.id)).toContain(source.package);
    for (const drug of drugs) expect(companies.map((company) => company.name)).toContain(drug.company);
  });

  it('has some articles in German, French, and Spanish', () => {
    const languages = groupBy(demoArticles, (article) => article.language);
    for (const language of ['de', 'fr', 'es'] as const)
      expect(languages.get(language)?.length).toBeGreaterThanOrEqual(3);
  });

  it('has well-formed, distinct pictures', async () => {
    const drawn = await Promise.all([...pictureNames()].map(async (name) => (await readPicture(name)).toString()));
    expect(drawn.length).toBeGreaterThanOrEqual(30);
    expect(new Set(drawn).size).toBe(drawn.length);
    for (const svg of drawn) {
      expect(svg).toMatch(/^<svg [^>]*width="1200" height="675"/);
      expect(svg).not.toMatch(/NaN|undefined|<text/);
    }
    expect(() => readPicture('a-unicorn')).toThrow(RangeError);
  });
});
