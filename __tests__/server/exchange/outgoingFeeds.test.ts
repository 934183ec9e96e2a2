import { parseFeed } from '@server/engine/feeds/parseFeed';
import { childOf, childrenOf, descendants, textOf } from '@server/engine/feeds/xmlContent';
import { readXmlTree } from '@server/engine/feeds/xmlTree';
import { readNewsDocuments } from '@server/engine/newsml/readNewsDocuments';
import { requireWellFormed } from '@server/engine/newsml/wellFormed';
import { newsmlSchemaMissing, schemaErrors } from '../../support/engine/newsmlSchema';
import { describeUnless } from '../../support/jest/describeIf';
import { NewsletterWorkspace } from '../../support/server/newsletterWorkspace';
import { encodedDocument, makePublishChannel, writeOwnArticle } from '../../support/server/ownArticles';
import { allowPushing, ninjs, push } from '../../support/server/pushedNews';
import { pixelPng, uploadFile } from '../../support/server/uploadFile';
import { useTestApp, type Answer } from '../../support/server/testApp';

const server = useTestApp();

/** A channel with a feed, and a workspace whose editor publishes to it. */
async function newsroom() {
  const workspace = await NewsletterWorkspace.open(server());
  const { departmentId, editor, groupId } = workspace;
  const admin = await server().person({ id: departmentId, realm: editor.realm, name: '' }, { admin: true });
  const channel = await makePublishChannel(server(), departmentId);
  const settings = `/iam/v1/department/publishchannels/${channel.id}`;
  const makeFeed = async () => (await server().call(admin, 'POST', `${settings}/feed`)).body;
  const write = (headline: string, more: object = {}) =>
    writeOwnArticle(server(), editor, groupId, { headline, bodyHtml: `<p>${headline} &amp; more.</p>`, ...more });
  const publish = (articleId: string, channels = [channel]) =>
    workspace.call('POST', `/workspace/v1/article/publish?ownerId=${groupId}`, {
      articleIds: [articleId],
      channels: channels.map(({ number }) => String(number)),
    });
  const save = (articleId: string, headline: string) =>
    workspace.call('PUT', `/workspace/v1/articles/${articleId}`, {
      article: encodedDocument({ headline }),
      ownerId: groupId,
    });
  const unpublish = (articleId: string) =>
    workspace.call('POST', `/workspace/v1/article/unpublish?ownerId=${groupId}`, [{ articleId }]);
  return { workspace, admin, channel, settings, makeFeed, write, publish, save, unpublish };
}

/** Reads an address as somebody who isn't signed in. */
async function read(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await server().app.inject({ method: 'GET', url: new URL(url).pathname, headers });
  return { status: answer.statusCode, body: undefined, text: answer.payload, headers: answer.headers };
}

async function itemsOf(url: string) {
  const { text, headers } = await read(url);
  const feed = await parseFeed({
    bytes: Buffer.from(text),
    contentType: String(headers['content-type']),
    url,
    receivedAt: new Date(),
  });
  if (feed.kind !== 'feed') throw new Error(`No feed: ${text.slice(0, 200)}`);
  return feed.items;
}

describe('the feed of a publish channel', () => {
  it('is off until an administrator makes its address, which is stored as a hash and shown once', async () => {
    const { admin, settings, makeFeed, channel } = await newsroom();
    expect((await server().call(admin, 'GET', `${settings}/exchange`)).body.feed).toBeNull();
    const addresses = await makeFeed();
    expect(Object.keys(addresses)).toEqual(['atom', 'json', 'xml']);
    const token = /\/feeds\/([\w-]{43})\.atom$/.exec(addresses.atom)?.[1] ?? '';
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const stored = await server()
      .deps.db.selectFrom('feed_address')
      .selectAll()
      .where('source_id', '=', channel.id)
      .execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    const { body } = await server().call(admin, 'GET', `${settings}/exchange`);
    expect(body.feed).toEqual({ createdAt: expect.any(String) });
    expect(JSON.stringify(body)).not.toContain(token);
  });

  it('has what is published in the channel, as our own readers read it, and not what others pushed', async () => {
    const { admin, channel, makeFeed, write, publish } = await newsroom();
    const addresses = await makeFeed();
    expect(await itemsOf(addresses.atom)).toEqual([]);
    const id = await write('Numbat census ends');
    await write('A draft');
    const key = await allowPushing(server(), admin, channel.id);
    await push(server(), { channelId: channel.id, key, bytes: ninjs({ headline: 'Pushed' }) });
    await publish(id);
    for (const url of [addresses.atom, addresses.json]) {
      expect(await itemsOf(url)).toMatchObject([
        {
          guid: `tag:localhost,2026:article/${id}`,
          headline: 'Numbat census ends',
          html: '<p>Numbat census ends &amp; more.</p>',
          author: ['Edith Tor'],
          language: 'en',
        },
      ]);
    }
  });

  it('has the files that an article attaches, at addresses that work', async () => {
    const { workspace, makeFeed, write, publish } = await newsroom();
    const addresses = await makeFeed();
    const upload = await uploadFile(server(), workspace.editor, { bytes: pixelPng, ownerId: workspace.groupId });
    const id = String(upload.body.attachmentId);
    const more = { description: '', link: '', previewPath: '', contentType: 'image/png', size: null };
    await publish(await write('Numbat census', { attachments: [{ type: 'file', id, headline: 'A pixel', ...more }] }));
    for (const url of [addresses.atom, addresses.json]) {
      const [item] = await itemsOf(url);
      expect(item?.enclosures).toMatchObject([{ type: 'image/png' }]);
      const file = new URL(item?.enclosures[0]?.url ?? '');
      expect((await server().call(undefined, 'GET', file.pathname + file.search)).status).toBe(200);
      // As long as pictures: feed readers keep what they have read.
      const days = (Number(file.searchParams.get('expires')) - Date.now() / 1_000) / 86_400;
      expect(days).toBeGreaterThan(3_600);
    }
    const [document] = readNewsDocuments(Buffer.from((await read(addresses.xml)).text), '', { receivedAt: new Date() });
    if (document?.kind !== 'item') throw new Error('The feed has no item.');
    expect(document.item.related).toMatchObject([{ title: 'A pixel' }]);
  });

  it('keeps the rules of Atom and of JSON Feed', async () => {
    const { makeFeed, write, publish, unpublish } = await newsroom();
    const addresses = await makeFeed();
    const ids = [await write('Numbat <census> ends'), await write('Quoll & friends'), await write('Withdrawn')];
    for (const id of ids) await publish(id);
    await unpublish(ids[2] ?? '');

    const atom = await read(addresses.atom);
    expect(atom.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    requireWellFormed(atom.text);
    const [feed] = descendants(readXmlTree(atom.text, addresses.atom), ({ name }) => name === 'feed');
    if (!feed) throw new Error('There is no feed.');
    // RFC 4287, sections 4.1.1 and 4.1.2; dates are those of RFC 3339.
    const only = (element: typeof feed, name: string) => {
      expect(childrenOf(element, name)).toHaveLength(1);
      return textOf(childOf(element, name));
    };
    const entries = childrenOf(feed, 'entry');
    expect(entries).toHaveLength(2);
    expect(childrenOf(feed, 'author')).toHaveLength(1);
    for (const element of [feed, ...entries]) {
      expect(only(element, 'id')).toMatch(/^tag:/);
      expect(only(element, 'title')).not.toBe('');
      expect(only(element, 'updated')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
    }
    expect(new Set(entries.map((entry) => only(entry, 'id'))).size).toBe(2);
    expect(atom.text).toContain(`<at:deleted-entry ref="tag:localhost,2026:article/${ids[2]}"`);

    const json = await read(addresses.json);
    expect(json.headers['content-type']).toBe('application/feed+json; charset=utf-8');
    const parsed = JSON.parse(json.text);
    expect(parsed).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', feed_url: addresses.json });
    expect(
      parsed.items.map((item: Record<string, unknown>) => typeof (item.content_html ?? item.content_text)),
    ).toEqual(['string', 'string', 'string']);
    expect(new Set(parsed.items.map(({ id }: { id: string }) => id)).size).toBe(3);
  });

  it('reports each version and the withdrawal to another installation', async () => {
    const { makeFeed, write, publish, save, unpublish } = await newsroom();
    const { xml } = await makeFeed();
    const other = await newsroom();
    const key = await allowPushing(server(), other.admin, other.channel.id);
    const relay = async () => {
      const { text } = await read(xml);
      const answer = await push(server(), {
        channelId: other.channel.id,
        key,
        bytes: text,
        contentType: 'application/xml',
      });
      return answer.body.documents.map(({ status }: { status: string }) => status);
    };
    const found = async () =>
      (await server().call(other.admin, 'POST', '/data/v1/search', { queryString: 'numbat' })).body.results;
    const id = await write('Numbat census ends');
    await publish(id);
    expect(await relay()).toEqual(['CREATED']);
    expect(await relay()).toEqual(['UNCHANGED']);
    await save(id, 'Numbat census begins');
    expect(await relay()).toEqual(['UNCHANGED']);
    await publish(id);
    expect(await relay()).toEqual(['UPDATED']);
    expect(await found()).toMatchObject([{ headline: 'Numbat census begins' }]);
    await unpublish(id);
    expect(await relay()).toEqual(['WITHDRAWN']);
    expect(await found()).toEqual([]);
    await publish(id);
    expect(await relay()).toEqual(['UPDATED']);
    expect(await found()).toMatchObject([{ headline: 'Numbat census begins' }]);
  });

  it('returns 304 to clients that have it, and is never indexed or kept in shared caches', async () => {
    const { makeFeed, write, publish } = await newsroom();
    const { atom, json } = await makeFeed();
    await publish(await write('Numbat census ends'));
    const { headers } = await read(atom);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex, nofollow, noarchive',
    });
    expect(headers['set-cookie']).toBeUndefined();
    const etag = String(headers.etag);
    const since = String(headers['last-modified']);
    const again = await read(atom, { 'if-none-match': `"other", ${etag}` });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await read(atom, { 'if-modified-since': since })).status).toBe(304);
    expect((await read(atom, { 'if-modified-since': since, 'if-none-match': '"other"' })).status).toBe(200);
    expect((await read(json, { 'if-none-match': etag })).status).toBe(200);
    await publish(await write('Quoll sightings double'));
    expect((await read(atom, { 'if-none-match': etag })).status).toBe(200);
  });

  it('returns 410 for a replaced or revoked address and for a removed channel, and 404 for an unknown one', async () => {
    const { admin, channel, settings, makeFeed } = await newsroom();
    const first = await makeFeed();
    const second = await makeFeed();
    expect([(await read(first.atom)).status, (await read(second.atom)).status]).toEqual([410, 200]);
    expect((await server().call(admin, 'DELETE', `${settings}/feed`)).status).toBe(200);
    expect((await read(second.json)).status).toBe(410);
    const third = await makeFeed();
    await server().call(admin, 'POST', '/iam/v1/department/channels/delete', { ids: [channel.id] });
    expect((await read(third.xml)).status).toBe(410);
    expect((await read(`http://localhost/feeds/${'a'.repeat(43)}.atom`)).status).toBe(404);
  });

  it('is given to administrators of the channel’s department only', async () => {
    const { workspace, settings } = await newsroom();
    const stranger = await newsroom();
    const status = async (method: 'POST' | 'DELETE', who: typeof stranger.admin) =>
      (await server().call(who, method, `${settings}/feed`)).status;
    expect([await status('POST', workspace.editor), await status('POST', stranger.admin)]).toEqual([403, 404]);
    expect([await status('DELETE', workspace.editor), await status('DELETE', stranger.admin)]).toEqual([403, 404]);
  });
});

describeUnless(newsmlSchemaMissing, 'the feed of a publish channel as NewsML-G2', () => {
  it('is valid under the Core schema', async () => {
    const { makeFeed, write, publish, unpublish } = await newsroom();
    const { xml } = await makeFeed();
    const original = { publication: 'The Wire', link: 'https://wire.example/a?b=1&c=2' };
    const ids = [await write('Numbat <census> ends', { original }), await write('Withdrawn')];
    for (const id of ids) await publish(id);
    await unpublish(ids[1] ?? '');
    const { text } = await read(xml);
    expect(text).toContain('<pubStatus qcode="stat:canceled"/>');
    expect(schemaErrors([text])).toEqual([[]]);
  }, 30_000);
});
