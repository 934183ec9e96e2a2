import { PostgresArticleSearch } from '@server/search/postgresArticleSearch';
import type { ArticleSearch } from '@server/search/articleSearch';
import { article } from '../../../support/engine/articleText';
import { parsedQuery } from '../../../support/engine/parsedQuery';
import { searchRequest } from '../../../support/engine/searchRequest';
import { storeArticle } from '../../../support/engine/storeArticleText';
import { describeUnless } from '../../../support/jest/describeIf';
import { useTestDatabase } from '../../../support/server/database';
import { openSearchSuiteMissing, useOpenSearchCluster } from '../../../support/server/openSearchCluster';
import { createTestSearchIndex, type TestSearchIndex } from '../../../support/server/openSearchIndex';

const now = new Date('2026-03-10T12:00:00Z');

describeUnless(openSearchSuiteMissing, 'pages by relevance while articles arrive', () => {
  const database = useTestDatabase();
  const cluster = useOpenSearchCluster();
  let index: TestSearchIndex;
  beforeAll(() => {
    index = createTestSearchIndex(database(), cluster().urls);
  });
  afterAll(() => index.close());

  async function store(body: string): Promise<string> {
    return storeArticle(database().pool, article({ body }));
  }

  /** Reads all pages, and lets articles arrive after each that make one word of the query more common. */
  async function pages(limit: number, searchOf: (page: number) => ArticleSearch): Promise<string[][]> {
    const found: string[][] = [];
    let cursor: string | undefined;
    do {
      const request = searchRequest(parsedQuery('moonword OR sunword'), { now, sort: 'RELEVANT_FIRST', limit });
      const page = await searchOf(found.length).search({ ...request, cursor });
      found.push(page.hits.map(({ itemId }) => itemId));
      cursor = page.cursor ?? undefined;
      const arriving = found.length % 2 === 0 ? 'moonword' : 'sunword';
      for (let number = 0; number < 12; number += 1) await store(`${arriving} ${'arrives '.repeat(number)}`);
      await index.fill();
    } while (cursor !== undefined);
    return found;
  }

  async function storeSome(): Promise<void> {
    for (let number = 0; number < 40; number += 1) {
      const word = number % 2 === 0 ? 'moonword' : 'sunword';
      await store(`${`${word} `.repeat(1 + (number % 4))}${'filling '.repeat(number % 5)}`);
    }
    await index.fill();
  }

  async function existing(): Promise<string[]> {
    const { hits } = await index.search.search(searchRequest(parsedQuery('moonword OR sunword'), { now }));
    return hits.map(({ itemId }) => itemId).sort();
  }

  test('contain each article of the first page’s instant once', async () => {
    await storeSome();
    const expected = await existing();
    const found = await pages(6, () => index.search);
    expect(found.flat().sort()).toEqual(expected);
    expect(index.counts.byPostgres).toBe(0);
  }, 120_000);

  test('contain each article once although PostgreSQL answers every second page', async () => {
    const postgres = new PostgresArticleSearch(database().pool);
    const expected = await existing();
    const found = await pages(9, (page) => (page % 2 === 1 ? postgres : index.search));
    expect(found.flat().sort()).toEqual(expected);
  }, 120_000);

  test('pages of a search that PostgreSQL began are continued by PostgreSQL', async () => {
    const postgres = new PostgresArticleSearch(database().pool);
    const expected = await existing();
    const before = index.counts.byPostgres;
    const found = await pages(9, (page) => (page === 0 ? postgres : index.search));
    expect(found.flat().sort()).toEqual(expected);
    expect(index.counts.byPostgres).toBe(before + found.length - 1);
  }, 120_000);
});
