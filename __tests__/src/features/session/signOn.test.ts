import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { signOutRequested, started, tokenRefreshed } from '@client/features/session/sessionSlice';
import { rememberedPath, rememberPath } from '@client/features/session/rememberedPath';
import { closeTabs, freshToken, openTab } from '../../../support/client/clientStore';
import { network, refusal, signOn, withNetwork } from '../../../support/client/mockNetwork';

withNetwork();
afterEach(() => {
  closeTabs();
  sessionStorage.clear();
  document.cookie = 'ticket=; Max-Age=0; path=/';
  history.replaceState(null, '', '/');
});

const company = {
  ...signOn,
  cookieName: 'ticket',
  clientSignOnUrl: 'https://client.example/sign-on',
  supportSignOnUrl: 'https://support.example/sign-on',
};

function configured(config: object): void {
  network.use(http.get('*/cdn/sign-on/default.json', () => HttpResponse.json(config)));
}

test('a sign-on cookie is exchanged for a token, retried when the exchange fails, and removed', async () => {
  configured(company);
  document.cookie = 'ticket=abc';
  const asked: unknown[] = [];
  network.use(
    http.post('*/auth/v1/session/login', async ({ request }) => {
      asked.push({ body: await request.json(), realm: new URL(request.url).searchParams.get('realm') });
      if (asked.length < 3) return refusal(503, 'UNAVAILABLE', 'not yet');
      return HttpResponse.json({ access_token: 'from-cookie', expires_in: 1800, token_type: 'Bearer' });
    }),
  );
  const headers: (string | null)[] = [];
  network.events.on('request:start', ({ request }) => {
    if (request.url.endsWith('/iam/v1/users')) headers.push(request.headers.get('authType'));
  });
  const { store, visited } = await openTab();
  store.dispatch(started());
  await waitFor(() => expect(store.getState().topics.load.USER.status).toBe('loaded'), { timeout: 3_000 });
  expect(asked).toEqual(Array(3).fill({ body: { session: 'abc' }, realm: 'demo' }));
  expect(headers).toEqual(['session']);
  expect(document.cookie).not.toMatch(/ticket/);
  expect(visited).toEqual([]);
});

test('a failing exchange is tried four times, then the browser goes to the company’s sign-on page', async () => {
  configured(company);
  document.cookie = 'ticket=abc';
  let asked = 0;
  network.use(
    http.post('*/auth/v1/session/login', () => {
      asked += 1;
      return refusal(401, 'UNAUTHENTICATED', 'spent');
    }),
  );
  const { store, visited } = await openTab();
  store.dispatch(started());
  await waitFor(() => expect(visited).toEqual(['https://client.example/sign-on']), { timeout: 3_000 });
  expect(asked).toBe(4);
  expect(store.getState().session.token).toBeNull();
});

test.each([
  ['/', 'https://client.example/sign-on'],
  ['/?support=1', 'https://support.example/sign-on'],
])('without the required cookie, %s leads to %s', async (address, target) => {
  configured(company);
  history.replaceState(null, '', address);
  const { store, visited } = await openTab();
  store.dispatch(started());
  await waitFor(() => expect(visited).toEqual([target]));
});

test('a user who opened another page gets the support flag if configured, and returns to the page later', async () => {
  configured({ ...company, supportRedirect: true });
  history.replaceState(null, '', '/company-topics?tab=2');
  const { store, visited } = await openTab();
  store.dispatch(started());
  await waitFor(() => expect(visited).toEqual(['https://support.example/sign-on']));
  expect(rememberedPath()).toBe('/company-topics?tab=2');
});

test('public pages don’t redirect to the sign-on page', async () => {
  configured(company);
  history.replaceState(null, '', '/terms');
  const { store, visited } = await openTab();
  store.dispatch(started());
  await waitFor(() => expect(store.getState().session.signOnLoad.status).toBe('loaded'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(visited).toEqual([]);
  expect(rememberedPath()).toBeNull();
});

test('signing out ends the session on the server', async () => {
  const ended: (string | null)[][] = [];
  network.use(
    http.post('*/auth/v1/logout', ({ request: { headers } }) => {
      ended.push(['authorization', 'realm', 'x-api-key'].map((name) => headers.get(name)));
      return HttpResponse.json({ status: 'ok' });
    }),
  );
  const { store } = await openTab();
  store.dispatch(tokenRefreshed(freshToken('token-7')));
  store.dispatch(started());
  await waitFor(() => expect(store.getState().topics.load.USER.status).toBe('loaded'));
  store.dispatch(signOutRequested());
  await waitFor(() => expect(store.getState().session.token).toBeNull());
  await waitFor(() => expect(ended).toEqual([['Bearer token-7', signOn.realm, signOn.apiKey]]));
});

test('without a required cookie the sign-in form is shown', async () => {
  const { store, visited } = await openTab();
  store.dispatch(started());
  await waitFor(() => expect(store.getState().session.signOnLoad.status).toBe('loaded'));
  expect(store.getState().session.signOn).toEqual(signOn);
  expect(visited).toEqual([]);
});

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/login'])(
  'the remembered path never leads to %s',
  (path) => {
    rememberPath(path);
    expect(rememberedPath()).toBeNull();
  },
);
