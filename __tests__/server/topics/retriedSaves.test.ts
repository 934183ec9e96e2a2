import { libraryAddress } from '@server/images/built-in/imageLibrary';
import type { BuiltDepartment } from '../../support/server/userBuilders';
import { useTestApp, type SignedIn } from '../../support/server/testApp';
import { companyTopicBody, makeGroup, makeTopic, topicBody } from '../../support/server/topicBuilders';
import { pixelPng } from '../../support/server/uploadFile';

const app = useTestApp();
let ours: BuiltDepartment;
let admin: SignedIn;
let user: SignedIn;
let group: string;

beforeAll(async () => {
  ours = await app().department({ name: 'Ours' });
  admin = await app().person(ours, { admin: true });
  user = await app().person(ours);
  group = await makeGroup(app(), admin, { owner: ours.id });
});

const topicsOf = async (who: SignedIn, tree: 'user' | 'company') => {
  const { body } = await app().call(who, 'GET', `/data/v1/profiles/${tree}`);
  return body.profiles as { id: string; name: string; profileGroupId: string; subscribedTo: number[] }[];
};

let keys = 0;
const newKey = () => `key-of-a-form-${(keys += 1)}-0123456789`;

/** A connection that loses responses: sends the same request again, after its response and twice at once. */
describe('a request retried because its response was lost', () => {
  it('creates one topic, with the values sent last', async () => {
    const key = newKey();
    const sent = (name: string, changes = {}) =>
      app().call(user, 'POST', '/data/v1/profiles', topicBody({ name, key, ...changes }));
    const first = await Promise.all([sent('First'), sent('First'), sent('First')]);
    expect(new Set(first.map(({ body }) => body.profile.id)).size).toBe(1);
    const last = await sent('Second', { query: 'migraine' });
    expect(last.body.profile).toMatchObject({ id: first[0].body.profile.id, name: 'Second', query: 'migraine' });
    expect((await topicsOf(user, 'user')).map(({ name }) => name)).toEqual(['Second']);
    // Keys are per user: the same key of another user is a different form.
    const others = await app().call(admin, 'POST', '/data/v1/profiles', topicBody({ key }));
    expect(others.body.profile.id).not.toBe(last.body.profile.id);
  });

  it('creates one company topic, with the category and subscription sent last', async () => {
    const key = newKey();
    const other = await makeGroup(app(), admin, { owner: ours.id });
    const sent = (category: string, subscribedTo: number[]) =>
      app().call(admin, 'POST', '/data/v1/profiles', companyTopicBody(ours.id, category, { key, subscribedTo }));
    const { body } = await sent(group, [6]);
    expect((await sent(other, [])).body.profile.id).toBe(body.profile.id);
    const made = (await topicsOf(admin, 'company')).filter(({ id }) => id === body.profile.id);
    expect(made).toMatchObject([{ profileGroupId: other, subscribedTo: [] }]);
  });

  it('creates one copy and one category', async () => {
    const topic = await makeTopic(app(), user, topicBody({ name: 'Original' }));
    const key = newKey();
    const copied = (name: string) =>
      app().call(user, 'GET', `/data/v1/profiles/${topic}/copy?profileName=${name}&key=${key}`);
    const [one, two] = [await copied('One'), await copied('Two')];
    expect(two.body.profile).toMatchObject({ id: one.body.profile.id, name: 'Two' });
    const category = (name: string) =>
      app().call(admin, 'POST', '/data/v1/profilegroups/create', { name, owner: ours.id, key });
    const groups = await Promise.all([category('Same'), category('Same')]);
    expect(groups[0].body.profileGroup.id).toBe(groups[1].body.profileGroup.id);
    expect((await category('Renamed')).body.profileGroup).toMatchObject({
      ...groups[0].body.profileGroup,
      name: 'Renamed',
      stamp: expect.any(String),
    });
  });

  it('is no conflict with itself, but with a change by somebody else', async () => {
    const id = await makeTopic(app(), user);
    const { stamp } = (await app().call(user, 'GET', `/data/v1/profiles/${id}`)).body.profile;
    const sent = (name: string) => app().call(user, 'PUT', `/data/v1/profiles/${id}`, topicBody({ name, stamp }));
    expect((await sent('Edited')).status).toBe(200);
    expect((await sent('Edited')).status).toBe(200);
    expect((await sent('Otherwise')).body).toMatchObject({ errorCode: 'CHANGED_MEANWHILE' });
  });

  it.each([
    ['a name', {}],
    ['an image of the library', { updateProfileGroupIcon: true, profileGroupIcon: libraryAddress('Business/Law') }],
    ['an uploaded image', { updateProfileGroupIcon: true, profileGroupIcon: pixelPng.toString('base64') }],
    ['no image', { updateProfileGroupIcon: true }],
  ])('is no conflict with itself for a category with %s, but with a change by somebody else', async (_what, icon) => {
    const id = await makeGroup(app(), admin, { owner: ours.id });
    const { body } = await app().call(admin, 'GET', '/data/v1/profiles/company');
    const { stamp } = (body.groups as { id: string; stamp: string }[]).find((one) => one.id === id) ?? {};
    const sent = (name: string) =>
      app().call(admin, 'PUT', `/data/v1/profilegroups/${id}`, { name, owner: ours.id, stamp, ...icon });
    const first = await sent('Edited');
    expect(first.status).toBe(200);
    expect((await sent('Edited')).body).toEqual(first.body);
    expect((await sent('Otherwise')).body).toMatchObject({ errorCode: 'CHANGED_MEANWHILE' });
  });
});

it('returns a readable error for a deleted topic', async () => {
  const id = await makeTopic(app(), user);
  await app().call(user, 'DELETE', `/data/v1/profiles/${id}`);
  const gone = { errorCode: 'NOT_FOUND', errorMessage: 'Topic not found. It may have been deleted.' };
  expect((await app().call(user, 'PUT', `/data/v1/profiles/${id}`, topicBody())).body).toMatchObject(gone);
  expect((await app().call(user, 'DELETE', `/data/v1/profiles/${id}`)).body).toMatchObject(gone);
});
