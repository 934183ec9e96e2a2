import { createUser } from '../../support/server/userBuilders';
import { useTestApp } from '../../support/server/testApp';

const server = useTestApp({ config: { flags: { help: false } } });
const url = '/iam/v1/generalsettings?appId=16';

const theme = {
  colors: { name: 'ocean', primary: { main: '#004488' }, secondary: { main: '#118833' }, third: '#aa2255' },
  footer: { text: 'Ours & only ours' },
  logo: 'logo-1',
};

describe('general settings', () => {
  it('refuse the id of another application', async () => {
    const person = await server().person(await server().department(), { admin: true });
    const settings = '/iam/v1/generalsettings';
    const status = async (path: string, body?: unknown) =>
      (await server().call(person, body === undefined ? 'GET' : 'POST', path, body)).status;
    expect(await status(settings)).toBe(200);
    for (const id of ['15', '17', 'x', '']) expect(await status(`${settings}?appId=${id}`)).toBe(400);
    expect(await status(`${settings}?appId=17`, { loggedInBefore: true })).toBe(400);
    expect((await server().call(person, 'GET', url)).body.loggedInBefore).toBe(false);
    expect(await status('/iam/v1/department/settings?appId=17')).toBe(400);
  });

  it('have defaults', async () => {
    const person = await server().person(
      await server().department({ name: 'Acme', maxChannels: 7, channelPrefix: 'ACME ' }),
    );
    const { body } = await server().call(person, 'GET', url);
    expect(body).toMatchObject({
      dateFormat: 'MM/dd/yyyy hh:mm a',
      timezone: 'US/Eastern',
      emailSendMode: 2,
      hideInfodeskTopics: false,
      notifySharedDocByEmail: true,
      notifyGroupMember: true,
      notifySharedDocByApp: false,
      newsletters: true,
      basketViewDefault: 'details',
      basketSortDefault: 'newest',
      loggedInBefore: false,
      departmentName: 'Acme',
      maxChannels: 7,
      channelPrefix: 'ACME ',
      theme: {},
    });
  });

  it('are saved field by field, for the caller only', async () => {
    const department = await server().department({ settings: { timezone: 'Europe/Berlin' } });
    const [one, other] = [await server().person(department), await server().person(department)];
    const [first, second] = await Promise.all([
      server().call(one, 'POST', url, { loggedInBefore: true, departmentName: 'Mine', level: 5 }),
      server().call(one, 'POST', url, { emailSendMode: 1 }),
    ]);
    expect([first.status, second.status]).toEqual([200, 200]);
    const { body } = await server().call(one, 'GET', url);
    expect(body).toMatchObject({ loggedInBefore: true, emailSendMode: 1, timezone: 'Europe/Berlin' });
    expect(body.departmentName).toBe(department.name);
    expect((await server().call(other, 'GET', url)).body).toMatchObject({ loggedInBefore: false, emailSendMode: 2 });
  });

  it('reject unknown date formats, time zones, and modes, field by field, and store nothing', async () => {
    const person = await server().person(await server().department());
    const answer = await server().call(person, 'POST', url, {
      dateFormat: 'x',
      timezone: 'Mars/Base',
      loggedInBefore: true,
    });
    expect([answer.status, answer.body.errorCode]).toEqual([400, 'VALIDATION']);
    expect(Object.keys(answer.body.fields)).toEqual(['dateFormat', 'timezone']);
    for (const body of [
      { emailSendMode: 3 },
      { emailSendMode: '2' },
      { basketViewDefault: 'grid' },
      { hideInfodeskTopics: 1 },
    ]) {
      expect((await server().call(person, 'POST', url, body)).status).toBe(400);
    }
    expect((await server().call(person, 'GET', url)).body.loggedInBefore).toBe(false);
  });

  it('list the features: the defaults, the user’s own, and overriding both the server’s', async () => {
    const settings = { features: { sendButton: true, help: true, workspaces: 'yes' } };
    const person = await server().person(await server().department(), { settings, passwordHash: 'some' });
    const { features } = (await server().call(person, 'GET', url)).body;
    expect(features).toEqual({
      workspaces: true,
      userGroups: true,
      alertsAndFavorites: true,
      navbarNotifications: false,
      sendButton: true,
      myTopics: true,
      personalSubscriptions: true,
      help: false,
      changePassword: true,
      qa: false,
    });
    const withoutPassword = await server().person(await server().department());
    expect((await server().call(withoutPassword, 'GET', url)).body.features.changePassword).toBe(false);
  });

  it('ignore invalid values stored by another release', async () => {
    const settings = { emailSendMode: 'weekly', dateFormat: 5, features: null, loggedInBefore: true };
    const person = await server().person(await server().department({ settings: { theme: 'blue' } }), { settings });
    expect((await server().call(person, 'GET', url)).body).toMatchObject({
      emailSendMode: 2,
      loggedInBefore: true,
      theme: {},
    });
  });

  it('reschedule the user’s alerts when the time zone changes', async () => {
    const department = await server().department();
    const person = await server().person(department);
    const { db } = server().deps;
    const topic = await db
      .insertInto('topic')
      .values({ topic_type: 'USER', owner: person.userId, department_id: department.id, name: 'T', position: 0 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('subscription')
      .values({
        user_id: person.userId,
        topic_id: topic.id,
        frequency: 5,
        article_limit: 10,
        next_due_at: new Date('2099-01-01'),
      })
      .execute();
    const due = async () => {
      const row = await db
        .selectFrom('subscription')
        .select('next_due_at')
        .where('user_id', '=', person.userId)
        .executeTakeFirstOrThrow();
      return row.next_due_at.getUTCHours();
    };
    await server().call(person, 'PUT', '/iam/v1/users/updatedatetime', {
      dateFormat: 'yyyy-MM-dd HH:mm',
      timezone: 'Asia/Tokyo',
    });
    expect(await due()).toBe(21); // 6 a.m. in the new time zone
    await server().call(person, 'POST', url, { timezone: 'UTC' });
    expect(await due()).toBe(6);
    expect((await server().call(person, 'GET', url)).body).toMatchObject({
      dateFormat: 'yyyy-MM-dd HH:mm',
      timezone: 'UTC',
    });
  });
});

describe('a department’s theme', () => {
  it('is served without a token from the URLs in the settings, which change with the content', async () => {
    const department = await server().department({ settings: { theme } });
    const { db } = server().deps;
    await db
      .insertInto('image')
      .values({ id: 'logo-1', department_id: department.id, content_type: 'image/png', bytes: Buffer.from('png') })
      .execute();
    const person = await server().person(department);
    const resource = (await server().call(person, 'GET', url)).body.theme;
    expect(Object.keys(resource).sort()).toEqual(['color', 'footer', 'logo']);

    const color = await server().call(undefined, 'GET', resource.color.url);
    expect([color.body, color.headers['cache-control']]).toEqual([theme.colors, 'public, max-age=900']);
    expect((await server().call(undefined, 'GET', resource.footer.url)).body).toEqual(theme.footer);
    const logo = await server().call(undefined, 'GET', resource.logo.url);
    expect([logo.headers['content-type'], logo.text]).toEqual(['image/png', 'png']);
    expect((await server().call(undefined, 'GET', `/cdn/theme/${department.id}/favicon`)).status).toBe(404);

    const changed = { theme: { ...theme, footer: { text: 'New' } } };
    await db
      .updateTable('department')
      .set({ settings: JSON.stringify(changed) })
      .where('id', '=', department.id)
      .execute();
    const next = (await server().call(person, 'GET', url)).body.theme;
    expect(next.footer.url).not.toBe(resource.footer.url);
    expect(next.color).toEqual(resource.color);
  });
});

describe('the current user', () => {
  it('is the user of the token, with current permissions', async () => {
    const department = await server().department();
    const admin = await server().person(department, {
      admin: true,
      publish: true,
      uid: 'ada@example.com',
      givenName: 'Ada',
      surName: 'Admin',
    });
    expect((await server().call(admin, 'GET', '/iam/v1/users')).body).toEqual({
      uid: 'ada@example.com',
      givenName: 'Ada',
      surName: 'Admin',
      level: 5,
      role: 'ADMIN',
      departmentID: department.id,
      ownerId: admin.userId,
      realm: 'watchdesk',
      deliveryMethods: [24, 7],
      publishPermission: true,
      emails: [{ address: 'ada@example.com', default: true, primary: true }],
    });
    const plain = await server().signIn(await createUser(server().deps.db, department, { level: 1 }));
    expect((await server().call(plain, 'GET', '/iam/v1/users')).body).toMatchObject({
      role: 'USER',
      publishPermission: false,
    });
  });
});

describe('time zones', () => {
  it('include all of the world, grouped by region, with common old names', async () => {
    const person = await server().person(await server().department());
    const { timezones } = (await server().call(person, 'GET', '/iam/v1/timezones')).body;
    expect(timezones.length).toBeGreaterThan(400);
    const regions = timezones.map(({ region }: { region: string }) => region);
    expect(regions.filter((region: string, index: number) => region !== regions[index - 1]).length).toBe(
      new Set(regions).size,
    );
    const eastern = timezones.find(({ id }: { id: string }) => id === 'US/Eastern');
    expect([-300, -240]).toContain(eastern.offset);
    expect(eastern).toMatchObject({ region: 'US', label: 'Eastern' });
    const named = (place: string) => timezones.filter(({ label }: { label: string }) => label === place);
    expect(named('Kolkata')).toMatchObject([{ id: 'Asia/Kolkata', offset: 330 }]);
    expect(named('Calcutta')).toEqual([]);
  });
});
