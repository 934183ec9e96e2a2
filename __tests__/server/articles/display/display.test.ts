import { isValidDisplay, signDisplay } from '@server/articles/display/displaySignature';
import { readNewsItem } from '@server/engine/newsml/newsItem';
import { newsmlSchemaMissing, schemaErrors } from '../../../support/engine/newsmlSchema';
import { addSource, storeArticle } from '../../../support/server/storeArticle';
import { makeSource, makeTopic, topicBody } from '../../../support/server/topicBuilders';
import { useTestApp, type SignedIn } from '../../../support/server/testApp';

let now = new Date('2026-11-02T10:00:00Z');
const app = useTestApp({ clock: () => now });
let user: SignedIn;
let stranger: SignedIn;
let item: string;

beforeAll(async () => {
  const { db } = app().deps;
  const department = await app().department();
  user = await app().person(department);
  stranger = await app().person(await app().department());
  await addSource(db, 'wire');
  const channel = await makeSource(app(), { departmentId: department.id, type: 'CHANNEL' });
  item = await storeArticle(db, { headline: 'Insulin & more', sourceId: channel, departmentId: department.id });
  await db
    .updateTable('item_version')
    .set({
      body_html:
        '<p>It doses insulin.</p><script>alert(1)</script><img src="https://x.example/a.png" onerror="alert(2)">',
      summary: 'A <b>summary</b>',
      url: 'https://news.example/a',
    })
    .where('item_id', '=', item)
    .execute();
});

beforeEach(() => {
  now = new Date('2026-11-02T10:00:00Z');
});

async function addressOf(query = '', who = user): Promise<string> {
  const { body } = await app().call(who, 'GET', `/data/v1/items/${item}/display${query}`);
  expect(body.url).toMatch(/^http:\/\/localhost:8080\/display\//);
  return body.url.replace('http://localhost:8080', '');
}
const open = (url: string) => app().call(undefined, 'GET', url);

describe('the display host', () => {
  it('shows an article to anybody who has its signed address, in three formats', async () => {
    const url = await addressOf();
    const page = await open(url);
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.text).toContain('<h1 dir="auto">Insulin &amp; more</h1>');
    expect(page.text).toContain('A &lt;b&gt;summary&lt;/b&gt;');
    const json = await open(url.replace('.html', '.json'));
    expect(json.body.article).toMatchObject({ itemId: item, headline: 'Insulin & more', similar: [] });
    const xml = await open(url.replace('.html', '.xml'));
    expect(xml.headers['content-type']).toBe('application/xml; charset=utf-8');
    const document = readNewsItem(xml.text);
    expect(document).toMatchObject({
      guid: `tag:localhost,2026:item/${item}`,
      version: 1,
      pubStatus: 'usable',
      headline: 'Insulin & more',
      description: ['A <b>summary</b>'],
      original: { link: 'https://news.example/a' },
    });
    expect(document.bodyHtml).toContain('<p>It doses insulin.</p>');
    expect(document.bodyHtml).not.toMatch(/script|onerror/);
    if (newsmlSchemaMissing === null) expect(schemaErrors([xml.text])).toEqual([[]]);
  });

  it('doesn’t reveal how the person who made the address labeled the article', async () => {
    await app().call(user, 'PUT', `/data/v1/articles/${item}/label/starred?on=true`);
    const url = (await addressOf()).replace('.html', '.json');
    expect((await open(url)).body.article.labels).toEqual([]);
  });

  it('sends strict headers: no scripts, no indexing, no referrer, no caching', async () => {
    const page = await open(await addressOf());
    expect(page.text).not.toMatch(/<script|onerror/);
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; img-src .*; sandbox /);
    expect(page.headers['content-security-policy']).not.toContain('script-src');
    expect(page.headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    expect(page.text).toContain('<meta name="robots" content="noindex, nofollow, noarchive">');
  });

  it('highlights the words of the search, and of a topic of the user', async () => {
    const topic = await makeTopic(app(), user, topicBody({ query: 'doses' }));
    const page = await open(await addressOf(`?PROFILE=${topic}&REQUEST=insulin`));
    expect(page.text).toContain('It <mark>doses</mark> <mark>insulin</mark>.');
  });

  it('refuses an address after an hour, and one of which anything was changed, added, or removed', async () => {
    const url = await addressOf('?REQUEST=insulin');
    const wrong = [
      url.replace(`/item/${item}`, `/item/${item}0`),
      url.replace('/item/', '/article/'),
      url.replace(user.departmentId, stranger.departmentId),
      url.replace('REQUEST=insulin', 'REQUEST=doses'),
      url.replace('&REQUEST=insulin', ''),
      url.replace(/expires=\d+/, 'expires=99999999999'),
      `${url}&version=1`,
      `${url}&department=other`,
      url.replace(/signature=.*/, 'signature=made-up'),
    ];
    for (const one of wrong) expect([one, (await open(one)).status]).toEqual([one, 404]);
    now = new Date('2026-11-02T10:59:59Z');
    expect((await open(url)).status).toBe(200);
    now = new Date('2026-11-02T11:00:01Z');
    const expired = await open(url);
    expect([expired.status, expired.text.includes('This address isn’t valid or has expired.')]).toEqual([404, true]);
    expect((await open(url.replace('.html', '.json'))).body.errorCode).toBe('NOT_FOUND');
  });

  it('returns a page for the cut address of a page, and an error for that of a document', async () => {
    const url = await addressOf('?REQUEST=insulin');
    for (const cut of [url.replace(/&signature=.*/, ''), url.replace(/\?.*/, ''), `${url}&UID=a&UID=b`]) {
      const page = await open(cut);
      expect([cut, page.status, page.headers['content-type']]).toEqual([cut, 404, 'text/html; charset=utf-8']);
      expect(page.text).toContain('This address isn’t valid or has expired.');
      expect(page.headers['x-robots-tag']).toBe('noindex, nofollow, noarchive');
      const document = await open(cut.replace('.html', '.json'));
      expect([cut, document.status, document.body.errorCode]).toEqual([cut, 400, 'VALIDATION']);
    }
    expect((await open(url.replace('.html', '.pdf'))).status).toBe(400);
  });

  it('gives an address only for an article that the user can read', async () => {
    expect((await app().call(stranger, 'GET', `/data/v1/items/${item}/display`)).status).toBe(404);
  });

  it('shows that an article was withdrawn that no longer exists', async () => {
    const { db } = app().deps;
    const gone = await storeArticle(db, { headline: 'Gone soon' });
    const { body } = await app().call(user, 'GET', `/data/v1/items/${gone}/display`);
    const url = body.url.replace('http://localhost:8080', '');
    expect((await open(url)).status).toBe(200);
    await db.deleteFrom('match_queue').where('item_id', '=', gone).execute();
    await db.deleteFrom('item_version').where('item_id', '=', gone).execute();
    await db.deleteFrom('item').where('id', '=', gone).execute();
    const page = await open(url);
    expect([page.status, page.text.includes('<h1>This article was withdrawn.</h1>')]).toEqual([410, true]);
    expect((await open(url.replace('.html', '.json'))).body).toEqual({
      errorCode: 'WITHDRAWN',
      errorMessage: 'This article was withdrawn.',
    });
  });
});

describe('the signature of an address', () => {
  const secret = Buffer.from('a secret');
  const article = { kind: 'item', id: '1' } as const;
  const parameters = new URLSearchParams({ department: 'd', expires: '2000' });
  parameters.set('signature', signDisplay(secret, article, parameters));

  it('does not depend on the order of the parameters, but on the secret and the time', () => {
    const reversed = new URLSearchParams([...parameters].reverse());
    expect(isValidDisplay(secret, article, reversed, new Date(1_999_999))).toBe(true);
    expect(isValidDisplay(secret, article, reversed, new Date(2_000_000))).toBe(false);
    expect(isValidDisplay(Buffer.from('other'), article, parameters, new Date(0))).toBe(false);
    expect(isValidDisplay(secret, { kind: 'article', id: '1' }, parameters, new Date(0))).toBe(false);
  });
});
