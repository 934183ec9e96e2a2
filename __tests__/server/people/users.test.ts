import { adminLevel } from '@contract/limits';
import { setOwner } from '@server/people/user-groups/groupWrites';
import { hashPassword } from '@server/people/passwords/hash';
import type { BuiltDepartment } from '../../support/server/userBuilders';
import { useTestApp, type SignedIn } from '../../support/server/testApp';
import { countWaiting, until } from '../../support/server/until';
import {
  companyTopicBody,
  makeGroup,
  makeProviderTopic,
  makeTopic,
  topicBody,
} from '../../support/server/topicBuilders';

const server = useTestApp();
let department: BuiltDepartment;
let admin: SignedIn;
const path = '/iam/v1/department/users';
const password = 'seven lakes and a tower';

beforeEach(async () => {
  department = await server().department({ maxSeats: 8 });
  admin = await server().person(department, { admin: true, givenName: 'Ada', surName: 'Aalto' });
});

const add = (body: Record<string, unknown> = {}, who = admin) =>
  server().call(who, 'POST', path, {
    firstName: 'New',
    lastName: 'Person',
    uid: `new${String(Math.random()).slice(2)}@example.com`,
    password,
    level: 0,
    ...body,
  });
const signIn = (username: string, secret = password) =>
  server().call(
    { ...admin, headers: { 'x-api-key': String(admin.headers['x-api-key']), realm: admin.realm } },
    'POST',
    '/auth/v1/login',
    { username, password: secret },
  );

async function group(name: string, people: readonly SignedIn[]): Promise<string> {
  const { db } = server().deps;
  const { id } = await db
    .insertInto('user_group')
    .values({ department_id: department.id, name })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = people.map((person, index) => ({ group_id: id, user_id: person.userId, is_owner: index === 0 }));
  await db.insertInto('user_group_member').values(rows).execute();
  return id;
}

/** Starts calls while the department's seats are locked, and releases the lock once all of them wait. */
async function atOnce<T>(calls: readonly (() => Promise<T>)[]): Promise<T[]> {
  const { db } = server().deps;
  let answers: Promise<T[]> = Promise.resolve([]);
  await db.transaction().execute(async (tx) => {
    await tx.selectFrom('department').select('id').where('id', '=', department.id).forUpdate().execute();
    answers = Promise.all(calls.map((call) => call()));
    await until(async () => (await countWaiting(server().deps.pool)) === calls.length);
  });
  return answers;
}

describe('the users of a department', () => {
  it('are searched by field, sorted, and paged, without the caller if requested', async () => {
    await server().person(department, { givenName: 'Zoe', surName: 'Berg', uid: 'zoe@one.example' });
    await server().person(department, { givenName: 'Bo', surName: 'Zoeller', uid: 'bo@two.example', admin: true });
    const names = async (query: string) => {
      const { body } = await server().call(admin, 'GET', `${path}?${query}`);
      return [body.users.map(({ lastName }: { lastName: string }) => lastName).join(' '), body.total, body.userTotal];
    };
    expect(await names('')).toEqual(['Aalto Berg Zoeller', 3, 3]);
    expect(await names('hideSelf=true')).toEqual(['Berg Zoeller', 2, 3]);
    expect(await names('keyword=ZOE')).toEqual(['Berg Zoeller', 2, 3]);
    expect(await names('keyword=zoe&searchType=lastName')).toEqual(['Zoeller', 1, 3]);
    expect(await names('keyword=zoe&searchType=firstName')).toEqual(['Berg', 1, 3]);
    expect(await names('keyword=two.ex&searchType=email')).toEqual(['Zoeller', 1, 3]);
    await server().person(department, { givenName: 'Åsa', surName: 'Ärla' });
    expect(await names('keyword=arla')).toEqual(['Ärla', 1, 4]);
    expect((await names(''))[0]).toBe('Aalto Ärla Berg Zoeller');
    expect(await names('keyword=%25')).toEqual(['', 0, 4]);
    expect(await names('sort=email&order=desc&start=1&limit=1')).toEqual([expect.any(String), 4, 4]);
  });

  it('are added with a password to sign in, and found by owner id and uid', async () => {
    const { status, body } = await add({ uid: ' Mixed@Example.com ', firstName: ' Mia ', level: adminLevel });
    expect(status).toBe(200);
    expect(body).toMatchObject({ uid: 'mixed@example.com', firstName: 'Mia', level: 5, deliveryMethods: [24] });
    expect((await server().call(admin, 'GET', `${path}/${body.id}`)).body).toEqual(body);
    expect((await server().call(admin, 'GET', `${path}/Mixed%40example.com`)).body).toEqual(body);
    expect((await signIn('mixed@example.com')).status).toBe(200);
  });

  it('are added without the publish right, whatever the request asks for', async () => {
    const { body } = await add({ deliveryMethods: [7, 24] });
    expect((await server().call(admin, 'GET', `${path}/${body.id}`)).body.deliveryMethods).toEqual([24]);
  });

  it.each([
    [{ firstName: ' ' }, { firstName: 'First Name is required field' }],
    [{ lastName: 'x'.repeat(51) }, { lastName: 'Maximum length is 50 characters.' }],
    [{ uid: '' }, { uid: 'Email is required field' }],
    [{ uid: 'no@body@x.com' }, { uid: 'Please provide a valid email address.' }],
    [{ uid: 'a@b.com\r\nBcc: c@d.com' }, { uid: 'Please enter a single line of text without invisible characters.' }],
    [{ firstName: 'a\u2028b' }, { firstName: 'Please enter a single line of text without invisible characters.' }],
    [{ firstName: '\u2067Ada' }, { firstName: 'Please enter a single line of text without invisible characters.' }],
    [{ lastName: 'half \ud83d' }, { lastName: 'Please enter a single line of text without invisible characters.' }],
    [{ password: '' }, { password: 'New Password is required field.' }],
    [{ password: 'short' }, { password: 'Your password should be at least 8 characters.' }],
    [{ level: 1 }, { level: 'Must be 5 (administrator) or 0 (standard user).' }],
    [{ deliveryMethods: [24, 99] }, { deliveryMethods: 'Unknown delivery method.' }],
  ])('are rejected with the invalid field: %j', async (wrong, fields) => {
    const answer = await add(wrong);
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual(fields);
  });

  it('have an email that is unique in the realm, across departments', async () => {
    const other = await server().person(await server().department());
    const answer = await add({ uid: other.uid });
    expect(answer.status).toBe(409);
    expect(answer.body.errorCode).toBe('UID_TAKEN');
  });

  it('never exceed the seats, however many are added at once', async () => {
    await Promise.all(Array.from({ length: 5 }, () => server().person(department)));
    const answers = await atOnce(Array.from({ length: 5 }, () => () => add()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.errorCode))).toEqual(
      new Set(['SEATS_FULL']),
    );
    const { body } = await server().call(admin, 'GET', '/iam/v1/department/subscriptions');
    expect(body.subscriptions[0]).toEqual({ deliveryMethod: 24, users: 8, maxSeats: 8 });
  });
});

describe('changing a user', () => {
  const change = (who: SignedIn, id: string, body: Record<string, unknown>) =>
    server().call(who, 'PUT', `${path}/${id}`, {
      firstName: 'Cy',
      lastName: 'Changed',
      level: 0,
      deliveryMethods: [24],
      ...body,
    });

  it('ends the sessions of a user who gets a new password or loses a permission, and of nobody else', async () => {
    const person = await server().person(department, { publish: true });
    const isIn = async () => (await server().call(person, 'GET', '/iam/v1/users')).status;
    await change(admin, person.userId, { deliveryMethods: [24, 7] });
    expect(await isIn()).toBe(200);
    await change(admin, person.userId, { password: 'not to be used', updatePassword: false, deliveryMethods: [24, 7] });
    expect(await isIn()).toBe(200);
    await change(admin, person.userId, {});
    expect(await isIn()).toBe(401);
    const { body } = await change(admin, person.uid, { password, updatePassword: true });
    expect(body).toMatchObject({ firstName: 'Cy', lastName: 'Changed', deliveryMethods: [24] });
    expect((await signIn(person.uid)).status).toBe(200);
    expect((await signIn(person.uid, 'not to be used')).status).toBe(401);
  });

  it('keeps out who is signing in with the password that is replaced', async () => {
    const person = await server().person(department, { passwordHash: await hashPassword('the old one, long') });
    const { pool } = server().deps;
    await pool.query(`create function wait_for_test() returns trigger language plpgsql as $$ begin
        perform pg_advisory_xact_lock(4711); return old; end $$`);
    // Its attempts are deleted when the password was checked.
    await pool.query(
      'create trigger wait_for_test before delete on sign_in_attempt for each row execute function wait_for_test()',
    );
    const client = await pool.connect();
    await client.query('select pg_advisory_lock(4711)');
    const signingIn = signIn(person.uid, 'the old one, long');
    await until(async () => (await countWaiting(pool, 'sign_in_attempt')) > 0);
    expect((await change(admin, person.userId, { password, updatePassword: true })).status).toBe(200);
    await client.query('select pg_advisory_unlock(4711)');
    client.release();
    expect((await signingIn).body).toMatchObject({ errorCode: 'INVALID_CREDENTIALS' });
    await pool.query('drop function wait_for_test cascade');
  });

  it('does not let users remove their own rights or set their own password', async () => {
    expect((await change(admin, admin.userId, { level: 0 })).body.errorCode).toBe('OWN_ACCOUNT');
    expect((await change(admin, admin.userId, { level: 5, deliveryMethods: [] })).body.errorCode).toBe('OWN_ACCOUNT');
    const own = await change(admin, admin.userId, { level: 5, password, updatePassword: true });
    expect(own.body.errorMessage).toBe('To change your own password, go to Change My Password.');
    expect((await server().call(admin, 'DELETE', `${path}/${admin.userId}`)).body.errorCode).toBe('OWN_ACCOUNT');
  });

  it('leaves one administrator when two demote or delete each other at once', async () => {
    const other = await server().person(department, { admin: true });
    const answers = await atOnce([
      () => change(admin, other.userId, { level: 0 }),
      () => server().call(other, 'DELETE', `${path}/${admin.userId}`),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });
});

describe('removing users', () => {
  it('deletes their topics, categories, and groups without other members, and queues the topics for matching', async () => {
    const person = await server().person(department, { admin: true });
    const parent = await makeGroup(server(), person, { owner: person.userId });
    await makeGroup(server(), person, { owner: person.userId, parentGroupId: parent });
    const topic = await makeTopic(server(), person, topicBody({ profileGroupId: parent }));
    await server().call(admin, 'POST', `/alert/v1/outputoptions/${person.userId}/${topic}`, { infoalertEnabled: true });
    const own = await group('Alone', [person]);
    expect((await server().call(admin, 'DELETE', `${path}/${person.userId}`)).status).toBe(200);
    const { db } = server().deps;
    const left = await Promise.all([
      db.selectFrom('topic').select('id').where('owner', '=', person.userId).execute(),
      db.selectFrom('topic_group').select('id').where('owner', '=', person.userId).execute(),
      db.selectFrom('user_group').select('id').where('id', '=', own).execute(),
      db.selectFrom('user_account').select('id').where('id', '=', person.userId).execute(),
    ]);
    expect(left).toEqual([[], [], [], []]);
    const changes = await db.selectFrom('topic_change').select('id').where('topic_id', '=', topic).execute();
    expect(changes).toHaveLength(2);
    expect((await server().call(person, 'GET', '/iam/v1/users')).status).toBe(401);
  });

  it('rejects deleting users who own groups with other members, until these have another owner', async () => {
    const owner = await server().person(department);
    const member = await server().person(department);
    const id = await group('Shared', [owner, member]);
    const { body: seen } = await server().call(admin, 'GET', `${path}/${owner.userId}`);
    expect(seen.ownerGroups).toEqual([{ id, name: 'Shared', members: 1 }]);
    const refused = await server().call(admin, 'DELETE', `${path}/${owner.userId}`);
    expect([refused.status, refused.body.errorCode]).toEqual([409, 'OWNS_GROUPS']);
    const both = { ids: [member.userId, owner.userId] };
    expect((await server().call(admin, 'POST', `${path}/delete`, both)).status).toBe(409);
    expect((await server().call(admin, 'GET', `${path}/${member.userId}`)).status).toBe(200);
    await server()
      .deps.db.updateTable('user_group_member')
      .set({ is_owner: false })
      .where('group_id', '=', id)
      .execute();
    expect((await server().call(admin, 'POST', `${path}/delete`, both)).status).toBe(200);
    expect((await server().call(admin, 'POST', `${path}/delete`, both)).status).toBe(404);
  });

  it.each(['a member', 'nobody'])(
    'leaves no group without an owner if %s becomes its owner at the same time',
    async (who) => {
      const { db } = server().deps;
      const [first, heir, third] = [
        await server().person(department),
        await server().person(department),
        await server().person(department),
      ];
      const id = await group('Passed on', who === 'nobody' ? [first, third] : [first, heir, third]);
      let answer = Promise.resolve({ status: 0, body: { errorCode: '' } });
      await db.transaction().execute(async (tx) => {
        await tx.selectFrom('user_group').select('id').where('id', '=', id).forUpdate().execute();
        await setOwner(tx, [id], heir.userId);
        answer = server().call(admin, 'DELETE', `${path}/${heir.userId}`);
        await until(async () => (await countWaiting(server().deps.pool)) === 1);
      });
      expect(await answer).toMatchObject({ status: 409, body: { errorCode: 'OWNS_GROUPS' } });
    },
  );
});

describe('bulk changes', () => {
  it('add favorites and subscriptions of company and provider topics, all or nothing', async () => {
    const people = [await server().person(department), await server().person(department)];
    const ids = people.map(({ userId }) => userId);
    const topic = await makeProviderTopic(server());
    const own = await makeTopic(server(), admin, topicBody());
    const favour = (profiles: string[], userIds = ids) =>
      server().call(admin, 'PUT', `${path}/favorite`, { userIds, profiles });
    expect((await favour([topic.id, own])).status).toBe(404);
    expect((await favour([topic.id], [...ids, 'u0'])).status).toBe(404);
    expect((await favour([topic.id])).status).toBe(200);
    expect((await favour([topic.id])).status).toBe(200);
    for (const person of people) {
      const { body } = await server().call(person, 'GET', '/data/v1/profiles/favorite');
      expect(body.profiles.map(({ id }: { id: string }) => id)).toEqual([topic.id]);
    }
    const subscribe = (subscriptions: string[]) =>
      server().call(admin, 'PUT', `${path}/subscriptions`, { deliveryMethods: [6], users: ids, subscriptions });
    expect((await subscribe([topic.id, own])).status).toBe(404);
    expect((await server().call(people[0], 'GET', '/alert/v1/subscriptions')).body.total).toBe(0);
    expect((await subscribe([topic.id])).status).toBe(200);
    expect((await server().call(people[1], 'GET', '/alert/v1/subscriptions')).body.total).toBe(1);
  });

  it('let an administrator read and change the alerts of a user’s own topics', async () => {
    const person = await server().person(department);
    const topic = await makeTopic(server(), person, topicBody());
    const read = (who = admin) => server().call(who, 'GET', `/data/v1/profiles/user/${person.userId}`);
    expect((await read()).body.profiles).toMatchObject([{ id: topic, frequency: null, limit: null }]);
    const alert = { infoalertEnabled: true, subscribedEmail: person.uid, selectedFrequency: 3, selectedAmount: 50 };
    expect(
      (await server().call(admin, 'POST', `/alert/v1/outputoptions/${person.userId}/${topic}`, alert)).status,
    ).toBe(200);
    expect((await read()).body.profiles).toMatchObject([{ id: topic, frequency: 3, limit: 50, status: 'ACTIVE' }]);
    const { db } = server().deps;
    const pausedUntil = new Date(Date.now() + 86_400_000);
    await db.updateTable('subscription').set({ paused_until: pausedUntil }).where('topic_id', '=', topic).execute();
    expect((await read()).body.profiles).toMatchObject([{ status: 'PAUSED' }]);
    await db.updateTable('topic').set({ query_refused: true }).where('id', '=', topic).execute();
    expect((await read()).body.profiles).toMatchObject([{ status: 'QUERY_REFUSED' }]);
    expect((await read(await server().person(department))).status).toBe(404);
  });
});

describe('a user’s subscriptions', () => {
  it('are the company and provider topics that the user gets alerts of, for administrators of the department', async () => {
    const person = await server().person(department);
    const company = await makeTopic(
      server(),
      admin,
      companyTopicBody(department.id, await makeGroup(server(), admin, { owner: department.id }), { name: 'Rivals' }),
    );
    const { id: provided } = await makeProviderTopic(server(), 'Alpha');
    await makeTopic(server(), person, topicBody({ name: 'Own' }));
    const list = (who = admin) => server().call(who, 'GET', `/data/v1/profiles/user/${person.userId}/subscriptions`);
    expect((await list()).body).toEqual({ subscriptions: [], total: 0 });
    for (const profileId of [company, provided])
      await server().call(person, 'POST', '/alert/v1/profiles/company/subscribe', { profileId });
    await server().call(person, 'PUT', `/alert/v1/subscriptions/${company}`, { pausedUntil: '2099-01-01T00:00:00Z' });
    expect((await list()).body).toMatchObject({
      subscriptions: [
        { id: provided, name: 'Alpha', topicType: 'WATCHDESK', frequency: 5, limit: 200, pausedUntil: null },
        { id: company, name: 'Rivals', topicType: 'COMPANY', pausedUntil: '2099-01-01T00:00:00.000Z' },
      ],
      total: 2,
    });
    expect((await list(await server().person(department))).status).toBe(403);
    expect((await list(await server().person(await server().department(), { admin: true }))).status).toBe(404);
  });
});

describe('the export', () => {
  it('is a CSV file of all users without formulas', async () => {
    await server().person(department, { givenName: '=1+1', surName: 'O"Hara, Jr', uid: 'eve@example.com' });
    const { text, headers } = await server().call(admin, 'GET', `${path}/export?format=text`);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(text.startsWith('\uFEFFFirst Name,Last Name,Email,Administrator,Publish,ID\r\n')).toBe(true);
    expect(text).toContain(`'=1+1,"O""Hara, Jr",eve@example.com,No,No,u`);
  });
});

it('keeps the password of a user if the change does not include one', async () => {
  const person = await server().person(department, { passwordHash: await hashPassword(password) });
  const body = { firstName: 'A', lastName: 'B', level: 0, deliveryMethods: [24] };
  expect((await server().call(admin, 'PUT', `${path}/${person.uid}`, body)).status).toBe(200);
  expect((await signIn(person.uid)).status).toBe(200);
});
