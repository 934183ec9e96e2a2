import { limits } from '@contract/limits';
import { useTestApp, type SignedIn } from '../../support/server/testApp';
import type { BuiltDepartment } from '../../support/server/userBuilders';

const app = useTestApp();
const path = '/workspace/v1/emailsettings';
let department: BuiltDepartment;
let user: SignedIn;
let colleague: SignedIn;

beforeEach(async () => {
  department = await app().department();
  user = await app().person(department);
  colleague = await app().person(department);
});

const setting = (more: object = {}) => ({
  name: 'Board',
  subject: 'News',
  comment: 'For Monday',
  groups: [] as string[],
  externalEmails: ['chair@example.com'],
  ...more,
});
const list = async (who = user) => (await app().call(who, 'GET', path)).body.emailSettings;
const add = (body: object, who = user) => app().call(who, 'POST', path, body);
async function group(who: SignedIn): Promise<string> {
  const { body } = await app().call(who, 'POST', '/iam/v1/usergroups', {
    name: 'Group',
    description: 'A group',
    users: [],
  });
  return body.id;
}

describe('email settings', () => {
  it('are saved, changed, and deleted by their user', async () => {
    const groupId = await group(user);
    const { body } = await add(setting({ name: ' Board ', groups: [groupId] }));
    expect(body.emailSetting).toEqual({ id: expect.any(String), ...setting({ groups: [groupId] }) });
    const { id } = body.emailSetting;
    const changed = await app().call(user, 'PUT', path, { id, ...setting({ name: 'Chair', groups: [] }) });
    expect(changed.body.emailSetting).toMatchObject({ id, name: 'Chair', groups: [] });
    expect(await list()).toEqual([changed.body.emailSetting]);
    expect((await app().call(user, 'POST', `${path}/delete?id=${id}`)).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await app().call(user, 'POST', `${path}/delete?id=${id}`)).status).toBe(404);
  });

  it('are visible to their user only', async () => {
    const { id } = (await add(setting())).body.emailSetting;
    expect(await list(colleague)).toEqual([]);
    expect((await app().call(colleague, 'PUT', path, { id, ...setting() })).status).toBe(404);
    expect((await app().call(colleague, 'POST', `${path}/delete?id=${id}`)).status).toBe(404);
    expect(await list()).toHaveLength(1);
  });

  it('have valid entries: a name of their own, addresses, and groups of the user', async () => {
    await add(setting());
    expect((await add(setting({ name: 'BOARD' }))).body.fields).toHaveProperty('name');
    expect((await add(setting({ name: '  ' }))).body.fields).toHaveProperty('name');
    const wrongAddress = await add(setting({ name: 'Other', externalEmails: ['chair'] }));
    expect(wrongAddress.body.fields).toEqual({ externalEmails: 'Please provide a valid email address.' });
    expect((await add(setting({ name: 'Other', groups: [await group(colleague)] }))).status).toBe(404);
    const many = Array.from({ length: limits.externalRecipients + 1 }, (_, at) => `a${String(at)}@example.com`);
    expect((await add(setting({ name: 'Other', externalEmails: many }))).status).toBe(400);
  });

  it('leave out groups that the user has left', async () => {
    const groupId = await group(colleague);
    await app().call(colleague, 'POST', `/iam/v1/usergroups/${groupId}/members`, { users: [user.uid] });
    await add(setting({ groups: [groupId] }));
    expect((await list())[0].groups).toEqual([groupId]);
    await app().call(user, 'PUT', `/iam/v1/usergroups/${groupId}/leave`);
    expect((await list())[0].groups).toEqual([]);
  });

  it('are limited in number, also if they are saved at the same time', async () => {
    const names = Array.from({ length: limits.emailSettings + 3 }, (_, at) => `Setting ${String(at)}`);
    const answers = await Promise.all(names.map((name) => add(setting({ name }))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(limits.emailSettings);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
  });
});
