import { hashPassword } from '@server/people/passwords/hash';
import { testApiKey, useTestApp, type SignedIn } from '../../support/server/testApp';

const server = useTestApp();
const old = 'the old one, long';
let person: SignedIn;

beforeEach(async () => {
  person = await server().person(await server().department(), { passwordHash: await hashPassword(old) });
});

const change = (currentPassword: string, newPassword: string, who = person) =>
  server().call(who, 'PUT', '/iam/v1/users/changepassword', { currentPassword, newPassword });

async function canSignIn(password: string): Promise<boolean> {
  const answer = await server().app.inject({
    method: 'POST',
    url: '/auth/v1/login?realm=watchdesk',
    headers: { 'x-api-key': testApiKey },
    payload: { username: person.uid, password },
  });
  return answer.statusCode === 200;
}

describe('changing the own password', () => {
  it('ends all other sessions, and accepts only the new password', async () => {
    const elsewhere = await server().signIn(person);
    expect((await change(old, 'the new one, long')).status).toBe(200);
    expect([await canSignIn(old), await canSignIn('the new one, long')]).toEqual([false, true]);
    expect((await server().call(elsewhere, 'GET', '/iam/v1/users')).status).toBe(401);
    expect((await server().call(person, 'GET', '/iam/v1/users')).status).toBe(200);
  });

  it('accepts one of two concurrent changes, and reports which', async () => {
    const answers = await Promise.all([change(old, 'the first one, long'), change(old, 'the second one, long')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const won = answers[0]?.status === 200;
    expect([await canSignIn('the first one, long'), await canSignIn('the second one, long')]).toEqual([won, !won]);
  });

  it.each([
    ['too short', '1234567', 'Your password should be at least 8 characters.'],
    ['too long', 'x'.repeat(129), 'Maximum length is 128 characters.'],
    ['too common', 'BaseBall', 'This password is too common. Please choose another.'],
    ['the same as before', old, 'The new password must differ from the previous one.'],
  ])('rejects a password that is %s', async (_what, password, message) => {
    const answer = await change(old, password);
    expect([answer.status, answer.body]).toEqual([
      400,
      { errorCode: 'PASSWORD_WEAK', errorMessage: message, fields: { newPassword: message } },
    ]);
  });

  it('requires the old password, and limits attempts with a stolen token', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await change('guess', 'the new one, long')).body.errorCode).toBe('PASSWORD_WRONG');
    }
    expect((await change(old, 'the new one, long')).status).toBe(429);
  });
});
