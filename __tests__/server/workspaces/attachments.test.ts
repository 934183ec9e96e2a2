import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomBytes } from 'node:crypto';
import type { Attachment } from '@contract/attachments';
import type { NewsAttachment } from '@contract/newsml/newsDocument';
import { NewsletterWorkspace } from '../../support/server/newsletterWorkspace';
import { attachment, encodedDocument, makePublishChannel, writeOwnArticle } from '../../support/server/ownArticles';
import { useTestApp } from '../../support/server/testApp';
import { addSource } from '../../support/server/storeArticle';
import { pixelPng, uploadFile } from '../../support/server/uploadFile';

const origin = { url: '' };
const site = createServer((request, response) => {
  const pages: Record<string, [string, Buffer | string]> = {
    '/picture.png': ['image/png', pixelPng],
    '/page': ['text/html', '<html><head><meta property="og:image" content="/picture.png"></head></html>'],
    '/bare': ['text/html', '<html><body>Nothing to show</body></html>'],
    '/trap': ['text/html', `<head><meta property="og:image" content="http://127.0.0.2/"></head>`],
    '/script.png': ['image/png', '<html><script>steal()</script></html>'],
  };
  const [type, content] = pages[request.url ?? ''] ?? ['text/plain', ''];
  response.writeHead(content === '' ? 404 : 200, { 'content-type': type }).end(content);
});
beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  origin.url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(() => site.close());

const server = useTestApp();
beforeAll(async () => {
  await addSource(server().deps.db, 'wire');
});
const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(10_000)]);

async function desk() {
  const workspace = await NewsletterWorkspace.open(server());
  const { groupId, editor } = workspace;
  const upload = async (bytes: Buffer, name: string) =>
    (await uploadFile(server(), editor, { bytes, name, ownerId: groupId })).body;
  const write = (attachments: NewsAttachment[], headline = 'With attachments') =>
    writeOwnArticle(server(), editor, groupId, { headline, attachments });
  const read = async (id: string): Promise<Attachment[]> =>
    (await workspace.call('GET', `/data/v1/items/${id}?isArticle=true`)).body.article.attachments;
  return { workspace, groupId, editor, upload, write, read };
}

const download = (href: string) =>
  server().app.inject({ method: 'GET', url: new URL(href).pathname + new URL(href).search });

/** The item as which an own article is published. */
async function publishedAs(articleId: string): Promise<string> {
  const publications = server().deps.db.selectFrom('publication').select('item_id');
  return (await publications.where('article_id', '=', articleId).executeTakeFirstOrThrow()).item_id;
}

const pictureIn = (html: string): string => (/src="([^"]+)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&');

describe('the attachments of an own article', () => {
  it('are a file, an article, and a link, which a member of the group opens', async () => {
    const { workspace, groupId, upload, write } = await desk();
    const file = await upload(pdf, 'census.pdf');
    const saved = await workspace.article('A saved article');
    const own = await write([], 'The background');
    const id = await write([
      attachment('file', { id: file.attachmentId, headline: 'The census' }),
      attachment('item', { id: saved.itemId, headline: 'A saved article' }),
      attachment('item', { id: own, headline: 'The background' }),
      attachment('link', { link: 'https://numbats.example/', description: 'Their home' }),
    ]);
    const member = await workspace.member();
    const { body } = await server().call(member, 'GET', `/data/v1/items/${id}?isArticle=true`);
    const [census, item, background, link] = body.article.attachments as Attachment[];
    expect(census).toMatchObject({ attachmentType: 'file', contentType: 'application/pdf', size: pdf.length });
    expect((await download(census?.link ?? '')).rawPayload.equals(pdf)).toBe(true);
    expect(item?.article).toEqual({ itemId: saved.itemId, itemVersion: 1, ownerId: null });
    expect(background?.article).toEqual({ itemId: own, itemVersion: 1, ownerId: groupId });
    expect(link).toMatchObject({ link: 'https://numbats.example/', description: 'Their home', article: null });
    expect(body.article.medias).toMatchObject([{ title: 'The census', type: 'application/pdf' }]);
    const card = await workspace.call('GET', `/workspace/v1/articles/${id}?ownerId=${groupId}`);
    expect(card.body.article.totalAttachments).toBe(4);
  });

  it('name no file of another department, and no article that the reader may not see', async () => {
    const { write, read } = await desk();
    const other = await desk();
    const file = await other.upload(pixelPng, 'a.png');
    const secret = await other.write([], 'A secret of another department');
    const id = await write([
      attachment('file', { id: file.attachmentId }),
      attachment('item', { id: secret }),
      attachment('link', {
        link: 'https://a.example/',
        previewPath: `${file.baseUrl}/files/${file.attachmentId}/preview`,
      }),
    ]);
    expect(await read(id)).toMatchObject([
      { attachmentType: 'item', article: null },
      { attachmentType: 'link', previewPath: '' },
    ]);
  });

  it('are stored with the type and size that the server knows, and without a signature', async () => {
    const { workspace, groupId, upload, write } = await desk();
    const file = await upload(pixelPng, 'a.png');
    const preview = `${file.baseUrl}${file.remoteContent[1].href}`;
    const id = await write([
      attachment('file', { id: file.attachmentId, contentType: 'text/html', size: 1, link: 'https://evil.example/' }),
      attachment('link', { link: 'https://a.example/', previewPath: preview }),
    ]);
    const stored = await server()
      .deps.db.selectFrom('own_article_version')
      .select('document')
      .where('article_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(stored.document).not.toMatch(/signature|evil|text\/html/);
    const { body } = await workspace.call('GET', `/workspace/v1/articles/${id}?ownerId=${groupId}`);
    const document = Buffer.from(body.document.article, 'base64').toString();
    expect(document.match(/signature=/g)).toHaveLength(3);
  });

  it('may not link to anything but the web', async () => {
    const { workspace, groupId } = await desk();
    const article = encodedDocument({ attachments: [attachment('link', { link: 'javascript:alert(1)' })] });
    const answer = await workspace.call('POST', '/workspace/v1/articles', { article, ownerId: groupId });
    expect(answer).toMatchObject({ status: 400, body: { errorMessage: 'Links must begin with https:// or http://.' } });
  });
});

describe('a published article', () => {
  it('shows its pictures and files to readers without a session, in a feed or a mail', async () => {
    const { workspace, groupId, upload } = await desk();
    const picture = await upload(pixelPng, 'a.png');
    const file = await upload(pdf, 'census.pdf');
    const id = await writeOwnArticle(server(), workspace.editor, groupId, {
      bodyHtml: `<p>Look:</p><p><img src="${picture.baseUrl}/files/${picture.attachmentId}/preview"/></p>`,
      attachments: [attachment('file', { id: file.attachmentId, headline: 'The census' })],
    });
    const channel = await makePublishChannel(server(), workspace.departmentId);
    const { body } = await workspace.call('POST', `/workspace/v1/article/publish?ownerId=${groupId}`, {
      articleIds: [id],
      channels: [String(channel.number)],
    });
    expect(body.articles).toMatchObject([{ status: 'PUBLISHED' }]);
    const item = await server()
      .deps.db.selectFrom('item_version')
      .innerJoin('publication', 'publication.item_id', 'item_version.item_id')
      .select(['body_html', 'image_url', 'media'])
      .where('publication.article_id', '=', id)
      .executeTakeFirstOrThrow();
    const [src = ''] = /http[^"]+signature[^"]+/.exec(item.body_html) ?? [];
    for (const address of [src.replaceAll('&amp;', '&'), item.image_url ?? '', item.media[0]?.url ?? '']) {
      expect((await download(address)).statusCode).toBe(200);
    }
    expect(item.media).toMatchObject([{ title: 'The census', type: 'application/pdf' }]);
  });

  it('no longer shows them when it is withdrawn, except to its workspace, and again when it is republished', async () => {
    const { workspace, groupId, upload } = await desk();
    const picture = await upload(pixelPng, 'a.png');
    const file = await upload(pdf, 'census.pdf');
    const id = await writeOwnArticle(server(), workspace.editor, groupId, {
      bodyHtml: `<p><img src="${picture.baseUrl}/files/${picture.attachmentId}/preview"/></p>`,
      attachments: [attachment('file', { id: file.attachmentId, headline: 'The census' })],
    });
    const channel = await makePublishChannel(server(), workspace.departmentId);
    const publish = () =>
      workspace.call('POST', `/workspace/v1/article/publish?ownerId=${groupId}`, {
        articleIds: [id],
        channels: [String(channel.number)],
      });
    await publish();
    const item = await publishedAs(id);
    const addressesAt = async (path: string): Promise<string[]> => {
      const { article } = (await workspace.call('GET', path)).body;
      return [
        pictureIn(article.body),
        ...article.medias.map((media: { url: string }) => media.url),
        ...article.attachments.map((one: Attachment) => one.link),
      ];
    };
    const readers = await addressesAt(`/data/v1/items/${item}`);
    const members = await addressesAt(`/data/v1/items/${id}?isArticle=true`);
    expect([readers.length, members.length]).toEqual([3, 3]);
    const statuses = (addresses: string[]) =>
      Promise.all(addresses.map(async (address) => (await download(address)).statusCode));
    expect(await statuses([...readers, ...members])).toEqual(Array(6).fill(200));
    await workspace.call('POST', `/workspace/v1/article/unpublish?ownerId=${groupId}`, [{ articleId: id }]);
    expect(await statuses(readers)).toEqual([410, 410, 410]);
    expect(await statuses(members)).toEqual([200, 200, 200]);
    expect((await download(readers[0] ?? '')).json()).toMatchObject({ errorCode: 'WITHDRAWN' });
    await publish();
    expect(await statuses(readers)).toEqual([200, 200, 200]);
  });

  it('shows what it attaches on its item and on display pages, without articles that the reader may not open', async () => {
    const { workspace, groupId, upload, write } = await desk();
    const file = await upload(pdf, 'census.pdf');
    const saved = await workspace.article('A saved article');
    const secret = await write([], 'A draft of the group');
    const background = await write([], 'The background');
    const id = await write([
      attachment('file', { id: file.attachmentId, headline: 'The census' }),
      attachment('item', { id: saved.itemId, headline: 'A saved article' }),
      attachment('item', { id: secret, headline: 'A draft of the group' }),
      attachment('item', { id: background, headline: 'The background' }),
      attachment('link', { link: 'https://numbats.example/', headline: 'Their <home>', description: 'At home' }),
    ]);
    const channel = await makePublishChannel(server(), workspace.departmentId);
    await workspace.call('POST', `/workspace/v1/article/publish?ownerId=${groupId}`, {
      articleIds: [id, background],
      channels: [String(channel.number)],
    });
    const colleague = await server().person({ id: workspace.departmentId, realm: workspace.editor.realm, name: '' });
    const item = await publishedAs(id);
    const { body } = await server().call(colleague, 'GET', `/data/v1/items/${item}`);
    expect(body.article.attachments).toMatchObject([
      { headline: 'The census', contentType: 'application/pdf' },
      { headline: 'A saved article', article: { itemId: saved.itemId, ownerId: null } },
      { headline: 'The background', article: { itemId: await publishedAs(background), ownerId: null } },
      { headline: 'Their <home>', link: 'https://numbats.example/' },
    ]);
    const { url } = (await server().call(colleague, 'GET', `/data/v1/items/${item}/display`)).body;
    const page = (await download(String(url))).payload;
    expect(page).toContain('>The census</a>');
    expect(page).toContain('>Their &lt;home&gt;</a> – At home</li>');
    expect(page).toContain(`/landing-article/${await publishedAs(background)}/1"`);
    expect(page).not.toContain('A draft of the group');
  });
});

describe('an upload from a web address', () => {
  const copy = async (path: string, allowed = true) => {
    const { workspace, groupId } = await desk();
    const { channels } = server().deps.config;
    if (allowed) channels.allowedOrigins.push(origin.url);
    const url = encodeURIComponent(origin.url + path);
    const answer = await workspace.call(
      'POST',
      `/workspace/v1/attachment/upload/url?ownerId=${groupId}&url=${url}&headline=Copied&preview=true`,
    );
    channels.allowedOrigins.length = 0;
    const media = await workspace.call('GET', `/workspace/v1/attachments?ownerId=${groupId}`);
    return { answer, media: media.body.attachments };
  };

  it.each(['/picture.png', '/page'])('stores the picture at an address, or of the page there: %s', async (path) => {
    const { answer, media } = await copy(path);
    expect(answer.status).toBe(200);
    expect(answer.body.remoteContent).toMatchObject([{ contentType: 'image/png' }, { rendition: 'rnd:preview' }]);
    expect(media).toMatchObject([{ name: 'picture.png', headline: 'Copied' }]);
  });

  it.each([
    ['/bare', 'There is no file or preview picture at this address.'],
    ['/script.png', 'There is no file or preview picture at this address.'],
    ['/none', 'The server couldn’t find this address (404).'],
    ['/trap', 'The address is in a private network.'],
  ])('is refused if there is none: %s', async (path, message) => {
    const { answer, media } = await copy(path);
    expect(answer).toMatchObject({ status: 400, body: { fields: { url: message } } });
    expect(media).toEqual([]);
  });

  it('is refused from a private network', async () => {
    const { answer } = await copy('/picture.png', false);
    expect(answer).toMatchObject({ status: 400, body: { errorCode: 'VALIDATION' } });
  });
});
