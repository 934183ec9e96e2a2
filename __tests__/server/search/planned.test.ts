import type { SearchRequest } from '@server/search/searchRequest';
import { connect } from '@server/db/connect';
import { PostgresArticleSearch } from '@server/search/postgresArticleSearch';
import { SearchSession } from '@server/search/searchSession';
import { useTestDatabase } from '../../support/server/database';
import { article } from '../../support/engine/articleText';
import { parsedQuery } from '../../support/engine/parsedQuery';
import { searchRequest } from '../../support/engine/searchRequest';
import { storeArticle } from '../../support/engine/storeArticleText';

const database = useTestDatabase();

test('a connection keeps few prepared plans, however many searches run, and they use indexes as the tables grow', async () => {
  const connection = connect(database().url, { name: 'planned', max: 1 });
  const { pool } = connection;
  const articleSearch = new PostgresArticleSearch(pool);
  const ask = (text: string, more: Partial<SearchRequest> = {}) =>
    articleSearch.search(searchRequest(parsedQuery(text), { now: new Date(), ...more }));
  const sorts: SearchRequest['sort'][] = ['NEWEST_FIRST', 'RELEVANT_FIRST'];
  // Optional phrases and prefixes of compounds are conditions of a statement of their own.
  const own = ['two "word two"', 'two "word two" "two word"', 'BAY-24*', 'two BAY-24*', 'BAY-24* -two', 'A-1* B-2*'];
  const queries = ['word', 'word AND two', 'wor*', 'word OR two', 'two NOT word', 'headline:two', ...own];
  const queryAll = async (): Promise<void> => {
    for (const text of queries) {
      for (const sort of sorts) {
        for (const grouping of ['NONE', 'STORY'] as const) {
          for (const more of [{}, { includeOldRevisions: true }, { allSources: false, sourceIds: ['wire', 'two'] }]) {
            await ask(text, { sort, grouping, ...more });
          }
        }
      }
    }
  };
  try {
    const stored: string[] = [];
    // As connections of a new installation do: the statement is planned while the tables are almost empty.
    for (const upTo of [1, 40]) {
      for (let number = stored.length; number < upTo; number += 1) {
        const body = `word two word number${number}, BAY-24${number} A-1${number} B-2${number}`;
        stored.push(await storeArticle(database().pool, article({ body })));
      }
      await queryAll();
    }
    expect(new Set((await ask('word')).hits.map(({ itemId }) => itemId))).toEqual(new Set(stored));
    const { rows } = await pool.query<{ name: string; statement: string }>(
      'select name, statement from pg_prepared_statements',
    );
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.length).toBeLessThan(8);
    await pool.query('set enable_seqscan = off; set plan_cache_mode = force_generic_plan');
    const hits = rows.filter(({ statement }) => statement.includes('as wanted('));
    expect(hits.length).toBeGreaterThan(0);
    for (const { name, statement } of hits) {
      const values = [...new Set(statement.match(/\$\d+/g))].map(() => 'null').join(', ');
      const { rows: lines } = await pool.query<Record<string, string>>(`explain execute ${name} (${values})`);
      const plan = lines.map((line) => line['QUERY PLAN']).join('\n');
      expect(plan).toMatch(/Index Scan using item_version_pkey on item_version/);
      expect(plan).not.toMatch(/Seq Scan|Hash Join|Merge Join/);
    }
  } finally {
    await connection.close();
  }
}, 60_000);

test('a statement of a single search is planned for its own values', async () => {
  const howPlanned = async (session: SearchSession) =>
    (await session.rows<{ plan_cache_mode: string }>('show plan_cache_mode'))[0]?.plan_cache_mode;
  await SearchSession.run(database().pool, undefined, async (session) => {
    await session.rowsOfPlanned('select count(*) from item_version where version = $1', [1]);
    expect(await howPlanned(session)).toBe('force_generic_plan');
    await session.rows('select count(*) from item_version where item_id = $1', ['1']);
    expect(await howPlanned(session)).toBe('force_custom_plan');
    await session.rowsOfPlanned('select count(*) from item_version where version = $1', [2]);
    expect(await howPlanned(session)).toBe('force_generic_plan');
  });
});
