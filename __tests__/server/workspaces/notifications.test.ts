import { notifyAbout } from '../../support/server/notifyAbout';
import { useTestApp, type SignedIn } from '../../support/server/testApp';

const server = useTestApp();
let reader: SignedIn;
let other: SignedIn;
let groupId: string;
let first: string;

beforeEach(async () => {
  const department = await server().department();
  const settings = { notifySharedDocByApp: true };
  reader = await server().person(department, { settings });
  other = await server().person(department, { settings });
  const { db } = server().deps;
  const { id } = await db
    .insertInto('user_group')
    .values({ department_id: department.id, name: 'Board' })
    .returning('id')
    .executeTakeFirstOrThrow();
  groupId = id;
  await db
    .insertInto('user_group_member')
    .values([reader, other].map(({ userId }) => ({ group_id: groupId, user_id: userId })))
    .execute();
  const board = { id: groupId, departmentId: department.id, isPersonal: false };
  first = await notifyAbout(server(), 'First', board, [reader, other]);
  await notifyAbout(server(), 'Second', board, [reader, other]);
  for (const person of [reader, other]) {
    const own = { id: person.userId, departmentId: department.id, isPersonal: true };
    await notifyAbout(server(), 'Third', own, [person]);
  }
});

const count = async (who: SignedIn) =>
  (await server().call(who, 'GET', '/workspace/v1/notifications/count')).body.count;
const all = async (who: SignedIn) => (await server().call(who, 'GET', '/workspace/v1/notifications/all')).body;

describe('notifications', () => {
  it('list unread articles by group, newest first', async () => {
    expect(await count(reader)).toBe(3);
    const { groups, total } = await all(reader);
    expect(total).toBe(2);
    expect(groups).toMatchObject([
      { id: 'personal', name: 'Shared with me', sharedArticlesNotifications: 1, articles: [{ headline: 'Third' }] },
      {
        id: groupId,
        name: 'Board',
        sharedArticlesNotifications: 2,
        articles: [
          { headline: 'Second', workspaceId: groupId, version: 1 },
          { articleId: first, headline: 'First' },
        ],
      },
    ]);
  });

  it('can be marked as read by group, by article, or all, for the caller only', async () => {
    await server().call(reader, 'GET', `/workspace/v1/notifications/readall?userGroupId=${groupId}`);
    expect([await count(reader), await count(other)]).toEqual([1, 3]);
    const read = () => server().call(other, 'PUT', `/workspace/v1/notifications/articles/${first}/read`);
    await read();
    expect(await count(other)).toBe(2);
    expect((await read()).status).toBe(200);
    const answer = await server().call(other, 'GET', '/workspace/v1/notifications/readall');
    expect([answer.status, answer.headers['cache-control'], await count(other), await count(reader)]).toEqual([
      200,
      'no-store',
      0,
      1,
    ]);
  });

  it('can’t be marked as read in a group of others, which returns 404 as an unknown one', async () => {
    const stranger = await server().person(await server().department());
    const readAll = (who: SignedIn, id: string) =>
      server().call(who, 'GET', `/workspace/v1/notifications/readall?userGroupId=${id}`);
    expect((await readAll(stranger, groupId)).status).toBe(404);
    expect((await readAll(reader, 'unknown')).status).toBe(404);
    expect((await readAll(stranger, 'personal')).status).toBe(200);
    expect((await readAll(reader, groupId)).status).toBe(200);
  });

  it('can be marked as read by their own id or a group’s; unknown ids return 404', async () => {
    const stranger = await server().person(await server().department());
    const path = (id: string) => `/workspace/v1/notifications/${id}/read`;
    expect((await server().call(stranger, 'GET', path(groupId))).status).toBe(404);
    const { id } = await server()
      .deps.db.selectFrom('notification')
      .select('id')
      .where('user_id', '=', reader.userId)
      .limit(1)
      .executeTakeFirstOrThrow();
    expect((await server().call(other, 'GET', path(id))).status).toBe(404);
    expect((await server().call(reader, 'GET', path(id))).status).toBe(200);
    expect(await count(reader)).toBe(2);
    await server().call(reader, 'GET', path(groupId));
    await server().call(reader, 'GET', path('personal'));
    expect([await count(reader), await count(other)]).toEqual([0, 3]);
  });
});

describe('date formats', () => {
  it('have an example each, the default first', async () => {
    const { dateTimeFormats } = (await server().call(reader, 'GET', '/workspace/v1/datetimeformats')).body;
    expect(dateTimeFormats[0]).toEqual({ id: 'MM/dd/yyyy hh:mm a', example: '12/31/2026 06:30 PM' });
    expect(new Set(dateTimeFormats.map(({ example }: { example: string }) => example)).size).toBe(
      dateTimeFormats.length,
    );
  });
});

describe('the email send modes', () => {
  it('are the two that the user’s settings accept', async () => {
    const { emailSendModes } = (await server().call(reader, 'GET', '/workspace/v1/emailsendmodes')).body;
    expect(emailSendModes).toEqual([
      { id: 1, label: expect.stringContaining('digest') },
      { id: 2, label: expect.stringContaining('per topic') },
    ]);
  });
});
