import { writeOwnArticle } from '../../support/server/ownArticles';
import { NewsletterWorkspace } from '../../support/server/newsletterWorkspace';
import { addSource } from '../../support/server/storeArticle';
import { useTestApp, type SignedIn } from '../../support/server/testApp';

const server = useTestApp();
let desk: NewsletterWorkspace;
let editor: SignedIn;
let other: string;
let item: string;
let own: string;

beforeAll(() => addSource(server().deps.db, 'wire'));
beforeEach(async () => {
  desk = await NewsletterWorkspace.open(server());
  editor = desk.editor;
  other = await group('Press');
  item = (await desk.article('From a source')).id;
  own = await writeOwnArticle(server(), editor, desk.groupId, { headline: 'Our own' });
});

async function group(name: string, owner = editor, users: string[] = []): Promise<string> {
  const body = { name, description: `All of ${name}`, users };
  return (await server().call(owner, 'POST', '/iam/v1/usergroups', body)).body.id;
}

async function join({ userId }: SignedIn, ...groupIds: string[]): Promise<void> {
  const members = groupIds.map((group_id) => ({ group_id, user_id: userId }));
  await server().deps.db.insertInto('user_group_member').values(members).execute();
}

const share = (articleIds: string[], ownerIds: string[], who = editor) =>
  server().call(who, 'POST', `/workspace/v1/articles/share?ownerId=${desk.groupId}`, { articleIds, ownerIds });
const titles = async (ownerId: string) =>
  (await desk.call('GET', `/workspace/v1/articles/all?ownerId=${ownerId}`)).body.articles.map(
    ({ title }: { title: string }) => title,
  );

describe('sharing from a workspace', () => {
  it('adds items and own articles to several workspaces, and reports what was there', async () => {
    await share([item], [other]);
    const { body } = await share([own, item], [other, editor.userId]);
    expect(body.articles).toHaveLength(4);
    expect(body.articles).toEqual(
      expect.arrayContaining([
        { ownerId: other, articleId: item, status: 'PRESENT' },
        { ownerId: other, articleId: own, status: 'ADDED' },
        { ownerId: editor.userId, articleId: item, status: 'ADDED' },
      ]),
    );
    expect(await titles(other)).toEqual(['Our own', 'From a source']);
    expect(await titles(editor.userId)).toEqual(['Our own', 'From a source']);
  });

  it('shares everything or nothing', async () => {
    const foreign = await NewsletterWorkspace.open(server());
    expect((await share([item], [other, foreign.groupId])).status).toBe(404);
    expect((await share([item, '1'], [other])).status).toBe(404);
    expect((await share([item], [desk.groupId])).status).toBe(400);
    expect((await share([item], [])).status).toBe(400);
    expect((await share([item], [other], foreign.editor)).status).toBe(404);
    expect(await titles(other)).toEqual([]);
  });

  it('notifies the members of each workspace', async () => {
    const max = await desk.member({ settings: { notifySharedDocByApp: true } });
    await join(max, other);
    await share([own, item], [other]);
    const { body } = await server().call(max, 'GET', '/workspace/v1/notifications/all');
    expect(body.groups).toMatchObject([
      { id: other, articles: [{ headline: 'Our own' }, { headline: 'From a source' }] },
    ]);
  });

  it('emails a member of several of the workspaces once, with all that are new there', async () => {
    const both = await desk.member();
    const onlyPress = await server().person({ id: desk.departmentId, realm: editor.realm, name: '' });
    const sales = await group('Sales');
    await join(both, other, sales);
    await join(onlyPress, other);
    await share([item], [sales]);
    const before = (await desk.sharedMails()).length;
    await share([item, own], [sales, other]);
    const mails = (await desk.sharedMails()).slice(before);
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([both.uid, onlyPress.uid].toSorted());
    const [toBoth, toPress] = [both, onlyPress].map(({ uid }) => mails.find(({ recipient }) => recipient === uid));
    expect(toBoth?.subject).toBe('Edith Tor shared 2 articles with Press and Sales');
    expect(toBoth?.text).toContain(`/workspace-article/${item}/${other}/1/true`);
    for (const id of [other, sales]) expect(toBoth?.html).toContain(`/workspaces/${id}"`);
    expect(toPress?.subject).toBe('Edith Tor shared 2 articles with Press');
    expect(toPress?.text).toContain('Open the workspace: ');
    expect(toPress?.text).not.toContain(sales);
  });

  it('emails a member only of the workspaces that reach the member', async () => {
    const max = await desk.member({ settings: { notifyGroupMember: false } });
    const sales = await group('Sales', max, [editor.userId]);
    await join(max, other);
    await share([own], [sales, other]);
    expect((await desk.sharedMails()).map(({ subject }) => subject)).toEqual([
      'Edith Tor shared an article with Sales',
    ]);
  });
});

describe('sharing items that are in no workspace', () => {
  const save = (ownerIds: string[], who = editor) =>
    server().call(who, 'POST', '/workspace/v1/items/save', { items: [{ itemId: item, itemVersion: 1 }], ownerIds });

  it('saves them in several workspaces, with one email for a member of both, or in none', async () => {
    const sales = await group('Sales');
    const max = await desk.member();
    await join(max, other, sales);
    const before = (await desk.sharedMails()).length;
    const foreign = await NewsletterWorkspace.open(server());
    expect((await save([other, foreign.groupId])).status).toBe(404);
    expect(await titles(other)).toEqual([]);
    const { body } = await save([other, sales, desk.groupId, editor.userId]);
    const status = (ownerId: string, name: string) => ({ ownerId, itemId: item, articleId: item, status: name });
    expect(body.items).toHaveLength(4);
    expect(body.items).toEqual(
      expect.arrayContaining([
        status(other, 'ADDED'),
        status(sales, 'ADDED'),
        status(desk.groupId, 'PRESENT'),
        status(editor.userId, 'ADDED'),
      ]),
    );
    expect(await titles(sales)).toEqual(['From a source']);
    const mails = (await desk.sharedMails()).slice(before);
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [max.uid, 'Edith Tor shared an article with Press and Sales'],
    ]);
  });
});
