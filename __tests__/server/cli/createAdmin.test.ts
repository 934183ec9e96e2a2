import { createAdministrator } from '@server/people/administrators/createAdministrator';
import { testApiKey, useTestApp } from '../../support/server/testApp';

const server = useTestApp();
const ada = {
  realm: 'watchdesk',
  departmentName: 'Acme Research',
  email: 'Ada@Acme.example',
  firstName: 'Ada',
  lastName: 'Admin',
  password: 'a long way to go',
};

describe('creating an administrator', () => {
  it('creates the department too, and an administrator who can sign in and manage it', async () => {
    const carl = { ...ada, departmentName: 'Carl’s own', email: 'Carl@Acme.example' };
    const made = await createAdministrator(server().deps.db, carl);
    expect(made.isNewDepartment).toBe(true);
    const answer = await server().app.inject({
      method: 'POST',
      url: '/auth/v1/login?realm=watchdesk',
      headers: { 'x-api-key': testApiKey },
      payload: { username: 'carl@acme.example', password: ada.password },
    });
    const headers = {
      authorization: `Bearer ${answer.json().access_token}`,
      realm: 'watchdesk',
      'x-api-key': testApiKey,
    };
    const me = await server().app.inject({ url: '/iam/v1/users', headers });
    expect(me.json()).toMatchObject({ role: 'ADMIN', publishPermission: true, departmentID: made.departmentId });
  });

  it('adds a second administrator to the same department, and no user twice', async () => {
    const { db } = server().deps;
    await createAdministrator(db, ada);
    const made = await createAdministrator(db, { ...ada, email: 'ben@acme.example' });
    expect(made.isNewDepartment).toBe(false);
    await expect(createAdministrator(db, ada)).rejects.toThrow('A user with the email ada@acme.example already exists');
  });

  it.each([
    [{ email: 'nobody' }, '"nobody" isn’t an email address.'],
    [{ firstName: ' ' }, 'The first name is missing.'],
    [{ lastName: 'x'.repeat(51) }, 'The last name can have at most 50 characters.'],
    [{ password: 'sunshine1' }, 'This password is too common. Please choose another.'],
  ])('throws an error for %j', async (change, message) => {
    const wanted = { ...ada, departmentName: 'Other', email: 'new@acme.example', ...change };
    await expect(createAdministrator(server().deps.db, wanted)).rejects.toThrow(message);
    expect(await server().deps.db.selectFrom('department').select('id').where('name', '=', 'Other').execute()).toEqual(
      [],
    );
  });
});
