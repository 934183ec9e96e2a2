import { prune } from '@server/jobs/retention';
import { NewsletterWorkspace } from '../../support/server/newsletterWorkspace';
import { makePublishChannel, writeOwnArticle } from '../../support/server/ownArticles';
import { addSource } from '../../support/server/storeArticle';
import { useTestApp, type SignedIn } from '../../support/server/testApp';

const server = useTestApp();
const articles = '/workspace/v1/articles';

beforeAll(() => addSource(server().deps.db, 'wire'));

async function desk() {
  const workspace = await NewsletterWorkspace.open(server());
  const { editor, groupId } = workspace;
  const id = await writeOwnArticle(server(), editor, editor.userId);
  await addToGroup(workspace, id);
  return { workspace, editor, groupId, id, trash: `${editor.userId}.trash` };
}

/** What sharing does. */
async function addToGroup({ groupId, departmentId }: NewsletterWorkspace, id: string): Promise<void> {
  const { db } = server().deps;
  const workspace = { id: groupId, department_id: departmentId, group_id: groupId };
  await db
    .insertInto('workspace')
    .values(workspace)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('workspace_article')
    .values({ workspace_id: groupId, own_article_id: id, title: 'Numbat census ends' })
    .execute();
}

const remove = (who: SignedIn, ownerId: string, id: string) =>
  server().call(who, 'POST', `${articles}/delete?ownerId=${ownerId}&articleIds=${id}`);
const ids = async (who: SignedIn, query: string): Promise<string[]> =>
  (await server().call(who, 'GET', `${articles}?${query}`)).body.articles.map(({ id }: { id: string }) => id);

describe('the folders of a workspace', () => {
  it('are My Articles, MEDIA, and in the own workspace Trash', async () => {
    const { editor, groupId, id } = await desk();
    const own = await server().call(editor, 'GET', '/workspace/v1/folders');
    expect(own.body.folders.ARTICLES).toEqual([
      { id: `${editor.userId}.articles`, name: 'My Articles', total: 1 },
      { id: `${editor.userId}.media`, name: 'MEDIA', total: 0 },
      { id: `${editor.userId}.trash`, name: 'Trash', total: 0 },
    ]);
    const group = await server().call(editor, 'GET', `/workspace/v1/folders?ownerId=${groupId}`);
    expect(group.body.folders.ARTICLES).toHaveLength(2);
    expect(await ids(editor, `folderId=${groupId}.articles`)).toEqual([id]);
    expect((await server().call(editor, 'GET', `${articles}?folderId=${groupId}.trash`)).status).toBe(404);
  });

  it('can’t be emptied, except Trash', async () => {
    const { editor, groupId } = await desk();
    const clear = (id: string) => server().call(editor, 'DELETE', `/workspace/v1/folders/${id}/clear`);
    expect((await clear(`${editor.userId}.articles`)).status).toBe(403);
    expect((await clear(`${groupId}.media`)).status).toBe(403);
    expect((await clear(`${editor.userId}.trash`)).status).toBe(200);
    expect((await clear('nobody.trash')).status).toBe(404);
  });
});

describe('deleting an article that the caller wrote', () => {
  it('moves it from all workspaces to the trash, and Undo puts it back everywhere, with its sections', async () => {
    const { workspace, editor, groupId, id, trash } = await desk();
    const section = await workspace.section('This week');
    await workspace.call('POST', `/workspace/v1/groups/${section}/articles?ownerId=${groupId}`, { articleIds: [id] });
    expect((await remove(editor, editor.userId, id)).status).toBe(200);
    expect(await ids(editor, `ownerId=${editor.userId}`)).toEqual([]);
    expect(await ids(editor, `ownerId=${groupId}`)).toEqual([]);
    expect(await ids(editor, `folderId=${trash}`)).toEqual([id]);
    expect((await server().call(editor, 'GET', `/data/v1/items/${id}?isArticle=true`)).status).toBe(404);

    const { body } = await server().call(editor, 'POST', `${articles}/restore`, { articleIds: [id] });
    expect(body.articleIds).toEqual([id]);
    expect(await ids(editor, `ownerId=${editor.userId}`)).toEqual([id]);
    const restored = await server().call(editor, 'GET', `${articles}/${id}?ownerId=${groupId}`);
    expect(restored.body.article.articleGroupDto).toEqual([{ id: section, name: 'This week' }]);
    expect(await ids(editor, `folderId=${trash}`)).toEqual([]);
  });

  it('is refused while the article is published', async () => {
    const { workspace, editor, id } = await desk();
    const { number } = await makePublishChannel(server(), workspace.departmentId);
    await workspace.call('POST', '/workspace/v1/article/publish', { articleIds: [id], channels: [String(number)] });
    const refused = await remove(editor, editor.userId, id);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ errorCode: 'CONFLICT', fields: { [id]: '1' } });
    expect(await ids(editor, `ownerId=${editor.userId}`)).toEqual([id]);
  });

  it('removes it from this workspace only if that is a user group’s', async () => {
    const { editor, groupId, id, trash } = await desk();
    await remove(editor, groupId, id);
    expect(await ids(editor, `ownerId=${groupId}`)).toEqual([]);
    expect(await ids(editor, `ownerId=${editor.userId}`)).toEqual([id]);
    expect(await ids(editor, `folderId=${trash}`)).toEqual([]);
  });
});

describe('an article that leaves its last workspace', () => {
  it('goes to its author’s trash, also if somebody else removed it', async () => {
    const workspace = await NewsletterWorkspace.open(server());
    const id = await writeOwnArticle(server(), workspace.editor, workspace.groupId);
    const colleague = await server().person(
      { id: workspace.departmentId, realm: workspace.editor.realm, name: '' },
      { publish: true },
    );
    const membership = { group_id: workspace.groupId, user_id: colleague.userId };
    await server().deps.db.insertInto('user_group_member').values(membership).execute();
    await remove(colleague, workspace.groupId, id);
    expect(await ids(workspace.editor, `folderId=${workspace.editor.userId}.trash`)).toEqual([id]);

    const restore = `${articles}/restore?ownerId=${workspace.groupId}`;
    const undo = await server().call(colleague, 'POST', restore, { articleIds: [id] });
    expect(undo.body.articleIds).toEqual([id]);
    expect(await ids(workspace.editor, `ownerId=${workspace.groupId}`)).toEqual([id]);
  });
});

describe('an item that was removed', () => {
  it('is put back only by the person who removed it, where it was', async () => {
    const workspace = await NewsletterWorkspace.open(server());
    const { id } = await workspace.article('Quoll sightings double');
    await remove(workspace.editor, workspace.groupId, id);
    const restore = `${articles}/restore?ownerId=${workspace.groupId}`;
    const member = await workspace.member();
    const other = await server().call(member, 'POST', restore, { articleIds: [id] });
    expect(other.body.articleIds).toEqual([]);
    const undo = await server().call(workspace.editor, 'POST', restore, { articleIds: [id] });
    expect(undo.body.articleIds).toEqual([id]);
    expect(await ids(workspace.editor, `ownerId=${workspace.groupId}`)).toEqual([id]);
  });
});

describe('the comments, flags, and labels of a removed article', () => {
  const withComments = async () => {
    const workspace = await NewsletterWorkspace.open(server());
    const { editor, groupId } = workspace;
    const { id } = await workspace.article('Quoll sightings double');
    const path = `${articles}/${id}/comments?ownerId=${groupId}`;
    const member = await workspace.member();
    const comment = async (who: SignedIn, text: string): Promise<string> =>
      (await server().call(who, 'POST', path, { comment: text })).body.articleComment.id;
    const comments = async (): Promise<{ id: string; ownerId: string | null; comment: string }[]> =>
      (await server().call(editor, 'GET', path)).body.articleComments;
    const restore = `${articles}/restore?ownerId=${groupId}`;
    const undo = () => server().call(editor, 'POST', restore, { articleIds: [id] });
    return { workspace, editor, groupId, id, member, comment, comments, undo };
  };

  it('are there again after Undo, with their ids, authors, and dates', async () => {
    const { editor, groupId, id, member, comment, comments, undo } = await withComments();
    const first = await comment(editor, 'For Monday');
    await comment(member, 'Seen');
    await server().call(editor, 'PUT', `${articles}/comments/${first}`, { comment: 'For Tuesday' });
    await server().call(editor, 'GET', `${articles}/${id}/flag/important?ownerId=${groupId}&on=true`);
    await server().call(editor, 'PUT', `/data/v1/articles/${id}/label/starred?on=true`);
    const before = await comments();
    expect(before.map((one) => one.comment)).toEqual(['For Tuesday', 'Seen']);

    await remove(editor, groupId, id);
    expect((await undo()).status).toBe(200);
    expect(await comments()).toEqual(before);
    const { article } = (await server().call(editor, 'GET', `${articles}/${id}?ownerId=${groupId}`)).body;
    expect(article).toMatchObject({ totalComments: 2, flags: ['important'] });
    const labels = await server().deps.db.selectFrom('item_label').select('label').where('item_id', '=', id).execute();
    expect(labels).toEqual([{ label: 'starred' }]);
    expect(await server().deps.db.selectFrom('removed_comment').select('id').execute()).toEqual([]);
    // A restored comment is a comment like any other.
    expect((await server().call(editor, 'DELETE', `${articles}/comments/${first}`)).status).toBe(200);
  });

  it('bring their unread notifications back with Undo, but not those that were read', async () => {
    const { workspace, editor, groupId, id, member, comment, undo } = await withComments();
    const other = await workspace.member();
    await comment(editor, 'For Monday');
    await server().call(other, 'GET', '/workspace/v1/notifications/readall');
    const unread = async (who: SignedIn) =>
      (await server().call(who, 'POST', `${articles}/unread`, { articleIds: [id] })).body.articleIds;
    const stored = () => server().deps.db.selectFrom('notification').selectAll().where('article_id', '=', id).execute();
    const [before, ...others] = (await stored()).filter((one) => one.read_at === null);
    expect([before?.user_id, others]).toEqual([member.userId, []]);

    await remove(editor, groupId, id);
    expect(await unread(member)).toEqual([]);
    await undo();
    expect(await unread(member)).toEqual([id]);
    expect(await stored()).toEqual([before]);
    expect(await server().deps.db.selectFrom('removed_notification').select('id').execute()).toEqual([]);
  });

  it('stay away if the article was saved again and removed again', async () => {
    const { workspace, editor, groupId, id, comment, comments, undo } = await withComments();
    await comment(editor, 'Of the first time');
    await remove(editor, groupId, id);
    await server().call(editor, 'POST', `/workspace/v1/items/save?ownerId=${groupId}`, {
      items: [{ itemId: id, itemVersion: 1 }],
    });
    expect(await comments()).toEqual([]);
    await comment(editor, 'Of the second time');
    await remove(workspace.editor, groupId, id);
    await undo();
    expect((await comments()).map((one) => one.comment)).toEqual(['Of the second time']);
  });
});

describe('the trash', () => {
  it('is emptied by its user, and after 30 days', async () => {
    const { editor, id, trash } = await desk();
    const second = await writeOwnArticle(server(), editor, editor.userId);
    const third = await writeOwnArticle(server(), editor, editor.userId);
    await server().call(editor, 'POST', `${articles}/trash`, { articleIds: [id, second, third] });
    expect(await ids(editor, `folderId=${trash}`)).toEqual([third, second, id]);
    await server().call(editor, 'POST', `${articles}/empty`, { articleIds: [second] });
    expect(await ids(editor, `folderId=${trash}`)).toEqual([third, id]);
    const days = (number: number) => new Date(Date.now() + number * 86_400_000);
    await prune(server().deps.db, { historyDays: 400 }, days(29));
    expect(await ids(editor, `folderId=${trash}`)).toHaveLength(2);
    // Sessions end before that, so the database tells.
    await prune(server().deps.db, { historyDays: 400 }, days(31));
    const left = server().deps.db.selectFrom('own_article').select('id').where('id', 'in', [id, second, third]);
    expect(await left.execute()).toEqual([]);
  });

  it('takes only what its user wrote', async () => {
    const { workspace, id } = await desk();
    const member = await workspace.member();
    const answer = await server().call(member, 'POST', `${articles}/trash`, { articleIds: [id] });
    expect(answer.status).toBe(404);
  });
});
