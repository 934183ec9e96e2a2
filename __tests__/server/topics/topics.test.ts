import type { BuiltDepartment } from '../../support/server/userBuilders';
import { makePublishChannel } from '../../support/server/ownArticles';
import { useTestApp, type SignedIn } from '../../support/server/testApp';
import {
  companyTopicBody,
  makeGroup,
  makeProviderTopic,
  makeSource,
  makeTopic,
  topicBody,
} from '../../support/server/topicBuilders';

const app = useTestApp();
let ours: BuiltDepartment;
let admin: SignedIn;
let user: SignedIn;
let stranger: SignedIn;
let group: string;

beforeAll(async () => {
  ours = await app().department({ name: 'Ours' });
  const theirs = await app().department({ name: 'Theirs' });
  admin = await app().person(ours, { admin: true, publish: true });
  user = await app().person(ours);
  stranger = await app().person(theirs, { admin: true });
  group = await makeGroup(app(), admin, { owner: ours.id });
});

const url = (id: string) => `/data/v1/profiles/${id}`;

async function revisionOf(id: string): Promise<{ revision: string; changes: number }> {
  const { db } = app().deps;
  const topic = await db.selectFrom('topic').select('revision').where('id', '=', id).executeTakeFirst();
  const changes = await db.selectFrom('topic_change').select('id').where('topic_id', '=', id).execute();
  return { revision: topic?.revision ?? '', changes: changes.length };
}

describe('creating a topic', () => {
  it('shows it to its owner only, under Misc', async () => {
    const id = await makeTopic(app(), user, topicBody({ name: '  Insulin news ' }));
    const own = await app().call(user, 'GET', url(id));
    expect(own.body.profile).toMatchObject({
      name: 'Insulin news',
      topicType: 'USER',
      owner: user.userId,
      profileGroupId: 'MISC',
      parent: { id: 'MISC', name: 'Misc' },
      query: 'insulin',
      addAllSources: true,
      limit: null,
      frequency: null,
      subscribedTo: [],
    });
    for (const other of [admin, stranger]) {
      expect((await app().call(other, 'GET', url(id))).status).toBe(404);
      expect((await app().call(other, 'PUT', url(id), topicBody())).status).toBe(404);
      expect((await app().call(other, 'DELETE', url(id))).status).toBe(404);
      expect((await app().call(other, 'PUT', `${url(id)}/favorite?enable=true`)).status).toBe(404);
    }
  });

  it.each([
    [{ name: '   ' }, 'name', 'Topic Title is required field'],
    [{ name: 'x'.repeat(101) }, 'name', 'Maximum length is 100 characters.'],
    [{ name: 'nul\u0000' }, 'name', 'Please enter a single line of text without invisible characters.'],
    [{ name: 'invoice\u202Efdp.exe' }, 'name', 'Please enter a single line of text without invisible characters.'],
    [{ publishOnly: true }, 'publishOnly', 'Only company topics can be limited to published content.'],
  ])('rejects %j', async (changes, field, message) => {
    const answer = await app().call(user, 'POST', '/data/v1/profiles', topicBody(changes));
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ errorCode: 'VALIDATION', errorMessage: message, fields: { [field]: message } });
  });

  it('accepts a title of exactly 100 characters', async () => {
    await makeTopic(app(), user, topicBody({ name: 'x'.repeat(100) }));
  });

  it('returns the parser’s message for a query that does not parse', async () => {
    const answer = await app().call(user, 'POST', '/data/v1/profiles', topicBody({ query: '(insulin' }));
    expect(answer.status).toBe(400);
    expect(answer.body.errorCode).toBe('QUERY_INVALID');
    expect(answer.body.errorMessage).toContain('parenthesis');
  });

  it.each([
    ['an own topic', () => topicBody()],
    ['a company topic', () => companyTopicBody(ours.id, group)],
    ['a company topic for published content', () => companyTopicBody(ours.id, group, { publishOnly: true })],
  ])('returns 400 for %s with neither a query nor sources', async (_what, make) => {
    const publisher = await app().person(ours, { admin: true, publish: true });
    const nothing = { query: '  ', sources: [], addAllSources: false };
    const created = await app().call(publisher, 'POST', '/data/v1/profiles', { ...make(), ...nothing });
    expect([created.status, created.body.fields]).toEqual([400, { query: 'Terms or sources are required.' }]);
    const id = await makeTopic(app(), publisher, make());
    const edited = await app().call(publisher, 'PUT', url(id), { ...make(), ...nothing });
    expect([edited.status, edited.body.errorCode]).toEqual([400, 'VALIDATION']);
  });

  it('accepts a topic without sources, which then matches nothing', async () => {
    const id = await makeTopic(app(), user, topicBody({ addAllSources: false }));
    const { body } = await app().call(user, 'GET', url(id));
    expect(body.profile).toMatchObject({ sources: [], addAllSources: false });
  });

  it('requires frequency, amount, and category of a company topic', async () => {
    const refusals: Record<string, unknown>[] = [
      { frequency: undefined, says: 'Frequency is required field.' },
      { limit: undefined, says: 'Amount is required field.' },
      { profileGroupId: undefined, says: 'A category must be assigned to the topic before saving.' },
      { profileGroupId: 'MISC', says: 'A category must be assigned to the topic before saving.' },
      { allowedSubscription: [7], says: 'Unknown delivery method.' },
    ];
    for (const { says, ...changes } of refusals) {
      const answer = await app().call(admin, 'POST', '/data/v1/profiles', companyTopicBody(ours.id, group, changes));
      expect(answer.status).toBe(400);
      expect(answer.body.errorMessage).toBe(says);
    }
    const amounts = [
      [0, 'Amount: Must not be less than 1'],
      [201, 'Amount: Must not be greater than 200'],
      [1.5, 'Amount: Must be a whole number'],
    ] as const;
    for (const [limit, says] of amounts) {
      const answer = await app().call(admin, 'POST', '/data/v1/profiles', companyTopicBody(ours.id, group, { limit }));
      expect([answer.status, answer.body.errorMessage]).toEqual([400, says]);
    }
  });

  it('can subscribe the creator of a company topic', async () => {
    const id = await makeTopic(app(), admin, companyTopicBody(ours.id, group, { subscribedTo: [6], limit: 20 }));
    const { body } = await app().call(admin, 'GET', `${url(id)}?owner=${ours.id}`);
    expect(body.profile).toMatchObject({ subscribedTo: [6, 18], frequency: 5, limit: 20, topicType: 'COMPANY' });
    expect((await app().call(user, 'GET', url(id))).body.profile.subscribedTo).toEqual([]);
  });
});

describe('sources', () => {
  it('must be available to the department', async () => {
    const provider = await makeSource(app(), { name: 'A provider source' });
    const own = await makeSource(app(), { name: 'Our channel', departmentId: ours.id, type: 'CHANNEL' });
    const foreign = await makeSource(app(), { departmentId: stranger.departmentId, type: 'CHANNEL' });
    const id = await makeTopic(
      app(),
      user,
      topicBody({ addAllSources: false, sources: [{ id: own }, { id: provider }, { id: own }] }),
    );
    const { body } = await app().call(user, 'GET', url(id));
    expect(body.profile.sources.map((source: { name: string }) => source.name)).toEqual([
      'A provider source',
      'Our channel',
    ]);
    for (const unknown of [foreign, 'nosuch']) {
      const answer = await app().call(user, 'POST', '/data/v1/profiles', topicBody({ sources: [{ id: unknown }] }));
      expect(answer.status).toBe(404);
    }
  });

  it('for published content require a publish-only company topic and publish permission', async () => {
    const source = await makeSource(app(), { publishOnly: true });
    const plainAdmin = await app().person(ours, { admin: true });
    const body = companyTopicBody(ours.id, group, {
      publishOnly: true,
      addAllSources: false,
      sources: [{ id: source }],
    });
    const refused = await app().call(plainAdmin, 'POST', '/data/v1/profiles', body);
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({ errorCode: 'FORBIDDEN', errorMessage: 'Publish permissions are required' });
    const mixed = await app().call(admin, 'POST', '/data/v1/profiles', { ...body, publishOnly: false });
    expect(mixed.status).toBe(400);
    const id = await makeTopic(app(), admin, body);
    // A user without publish permission can rename it, but not open it to all content.
    const renamed = await app().call(plainAdmin, 'PUT', url(id), { ...body, name: 'Renamed' });
    expect(renamed.body.profile).toMatchObject({ name: 'Renamed', publishOnly: true });
    const opened = await app().call(plainAdmin, 'PUT', url(id), { ...body, publishOnly: false, sources: [] });
    expect(opened.status).toBe(403);
    // A user's own copy is for all content, and omits those sources.
    const copied = await app().call(user, 'GET', `${url(id)}/copy?profileName=Copy&owner=${user.userId}`);
    expect(copied.body.profile).toMatchObject({ topicType: 'USER', publishOnly: false, sources: [] });
    expect((await app().call(plainAdmin, 'GET', `${url(id)}/copy?profileName=Copy&owner=${ours.id}`)).status).toBe(403);
  });
});

describe('changing and deleting', () => {
  it('is limited to administrators of the department for a company topic', async () => {
    const id = await makeTopic(app(), admin, companyTopicBody(ours.id, group));
    const body = companyTopicBody(ours.id, group, { name: 'Changed' });
    expect((await app().call(user, 'GET', url(id))).status).toBe(200);
    expect((await app().call(stranger, 'GET', url(id))).status).toBe(404);
    for (const [method, address, payload] of [
      ['PUT', url(id), body],
      ['DELETE', `${url(id)}?owner=${ours.id}`, undefined],
      ['GET', `${url(id)}/move?targetProfileGroupId=${group}`, undefined],
    ] as const) {
      const refused = await app().call(user, method, address, payload);
      expect(refused.status).toBe(403);
      expect(refused.body.errorCode).toBe('FORBIDDEN');
      expect((await app().call(stranger, method, address, payload)).status).toBe(404);
    }
    expect((await app().call(user, 'POST', '/data/v1/profiles', body)).status).toBe(403);
    expect((await app().call(stranger, 'POST', '/data/v1/profiles', body)).status).toBe(404);
    const otherAdmin = await app().person(ours, { admin: true });
    expect((await app().call(otherAdmin, 'PUT', url(id), body)).body.profile.name).toBe('Changed');
    expect((await app().call(otherAdmin, 'DELETE', `${url(id)}?owner=${ours.id}`)).status).toBe(200);
    expect((await app().call(admin, 'GET', url(id))).status).toBe(404);
  });

  it('is possible for nobody for a provider topic', async () => {
    const { id, groupId } = await makeProviderTopic(app());
    expect((await app().call(user, 'GET', url(id))).body.profile).toMatchObject({
      topicType: 'WATCHDESK',
      owner: 'WATCHDESK',
      frequency: 5,
      limit: 200,
      blockEdit: true,
    });
    for (const who of [admin, user, stranger]) {
      expect((await app().call(who, 'PUT', url(id), topicBody())).status).toBe(403);
      expect((await app().call(who, 'DELETE', url(id))).status).toBe(403);
      expect((await app().call(who, 'GET', `${url(id)}/move?targetProfileGroupId=${groupId}`)).status).toBe(403);
      expect((await app().call(who, 'POST', '/data/v1/profiles', topicBody({ owner: 'WATCHDESK' }))).status).toBe(403);
    }
  });

  it('returns 403 for a locked topic, and 404 for another owner', async () => {
    const id = await makeTopic(app(), user);
    expect((await app().call(user, 'GET', `${url(id)}?owner=${ours.id}`)).status).toBe(404);
    expect((await app().call(user, 'DELETE', `${url(id)}?owner=${ours.id}`)).status).toBe(404);
    await app().deps.db.updateTable('topic').set({ block_edit: true }).where('id', '=', id).execute();
    expect((await app().call(user, 'PUT', url(id), topicBody())).status).toBe(403);
  });

  it('returns 404 for malformed ids', async () => {
    for (const id of ['0', 'MISC', '99999999999999999999', '1e3', group]) {
      expect((await app().call(user, 'GET', url(id))).status).toBe(404);
    }
  });

  it('queues exactly the changes that affect matches', async () => {
    const source = await makeSource(app());
    const body = topicBody({ addAllSources: false, sources: [{ id: source }] });
    const id = await makeTopic(app(), user, body);
    expect(await revisionOf(id)).toEqual({ revision: '1', changes: 1 });
    await app().call(user, 'PUT', url(id), { ...body, name: 'Another name', description: 'And words' });
    expect(await revisionOf(id)).toEqual({ revision: '1', changes: 1 });
    await app().call(user, 'PUT', url(id), { ...body, query: 'insulin OR glucagon' });
    expect(await revisionOf(id)).toEqual({ revision: '2', changes: 2 });
    await app().call(user, 'PUT', url(id), { ...body, query: 'insulin OR glucagon', sources: [] });
    expect(await revisionOf(id)).toEqual({ revision: '3', changes: 3 });
    await app().call(user, 'PUT', url(id), { ...body, query: 'insulin OR glucagon', sources: [], addAllSources: true });
    expect(await revisionOf(id)).toEqual({ revision: '4', changes: 4 });
    await app().call(user, 'DELETE', url(id));
    expect(await revisionOf(id)).toEqual({ revision: '', changes: 5 });
  });

  it('stores nothing of a rejected change', async () => {
    const body = topicBody();
    const id = await makeTopic(app(), user, body);
    const refused = await app().call(user, 'PUT', url(id), { ...body, query: 'other', sources: [{ id: 'nosuch' }] });
    expect(refused.status).toBe(404);
    expect((await app().call(user, 'GET', url(id))).body.profile.query).toBe('insulin');
    expect(await revisionOf(id)).toEqual({ revision: '1', changes: 1 });
  });

  it('reschedules subscriptions when a company topic’s frequency changes', async () => {
    const body = companyTopicBody(ours.id, group, { frequency: 5, subscribedTo: [6] });
    const id = await makeTopic(app(), admin, body);
    await app().call(admin, 'PUT', url(id), { ...body, frequency: 1 });
    const row = await app()
      .deps.db.selectFrom('subscription')
      .select('next_due_at')
      .where('topic_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.next_due_at.getTime() - Date.now()).toBeLessThanOrEqual(3_600_000);
    expect(row.next_due_at.getTime() % 3_600_000).toBe(0);
  });
});

describe('copying', () => {
  it('copies an own topic into the same category', async () => {
    const id = await makeTopic(app(), user, topicBody({ description: 'What it is' }));
    const copy = await app().call(user, 'GET', `${url(id)}/copy?profileName=The%20copy`);
    expect(copy.headers['cache-control']).toBe('no-store');
    expect(copy.body.profile).toMatchObject({
      name: 'The copy',
      query: 'insulin',
      description: 'What it is',
      profileGroupId: 'MISC',
    });
    expect(copy.body.profile.id).not.toBe(id);
    expect((await app().call(user, 'GET', `${url(id)}/copy?profileName=%20`)).body.errorMessage).toBe(
      'Topic Title is required field',
    );
  });

  it('copies a topic with the publish channels that it names', async () => {
    const { id: channel } = await makePublishChannel(app(), ours.id);
    const id = await makeTopic(app(), user, topicBody({ sources: [{ id: channel }], addAllSources: false }));
    const { body } = await app().call(user, 'GET', `${url(id)}/copy?profileName=Copy`);
    expect(body.profile.sources).toMatchObject([{ id: channel }]);
  });

  it('copies a visible topic into an owner that the caller manages', async () => {
    const source = await makeSource(app());
    const company = await makeTopic(
      app(),
      admin,
      companyTopicBody(ours.id, group, { subscribedTo: [6], sources: [{ id: source }], addAllSources: false }),
    );
    const copies = `${url(company)}/copy?profileName=Copy`;
    const own = await app().call(user, 'GET', `${copies}&owner=${user.userId}`);
    expect(own.body.profile).toMatchObject({ topicType: 'USER', owner: user.userId, subscribedTo: [] });
    expect(own.body.profile.sources).toHaveLength(1);
    expect((await app().call(user, 'GET', `${copies}&owner=${ours.id}`)).status).toBe(403);
    expect((await app().call(user, 'GET', `${copies}&owner=${admin.userId}`)).status).toBe(404);
    expect((await app().call(stranger, 'GET', copies)).status).toBe(404);
    const again = await app().call(admin, 'GET', `${copies}&owner=${ours.id}`);
    expect(again.body.profile).toMatchObject({
      topicType: 'COMPANY',
      profileGroupId: group,
      subscribedTo: [],
      frequency: 5,
    });
  });
});
