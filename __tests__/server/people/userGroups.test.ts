import { useTestApp, type SignedIn } from '../../support/server/testApp';
import { notifyAbout } from '../../support/server/notifyAbout';
import { countWaiting, until } from '../../support/server/until';

const server = useTestApp();
let owner: SignedIn;
let member: SignedIn;
let admin: SignedIn;
let stranger: SignedIn;

async function group(departmentId: string, name: string, people: [SignedIn, boolean][]): Promise<string> {
  const { db } = server().deps;
  const { id } = await db
    .insertInto('user_group')
    .values({ department_id: departmentId, name, description: `About ${name}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('user_group_member')
    .values(people.map(([person, isOwner]) => ({ group_id: id, user_id: person.userId, is_owner: isOwner })))
    .execute();
  return id;
}

beforeAll(async () => {
  const department = await server().department();
  owner = await server().person(department, { uid: 'owner@example.com', givenName: 'Olga', surName: 'Owner' });
  member = await server().person(department, { uid: 'member@example.com', givenName: 'Max', surName: 'Member' });
  admin = await server().person(department, { admin: true });
  stranger = await server().person(await server().department());
  const id = await group(department.id, 'oncology', [
    [owner, true],
    [member, false],
  ]);
  await group(department.id, 'Biotech', [[owner, true]]);
  await group(stranger.departmentId, 'Others', [[stranger, true]]);
  const workspace = { id, departmentId: department.id, isPersonal: false };
  await notifyAbout(server(), 'One', workspace, [member, owner]);
  await notifyAbout(server(), 'Two', workspace, [member], new Date());
});

const list = (who: SignedIn, query = '') => server().call(who, 'GET', `/iam/v1/usergroups${query}`);
const names = (answer: Awaited<ReturnType<typeof list>>) =>
  answer.body.usergroups.map(({ name }: { name: string }) => name);

describe('user groups', () => {
  it('are those that the user owns or is a member of, by name, with members and unread notifications', async () => {
    expect(names(await list(owner))).toEqual(['Biotech', 'oncology']);
    const slim = (await list(member, '?people=owner')).body.usergroups[0];
    expect([slim.memberCount, slim.members.map(({ uid }: { uid: string }) => uid)]).toEqual([2, ['owner@example.com']]);
    const { body } = await list(member);
    expect(body).toMatchObject({
      total: 1,
      usergroups: [
        {
          name: 'oncology',
          description: 'About oncology',
          sharedArticlesNotifications: 1,
          members: [
            { uid: 'owner@example.com', ownerId: owner.userId, isOwner: true, givenName: 'Olga', surName: 'Owner' },
            { uid: 'member@example.com', ownerId: member.userId, isOwner: false, givenName: 'Max', surName: 'Member' },
          ],
        },
      ],
    });
    expect(names(await list(stranger))).toEqual(['Others']);
  });

  it('are filtered by role and text, and paged', async () => {
    expect(names(await list(owner, '?role=MEMBER'))).toEqual([]);
    expect(names(await list(member, '?role=MEMBER'))).toEqual(['oncology']);
    expect(names(await list(owner, '?query=%25'))).toEqual([]);
    expect(names(await list(owner, `?query=${encodeURIComponent('ÔNCO')}`))).toEqual(['oncology']);
    const page = await list(owner, '?start=1&limit=1');
    expect([names(page), page.body.total]).toEqual([['oncology'], 2]);
  });

  it('are visible to administrators if a colleague owns them, and to nobody of another department', async () => {
    expect(names(await list(admin, `?role=OWNER&ownerId=${owner.userId}`))).toEqual(['Biotech', 'oncology']);
    expect(names(await list(admin, '?role=OWNER&ownerId=Owner%40example.com'))).toEqual(['Biotech', 'oncology']);
    expect((await list(member, `?role=OWNER&ownerId=${owner.userId}`)).status).toBe(403);
    expect((await list(admin, `?role=OWNER&ownerId=${stranger.userId}`)).status).toBe(404);
  });
});

describe('a user group', () => {
  afterEach(async () => {
    await server()
      .deps.db.deleteFrom('user_group')
      .where('name', 'not in', ['oncology', 'Biotech', 'Others'])
      .execute();
  });

  const url = '/iam/v1/usergroups';
  const body = (users: SignedIn[], rest = {}) => ({
    name: '  Dermatology ',
    description: ' Skin ',
    users: users.map(({ uid }) => uid),
    ...rest,
  });
  const make = async (by: SignedIn, users: SignedIn[]): Promise<string> =>
    (await server().call(by, 'POST', url, body(users))).body.id;
  const read = (who: SignedIn, id: string) => server().call(who, 'GET', `${url}/${id}`);
  const change = (who: SignedIn, id: string, given: unknown) => server().call(who, 'PUT', `${url}/${id}`, given);
  const people = async (id: string): Promise<[string, boolean][]> =>
    (await read(admin, id)).body.members.map((one: { uid: string; isOwner: boolean }) => [one.uid, one.isOwner]);

  it('can be created by any user, who owns it, with members of the department', async () => {
    const made = await server().call(member, 'POST', url, body([owner, owner, member]));
    expect(made).toMatchObject({ status: 200, body: { name: 'Dermatology', description: 'Skin' } });
    expect(await people(made.body.id)).toEqual([
      [member.uid, true],
      [owner.uid, false],
    ]);
    expect((await server().call(member, 'POST', url, body([stranger]))).status).toBe(404);
  });

  it('is rejected with a message for each invalid field', async () => {
    const refused = await server().call(owner, 'POST', url, { name: ' ', description: 'x'.repeat(51), users: [] });
    expect(refused).toMatchObject({
      status: 400,
      body: {
        errorCode: 'VALIDATION',
        fields: {
          name: 'User group name is required field',
          description: 'Maximum length is 50 characters.',
        },
      },
    });
    const other = await server().call(owner, 'POST', url, { name: 'x'.repeat(41), description: '', users: [] });
    expect(other.body.fields).toEqual({
      name: 'Maximum length is 40 characters.',
      description: 'User group description is required field',
    });
    for (const text of ['two\nlines', 'a\u2028b', 'half \ud83d', 'a\u0000b']) {
      const lines = await server().call(owner, 'POST', url, { name: text, description: text, users: [] });
      const fault = 'Please enter a single line of text without invisible characters.';
      expect([lines.status, lines.body.fields]).toEqual([400, { name: fault, description: fault }]);
    }
  });

  it('is not created with a member who is deleted at the same time', async () => {
    const { db } = server().deps;
    const leaver = await server().person({ id: owner.departmentId, realm: owner.realm, name: '' });
    let answer = Promise.resolve({ status: 0, body: { errorCode: '' } });
    await db.transaction().execute(async (tx) => {
      await tx.deleteFrom('user_account').where('id', '=', leaver.userId).execute();
      answer = server().call(owner, 'POST', '/iam/v1/usergroups', { name: 'A', description: 'B', users: [leaver.uid] });
      await until(async () => (await countWaiting(server().deps.pool)) === 1);
    });
    expect(await answer).toMatchObject({ status: 409, body: { errorCode: 'CONFLICT' } });
  });

  it('is rejected if it has too many members', async () => {
    const body = { name: 'A', description: 'B', users: Array(20_000).fill('x') };
    const answer = await server().call(owner, 'POST', '/iam/v1/usergroups', body);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['users']]);
  });

  it('is visible to members and administrators, editable by its owner, and not found by others', async () => {
    const id = await make(owner, [member]);
    const outsider = await server().person({ id: owner.departmentId, realm: owner.realm, name: '' });
    for (const [who, seen, changed] of [
      [owner, 200, 200],
      [member, 200, 403],
      [admin, 200, 403],
      [outsider, 404, 404],
      [stranger, 404, 404],
    ] as const) {
      expect((await read(who, id)).status).toBe(seen);
      expect((await change(who, id, body([member]))).status).toBe(changed);
    }
    expect((await server().call(member, 'DELETE', `${url}/${id}`)).status).toBe(403);
    expect((await server().call(owner, 'DELETE', `${url}/${id}`)).status).toBe(200);
    expect((await read(owner, id)).status).toBe(404);
  });

  it('keeps members who were added while its owner was editing', async () => {
    const id = await make(owner, [member]);
    await server().call(admin, 'POST', `${url}/${id}/members`, { users: [admin.uid, member.userId] });
    // The form showed one member, and removes that one.
    await change(owner, id, body([owner], { usersBefore: [owner.uid, member.uid] }));
    expect(await people(id)).toEqual([
      [owner.uid, true],
      [admin.uid, false],
    ]);
    await change(owner, id, body([]));
    expect(await people(id)).toEqual([[owner.uid, true]]);
  });

  it('can be left by a member, once, but not by its owner', async () => {
    const id = await make(owner, [member]);
    const leave = (who: SignedIn) => server().call(who, 'PUT', `${url}/${id}/leave`);
    expect((await leave(owner)).status).toBe(409);
    expect((await leave(member)).status).toBe(200);
    expect((await leave(member)).status).toBe(404);
    expect(await people(id)).toEqual([[owner.uid, true]]);
  });

  it('is transferred to another owner, together with others or not at all', async () => {
    const first = await make(owner, [member]);
    const second = await make(owner, []);
    const theirs = await make(member, []);
    const pass = (who: SignedIn, to: SignedIn, usergroupsIds: string[]) =>
      server().call(who, 'PUT', `${url}/update/owner`, { newOwnerId: to.userId, usergroupsIds });
    expect((await pass(owner, member, [first, theirs])).status).toBe(404);
    expect((await pass(member, member, [first])).status).toBe(403);
    expect((await pass(owner, stranger, [first])).status).toBe(404);
    expect((await pass(admin, member, [first, second, theirs])).status).toBe(200);
    expect(await people(first)).toEqual([
      [member.uid, true],
      [owner.uid, false],
    ]);
    expect(await people(second)).toEqual([
      [member.uid, true],
      [owner.uid, false],
    ]);
    // Two concurrent transfers result in one owner.
    await Promise.all([pass(admin, admin, [first]), pass(admin, owner, [first]), pass(member, admin, [first])]);
    expect((await people(first)).filter(([, isOwner]) => isOwner)).toHaveLength(1);
  });

  it('can have any user of the department as a member, and nobody else', async () => {
    const { body: answer } = await server().call(member, 'GET', '/iam/v1/department/colleagues');
    expect(answer.users).toContainEqual({
      id: owner.userId,
      uid: 'owner@example.com',
      firstName: 'Olga',
      lastName: 'Owner',
      email: 'owner@example.com',
    });
    expect(answer.users.map(({ uid }: { uid: string }) => uid)).not.toContain(stranger.uid);
    expect(answer.total).toBe(answer.users.length);
  });
});
