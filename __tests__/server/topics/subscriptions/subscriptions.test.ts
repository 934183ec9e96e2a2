import { sql } from 'kysely';
import { defaultDateTimeFormat } from '@contract/limits';
import { lastEditionAt } from '@server/alerts/repository';
import { backfillTopic } from '@server/matching/backfillTopic';
import type { BuiltDepartment } from '../../../support/server/userBuilders';
import { useTestApp, type SignedIn } from '../../../support/server/testApp';
import { companyTopicBody, makeGroup, makeProviderTopic, makeTopic } from '../../../support/server/topicBuilders';
import { countWaiting, until } from '../../../support/server/until';
import { makeEditions } from '../../../support/server/makeEditions';

// A Monday, 10:30 in Berlin.
const now = new Date('2026-11-16T09:30:00Z');
const app = useTestApp({ clock: () => now });
let ours: BuiltDepartment;
let admin: SignedIn;
let user: SignedIn;
let stranger: SignedIn;
let group: string;
let topic: string;

beforeAll(async () => {
  ours = await app().department();
  admin = await app().person(ours, { admin: true });
  user = await app().person(ours, { uid: 'reader@example.com', settings: { timezone: 'Europe/Berlin' } });
  stranger = await app().person(await app().department(), { admin: true });
  group = await makeGroup(app(), admin, { owner: ours.id });
});

beforeEach(async () => {
  topic = await makeTopic(app(), admin, companyTopicBody(ours.id, group));
});

const subscribe = (who: SignedIn, profileId: string, way = 'subscribe', deliveryMethods: number[] = [6, 18]) =>
  app().call(who, 'POST', `/alert/v1/profiles/company/${way}`, { profileId, deliveryMethods });
const subscription = (who: SignedIn, topicId: string) =>
  app()
    .deps.db.selectFrom('subscription')
    .selectAll()
    .where('user_id', '=', who.userId)
    .where('topic_id', '=', topicId)
    .executeTakeFirst();
const shown = async (who: SignedIn, id: string) =>
  (await app().call(who, 'GET', `/data/v1/profiles/${id}`)).body.profile;

const changeFrequency = (frequency: number) =>
  app().call(admin, 'PUT', `/data/v1/profiles/${topic}`, { ...companyTopicBody(ours.id, group), frequency });
const changeZone = (who: SignedIn, timezone: string) =>
  app().call(who, 'POST', '/iam/v1/generalsettings?appId=16', { timezone });
const changeDepartmentZone = (timezone: string) =>
  app().call(admin, 'PUT', '/iam/v1/department/settings?appId=16', {
    dateTimeFormat: defaultDateTimeFormat,
    timezone,
    templateRole: 'SYSTEM_TEMPLATE',
    theme: {},
  });
const makeDue = () => makeEditions(app().deps.db, now);

describe('subscribing to a company or provider topic', () => {
  it('adds method 6, and schedules the first alert in the user’s time zone', async () => {
    const answer = await subscribe(user, topic, 'subscribe', [18]);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ profileId: topic, subscribedTo: [6, 18] });
    // 06:00 in Berlin is 05:00 UTC in November.
    expect((await subscription(user, topic))?.next_due_at).toEqual(new Date('2026-11-17T05:00:00Z'));
    expect((await shown(user, topic)).subscribedTo).toEqual([6, 18]);
    expect((await shown(admin, topic)).subscribedTo).toEqual([]);
  });

  it('keeps start and due instant when repeated', async () => {
    await subscribe(user, topic);
    const before = await subscription(user, topic);
    await subscribe(user, topic, 'subscribe', [6]);
    expect(await subscription(user, topic)).toEqual({ ...before, delivery_methods: [6] });
  });

  it('follows a frequency that is changed at the same moment', async () => {
    const { db, pool } = app().deps;
    await changeFrequency(6);
    const running: Promise<unknown>[] = [];
    await db.transaction().execute(async (tx) => {
      await sql`lock table subscription in share mode`.execute(tx);
      running.push(subscribe(user, topic));
      await until(async () => (await countWaiting(pool, 'insert into "subscription"')) > 0);
      let isChanged = false;
      running.push(changeFrequency(1).then(() => (isChanged = true)));
      await until(async () => isChanged || (await countWaiting(pool, 'from "topic"')) > 0);
    });
    await Promise.all(running);
    expect((await subscription(user, topic))?.next_due_at).toEqual(new Date('2026-11-16T10:00:00Z'));
  });

  it('ends by unsubscribing, which can be repeated', async () => {
    await subscribe(user, topic);
    for (let n = 0; n < 2; n += 1) {
      expect((await subscribe(user, topic, 'unsubscribe')).body).toEqual({ profileId: topic, subscribedTo: [] });
    }
    expect(await subscription(user, topic)).toBeUndefined();
  });

  it('requires a topic that allows it and that the caller can see', async () => {
    const closed = await makeTopic(app(), admin, companyTopicBody(ours.id, group, { allowedSubscription: [] }));
    const refused = await subscribe(user, closed);
    expect(refused.status).toBe(403);
    expect(refused.body.errorCode).toBe('FORBIDDEN');
    const secondary = await makeTopic(app(), admin, companyTopicBody(ours.id, group, { allowedSubscription: [2] }));
    expect((await subscribe(user, secondary)).status).toBe(200);
    for (const way of ['subscribe', 'unsubscribe']) {
      expect((await subscribe(stranger, topic, way)).status).toBe(404);
      expect((await subscribe(user, await makeTopic(app(), user), way)).status).toBe(404);
      expect((await subscribe(user, 'MISC', way)).status).toBe(404);
    }
    expect((await subscribe(user, topic, 'subscribe', [7])).status).toBe(400);
  });

  it('uses frequency 5 and 200 articles for a provider topic without its own', async () => {
    const { id } = await makeProviderTopic(app());
    await subscribe(user, id);
    expect(await subscription(user, id)).toMatchObject({ frequency: 5, article_limit: 200 });
    expect(await shown(user, id)).toMatchObject({ frequency: 5, limit: 200, subscribedTo: [6, 18] });
  });
});

describe('an administrator', () => {
  const path = (way: string, id: string, method: number | string = 6) =>
    `/alert/v1/profiles/company/${id}/${way}/${method}`;

  it('subscribes and unsubscribes users of the department', async () => {
    const other = await app().person(ours, { settings: { timezone: 'Asia/Tokyo' } });
    const people = [user.userId, other.userId, user.userId];
    expect((await app().call(admin, 'POST', path('subscribe', topic), people)).status).toBe(200);
    expect((await subscription(user, topic))?.next_due_at).toEqual(new Date('2026-11-17T05:00:00Z'));
    expect((await subscription(other, topic))?.next_due_at).toEqual(new Date('2026-11-16T21:00:00Z'));
    expect((await app().call(admin, 'POST', path('unsubscribe', topic), [user.userId])).status).toBe(200);
    expect(await subscription(user, topic)).toBeUndefined();
    expect(await subscription(other, topic)).toBeDefined();
    expect((await app().call(admin, 'POST', path('subscribe', topic), [])).status).toBe(200);
  });

  it('subscribes nobody if one of them is in another department', async () => {
    const answer = await app().call(admin, 'POST', path('subscribe', topic), [user.userId, stranger.userId]);
    expect(answer.status).toBe(404);
    expect(await subscription(user, topic)).toBeUndefined();
  });

  it('is required for subscribing others, within the department', async () => {
    for (const way of ['subscribe', 'unsubscribe']) {
      expect((await app().call(user, 'POST', path(way, topic), [user.userId])).status).toBe(403);
      expect((await app().call(stranger, 'POST', path(way, topic), [stranger.userId])).status).toBe(404);
      expect((await app().call(admin, 'POST', path(way, topic, 7), [user.userId])).status).toBe(400);
      expect((await app().call(admin, 'POST', path(way, topic, 'six'), [user.userId])).status).toBe(400);
    }
  });
});

describe('the alert of a user’s own topic', () => {
  let own: string;
  const set = (who: SignedIn, of: SignedIn, id: string, body: unknown) =>
    app().call(who, 'POST', `/alert/v1/outputoptions/${of.userId}/${id}`, body);

  beforeEach(async () => {
    own = await makeTopic(app(), user);
  });

  it('is every four hours and 200 articles by default', async () => {
    const answer = await set(user, user, own, { infoalertEnabled: true });
    expect(answer.body).toMatchObject({ code: 200, status: 'ok' });
    expect(await shown(user, own)).toMatchObject({
      email: 'reader@example.com',
      frequency: 2,
      limit: 200,
      subscribedTo: [6, 18],
    });
    expect((await subscription(user, own))?.next_due_at).toEqual(new Date('2026-11-16T11:00:00Z'));
    await set(user, user, own, { infoalertEnabled: true, selectedFrequency: 6, selectedAmount: 10 });
    expect(await shown(user, own)).toMatchObject({ frequency: 6, limit: 10 });
    expect((await subscription(user, own))?.next_due_at).toEqual(new Date('2026-11-23T05:00:00Z'));
    await set(user, user, own, { infoalertEnabled: false });
    const off = await shown(user, own);
    expect(off).toMatchObject({ frequency: null, limit: null, subscribedTo: [] });
    expect(off).not.toHaveProperty('email');
  });

  it('stays due if its edition is due but not yet created, whatever is changed meanwhile', async () => {
    const due = new Date('2026-11-16T08:00:00Z');
    const fall = () =>
      app().deps.db.updateTable('subscription').set({ next_due_at: due }).where('user_id', '=', user.userId).execute();
    await set(user, user, own, { infoalertEnabled: true });
    await subscribe(user, topic);
    await fall();
    await set(user, user, own, { infoalertEnabled: true, selectedFrequency: 6 });
    await app().call(user, 'POST', '/iam/v1/generalsettings?appId=16', { timezone: 'Asia/Tokyo' });
    const body = { ...companyTopicBody(ours.id, group), frequency: 1 };
    expect((await app().call(admin, 'PUT', `/data/v1/profiles/${topic}`, body)).status).toBe(200);
    for (const id of [own, topic]) expect((await subscription(user, id))?.next_due_at).toEqual(due);
    await app().call(user, 'POST', '/iam/v1/generalsettings?appId=16', { timezone: 'Europe/Berlin' });

    // A real-time alert is always due, and waits for new articles.
    await set(user, user, own, { infoalertEnabled: true, selectedFrequency: 0 });
    await fall();
    await set(user, user, own, { infoalertEnabled: true, selectedFrequency: 6 });
    expect((await subscription(user, own))?.next_due_at).toEqual(new Date('2026-11-23T05:00:00Z'));
  });

  it.each([
    ['the frequency of its topic', '2026-11-16T10:00:00Z', () => changeFrequency(1)],
    ['the user’s time zone', '2026-11-22T21:00:00Z', () => changeZone(user, 'Asia/Tokyo')],
    ['the department’s time zone', '2026-11-22T21:00:00Z', () => changeDepartmentZone('Asia/Tokyo')],
  ])('follows %s, changed while an edition is made', async (what, next, change) => {
    const { db, pool } = app().deps;
    const person = what.startsWith('the department') ? admin : user;
    await changeFrequency(6);
    await subscribe(person, topic);
    await db
      .updateTable('subscription')
      .set({ next_due_at: new Date('2026-11-16T08:00:00Z'), send_empty: true })
      .where('topic_id', '=', topic)
      .execute();
    while (await backfillTopic(db, now, { lastEditionAt }));
    const running: Promise<unknown>[] = [];
    await db.transaction().execute(async (tx) => {
      await sql`lock table edition in share mode`.execute(tx);
      running.push(makeDue());
      await until(async () => (await countWaiting(pool, 'insert into "edition"')) > 0);
      let isChanged = false;
      running.push(change().then(() => (isChanged = true)));
      await until(async () => isChanged || (await countWaiting(pool, 'from "subscription"')) > 0);
    });
    await Promise.all(running);
    expect((await subscription(person, topic))?.next_due_at).toEqual(new Date(next));
    await changeZone(user, 'Europe/Berlin');
    await changeDepartmentZone('US/Eastern');
  });

  it('can be changed by an administrator of the department and by nobody else', async () => {
    const body = {
      infoalertEnabled: true,
      subscribedEmail: 'Reader@example.com',
      selectedFrequency: 5,
      selectedAmount: 50,
    };
    expect((await set(admin, user, own, body)).status).toBe(200);
    expect(await shown(user, own)).toMatchObject({ frequency: 5, limit: 50 });
    const colleague = await app().person(ours);
    for (const other of [colleague, stranger]) expect((await set(other, user, own, body)).status).toBe(404);
    expect((await set(user, user, topic, body)).status).toBe(404);
    expect((await set(admin, admin, own, { infoalertEnabled: true })).status).toBe(404);
  });

  it('accepts amounts from 1 to 200, and only the user’s own address', async () => {
    for (const selectedAmount of [0, 201, 1.5]) {
      expect((await set(user, user, own, { infoalertEnabled: true, selectedAmount })).status).toBe(400);
    }
    const elsewhere = await set(user, user, own, { infoalertEnabled: true, subscribedEmail: 'victim@example.org' });
    expect(elsewhere.status).toBe(400);
    expect(await subscription(user, own)).toBeUndefined();
  });
});

describe('the delivery settings of a subscription', () => {
  it('can pause it, and enable empty alerts', async () => {
    const change = (who: SignedIn, body: unknown) => app().call(who, 'PUT', `/alert/v1/subscriptions/${topic}`, body);
    expect((await change(user, { sendEmpty: true })).status).toBe(404);
    await subscribe(user, topic);
    expect((await change(user, { sendEmpty: true, pausedUntil: '2026-12-01T00:00:00Z' })).status).toBe(200);
    expect(await shown(user, topic)).toMatchObject({ sendEmpty: true, pausedUntil: '2026-12-01T00:00:00.000Z' });
    expect((await change(user, {})).status).toBe(200);
    expect((await change(user, { pausedUntil: null })).status).toBe(200);
    expect(await shown(user, topic)).toMatchObject({ sendEmpty: true, pausedUntil: null });
    expect((await change(user, { pausedUntil: 'tomorrow' })).status).toBe(400);
  });

  it('list the next due instant, to the user only, without an ended pause', async () => {
    const change = (body: unknown) => app().call(user, 'PUT', `/alert/v1/subscriptions/${topic}`, body);
    const listed = async (who: SignedIn) => {
      const { body } = await app().call(who, 'GET', '/alert/v1/subscriptions');
      return body.subscriptions.find((one: { profileId: string }) => one.profileId === topic);
    };
    await subscribe(user, topic);
    await change({ sendEmpty: true, pausedUntil: '2026-12-01T00:00:00Z' });
    expect(await listed(user)).toEqual({
      profileId: topic,
      pausedUntil: '2026-12-01T00:00:00.000Z',
      sendEmpty: true,
      nextDueAt: '2026-11-17T05:00:00.000Z',
    });
    await change({ pausedUntil: '2026-11-01T00:00:00Z' });
    expect(await listed(user)).toMatchObject({ pausedUntil: null });
    for (const other of [admin, stranger]) expect(await listed(other)).toBeUndefined();
  });

  it('use frequencies that the server lists', async () => {
    const { body } = await app().call(user, 'GET', '/alert/v1/outputoptions');
    expect(body.outputFrequencies).toMatchObject({ '0': 'Real-Time', '2': 'Every 4 Hours', '6': '06:00 AM Weekly' });
    expect(Object.keys(body.outputFrequencies)).toHaveLength(7);
  });
});
