import { printWorkspaceFilter, readWorkspaceFilter } from '@contract/workspaceFilter';
import type { WorkspaceArticle } from '@contract/workspaceArticles';
import { prune } from '@server/jobs/retention';
import { writeOwnArticle } from '../../support/server/ownArticles';
import { addSource, storeArticle } from '../../support/server/storeArticle';
import { useTestApp, type SignedIn } from '../../support/server/testApp';

const server = useTestApp();
let member: SignedIn;
let publisher: SignedIn;
let stranger: SignedIn;
let groupId: string;
let items: { itemId: string; itemVersion: number }[];
let made = 0;

beforeAll(() => addSource(server().deps.db, 'wire'));
beforeEach(async () => {
  const { db } = server().deps;
  const department = await server().department();
  member = await server().person(department, { givenName: 'Max', surName: 'Member' });
  publisher = await server().person(department, { publish: true });
  stranger = await server().person(await server().department(), { admin: true, publish: true });
  const body = { name: 'Board', description: 'All of us', users: [publisher.userId] };
  groupId = (await server().call(member, 'POST', '/iam/v1/usergroups', body)).body.id;
  items = [];
  for (const headline of ['Zinc for the élan', 'Apples in trials; a report', 'Middling news']) {
    items.push({ itemId: await storeArticle(db, { headline }, `${headline} ${String(++made)}`), itemVersion: 1 });
  }
});

const save = (who: SignedIn, given = items, ownerId?: string) =>
  server().call(who, 'POST', `/workspace/v1/items/save${ownerId ? `?ownerId=${ownerId}` : ''}`, { items: given });
const list = (who: SignedIn, query = '') => server().call(who, 'GET', `/workspace/v1/articles/all?${query}`);
const titles = async (who: SignedIn, query = '') =>
  (await list(who, query)).body.articles.map(({ title }: { title: string }) => title);
const statuses = (answer: Awaited<ReturnType<typeof save>>) =>
  answer.body.items.map(({ status }: { status: string }) => status);

describe('saved items', () => {
  it('are added once, also when saved twice or concurrently in another order', async () => {
    const first = items.slice(0, 1);
    expect(statuses(await save(member, first))).toEqual(['ADDED']);
    const asked = await server().call(member, 'POST', '/workspace/v1/items/saved', { items });
    expect(statuses(asked)).toEqual(['SAVED', 'NOT_SAVED', 'NOT_SAVED']);
    expect(statuses(await save(member))).toEqual(['PRESENT', 'ADDED', 'ADDED']);
    const rounds = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        save(n % 2 ? member : publisher, n % 2 ? items : items.toReversed(), groupId),
      ),
    );
    expect(rounds.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(rounds.flatMap(statuses).filter((status) => status === 'ADDED')).toHaveLength(3);
  });

  it('must be visible to the department, all of them or none is saved', async () => {
    const { db } = server().deps;
    await addSource(db, `own${groupId}`, stranger.departmentId);
    const foreign = { headline: 'Theirs', sourceId: `own${groupId}`, departmentId: stranger.departmentId };
    const theirs = { itemId: await storeArticle(db, foreign), itemVersion: 1 };
    expect((await save(member, [...items, theirs])).status).toBe(404);
    expect((await save(member, [{ itemId: items[0]?.itemId ?? '', itemVersion: 9 }])).status).toBe(404);
    expect(await titles(member)).toEqual([]);
    expect((await save(member, [])).status).toBe(400);
  });

  it('are kept while saved, when old articles are deleted', async () => {
    const { db } = server().deps;
    await db.deleteFrom('match_queue').execute();
    await save(member, items.slice(0, 1));
    await prune(db, { articlesDays: 1, historyDays: 1 }, new Date(Date.now() + 9 * 86_400_000));
    expect(await titles(member)).toEqual(['Zinc for the élan']);
    expect((await save(member, items.slice(1))).status).toBe(404);
  });
});

describe('a workspace', () => {
  it('lists its articles by page, in either order, and by words of the headline', async () => {
    await save(member);
    expect(await titles(member)).toEqual(['Zinc for the élan', 'Apples in trials; a report', 'Middling news']);
    expect(await titles(member, 'sort_by=title_asc&start=1&limit=1')).toEqual(['Middling news']);
    expect((await list(member, 'limit=1')).body.total).toBe(3);
    const filter = (title: string) =>
      `query=${encodeURIComponent(printWorkspaceFilter({ title, groups: [], sharedBy: [] }))}`;
    expect(await titles(member, filter('ELAN'))).toEqual(['Zinc for the élan']);
    expect(await titles(member, filter('trials; a'))).toEqual(['Apples in trials; a report']);
    expect(await titles(member, filter('%'))).toEqual([]);
    expect((await list(member, 'query=colour:red')).status).toBe(400);
    expect((await list(member, 'query=title:%25zz')).status).toBe(400);
  });

  it('returns all articles of a filter for a selection, with what decides on the actions', async () => {
    await save(member, items, groupId);
    const own = await writeOwnArticle(server(), publisher, groupId);
    await server().call(publisher, 'GET', `/workspace/v1/articles/${own}/flag/approved?ownerId=${groupId}&on=true`);
    const select = (who: SignedIn, query = '') =>
      server().call(who, 'GET', `/workspace/v1/articles/selection?ownerId=${groupId}&${query}`);
    const { articles } = (await select(publisher)).body;
    const listed = (await list(publisher, `ownerId=${groupId}`)).body.articles;
    expect(articles).toEqual(
      listed.map((article: WorkspaceArticle) => ({
        ...Object.fromEntries(Object.keys(articles[0]).map((key) => [key, article[key as keyof WorkspaceArticle]])),
        // Only publications: that of an item is its source's.
        publicationDto: [],
      })),
    );
    expect(articles[0]).toMatchObject({ id: own, state: 'Draft', isOwn: true, isAuthor: true, flags: ['approved'] });
    const query = printWorkspaceFilter({ title: 'zinc', groups: [], sharedBy: [] });
    expect((await select(member, `query=${encodeURIComponent(query)}`)).body.articles).toMatchObject([
      { title: 'Zinc for the élan', isAuthor: false },
    ]);
    expect((await select(stranger)).status).toBe(404);
    expect((await select(member, 'query=colour:red')).status).toBe(400);
  });

  it('shows the saved version, and who shared it', async () => {
    const { db } = server().deps;
    const [item] = items;
    const version = { item_id: item?.itemId ?? '', version: 2 };
    await save(member, items.slice(0, 1), groupId);
    await db.updateTable('item').set({ latest_version: version.version }).where('id', '=', version.item_id).execute();
    const { articles } = (await list(publisher, `ownerId=${groupId}`)).body;
    expect(articles).toMatchObject([
      {
        title: 'Zinc for the élan',
        itemVersion: 1,
        latestVersion: 2,
        state: 'Original',
        sharedBy: { ownerId: member.userId, givenName: 'Max', surName: 'Member' },
      },
    ]);
    const one = await server().call(publisher, 'GET', `/workspace/v1/articles/${articles[0].id}?ownerId=${groupId}`);
    expect(one.body.article).toEqual(articles[0]);
    expect((await server().call(publisher, 'GET', `/workspace/v1/articles/${articles[0].id}`)).status).toBe(404);
    await save(member);
    expect((await list(member)).body.articles[0].sharedBy).toBeNull();
  });

  it('is visible to the members of its group only, and ends with the group', async () => {
    await save(member, items, groupId);
    expect((await list(stranger, `ownerId=${groupId}`)).status).toBe(404);
    expect((await list(publisher, `ownerId=${member.userId}`)).status).toBe(404);
    const workspaces = await server().call(publisher, 'GET', '/iam/v1/users/workspaces');
    expect(workspaces.body).toMatchObject({ total: 1, workspaces: [{ ownerId: groupId, name: 'Board' }] });
    await server().call(publisher, 'PUT', `/iam/v1/usergroups/${groupId}/leave`);
    expect((await list(publisher, `ownerId=${groupId}`)).status).toBe(404);
    expect((await save(publisher, items, groupId)).status).toBe(404);
    expect((await server().call(member, 'DELETE', `/iam/v1/usergroups/${groupId}`)).status).toBe(200);
    expect((await list(member, `ownerId=${groupId}`)).status).toBe(404);
  });

  it('lets its user delete articles, and in a group users with publish permission', async () => {
    const removal = async (who: SignedIn, query: string) =>
      (await server().call(who, 'POST', `/workspace/v1/articles/delete?${query}`)).status;
    const own = (await save(member)).body.items.map(({ articleId }: { articleId: string }) => articleId);
    const shared = (await save(member, items, groupId)).body.items[0].articleId;
    expect(await removal(member, `ownerId=${groupId}&articleIds=${shared}`)).toBe(403);
    // Ids of another workspace have no effect here.
    expect(await removal(publisher, `ownerId=${groupId}&articleIds=${own[0]}`)).toBe(200);
    expect(await removal(publisher, `ownerId=${groupId}&articleIds=${shared}`)).toBe(200);
    expect(await titles(member, `ownerId=${groupId}`)).toHaveLength(2);
    expect(await removal(member, `articleIds=${own[0]}&articleIds=${own[2]}`)).toBe(200);
    expect(await removal(member, `articleIds=${own[0]}`)).toBe(200);
    expect(await titles(member)).toEqual(['Apples in trials; a report']);
    expect(await removal(member, 'articleIds=x')).toBe(400);
  });
});

it.each(['', 'title:a%3Bb', 'title:%25;groups:1;groups:2;sharedBy:u7'])(
  'the filter %j is parsed as it was serialized',
  (text) => {
    const read = readWorkspaceFilter(text);
    expect(read && printWorkspaceFilter(read)).toBe(text);
  },
);
