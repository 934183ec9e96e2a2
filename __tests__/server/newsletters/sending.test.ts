import PostalMime from 'postal-mime';
import { sql } from 'kysely';
import { limits } from '@contract/limits';
import { sendMails } from '@server/mail/sendMails';
import { smtpTransport } from '@server/mail/transport';
import { addSource } from '../../support/server/storeArticle';
import { startMailServer, type MailServer } from '../../support/server/mailServer';
import { htmlOf, NewsletterWorkspace } from '../../support/server/newsletterWorkspace';
import { useTestApp, type Answer } from '../../support/server/testApp';
import { countWaiting, until } from '../../support/server/until';
import { Holder } from '../../support/server/workerProcess';

const server = useTestApp();
const db = () => server().deps.db;
const from = 'Watchdesk <alerts@watchdesk.example>';
let mailServer: MailServer;
let desk: NewsletterWorkspace;
let articles: string[];

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
  articles = [(await desk.article('One', { storyId: await desk.story() })).id];
});

/** A second later: the database's timestamps are more precise than the given clock. */
async function deliver(limit = 100, now = new Date(Date.now() + 1_000)) {
  const transport = smtpTransport(mailServer.url);
  try {
    return await sendMails(db(), { now: () => now, from, transport, limit });
  } finally {
    transport.close();
  }
}
const received = () => Promise.all(mailServer.received.map((source) => PostalMime.parse(source)));
const progress = async (id: string) => {
  const { state, recipients, waiting, sent, failed, notSent } = (await desk.of(id)).body.newsletter;
  return { state, recipients, waiting, sent, failed, notSent };
};

it('sends each recipient one mail in HTML and plain text, in the sender’s name', async () => {
  const colleague = await desk.member();
  const more = { subject: 'Week 47 — “Krebs” für alle', fromName: 'Tor, Édith "E" <ceo>' };
  const { body } = await desk.send({ articles, ...more });
  expect(await deliver()).toMatchObject({ sent: 2, failed: 0 });
  const mails = await received();
  expect(mails.map(({ to }) => to?.[0]?.address).toSorted()).toEqual([colleague.uid, desk.editor.uid].toSorted());
  const mail = mails.find(({ to }) => to?.[0]?.address === colleague.uid);
  expect(mail).toMatchObject({
    subject: 'Week 47 — “Krebs” für alle',
    // Whatever the sender's name is, the address is the configured one, and replies go to the sender.
    from: { name: 'Tor, Édith "E" <ceo>', address: 'alerts@watchdesk.example' },
    replyTo: [{ address: desk.editor.uid }],
  });
  expect(mail?.text).toContain('* One');
  expect(mail?.html).toContain('>One</a>');
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value ?? '';
  expect(header('auto-submitted')).toBe('auto-generated');
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const [, link = ''] = /^<(.+)>$/.exec(header('list-unsubscribe')) ?? [];
  for (const text of [mail?.html, mail?.text]) {
    expect(text).toContain(link);
    expect(text).not.toMatch(/unsubscribe-[0-9a-f]{32}/);
  }
  expect(await progress(body.newsletter.id)).toMatchObject({ state: 'sent', waiting: 0, sent: 2, failed: 0 });

  // One click unsubscribes this user, and the settings subscribe them again.
  const path = link.replace(/^https?:\/\/[^/]+/, '');
  expect((await server().call(undefined, 'GET', path)).text).toContain('Stop getting newsletters');
  expect((await server().call(undefined, 'POST', path)).text).toContain('You won’t get newsletters anymore');
  expect((await server().call(undefined, 'GET', path)).text).toContain('You won’t get newsletters anymore');
  expect((await desk.preview({ articles })).body).toMatchObject({ recipients: 1, unreachable: 0, unsubscribed: 1 });
  const settings = '/iam/v1/generalsettings?appId=16';
  expect((await server().call(colleague, 'GET', settings)).body.newsletters).toBe(false);
  expect((await server().call(colleague, 'POST', settings, { newsletters: true })).status).toBe(200);
  expect((await desk.preview({ articles })).body).toMatchObject({ recipients: 2, unsubscribed: 0 });
});

it('sends a newsletter without a key', async () => {
  await desk.member();
  const { key: _key, ...body } = desk.body({ articles });
  const answer = await desk.call('POST', `/workspace/v1/newsletters/send?ownerId=${desk.groupId}`, body);
  expect(answer.status).toBe(200);
  expect(await desk.mails()).toHaveLength(2);
});

it('sends one newsletter for one key, however often and concurrently it is requested', async () => {
  for (let people = 0; people < 3; people += 1) await desk.member();
  const one = { articles, key: 'the-same-key-each-time' };
  const answers = await Promise.all([desk.send(one), desk.send(one), desk.send(one)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body.newsletter.id)).size).toBe(1);
  expect(await desk.mails()).toHaveLength(4);
  await deliver();
  // Retried after a lost connection, when the articles have been removed: the first newsletter is returned.
  await desk.call('POST', `/workspace/v1/articles/delete?ownerId=${desk.groupId}&articleIds=${articles[0] ?? ''}`);
  expect((await desk.send(one)).body.newsletter).toMatchObject({ id: answers[0]?.body.newsletter.id, state: 'sent' });
  await deliver();
  expect(mailServer.received).toHaveLength(4);
  // Keys are per sender: another user's newsletter with the same key is a different one.
  const other = await desk.member({ publish: true });
  const again = [(await desk.article('Two')).id];
  expect((await desk.send({ ...one, articles: again }, other)).body.newsletter.recipients).toBe(5);
});

/** The response to a request whose process, and connection, dies at a statement; `held` runs while it waits there. */
async function sendAndDie(at: string, one: Parameters<typeof desk.send>[0], held: () => Promise<unknown>) {
  const holder = await Holder.on(server().database.url, "current_setting('application_name') = 'watchdesk test'");
  let answer: ReturnType<typeof desk.send> | undefined;
  const come = async () => {
    answer = desk.send(one);
    await Promise.resolve();
  };
  try {
    await holder.at({ at }, come, held);
    return await answer;
  } finally {
    await server().deps.pool.query('drop function hold_worker() cascade');
    await holder.close();
  }
}

it.each(['after insert on newsletter', 'after insert on mail'])(
  'sends nothing if the process dies %s, and everything on retry',
  async (at) => {
    for (let people = 0; people < 3; people += 1) await desk.member();
    const one = { articles, key: `dies-${at.replaceAll(' ', '-')}` };
    expect((await sendAndDie(at, one, () => Promise.resolve()))?.status).toBe(503);
    expect(await desk.mails()).toEqual([]);
    expect((await desk.call('GET', `/workspace/v1/newsletters?ownerId=${desk.groupId}`)).body.total).toBe(0);
    expect((await desk.send(one)).body.newsletter).toMatchObject({ recipients: 4, waiting: 4 });
    expect(await deliver()).toMatchObject({ sent: 4 });
    expect(new Set((await received()).map(({ messageId }) => messageId)).size).toBe(4);
  },
);

it('is stored before one of its articles can be removed from the workspace, or not at all', async () => {
  let deletion: ReturnType<typeof desk.call> | undefined;
  await sendAndDie('after insert on newsletter', { articles }, async () => {
    deletion = desk.call(
      'POST',
      `/workspace/v1/articles/delete?ownerId=${desk.groupId}&articleIds=${articles[0] ?? ''}`,
    );
    await until(async () => (await countWaiting(server().deps.pool, 'delete from "workspace_article"')) === 1);
  });
  expect((await deletion)?.status).toBe(200);
  expect((await desk.send({ articles })).body).toMatchObject({ errorCode: 'NEWSLETTER_GONE' });
  expect(await desk.mails()).toEqual([]);
});

describe('cancelled', () => {
  it('stops the mails that wait, and counts the sent ones', async () => {
    for (let people = 0; people < 7; people += 1) await desk.member();
    const { id } = (await desk.send({ articles })).body.newsletter;
    await deliver(3);
    expect(await progress(id)).toEqual({
      state: 'sending',
      recipients: 8,
      waiting: 5,
      sent: 3,
      failed: 0,
      notSent: 0,
    });
    const ended = { state: 'cancelled', recipients: 8, waiting: 0, sent: 3, failed: 0, notSent: 5 };
    // Two concurrent requests, and one more.
    const answers = await Promise.all([desk.of(id, '/cancel'), desk.of(id, '/cancel')]);
    expect(answers.map(({ body }) => body.newsletter)).toMatchObject([ended, ended]);
    expect((await desk.of(id, '/cancel')).body.newsletter).toMatchObject(ended);
    await deliver();
    expect(mailServer.received).toHaveLength(3);
    expect(await progress(id)).toEqual(ended);
  });

  it('does not retry mails that fail temporarily while they are being sent', async () => {
    await desk.member();
    const { id } = (await desk.send({ articles })).body.newsletter;
    mailServer.answer = { code: 450, message: '4.2.1 Later' };
    let cancelled: ReturnType<typeof desk.of> | undefined;
    const transport = smtpTransport(mailServer.url);
    const deliverOnly = transport.deliver.bind(transport);
    transport.deliver = async (...args) => {
      cancelled ??= desk.of(id, '/cancel');
      await cancelled;
      return deliverOnly(...args);
    };
    await sendMails(db(), { now: () => new Date(), from, transport });
    transport.close();
    mailServer.answer = undefined;
    await deliver(100, new Date(Date.now() + 3_600_000));
    expect(mailServer.received).toEqual([]);
    expect(await progress(id)).toEqual({
      state: 'cancelled',
      recipients: 2,
      waiting: 0,
      sent: 0,
      failed: 0,
      notSent: 2,
    });
  });

  it('changes nothing after all mails were sent', async () => {
    const { id } = (await desk.send({ articles })).body.newsletter;
    await deliver();
    expect((await desk.of(id, '/cancel')).body.newsletter).toMatchObject({ state: 'sent', sent: 1, notSent: 0 });
  });
});

it('counts a bounced address as failed, and omits it the next time', async () => {
  await desk.member();
  const { id } = (await desk.send({ articles })).body.newsletter;
  mailServer.answer = { code: 550, message: '5.1.1 No such user' };
  await deliver();
  expect(await progress(id)).toMatchObject({ state: 'sent', sent: 0, failed: 2 });
  expect((await desk.preview({ articles })).body).toMatchObject({ recipients: 0, unreachable: 2 });
});

it('sends alerts before newsletters', async () => {
  await desk.send({ articles });
  const alert = { kind: 'alert', subject: 'An alert', html: 'x', text: 'x', recipient: 'reader@example.com' };
  await db()
    .insertInto('mail')
    .values({ message_id: '<later@x>', ...alert })
    .execute();
  expect(await deliver(1)).toMatchObject({ sent: 1 });
  expect((await received()).map(({ subject }) => subject)).toEqual(['An alert']);
});

it('stores its content once, and shows each mail in the outbox with it', async () => {
  const colleague = await desk.member();
  const { id } = (await desk.send({ articles })).body.newsletter;
  const mails = await desk.mails();
  expect(mails.map(({ html, text }) => html + text)).toEqual(['', '']);
  const admin = await server().person({ id: desk.departmentId, realm: desk.editor.realm, name: '' }, { admin: true });
  const mail = mails.find(({ user_id }) => user_id === colleague.userId);
  const shown = (await server().call(admin, 'GET', `/alert/v1/outbox/${mail?.id ?? ''}`)).body;
  expect(shown.html).toContain('>One</a>');
  expect(shown.text).toContain('/alert/v1/unsubscribe/hidden');
  const archived = htmlOf((await desk.of(id, '/content')).body.content);
  expect(archived).toContain('>One</a>');
  expect(archived).not.toContain('/alert/v1/unsubscribe/');
});

it('never exceeds the daily maximum of a workspace, although two people send at once', async () => {
  const other = await desk.member({ publish: true });
  await desk.send({ articles });
  await sql`
    with made as (
      insert into mailing (from_name, html, text, unsubscribe_placeholder)
      select 'Edith Tor', '', '', 'unsubscribe' from generate_series(3, ${limits.newslettersADay}::int) returning id)
    insert into newsletter (workspace_id, department_id, sent_by, idempotency_key, subject, mailing_id, user_groups,
      article_count, recipient_count)
    select workspace_id, department_id, sent_by, 'key of ' || made.id, subject, made.id, user_groups, 1, 1
    from newsletter, made where workspace_id = ${desk.groupId}`.execute(db());
  let answers: Promise<Answer[]> | undefined;
  await db()
    .transaction()
    .execute(async (tx) => {
      await sql`lock table newsletter in share mode`.execute(tx);
      answers = Promise.all([desk.send({ articles }), desk.send({ articles }, other)]);
      await until(async () => (await countWaiting(server().deps.pool)) === 2);
    });
  expect((await answers)?.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

describe('a test mail', () => {
  const test = (more: object, who = desk.editor) =>
    server().call(
      who,
      'POST',
      `/workspace/v1/newsletters/test?ownerId=${desk.groupId}`,
      desk.body({ articles, ...more }),
    );

  it('goes to its author only, in the sender’s name, without user groups, and is not listed as sent', async () => {
    await desk.member();
    const { status, body } = await test({ userGroupIds: [], fromName: 'The Desk', introduction: 'Dear all' });
    expect([status, body]).toEqual([200, { recipient: desk.editor.uid }]);
    expect(await deliver()).toMatchObject({ sent: 1, failed: 0 });
    const [mail, ...others] = await received();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: [{ address: desk.editor.uid }],
      subject: '[Test] What happened',
      from: { name: 'The Desk', address: 'alerts@watchdesk.example' },
    });
    expect(mail?.text).toContain('Dear all');
    expect(mail?.html).toContain('>One</a>');
    const listed = await desk.call('GET', `/workspace/v1/newsletters?ownerId=${desk.groupId}`);
    expect(listed.body.total).toBe(0);
  });

  it('goes to an author who unsubscribed from newsletters too', async () => {
    await db()
      .updateTable('user_account')
      .set({ settings: JSON.stringify({ newsletters: false }) })
      .where('id', '=', desk.editor.userId)
      .execute();
    await test({});
    expect(await deliver()).toMatchObject({ sent: 1, failed: 0 });
  });

  it('requires a subject, articles, and an address that accepts email', async () => {
    expect((await test({ subject: ' ' })).body.fields).toEqual({ subject: 'Subject is required' });
    expect((await test({ articles: [] })).body.fields).toEqual({ articles: 'Please select articles.' });
    await db()
      .updateTable('user_account')
      .set({ mail_bounced_at: new Date() })
      .where('id', '=', desk.editor.userId)
      .execute();
    expect((await test({})).body).toMatchObject({
      errorCode: 'VALIDATION',
      errorMessage: 'Your address doesn’t accept email.',
    });
    expect(await desk.mails()).toEqual([]);
  });

  it('is rejected after the daily maximum', async () => {
    await test({});
    const [{ id: _id, message_id: _messageId, ...mail }] = (await desk.mails()) as [
      Awaited<ReturnType<typeof desk.mails>>[number],
    ];
    const rows = Array.from({ length: limits.newsletterTestsADay - 1 }, (_, number) => ({
      ...mail,
      headers: JSON.stringify(mail.headers),
      message_id: `<test.${String(number)}@example.com>`,
    }));
    await db().insertInto('mail').values(rows).execute();
    expect((await test({})).body.errorCode).toBe('LIMIT_REACHED');
  });
});
