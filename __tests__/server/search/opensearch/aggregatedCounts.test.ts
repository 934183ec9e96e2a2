import { PostgresArticleSearch } from '@server/search/postgresArticleSearch';
import type { SearchFilter } from '@server/search/searchRequest';
import { article } from '../../../support/engine/articleText';
import { parsedQuery } from '../../../support/engine/parsedQuery';
import { searchRequest } from '../../../support/engine/searchRequest';
import { storeArticle } from '../../../support/engine/storeArticleText';
import { describeUnless } from '../../../support/jest/describeIf';
import { useTestDatabase } from '../../../support/server/database';
import { openSearchSuiteMissing, useOpenSearchCluster } from '../../../support/server/openSearchCluster';
import { createTestSearchIndex, type TestSearchIndex } from '../../../support/server/openSearchIndex';

const now = new Date('2026-03-10T12:00:00Z');
const dayMs = 86_400_000;
const names = ['Bayer', 'BAYER', 'Société', 'Societe', 'R&D', '***', 'x'.repeat(300), '感染症'];

describeUnless(openSearchSuiteMissing, 'counting in OpenSearch', () => {
  const database = useTestDatabase();
  const cluster = useOpenSearchCluster();
  let index: TestSearchIndex;

  beforeAll(async () => {
    const { pool } = database();
    index = createTestSearchIndex(database(), cluster().urls, { fewHits: 0 });
    for (let number = 0; number < 60; number += 1) {
      const name = (step: number): string => names[(number + step) % names.length] ?? '';
      const text = article({
        body: `countedword ${number % 3 === 0 ? 'third' : 'other'}`,
        // Also before 1970, in the future, and in the last microseconds of a day.
        published: new Date(now.getTime() - (number ** 3 - 20) * (dayMs / 4)).toISOString(),
        publication: name(0),
        language: ['en', 'en-US', 'de', 'nb'][number % 4] ?? 'en',
        organization: [name(1), name(2), name(1)].slice(0, number % 4),
        subject: [name(number % 5)],
        ...(number % 2 === 0 && { category: { id: `c${String(number % 6)}`, name: `Category ${String(number % 6)}` } }),
      });
      const item = await storeArticle(pool, text);
      if (number % 10 === 0) await storeArticle(pool, { ...text, body: 'countedword again' }, item);
    }
    await pool.query(`update item_version set published = date_trunc('day', published) - interval '1 microsecond'
      where item_id % 7 = 0`);
    await pool.query('update item_version set vector = vector where item_id % 7 = 0');
    await index.fill();
  });
  afterEach(() => expect([index.counts.byPostgres, index.warnings]).toEqual([0, []]));
  afterAll(() => index.close());

  async function countedBy(
    search: Pick<PostgresArticleSearch, 'facets' | 'histogram' | 'hitInstants'>,
    filter: SearchFilter,
  ) {
    return {
      all: await search.facets(filter),
      few: await search.facets(filter, { byStory: false, bars: 3 }),
      period: await search.facets(filter, { byStory: false, bars: 5, days: 40 }),
      stories: await search.facets(filter, { byStory: true }),
      histogram: await search.histogram(filter, 90),
      instants: await search.hitInstants(filter, 700),
    };
  }

  test.each([
    'countedword',
    'third',
    'again',
    'countedword NOT organization:="bayer"',
    'date:[2026-01-01 TO now]',
    'none',
  ])('gives what PostgreSQL counts for %s', async (text) => {
    const postgres = new PostgresArticleSearch(database().pool);
    for (const includeOldRevisions of [false, true]) {
      const filter = searchRequest(parsedQuery(text), { now, includeOldRevisions });
      expect(await countedBy(index.search, filter)).toEqual(await countedBy(postgres, filter));
    }
  });

  test('shows no name of another department’s source, even if the index claims that everybody may see it', async () => {
    const { pool } = database();
    await pool.query(`insert into realm (id, name) values ('r', 'r')`);
    const { rows } = await pool.query<{ id: string }>(
      `insert into department (realm_id, name, max_seats, max_channels) values ('r', 'a', 1, 1) returning id`,
    );
    const source = { id: 'channel', name: 'Channel', packageIds: [] };
    const [owner = { id: '' }] = rows;
    const secret = article({ body: 'secretword', departmentId: owner.id, publication: 'Secret paper', source });
    const item = await storeArticle(pool, secret);
    await index.fill();
    const { body } = await index.client.search({
      index: index.alias,
      body: { query: { term: { source: 'channel' } } },
    });
    const [hit] = body.hits.hits;
    await index.client.index({
      index: hit?._index ?? '',
      id: hit?._id ?? '',
      body: {
        words: 'secretword\u00011\n/ensecretword\u00011',
        item: Number(item),
        version: 1,
        department: '',
        source: 'channel',
        publication: ['Secret paper'],
        published: 1,
        received: 1,
        superseded: Number.MAX_SAFE_INTEGER,
      },
      version: 1_000_000,
      version_type: 'external',
      refresh: true,
    });
    const facets = await index.search.facets(searchRequest(parsedQuery('secretword'), { now }));
    expect([facets.counted, facets.publication]).toEqual([0, []]);
  });
});
