import { readNewsItem } from '@server/engine/newsml/newsItem';
import { encodedDocument, makePublishChannel, writeOwnArticle } from '../../support/server/ownArticles';
import { NewsletterWorkspace } from '../../support/server/newsletterWorkspace';
import { useTestApp } from '../../support/server/testApp';

const server = useTestApp();

/** An article with two versions, the second by another member of the workspace. */
async function twoVersions() {
  const workspace = await NewsletterWorkspace.open(server());
  const ownerId = workspace.groupId;
  const id = await writeOwnArticle(server(), workspace.editor, ownerId);
  const path = `/workspace/v1/articles/${id}`;
  const colleague = await workspace.member({ publish: true, givenName: 'Cole', surName: 'League' });
  const article = encodedDocument({ headline: 'Numbat census repeated', bodyHtml: '<p>Two words.</p>' });
  await server().call(colleague, 'PUT', path, { article, ownerId, version: 1 });
  return { workspace, ownerId, id, path, versionsPath: `${path}/versions?ownerId=${ownerId}` };
}

describe('the versions of an own article', () => {
  it('are listed newest first, with who saved them and which is published', async () => {
    const { workspace, ownerId, id, versionsPath } = await twoVersions();
    const before = await workspace.call('GET', versionsPath);
    expect(before.status).toBe(200);
    expect(before.body).toMatchObject({
      total: 2,
      versions: [
        { version: 2, savedBy: 'Cole League', headline: 'Numbat census repeated', wordCount: 2, published: false },
        { version: 1, savedBy: 'Edith Tor', headline: 'Numbat census ends', published: false },
      ],
    });
    const channel = await makePublishChannel(server(), workspace.departmentId);
    const publication = { articleIds: [id], channels: [String(channel.number)] };
    await workspace.call('POST', `/workspace/v1/article/publish?ownerId=${ownerId}`, publication);
    const after = await workspace.call('GET', versionsPath);
    expect(after.body.versions.map((one: { published: boolean }) => one.published)).toEqual([true, false]);
  });

  it('are read one by one, and an earlier one can be saved again as the newest', async () => {
    const { workspace, ownerId, path } = await twoVersions();
    const { body } = await workspace.call('GET', `${path}?ownerId=${ownerId}&version=1`);
    expect(body.document).toMatchObject({ version: 1, savedBy: 'Edith Tor' });
    const restored = { article: body.document.article, ownerId, version: 2 };
    expect((await workspace.call('PUT', path, restored)).body.version).toBe(3);
    const newest = await workspace.call('GET', `${path}?ownerId=${ownerId}`);
    const document = readNewsItem(Buffer.from(newest.body.document.article, 'base64').toString('utf8'));
    expect(document).toMatchObject({ version: 3, headline: 'Numbat census ends' });
  });

  it('are seen by members of the workspace only', async () => {
    const { workspace, versionsPath } = await twoVersions();
    const member = await workspace.member();
    expect((await server().call(member, 'GET', versionsPath)).status).toBe(200);
    const stranger = await server().person({ id: workspace.departmentId, realm: workspace.editor.realm, name: '' });
    expect((await server().call(stranger, 'GET', versionsPath)).status).toBe(404);
  });
});
