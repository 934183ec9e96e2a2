import type { BuiltDepartment } from '../../support/server/userBuilders';
import { useTestApp, type SignedIn } from '../../support/server/testApp';
import {
  companyTopicBody,
  makeGroup,
  makeProviderTopic,
  makeTopic,
  topicBody,
} from '../../support/server/topicBuilders';

const app = useTestApp();
let ours: BuiltDepartment;
let admin: SignedIn;
let group: string;

beforeAll(async () => {
  ours = await app().department();
  admin = await app().person(ours, { admin: true });
  group = await makeGroup(app(), admin, { owner: ours.id, name: 'Metabolism' });
});

const names = (profiles: { name: string }[]) => profiles.map((profile) => profile.name);
const favour = (who: SignedIn, id: string, enable = true) =>
  app().call(who, 'PUT', `/data/v1/profiles/${id}/favorite?enable=${enable}`);

describe('favourites', () => {
  it('are limited to 24, in the order in which they were added', async () => {
    const user = await app().person(ours);
    const ids: string[] = [];
    for (let n = 0; n < 25; n += 1) ids.push(await makeTopic(app(), user));
    const [first = '', second = '', ...rest] = ids;
    const last = rest.pop() ?? '';
    for (const id of [second, first, ...rest]) expect((await favour(user, id)).status).toBe(200);
    const refused = await favour(user, last);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      errorCode: 'FAVOURITES_FULL',
      errorMessage: 'You have a maximum number of favorite topics',
    });
    // Adding a favorite again changes nothing.
    expect((await favour(user, first)).status).toBe(200);
    const { body } = await app().call(user, 'GET', '/data/v1/profiles/favorite');
    expect(body.total).toBe(24);
    expect(body.profiles.map((profile: { id: string }) => profile.id)).toEqual([second, first, ...rest]);
    await favour(user, second, false);
    await favour(user, second, false);
    expect((await favour(user, last)).status).toBe(200);
    await app().call(user, 'DELETE', `/data/v1/profiles/${last}`);
    expect((await app().call(user, 'GET', '/data/v1/profiles/favorite')).body.total).toBe(23);
  });

  it('are limited to 24 when many are added at once', async () => {
    const user = await app().person(ours);
    const ids: string[] = [];
    for (let n = 0; n < 30; n += 1) ids.push(await makeTopic(app(), user));
    const answers = await Promise.all(ids.map((id) => favour(user, id)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(24);
    expect((await app().call(user, 'GET', '/data/v1/profiles/favorite')).body.total).toBe(24);
  });
});

describe('searching topics', () => {
  let user: SignedIn;
  const find = async (query: string, who = user) => {
    const answer = await app().call(who, 'GET', `/data/v1/profiles/search?${query}`);
    expect(answer.status).toBe(200);
    return answer.body;
  };

  beforeAll(async () => {
    user = await app().person(ours);
    const company = await makeTopic(app(), admin, companyTopicBody(ours.id, group, { name: 'Insulin prices' }));
    await makeTopic(app(), user, topicBody({ name: 'New INSULIN pumps' }));
    await makeTopic(app(), user, topicBody({ name: 'Zürich', description: 'hospitals 100% insulin_free' }));
    await makeProviderTopic(app(), 'Insulin');
    await makeTopic(app(), await app().person(ours), topicBody({ name: 'Insulin of another person' }));
    const elsewhere = await app().person(await app().department(), { admin: true });
    await makeTopic(app(), elsewhere, topicBody({ name: 'Insulin elsewhere' }));
    await app().call(user, 'POST', '/alert/v1/profiles/company/subscribe', { profileId: company });
    await favour(user, company);
  });

  it('finds words ignoring case and accents, best matching names first', async () => {
    const found = await find('query=insulin');
    expect(names(found.profiles)).toEqual(['Insulin', 'Insulin prices', 'New INSULIN pumps', 'Zürich']);
    expect(found).toMatchObject({ total: 4, totals: { USER: 2, COMPANY: 1, WATCHDESK: 1 } });
    expect(found.profiles.map((profile: { parentName: string }) => profile.parentName)).toEqual([
      'Provider category',
      'Metabolism',
      'Misc',
      'Misc',
    ]);
    expect(names((await find('query=zurich')).profiles)).toEqual(['Zürich']);
    expect(names((await find('query=HOSPITALS%20z%C3%BCr')).profiles)).toEqual(['Zürich']);
    expect((await find('query=nothing')).total).toBe(0);
  });

  it('treats wildcard characters literally', async () => {
    expect(names((await find('query=100%25')).profiles)).toEqual(['Zürich']);
    expect((await find('query=n%25w')).total).toBe(0);
    expect(names((await find('query=insulin_')).profiles)).toEqual(['Zürich']);
    expect((await find(`query=${encodeURIComponent("x' or '1'='1")}`)).total).toBe(0);
  });

  it('finds a topic by its id', async () => {
    const [topic] = (await find('query=zurich')).profiles;
    expect((await find(`query=${topic.id}`)).profiles.map((found: { id: string }) => found.id)).toContain(topic.id);
  });

  it('filters by subscription, favorite, and type, and returns pages', async () => {
    expect(names((await find('query=insulin&subscribed=true')).profiles)).toEqual(['Insulin prices']);
    expect((await find('query=insulin&subscribed=false')).totals).toEqual({ USER: 2, COMPANY: 0, WATCHDESK: 1 });
    expect(names((await find('query=insulin&favorited=true')).profiles)).toEqual(['Insulin prices']);
    expect((await find('query=insulin&favorited=false')).total).toBe(3);
    const tab = await find('query=insulin&topicType=USER');
    expect(names(tab.profiles)).toEqual(['New INSULIN pumps', 'Zürich']);
    expect(tab).toMatchObject({ total: 2, totals: { USER: 2, COMPANY: 1, WATCHDESK: 1 } });
    const shared = await find('query=insulin&ownTopics=false');
    expect(names(shared.profiles)).toEqual(['Insulin', 'Insulin prices']);
    expect(shared).toMatchObject({ total: 2, totals: { USER: 0, COMPANY: 1, WATCHDESK: 1 } });
    const page = await find('query=insulin&start=1&limit=2');
    expect(names(page.profiles)).toEqual(['Insulin prices', 'New INSULIN pumps']);
    expect(page.total).toBe(4);
  });

  it('omits the provider’s topics for users who hide them', async () => {
    const hiding = await app().person(ours, { settings: { hideInfodeskTopics: true } });
    expect(names((await find('query=insulin', hiding)).profiles)).toEqual(['Insulin prices']);
  });

  it('counts available and subscribed topics', async () => {
    const company = await app().call(user, 'POST', '/data/v1/profiles/company/info', {});
    expect(company.body).toEqual({ available: 1, subscribed: 1 });
    const own = await app().call(user, 'POST', '/data/v1/profiles/user/info', {});
    expect(own.body).toEqual({ available: 2, subscribed: 0 });
    const provided = await app().call(user, 'POST', '/data/v1/profiles/company/info', { topicType: 'WATCHDESK' });
    expect(provided.body).toEqual({ available: 1, subscribed: 0 });
    const none = await app().call(user, 'POST', '/data/v1/profiles/user/info', { ids: [] });
    expect(none.body).toEqual({ available: 0, subscribed: 0 });
  });
});
