import { importArticles } from '@server/articles/items/importArticles';
import { useTestDatabase } from '../../../support/server/database';
import { parsedQuery } from '../../../support/engine/parsedQuery';
import { searchRequest } from '../../../support/engine/searchRequest';

const database = useTestDatabase();
const receivedAt = new Date('2026-11-20T12:00:00Z');

async function* lines(...texts: string[]) {
  for (const text of texts) yield await Promise.resolve(text);
}
const load = (...articles: unknown[]) =>
  importArticles(database().db, lines(...articles.map((article) => JSON.stringify(article))), receivedAt);
const stored = () =>
  database()
    .db.selectFrom('item_version as v')
    .innerJoin('source as s', 's.id', 'v.source_id')
    .select(['s.name', 's.department_id', 'v.headline', 'v.body_text', 'v.published', 'v.version', 'v.is_latest'])
    .orderBy('v.item_id')
    .orderBy('v.version')
    .execute();

beforeEach(() => database().pool.query('truncate item, source cascade'));

const press = { source: 'The Press', id: 7, title: 'Rates <b>rise</b>', html: '<p>By a point.</p><script>1</script>' };

it('stores cleaned and dated articles of named sources for all departments, without alerts', async () => {
  const result = await load({ ...press, published: '2026-01-31' }, { title: 'No source', text: '1 < 2' });
  expect(result).toEqual({ added: 2, changed: 0, unchanged: 0, refused: 0, errors: [] });
  expect(await stored()).toMatchObject([
    {
      name: 'The Press',
      department_id: null,
      headline: 'Rates rise',
      body_text: 'By a point.',
      published: new Date('2026-01-31'),
    },
    { name: 'Imported', headline: 'No source', body_text: '1 < 2', published: receivedAt },
  ]);
  expect(await database().db.selectFrom('match_queue').selectAll().execute()).toEqual([]);
});

it('creates no duplicates, but a new version of a changed article', async () => {
  const published = { ...press, published: '2026-01-31' };
  expect(await load(published)).toMatchObject({ added: 1, changed: 0, unchanged: 0 });
  expect(await load(published)).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
  expect(await load({ ...press, html: '<p>By two points.</p>' })).toMatchObject({ added: 0, changed: 1, unchanged: 0 });
  expect((await stored()).filter(({ name }) => name === 'The Press')).toMatchObject([
    { version: 1, is_latest: false },
    { version: 2, is_latest: true, body_text: 'By two points.' },
  ]);
});

it('accepts only a text and an id, also under the member names of other archives; the same text with another id is another article', async () => {
  const text = 'the crystalline lens in vertebrates including humans';
  const odd = { id: 3, headline: null, body: text, date: 'no date', authors: 'Ann Bell', metadata: { a: 1 } };
  const result = await load({ id: '1', text }, { _id: '2', text, title: '' }, odd, { ...odd, body: 'other words' });
  expect(result).toMatchObject({ added: 3, changed: 1, unchanged: 0, refused: 0 });
  expect(await stored()).toMatchObject([
    { name: 'Imported', headline: text, body_text: text, published: receivedAt },
    { body_text: text },
    { body_text: text, version: 1 },
    { body_text: 'other words', version: 2 },
  ]);
});

it('skips invalid lines, reports them with their reasons, and stores the others', async () => {
  const twoLines = JSON.stringify({ ...press, source: 'Two\nlines' });
  const bad = [
    '{"title": ',
    '{"title": 5}',
    '{"source": "Empty"}',
    '[]',
    twoLines,
    ...Array.from({ length: 29 }, () => 'x'),
  ];
  const file = lines('\uFEFF{"title": "Fine"}', ...bad, '', '{"text": "Fine too"}');
  const result = await importArticles(database().db, file, receivedAt);
  expect(result).toMatchObject({ added: 2, refused: 34 });
  expect(result.errors).toHaveLength(20);
  expect(result.errors.slice(0, 5)).toEqual([
    expect.stringMatching(/^Line 2: Not JSON\./),
    'Line 3: /title must be string',
    'Line 4: An article needs a title or text.',
    'Line 5: Not a JSON object.',
    'Line 6: /source "Two\\nlines": Please enter a single line of text without invisible characters.',
  ]);
});

it('category: and keyword: find the categories by a word and by the whole name', async () => {
  await load({ ...press, categories: ['Monetary policy', 'Banks'] }, { title: 'Other', text: 'Monetary policy' });
  const found = async (query: string) => {
    const request = searchRequest(parsedQuery(query), { now: receivedAt });
    return (await database().articleSearch.search(request)).hits.length;
  };
  for (const query of ['category:policy', 'category:="Monetary policy"', 'category:banks', 'keyword:banks']) {
    expect([query, await found(query)]).toEqual([query, 1]);
  }
  // Two adjacent names don't form a phrase.
  expect(await found('category:"policy banks"')).toBe(0);
  expect(await found('document:monetary NOT category:monetary')).toBe(1);
});
