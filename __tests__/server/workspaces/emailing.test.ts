import PostalMime from 'postal-mime';
import { limits } from '@contract/limits';
import { sendMails } from '@server/mail/sendMails';
import { smtpTransport } from '@server/mail/transport';
import { prune } from '@server/jobs/retention';
import { startMailServer, type MailServer } from '../../support/server/mailServer';
import { htmlOf, NewsletterWorkspace } from '../../support/server/newsletterWorkspace';
import { makePublishChannel, writeOwnArticle } from '../../support/server/ownArticles';
import { addSource } from '../../support/server/storeArticle';
import { useTestApp, type SignedIn } from '../../support/server/testApp';
import { Holder } from '../../support/server/workerProcess';

const server = useTestApp();
const db = () => server().deps.db;
const chair = 'chair@board.example';
let mailServer: MailServer;
let desk: NewsletterWorkspace;
let item: string;

beforeAll(async () => {
  mailServer = await startMailServer();
  await addSource(db(), 'wire');
});
afterAll(() => mailServer.stop());
beforeEach(async () => {
  await db().deleteFrom('mail').execute();
  mailServer.received.length = 0;
  mailServer.answer = undefined;
  desk = await NewsletterWorkspace.open(server());
  item = (await desk.article('Numbats return', { body: `${'A long report of the wire. '.repeat(40)}The end.` })).id;
});

interface Sending {
  subject: string;
  comment: string;
  articleIds: string[];
  ownerIds: string[];
  emails: string[];
  key: string;
}
const sending = (more: Partial<Sending> = {}) => ({
  subject: 'For Monday',
  comment: 'Please read.\n\nSee you there',
  articleIds: [item],
  ownerIds: [desk.groupId],
  emails: [],
  ...more,
});
const send = (more: Partial<Sending> = {}, who: SignedIn = desk.editor, rest = '') =>
  server().call(who, 'POST', `/workspace/v1/articles/send${rest}?ownerId=${desk.groupId}`, sending(more));
const sendItems = (more: object = {}, who: SignedIn = desk.editor) =>
  server().call(who, 'POST', '/workspace/v1/items/send', {
    subject: 'Read this',
    comments: '',
    items: [{ itemId: item, itemVersion: 1 }],
    to: [],
    ownerIds: [desk.groupId],
    ...more,
  });

/** A second later: the database's timestamps are more precise than the given clock. */
async function deliver(now = new Date(Date.now() + 1_000)) {
  const transport = smtpTransport(mailServer.url);
  try {
    return await sendMails(db(), {
      now: () => now,
      from: 'Watchdesk <alerts@watchdesk.example>',
      transport,
      limit: 300,
    });
  } finally {
    transport.close();
  }
}
const received = () => Promise.all(mailServer.received.map((source) => PostalMime.parse(source)));
const mailTo = async (address: string) => {
  const mail = (await received()).find(({ to }) => to?.[0]?.address === address);
  if (!mail) throw new Error(`No mail to ${address}`);
  return { ...mail, header: (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? '' };
};
const recipients = async () => (await desk.mails()).map(({ recipient }) => recipient).toSorted();

it('mails the members of the groups but the sender, and external people, each once', async () => {
  const colleague = await desk.member();
  const other = await desk.call('POST', '/iam/v1/usergroups', {
    name: 'Press',
    description: 'Them',
    users: [colleague.uid],
  });
  const emails = [chair, 'Chair@Board.example', desk.editor.uid, colleague.uid.toUpperCase()];
  const answer = await send({ ownerIds: [desk.groupId, other.body.id], emails });
  expect(answer.body).toEqual({ colleagues: 1, external: 1, unreachable: 0, skipped: [] });
  await deliver();
  expect(mailServer.received).toHaveLength(2);
  const inside = await mailTo(colleague.uid);
  expect(inside).toMatchObject({
    subject: 'For Monday',
    from: { name: 'Edith Tor via Watchdesk', address: 'alerts@watchdesk.example' },
    replyTo: [{ address: desk.editor.uid }],
  });
  for (const content of [inside.html, inside.text]) {
    expect(content).toContain('Please read.');
    expect(content).toContain('See you there');
    expect(content).toContain(`/search-article/${item}/1`);
    // Of a source's article, only the excerpt is passed on.
    expect(content).not.toContain('The end.');
  }
  expect(inside.header('list-unsubscribe')).toBe('');
});

it('lets external people stop the emails of a department by one click', async () => {
  const emails = [chair];
  await send({ ownerIds: [], emails });
  await send({ ownerIds: [], emails, subject: 'Waits' });
  const headers = (await desk.mails())[0]?.headers;
  expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const [, link = ''] = /^<https?:\/\/[^/]+(.+)>$/.exec(headers?.['List-Unsubscribe'] ?? '') ?? [];
  expect((await server().call(undefined, 'GET', link)).text).toContain('Stop getting articles by email');
  // Opened by a virus scanner: nothing happens yet.
  expect((await send({ ownerIds: [], emails }, desk.editor, '/preview')).body).toMatchObject({ external: 1 });
  expect((await server().call(undefined, 'POST', link)).text).toContain('Unsubscribed');
  expect((await server().call(undefined, 'GET', link)).text).toContain('Unsubscribed');
  // Also the mails that are queued already aren't sent.
  expect(await deliver()).toMatchObject({ sent: 0, failed: 2 });
  const skipped = [{ address: chair, reason: 'UNSUBSCRIBED' }];
  const marked = await desk.call('POST', '/workspace/v1/externaladdresses', { emails: [chair, 'new@board.example'] });
  expect(marked.body).toEqual({ skipped });
  expect(await send({ ownerIds: [], emails })).toMatchObject({
    status: 400,
    body: { errorMessage: 'None of these recipients can get the email.' },
  });
  await desk.member();
  expect((await send({ emails })).body).toEqual({ colleagues: 1, external: 0, unreachable: 0, skipped });
  // Another department's emails still arrive.
  const elsewhere = await NewsletterWorkspace.open(server());
  const { id } = await elsewhere.article('Elsewhere');
  const items = [{ itemId: id, itemVersion: 1 }];
  expect((await sendItems({ items, ownerIds: [], to: [chair] }, elsewhere.editor)).body).toMatchObject({ external: 1 });
  const forged = link.replace(/\.[^.]+$/, '.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA');
  expect((await server().call(undefined, 'POST', forged)).status).toBe(404);
});

it('marks external addresses that bounce, and tries them again after a month', async () => {
  mailServer.answer = { code: 550, message: '5.1.1 No such user' };
  await send({ ownerIds: [], emails: [chair] });
  expect(await deliver()).toMatchObject({ failed: 1 });
  const marks = async () =>
    (await desk.call('POST', '/workspace/v1/externaladdresses', { emails: [chair] })).body.skipped;
  expect(await marks()).toEqual([{ address: chair, reason: 'BOUNCED' }]);
  expect((await send({ ownerIds: [], emails: [chair] })).status).toBe(400);
  await db()
    .updateTable('external_address')
    .set({ bounced_at: new Date(Date.now() - (limits.externalBounceDays + 1) * 86_400_000) })
    .execute();
  expect(await marks()).toEqual([]);
});

it('skips colleagues whose address bounced, but not those without newsletters', async () => {
  await desk.member({ settings: { newsletters: false } });
  const gone = await desk.member();
  await db().updateTable('user_account').set({ mail_bounced_at: new Date() }).where('id', '=', gone.userId).execute();
  expect((await send()).body).toMatchObject({ colleagues: 1, unreachable: 1 });
  expect(await deliver()).toMatchObject({ sent: 1, failed: 0 });
});

describe('own articles', () => {
  it('are sent whole once published, and refused as drafts', async () => {
    const bodyHtml = '<p>The whole story, <a href="https://example.com/data">with data</a>.</p><script>x()</script>';
    const own = await writeOwnArticle(server(), desk.editor, desk.groupId, { headline: 'Our own', bodyHtml });
    const channel = await makePublishChannel(server(), desk.departmentId);
    const one = { articleIds: [own, item], ownerIds: [], emails: [chair] };
    expect(await send(one)).toMatchObject({
      status: 409,
      body: { errorMessage: 'Drafts can’t be sent by email. Publish the changes or discard them.' },
    });
    expect((await send(one, desk.editor, '/preview')).status).toBe(409);
    expect(await desk.mails()).toEqual([]);
    const publication = { articleIds: [own], channels: [String(channel.number)], profiles: [] };
    await desk.call('POST', `/workspace/v1/article/publish?ownerId=${desk.groupId}`, publication);
    const preview = await send(one, desk.editor, '/preview');
    expect(preview.body.contents).toMatchObject([{ audience: 'EXTERNAL' }]);
    expect((await send(one)).status).toBe(200);
    await deliver();
    const mail = await mailTo(chair);
    expect(mail.html).toContain('The whole story, <a href="https://example.com/data">with data</a>.');
    expect(mail.text).toContain('The whole story, with data.');
    // External people have no account.
    expect(mail.html).not.toContain('/search-article/');
    // The preview is what is sent, but for the personal link.
    const link = /<(.+)>/.exec(mail.header('list-unsubscribe'))?.[1] ?? '';
    expect(mail.html?.replace(link, new URL(link).origin).trim()).toBe(htmlOf(preview.body.contents[0].content).trim());
  });

  it('are sent as an excerpt if they copy a source’s article', async () => {
    const channel = await makePublishChannel(server(), desk.departmentId);
    const publication = { articleIds: [item], channels: [String(channel.number)], profiles: [] };
    await desk.call('POST', `/workspace/v1/article/publish?ownerId=${desk.groupId}`, publication);
    const { body } = await desk.call('GET', `/workspace/v1/articles/all?ownerId=${desk.groupId}`);
    const copy = body.articles.find(({ isOwn }: { isOwn: boolean }) => isOwn);
    await send({ articleIds: [copy.id], ownerIds: [], emails: [chair] });
    await deliver();
    const mail = await mailTo(chair);
    expect(mail.html).toContain('Numbats return');
    expect(mail.html).not.toContain('The end.');
  });
});

describe('rights', () => {
  it('refuses what the caller can’t read, and groups that aren’t the caller’s', async () => {
    const foreign = await NewsletterWorkspace.open(server());
    expect((await send({}, foreign.editor)).status).toBe(404);
    expect((await send({ articleIds: ['1'] })).status).toBe(404);
    expect((await send({ ownerIds: [foreign.groupId] })).status).toBe(404);
    expect((await send({ ownerIds: [desk.editor.userId] })).status).toBe(404);
    expect((await sendItems({ items: [{ itemId: '999999', itemVersion: 1 }] })).status).toBe(404);
    const withdrawn = { withdrawn_at: new Date(), is_latest: false };
    await db().updateTable('item_version').set(withdrawn).where('item_id', '=', item).execute();
    expect((await sendItems()).status).toBe(410);
    expect(await desk.mails()).toEqual([]);
  });

  it('checks subject and recipients', async () => {
    const incomplete = 'Please type an Email Subject, select a User Group or provide external emails to send an Email.';
    const ten = Array.from({ length: limits.externalRecipients + 1 }, (_, at) => `x${String(at)}@board.example`);
    const cases: [Partial<Sending>, string][] = [
      [{ subject: ' ' }, incomplete],
      [{ ownerIds: [] }, incomplete],
      [{ emails: ten }, 'Please choose up to 10 users.'],
      [{ emails: ['chair'] }, 'Please provide a valid email address.'],
      [{ subject: 'For\nMonday' }, 'Please enter a single line of text without invisible characters.'],
    ];
    for (const [more, errorMessage] of cases) {
      expect(await send(more)).toMatchObject({ status: 400, body: { errorMessage } });
    }
  });
});

describe('limits', () => {
  const fill = (more: object) =>
    db()
      .insertInto('article_email')
      .values({
        department_id: desk.departmentId,
        sent_by: desk.editor.userId,
        idempotency_key: `filler-${String(Math.random())}`,
        article_count: 1,
        colleague_count: 0,
        external_count: 0,
        created_at: new Date(),
        ...more,
      })
      .execute();

  it('refuses the 501st external recipient of a person within 24 hours', async () => {
    await fill({ external_count: limits.externalEmailsADay - 1 });
    expect((await send({ ownerIds: [], emails: [chair, 'b@board.example'] })).body).toMatchObject({
      errorCode: 'LIMIT_REACHED',
      errorMessage: 'You can email up to 500 external people within 24 hours.',
    });
    expect((await send({ ownerIds: [], emails: [chair] })).status).toBe(200);
    await desk.member();
    expect((await send()).status).toBe(200);
    await db()
      .updateTable('article_email')
      .set({ created_at: new Date(Date.now() - 86_400_001) })
      .execute();
    expect((await send({ ownerIds: [], emails: [chair] })).status).toBe(200);
  });

  it('limits the external recipients of a department, and the emails of a person', async () => {
    await fill({ sent_by: null, external_count: limits.departmentExternalEmailsADay });
    const { body } = await send({ ownerIds: [], emails: [chair] });
    expect(body.errorMessage).toMatch(/^Your company can email up to 5,000 external people within 24 hours/);
    for (let at = 0; at < limits.emailsADay; at += 1) await fill({});
    await desk.member();
    expect((await send()).body.errorMessage).toBe('You can send up to 200 emails within 24 hours.');
  });
});

it('sends one email for one key, however often and concurrently it is requested', async () => {
  await desk.member();
  const one = { emails: [chair], key: 'the-same-key-each-time' };
  const answers = await Promise.all([send(one), send(one), send(one)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await deliver();
  // Retried after a lost connection, when the article has been removed.
  await desk.call('POST', `/workspace/v1/articles/delete?ownerId=${desk.groupId}&articleIds=${item}`);
  expect((await send(one)).body).toEqual({ colleagues: 1, external: 1, unreachable: 0, skipped: [] });
  await deliver();
  expect(mailServer.received).toHaveLength(2);
});

it.each(['after insert on mailing', 'after insert on mail', 'after insert on article_email'])(
  'sends nothing if the process dies %s, and everything on retry',
  async (at) => {
    await desk.member();
    const one = { emails: [chair], key: `dies-${at.replaceAll(' ', '-')}` };
    const holder = await Holder.on(server().database.url, "current_setting('application_name') = 'watchdesk test'");
    let answer: ReturnType<typeof send> | undefined;
    const come = async () => {
      answer = send(one);
      await Promise.resolve();
    };
    try {
      await holder.at({ at }, come, () => Promise.resolve());
      expect((await answer)?.status).toBe(503);
    } finally {
      await server().deps.pool.query('drop function hold_worker() cascade');
      await holder.close();
    }
    expect(await desk.mails()).toEqual([]);
    expect((await send(one)).body).toMatchObject({ colleagues: 1, external: 1 });
    expect(await deliver()).toMatchObject({ sent: 2 });
    expect(new Set((await received()).map(({ messageId }) => messageId)).size).toBe(2);
  },
);

it('keeps an email as long as its mails, and then deletes it with its text', async () => {
  await desk.member();
  await send({ emails: [chair] });
  const mailings = async () => (await db().selectFrom('mailing').select('id').execute()).length;
  const before = await mailings();
  const later = new Date(Date.now() + 40 * 86_400_000);
  await prune(db(), { historyDays: 30 }, later);
  expect(await recipients()).toHaveLength(2);
  await deliver();
  await prune(db(), { historyDays: 30 }, later);
  const emails = db().selectFrom('article_email').select('id').where('department_id', '=', desk.departmentId);
  expect(await emails.execute()).toEqual([]);
  expect(await mailings()).toBeLessThanOrEqual(before - 2);
});
