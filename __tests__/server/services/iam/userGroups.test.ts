import { useTestApp, type SignedIn } from '../../../support/server';

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
  await server()
    .deps.db.insertInto('notification')
    .values([
      { user_id: member.userId, group_id: id, article_id: '1', headline: 'One' },
      { user_id: member.userId, group_id: id, article_id: '2', headline: 'Two', read_at: new Date() },
      { user_id: owner.userId, group_id: id, article_id: '1', headline: 'One' },
    ])
    .execute();
});

const list = (who: SignedIn, query = '') => server().call(who, 'GET', `/iam/v1/usergroups${query}`);
const names = (answer: Awaited<ReturnType<typeof list>>) =>
  answer.body.usergroups.map(({ name }: { name: string }) => name);

describe('user groups', () => {
  it('are those one owns or belongs to, by name, with members and unread documents', async () => {
    expect(names(await list(owner))).toEqual(['Biotech', 'oncology']);
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

  it('are found by role and text, page by page', async () => {
    expect(names(await list(owner, '?role=MEMBER'))).toEqual([]);
    expect(names(await list(member, '?role=MEMBER'))).toEqual(['oncology']);
    expect(names(await list(owner, '?query=%25'))).toEqual([]);
    expect(names(await list(owner, '?query=ONCO'))).toEqual(['oncology']);
    const page = await list(owner, '?start=1&limit=1');
    expect([names(page), page.body.total]).toEqual([['oncology'], 2]);
  });

  it('of a colleague are for administrators, and of another department for nobody', async () => {
    expect(names(await list(admin, `?role=OWNER&ownerId=${owner.userId}`))).toEqual(['Biotech', 'oncology']);
    expect(names(await list(admin, '?role=OWNER&ownerId=Owner%40example.com'))).toEqual(['Biotech', 'oncology']);
    expect((await list(member, `?role=OWNER&ownerId=${owner.userId}`)).status).toBe(403);
    expect((await list(admin, `?role=OWNER&ownerId=${stranger.userId}`)).status).toBe(404);
  });
});
