import { JSDOM } from 'jsdom';
import type { NewsletterGroup } from '@contract/newsletters';
import { requireSendable } from '@server/newsletters/selectedArticles';
import { addSource } from '../../support/server/storeArticle';
import { htmlOf, NewsletterWorkspace } from '../../support/server/newsletterWorkspace';
import { useTestApp, type SignedIn } from '../../support/server/testApp';

const server = useTestApp();
let desk: NewsletterWorkspace;
beforeAll(() => addSource(server().deps.db, 'wire'));
beforeEach(async () => {
  desk = await NewsletterWorkspace.open(server());
});

const group = (id: string, articles: string[], articleGroups: NewsletterGroup[] = []): NewsletterGroup => ({
  id,
  name: 'as the client calls it',
  articles,
  articleGroups,
});
/** The headings and headlines in the mail, in order. */
const read = (content: string): string[] => {
  const { document } = new JSDOM(htmlOf(content)).window;
  return [...document.querySelectorAll('h1, h2, h3, h4, a.headline')].map(
    (element) => `${element.tagName} ${element.textContent ?? ''}`,
  );
};

describe('the content of a newsletter', () => {
  it('is the selected articles, in order, under the names of their sections', async () => {
    const trials = await desk.section('Trials & more');
    const phases = await desk.section('Phase 3', trials);
    const empty = await desk.section('Empty');
    const [one, two, three, four] = [
      await desk.article('One'),
      await desk.article('Two <b>'),
      await desk.article('Three'),
      await desk.article('Four'),
    ];
    const groups = [group(trials, [three.id], [group(phases, [two.id, one.id])]), group(empty, [])];
    const { status, body } = await desk.preview({ articles: [four.id], groups });
    expect([status, body.articles, body.folded]).toEqual([200, 4, []]);
    expect(read(body.content)).toEqual([
      'H1 What happened',
      'A Four',
      'H2 Trials & more',
      'A Three',
      'H3 Phase 3',
      'A Two <b>',
      'A One',
    ]);
    expect(body.bytes).toBe(Buffer.byteLength(htmlOf(body.content)));
    // Every user of the department can open it, whatever workspaces they see.
    expect(htmlOf(body.content)).toContain(`/search-article/${three.itemId}/1"`);
    expect(htmlOf(body.content)).toContain('All about Three.');
  });

  it('has each story once, at its first article, with the other sources', async () => {
    const storyId = await desk.story();
    const [first, second, other] = [
      await desk.article('Takeover agreed', { publication: 'Ledger', storyId }),
      await desk.article('Companies agree', { publication: 'Harbour', storyId }),
      await desk.article('Else'),
    ];
    const section = await desk.section('Deals');
    const chosen = { articles: [other.id], groups: [group(section, [second.id, first.id, other.id])] };
    const { body } = await desk.preview(chosen);
    expect(read(body.content)).toEqual(['H1 What happened', 'A Else', 'H2 Deals', 'A Companies agree']);
    expect(htmlOf(body.content)).toContain('Also in Ledger');
    const into = { id: second.id, headline: 'Companies agree' };
    expect(body.folded).toEqual([{ id: first.id, headline: 'Takeover agreed', publication: 'Ledger', into }]);
    // The department has removed one from the story: it is a separate article, only in this department.
    await server()
      .deps.db.insertInto('story_split')
      .values({ department_id: desk.departmentId, item_id: first.itemId, story_id: storyId })
      .execute();
    const after = (await desk.preview(chosen)).body;
    expect([after.articles, after.folded]).toEqual([3, []]);
    expect(htmlOf(after.content)).not.toContain('Also in');
  });

  it('joins the heading of a section without articles with those of its subsections', async () => {
    const hospitals = await desk.section('Hospitals');
    const reads = await desk.section('Good reads', hospitals);
    const deep = await desk.section('Long ones', reads);
    const staff = await desk.section('Staff', hospitals);
    const last = await desk.section('Markets');
    const [one, two, three, four] = [
      await desk.article('One'),
      await desk.article('Two'),
      await desk.article('Three'),
      await desk.article('Four'),
    ];
    const inside = [group(reads, [one.id], [group(deep, [two.id])]), group(staff, [three.id])];
    const { body } = await desk.preview({ groups: [group(hospitals, [], inside), group(last, [four.id])] });
    expect(read(body.content)).toEqual([
      'H1 What happened',
      'H2 Hospitals · Good reads',
      'A One',
      'H3 Hospitals · Long ones',
      'A Two',
      'H2 Hospitals · Staff',
      'A Three',
      'H2 Markets',
      'A Four',
    ]);
  });

  it('has each article of a story, with the sources that are not in the newsletter, if stories are separate', async () => {
    const storyId = await desk.story();
    const [first, second] = [
      await desk.article('Takeover agreed', { publication: 'Ledger', storyId }),
      await desk.article('Companies agree', { publication: 'Harbour', storyId }),
    ];
    await desk.article('Agreement', { publication: 'Gazette', storyId });
    const section = await desk.section('Deals');
    const chosen = { articles: [second.id], groups: [group(section, [second.id, first.id])], separateStories: true };
    const { body } = await desk.preview(chosen);
    expect(read(body.content)).toEqual(['H1 What happened', 'A Companies agree', 'H2 Deals', 'A Takeover agreed']);
    expect([body.articles, body.folded]).toEqual([2, []]);
    expect(htmlOf(body.content)).toContain('Also in Gazette');
    expect(htmlOf(body.content)).not.toMatch(/Also in[^<]*(Ledger|Harbour)/);
    const { newsletter } = (await desk.send(chosen)).body;
    expect(newsletter.articles).toBe(2);
  });

  it('has an introduction in paragraphs, the company, and the reason why people get it', async () => {
    const { id } = await desk.article('One');
    const introduction = '  Dear all,\n\nthis <week>\r\nin brief.  ';
    const { body } = await desk.preview({ articles: [id], introduction });
    const { document } = new JSDOM(htmlOf(body.content)).window;
    expect([...document.querySelectorAll('p.introduction')].map((one) => one.innerHTML)).toEqual([
      'Dear all,',
      'this &lt;week&gt;<br>in brief.',
    ]);
    expect(document.querySelector('.brand')?.textContent).not.toBe('');
    expect(document.body.textContent).toContain(
      'Why am I getting this? Edith Tor sent this newsletter to a user group that you’re in',
    );
    await desk.send({ articles: [id], introduction });
    const { text } = await server()
      .deps.db.selectFrom('mailing')
      .select('text')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(text).toMatch(/\n\nDear all,\n\nthis <week>\nin brief\.\n\n\* One/);
    expect((await desk.send({ articles: [id], introduction: 'x'.repeat(2_001) })).body.fields).toEqual({
      introduction: 'Maximum length is 2,000 characters.',
    });
  });

  it('has the selected style, else the department’s default, else the template’s', async () => {
    const { id } = await desk.article('One');
    const own = { name: 'Rose', accent: '#aa1155', link: '#7a1143', ground: '#fff5f8', paper: '#ffffff' };
    const fonts = { headlineFont: 'mono', textFont: 'humanist' };
    const { body } = await desk.call('POST', '/style/v1/styles', { ...own, ...fonts });
    const html = async (more: object = {}) => htmlOf((await desk.preview({ articles: [id], ...more })).body.content);
    expect(await html()).not.toContain('#fff5f8');
    expect(await html({ styleId: body.style.id })).toMatch(/#aa1155[^]*Courier New/);
    expect(await html({ templateId: 'briefing' })).toContain('Georgia');
    await desk.call('PUT', `/style/v1/styles/${String(body.style.id)}/default`);
    expect(await html()).toContain('#fff5f8');
    expect(await html({ styleId: 'parchment' })).toContain('#f3ecdf');
    const wrong = [{ styleId: 'none' }, { templateId: 'none' }, { templatePrefix: 'TEMPLATE_LIBRARY' as const }];
    const faults = await Promise.all(
      wrong.map(async (more) => (await desk.preview({ articles: [id], ...more })).body.fields),
    );
    expect(faults).toEqual([
      { styleId: 'Please choose a style.' },
      { templateId: 'Please choose a template.' },
      { templateId: 'Please choose a template.' },
    ]);
  });
});

describe('the preview of a newsletter', () => {
  it('counts who receives it, who can’t, and who has unsubscribed', async () => {
    await desk.member();
    await desk.member({ settings: { newsletters: false } });
    await desk.member({ uid: 'no-address' });
    await desk.member({ deliveryMethods: [6] });
    const bounced = await desk.member();
    await server()
      .deps.db.updateTable('user_account')
      .set({ mail_bounced_at: new Date() })
      .where('id', '=', bounced.userId)
      .execute();
    const { id } = await desk.article('One');
    const before = await desk.preview({ articles: [id] });
    expect(before.body).toMatchObject({ recipients: 2, unreachable: 2, unsubscribed: 1 });
    expect((await desk.preview({ articles: [id], userGroupIds: [] })).body).toMatchObject({ recipients: 0 });
    // The same group twice has the same members.
    const { body } = await desk.send({ articles: [id], userGroupIds: [desk.groupId, desk.groupId] });
    expect(body.newsletter).toMatchObject({
      state: 'sending',
      recipients: 2,
      waiting: 2,
      sent: 0,
      failed: 0,
      articles: 1,
      userGroups: ['Board'],
      sentBy: { givenName: 'Edith' },
    });
    expect(await desk.mails()).toHaveLength(2);
    const listed = await desk.call('GET', `/workspace/v1/newsletters?ownerId=${desk.groupId}`);
    expect(listed.body).toEqual({ newsletters: [body.newsletter], total: 1 });
    const content = (await desk.of(body.newsletter.id, '/content')).body;
    expect(content.subject).toBe('What happened');
    expect(htmlOf(content.content)).toBe(htmlOf(before.body.content));
  });

  it('requires a group of the sender with at least one recipient', async () => {
    const { id } = await desk.article('One');
    const elsewhere = await NewsletterWorkspace.open(server());
    const colleague = await server().person(
      { id: desk.departmentId, realm: desk.editor.realm, name: '' },
      { admin: true, publish: true },
    );
    const body = { name: 'Others', description: 'x', users: [] };
    const others = (await server().call(colleague, 'POST', '/iam/v1/usergroups', body)).body.id;
    for (const groupId of [elsewhere.groupId, String(others), 'g999999']) {
      expect((await desk.send({ articles: [id], userGroupIds: [groupId] })).status).toBe(404);
      expect((await desk.preview({ articles: [id], userGroupIds: [groupId] })).status).toBe(404);
    }
    await server()
      .deps.db.updateTable('user_account')
      .set({ mail_bounced_at: new Date() })
      .where('id', '=', desk.editor.userId)
      .execute();
    expect((await desk.send({ articles: [id] })).body).toMatchObject({
      errorCode: 'VALIDATION',
      fields: { userGroupIds: 'Nobody in these user groups can receive a newsletter.' },
    });
    expect(await desk.mails()).toEqual([]);
  });
});

describe('a rejected newsletter', () => {
  it.each([
    [{ subject: '  ' }, { subject: 'Subject is required' }],
    [{ subject: 'x'.repeat(201) }, { subject: 'Maximum length is 200 characters.' }],
    [
      { subject: 'News\r\nBcc: all@example.com' },
      { subject: 'Please enter a single line of text without invisible characters.' },
    ],
    [{ fromName: '' }, { fromName: 'From is required' }],
    [
      { fromName: 'Ada\nReply-To: x@example.com' },
      { fromName: 'Please enter a single line of text without invisible characters.' },
    ],
    [{ fromName: 'ceo@bank.example' }, { fromName: 'From must be a name, not an email address.' }],
    [{ fromName: 'The CEO <ceo＠bank.example>' }, { fromName: 'From must be a name, not an email address.' }],
    [{ userGroupIds: [] }, { userGroupIds: 'Please select a user group.' }],
    [{ articles: [] }, { articles: 'Please select articles.' }],
  ])('has %j', async (more, fields) => {
    const { id } = await desk.article('One');
    const { status, body } = await desk.send({ articles: [id], ...more });
    expect([status, body.fields]).toEqual([400, fields]);
    expect(await desk.mails()).toEqual([]);
  });

  it('has an article or section that is not in the workspace; nothing is sent', async () => {
    const elsewhere = await NewsletterWorkspace.open(server());
    const [here, there] = [await desk.article('Here'), await elsewhere.article('There')];
    const foreign = await elsewhere.section('Foreign');
    const own = await desk.section('Own');
    const answer = await desk.send({
      articles: [here.id, there.id],
      groups: [group(foreign, []), group(own, ['999999'])],
    });
    expect([answer.status, answer.body.errorCode]).toEqual([409, 'NEWSLETTER_GONE']);
    expect(answer.body.fields).toEqual({
      [`groups.${foreign}`]: 'as the client calls it',
      [`articles.${there.id}`]: '',
      'articles.999999': '',
    });
    await desk.call('POST', `/workspace/v1/articles/delete?ownerId=${desk.groupId}&articleIds=${here.id}`);
    expect((await desk.send({ articles: [here.id] })).body.fields).toEqual({ [`articles.${here.id}`]: '' });
    expect(await desk.mails()).toEqual([]);
  });

  it('has an article that is neither published nor original', () => {
    const articles = [
      { id: '1', headline: 'Mine', state: 'Draft' },
      { id: '2', headline: 'Theirs', state: 'Published' },
    ] as const;
    const sections = [{ name: '', depth: 0, articles }];
    expect(() => requireSendable([{ name: '', depth: 0, articles: articles.slice(1) }])).not.toThrow();
    const refused = (): unknown => {
      try {
        requireSendable(sections);
      } catch (error) {
        return error;
      }
    };
    expect(refused()).toMatchObject({
      code: 'NEWSLETTER_STATES',
      status: 409,
      fields: { '1': 'Mine' },
      message:
        'Newsletter contains articles with draft status. Please ensure all articles have been published to Publish Channel(s) to continue.',
    });
  });

  it('is sent by a user without publish permission, or from another’s workspace', async () => {
    const { id } = await desk.article('One');
    const reader = await desk.member();
    const stranger = await server().person(await server().department(), { admin: true, publish: true });
    const outsider = await server().person(
      { id: desk.departmentId, realm: desk.editor.realm, name: '' },
      { admin: true, publish: true },
    );
    const sent = (await desk.send({ articles: [id] })).body.newsletter.id;
    const statuses = async (who: SignedIn) =>
      [
        await desk.preview({ articles: [id] }, who),
        await desk.send({ articles: [id] }, who),
        await desk.of(sent, '', who),
        await desk.of(sent, '/content', who),
        await desk.of(sent, '/cancel', who),
        await server().call(who, 'GET', `/workspace/v1/newsletters?ownerId=${desk.groupId}`),
      ].map(({ status }) => status);
    expect(await statuses(reader)).toEqual(Array(6).fill(403));
    expect(await statuses(stranger)).toEqual(Array(6).fill(404));
    expect(await statuses(outsider)).toEqual(Array(6).fill(404));
    // It isn't found in the user's own workspace either.
    const own = await server().call(desk.editor, 'GET', `/workspace/v1/newsletters/${String(sent)}`);
    expect(own.status).toBe(404);
    expect(await desk.mails()).toHaveLength(2);
  });
});

it('can be sent from the user’s own workspace', async () => {
  const { itemId } = await desk.article('One');
  const saved = await desk.call('POST', '/workspace/v1/items/save', { items: [{ itemId, itemVersion: 1 }] });
  const articles = [String(saved.body.items[0].articleId)];
  expect((await desk.send({ articles }, desk.editor, desk.editor.userId)).status).toBe(200);
  // Articles of the group's workspace are not in this one.
  const there = await desk.article('Two');
  expect((await desk.send({ articles: [there.id] }, desk.editor, desk.editor.userId)).status).toBe(409);
});
