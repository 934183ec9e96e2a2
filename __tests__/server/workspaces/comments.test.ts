import { limits } from '@contract/limits';
import { NewsletterWorkspace } from '../../support/server/newsletterWorkspace';
import { addSource } from '../../support/server/storeArticle';
import { useTestApp, type SignedIn } from '../../support/server/testApp';

const server = useTestApp();
let desk: NewsletterWorkspace;
let editor: SignedIn;
let max: SignedIn;
let articleId: string;

beforeAll(() => addSource(server().deps.db, 'wire'));
beforeEach(async () => {
  desk = await NewsletterWorkspace.open(server());
  editor = desk.editor;
  max = await desk.member({ givenName: 'Max', surName: 'Lund' });
  articleId = (await desk.article('Numbats return')).id;
});

const path = (ownerId: string | null = desk.groupId, rest = 'comments') =>
  `/workspace/v1/articles/${articleId}/${rest}${ownerId === null ? '' : `?ownerId=${ownerId}`}`;
const write = (who: SignedIn, comment: string, ownerId = desk.groupId) =>
  server().call(who, 'POST', path(ownerId), { comment });
const read = async (who: SignedIn, ownerId?: string | null) =>
  (await server().call(who, 'GET', path(ownerId))).body.articleComments.map(
    ({ comment }: { comment: string }) => comment,
  );
const one = (id: string) => `/workspace/v1/articles/comments/${id}`;

describe('comments', () => {
  it('are read by all members, the oldest first, and counted on the card', async () => {
    expect((await write(editor, '  Please read  ')).body.articleComment).toMatchObject({
      ownerId: editor.userId,
      firstName: 'Edith',
      lastName: 'Tor',
      comment: 'Please read',
      edited: null,
    });
    await write(max, 'Done');
    expect(await read(max)).toEqual(['Please read', 'Done']);
    const newest = await server().call(editor, 'GET', path(desk.groupId, 'comment'));
    expect(newest.body.articleComment).toMatchObject({ comment: 'Done', firstName: 'Max' });
    const { body } = await server().call(max, 'GET', `/workspace/v1/articles/all?ownerId=${desk.groupId}`);
    expect(body.articles).toMatchObject([{ totalComments: 2 }]);
  });

  it('belong to one workspace, and are listed together without an owner', async () => {
    await write(editor, 'For the board');
    const items = [{ itemId: articleId, itemVersion: 1 }];
    await server().call(editor, 'POST', '/workspace/v1/items/save', { items });
    expect(await read(editor, editor.userId)).toEqual([]);
    await write(editor, 'For me', editor.userId);
    expect(await read(editor)).toEqual(['For the board']);
    expect(await read(editor, null)).toEqual(['For the board', 'For me']);
    expect(await read(max, null)).toEqual(['For the board']);
  });

  it('are changed and removed by their author only', async () => {
    const { id } = (await write(max, 'Frist')).body.articleComment;
    const change = (who: SignedIn) => server().call(who, 'PUT', one(id), { comment: 'First' });
    expect(await change(editor)).toMatchObject({ status: 403, body: { errorCode: 'FORBIDDEN' } });
    expect((await change(max)).body.articleComment).toMatchObject({ comment: 'First', edited: expect.any(String) });
    expect((await server().call(editor, 'DELETE', one(id))).status).toBe(403);
    await server().call(max, 'PUT', `/iam/v1/usergroups/${desk.groupId}/leave`);
    expect((await server().call(max, 'DELETE', one(id))).status).toBe(404);
    expect(await read(editor)).toEqual(['First']);
    const { id: own } = (await write(editor, 'Mine')).body.articleComment;
    expect((await server().call(editor, 'DELETE', one(own))).status).toBe(200);
    expect((await server().call(editor, 'DELETE', one(own))).status).toBe(404);
    expect(await read(editor)).toEqual(['First']);
  });

  it('need text, an article of the workspace, and membership', async () => {
    expect((await write(editor, ' \n ')).status).toBe(400);
    expect((await write(editor, 'x'.repeat(limits.commentCharacters + 1))).status).toBe(400);
    expect((await write(editor, 'Hello', editor.userId)).status).toBe(404);
    const stranger = await server().person(await server().department(), { admin: true, publish: true });
    expect((await write(stranger, 'Hello')).status).toBe(404);
    expect((await server().call(stranger, 'GET', path())).status).toBe(404);
    expect((await server().call(stranger, 'GET', path(null))).status).toBe(404);
  });

  it('are removed together with their article', async () => {
    const { id } = (await write(editor, 'Soon gone')).body.articleComment;
    const query = `ownerId=${desk.groupId}&articleIds=${articleId}`;
    expect((await server().call(editor, 'POST', `/workspace/v1/articles/delete?${query}`)).status).toBe(200);
    expect((await server().call(editor, 'PUT', one(id), { comment: 'Still here?' })).status).toBe(404);
    expect((await write(editor, 'Hello')).status).toBe(404);
  });
});
