import { sql } from 'kysely';
import { readNewsItem } from '@server/engine/newsml/newsItem';
import { Percolator } from '@server/engine/percolator/percolator';
import { ArticleMatcher } from '@server/matching/matchArticles';
import { articlesStored } from '@server/metrics/metrics';
import { NewsletterWorkspace } from '../../support/server/newsletterWorkspace';
import { encodedDocument, makePublishChannel, writeOwnArticle } from '../../support/server/ownArticles';
import { subscribe } from '../../support/server/insertRows';
import { addSource } from '../../support/server/storeArticle';
import { useTestApp, type SignedIn } from '../../support/server/testApp';
import { companyTopicBody, makeGroup, makeTopic, topicBody } from '../../support/server/topicBuilders';

const server = useTestApp();

interface Newsroom {
  workspace: NewsletterWorkspace;
  admin: SignedIn;
  channel: { id: string; number: number };
  articleId: string;
}

async function newsroom(): Promise<Newsroom> {
  const workspace = await NewsletterWorkspace.open(server());
  const department = { id: workspace.departmentId, realm: workspace.editor.realm, name: '' };
  const admin = await server().person(department, { admin: true, publish: true });
  await server()
    .deps.db.insertInto('user_group_member')
    .values({ group_id: workspace.groupId, user_id: admin.userId })
    .execute();
  const channel = await makePublishChannel(server(), workspace.departmentId);
  const articleId = await writeOwnArticle(server(), workspace.editor, workspace.groupId);
  return { workspace, admin, channel, articleId };
}

const publish = ({ workspace, articleId }: Newsroom, body: object, who = workspace.editor) =>
  server().call(who, 'POST', `/workspace/v1/article/publish?ownerId=${workspace.groupId}`, {
    articleIds: [articleId],
    ...body,
  });

const update = ({ workspace, articleId }: Newsroom) =>
  workspace.call('PUT', `/workspace/v1/article/${articleId}/publish/update?ownerId=${workspace.groupId}`);

const unpublish = ({ workspace, articleId }: Newsroom, version?: number) =>
  workspace.call('POST', `/workspace/v1/article/unpublish?ownerId=${workspace.groupId}`, [{ articleId, version }]);

const card = async ({ workspace, articleId }: Newsroom) =>
  (await workspace.call('GET', `/workspace/v1/articles/${articleId}?ownerId=${workspace.groupId}`)).body.article;

async function found(who: SignedIn, body: object): Promise<{ itemId: string; publication: string }[]> {
  const answer = await server().call(who, 'POST', '/data/v1/search', { queryString: '', ...body });
  return answer.body.results;
}

async function matchAll(): Promise<void> {
  const matcher = new ArticleMatcher(server().deps.db, new Percolator());
  while ((await matcher.matchBatch(new Date())) > 0);
}

const matchesOf = async (topicId: string): Promise<string[]> => {
  const rows = await server()
    .deps.db.selectFrom('topic_match')
    .select('item_id')
    .where('topic_id', '=', topicId)
    .execute();
  return rows.map((row) => row.item_id);
};

describe('an article that is published to a channel', () => {
  it('is found by everyone in the department, once, and by nobody else', async () => {
    const room = await newsroom();
    const answer = await publish(room, { channels: [String(room.channel.number)] });
    expect(answer.body.articles).toEqual([
      { articleId: room.articleId, status: 'PUBLISHED', publishedId: room.articleId, version: 1 },
    ]);
    expect(await card(room)).toMatchObject({ state: 'Published', publishedVersion: 1 });
    const reader = await room.workspace.member();
    const results = await found(reader, { queryString: 'numbat' });
    expect(results).toMatchObject([{ headline: 'Numbat census ends', publication: 'House News' }]);
    const stranger = await server().person(await server().department());
    expect(await found(stranger, { queryString: 'numbat' })).toEqual([]);
    expect((await server().call(reader, 'GET', `/data/v1/items/${results[0]?.itemId ?? ''}`)).status).toBe(200);
  });

  it('matches topics that name the channel or have all sources, and no others', async () => {
    const room = await newsroom();
    const { admin, channel } = room;
    const topic = (more: object) => makeTopic(server(), admin, topicBody({ query: 'numbat', ...more }));
    const naming = await topic({ name: 'Naming', addAllSources: false, sources: [{ id: channel.id }] });
    const all = await topic({ name: 'All', addAllSources: true, sources: [] });
    const other = await makePublishChannel(server(), room.workspace.departmentId, 'Other');
    const elsewhere = await topic({ name: 'Elsewhere', addAllSources: false, sources: [{ id: other.id }] });
    await publish(room, { channels: [String(channel.number)] });
    await matchAll();
    expect(
      [await matchesOf(naming), await matchesOf(all), await matchesOf(elsewhere)].map((ids) => ids.length),
    ).toEqual([1, 1, 0]);
  });

  it('stays as it was published while its draft changes, until it is published again', async () => {
    const room = await newsroom();
    const channels = [String(room.channel.number)];
    await publish(room, { channels });
    const change = { article: encodedDocument({ headline: 'Numbat census begins' }), ownerId: room.workspace.groupId };
    await room.workspace.call('PUT', `/workspace/v1/articles/${room.articleId}`, change);
    expect(await card(room)).toMatchObject({ state: 'Draft', publishedVersion: 1, title: 'Numbat census begins' });
    expect(await found(room.admin, { queryString: 'numbat' })).toMatchObject([{ headline: 'Numbat census ends' }]);
    await publish(room, { channels });
    expect(await found(room.admin, { queryString: 'numbat' })).toMatchObject([
      { headline: 'Numbat census begins', itemVersion: 2 },
    ]);
    expect(await card(room)).toMatchObject({ state: 'Published', publishedVersion: 2 });
  });

  it('names the channels that it is published in on its card', async () => {
    const room = await newsroom();
    const { name } = await server()
      .deps.db.selectFrom('department')
      .select('name')
      .where('id', '=', room.workspace.departmentId)
      .executeTakeFirstOrThrow();
    expect(await card(room)).toMatchObject({ publicationDto: [{ name }] });
    await publish(room, { channels: [String(room.channel.number)] });
    expect(await card(room)).toMatchObject({ publicationDto: [{ name: 'House News' }] });
  });

  it('is published again where it is published, by the update of its draft', async () => {
    const room = await newsroom();
    await publish(room, { channels: [String(room.channel.number)] });
    const change = { article: encodedDocument({ headline: 'Numbat census begins' }), ownerId: room.workspace.groupId };
    await room.workspace.call('PUT', `/workspace/v1/articles/${room.articleId}`, change);
    const answer = await update(room);
    expect([answer.status, answer.body]).toEqual([200, { articleId: room.articleId, version: 2 }]);
    expect(await found(room.admin, { queryString: 'numbat' })).toMatchObject([{ headline: 'Numbat census begins' }]);
    await unpublish(room);
    expect((await update(room)).status).toBe(409);
  });

  it('discards the changes since it was published', async () => {
    const room = await newsroom();
    await publish(room, { channels: [String(room.channel.number)] });
    const change = { article: encodedDocument({ headline: 'Numbat census begins' }), ownerId: room.workspace.groupId };
    await room.workspace.call('PUT', `/workspace/v1/articles/${room.articleId}`, change);
    const url = `/workspace/v1/article/${room.articleId}/discard?ownerId=${room.workspace.groupId}`;
    expect((await room.workspace.call('POST', url)).status).toBe(200);
    expect(await card(room)).toMatchObject({ state: 'Published', publishedVersion: 3, title: 'Numbat census ends' });
    expect(await found(room.admin, { queryString: 'numbat' })).toMatchObject([{ headline: 'Numbat census ends' }]);
  });

  it('is withdrawn from channels that are left out when it is published again', async () => {
    const room = await newsroom();
    const other = await makePublishChannel(server(), room.workspace.departmentId, 'Other');
    await publish(room, { channels: [String(room.channel.number), String(other.number)] });
    await publish(room, { channels: [String(other.number)] });
    expect(await found(room.admin, { queryString: 'numbat', grouping: 'NONE' })).toMatchObject([
      { publication: 'Other' },
    ]);
  });
});

describe('an article that is published to topics', () => {
  async function publishTopic({ admin, workspace }: Newsroom, more: object = {}): Promise<string> {
    const groupId = await makeGroup(server(), admin, { owner: workspace.departmentId });
    return makeTopic(server(), admin, {
      ...companyTopicBody(workspace.departmentId, groupId),
      publishOnly: true,
      query: 'wombat',
      ...more,
    });
  }

  it('is in their results whatever their query is, and in no other topic’s', async () => {
    const room = await newsroom();
    const topic = await publishTopic(room);
    const other = await publishTopic(room, { name: 'Other' });
    const answer = await publish(room, { profiles: [{ id: topic }] }, room.admin);
    expect(answer.body.articles).toMatchObject([{ status: 'PUBLISHED' }]);
    await matchAll();
    expect([await matchesOf(topic), await matchesOf(other)].map((ids) => ids.length)).toEqual([1, 0]);
    expect(await found(room.admin, { profile: topic })).toMatchObject([{ headline: 'Numbat census ends' }]);
    expect(await found(room.admin, { profile: topic, queryString: 'forests' })).toHaveLength(1);
    expect(await found(room.admin, { profile: other })).toEqual([]);
  });

  it('needs an administrator, and topics that accept published articles', async () => {
    const room = await newsroom();
    const topic = await publishTopic(room);
    expect((await publish(room, { profiles: [{ id: topic }] })).status).toBe(403);
    const plain = await makeTopic(server(), room.admin, topicBody({ name: 'Plain' }));
    expect((await publish(room, { profiles: [{ id: plain }] }, room.admin)).status).toBe(404);
    expect((await publish(room, {}, room.admin)).body.errorMessage).toBe(
      'Please select articles and profiles to publish.',
    );
  });
});

describe('an unpublished article', () => {
  it('is found nowhere, matches nothing, and is a draft again; its link answers 410', async () => {
    const room = await newsroom();
    const topic = await makeTopic(
      server(),
      room.admin,
      topicBody({ query: 'numbat', addAllSources: true, sources: [] }),
    );
    const { published: saved } = await card(room);
    await publish(room, { channels: [String(room.channel.number)] });
    await matchAll();
    const [before] = await found(room.admin, { queryString: 'numbat' });
    expect((await unpublish(room, 1)).status).toBe(200);
    expect(await found(room.admin, { queryString: 'numbat' })).toEqual([]);
    expect(await found(room.admin, { queryString: 'numbat', includeOldRevisions: true })).toEqual([]);
    expect(await matchesOf(topic)).toEqual([]);
    expect(await card(room)).toMatchObject({ state: 'Draft', publishedVersion: null, published: saved });
    for (const version of ['', '?version=1']) {
      const link = await server().call(room.admin, 'GET', `/data/v1/items/${before?.itemId ?? ''}${version}`);
      expect([link.status, link.body.errorMessage]).toEqual([410, 'This article was withdrawn.']);
    }
  });

  it('can be published again as it was', async () => {
    const room = await newsroom();
    const channels = [String(room.channel.number)];
    await publish(room, { channels });
    await unpublish(room);
    await publish(room, { channels });
    expect(await found(room.admin, { queryString: 'numbat' })).toHaveLength(1);
  });

  it('was published in the version that the caller saw', async () => {
    const room = await newsroom();
    await publish(room, { channels: [String(room.channel.number)] });
    const late = await unpublish(room, 7);
    expect([late.status, late.body.fields]).toEqual([409, { [room.articleId]: '1' }]);
    expect(await card(room)).toMatchObject({ state: 'Published' });
  });
});

describe('publishing a source’s article', () => {
  it('publishes a copy beside it, and the same copy again', async () => {
    const room = await newsroom();
    await addSource(server().deps.db, 'wire');
    const original = await room.workspace.article('Quoll sightings double', { publication: 'The Herald' });
    const once = await publish({ ...room, articleId: original.id }, { channels: [String(room.channel.number)] });
    const again = await publish({ ...room, articleId: original.id }, { channels: [String(room.channel.number)] });
    const [copy] = once.body.articles;
    expect(again.body.articles).toEqual([copy]);
    expect(await card({ ...room, articleId: original.id })).toMatchObject({ state: 'Original' });
    expect(await card({ ...room, articleId: copy.publishedId })).toMatchObject({ state: 'Published', isOwn: true });
    expect((await unpublish({ ...room, articleId: original.id })).status).toBe(409);
  });
});

it('keeps markup that is typed into a headline, as text, wherever the article is shown', async () => {
  const room = await newsroom();
  const { workspace, admin } = room;
  const headline = 'If a < b & <b>c</b> &amp; d, use <table>';
  const escaped = 'If a &lt; b &amp; &lt;b&gt;c&lt;/b&gt; &amp;amp; d, use &lt;table&gt;';
  const article = encodedDocument({ headline });
  await workspace.call('PUT', `/workspace/v1/articles/${room.articleId}`, { article, ownerId: workspace.groupId });
  const { body } = await workspace.call('GET', `/workspace/v1/articles/${room.articleId}?ownerId=${workspace.groupId}`);
  expect(body.article.title).toBe(headline);
  expect(readNewsItem(Buffer.from(body.document.article, 'base64').toString()).headline).toBe(headline);
  await publish(room, { channels: [String(room.channel.number)] });
  const [item] = await found(admin, { queryString: 'headline:use' });
  expect(item).toMatchObject({ headline });
  const shown = (await server().call(admin, 'GET', `/data/v1/items/${item?.itemId}`)).body.article;
  expect(shown).toMatchObject({ headline, headlineMarked: escaped });
  const { url } = (await server().call(admin, 'GET', `/data/v1/items/${item?.itemId}/display`)).body;
  const page = await server().app.inject({ url: new URL(String(url)).pathname + new URL(String(url)).search });
  expect(page.payload).toContain(`<h1 dir="auto">${escaped}</h1>`);
  const settings = `/iam/v1/department/publishchannels/${room.channel.id}`;
  const addresses = (await server().call(admin, 'POST', `${settings}/feed`)).body;
  const feed = (address: string) => server().app.inject({ url: new URL(address).pathname });
  expect((await feed(addresses.atom)).payload).toContain(`<title>${escaped}</title>`);
  expect((await feed(addresses.json)).json().items).toMatchObject([{ title: headline }]);
  expect((await feed(addresses.xml)).payload).toContain(`<headline>${escaped}</headline>`);
  const mail = await workspace.call('POST', `/workspace/v1/articles/send/preview?ownerId=${workspace.groupId}`, {
    subject: 'Read this',
    articleIds: [room.articleId],
    ownerIds: [],
    emails: [],
  });
  expect(Buffer.from(mail.body.contents[0].content, 'base64').toString()).toContain(escaped);
});

it('counts what is published as stored articles, and not what is only previewed', async () => {
  const room = await newsroom();
  const stored = async (outcome: string) =>
    (await articlesStored.get()).values.find(({ labels }) => labels.outcome === outcome)?.value ?? 0;
  const before = { created: await stored('new'), updated: await stored('new version') };
  const channels = [String(room.channel.number)];
  await room.workspace.call('POST', `/workspace/v1/article/publish/preview?ownerId=${room.workspace.groupId}`, {
    articleIds: [room.articleId],
    channels,
  });
  expect(await stored('new')).toBe(before.created);
  await publish(room, { channels });
  expect(await stored('new')).toBe(before.created + 1);
  await room.workspace.call('PUT', `/workspace/v1/articles/${room.articleId}`, {
    article: encodedDocument({ headline: 'Numbats wake' }),
    ownerId: room.workspace.groupId,
  });
  await update(room);
  expect(await stored('new version')).toBe(before.updated + 1);
});

describe('saving and publishing in one step', () => {
  const save = ({ workspace }: Newsroom, body: object) =>
    workspace.call('POST', '/workspace/v1/article/publish/save', { ownerId: workspace.groupId, ...body });

  it('writes a new article and publishes it', async () => {
    const room = await newsroom();
    const article = encodedDocument({ headline: 'Numbats sleep' });
    const { body } = await save(room, { article, channels: [String(room.channel.number)] });
    expect(body.articles).toMatchObject([{ status: 'PUBLISHED', version: 1 }]);
    expect(await found(room.admin, { queryString: 'numbats' })).toMatchObject([{ headline: 'Numbats sleep' }]);
  });

  it('makes one article of a new one that is sent again, because the response was lost', async () => {
    const room = await newsroom();
    const article = encodedDocument({ headline: 'Numbats sleep' });
    const body = { article, channels: [String(room.channel.number)], key: 'the-form-of-numbats' };
    const first = await save(room, body);
    expect((await save(room, body)).body).toEqual(first.body);
    expect(await found(room.admin, { queryString: 'numbats' })).toMatchObject([{ headline: 'Numbats sleep' }]);
    const again = await save(room, { ...body, article: encodedDocument({ headline: 'Numbats wake' }) });
    expect(again.body.articles).toMatchObject([{ articleId: first.body.articles[0].articleId, version: 2 }]);
    expect(await found(room.admin, { queryString: 'numbats' })).toMatchObject([{ headline: 'Numbats wake' }]);
  });

  it('publishes the next version of an article, unless it was changed meanwhile', async () => {
    const room = await newsroom();
    const article = encodedDocument({ headline: 'Numbats sleep' });
    const channels = [String(room.channel.number)];
    const body = { article, channels, articleId: room.articleId, version: 1 };
    expect((await save(room, body)).body.articles).toMatchObject([{ articleId: room.articleId, version: 2 }]);
    expect((await save(room, body)).body.errorCode).toBe('CHANGED_MEANWHILE');
    expect(await card(room)).toMatchObject({ state: 'Published', latestVersion: 2 });
  });

  it('saves nothing if publishing fails halfway', async () => {
    const room = await newsroom();
    const { db } = server().deps;
    await sql`create function refuse() returns trigger language plpgsql as 'begin raise exception ''halfway''; end'`.execute(
      db,
    );
    await sql`create trigger refuse before insert on publication execute function refuse()`.execute(db);
    const body = { article: encodedDocument({ headline: 'Numbats sleep' }), articleId: room.articleId };
    const answer = await save(room, { ...body, channels: [String(room.channel.number)] });
    await sql`drop function refuse cascade`.execute(db);
    expect(answer.status).toBe(500);
    expect(await card(room)).toMatchObject({ state: 'Draft', latestVersion: 1, title: 'Numbat census ends' });
    expect(await found(room.admin, { queryString: 'numbat' })).toEqual([]);
  });
});

describe('publishing items without a workspace', () => {
  it('places the published copy in the caller’s own workspace', async () => {
    const room = await newsroom();
    const { itemId } = await room.workspace.article('Quoll sightings double', { publication: 'The Herald' });
    const body = { items: [{ itemId }], channels: [String(room.channel.number)] };
    const { body: answer } = await room.workspace.call('POST', '/workspace/v1/items/publish', body);
    expect(answer.articles).toMatchObject([{ articleId: itemId, status: 'PUBLISHED', version: 1 }]);
    const own = await room.workspace.call('GET', '/workspace/v1/articles/all');
    expect(own.body.articles).toMatchObject([{ id: answer.articles[0].publishedId, state: 'Published' }]);
  });
});

describe('drafts that an article attaches', () => {
  it('are listed beforehand, and published with it on request', async () => {
    const room = await newsroom();
    const attachments = [
      {
        type: 'item' as const,
        id: room.articleId,
        headline: 'Numbat census ends',
        description: '',
        link: '',
        previewPath: '',
        contentType: '',
        size: null,
      },
    ];
    const { groupId } = room.workspace;
    const parent = await writeOwnArticle(server(), room.workspace.editor, groupId, { headline: 'Digest', attachments });
    const url = `/workspace/v1/articles/related/unpublished?ownerId=${groupId}`;
    const drafts = async () => (await room.workspace.call('POST', url, { articleIds: [parent] })).body.articles;
    expect(await drafts()).toEqual([{ articleId: room.articleId, headline: 'Numbat census ends' }]);
    const body = { channels: [String(room.channel.number)], referencedArticlePublish: true };
    const answer = await publish({ ...room, articleId: parent }, body);
    expect(answer.body.articles).toMatchObject([{ articleId: room.articleId }, { articleId: parent }]);
    expect(await drafts()).toEqual([]);
  });
});

describe('the preview of a publication', () => {
  it('counts the people who would be alerted, and changes nothing', async () => {
    const room = await newsroom();
    const topic = await makeTopic(
      server(),
      room.admin,
      topicBody({ query: 'numbat', addAllSources: true, sources: [] }),
    );
    await makeTopic(
      server(),
      room.admin,
      topicBody({ name: 'Other', query: 'wombat', addAllSources: true, sources: [] }),
    );
    const { db } = server().deps;
    const reader = await room.workspace.member();
    for (const userId of [room.admin.userId, reader.userId]) {
      await subscribe(db, userId, topic, new Date());
    }
    const preview = async () => {
      const body = { articleIds: [room.articleId], channels: [String(room.channel.number)] };
      const url = `/workspace/v1/article/publish/preview?ownerId=${room.workspace.groupId}`;
      return (await room.workspace.call('POST', url, body)).body;
    };
    expect(await preview()).toEqual({ topics: 1, people: 2, withdrawn: 0 });
    expect(await card(room)).toMatchObject({ state: 'Draft', publishedVersion: null });
    await publish(room, { channels: [String(room.channel.number)] });
    await matchAll();
    expect(await preview()).toEqual({ topics: 0, people: 0, withdrawn: 0 });
  });
});

describe('the logo of an article', () => {
  it('is the department’s for its own articles, before and after publishing', async () => {
    const room = await newsroom();
    const { workspace, articleId, channel } = room;
    const logo = async (id: string, isArticle: boolean): Promise<string | null> =>
      (await workspace.call('GET', `/data/v1/items/${id}?isArticle=${String(isArticle)}`)).body.article.branding.logo;
    expect(await logo(articleId, true)).toBeNull();

    await sql`update department set settings = jsonb_set(settings, '{theme}', '{"logo": "pixel"}')
      where id = ${workspace.departmentId}`.execute(server().deps.db);
    const path = new RegExp(`^/cdn/theme/${workspace.departmentId}/logo\\?v=`);
    expect(await logo(articleId, true)).toMatch(path);
    await publish(room, { channels: [String(channel.number)] });
    const [item] = await found(workspace.editor, {});
    expect(await logo(item?.itemId ?? '', false)).toMatch(path);
  });
});
