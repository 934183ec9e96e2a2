import type { BuiltDepartment } from '../../../support/server/userBuilders';
import { useTestApp, type SignedIn } from '../../../support/server/testApp';
import { companyTopicBody, makeGroup, makeProviderTopic, makeTopic } from '../../../support/server/topicBuilders';

// A Monday, 10:30 in Berlin.
const now = new Date('2026-11-16T09:30:00Z');
const app = useTestApp({ clock: () => now });
const people = 500;
const nextMorning = { Berlin: '2026-11-17T05:00:00.000Z', Tokyo: '2026-11-16T21:00:00.000Z' };
let ours: BuiltDepartment;
let admin: SignedIn;
let stranger: SignedIn;
let group: string;
let topic: string;
let ids: string[];

beforeAll(async () => {
  ours = await app().department();
  admin = await app().person(ours, { admin: true, settings: { timezone: 'Asia/Tokyo' } });
  stranger = await app().person(await app().department(), { admin: true });
  group = await makeGroup(app(), admin, { owner: ours.id });
  const rows = Array.from({ length: people }, (_, index) => ({
    department_id: ours.id,
    realm_id: ours.realm,
    uid: `many${index}@example.com`,
    given_name: 'Mina',
    sur_name: `Many ${String(index).padStart(3, '0')}`,
    settings: JSON.stringify({ timezone: 'Europe/Berlin' }),
  }));
  const made = await app().deps.db.insertInto('user_account').values(rows).returning('id').execute();
  ids = made.map(({ id }) => id);
});

beforeEach(async () => {
  topic = await makeTopic(app(), admin, companyTopicBody(ours.id, group));
});

const call = (who: SignedIn, way: string, id: string, users: readonly string[]) =>
  app().call(who, 'POST', `/alert/v1/profiles/company/${id}/${way}/6`, users);
const subscribers = async (who: SignedIn, id: string): Promise<string[]> =>
  (await app().call(who, 'GET', `/data/v1/profiles/${id}/users`)).body.users.map((user: { id: string }) => user.id);

describe('subscribing many users to a topic', () => {
  it('subscribes 500 users in one request, once, and leaves existing subscriptions unchanged', async () => {
    const first = ids[0] ?? '';
    await app()
      .deps.db.insertInto('subscription')
      .values({ user_id: first, topic_id: topic, delivery_methods: [6, 18], next_due_at: now, send_empty: true })
      .execute();
    expect((await call(admin, 'subscribe', topic, ids)).body).toEqual({ status: 'ok', changed: 499, unchanged: 1 });
    expect((await call(admin, 'subscribe', topic, ids)).body).toEqual({ status: 'ok', changed: 0, unchanged: 500 });
    expect(await subscribers(admin, topic)).toEqual(ids);
    const kept = await app()
      .deps.db.selectFrom('subscription')
      .select(['delivery_methods', 'next_due_at', 'send_empty'])
      .where('user_id', '=', first)
      .where('topic_id', '=', topic)
      .executeTakeFirst();
    expect(kept).toEqual({ delivery_methods: [6, 18], next_due_at: now, send_empty: true });
    expect((await call(admin, 'unsubscribe', topic, ids)).body).toEqual({ status: 'ok', changed: 500, unchanged: 0 });
    expect((await call(admin, 'unsubscribe', topic, ids)).body).toEqual({ status: 'ok', changed: 0, unchanged: 500 });
  });

  it('subscribes each user once with two concurrent requests', async () => {
    const answers = await Promise.all([
      call(admin, 'subscribe', topic, ids),
      call(admin, 'subscribe', topic, [...ids].reverse()),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await subscribers(admin, topic)).toHaveLength(people);
  });

  it('previews who is subscribed and when the first alert is due, and changes nothing', async () => {
    const [first = '', second = ''] = ids;
    await call(admin, 'subscribe', topic, [second]);
    expect((await call(admin, 'preview', topic, [first, second, admin.userId])).body.people).toEqual([
      { id: first, subscribed: false, nextDueAt: nextMorning.Berlin },
      { id: second, subscribed: true, nextDueAt: nextMorning.Berlin },
      { id: admin.userId, subscribed: false, nextDueAt: nextMorning.Tokyo },
    ]);
    expect(await subscribers(admin, topic)).toEqual([second]);
    for (const way of ['subscribe', 'unsubscribe', 'preview']) {
      expect((await call(admin, way, topic, [first, stranger.userId])).status).toBe(404);
    }
  });
});

describe('the topics that users can be subscribed to', () => {
  const find = async (who: SignedIn, query = '') => {
    const { body } = await app().call(who, 'GET', `/data/v1/profiles/subscribable${query}`);
    return body.profiles;
  };

  it('are the company’s and the provider’s, each with its subscribers in the own department', async () => {
    const provider = await makeProviderTopic(app(), 'Öresund trials');
    const named = companyTopicBody(ours.id, group, { name: 'Oresund mergers', frequency: 1, limit: 20 });
    const company = await makeTopic(app(), admin, named);
    await makeTopic(
      app(),
      admin,
      companyTopicBody(ours.id, group, { name: 'Oresund closed', allowedSubscription: [] }),
    );
    await makeTopic(app(), admin, { name: 'Oresund own', query: 'insulin', sources: [], addAllSources: true });
    await call(admin, 'subscribe', provider.id, ids.slice(0, 3));
    await call(stranger, 'subscribe', provider.id, [stranger.userId]);

    const companys = { id: company, name: 'Oresund mergers', topicType: 'COMPANY', frequency: 1, limit: 20 };
    const providers = { id: provider.id, name: 'Öresund trials', topicType: 'WATCHDESK', frequency: 5, limit: 200 };
    expect(await find(admin, '?query=oresund&field=name')).toMatchObject([
      { ...companys, subscribers: 0 },
      { ...providers, subscribers: 3 },
    ]);
    expect(await find(stranger, '?query=oresund')).toMatchObject([{ ...providers, subscribers: 1 }]);
    expect(await subscribers(stranger, provider.id)).toEqual([stranger.userId]);
    expect((await app().call(stranger, 'GET', `/data/v1/profiles/${company}/users`)).status).toBe(404);

    const types = async (text: string) =>
      new Set((await find(admin, `?field=type&query=${text}&limit=100`)).map((one: typeof companys) => one.topicType));
    expect(await types('Comp')).toEqual(new Set(['COMPANY']));
    expect(await types('watch')).toEqual(new Set(['WATCHDESK']));
    expect(await types('oresund')).toEqual(new Set());
  });
});
