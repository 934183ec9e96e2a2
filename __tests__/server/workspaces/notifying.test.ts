import { NewsletterWorkspace } from '../../support/server/newsletterWorkspace';
import { encodedDocument, makePublishChannel, writeOwnArticle } from '../../support/server/ownArticles';
import { addSource, storeArticle } from '../../support/server/storeArticle';
import { useTestApp, type SignedIn } from '../../support/server/testApp';
import { until } from '../../support/server/until';

const server = useTestApp();
const inApp = { settings: { notifySharedDocByApp: true } };
let desk: NewsletterWorkspace;
let editor: SignedIn;
let max: SignedIn;

beforeAll(() => addSource(server().deps.db, 'wire'));
beforeEach(async () => {
  desk = await NewsletterWorkspace.open(server());
  editor = desk.editor;
  max = await desk.member({ givenName: 'Max', surName: 'Lund', ...inApp });
});

const call = (who: SignedIn, path: string) => server().call(who, 'GET', `/workspace/v1/${path}`);
const count = async (who: SignedIn) => (await call(who, 'notifications/count')).body.count;
const all = async (who: SignedIn) => (await call(who, 'notifications/all')).body.groups;
const inGroup = async (who: SignedIn) =>
  (await server().call(who, 'GET', '/iam/v1/users/workspaces')).body.workspaces[0].sharedArticlesNotifications;
const comment = (who: SignedIn, articleId: string, text: string) =>
  server().call(who, 'POST', `/workspace/v1/articles/${articleId}/comments?ownerId=${desk.groupId}`, { comment: text });

async function share(headlines: readonly string[]): Promise<string[]> {
  const items = [];
  for (const headline of headlines) {
    const itemId = await storeArticle(server().deps.db, { headline }, `${headline} ${desk.groupId}`);
    items.push({ itemId, itemVersion: 1 });
  }
  await server().call(editor, 'POST', `/workspace/v1/items/save?ownerId=${desk.groupId}`, { items });
  return items.map(({ itemId }) => itemId);
}

describe('sharing into a workspace', () => {
  it('notifies the other members of each new article, once', async () => {
    const [first] = await share(['One', 'Two']);
    await share(['One']);
    expect(await all(max)).toMatchObject([
      {
        id: desk.groupId,
        sharedArticlesNotifications: 2,
        articles: [
          { kind: 'shared', headline: 'One', articleId: first, actor: 'Edith Tor' },
          { kind: 'shared', headline: 'Two' },
        ],
      },
    ]);
    expect(await inGroup(editor)).toBe(0);
  });

  it('marks the articles and counts them by section until they are read', async () => {
    const [articleId = ''] = await share(['One', 'Two']);
    const section = await desk.section('Board');
    const query = `ownerId=${desk.groupId}`;
    await desk.call('POST', `/workspace/v1/groups/${section}/articles?${query}`, { articleIds: [articleId] });
    const isNew = async (who: SignedIn) =>
      (await call(who, `articles/all?${query}`)).body.articles.map((one: { isNew: boolean }) => one.isNew);
    const inSection = async () => (await call(max, `groups?${query}`)).body.groups[0].sharedArticlesNotifications;
    expect([await isNew(max), await isNew(editor), await inSection()]).toEqual([[true, true], [false, false], 1]);
    await server().call(max, 'PUT', `/workspace/v1/notifications/articles/${articleId}/read`);
    expect([await isNew(max), await inSection(), await count(max)]).toEqual([[false, true], 0, 1]);
  });

  it('shows nothing to those who switched it off, but keeps the record', async () => {
    const quiet = await desk.member();
    const asOwnerOnly = await desk.member({ settings: { notifySharedDocByApp: true, notifyGroupMember: false } });
    await share(['One']);
    expect([await count(quiet), await inGroup(quiet)]).toEqual([0, 1]);
    expect([await count(asOwnerOnly), await inGroup(asOwnerOnly)]).toEqual([0, 1]);
    const { db } = server().deps;
    const member = () => db.updateTable('user_group_member').where('user_id', '=', asOwnerOnly.userId);
    await db.updateTable('user_group_member').set({ is_owner: false }).where('user_id', '=', editor.userId).execute();
    await member().set({ is_owner: true }).execute();
    expect(await count(asOwnerOnly)).toBe(1);
  });

  it('is forgotten with the membership and with the article', async () => {
    const [one = ''] = await share(['One', 'Two']);
    const query = `ownerId=${desk.groupId}&articleIds=${one}`;
    await server().call(editor, 'POST', `/workspace/v1/articles/delete?${query}`);
    expect(await count(max)).toBe(1);
    await server().call(max, 'PUT', `/iam/v1/usergroups/${desk.groupId}/leave`);
    expect([await count(max), await all(max)]).toEqual([0, []]);
  });

  it('mails one email per member and sharing, to those who want it', async () => {
    const quiet = await desk.member({ settings: { notifySharedDocByEmail: false } });
    const asOwnerOnly = await desk.member({ settings: { notifyGroupMember: false } });
    const [first] = await share(['One <b>', 'Two']);
    await comment(max, first ?? '', 'Thanks');
    const mails = await desk.sharedMails();
    expect(mails.map(({ recipient }) => recipient)).toEqual([max.uid]);
    expect(mails).not.toContainEqual(expect.objectContaining({ recipient: quiet.uid }));
    expect(mails).not.toContainEqual(expect.objectContaining({ recipient: asOwnerOnly.uid }));
    expect(mails[0]).toMatchObject({ kind: 'shared', subject: 'Edith Tor shared 2 articles with Board' });
    expect(mails[0]?.html).toContain('One &lt;b&gt;');
    expect(mails[0]?.text).toContain(`/workspace-article/${first ?? ''}/${desk.groupId}/1/true`);
  });
});

describe('the three settings of a person who owns one group and is a member of another', () => {
  const withMember = 'Edith Tor shared an article with Board and Sales';
  const asOwner = 'Edith Tor shared an article with Sales';
  const kinds = ['commented', 'mentioned', 'shared'];
  const everywhere = { Board: kinds, Sales: kinds };
  // A mention is meant for its person, also in a group whose articles the person doesn't want to hear of.
  const ownGroupAndMentions = { Board: ['mentioned'], Sales: kinds };
  it.each([
    { on: 'the application alone', settings: [true, false, false], drawer: ownGroupAndMentions, mails: [] },
    { on: 'mail alone', settings: [false, true, false], drawer: {}, mails: [asOwner] },
    { on: 'group members alone', settings: [false, false, true], drawer: {}, mails: [] },
    { on: 'all but the application', settings: [false, true, true], drawer: {}, mails: [withMember] },
    { on: 'all but mail', settings: [true, false, true], drawer: everywhere, mails: [] },
    { on: 'all but group members', settings: [true, true, false], drawer: ownGroupAndMentions, mails: [asOwner] },
  ])('show and mail what they allow, and change no record, with $on', async ({ settings, drawer, mails }) => {
    const [notifySharedDocByApp, notifySharedDocByEmail, notifyGroupMember] = settings;
    const ria = await desk.member({
      givenName: 'Ria',
      surName: 'Voss',
      settings: { notifySharedDocByApp, notifySharedDocByEmail, notifyGroupMember },
    });
    const group = { name: 'Sales', description: 'All of Sales', users: [editor.userId] };
    const salesId: string = (await server().call(ria, 'POST', '/iam/v1/usergroups', group)).body.id;
    const groupIds = [desk.groupId, salesId];
    const itemId = await storeArticle(server().deps.db, { headline: 'One' }, `One ${salesId}`);
    const items = [{ itemId, itemVersion: 1 }];
    await desk.call('POST', '/workspace/v1/items/save', { items, ownerIds: groupIds });
    const section = await desk.section('Front page');
    const toSection = `/workspace/v1/groups/${section}/articles?ownerId=${desk.groupId}`;
    await desk.call('POST', toSection, { articleIds: [itemId] });
    for (const ownerId of groupIds) {
      for (const text of ['Please read', 'You too, @Ria Voss']) {
        await desk.call('POST', `/workspace/v1/articles/${itemId}/comments?ownerId=${ownerId}`, { comment: text });
      }
    }

    const shown: { name: string; sharedArticlesNotifications: number; articles: { kind: string }[] }[] = await all(ria);
    const kindsOf = (one: (typeof shown)[number]) => one.articles.map(({ kind }) => kind).toSorted();
    expect(Object.fromEntries(shown.map((one) => [one.name, kindsOf(one)]))).toEqual(drawer);
    expect(shown.map((one) => one.sharedArticlesNotifications)).toEqual(shown.map((one) => one.articles.length));
    expect(await count(ria)).toBe(Object.values(drawer).flat().length);
    const toRia = (await desk.sharedMails()).filter(({ recipient }) => recipient === ria.uid);
    expect(toRia.map(({ subject }) => subject)).toEqual(mails);

    const { workspaces } = (await server().call(ria, 'GET', '/iam/v1/users/workspaces')).body;
    const unread = workspaces.map((one: { sharedArticlesNotifications: number }) => one.sharedArticlesNotifications);
    expect(unread).toEqual([3, 3]);
    const { groups } = (await call(ria, `groups?ownerId=${desk.groupId}`)).body;
    expect(groups[0].sharedArticlesNotifications).toBe(1);
    await server().call(ria, 'PUT', `/workspace/v1/notifications/articles/${itemId}/read`);
    expect([await count(ria), await all(ria)]).toEqual([0, []]);
  });
});

describe('comments', () => {
  it('notify the other members, and those whom they mention of that', async () => {
    const olga = await desk.member({ givenName: 'Olga', surName: 'Lundgren', ...inApp });
    const [id = ''] = await share(['One']);
    for (const who of [max, olga]) await call(who, 'notifications/readall');
    await comment(editor, id, 'Please read, @max lund!');
    await comment(editor, id, 'Today');
    expect(await all(max)).toMatchObject([{ articles: [{ kind: 'commented' }, { kind: 'mentioned' }] }]);
    expect(await all(olga)).toMatchObject([{ articles: [{ kind: 'commented', actor: 'Edith Tor' }] }]);
    await call(olga, 'notifications/readall');
    const { body } = await comment(max, id, 'Hello');
    await server().call(olga, 'GET', '/workspace/v1/notifications/readall');
    const edit = (text: string) =>
      server().call(max, 'PUT', `/workspace/v1/articles/comments/${body.articleComment.id}`, { comment: text });
    await edit('Hello @Olga Lundgren');
    expect(await all(olga)).toMatchObject([{ articles: [{ kind: 'mentioned', actor: 'Max Lund' }] }]);
    await call(olga, 'notifications/readall');
    await edit('Hello again, @Olga Lundgren');
    expect(await count(olga)).toBe(0);
  });
});

describe('the stream of changes', () => {
  let address = '';
  beforeAll(async () => {
    address = await server().listen();
  });

  it('notifies a member of an article within two seconds, and only that member', async () => {
    const stranger = await server().person(await server().department());
    const streams = await Promise.all([max, stranger].map((who) => openStream(address, who)));
    const [ofMax, ofStranger] = streams;
    await until(() => streams.every(({ isOpen }) => isOpen()));
    const [id = ''] = await share(['One']);
    await until(() => ofMax?.events() === 1, 2);
    await comment(editor, id, 'Read this');
    await until(() => ofMax?.events() === 2, 2);
    // Read in another browser.
    await call(max, 'notifications/readall');
    await until(() => ofMax?.events() === 3, 2);
    expect(ofStranger?.events()).toBe(0);
    streams.forEach(({ close }) => close());
  });

  it('notifies the members of each change of their workspace', async () => {
    const { departmentId, groupId } = desk;
    const { number } = await makePublishChannel(server(), departmentId);
    const [item = ''] = await share(['One']);
    const query = `ownerId=${groupId}`;
    const stream = await openStream(address, max);
    await until(() => stream.isOpen());
    let seen = 0;
    const expectEvent = async (change: () => Promise<unknown>): Promise<void> => {
      await change();
      seen += 1;
      await until(() => stream.events() >= seen, 2);
      seen = stream.events();
    };
    let own = '';
    let section = '';
    await expectEvent(async () => (own = await writeOwnArticle(server(), editor, groupId)));
    const path = `/workspace/v1/articles/${own}`;
    await expectEvent(() => desk.call('PUT', path, { article: encodedDocument(), ownerId: groupId }));
    await expectEvent(async () => (section = await desk.section('Board')));
    await expectEvent(() =>
      desk.call('POST', `/workspace/v1/groups/${section}/articles?${query}`, { articleIds: [own] }),
    );
    await expectEvent(() => call(editor, `articles/${own}/flag/approved?${query}&on=true`));
    const publishing = '/workspace/v1/article';
    const body = { articleIds: [own], channels: [String(number)] };
    await expectEvent(() => desk.call('POST', `${publishing}/publish?${query}`, body));
    await expectEvent(() => desk.call('POST', `${publishing}/unpublish?${query}`, [{ articleId: own }]));
    await expectEvent(() => desk.call('POST', `/workspace/v1/articles/delete?${query}&articleIds=${item}`));
    await expectEvent(() => desk.call('POST', `/workspace/v1/articles/restore?${query}`, { articleIds: [item] }));
    stream.close();
  });

  it('notifies people that they were added to a group or removed from it, and that it was deleted', async () => {
    const stream = await openStream(address, max);
    await until(() => stream.isOpen());
    const path = `/iam/v1/usergroups/${desk.groupId}`;
    const group = { name: 'Board', description: 'The board' };
    await desk.call('PUT', path, { ...group, users: [] });
    await until(() => stream.events() === 1, 2);
    await desk.call('POST', `${path}/members`, { users: [max.uid] });
    await until(() => stream.events() === 2, 2);
    await desk.call('DELETE', path);
    await until(() => stream.events() === 3, 2);
    stream.close();
  });

  it('requires a token', async () => {
    expect((await server().call(undefined, 'GET', '/workspace/v1/notifications/stream')).status).toBe(401);
  });
});

/** Opens a stream, and counts its events. */
async function openStream(address: string, { headers }: SignedIn) {
  const ended = new AbortController();
  const answer = await fetch(`${address}/workspace/v1/notifications/stream`, { headers, signal: ended.signal });
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  expect(answer.headers.get('content-security-policy')).not.toBeNull();
  let text = '';
  const read = async (): Promise<void> => {
    for await (const part of answer.body ?? []) text += Buffer.from(part).toString();
  };
  read().catch(() => undefined);
  return {
    isOpen: () => text.includes('event: open'),
    events: () => text.split('event: change').length - 1,
    close: () => ended.abort(),
  };
}
