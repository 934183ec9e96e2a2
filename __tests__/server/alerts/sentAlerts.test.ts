import { makeDueEditions } from '@server/alerts/editions';
import { linkSecret } from '@server/mail/linkSecret';
import { addCompanyTopic, addMatchedArticle, subscribe } from '../../support/server/insertRows';
import { useTestApp, type SignedIn } from '../../support/server/testApp';
import { untilOthersCommitted } from '../../support/server/until';

const running = useTestApp();
const noon = new Date('2026-11-20T12:00:00Z');
const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** A user who has received an alert on a topic with two articles. */
async function reader(topicName: string) {
  const { deps, department, person } = running();
  const company = await department();
  const user = await person(company);
  const topic = await addCompanyTopic(deps.db, company.id, topicName, 1);
  await subscribe(deps.db, user.userId, topic.id, noon);
  await addMatchedArticle(deps.db, { headline: `${topicName} A`, published: noon }, [topic]);
  await addMatchedArticle(deps.db, { headline: `${topicName} B`, published: new Date(noon.getTime() - 1) }, [topic]);
  await make();
  return { company, user, topic };
}

async function make(): Promise<void> {
  const { db } = running().deps;
  await untilOthersCommitted(db);
  await makeDueEditions(db, {
    now: noon,
    secret: await linkSecret(db),
    publicUrl: 'https://news.example.com',
    mailDomain: 'news.example.com',
    onError: (error) => {
      throw error;
    },
  });
}

async function unsubscribePath(user: SignedIn): Promise<string> {
  const mail = await running()
    .deps.db.selectFrom('mail')
    .select('headers')
    .where('user_id', '=', user.userId)
    .executeTakeFirstOrThrow();
  const address = /<(.*)>/.exec(mail.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
  return new URL(address).pathname;
}

const subscriptions = (user: SignedIn) =>
  running().deps.db.selectFrom('subscription').select('topic_id').where('user_id', '=', user.userId).execute();

describe('the archive of alerts', () => {
  it('shows a user the alerts that were sent to them, and to nobody else', async () => {
    const { call, person } = running();
    const { company, user } = await reader('Archive');
    const other = await person(company);

    const list = await call(user, 'GET', '/alert/v1/editions');
    expect(list.body).toMatchObject({
      total: 1,
      editions: [{ topicName: 'Archive', articleCount: 2, mailState: 'queued' }],
    });
    const { id } = list.body.editions[0];
    const one = await call(user, 'GET', `/alert/v1/editions/${id}`);
    expect(one.body.articles.map((article: { headline: string }) => article.headline)).toEqual([
      'Archive A',
      'Archive B',
    ]);

    expect((await call(other, 'GET', '/alert/v1/editions')).body).toMatchObject({ total: 0 });
    expect((await call(other, 'GET', `/alert/v1/editions/${id}`)).status).toBe(404);
    expect((await call(user, 'GET', '/alert/v1/editions/99999999999999999999')).status).toBe(400);
  });
});

describe('the outbox', () => {
  it('lists the department’s mails to its administrators', async () => {
    const { call, person, department } = running();
    const { company, user } = await reader('Outbox');
    const admin = await person(company, { admin: true });
    const stranger = await person(await department(), { admin: true });

    const list = await call(admin, 'GET', '/alert/v1/outbox');
    expect(list.body).toMatchObject({ total: 1, mails: [{ recipient: user.uid, subject: 'Outbox (2)' }] });
    const { id } = list.body.mails[0];
    const one = await call(admin, 'GET', `/alert/v1/outbox/${id}`);
    expect(one.body.headers['Message-ID']).toMatch(/^<alert\..*@news\.example\.com>$/);
    expect((await call(user, 'GET', '/alert/v1/outbox')).status).toBe(403);
    expect((await call(stranger, 'GET', `/alert/v1/outbox/${id}`)).status).toBe(404);
  });
});

describe('a colleague’s mail in the outbox', () => {
  it('shows administrators no working unsubscribe link, and recipients their own', async () => {
    const { call, person } = running();
    const { company, user } = await reader('Links');
    const admin = await person(company, { admin: true });
    const path = await unsubscribePath(user);
    const { id } = (await call(admin, 'GET', '/alert/v1/outbox')).body.mails[0];
    const shown = await call(admin, 'GET', `/alert/v1/outbox/${id}`);
    expect(shown.text).not.toContain(path);
    expect(shown.body.html).toContain('Links A');
    expect(shown.body.headers['List-Unsubscribe']).toBe('<https://news.example.com/alert/v1/unsubscribe/hidden>');

    await running().deps.db.updateTable('user_account').set({ level: 5 }).where('id', '=', user.userId).execute();
    expect((await call(user, 'GET', `/alert/v1/outbox/${id}`)).body.text).toContain(path);
  });

  it('hides an alert on the recipient’s own topic, even after the topic was deleted', async () => {
    const { call, deps, department, person } = running();
    const company = await department();
    const user = await person(company);
    const admin = await person(company, { admin: true });
    const topic = await addCompanyTopic(deps.db, company.id, 'My secret plan', 1);
    await deps.db
      .updateTable('topic')
      .set({ topic_type: 'USER', owner: user.userId })
      .where('id', '=', topic.id)
      .execute();
    await subscribe(deps.db, user.userId, topic.id, noon);
    await addMatchedArticle(deps.db, { headline: 'Secret article', published: noon }, [topic]);
    await make();
    for (const isDeleted of [false, true]) {
      if (isDeleted) await call(user, 'DELETE', `/data/v1/profiles/${topic.id}`);
      const list = await call(admin, 'GET', '/alert/v1/outbox');
      expect(list.body.mails).toMatchObject([{ recipient: user.uid, subject: 'Alert for a private topic' }]);
      const shown = await call(admin, 'GET', `/alert/v1/outbox/${String(list.body.mails[0].id)}`);
      expect(shown.body).toMatchObject({ text: 'This alert is for a topic that only its recipient can see.' });
      expect(list.text + shown.text).not.toMatch(/secret/i);
    }
  });
});

describe('unsubscribing by a link in a mail', () => {
  it('asks for confirmation on GET, because a program may have opened the link', async () => {
    const { user } = await reader('Ask <first>');
    const page = await running().call(undefined, 'GET', await unsubscribePath(user));
    expect(page.status).toBe(200);
    expect(page.text).toContain('Ask &lt;first&gt;');
    expect(await subscriptions(user)).toHaveLength(1);
  });

  it('unsubscribes on a POST without sign-in, however often it is sent', async () => {
    const { user } = await reader('One click');
    const url = await unsubscribePath(user);
    for (const attempt of [1, 2]) {
      const answer = await running().app.inject({
        method: 'POST',
        url,
        headers: form,
        payload: 'List-Unsubscribe=One-Click',
      });
      expect([attempt, answer.statusCode]).toEqual([attempt, 200]);
      expect(await subscriptions(user)).toEqual([]);
    }
  });

  it('ends all alerts of a digest, however many, with a link that fits into a header line', async () => {
    const { deps, department, person, app } = running();
    const company = await department();
    const user = await person(company, { settings: { timezone: 'UTC', emailSendMode: 1 } });
    const topics = await Promise.all(
      Array.from({ length: 120 }, (_, number) => addCompanyTopic(deps.db, company.id, `Topic ${String(number)}`, 1)),
    );
    for (const { id } of topics) await subscribe(deps.db, user.userId, id, noon, { sendEmpty: true });
    const other = await addCompanyTopic(deps.db, company.id, 'Not in it', 1);
    await subscribe(deps.db, user.userId, other.id, noon);
    await make();
    const url = await unsubscribePath(user);
    expect(url.length).toBeLessThan(300);
    expect((await running().call(undefined, 'GET', url)).text).toContain('Topic 119');
    const answer = await app.inject({ method: 'POST', url, headers: form, payload: 'List-Unsubscribe=One-Click' });
    expect(answer.statusCode).toBe(200);
    expect(await subscriptions(user)).toEqual([{ topic_id: other.id }]);
    // A link for a mail that was deleted ends nothing, and doesn't claim to.
    await deps.db.deleteFrom('edition').where('user_id', '=', user.userId).execute();
    await deps.db.deleteFrom('mail').where('user_id', '=', user.userId).execute();
    expect((await running().call(undefined, 'GET', url)).status).toBe(404);
  });

  it('returns 404 for a link that was altered', async () => {
    const { user } = await reader('Changed');
    const url = await unsubscribePath(user);
    for (const bad of [`${url}x`, '/alert/v1/unsubscribe/nonsense', '/alert/v1/unsubscribe/a.b.c']) {
      const answer = await running().app.inject({ method: 'POST', url: bad, headers: form, payload: '' });
      expect(answer.statusCode).toBe(404);
    }
    expect(await subscriptions(user)).toHaveLength(1);
  });
});
