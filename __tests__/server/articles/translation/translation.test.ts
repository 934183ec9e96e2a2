import fc from 'fast-check';
import type { ServerResponse } from 'node:http';
import { limits } from '@contract/limits';
import { translationLanguageOf, translationLanguages } from '@contract/translationLanguages';
import { htmlParts } from '@server/articles/translation/htmlParts';
import { translationRefusal } from '@server/articles/translation/mayTranslate';
import type { TranslationConfig } from '@server/config/models';
import { sendJson, startModelServer, type ModelRequest, type ModelServer } from '../../../support/server/modelServer';
import { NewsletterWorkspace } from '../../../support/server/newsletterWorkspace';
import { makePublishChannel, writeOwnArticle } from '../../../support/server/ownArticles';
import { addSource, storeArticle } from '../../../support/server/storeArticle';
import { startTestApp, type SignedIn, type TestApp } from '../../../support/server/testApp';

let app: TestApp;
let user: SignedIn;
let stranger: SignedIn;
let item: string;
let service: ModelServer;
const translation: TranslationConfig = {};

beforeAll(async () => {
  service = await startModelServer();
  app = await startTestApp({ config: { translation } });
  user = await app.person(await app.department());
  stranger = await app.person(await app.department());
  const { db } = app.deps;
  await addSource(db, 'wire');
  item = await storeArticle(db, { headline: 'Insulin & more' });
  await db
    .updateTable('item_version')
    .set({ body_html: '<p>One.</p><p>Two.</p>', summary: '', url: 'https://news.example/a' })
    .where('item_id', '=', item)
    .execute();
}, 60_000);
beforeEach(() => {
  service.requests.length = 0;
  delete translation.service;
  delete translation.pageUrl;
});
afterAll(async () => {
  await app.close();
  await service.close();
});

const options = async (who = user) => (await app.call(who, 'GET', `/data/v1/items/${item}/translation`)).body;
const translate = (body: object = { source: 'en', target: 'de' }, who = user) =>
  app.call(who, 'POST', `/data/v1/items/${item}/translation`, body);

describe('how an article can be translated', () => {
  it('is not at all if nothing is configured', async () => {
    expect(await options()).toEqual({ by: 'none', pageUrl: null, refused: null });
    expect((await translate()).body.errorMessage).toBe('Translation is not set up. Ask your administrator.');
  });

  it('is a page of another site, which gets the signed address of the article', async () => {
    translation.pageUrl = 'https://translate.example/?sl={source}&tl={target}&u={url}';
    const { by, pageUrl } = await options();
    expect(by).toBe('page');
    expect(pageUrl).toMatch(/^https:\/\/translate\.example\/\?sl=\{source\}&tl=\{target\}&u=http%3A/);
    const address = new URL(String(new URL(pageUrl).searchParams.get('u')));
    const page = await app.call(undefined, 'GET', address.pathname + address.search);
    expect([page.status, page.text.includes('Insulin &amp; more')]).toEqual([200, true]);
  });

  it('is in place if a service is configured', async () => {
    translation.service = { url: service.url };
    expect(await options()).toMatchObject({ by: 'service', pageUrl: null });
    expect((await app.call(stranger, 'GET', '/data/v1/items/999999/translation')).status).toBe(404);
  });

  it('refuses a draft, and sends a published own article only if the department allows it', async () => {
    translation.service = { url: service.url };
    service.respond(libre((text) => text));
    const workspace = await NewsletterWorkspace.open(app);
    const { editor, groupId, departmentId } = workspace;
    const id = await writeOwnArticle(app, editor, groupId);
    const path = `/data/v1/items/${id}/translation?isArticle=true`;
    const refused = async () => (await app.call(editor, 'GET', path)).body.refused;
    const sent = async () => (await app.call(editor, 'POST', path, { source: 'en', target: 'de' })).status;
    expect([await refused(), await sent()]).toEqual(['draft', 403]);
    delete translation.service;
    expect(await refused()).toBeNull();
    translation.service = { url: service.url };
    const channel = await makePublishChannel(app, departmentId);
    const published = await workspace.call('POST', `/workspace/v1/article/publish?ownerId=${groupId}`, {
      articleIds: [id],
      channels: [String(channel.number)],
    });
    expect(published.status).toBe(200);
    expect([await refused(), await sent()]).toEqual(['ownArticle', 403]);
    expect(service.requests).toEqual([]);
    const settings = JSON.stringify({ translateOwnArticles: true });
    await app.deps.db.updateTable('department').set({ settings }).where('id', '=', departmentId).execute();
    expect([await refused(), await sent()]).toEqual([null, 200]);
  });

  it('never includes drafts, and own articles only if the department allows it', () => {
    const sent = (isOwn: boolean, isDraft: boolean, translateOwnArticles: boolean) =>
      translationRefusal({ isOwn, isDraft }, { translateOwnArticles });
    expect([sent(true, true, true), sent(true, true, false), sent(false, true, true)]).toEqual(Array(3).fill('draft'));
    expect([sent(true, false, false), sent(true, false, true)]).toEqual(['ownArticle', null]);
    expect([sent(false, false, false), sent(false, false, true)]).toEqual([null, null]);
  });
});

/** Answers like LibreTranslate. */
const libre =
  (translated: (text: string) => unknown) =>
  ({ body }: ModelRequest, response: ServerResponse): void =>
    sendJson(response, { translatedText: body.q.map(translated) });

describe('translating in place', () => {
  it('sends the texts to LibreTranslate and returns the translation', async () => {
    translation.service = { url: `${service.url}/`, key: 'word' };
    service.respond(libre((text) => text.replaceAll('One', 'Eins').replaceAll('Insulin', 'Das Insulin')));
    const { status, body } = await translate({ source: 'en', target: 'zh-TW' });
    expect(status).toBe(200);
    expect(body).toEqual({ headline: 'Das Insulin & more', description: '', body: '<p>Eins.</p><p>Two.</p>' });
    expect(service.requests.map(({ path, body: sent }) => [path, sent])).toEqual([
      ['/translate', { q: ['Insulin & more'], source: 'en', target: 'zt', format: 'text', api_key: 'word' }],
      ['/translate', { q: ['<p>One.</p><p>Two.</p>'], source: 'en', target: 'zt', format: 'html', api_key: 'word' }],
    ]);
  });

  it('asks a language model if one is named', async () => {
    translation.service = { url: service.url, model: 'small', key: 'word' };
    service.respond(({ body }, response) =>
      sendJson(response, { choices: [{ message: { content: body.messages[1].content.toUpperCase() } }] }),
    );
    const { body } = await translate();
    expect(body).toMatchObject({ headline: 'INSULIN & MORE', body: '<p>ONE.</p><p>TWO.</p>' });
    const [first] = service.requests;
    expect([first?.path, first?.headers.authorization]).toEqual(['/chat/completions', 'Bearer word']);
    expect(first?.body.messages[0].content).toContain('from English to German');
  });

  it('sanitizes the HTML of the service', async () => {
    translation.service = { url: service.url };
    service.respond(
      libre(
        () => '<p onclick="x()">Ja<script>alert(1)</script><a href="javascript:x()">hier</a><style>p{}</style></p>',
      ),
    );
    const { body } = await translate();
    expect(body.body).toMatch(/^<p>Ja(<a>)?hier(<\/a>)?<\/p>$/);
  });

  it.each([
    ['an error', (response: ServerResponse) => sendJson(response, { error: 'busy' }, 429)],
    ['fewer texts', (response: ServerResponse) => sendJson(response, { translatedText: [] })],
    ['other values', (response: ServerResponse) => sendJson(response, { translatedText: [{}] })],
    ['no JSON', (response: ServerResponse) => void response.end('<html>')],
    ['a broken response', (response: ServerResponse) => void response.destroy()],
  ])('fails if the service sends %s', async (_what, answer) => {
    translation.service = { url: service.url };
    service.respond((_request, response) => answer(response));
    const { status, body } = await translate();
    expect([status, body]).toEqual([
      502,
      { errorCode: 'TRANSLATION_FAILED', errorMessage: 'Failed to translate the article.' },
    ]);
  });

  it('needs two different languages of the list', async () => {
    translation.service = { url: service.url };
    for (const body of [{ source: 'en' }, { source: 'en', target: 'en' }, { source: 'xx', target: 'de' }])
      expect((await translate(body)).status).toBe(400);
    expect(service.requests).toEqual([]);
  });
});

describe('htmlParts', () => {
  it('splits between blocks and loses nothing but blank parts', () => {
    const block = fc.constantFrom('<p>Text</p>', '<h2>Heading</h2>', 'loose', '<ul><li>a</li><li>b</li></ul>');
    fc.assert(
      fc.property(fc.array(block), fc.integer({ min: 1, max: 60 }), (blocks, length) => {
        const parts = htmlParts(blocks.join(''), length);
        expect(parts.join('')).toBe(blocks.join(''));
        expect(parts.every((part) => part.length <= length || htmlParts(part, 1).length === 1)).toBe(true);
      }),
    );
    expect(htmlParts('<p>a</p>'.repeat(1_000), limits.translationPart)).toHaveLength(2);
  });
});

describe('the list of languages', () => {
  it('has about 100 languages that Intl can name, each once', () => {
    const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
    expect(translationLanguages.length).toBeGreaterThanOrEqual(100);
    expect(new Set(translationLanguages).size).toBe(translationLanguages.length);
    expect(translationLanguages.filter((code) => names.of(code) === undefined)).toEqual([]);
  });

  it('contains the language of an article by its primary code', () => {
    const codes = ['en-US', 'zh', 'zh-Hant', 'zh_TW', 'no', 'xx'].map(translationLanguageOf);
    expect(codes).toEqual(['en', 'zh-CN', 'zh-TW', 'zh-TW', 'nb', undefined]);
  });
});
