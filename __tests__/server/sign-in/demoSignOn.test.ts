import { createUser } from '../../support/server/userBuilders';
import { parseSetCookies } from '../../support/server/setCookieHeaders';
import { testApiKey, useTestApp } from '../../support/server/testApp';

let now = new Date('2026-03-02T09:00:00Z');
const demo = { enabled: true, wireMinutes: 5 };
const server = useTestApp({ clock: () => now, config: { demo } });
const keys = { 'x-api-key': testApiKey, realm: 'watchdesk' };

beforeAll(async () => {
  const department = await server().department({ name: 'Demo <b>Pharma</b>' });
  await createUser(server().deps.db, department, {
    uid: 'admin@demo.watchdesk.example',
    admin: true,
    givenName: 'Ada',
    surName: 'Admin',
  });
  await createUser(server().deps.db, department, { uid: 'real@example.com', givenName: 'Real', surName: 'Person' });
});

async function accountOf(uid: string): Promise<string> {
  const { id } = await server()
    .deps.db.selectFrom('user_account')
    .select('id')
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  return id;
}

function choose(account: string, origin = 'http://localhost:8080') {
  return server().app.inject({
    method: 'POST',
    url: '/demo/sign-on',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
    payload: `account=${encodeURIComponent(account)}`,
  });
}

async function ticket(): Promise<string> {
  const answer = await choose(await accountOf('admin@demo.watchdesk.example'));
  return parseSetCookies(answer.headers['set-cookie']).get('watchdesk_ticket')?.value ?? '';
}

function exchange(session: string, realm = 'watchdesk') {
  return server().app.inject({
    method: 'POST',
    url: `/auth/v1/session/login?realm=${realm}`,
    headers: keys,
    payload: { session },
  });
}

describe('the demo sign-on page', () => {
  it('shows the demo accounts, and nobody else', async () => {
    const page = await server().app.inject('/demo/sign-on');
    expect(page.payload).toContain('Ada Admin · Administrator');
    expect(page.payload).toContain('Demo &lt;b&gt;Pharma&lt;/b&gt;');
    expect(page.payload).not.toContain('Real Person');
    expect(page.payload).not.toMatch(/<script|onclick|style="/);
  });

  it('sets a cookie that scripts can read for a minute, and redirects to the application', async () => {
    const answer = await choose(await accountOf('admin@demo.watchdesk.example'));
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/login']);
    const cookie = parseSetCookies(answer.headers['set-cookie']).get('watchdesk_ticket');
    expect(cookie?.attributes).toEqual(expect.arrayContaining(['Max-Age=60', 'Path=/', 'SameSite=Strict']));
    expect(cookie?.attributes).not.toContain('HttpOnly');
  });

  it('signs nobody in to a real account, or from another site', async () => {
    expect((await choose(await accountOf('real@example.com'))).statusCode).toBe(404);
    expect((await choose(await accountOf('admin@demo.watchdesk.example'), 'https://evil.example')).statusCode).toBe(
      403,
    );
  });
});

describe('the demo sign-on under a foreign host name', () => {
  const at = (host: string, origin?: string) => ({
    method: 'POST' as const,
    url: '/demo/sign-on',
    headers: {
      host,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
      ...(origin !== undefined && { origin }),
    },
  });

  it('returns 403 for a page whose own name points to this server (DNS rebinding)', async () => {
    const payload = `account=${encodeURIComponent(await accountOf('admin@demo.watchdesk.example'))}`;
    for (const [host, origin] of [
      ['evil.example:8080', 'http://evil.example:8080'],
      ['localhost:8080', 'http://evil.example:8080'],
      ['localhost:8080', undefined],
      ['localhost:8080', 'null'],
      ['192.0.2.1:8080', 'http://192.0.2.66:8080'],
    ] as const) {
      const answer = await server().app.inject({ ...at(host, origin), payload });
      expect([host, origin, answer.statusCode]).toEqual([host, origin, 403]);
      expect(parseSetCookies(answer.headers['set-cookie']).get('watchdesk_ticket')).toBeUndefined();
    }
    const page = await server().app.inject({ url: '/demo/sign-on', headers: { host: 'evil.example:8080' } });
    expect(page.statusCode).toBe(403);
    expect(page.payload).not.toContain('Ada Admin');
  });

  it('accepts the other names of this machine, and an IP address', async () => {
    const payload = `account=${encodeURIComponent(await accountOf('admin@demo.watchdesk.example'))}`;
    for (const host of ['localhost:8080', '127.0.0.1:8080', '[::1]:8080', '192.0.2.1:8080']) {
      const answer = await server().app.inject({ ...at(host, `http://${host}`), payload });
      expect([host, answer.statusCode]).toEqual([host, 303]);
    }
  });

  it('returns 403 for passwords and tickets from a page of another site', async () => {
    for (const [path, body] of [
      ['login', { username: 'a', password: 'b' }],
      ['session/login', { session: 'x' }],
    ] as const) {
      const headers = { ...keys, origin: 'http://evil.example:8080', host: 'evil.example:8080' };
      const answer = await server().app.inject({ method: 'POST', url: `/auth/v1/${path}`, headers, payload: body });
      expect([path, answer.statusCode, answer.json().errorCode]).toEqual([path, 403, 'FORBIDDEN']);
    }
  });
});

describe('the exchange of a ticket', () => {
  const countSessions = async (): Promise<number> => {
    const rows = await server().deps.db.selectFrom('session').select('id').execute();
    return rows.length;
  };

  it('returns the same session for three retries, and none after them', async () => {
    const session = await ticket();
    const before = await countSessions();
    const answers = [];
    for (let use = 0; use < 5; use += 1) answers.push(await exchange(session));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 401]);
    const sessions = answers
      .slice(0, 4)
      .map((answer) => parseSetCookies(answer.headers['set-cookie']).get('watchdesk_refresh')?.value);
    expect(new Set(sessions).size).toBe(1);
    expect((await countSessions()) - before).toBe(1);
  });

  it('fails once the session has been refreshed', async () => {
    const session = await ticket();
    const cookies = parseSetCookies((await exchange(session)).headers['set-cookie']);
    const gone = await server().app.inject({
      method: 'POST',
      url: '/auth/v1/refresh',
      headers: {
        ...keys,
        origin: 'http://localhost:8080',
        cookie: `watchdesk_refresh=${cookies.get('watchdesk_refresh')?.value ?? ''}`,
      },
    });
    expect(gone.statusCode).toBe(200);
    expect((await exchange(session)).statusCode).toBe(401);
  });

  it('returns one session for concurrent exchanges', async () => {
    const session = await ticket();
    const answers = await Promise.all([exchange(session), exchange(session), exchange(session)]);
    const sessions = answers.map(
      (answer) => parseSetCookies(answer.headers['set-cookie']).get('watchdesk_refresh')?.value,
    );
    expect([answers.map(({ statusCode }) => statusCode), new Set(sessions).size]).toEqual([[200, 200, 200], 1]);
  });

  it('fails after a minute, and in another realm', async () => {
    const late = await ticket();
    expect((await exchange(late, 'elsewhere')).statusCode).toBe(401);
    now = new Date(now.getTime() + 61_000);
    expect((await exchange(late)).statusCode).toBe(401);
    expect((await exchange('made-up')).statusCode).toBe(401);
  });

  it('creates a session of type single sign-on', async () => {
    const answer = await exchange(await ticket());
    const headers = { ...keys, authorization: `Bearer ${answer.json().access_token}`, authType: 'session' };
    expect((await server().app.inject({ url: '/iam/v1/users', headers })).json()).toMatchObject({
      uid: 'admin@demo.watchdesk.example',
    });
  });
});

describe('sign-on settings by host name', () => {
  const signOn = {
    'News.Example.com': { realm: 'watchdesk', cookieName: 'their-sso', clientSignOnUrl: 'https://example.com/sign-on' },
    'other.example.com': { realm: 'other', apiKey: 'their own key' },
  };
  const hosts = useTestApp({ config: { demo, signOn, publicUrl: 'https://news.example.com' } });
  const configOf = async (host: string) => (await hosts().call(undefined, 'GET', `/cdn/sign-on/${host}.json`)).body;

  it('apply to each listed host, and the default to others', async () => {
    expect(await configOf('news.example.com')).toMatchObject({
      realm: 'watchdesk',
      apiKey: testApiKey,
      cookieName: 'their-sso',
      clientSignOnUrl: 'https://example.com/sign-on',
      singleSignOn: { url: '/demo/sign-on', cookieName: 'watchdesk_ticket' },
    });
    expect(await configOf('other.example.com')).toMatchObject({ realm: 'other', apiKey: 'their own key' });
    expect(await configOf('default')).toEqual(await configOf('anything-else'));
    expect(await configOf('constructor')).toEqual(await configOf('default'));
  });

  it('accept an API key only in its own realm', async () => {
    const login = (key: string, realm: string) =>
      hosts().app.inject({
        method: 'POST',
        url: `/auth/v1/login?realm=${realm}`,
        headers: { 'x-api-key': key, realm },
        payload: { username: 'x@example.com', password: 'y' },
      });
    expect((await login('their own key', 'other')).statusCode).toBe(401);
    expect((await login(testApiKey, 'other')).statusCode).toBe(403);
  });

  it('make all cookies Secure over HTTPS, and send HSTS', async () => {
    const department = await hosts().department();
    const ada = await createUser(hosts().deps.db, department, { uid: 'ada@demo.watchdesk.example' });
    const answer = await hosts().app.inject({
      method: 'POST',
      url: '/demo/sign-on',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://news.example.com' },
      payload: `account=${ada.userId}`,
    });
    const ticketOf = parseSetCookies(answer.headers['set-cookie']).get('watchdesk_ticket');
    expect(ticketOf?.attributes).toContain('Secure');
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
    const exchanged = await hosts().app.inject({
      method: 'POST',
      url: '/auth/v1/session/login',
      headers: keys,
      payload: { session: ticketOf?.value },
    });
    const refresh = parseSetCookies(exchanged.headers['set-cookie']).get('watchdesk_refresh');
    expect(refresh?.attributes).toEqual(expect.arrayContaining(['Secure', 'HttpOnly', 'SameSite=Strict']));
  });
});

describe('without the demo', () => {
  const plain = useTestApp();
  it('the sign-on page does not exist', async () => {
    expect((await plain().app.inject('/demo/sign-on')).statusCode).toBe(404);
  });
});
