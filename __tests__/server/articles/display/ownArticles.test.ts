import { readNewsItem } from '@server/engine/newsml/newsItem';
import { NewsletterWorkspace } from '../../../support/server/newsletterWorkspace';
import { makePublishChannel, writeOwnArticle } from '../../../support/server/ownArticles';
import { useTestApp, type SignedIn } from '../../../support/server/testApp';

const server = useTestApp();

async function article() {
  const workspace = await NewsletterWorkspace.open(server());
  const id = await writeOwnArticle(server(), workspace.editor, workspace.groupId, { headline: 'Numbats & more' });
  const display = (who: SignedIn, query = '?isArticle=true') =>
    server().call(who, 'GET', `/data/v1/items/${id}/display${query}`);
  const addressOf = async (who: SignedIn) =>
    String((await display(who)).body.url).replace(server().deps.config.publicUrl, '');
  return { workspace, id, display, addressOf };
}
const open = (url: string) => server().call(undefined, 'GET', url);

describe('the display host', () => {
  it('shows an own article to anybody who has its signed address, in three formats', async () => {
    const { workspace, id, addressOf } = await article();
    const url = await addressOf(await workspace.member());
    expect(url).toMatch(new RegExp(`^/display/article/${id}[.]html[?]`));
    expect((await open(url)).text).toContain('<h1 dir="auto">Numbats &amp; more</h1>');
    expect((await open(url.replace('.html', '.json'))).body.article).toMatchObject({ headline: 'Numbats & more' });
    const xml = await open(url.replace('.html', '.xml'));
    expect(readNewsItem(xml.text)).toMatchObject({ headline: 'Numbats & more', pubStatus: 'withheld' });
    const { number } = await makePublishChannel(server(), workspace.departmentId);
    const body = { articleIds: [id], channels: [String(number)] };
    await workspace.call('POST', `/workspace/v1/article/publish?ownerId=${workspace.groupId}`, body);
    expect(readNewsItem((await open(url.replace('.html', '.xml'))).text)).toMatchObject({ pubStatus: 'usable' });
    expect((await open(url.replace('.html', '.htm'))).status).not.toBe(200);
    expect((await open(url.replace('signature=', 'signature=A'))).status).toBe(404);
  });

  it('gives addresses of own articles only to those who hold them in a workspace', async () => {
    const { workspace, display } = await article();
    const colleague = await server().person({ id: workspace.departmentId, realm: workspace.editor.realm, name: '' });
    const stranger = await server().person(await server().department(), { admin: true });
    expect((await display(colleague)).status).toBe(404);
    expect((await display(stranger)).status).toBe(404);
    expect((await display(workspace.editor, '')).status).toBe(404);
  });

  it('no longer shows an own article to somebody who left the user group', async () => {
    const { workspace, addressOf } = await article();
    const member = await workspace.member();
    const url = await addressOf(member);
    expect((await open(url)).status).toBe(200);
    await server().deps.db.deleteFrom('user_group_member').where('user_id', '=', member.userId).execute();
    expect((await open(url)).status).toBe(410);
  });
});
