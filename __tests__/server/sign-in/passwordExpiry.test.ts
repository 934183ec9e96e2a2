import { hashPassword } from '@server/people/passwords/hash';
import { testApiKey, useTestApp, type SignedIn } from '../../support/server/testApp';

const day = 86_400_000;
let now = new Date();
const server = useTestApp({ clock: () => now });
const settingsUrl = '/iam/v1/department/settings?appId=16';
const old = 'the old one, long';
const next = 'the new one, long';
let admin: SignedIn;
let person: SignedIn;

beforeEach(async () => {
  now = new Date();
  const department = await server().department();
  admin = await server().person(department, { admin: true });
  person = await server().person(department, { passwordHash: await hashPassword(old) });
});

const expireAfter = (passwordExpiryDays: number | null | undefined, who = admin) =>
  server().call(who, 'PUT', settingsUrl, {
    dateTimeFormat: 'MM/dd/yyyy hh:mm a',
    timezone: 'US/Eastern',
    templateRole: 'SYSTEM_TEMPLATE',
    theme: {},
    ...(passwordExpiryDays !== undefined && { passwordExpiryDays }),
  });

const login = async (password: string, newPassword?: string, uid = person.uid) => {
  const answer = await server().app.inject({
    method: 'POST',
    url: '/auth/v1/login?realm=watchdesk',
    headers: { 'x-api-key': testApiKey },
    payload: { username: uid, password, ...(newPassword !== undefined && { newPassword }) },
  });
  return { status: answer.statusCode, body: answer.json() };
};

const daysLeft = async (who = person): Promise<number | null> => {
  const { body } = await server().call(who, 'GET', '/iam/v1/users');
  const { passwordExpirationDate: date } = body;
  return date === undefined ? null : Math.round((Date.parse(date) - Date.now()) / day);
};

describe('password expiry', () => {
  it('is off until an administrator sets it, and off again when it is cleared', async () => {
    expect((await server().call(admin, 'GET', settingsUrl)).body).not.toHaveProperty('passwordExpiryDays');
    expect(await daysLeft()).toBeNull();
    expect((await expireAfter(90)).status).toBe(200);
    expect((await server().call(admin, 'GET', settingsUrl)).body.passwordExpiryDays).toBe(90);
    expect(await daysLeft()).toBe(90);
    expect((await expireAfter(undefined)).status).toBe(200);
    expect(await daysLeft()).toBe(90);
    expect((await expireAfter(null)).status).toBe(200);
    expect(await daysLeft()).toBeNull();
  });

  it('moves every expiry date of the department, and no other, when the number of days changes', async () => {
    const elsewhere = await server().person(await server().department(), { passwordHash: await hashPassword(old) });
    await expireAfter(90);
    await expireAfter(30);
    // The administrator has no password: they use single sign-on.
    expect([await daysLeft(), await daysLeft(elsewhere), await daysLeft(admin)]).toEqual([30, null, null]);
  });

  it.each([0, -1, 1.5, 3_651])('refuses %d days', async (days) => {
    expect((await expireAfter(days)).status).toBe(400);
  });

  it('is set by administrators only', async () => {
    expect((await expireAfter(30, person)).status).toBe(403);
  });

  it('lets nobody sign in with an expired password until they replace it', async () => {
    await expireAfter(1);
    const earlier = await server().signIn(person);
    expect((await login(old)).status).toBe(200);
    now = new Date(Date.now() + 2 * day);
    expect(await login(old)).toMatchObject({ status: 401, body: { errorCode: 'PASSWORD_EXPIRED' } });
    expect(await login('a wrong one')).toMatchObject({ status: 401, body: { errorCode: 'INVALID_CREDENTIALS' } });
    expect(await login('a wrong one', next)).toMatchObject({ body: { errorCode: 'INVALID_CREDENTIALS' } });
    expect(await login(old, 'short')).toMatchObject({ status: 400, body: { fields: { newPassword: /8 characters/ } } });
    expect(await login(old, old)).toMatchObject({ status: 400, body: { errorCode: 'PASSWORD_WEAK' } });
    expect(await login(old, next)).toMatchObject({ status: 200, body: { token_type: 'Bearer' } });
    expect((await server().call(earlier, 'GET', '/iam/v1/users')).status).toBe(401);
    now = new Date();
    expect([(await login(old)).status, (await login(next)).status]).toEqual([401, 200]);
    expect(await daysLeft(await server().signIn(person))).toBe(1);
  });

  it('begins again with a password that an administrator sets, for a new user too', async () => {
    await expireAfter(30);
    const user = { firstName: 'Ada', lastName: 'Byron', level: 0, deliveryMethods: [24] };
    const uid = `ada-${person.uid}`;
    const added = await server().call(admin, 'POST', '/iam/v1/department/users', { ...user, uid, password: old });
    expect(added.status).toBe(200);
    const row = () =>
      server()
        .deps.db.selectFrom('user_account')
        .select(['id', 'password_expires_at'])
        .where('uid', '=', uid)
        .executeTakeFirstOrThrow();
    const { id, password_expires_at: first } = await row();
    expect(first?.getTime()).toBeGreaterThan(Date.now() + 29 * day);
    await server().deps.db.updateTable('user_account').set({ password_expires_at: now }).where('id', '=', id).execute();
    await server().call(admin, 'PUT', `/iam/v1/department/users/${uid}`, {
      ...user,
      password: next,
      updatePassword: true,
    });
    expect((await row()).password_expires_at?.getTime()).toBeGreaterThan(Date.now() + 29 * day);
  });
});
