import { parseSetCookies } from '../../support/server/setCookieHeaders';
import { createUser, type BuiltUser } from '../../support/server/userBuilders';
import { testApiKey, useTestApp } from '../../support/server/testApp';
import { hashPassword } from '@server/people/passwords/hash';

let now = new Date('2026-03-02T09:00:00Z');
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000);
};
const server = useTestApp({ clock: () => now });
const password = 'correct horse battery';
const own = { 'x-api-key': testApiKey, realm: 'watchdesk', origin: 'http://localhost:8080' };

let person: BuiltUser;
let passwordHash: string;

beforeAll(async () => {
  passwordHash = await hashPassword(password);
  person = await newPerson();
});

async function newPerson(options = {}): Promise<BuiltUser> {
  const department = await server().department();
  return createUser(server().deps.db, department, { passwordHash, ...options });
}

function login(username: string, given = password, headers: Record<string, string> = own, query = '?realm=watchdesk') {
  return server().app.inject({
    method: 'POST',
    url: `/auth/v1/login${query}`,
    headers,
    payload: { username, password: given },
  });
}

const refreshCookie = (answer: Awaited<ReturnType<typeof login>>) =>
  parseSetCookies(answer.headers['set-cookie']).get('watchdesk_refresh');

function refresh(cookie: string, headers: Record<string, string> = own) {
  return server().app.inject({
    method: 'POST',
    url: '/auth/v1/refresh',
    headers: { ...headers, cookie: `watchdesk_refresh=${cookie}` },
  });
}

const isSignedIn = async (token: string): Promise<boolean> => (await statusWith(token)) === 200;

async function statusWith(token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, realm: 'watchdesk', 'x-api-key': testApiKey };
  return (await server().app.inject({ url: '/iam/v1/users', headers })).statusCode;
}

describe('signing in by name and password', () => {
  it('returns a token for the API, and a refresh cookie that scripts can’t read', async () => {
    const answer = await login(person.uid.toUpperCase());
    expect(answer.json()).toEqual({ access_token: expect.any(String), expires_in: 1800, token_type: 'Bearer' });
    expect(await isSignedIn(answer.json().access_token)).toBe(true);
    const cookie = refreshCookie(answer);
    expect(cookie?.attributes).toEqual(
      expect.arrayContaining(['Path=/auth/v1/refresh', 'HttpOnly', 'SameSite=Strict']),
    );
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('responds alike to a wrong name, a wrong password, and a user without password', async () => {
    const withoutPassword = await newPerson({ passwordHash: undefined });
    const answers = [
      await login(person.uid, 'wrong'),
      await login('nobody@example.com'),
      await login(withoutPassword.uid),
    ];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json()]).toEqual([
        401,
        { errorCode: 'INVALID_CREDENTIALS', errorMessage: 'Invalid credentials' },
      ]);
    }
  });

  it('finds a user only in the given realm', async () => {
    expect((await login(person.uid, password, own, '?realm=elsewhere')).statusCode).toBe(401);
  });

  it('returns 403 for a user without access, but only with the right password', async () => {
    const outsider = await newPerson({ deliveryMethods: [6] });
    expect((await login(outsider.uid, 'wrong')).json().errorCode).toBe('INVALID_CREDENTIALS');
    const answer = await login(outsider.uid);
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      { errorCode: 'NOT_ENTITLED', errorMessage: 'You are not entitled to access this service' },
    ]);
  });

  it('requires the API key', async () => {
    const answer = await login(person.uid, password, { 'x-api-key': 'another' });
    expect([answer.statusCode, answer.json().errorCode]).toEqual([403, 'FORBIDDEN']);
  });

  it('allows ten failed attempts, then returns how long to wait, also for unknown names', async () => {
    const target = await newPerson();
    for (const name of [target.uid, 'ghost@example.com']) {
      for (let attempt = 0; attempt < 10; attempt += 1) expect((await login(name, 'wrong')).statusCode).toBe(401);
      pass(60);
      const answer = await login(name);
      expect([answer.statusCode, answer.json().errorCode]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
      expect(Number(answer.headers['retry-after'])).toBe(14 * 60);
    }
    pass(14 * 60 + 1);
    expect((await login(target.uid)).statusCode).toBe(200);
  });

  it('returns 401 for a name that holds a character which the database cannot store', async () => {
    for (const name of ['\0', `nul\0${person.uid}`, 'half \ud800 a pair']) {
      const answer = await login(name);
      expect([answer.statusCode, answer.json().errorCode]).toEqual([401, 'INVALID_CREDENTIALS']);
    }
  });

  it('returns 401 for a realm that holds a NUL', async () => {
    expect((await login(person.uid, password, own, '?realm=%00')).statusCode).toBe(401);
  });

  it('allows no more attempts when they are concurrent', async () => {
    const target = await newPerson();
    const answers = await Promise.all(Array.from({ length: 25 }, () => login(target.uid, 'wrong')));
    expect(answers.filter(({ statusCode }) => statusCode === 401).length).toBeLessThanOrEqual(10);
    expect(answers.every(({ statusCode }) => statusCode === 401 || statusCode === 429)).toBe(true);
  });

  it('limits an IP address that tries many names', async () => {
    const other = await newPerson();
    pass(3_600);
    const names = Array.from({ length: 100 }, (_, index) => `name${String(index)}@example.com`);
    await Promise.all(names.map((name) => login(name, 'wrong')));
    expect((await login(other.uid)).statusCode).toBe(429);
    pass(3_600);
    expect((await login(other.uid)).statusCode).toBe(200);
  }, 120_000);
});

describe('the limit of an address', () => {
  it('counts the addresses of an IPv6 /64 network together, and others separately', async () => {
    const from = (remoteAddress: string, username: string) =>
      server().app.inject({
        method: 'POST',
        url: '/auth/v1/login?realm=watchdesk',
        headers: own,
        remoteAddress,
        payload: { username, password: 'wrong' },
      });
    const hundred = Array.from({ length: 100 }, (_, index) => index);
    await Promise.all(hundred.map((n) => from(`2001:db8:1:2::${n.toString(16)}`, `six${String(n)}@example.com`)));
    expect((await from('2001:db8:1:2:ffff::1', 'one@example.com')).statusCode).toBe(429);
    expect((await from('2001:db8:1:3::1', 'two@example.com')).statusCode).toBe(401);
  }, 120_000);
});

describe('a device that has signed in before', () => {
  const deviceCookie = (answer: Awaited<ReturnType<typeof login>>) => {
    const [entry] = [...parseSetCookies(answer.headers['set-cookie'])].filter(([name]) =>
      name.startsWith('watchdesk_device_'),
    );
    if (!entry) throw new Error('No device cookie was set');
    return { name: entry[0], ...entry[1], header: `${entry[0]}=${entry[1].value}` };
  };
  const tryFrom = (remoteAddress: string, username: string, given: string, cookie?: string) =>
    server().app.inject({
      method: 'POST',
      url: '/auth/v1/login?realm=watchdesk',
      headers: { ...own, ...(cookie !== undefined && { cookie }) },
      remoteAddress,
      payload: { username, password: given },
    });
  const guess = async (times: number, username: string, address: (attempt: number) => string, cookie?: string) => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < times; attempt += 1) {
      statuses.push((await tryFrom(address(attempt), username, 'wrong', cookie)).statusCode);
    }
    return statuses;
  };

  it('gets a cookie that scripts can’t read and that is sent to the sign-in route only', async () => {
    const { attributes } = deviceCookie(await login((await newPerson()).uid));
    expect(attributes).toEqual(expect.arrayContaining(['Path=/auth/v1/login', 'HttpOnly', 'SameSite=Strict']));
    expect(attributes).toContain(`Max-Age=${String(400 * 24 * 3_600)}`);
  });

  it('can sign in while another address is locked out, and so can an unknown device elsewhere', async () => {
    const target = await newPerson();
    const { header } = deviceCookie(await tryFrom('192.0.2.1', target.uid, password));
    expect((await guess(11, target.uid, () => '192.0.2.66')).at(-1)).toBe(429);
    expect((await tryFrom('192.0.2.66', target.uid, password)).statusCode).toBe(429);
    expect((await tryFrom('192.0.2.66', target.uid, password, header)).statusCode).toBe(200);
    expect((await tryFrom('192.0.2.2', target.uid, password)).statusCode).toBe(200);
  });

  it('can sign in although its address has failed at a hundred other accounts', async () => {
    const target = await newPerson();
    const { header } = deviceCookie(await tryFrom('192.0.2.9', target.uid, password));
    const names = Array.from({ length: 100 }, (_, index) => `other${String(index)}@example.com`);
    await Promise.all(names.map((name) => tryFrom('192.0.2.9', name, 'wrong')));
    expect((await tryFrom('192.0.2.9', target.uid, password)).statusCode).toBe(429);
    expect((await tryFrom('192.0.2.9', target.uid, password, header)).statusCode).toBe(200);
  }, 120_000);

  it('can sign in while guesses from many addresses are rejected', async () => {
    const target = await newPerson();
    const { header } = deviceCookie(await tryFrom('192.0.2.1', target.uid, password));
    const statuses = await guess(51, target.uid, (attempt) => `198.51.100.${String(attempt)}`);
    expect(statuses.slice(0, 50)).toEqual(Array<number>(50).fill(401));
    const refused = await tryFrom('203.0.113.1', target.uid, password);
    expect([refused.statusCode, refused.json().errorCode]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    expect((await tryFrom('203.0.113.1', target.uid, password, header)).statusCode).toBe(200);
    pass(3_601);
    expect((await tryFrom('203.0.113.1', target.uid, password)).statusCode).toBe(200);
  }, 120_000);

  it('must wait after ten failures of its own, without locking out other devices', async () => {
    const target = await newPerson();
    const { header } = deviceCookie(await tryFrom('192.0.2.1', target.uid, password));
    expect((await guess(11, target.uid, () => '192.0.2.1', header)).at(-1)).toBe(429);
    expect((await tryFrom('192.0.2.3', target.uid, password, header)).statusCode).toBe(429);
    expect((await tryFrom('192.0.2.1', target.uid, password)).statusCode).toBe(200);
  });

  it('is unknown for another account, with an altered cookie, and after 400 days', async () => {
    const [target, other] = [await newPerson(), await newPerson()];
    const proof = deviceCookie(await tryFrom('192.0.2.1', target.uid, password));
    const others = deviceCookie(await tryFrom('192.0.2.1', other.uid, password));
    await guess(10, target.uid, () => '192.0.2.66');
    const [issued, nonce, signature] = proof.value.split('.');
    const forged = [
      `${proof.name}=${others.value}`,
      `${proof.name}=${String(Number(issued) + 1)}.${String(nonce)}.${String(signature)}`,
      `${proof.name}=${proof.value}x`,
    ];
    for (const cookie of forged) {
      expect((await tryFrom('192.0.2.66', target.uid, password, cookie)).statusCode).toBe(429);
    }
    pass(401 * 24 * 3_600);
    await guess(10, target.uid, () => '192.0.2.66');
    expect((await tryFrom('192.0.2.66', target.uid, password, proof.header)).statusCode).toBe(429);
  });
});

describe('a session', () => {
  it('continues by refreshing, after its token has expired', async () => {
    const first = await login(person.uid);
    expect(await isSignedIn(first.json().access_token)).toBe(true);
    pass(31 * 60);
    expect(await isSignedIn(first.json().access_token)).toBe(false);
    const second = await refresh(refreshCookie(first)?.value ?? '');
    expect(second.statusCode).toBe(200);
    expect(await isSignedIn(second.json().access_token)).toBe(true);
    expect(refreshCookie(second)?.value).not.toBe(refreshCookie(first)?.value);
  });

  it('returns the same next credential to two tabs that refresh at once', async () => {
    const cookie = refreshCookie(await login(person.uid))?.value ?? '';
    const [one, other] = await Promise.all([refresh(cookie), refresh(cookie)]);
    expect([one.statusCode, other.statusCode]).toEqual([200, 200]);
    expect(refreshCookie(one)?.value).toBe(refreshCookie(other)?.value);
    pass(29);
    expect(refreshCookie(await refresh(cookie))?.value).toBe(refreshCookie(one)?.value);
  });

  it('is revoked for all holders when an old credential is used again', async () => {
    const cookie = refreshCookie(await login(person.uid))?.value ?? '';
    const next = await refresh(cookie);
    pass(31);
    const reuse = await refresh(cookie);
    expect([reuse.statusCode, reuse.json().errorCode]).toEqual([401, 'UNAUTHENTICATED']);
    expect(refreshCookie(reuse)?.value).toBe('');
    expect((await refresh(refreshCookie(next)?.value ?? '')).statusCode).toBe(401);
    expect(await isSignedIn(next.json().access_token)).toBe(false);
  });

  it('is revoked when a much older credential is used', async () => {
    const oldest = refreshCookie(await login(person.uid))?.value ?? '';
    const second = refreshCookie(await refresh(oldest))?.value ?? '';
    const third = refreshCookie(await refresh(second))?.value ?? '';
    expect((await refresh(oldest)).statusCode).toBe(401);
    expect((await refresh(third)).statusCode).toBe(401);
  });

  it('expires after 12 hours without use, and after 7 days with use', async () => {
    let cookie = refreshCookie(await login(person.uid))?.value ?? '';
    for (let hours = 0; hours < 7 * 24 - 11; hours += 11) {
      pass(11 * 3_600);
      const answer = await refresh(cookie);
      expect([hours, answer.statusCode]).toEqual([hours, 200]);
      cookie = refreshCookie(answer)?.value ?? '';
    }
    pass(11 * 3_600);
    expect((await refresh(cookie)).statusCode).toBe(401);

    const unused = refreshCookie(await login(person.uid))?.value ?? '';
    pass(12 * 3_600 + 1);
    expect((await refresh(unused)).statusCode).toBe(401);
  });

  it('can’t be refreshed by a page of another site', async () => {
    const cookie = refreshCookie(await login(person.uid))?.value ?? '';
    for (const headers of [
      { 'x-api-key': testApiKey, origin: 'https://evil.example', host: 'localhost:8080' },
      { 'x-api-key': testApiKey, origin: 'null' },
      { 'x-api-key': testApiKey },
    ]) {
      const answer = await refresh(cookie, headers);
      expect([answer.statusCode, answer.json().errorCode]).toEqual([403, 'FORBIDDEN']);
    }
    expect((await refresh(cookie)).statusCode).toBe(200);
  });

  it('ends in every process when the user signs out', async () => {
    const answer = await login(person.uid);
    const token = answer.json().access_token;
    const out = await server().app.inject({
      method: 'POST',
      url: '/auth/v1/logout',
      headers: { ...own, authorization: `Bearer ${token}` },
    });
    expect([out.statusCode, refreshCookie(out)?.value]).toEqual([200, '']);
    expect(await isSignedIn(token)).toBe(false);
    expect((await refresh(refreshCookie(answer)?.value ?? '')).statusCode).toBe(401);
  });

  it('can be signed out of with an expired token', async () => {
    const answer = await login(person.uid);
    pass(45 * 60);
    const headers = { ...own, authorization: `Bearer ${answer.json().access_token}` };
    expect((await server().app.inject({ method: 'POST', url: '/auth/v1/logout', headers })).statusCode).toBe(200);
    expect((await refresh(refreshCookie(answer)?.value ?? '')).statusCode).toBe(401);
  });

  it('applies the loss of a permission immediately', async () => {
    const token = (await login(person.uid)).json().access_token;
    await server()
      .deps.db.updateTable('user_account')
      .set({ delivery_methods: [6] })
      .where('id', '=', person.userId)
      .execute();
    const headers = { authorization: `Bearer ${token}`, realm: 'watchdesk', 'x-api-key': testApiKey };
    const answer = await server().app.inject({ url: '/iam/v1/users', headers });
    expect([answer.statusCode, answer.json().errorCode]).toEqual([403, 'NOT_ENTITLED']);
    await server()
      .deps.db.updateTable('user_account')
      .set({ delivery_methods: [24] })
      .where('id', '=', person.userId)
      .execute();
  });

  it('returns 401 for a token whose key id holds a NUL or names no key', async () => {
    const { access_token: token } = (await login(person.uid)).json();
    const [, claims = '', signature = ''] = String(token).split('.');
    for (const kid of ['\0', 'x'.repeat(2_000), '00000000-0000-4000-8000-000000000000']) {
      const head = Buffer.from(JSON.stringify({ alg: 'ES256', kid })).toString('base64url');
      expect(await statusWith(`${head}.${claims}.${signature}`)).toBe(401);
    }
  });

  it('rejects a token that was altered, signed by another key, or sent for another realm', async () => {
    const token: string = (await login(person.uid)).json().access_token;
    const [head = '', , signature = ''] = token.split('.');
    const claims = Buffer.from(
      JSON.stringify({ sub: 'u1', sid: 'x', realm: 'watchdesk', exp: 4e9, iss: 'watchdesk' }),
    ).toString('base64url');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    expect(await isSignedIn(`${head}.${claims}.${signature}`)).toBe(false);
    expect(await isSignedIn(`${none}.${claims}.`)).toBe(false);
    expect(await isSignedIn(token.slice(0, -3))).toBe(false);
    const headers = { authorization: `Bearer ${token}`, realm: 'elsewhere', 'x-api-key': testApiKey };
    expect((await server().app.inject({ url: '/iam/v1/users', headers })).statusCode).toBe(401);
    const cookieOnly = {
      cookie: `token=${token}; Authorization=${token}`,
      realm: 'watchdesk',
      'x-api-key': testApiKey,
    };
    expect((await server().app.inject({ url: '/iam/v1/users', headers: cookieOnly })).statusCode).toBe(401);
    for (const key of [{}, { 'x-api-key': 'another' }]) {
      const keyless = { authorization: `Bearer ${token}`, realm: 'watchdesk', ...key };
      const answer = await server().app.inject({ url: '/iam/v1/users', headers: keyless });
      expect([answer.statusCode, answer.json().errorCode]).toEqual([403, 'FORBIDDEN']);
    }
  });
});
