import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import sharp from 'sharp';
import { limits } from '@contract/limits';
import { readNewsItem } from '@server/engine/newsml/newsItem';
import { prune } from '@server/jobs/retention';
import { NewsletterWorkspace } from '../../support/server/newsletterWorkspace';
import { attachment, encodedDocument, writeOwnArticle } from '../../support/server/ownArticles';
import { useTestApp } from '../../support/server/testApp';
import { until } from '../../support/server/until';
import { pixelPng, uploadFile } from '../../support/server/uploadFile';

let now = new Date();
const server = useTestApp({ clock: () => now });

const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(700_000)]);

async function desk() {
  const workspace = await NewsletterWorkspace.open(server());
  const upload = (bytes: Buffer, name?: string, query = '') =>
    uploadFile(server(), workspace.editor, {
      bytes,
      ...(name !== undefined && { name }),
      ownerId: workspace.groupId,
      query,
    });
  return { workspace, upload };
}

const download = (href: string) => server().app.inject({ method: 'GET', url: href });
const countFiles = async (): Promise<number> =>
  (await server().deps.db.selectFrom('file').select('id').execute()).length;
const refused = { status: 400, body: { fields: { file: 'Please provide a valid file.' } } };

describe('an uploaded file', () => {
  it('is stored in chunks, and downloaded whole from a signed address', async () => {
    const { workspace, upload } = await desk();
    const { body, status } = await upload(pdf, 'The census – ë.PDF', '&headline=Census');
    expect(status).toBe(200);
    expect(body).toMatchObject({ baseUrl: server().deps.config.publicUrl });
    expect(body.remoteContent).toMatchObject([
      { rendition: 'rnd:original', contentType: 'application/pdf', size: pdf.length },
    ]);
    const file = await download(body.remoteContent[0].href);
    expect(file.rawPayload.equals(pdf)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(file.headers['content-disposition']).toBe(
      `attachment; filename="The census _ _.pdf"; filename*=UTF-8''The%20census%20%E2%80%93%20%C3%AB.pdf`,
    );
    const chunks = server()
      .deps.db.selectFrom('file_chunk')
      .select('position')
      .where('file_id', '=', body.attachmentId);
    expect(await chunks.execute()).toHaveLength(3);
    const media = await workspace.call('GET', `/workspace/v1/attachments?ownerId=${workspace.groupId}`);
    expect(media.body).toMatchObject({ total: 1, attachments: [{ headline: 'Census', name: 'The census – ë.pdf' }] });
    const folders = await workspace.call('GET', `/workspace/v1/folders?ownerId=${workspace.groupId}`);
    expect(folders.body.folders.ARTICLES).toContainEqual({
      id: `${workspace.groupId}.media`,
      name: 'MEDIA',
      total: 1,
    });
  });

  it('is not readable without a signature, with another’s, or after it expired', async () => {
    const { upload } = await desk();
    const [first, second] = [(await upload(pixelPng)).body, (await upload(pixelPng)).body];
    const href = String(first.remoteContent[0].href);
    expect((await download(href)).statusCode).toBe(200);
    const [path = '', query = ''] = href.split('?');
    expect((await download(path)).statusCode).toBe(404);
    expect((await download(`${path.replace('original', 'preview')}?${query}`)).statusCode).toBe(404);
    expect((await download(`${path.replace(first.attachmentId, second.attachmentId)}?${query}`)).statusCode).toBe(404);
    const before = now;
    now = new Date(now.getTime() + 13 * 3_600_000);
    expect((await download(href)).statusCode).toBe(404);
    now = before;
  });

  it('is in no workspace that its caller doesn’t see', async () => {
    const { workspace } = await desk();
    const stranger = await server().person(await server().department(), { publish: true });
    const given = { bytes: pdf, name: 'a.pdf', ownerId: workspace.groupId };
    expect((await uploadFile(server(), stranger, given)).status).toBe(404);
    expect((await uploadFile(server(), await workspace.member(), given)).status).toBe(403);
  });
});

describe('a picture', () => {
  it('loses its metadata, and gets a smaller preview', async () => {
    const { upload } = await desk();
    const picture = await sharp({ create: { width: 1200, height: 800, channels: 3, background: 'teal' } })
      .withExif({ IFD0: { Copyright: 'A secret place' } })
      .jpeg()
      .toBuffer();
    expect(picture.includes('A secret place')).toBe(true);
    const { body } = await upload(picture, 'holiday.jpeg');
    const [original, preview] = body.remoteContent;
    const shown = await download(original.href);
    expect(shown.headers).toMatchObject({ 'content-type': 'image/jpeg' });
    expect(shown.headers['content-disposition']).toContain('inline; filename="holiday.jpg"');
    expect(shown.rawPayload.includes('A secret place')).toBe(false);
    expect(preview.rendition).toBe('rnd:preview');
    const { width, height } = await sharp((await download(preview.href)).rawPayload).metadata();
    expect([width, height]).toEqual([640, 427]);
    expect((await upload(picture, 'holiday.jpeg', '&preview=false')).body.remoteContent).toHaveLength(1);
  });

  it('in an article is stored without a signature, and signed for readers of the department only', async () => {
    const { workspace, upload } = await desk();
    const { publicUrl } = server().deps.config;
    const { body } = await upload(pixelPng);
    const { body: foreign } = await (await desk()).upload(pixelPng);
    const src = `${publicUrl}${body.remoteContent[1].href.replaceAll('&', '&amp;')}`;
    const others = `${publicUrl}/files/${foreign.attachmentId}/original`;
    const elsewhere = `https://elsewhere.example/files/${body.attachmentId}/original`;
    const bodyHtml = `<p><img src="${src}"/><img src="${others}"/><img src="${elsewhere}"/></p>`;
    const id = await writeOwnArticle(server(), workspace.editor, workspace.groupId, { bodyHtml });
    const stored = await server()
      .deps.db.selectFrom('own_article_version')
      .select('body_html')
      .where('article_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(stored.body_html).toContain(`"${publicUrl}/files/${body.attachmentId}/preview"`);
    expect(stored.body_html).not.toContain('signature');

    const { body: read } = await workspace.call('GET', `/data/v1/items/${id}?isArticle=true`);
    const edited = await workspace.call('GET', `/workspace/v1/articles/${id}?ownerId=${workspace.groupId}`);
    const document = readNewsItem(Buffer.from(edited.body.document.article, 'base64').toString('utf8'));
    for (const html of [String(read.article.body), document.bodyHtml]) {
      expect(html.match(/signature=/g)).toHaveLength(1);
      const [href = ''] = /\/files\/[^"]+signature[^"]+/.exec(html) ?? [];
      expect((await download(href.replaceAll('&amp;', '&'))).statusCode).toBe(200);
    }
  });
});

describe('a hostile file', () => {
  it.each([
    ['an SVG with a script', 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>steal()</script></svg>'],
    ['HTML with the name of a picture', 'a.png', '<html><script>steal()</script></html>'],
    ['a program', 'a.pdf', 'MZ\u0090\u0000'],
    [
      'a zip archive that isn’t Office',
      'a.docx',
      'PK\u0003\u0004' + '\u0000'.repeat(22) + '\u0005\u0000\u0000\u0000a.exe',
    ],
    [
      'an Office archive with another extension',
      'a.docm',
      `PK\u0003\u0004${'\u0000'.repeat(22)}\u0005\u0000\u0000\u0000word/`,
    ],
    ['a picture that can’t be decoded', 'a.png', '\u0089PNG\r\n\u001a\n' + 'x'.repeat(2_000)],
  ])('is refused: %s', async (_what, name, content) => {
    const { upload } = await desk();
    const before = await countFiles();
    expect(await upload(Buffer.from(content, 'latin1'), name)).toMatchObject(refused);
    expect(await countFiles()).toBe(before);
  });

  it('is an archive that is never unpacked', async () => {
    const { upload } = await desk();
    const bomb = Buffer.concat([
      Buffer.from(`PK\u0003\u0004${'\u0000'.repeat(22)}\u0005\u0000\u0000\u0000word/`, 'latin1'),
      randomBytes(1_000),
    ]);
    const { body } = await upload(bomb, 'a.docx');
    const file = await download(body.remoteContent[0].href);
    expect(file.rawPayload.equals(bomb)).toBe(true);
    expect(file.headers['content-disposition']).toMatch(/^attachment;/);
  });

  it('is refused if it is empty or larger than 25 MB, and leaves nothing', async () => {
    const { upload } = await desk();
    const before = await countFiles();
    expect(await upload(Buffer.alloc(0), 'a.pdf')).toMatchObject({
      status: 400,
      body: { fields: { file: 'File is required.' } },
    });
    const large = Buffer.alloc(limits.attachmentBytes + 1, 'x');
    large.write('%PDF-1.7');
    expect(await upload(large, 'a.pdf')).toMatchObject({ status: 413, body: { errorCode: 'TOO_LARGE' } });
    expect(await countFiles()).toBe(before);
  });
});

describe('an upload that is cut off', () => {
  it('leaves no file', async () => {
    const { workspace } = await desk();
    const before = await countFiles();
    const address = await server().listen();
    const boundary = 'part';
    const upload = request(`${address}/workspace/v1/attachment/upload/file?ownerId=${workspace.groupId}`, {
      method: 'POST',
      headers: {
        ...workspace.editor.headers,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': 2_000_000,
      },
    });
    upload.on('error', () => undefined);
    upload.write(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`);
    upload.write(pdf);
    await until(async () => (await countFiles()) > before);
    upload.destroy();
    await until(async () => (await countFiles()) === before);
  });

  it('by the end of the process is deleted after a day', async () => {
    const { workspace } = await desk();
    const { db } = server().deps;
    const file = { id: 'cut', department_id: workspace.departmentId, name: 'a.pdf', content_type: 'application/pdf' };
    await db
      .insertInto('file')
      .values({ ...file, created_at: now })
      .execute();
    await prune(db, { historyDays: 400 }, new Date(now.getTime() + 3_600_000));
    const left = db.selectFrom('file').select('id').where('id', '=', 'cut');
    expect(await left.execute()).toHaveLength(1);
    await prune(db, { historyDays: 400 }, new Date(now.getTime() + 25 * 3_600_000));
    expect(await left.execute()).toEqual([]);
  });
});

describe('a file that no article uses', () => {
  it('is deleted after 30 days; one that any version of an article shows or attaches is kept', async () => {
    const { workspace, upload } = await desk();
    const { publicUrl } = server().deps.config;
    const [unused, shown, attached] = [
      (await upload(pixelPng)).body.attachmentId,
      (await upload(pixelPng)).body.attachmentId,
      (await upload(pdf, 'a.pdf')).body.attachmentId,
    ];
    const bodyHtml = `<p><img src="${publicUrl}/files/${shown}/preview"/></p>`;
    const attachments = [attachment('file', { id: attached })];
    const id = await writeOwnArticle(server(), workspace.editor, workspace.groupId, { bodyHtml, attachments });
    // The next version has neither.
    const article = encodedDocument({ bodyHtml: '<p>Nothing left</p>' });
    await workspace.call('PUT', `/workspace/v1/articles/${id}`, { article, ownerId: workspace.groupId });
    const left = async (): Promise<string[]> => {
      const files = server().deps.db.selectFrom('file').select('id').where('id', 'in', [unused, shown, attached]);
      return (await files.execute()).map((file) => file.id);
    };
    await prune(server().deps.db, { historyDays: 400 }, new Date(now.getTime() + 29 * 86_400_000));
    expect(await left()).toHaveLength(3);
    await prune(server().deps.db, { historyDays: 400 }, new Date(now.getTime() + 31 * 86_400_000));
    expect((await left()).sort()).toEqual([shown, attached].sort());
  });
});

describe('the storage of a department', () => {
  it('is limited, and refuses a file that would exceed it', async () => {
    const { workspace, upload } = await desk();
    const { files } = server().deps.config;
    const before = files.quotaBytes;
    files.quotaBytes = 1_000_000;
    try {
      expect((await upload(pdf, 'a.pdf')).status).toBe(200);
      expect(await upload(pdf, 'b.pdf')).toMatchObject({ status: 409, body: { errorCode: 'LIMIT_REACHED' } });
      const media = await workspace.call('GET', `/workspace/v1/attachments?ownerId=${workspace.groupId}`);
      expect(media.body).toMatchObject({ total: 1, storage: { used: pdf.length, quota: 1_000_000 } });
    } finally {
      files.quotaBytes = before;
    }
  });
});
