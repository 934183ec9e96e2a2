import type { NestedSection } from '@contract/sections';
import { printWorkspaceFilter } from '@contract/workspaceFilter';
import { addSource, storeArticle } from '../../support/server/storeArticle';
import { useTestApp, type SignedIn } from '../../support/server/testApp';

const server = useTestApp();
let reader: SignedIn;
let owner: SignedIn;
let publisher: SignedIn;
let groupId: string;
let made = 0;

beforeAll(() => addSource(server().deps.db, 'wire'));
beforeEach(async () => {
  const department = await server().department();
  reader = await server().person(department);
  owner = await server().person(department, { publish: true });
  publisher = await server().person(department, { publish: true });
  const body = { name: 'Board', description: 'All', users: [reader.userId, publisher.userId] };
  groupId = (await server().call(owner, 'POST', '/iam/v1/usergroups', body)).body.id;
});

const path = '/workspace/v1/groups';
const add = (who: SignedIn, name: string, more: object = {}) => server().call(who, 'POST', path, { name, ...more });
const idOf = async (answer: ReturnType<typeof add>): Promise<string> => (await answer).body.group.id;
const shape = async (who: SignedIn, ownerId = who.userId) =>
  lines((await server().call(who, 'GET', `${path}?ownerId=${ownerId}`)).body.groups);
const lines = (groups: readonly NestedSection[], indent = ''): string[] =>
  groups.flatMap(({ name, subGroups }) => [indent + name, ...lines(subGroups, `${indent} `)]);
const move = (who: SignedIn, id: string, parentId: string | null, position?: number) =>
  server().call(who, 'POST', `${path}/${id}/move`, { parentId, position });
const saveOne = async (who: SignedIn, ownerId = who.userId): Promise<string> => {
  const itemId = await storeArticle(server().deps.db, { headline: `About ${String(++made)}` });
  const items = [{ itemId, itemVersion: 1 }];
  return (await server().call(who, 'POST', `/workspace/v1/items/save?ownerId=${ownerId}`, { items })).body.items[0]
    .articleId;
};

it('sections are created, changed, and deleted with their subsections; the articles stay', async () => {
  const trials = await idOf(add(reader, ' Trials ', { description: 'All phases' }));
  const inner = await idOf(add(reader, 'Phase 3', { parentId: trials }));
  await add(reader, 'Markets');
  expect(await shape(reader)).toEqual(['Trials', ' Phase 3', 'Markets']);
  const article = await saveOne(reader);
  await server().call(reader, 'POST', `${path}/${inner}/articles`, { articleIds: [article] });
  expect((await server().call(reader, 'PUT', `${path}/${trials}`, { name: 'Studies' })).body.group).toMatchObject({
    name: 'Studies',
    description: 'All phases',
  });
  expect((await server().call(reader, 'DELETE', `${path}/${trials}`)).status).toBe(200);
  expect(await shape(reader)).toEqual(['Markets']);
  expect((await server().call(reader, 'GET', '/workspace/v1/articles/all')).body.total).toBe(1);
  expect((await server().call(reader, 'GET', `${path}/${inner}`)).status).toBe(404);
});

it('clearing a section removes its articles from it, neither those of subsections nor from the workspace', async () => {
  const trials = await idOf(add(owner, 'Trials', { ownerId: groupId }));
  const inner = await idOf(add(owner, 'Phase 3', { ownerId: groupId, parentId: trials }));
  const article = await saveOne(owner, groupId);
  for (const id of [trials, inner])
    await server().call(owner, 'POST', `${path}/${id}/articles?ownerId=${groupId}`, { articleIds: [article] });
  const clear = (who: SignedIn) => server().call(who, 'GET', `${path}/${trials}/clear?ownerId=${groupId}`);
  expect((await clear(reader)).status).toBe(403);
  expect((await clear(owner)).status).toBe(200);
  const { body } = await server().call(owner, 'GET', `${path}?ownerId=${groupId}`);
  expect(body.groups).toMatchObject([{ articles: 0, subGroups: [{ articles: 1 }] }]);
  const rest = await server().call(owner, 'GET', `/workspace/v1/articles/all?ownerId=${groupId}`);
  expect(rest.body.total).toBe(1);
});

it('the list nests subsections in their parents, with the number of articles and of unread notifications', async () => {
  const trials = await idOf(add(reader, 'Trials', { description: 'All phases' }));
  const inner = await idOf(add(reader, 'Phase 3', { parentId: trials }));
  const article = await saveOne(reader);
  await server().call(reader, 'POST', `${path}/${inner}/articles`, { articleIds: [article] });
  const shared = { ownerId: reader.userId, sharedArticlesNotifications: 0 };
  expect((await server().call(reader, 'GET', path)).body).toEqual({
    groups: [
      {
        ...shared,
        id: trials,
        name: 'Trials',
        description: 'All phases',
        parentId: null,
        depth: 1,
        articles: 0,
        subGroups: [
          {
            ...shared,
            id: inner,
            name: 'Phase 3',
            description: '',
            parentId: trials,
            depth: 2,
            articles: 1,
            subGroups: [],
          },
        ],
      },
    ],
    total: 2,
  });
});

it('new sections come last, whatever was deleted before', async () => {
  const [first, second] = [await idOf(add(reader, 'First')), await idOf(add(reader, 'Second'))];
  for (const name of ['Third', 'Fourth']) await add(reader, name);
  for (const id of [first, second]) await server().call(reader, 'DELETE', `${path}/${id}`);
  await add(reader, 'Fifth');
  expect(await shape(reader)).toEqual(['Third', 'Fourth', 'Fifth']);
});

it('sections have names of 1 to 40 characters, and up to five levels', async () => {
  const refused = async (name: string, more: object = {}) => (await add(reader, name, more)).body;
  expect(await refused('  ')).toMatchObject({ fields: { name: 'Group name is required field' } });
  expect(await refused('x'.repeat(41))).toMatchObject({ fields: { name: 'Maximum length is 40 characters.' } });
  expect(await refused('x', { description: 'x'.repeat(51) })).toMatchObject({
    fields: { description: 'Maximum length is 50 characters.' },
  });
  let parentId: string | null = null;
  const ids: string[] = [];
  for (const name of ['1', '2', '3', '4', '5']) {
    parentId = await idOf(add(reader, name, { parentId }));
    ids.push(parentId);
  }
  const tooDeep = {
    errorCode: 'SECTION_TOO_DEEP',
    errorMessage: 'The maximum level of section nesting has been reached.',
  };
  expect(await refused('6', { parentId })).toMatchObject(tooDeep);
  const branch = await idOf(add(reader, 'branch'));
  await add(reader, 'leaf', { parentId: branch });
  expect((await move(reader, branch, ids[3] ?? '')).body).toMatchObject(tooDeep);
  expect((await move(reader, branch, ids[2] ?? '')).status).toBe(200);
  expect((await move(reader, ids[0] ?? '', branch)).status).toBe(409);
});

it('sections are moved to a position, consistently also with concurrent moves', async () => {
  const [a, b, c] = [await idOf(add(reader, 'a')), await idOf(add(reader, 'b')), await idOf(add(reader, 'c'))];
  await move(reader, c, null, 0);
  expect(await shape(reader)).toEqual(['c', 'a', 'b']);
  await move(reader, a, c);
  expect(await shape(reader)).toEqual(['c', ' a', 'b']);
  // Each is moved into the other: the second move is rejected.
  const answers = await Promise.all([move(reader, c, b), move(reader, b, c)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await shape(reader)).toHaveLength(3);
});

it('sections take an article once, filter the list, and release articles', async () => {
  const id = await idOf(add(reader, 'Trials'));
  const [one, two] = [await saveOne(reader), await saveOne(reader)];
  const assign = (...articleIds: string[]) => server().call(reader, 'POST', `${path}/${id}/articles`, { articleIds });
  expect((await assign(one)).status).toBe(200);
  expect((await assign(one)).body).toMatchObject({
    errorCode: 'CONFLICT',
    errorMessage: 'Article is already in section.',
  });
  expect((await assign(one, two)).status).toBe(200);
  // Someone may remove an article that was selected with others.
  expect((await assign(one, '999999')).status).toBe(409);
  expect((await assign('999999')).status).toBe(404);
  await server().call(reader, 'POST', `${path}/articles/remove`, { [id]: [two] });
  const query = printWorkspaceFilter({ title: '', groups: [id], sharedBy: [] });
  const listed = await server().call(reader, 'GET', `/workspace/v1/articles/all?query=${encodeURIComponent(query)}`);
  expect(listed.body).toMatchObject({ total: 1, articles: [{ id: one, articleGroupDto: [{ id, name: 'Trials' }] }] });
  // An article of another workspace can't be in a section of this one.
  expect((await assign(await saveOne(owner, groupId))).status).toBe(404);
});

it('in a group, the owner with publish permission manages sections, publishers fill them, and members see them', async () => {
  const id = await idOf(add(owner, 'Offer', { ownerId: groupId }));
  const article = await saveOne(reader, groupId);
  expect((await add(publisher, 'Mine', { ownerId: groupId })).status).toBe(403);
  expect((await add(reader, 'Mine', { ownerId: groupId })).status).toBe(403);
  const assign = (who: SignedIn) =>
    server().call(who, 'POST', `${path}/${id}/articles?ownerId=${groupId}`, { articleIds: [article] });
  expect((await assign(reader)).status).toBe(403);
  expect((await assign(publisher)).status).toBe(200);
  expect(await shape(reader, groupId)).toEqual(['Offer']);
  // It isn't found in the user's own workspace.
  expect((await server().call(owner, 'DELETE', `${path}/${id}`)).status).toBe(404);
});

it('the section tree has all articles in their manual order, and those without section', async () => {
  const trials = await idOf(add(reader, 'Trials'));
  const inner = await idOf(add(reader, 'Phase 3', { parentId: trials }));
  await add(reader, 'Empty');
  const saved: string[] = [];
  for (let count = 0; count < 4; count += 1) saved.push(await saveOne(reader));
  const [a = '', b = '', c = '', outside = ''] = saved;
  const assign = (id: string, articleIds: string[]) =>
    server().call(reader, 'POST', `${path}/${id}/articles`, { articleIds });
  await assign(trials, [a, b, c]);
  await assign(inner, [b]);
  const tree = async () => (await server().call(reader, 'GET', `${path}/tree`)).body;
  expect(await tree()).toEqual({
    groups: [
      {
        id: trials,
        name: 'Trials',
        articles: [a, b, c],
        articleGroups: [{ id: inner, name: 'Phase 3', articles: [b], articleGroups: [] }],
      },
      { id: expect.any(String), name: 'Empty', articles: [], articleGroups: [] },
    ],
    articles: [outside],
    total: 3,
  });

  const order = async (places: Record<string, number>) => {
    const { status } = await server().call(reader, 'POST', `${path}/${trials}/order/articles`, places);
    return [status, ...(await tree()).groups[0].articles];
  };
  expect(await order({ [c]: 0 })).toEqual([200, c, a, b]);
  expect(await order({ [a]: 2, [b]: 0, [c]: 1 })).toEqual([200, b, c, a]);
  // One article has been removed meanwhile, and one was never in this section: the rest is ordered.
  expect(await order({ [outside]: 0, '999999': 1, [b]: 9 })).toEqual([200, c, a, b]);
  expect(await order({ [a]: -1 })).toEqual([400, c, a, b]);
  // Concurrent changes run one after the other; nothing is lost or duplicated.
  const [, ...both] = await Promise.all([order({ [a]: 0 }), order({ [b]: 0 })]).then(() => order({}));
  expect(both.toSorted()).toEqual([a, b, c].toSorted());
  expect(both[2]).toBe(c);
});

it('a user who manages the workspace can reorder articles', async () => {
  const id = await idOf(add(owner, 'Offer', { ownerId: groupId }));
  const order = async (who: SignedIn) =>
    (await server().call(who, 'POST', `${path}/${id}/order/articles?ownerId=${groupId}`, { '1': 0 })).status;
  const stranger = await server().person(await server().department(), { admin: true, publish: true });
  expect(await Promise.all([reader, publisher, stranger].map(order))).toEqual([403, 200, 404]);
  expect((await server().call(stranger, 'GET', `${path}/tree?ownerId=${groupId}`)).status).toBe(404);
});

it('the newsletter’s list has all articles of sections, and the newest others up to the limit', async () => {
  const [first, second, third] = [await saveOne(reader), await saveOne(reader), await saveOne(reader)];
  const all = async (limit: number) => {
    const { body } = await server().call(reader, 'GET', `/workspace/v1/articles/all?start=-1&limit=${limit}`);
    return [body.articles.map(({ id }: { id: string }) => id), body.total];
  };
  expect(await all(1000)).toEqual([[third, second, first], 3]);
  expect(await all(1)).toEqual([[third], 3]);
  const id = await idOf(add(reader, 'Kept'));
  await server().call(reader, 'POST', `${path}/${id}/articles`, { articleIds: [first] });
  expect(await all(1)).toEqual([[third, first], 3]);
  expect((await server().call(reader, 'GET', '/workspace/v1/articles/all?start=-2')).status).toBe(400);
});

it('sections are reordered among their siblings, at the top level or within a section', async () => {
  const [a, b, c] = [await idOf(add(reader, 'A')), await idOf(add(reader, 'B')), await idOf(add(reader, 'C'))];
  const inner = [await idOf(add(reader, 'X', { parentId: b })), await idOf(add(reader, 'Y', { parentId: b }))];
  const order = async (parent: string, places: Record<string, number>, who = reader) =>
    (await server().call(who, 'POST', `${path}/${parent}/order?ownerId=${reader.userId}`, places)).status;
  expect(await order('0', { [c]: 0 })).toBe(200);
  expect(await shape(reader)).toEqual(['C', 'A', 'B', ' X', ' Y']);
  // Sections that are elsewhere, or deleted, are ignored.
  expect(await order(b, { [inner[1] ?? '']: 0, [a]: 0, '999999': 1 })).toBe(200);
  expect(await shape(reader)).toEqual(['C', 'A', 'B', ' Y', ' X']);
  expect(await order(b, { [inner[0] ?? '']: -1 })).toBe(400);
  expect(await order('999999', {})).toBe(404);
  expect(await order('0', { [a]: 0 }, owner)).toBe(404);
  // Concurrent changes run one after the other; none is lost.
  expect(await Promise.all([order('0', { [a]: 0 }), order('0', { [b]: 0 })])).toEqual([200, 200]);
  expect((await shape(reader)).toSorted()).toEqual([' X', ' Y', 'A', 'B', 'C']);
  expect((await shape(reader)).at(-1)).toBe('C');
});
