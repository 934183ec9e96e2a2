import { readNewsItem } from '@server/engine/newsml/newsItem';
import { NewsletterWorkspace } from '../../support/server/newsletterWorkspace';
import { makePublishChannel, writeOwnArticle } from '../../support/server/ownArticles';
import { addSource } from '../../support/server/storeArticle';
import { useTestApp } from '../../support/server/testApp';

const server = useTestApp();
const articles = '/workspace/v1/articles';

beforeAll(() => addSource(server().deps.db, 'wire'));

async function desk() {
  const workspace = await NewsletterWorkspace.open(server());
  const query = `?ownerId=${workspace.groupId}`;
  const id = await writeOwnArticle(server(), workspace.editor, workspace.groupId);
  const card = async (article = id) => (await workspace.call('GET', `${articles}/${article}${query}`)).body;
  return { workspace, id, query, card };
}

const read = (encoded: string) => readNewsItem(Buffer.from(encoded, 'base64').toString('utf8'));
const attachment = { link: '', previewPath: '', contentType: '', size: null, description: '' };

describe('flags', () => {
  it('toggle, or are set as asked, and are on the card', async () => {
    const { workspace, id, query, card } = await desk();
    const flag = (rest: string) => workspace.call('GET', `${articles}/${id}/flag/${rest}`);
    expect((await flag(`important${query}`)).body).toEqual({ articleId: id, flag: 'important', on: true });
    await flag(`approved${query}&on=true`);
    await flag(`approved${query}&on=true`);
    expect((await card()).article.flags).toEqual(['approved', 'important']);
    expect((await flag(`important${query}`)).body.on).toBe(false);
    expect((await card()).article.flags).toEqual(['approved']);
    expect((await flag(`urgent${query}`)).status).toBe(400);
  });

  it('are set for several articles by approve, or for none of them', async () => {
    const { workspace, id, query, card } = await desk();
    const item = await workspace.article('Quoll sightings double');
    const approve = (articleIds: string[]) => workspace.call('POST', `${articles}/approve${query}`, { articleIds });
    expect((await approve([id, '999999'])).status).toBe(404);
    expect((await card()).article.flags).toEqual([]);
    expect((await approve([id, item.id])).status).toBe(200);
    expect((await card(item.id)).article.flags).toEqual(['approved']);
  });

  it('need publish permission', async () => {
    const { workspace, id, query } = await desk();
    const member = await workspace.member();
    expect((await server().call(member, 'GET', `${articles}/${id}/flag/important${query}`)).status).toBe(403);
  });
});

describe('copying', () => {
  it('makes drafts of the caller in the same workspace', async () => {
    const { workspace, id, query, card } = await desk();
    const item = await workspace.article('Quoll sightings double', { publication: 'The Herald' });
    const { body } = await workspace.call('POST', `${articles}/copy${query}&articleIds=${id}&articleIds=${item.id}`);
    expect(body.articles.map(({ articleId }: { articleId: string }) => articleId)).toEqual([id, item.id]);
    const [own, original] = body.articles;
    expect((await card(own.copyId)).article).toMatchObject({
      title: 'Copy of Numbat census ends',
      state: 'Draft',
      isAuthor: true,
    });
    const copied = await card(original.copyId);
    expect(copied.article.title).toBe('Copy of Quoll sightings double');
    expect(read(copied.document.article).original).toMatchObject({ publication: 'The Herald' });
  });

  it('doesn’t change which copy publishing an Original publishes', async () => {
    const { workspace, query } = await desk();
    const item = await workspace.article('Bilby burrows found');
    const { body } = await workspace.call('POST', `${articles}/copy${query}&articleIds=${item.id}`);
    const { number } = await makePublishChannel(server(), workspace.departmentId);
    const published = await workspace.call('POST', `/workspace/v1/article/publish${query}`, {
      articleIds: [item.id],
      channels: [String(number)],
    });
    expect(published.body.articles[0]).toMatchObject({ status: 'PUBLISHED' });
    expect(published.body.articles[0].publishedId).not.toBe(body.articles[0].copyId);
  });
});

describe('the information about an article', () => {
  it('has its versions, workspaces, and publications', async () => {
    const { workspace, id, query } = await desk();
    const title = { headline: 'Numbat census begins', description: 'One line\nand another' };
    const saved = await workspace.call('POST', `${articles}/${id}/updatetitleanddescription${query}`, title);
    expect(saved.body).toEqual({ articleId: id, version: 2 });
    const { number } = await makePublishChannel(server(), workspace.departmentId, 'Board news');
    const channels = [String(number)];
    await workspace.call('POST', `/workspace/v1/article/publish${query}`, { articleIds: [id], channels });
    const { body } = await workspace.call('GET', `${articles}/${id}/info${query}`);
    expect(body).toMatchObject({
      article: { title: 'Numbat census begins', description: 'One line\nand another', publishedVersion: 2 },
      versions: [{ version: 2, savedBy: 'Edith Tor' }, { version: 1 }],
      workspaces: [{ ownerId: workspace.groupId, name: 'Board' }],
      publications: [{ name: 'Board news' }],
    });
  });

  it('counts the workspaces and referring articles that the caller doesn’t see', async () => {
    const { workspace, id, query } = await desk();
    const attached = [{ ...attachment, type: 'item' as const, id, headline: 'Numbats' }];
    await writeOwnArticle(server(), workspace.editor, workspace.editor.userId, {
      headline: 'About the census',
      attachments: attached,
    });
    const referee = async (who = workspace.editor) =>
      (await server().call(who, 'POST', `${articles}/related/referee${query}`, { articleIds: [id] })).body.articles[0];
    expect(await referee()).toMatchObject({
      referees: [{ title: 'About the census' }],
      otherReferees: 0,
      workspaces: [{ name: 'Board' }],
      otherWorkspaces: 0,
    });
    expect(await referee(await workspace.member())).toMatchObject({ referees: [], otherReferees: 1 });
  });

  it('has the articles and files that it attaches', async () => {
    const { workspace, id, query } = await desk();
    const attachments = [
      { ...attachment, type: 'item' as const, id, headline: 'Numbats' },
      { ...attachment, type: 'link' as const, id: '', link: 'https://example.com/', headline: 'Elsewhere' },
    ];
    const referring = await writeOwnArticle(server(), workspace.editor, workspace.groupId, { attachments });
    const text = await workspace.call('POST', `${articles}/related/text/${referring}${query}`);
    expect(text.body.attachments).toMatchObject([{ headline: 'Numbats', targetId: id }]);
    const media = await workspace.call('POST', `${articles}/related/media/${referring}${query}`);
    expect(media.body.attachments).toEqual([]);
  });
});

it('previews a document as cleaned HTML', async () => {
  const { workspace, card } = await desk();
  const { document } = await card();
  const { body } = await workspace.call('POST', `${articles}/preview`, { article: document.article });
  const html = Buffer.from(body.content, 'base64').toString();
  expect(html).toContain('<h1>Numbat census ends</h1>');
  expect(html).toContain('The numbat census of the southern forests');
});
