import { importArticles } from '@server/engine/provider/importArticles';
import { useTestDatabase } from '../../../support/database';

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

it('stores articles of named sources for all departments, cleaned and dated, and alerts nobody', async () => {
  const result = await load({ ...press, published: '2026-01-31' }, { title: 'No source', text: '1 < 2' });
  expect(result).toEqual({ added: 2, changed: 0, unchanged: 0 });
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

it('makes nothing twice, and a new version of what changed', async () => {
  const published = { ...press, published: '2026-01-31' };
  expect(await load(published)).toEqual({ added: 1, changed: 0, unchanged: 0 });
  expect(await load(published)).toEqual({ added: 0, changed: 0, unchanged: 1 });
  expect(await load({ ...press, html: '<p>By two points.</p>' })).toEqual({ added: 0, changed: 1, unchanged: 0 });
  expect((await stored()).filter(({ name }) => name === 'The Press')).toMatchObject([
    { version: 1, is_latest: false },
    { version: 2, is_latest: true, body_text: 'By two points.' },
  ]);
});

it.each([
  ['{"title": ', 'Line 2: not JSON.'],
  ['{"title": 5}', 'Line 2: /title must be string'],
  ['{"source": "Empty"}', 'Line 2: an article needs a title or a text.'],
])('says which line is wrong: %s', async (line, message) => {
  const file = lines('{"title": "Fine"}', line);
  await expect(importArticles(database().db, file, receivedAt)).rejects.toThrow(message);
});
