import { limits } from '@contract/limits';
import type { FacetResults } from '@contract/search';
import { narrowTo, narrowToDays } from '@client/features/search/queryFilters';
import type { SearchRequest } from '@server/search/searchRequest';
import { useTestDatabase } from '../../support/server/database';
import { article } from '../../support/engine/articleText';
import { parsedQuery } from '../../support/engine/parsedQuery';
import { searchRequest } from '../../support/engine/searchRequest';
import { storeArticle } from '../../support/engine/storeArticleText';

const database = useTestDatabase();
const now = new Date('2026-03-10T12:00:00Z');

function request(text: string, more: Partial<SearchRequest> = {}): SearchRequest {
  return searchRequest(parsedQuery(text), { now, limit: 100, ...more });
}

async function hits(text: string, grouping: SearchRequest['grouping']): Promise<number> {
  return (await database().articleSearch.search(request(text, { grouping }))).hitCount;
}

function day(date: number, hour = 12): string {
  return new Date(Date.UTC(2026, 2, date, hour)).toISOString();
}

/** For each value of each facet, and each bar, the query of selecting it. */
function choices(query: string, counted: FacetResults): { text: string; count: number }[] {
  const named = (['publication', 'category', 'language', 'organization', 'subject'] as const).flatMap((field) =>
    counted[field].map(({ value, count }) => ({ text: narrowTo(query, field, value), count })),
  );
  const dated = counted.date.map(({ from, to, count }) => ({ text: narrowToDays(query, from, to), count }));
  return [...named, ...dated];
}

async function expectExact(query: string, grouping: SearchRequest['grouping']): Promise<FacetResults> {
  const counted = await database().articleSearch.facets(request(query), { byStory: grouping === 'STORY', bars: 3 });
  for (const { text, count } of choices(query, counted)) {
    expect({ text, found: await hits(text, grouping) }).toEqual({ text, found: count });
  }
  return counted;
}

const names = [
  'Vaccines',
  'Childhood Vaccines',
  'vaccines',
  'VACCINES',
  'Vaccine',
  'He said "no" (twice)',
  'R&D / Licensing',
  'C:\\Temp\\*',
  '感染症 予防',
  'Вакцины — дети',
  'لقاحات',
  'Société Générale',
  'Societe Generale',
  'Two  spaces',
  'AND',
  '“Typographic”',
  '=x',
  'x'.repeat(240),
  '***',
];

describe('selecting a facet value finds exactly its count', () => {
  beforeAll(async () => {
    const { pool } = database();
    await pool.query('insert into story default values');
    const { rows } = await pool.query<{ id: string }>('insert into story default values returning id');
    for (const [index, name] of names.entries()) {
      const other = names[(index + 5) % names.length] ?? '';
      const item = await storeArticle(
        pool,
        article({
          body: 'countable',
          published: day(1 + (index % 9), index),
          // Several spellings in one article count once.
          subject: index % 4 === 0 ? [name, other, name.toUpperCase()] : [name],
          organization: [other, 'Bayer', 'Bayer AG'].slice(0, 1 + (index % 3)),
          publication: name,
          language: index % 3 === 0 ? 'en-US' : index % 3 === 1 ? 'en' : 'nb',
          category: index % 2 === 0 ? { id: 'trials', name: 'Clinical trials' } : { id: 'all', name: 'All trials' },
        }),
      );
      if (index < 6) await pool.query('update item set story_id = $1 where id = $2', [rows[0]?.id, item]);
    }
  });

  test('holds for articles, whatever characters the names contain; names that differ only in case or accents are one', async () => {
    const { subject, language } = await expectExact('countable', 'NONE');
    const shown = subject.map(({ value }) => value);
    expect(shown.filter((value) => value.toLowerCase() === 'vaccines')).toHaveLength(1);
    expect(shown.filter((value) => /^soci/i.test(value))).toHaveLength(1);
    expect(shown).toEqual(expect.arrayContaining(['Childhood Vaccines', 'Vaccine', 'He said "no" (twice)']));
    expect(shown).not.toContain('***');
    expect(language.map(({ value, label }) => [value, label])).toEqual([
      ['en', 'English'],
      ['no', 'Norwegian'],
    ]);
    const vaccines = subject.find(({ value }) => value.toLowerCase() === 'vaccines');
    expect(await hits(`countable AND subject:vaccines`, 'NONE')).toBeGreaterThan(vaccines?.count ?? 0);
  });

  test('holds for stories, each counted once', async () => {
    const byStory = await expectExact('countable', 'STORY');
    const single = await database().articleSearch.facets(request('countable'));
    expect(byStory.category.map(({ count }) => count)).not.toEqual(single.category.map(({ count }) => count));
  });

  test("holds with another filter, and within dates that aren't whole days", async () => {
    await expectExact('countable AND subject:="VACCINES" AND NOT publication:="Vaccine"', 'NONE');
    await expectExact('countable AND date:[2026-03-02T06:00:00Z TO now-3d]', 'NONE');
    await expectExact('countable AND date:[2026-03-02 TO 2026-03-07]', 'STORY');
  });
});

test('counts the newest hits alone, if there are more than are counted', async () => {
  const { pool, articleSearch } = database();
  for (let date = 1; date <= 6; date += 1) {
    await storeArticle(pool, article({ body: 'Newestalone.', published: day(date), publication: `P${date}` }));
  }
  const most = jest.replaceProperty(limits, 'facetHits', 4 as typeof limits.facetHits);
  try {
    const filter = request('newestalone');
    const counted = await articleSearch.facets(filter, { byStory: false, bars: 30 });
    expect(counted).toMatchObject({ counted: 4, complete: false });
    expect(counted.publication.map(({ value }) => value).sort()).toEqual(['P3', 'P4', 'P5', 'P6']);
    const days = await articleSearch.histogram(filter, 30);
    expect(days.filter(({ count }) => count > 0).map(({ date }) => date)).toEqual(
      [3, 4, 5, 6].map((date) => day(date).slice(0, 10)),
    );
    expect(await articleSearch.hitInstants(filter, 30)).toEqual([3, 4, 5, 6].map((date) => new Date(day(date))));
  } finally {
    most.restore();
  }
});
