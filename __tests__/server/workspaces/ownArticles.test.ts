import { readNewsItem } from '@server/engine/newsml/newsItem';
import { encodedDocument, writeOwnArticle } from '../../support/server/ownArticles';
import { NewsletterWorkspace } from '../../support/server/newsletterWorkspace';
import { useTestApp } from '../../support/server/testApp';

const server = useTestApp();

const read = (encoded: string) => readNewsItem(Buffer.from(encoded, 'base64').toString('utf8'));

async function board() {
  const workspace = await NewsletterWorkspace.open(server());
  const id = await writeOwnArticle(server(), workspace.editor, workspace.groupId);
  const path = `/workspace/v1/articles/${id}`;
  return { workspace, id, path, query: `?ownerId=${workspace.groupId}` };
}

describe('an own article', () => {
  it('is a draft in its workspace, with a document that the server completes', async () => {
    const { workspace, id, path, query } = await board();
    const { body } = await workspace.call('GET', path + query);
    expect(body.article).toMatchObject({
      id,
      itemId: id,
      state: 'Draft',
      publishedVersion: null,
      isOwn: true,
      isAuthor: true,
      title: 'Numbat census ends',
    });
    const document = read(body.document.article);
    expect(document).toMatchObject({ guid: `urn:watchdesk:article:${id}`, version: 1, pubStatus: 'draft' });
    expect(document.copyrightNotice).toBe(`© ${String(new Date().getUTCFullYear())} ${document.providerName}`);
    const list = await workspace.call('GET', `/workspace/v1/articles/all${query}`);
    expect(list.body).toMatchObject({ total: 1, articles: [{ id, state: 'Draft' }] });
  });

  it('is cleaned before it is stored', async () => {
    const { workspace, path, query } = await board();
    const bodyHtml = '<p onclick="steal()">Safe<script>steal()</script><a href="javascript:steal()">link</a></p>';
    const change = { article: encodedDocument({ bodyHtml }), ownerId: workspace.groupId };
    expect((await workspace.call('PUT', path, change)).body.version).toBe(2);
    const { body } = await workspace.call('GET', path + query);
    expect(read(body.document.article).bodyHtml).not.toMatch(/steal|script/);
  });

  it('refuses a save on top of a version that was replaced, and says by whom, also by the same person', async () => {
    const { workspace, path } = await board();
    const body = (version: number) => ({ article: encodedDocument(), ownerId: workspace.groupId, version });
    const save = (version: number) => workspace.call('PUT', path, body(version));
    expect((await save(1)).status).toBe(200);
    const late = await save(1);
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      errorCode: 'CHANGED_MEANWHILE',
      fields: { version: '2', savedBy: 'Edith Tor', savedByYou: 'true' },
    });
    expect(late.body.errorMessage).toBe('You saved a newer version in another tab or on another device.');
    const colleague = await workspace.member({ publish: true });
    const theirs = await server().call(colleague, 'PUT', path, body(1));
    expect(theirs.body.fields).toEqual({ version: '2', savedBy: 'Edith Tor', saved: expect.any(String) });
    expect(theirs.body.errorMessage).toBe('Edith Tor saved version 2 of this article after you opened it.');
  });

  it('refuses what is not a document, and a writer without publish permission', async () => {
    const { workspace } = await board();
    const ownerId = workspace.groupId;
    const article = Buffer.from('<newsItem').toString('base64');
    expect((await workspace.call('POST', '/workspace/v1/articles', { article, ownerId })).status).toBe(400);
    const member = await workspace.member();
    const body = { article: encodedDocument(), ownerId };
    expect((await server().call(member, 'POST', '/workspace/v1/articles', body)).status).toBe(403);
  });

  it('is read by members of a workspace that holds it, and by nobody else', async () => {
    const { workspace, id } = await board();
    const path = `/data/v1/items/${id}?isArticle=true`;
    const member = await workspace.member();
    const { body } = await server().call(member, 'GET', path);
    expect(body.article).toMatchObject({ itemId: id, headline: 'Numbat census ends', by: 'Edith Tor' });
    const xml = await server().call(member, 'GET', `${path}&format=xml`);
    expect(xml.text).toMatch(/^<\?xml [^]*<headline>Numbat census ends<\/headline>/);
    const colleague = await server().person({ id: workspace.departmentId, realm: workspace.editor.realm, name: '' });
    expect((await server().call(colleague, 'GET', path)).status).toBe(404);
    expect((await workspace.call('GET', `/data/v1/items/${id}`)).status).toBe(404);
  });

  it('is created once by repeated requests with the same key, and saved again if it was changed', async () => {
    const { workspace } = await board();
    const ownerId = workspace.groupId;
    const key = 'form-1-of-an-article';
    const create = (headline: string, more: object = {}) =>
      workspace.call('POST', '/workspace/v1/articles', {
        article: encodedDocument({ headline }),
        ownerId,
        key,
        ...more,
      });
    const [first, twin] = await Promise.all([create('Numbats'), create('Numbats')]);
    expect(twin.body).toEqual(first.body);
    expect((await create('Numbats')).body).toEqual({ articleId: first.body.articleId, version: 1 });
    expect((await create('Numbats, again')).body).toEqual({ articleId: first.body.articleId, version: 2 });
    // A late copy of the first request doesn't undo the change.
    expect((await create('Numbats')).body).toEqual({ articleId: first.body.articleId, version: 2 });
    expect((await create('Numbats', { key: 'form-2-of-an-article' })).body.articleId).not.toBe(first.body.articleId);
    const list = await workspace.call('GET', `/workspace/v1/articles/all?ownerId=${ownerId}`);
    expect(list.body.total).toBe(3);
  });
});
