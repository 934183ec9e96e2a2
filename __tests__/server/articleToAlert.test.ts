import PostalMime from 'postal-mime';
import type { Stoppable } from '@server/background/job';
import { startJobs } from '@server/background/startJobs';
import { jobs as allJobs } from '@server/jobs/jobs';
import { startMailServer, type MailServer } from '../support/server/mailServer';
import { startNewsServer, type NewsServer } from '../support/server/newsServer';
import { startTestApp, type SignedIn, type TestApp } from '../support/server/testApp';
import { until } from '../support/server/until';

/**
 * End to end, only through the API and the background jobs: a channel is read, its article is found, a topic matches
 * it, the alert arrives by SMTP, and its link ends the alert.
 */

let news: NewsServer;
let mailServer: MailServer;
let running: TestApp;
let jobs: Stoppable;
let ahead = 0;
const clock = () => new Date(Date.now() + ahead);

beforeAll(async () => {
  news = await startNewsServer();
  mailServer = await startMailServer();
  running = await startTestApp({
    clock,
    config: {
      publicUrl: 'https://news.example.com',
      mail: { smtpUrl: mailServer.url, from: 'Watchdesk <alerts@news.example.com>' },
      channels: { allowedOrigins: [news.origin], excludedDomains: [] },
    },
  });
  jobs = startJobs(allJobs(running.deps.feedWorker), running.deps);
}, 60_000);

afterAll(async () => {
  await jobs.stop();
  await running.close();
  await mailServer.stop();
  await news.close();
});

async function topicOn(query: string, who: SignedIn, owner: string): Promise<string> {
  const answer = await running.call(who, 'POST', '/data/v1/profiles', {
    name: `About ${query}`,
    query,
    sources: [],
    addAllSources: true,
    owner,
    profileGroupId: await categoryOf(who, owner),
    frequency: 0,
    limit: 200,
  });
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  return answer.body.profile.id;
}

async function categoryOf(who: SignedIn, owner: string): Promise<string> {
  const answer = await running.call(who, 'POST', '/data/v1/profilegroups/create', { name: 'Trade', owner });
  return answer.body.profileGroup.id;
}

const subjects = async () =>
  Promise.all(mailServer.received.map(async (source) => (await PostalMime.parse(source)).subject));

const nothingWaits = async () => (await running.deps.db.selectFrom('match_queue').select('id').execute()).length === 0;

/** Makes the channel due now instead of in some minutes. */
const readAgain = () =>
  running.deps.db
    .updateTable('feed')
    .set({ next_read_at: new Date(0) })
    .execute();

it('sends an article from a feed to a user’s mailbox, once, and only to subscribers', async () => {
  const { call, department, person, deps } = running;
  await deps.db
    .insertInto('content_category')
    .values({ id: 'news', content_name: 'News', position: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const company = await department({ name: 'Aldermoor', channelPrefix: 'ALD ' });
  const admin = await person(company, { admin: true });
  const reader = await person(company, { settings: { timezone: 'UTC' } });
  const stranger = await person(await department({ name: 'Kestrel' }));
  news.publish({ guid: '1', headline: 'Vexorin recalled in three regions', text: 'A recall of vexorin tablets.' });

  const channel = await call(admin, 'POST', '/iam/v1/department/channels', {
    name: 'Trade press',
    category: 'news',
    url: news.feed,
  });
  expect([channel.status, channel.body.health?.state]).toEqual([200, 'healthy']);

  await until(nothingWaits);
  const topic = await topicOn('vexorin', admin, company.id);
  // The minute has just begun, so nothing is due before it ends. Not ahead of the database's clock, which searches use.
  ahead -= clock().getTime() % 60_000;
  const subscribed = await call(reader, 'POST', '/alert/v1/profiles/company/subscribe', { profileId: topic });
  expect(subscribed.body.subscribedTo).toContain(6);
  const search = { queryString: 'recall' };
  const found = await call(reader, 'POST', '/data/v1/search', search);
  expect(found.body).toMatchObject({ hitCount: 1, results: [{ publication: 'News' }] });
  expect((await call(stranger, 'POST', '/data/v1/search', search)).body.hitCount).toBe(0);

  news.publish({ guid: '3', headline: 'Weather', text: 'It will rain.' });
  news.publish({ guid: '2', headline: 'Vexorin returns to pharmacies', text: 'The ban was lifted.' });
  await readAgain();
  await until(
    async () => (await call(reader, 'POST', '/data/v1/search', { queryString: 'vexorin' })).body.hitCount === 2,
  );
  await until(nothingWaits);
  expect(await subjects()).toEqual([]);
  ahead += 120_000;
  await until(() => mailServer.received.length > 0);

  const [source] = mailServer.received;
  const mail = await PostalMime.parse(source ?? '');
  expect(mail.to).toEqual([expect.objectContaining({ address: reader.uid })]);
  expect(mail.subject).toBe('About vexorin (1)');
  expect(mail.text).toContain('Vexorin returns to pharmacies');
  expect(mail.text).not.toContain('Weather');
  expect(mail.text).not.toContain('recalled in three regions');
  const [, articleId, version, edition] =
    /https:\/\/news\.example\.com\/topic-article\/(\d+)\/(\d+)\/\d+\?edition=(\d+)/.exec(mail.text ?? '') ?? [];
  const sent = await call(reader, 'GET', `/alert/v1/editions/${edition}`);
  expect(sent.body).toMatchObject({ edition: { topicName: 'About vexorin' }, articles: [{ itemId: articleId }] });
  const article = await call(reader, 'GET', `/data/v1/items/${articleId}?version=${version}&PROFILE=${topic}`);
  expect(article.body.article.headlineMarked).toBe('<mark>Vexorin</mark> returns to pharmacies');
  expect((await call(stranger, 'GET', `/data/v1/items/${articleId}`)).status).toBe(404);

  // The feed has the same items again, and time passes: nobody gets them twice.
  await readAgain();
  ahead += 120_000;
  await until(async () => {
    const feeds = await deps.db.selectFrom('feed').select('last_read_at').execute();
    return feeds.every((row) => row.last_read_at !== null && row.last_read_at.getTime() > clock().getTime() - 60_000);
  });
  expect(await subjects()).toEqual(['About vexorin (1)']);

  const link = mail.headers.find((header) => header.key === 'list-unsubscribe')?.value ?? '';
  const url = new URL(/<(.*)>/.exec(link)?.[1] ?? '').pathname;
  const ended = await running.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(ended.statusCode).toBe(200);
  const trees = await call(reader, 'GET', '/data/v1/profiles/company');
  expect(trees.body.profiles[0].subscribedTo).not.toContain(6);
}, 90_000);
