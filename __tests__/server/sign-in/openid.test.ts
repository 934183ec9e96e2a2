import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { BrowserSession, type Page } from '../../support/server/browserSession';
import { createUser } from '../../support/server/userBuilders';
import { freePort } from '../../support/server/freePort';
import { startTestApp, testApiKey, type TestApp } from '../../support/server/testApp';

const providerProgram = path.resolve(__dirname, '../../support/server/openIdProvider.mjs');
const secret = 'the secret of the client, long enough';

let server: TestApp;
let provider: ChildProcess;
let home: string;
let issuer: string;

beforeAll(async () => {
  const port = await freePort();
  home = `http://localhost:${String(port)}`;
  provider = spawn(process.execPath, [providerProgram, `${home}/auth/v1/openid/callback`], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const [line] = await once(provider.stdout ?? process.stdout, 'data');
  issuer = String(line).trim();
  server = await startTestApp({
    config: {
      publicUrl: home,
      openId: { issuer, clientId: 'watchdesk', clientSecret: secret },
      signOn: { default: { realm: 'watchdesk' }, 'news.example.com': { realm: 'another' } },
    },
  });
  await server.app.listen({ port, host: 'localhost' });
  const department = await server.department();
  await createUser(server.deps.db, department, { uid: 'ann@example.com' });
  await createUser(server.deps.db, department, { uid: 'unverified@example.com' });
}, 60_000);

afterAll(async () => {
  provider.kill();
  await server.close();
});

/** Signs in at the provider like a user, up to the redirect back to the application. */
async function signOn(browser: BrowserSession, login: string, search = ''): Promise<Page> {
  const form = await browser.go(`${home}/auth/v1/openid/start${search}`);
  expect(form.url).toContain(issuer);
  const consent = await browser.submit(form, { login, password: 'any' });
  return browser.submit(consent, {}, `${home}/login`);
}

describe('sign-on at an OpenID Connect provider', () => {
  it('is offered in the sign-on settings', async () => {
    const config = await (await fetch(`${home}/cdn/sign-on/localhost.json`)).json();
    expect(config.singleSignOn).toEqual({
      label: 'Single sign-on',
      url: '/auth/v1/openid/start',
      cookieName: 'watchdesk_ticket',
    });
  });

  it('returns with a ticket that can be exchanged for a session', async () => {
    const browser = new BrowserSession();
    const page = await signOn(browser, 'Ann@Example.com');
    expect([page.status, page.url]).toEqual([303, `${home}/login`]);
    const session = browser.cookie(home, 'watchdesk_ticket');
    const headers = { 'x-api-key': testApiKey, 'content-type': 'application/json' };
    const exchanged = await fetch(`${home}/auth/v1/session/login`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ session }),
    });
    const { access_token } = await exchanged.json();
    const me = await fetch(`${home}/iam/v1/users`, {
      headers: { authorization: `Bearer ${access_token}`, realm: 'watchdesk', 'x-api-key': testApiKey },
    });
    expect(await me.json()).toMatchObject({ uid: 'ann@example.com' });
  });

  it.each([
    ['has no account here', 'stranger@example.com', ''],
    ['has an unverified email', 'unverified@example.com', ''],
    ['has an account in another realm', 'ann@example.com', '?realm=another'],
  ])('rejects a user who %s', async (_what, login, search) => {
    const browser = new BrowserSession();
    const page = await signOn(browser, login, search);
    expect([page.status, page.html]).toEqual([
      403,
      expect.stringContaining('You are not entitled to access this service'),
    ]);
    expect(browser.cookie(home, 'watchdesk_ticket')).toBeUndefined();
  });

  it('can only be completed by the browser that started it, once', async () => {
    const browser = new BrowserSession();
    const form = await browser.go(`${home}/auth/v1/openid/start`);
    const consent = await browser.submit(form, { login: 'ann@example.com', password: 'any' });
    const back = await browser.submit(consent, {}, `${home}/auth/v1/openid/callback`);
    expect(back.url).toContain('code=');

    const other = new BrowserSession();
    expect((await other.go(back.url)).status).toBe(400);
    await other.go(`${home}/auth/v1/openid/start`);
    expect((await other.go(back.url)).status).toBe(401);
    expect(other.cookie(home, 'watchdesk_ticket')).toBeUndefined();

    const wrongState = new URL(back.url);
    wrongState.searchParams.set('state', 'another');
    const copy = new BrowserSession();
    await copy.go(`${home}/auth/v1/openid/start`);
    expect((await copy.go(wrongState.href)).status).toBe(401);

    expect((await browser.go(back.url, { stopAt: `${home}/login` })).status).toBe(303);
    expect((await browser.go(back.url)).status).toBe(400);
  });

  it('shows a message if the user declines', async () => {
    const browser = new BrowserSession();
    const form = await browser.go(`${home}/auth/v1/openid/start`);
    const abort = /href="([^"]+\/abort)"/.exec(form.html)?.[1] ?? '';
    const page = await browser.go(new URL(abort, form.url).href);
    expect([page.status, page.html]).toEqual([401, expect.stringContaining('Sign-on failed.')]);
  });

  it('redirects only to the provider’s URL, whatever the Host header is', async () => {
    const answer = await server.app.inject({ url: '/auth/v1/openid/start', headers: { host: 'evil.example' } });
    const target = new URL(String(answer.headers.location));
    expect(target.origin).toBe(issuer);
    expect(target.searchParams.get('redirect_uri')).toBe(`${home}/auth/v1/openid/callback`);
    expect(target.searchParams.get('code_challenge_method')).toBe('S256');
    expect((await server.app.inject('/auth/v1/openid/start?realm=unknown')).statusCode).toBe(400);
  });

  it('shows a message if the provider is unreachable', async () => {
    const away = await startTestApp({
      database: server.database,
      config: { openId: { issuer: 'http://127.0.0.1:9', clientId: 'x', clientSecret: 'y' } },
    });
    const answer = await away.app.inject('/auth/v1/openid/start');
    expect([answer.statusCode, answer.payload]).toEqual([503, expect.stringContaining('can’t be reached right now')]);
    await away.close();
  });
});
