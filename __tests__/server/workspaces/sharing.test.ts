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
  const body = { name: 'Press', description: 'Press people', users: [] };
  other = (await desk.call('POST', '/iam/v1/usergroups', body)).body.id;
  item = (await desk.article('From a source')).id;
  own = await writeOwnArticle(server(), editor, desk.groupId, { headline: 'Our own' });
});

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
    const { db } = server().deps;
    await db.insertInto('user_group_member').values({ group_id: other, user_id: max.userId }).execute();
    await share([own, item], [other]);
    const { body } = await server().call(max, 'GET', '/workspace/v1/notifications/all');
    expect(body.groups).toMatchObject([
      { id: other, articles: [{ headline: 'Our own' }, { headline: 'From a source' }] },
    ]);
  });
});
