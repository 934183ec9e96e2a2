import { NewsletterWorkspace } from '../../../support/server/newsletterWorkspace';
import { writeOwnArticle } from '../../../support/server/ownArticles';
import { addSource, storeArticle } from '../../../support/server/storeArticle';
import { useTestApp, type SignedIn } from '../../../support/server/testApp';
import { makeSource } from '../../../support/server/topicBuilders';
import type { BuiltDepartment } from '../../../support/server/userBuilders';

const clock = { now: new Date('2026-11-20T12:00:00Z') };
const app = useTestApp({ clock: () => clock.now });
let ours: BuiltDepartment;
let reader: SignedIn;
let colleague: SignedIn;
let stranger: SignedIn;

beforeAll(async () => {
  await addSource(app().deps.db, 'wire');
});

beforeEach(async () => {
  ours = await app().department();
  reader = await app().person(ours);
  colleague = await app().person(ours);
  stranger = await app().person(await app().department());
});

const label = (who: SignedIn, itemId: string, rest: string) =>
  app().call(who, 'PUT', `/data/v1/articles/${itemId}/label/${rest}`);
const store = (headline: string, more: Partial<Parameters<typeof storeArticle>[1]> = {}) =>
  storeArticle(app().deps.db, { headline, ...more });
const starred = async (who: SignedIn, query = '') => {
  const { status, body } = await app().call(who, 'GET', `/data/v1/articles/starred${query}`);
  return { status, total: body.total, headlines: body.articles?.map((one: { headline: string }) => one.headline) };
};

/** Stars articles one minute after another. */
async function star(who: SignedIn, ...itemIds: string[]) {
  for (const id of itemIds) {
    clock.now = new Date(clock.now.getTime() + 60_000);
    expect((await label(who, id, 'starred?on=true')).status).toBe(200);
  }
}

describe('labels', () => {
  it('toggle, or are set as asked, for one person', async () => {
    const itemId = await store('Quoll sightings double');
    expect((await label(reader, itemId, 'starred')).body).toEqual({ articleId: itemId, label: 'starred', on: true });
    expect((await label(reader, itemId, 'starred?on=true')).body.on).toBe(true);
    expect((await label(reader, itemId, 'starred')).body.on).toBe(false);
    expect((await label(colleague, itemId, 'starred')).body.on).toBe(true);
    expect((await label(reader, itemId, 'urgent')).status).toBe(400);
  });

  it('are only of items, and of those that the person sees', async () => {
    const workspace = await NewsletterWorkspace.open(app());
    const own = await writeOwnArticle(app(), workspace.editor, workspace.groupId);
    expect((await label(workspace.editor, own, 'read?on=true')).status).toBe(404);
    const channel = await makeSource(app(), { departmentId: ours.id, type: 'CHANNEL' });
    const note = await store('Our note', { sourceId: channel, departmentId: ours.id });
    expect((await label(stranger, note, 'starred?on=true')).status).toBe(404);
  });

  it('are in search results, in the article, and in its story, and nobody else’s are', async () => {
    const { db } = app().deps;
    const itemId = await store('Bettong colony grows');
    const other = await store('Bettong colony expands');
    const { id: story } = await db.insertInto('story').defaultValues().returning('id').executeTakeFirstOrThrow();
    await db.updateTable('item').set({ story_id: story }).where('id', 'in', [itemId, other]).execute();
    await label(reader, itemId, 'starred?on=true');
    await label(reader, itemId, 'read?on=true');
    await label(colleague, other, 'read?on=true');
    const search = async (who: SignedIn, retrievalOptions = {}) => {
      const { body } = await app().call(who, 'POST', '/data/v1/search', { queryString: 'bettong', retrievalOptions });
      return body.results.find((card: { itemId: string }) => card.itemId === itemId);
    };
    expect((await search(reader)).labels).toEqual(['read', 'starred']);
    expect((await search(colleague)).labels).toEqual([]);
    expect(await search(reader, { fields: ['labels'] })).toEqual({
      itemId,
      itemVersion: 1,
      labels: ['read', 'starred'],
    });
    expect((await app().call(reader, 'GET', `/data/v1/items/${itemId}`)).body.article.labels).toEqual([
      'read',
      'starred',
    ]);
    const { similar } = (await app().call(reader, 'GET', `/data/v1/items/${other}`)).body.article;
    expect(similar).toMatchObject([{ itemId, labels: ['read', 'starred'] }]);
    const { articles } = (await app().call(colleague, 'GET', `/data/v1/stories/${story}`)).body;
    expect(articles.map((card: { labels: string[] }) => card.labels).flat()).toEqual(['read']);
  });
});

describe('the list of starred articles', () => {
  it('has the caller’s, the last starred first, in pages', async () => {
    const [first, second, third] = [await store('First'), await store('Second'), await store('Third')];
    await star(reader, second, first, third);
    await star(colleague, second);
    await label(reader, second, 'read?on=true');
    expect(await starred(reader)).toMatchObject({ total: 3, headlines: ['Third', 'First', 'Second'] });
    expect(await starred(reader, '?start=1&limit=1')).toMatchObject({ total: 3, headlines: ['First'] });
    expect(await starred(reader, '?start=9')).toMatchObject({ total: 3, headlines: [] });
    await label(reader, first, 'starred?on=false');
    expect(await starred(reader)).toMatchObject({ total: 2, headlines: ['Third', 'Second'] });
    expect(await starred(stranger)).toMatchObject({ total: 0, headlines: [] });
    expect((await starred(reader, '?limit=0')).status).toBe(400);
  });

  it('has latest versions, without withdrawn articles and those that the caller no longer sees', async () => {
    const { db } = app().deps;
    const channel = await makeSource(app(), { departmentId: ours.id, type: 'CHANNEL' });
    const changed = await store('Potoroo found');
    const withdrawn = await store('Numbat lost');
    const note = await store('Our note', { sourceId: channel, departmentId: ours.id });
    await star(reader, changed, withdrawn, note);
    await storeArticle(db, { headline: 'Potoroo found again' }, 'Potoroo found');
    await db
      .updateTable('item_version')
      .set({ is_latest: false, withdrawn_at: clock.now })
      .where('item_id', '=', withdrawn)
      .execute();
    expect(await starred(reader)).toMatchObject({ total: 2, headlines: ['Our note', 'Potoroo found again'] });
    const { id } = await app().department();
    await db.updateTable('user_account').set({ department_id: id }).where('id', '=', reader.userId).execute();
    expect(await starred(reader)).toMatchObject({ total: 1, headlines: ['Potoroo found again'] });
  });
});
