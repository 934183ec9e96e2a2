import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { channelEndpoints } from '@client/api/iam/channels';
import { currentUserEndpoints } from '@client/api/iam/currentUser';
import { topicEndpoints } from '@client/api/data/topics';
import { editionEndpoints } from '@client/api/alert/editions';
import { notificationEndpoints } from '@client/api/workspace/notifications';
import { sessionEndpoints } from '@client/api/auth/session';
import { tokenRefreshed } from '@client/features/session/sessionSlice';
import { browser, closeTabs, freshToken, keepSession, openTab } from '../../support/client/clientStore';
import { gate, network, person, refusal, signOn, tree, withNetwork } from '../../support/client/mockNetwork';

withNetwork();
afterEach(closeTabs);

/** A server that accepts one token, and issues the next one at each refresh. */
function serverAccepting(first: string) {
  const state = { known: first, refreshes: 0, seen: [] as string[] };
  const guarded =
    (answer: () => Response) =>
    ({ request }: { request: Request }) => {
      state.seen.push(request.headers.get('authorization') ?? 'none');
      const known = request.headers.get('authorization') === `Bearer ${state.known}`;
      return known ? answer() : refusal(401, 'UNAUTHENTICATED', 'User is not authenticated.');
    };
  network.use(
    http.get(
      '*/iam/v1/users',
      guarded(() => HttpResponse.json(person)),
    ),
    http.get(
      '*/data/v1/profiles/user',
      guarded(() => HttpResponse.json(tree([]))),
    ),
    http.get(
      '*/alert/v1/editions',
      guarded(() => HttpResponse.json({ editions: [], total: 0 })),
    ),
    http.get(
      '*/workspace/v1/notifications/count',
      guarded(() => HttpResponse.json({ count: 3 })),
    ),
    http.get(
      '*/iam/v1/department/channels',
      guarded(() => HttpResponse.json({ channels: [], total: 0 })),
    ),
    http.post('*/auth/v1/refresh', () => {
      state.refreshes += 1;
      state.known = `refreshed-${state.refreshes}`;
      return HttpResponse.json({ access_token: state.known, expires_in: 1800, token_type: 'Bearer' });
    }),
  );
  return state;
}

async function tabWithToken(name = 'old') {
  const tab = await openTab();
  tab.store.dispatch(tokenRefreshed(freshToken(name)));
  return tab;
}

const once = { subscribe: false, forceRefetch: true } as const;

test('five requests to four services with a rejected token refresh it once, and all succeed', async () => {
  const server = serverAccepting('another');
  const { store } = await tabWithToken();
  const answers = await Promise.all([
    store.dispatch(currentUserEndpoints.endpoints.currentUser.initiate(undefined, once)),
    store.dispatch(topicEndpoints.endpoints.userTopics.initiate(undefined, once)),
    store.dispatch(editionEndpoints.endpoints.editions.initiate({}, once)),
    store.dispatch(notificationEndpoints.endpoints.notificationCount.initiate(undefined, once)),
    store.dispatch(channelEndpoints.endpoints.channels.initiate({}, once)),
  ]);
  expect(answers.map(({ error }) => error)).toEqual([undefined, undefined, undefined, undefined, undefined]);
  expect(server.refreshes).toBe(1);
  expect(store.getState().session.token?.access_token).toBe('refreshed-1');
});

test('a request that is rejected after another one has refreshed uses the new token, without a second refresh', async () => {
  const server = serverAccepting('another');
  const { store } = await tabWithToken();
  const late = gate();
  network.use(
    http.get(
      '*/data/v1/profiles/user',
      async () => {
        await late.opened;
        return refusal(401, 'UNAUTHENTICATED', 'User is not authenticated.');
      },
      { once: true },
    ),
  );
  const slow = store.dispatch(topicEndpoints.endpoints.userTopics.initiate(undefined, once));
  await store.dispatch(currentUserEndpoints.endpoints.currentUser.initiate(undefined, once));
  late.open();
  expect((await slow).error).toBeUndefined();
  expect(server.refreshes).toBe(1);
});

test('a 403 for a missing permission is returned without a refresh', async () => {
  const server = serverAccepting('old');
  network.use(http.get('*/iam/v1/department/channels', () => refusal(403, 'FORBIDDEN', 'Administrators only')));
  const { store } = await tabWithToken();
  const { error } = await store.dispatch(channelEndpoints.endpoints.channels.initiate({}, once));
  expect(error).toMatchObject({ status: 403, code: 'FORBIDDEN', message: 'Administrators only' });
  expect(server.refreshes).toBe(0);
});

test.each([
  [400, 'VALIDATION', 1],
  [403, 'SOMETHING_ELSE', 1],
])('a %i for a rejected token refreshes it and repeats the request', async (status, code, refreshes) => {
  const server = serverAccepting('old');
  network.use(http.get('*/iam/v1/users', () => refusal(status, code, 'User is not authenticated.'), { once: true }));
  const { store } = await tabWithToken();
  const { data } = await store.dispatch(currentUserEndpoints.endpoints.currentUser.initiate(undefined, once));
  expect(data?.uid).toBe(person.uid);
  expect(server.refreshes).toBe(refreshes);
});

test('a network error of a request or of the refresh doesn’t sign the user out', async () => {
  network.use(http.get('*/iam/v1/users', () => HttpResponse.error()));
  const { store, visited } = await tabWithToken();
  const first = await store.dispatch(currentUserEndpoints.endpoints.currentUser.initiate(undefined, once));
  expect(first.error).toMatchObject({ status: 0, message: 'Network Error' });

  serverAccepting('another');
  network.use(http.post('*/auth/v1/refresh', () => HttpResponse.error()));
  const second = await store.dispatch(currentUserEndpoints.endpoints.currentUser.initiate(undefined, once));
  expect(second.error).toMatchObject({ status: 0 });
  expect(store.getState().session.token?.access_token).toBe('old');
  expect(visited).toEqual([]);
});

test('a rejected refresh ends the session and leaves the protected pages', async () => {
  serverAccepting('another');
  network.use(http.post('*/auth/v1/refresh', () => refusal(401, 'UNAUTHENTICATED', 'Session revoked')));
  const { store, visited } = await tabWithToken();
  await store.dispatch(currentUserEndpoints.endpoints.currentUser.initiate(undefined, once));
  await waitFor(() => expect(store.getState().session.token).toBeNull());
  expect(visited).toEqual(['/login']);
});

test('an expired token is refreshed before it is used', async () => {
  const server = serverAccepting('another');
  const { store } = await openTab();
  store.dispatch(tokenRefreshed({ access_token: 'spent', expires_in: 10, obtainedAt: Date.now() - 11_000 }));
  const { data } = await store.dispatch(currentUserEndpoints.endpoints.currentUser.initiate(undefined, once));
  expect(data?.uid).toBe(person.uid);
  expect(server.seen).toEqual(['Bearer refreshed-1']);
});

test('a token that another tab has refreshed and stored is used instead of refreshing', async () => {
  const shared = browser();
  const server = serverAccepting('from-other-tab');
  const { store } = await openTab(shared);
  store.dispatch(tokenRefreshed({ ...freshToken('old'), obtainedAt: Date.now() - 1000 }));
  keepSession(shared, { token: freshToken('from-other-tab') });
  const { data } = await store.dispatch(currentUserEndpoints.endpoints.currentUser.initiate(undefined, once));
  expect(data?.uid).toBe(person.uid);
  expect(server.refreshes).toBe(0);
});

test('requests contain realm, API key, and token; wrong credentials are reported without a refresh', async () => {
  const server = serverAccepting('old');
  const headers: Record<string, string | null> = {};
  network.use(
    http.get('*/iam/v1/users', ({ request }) => {
      for (const name of ['authorization', 'realm', 'x-api-key', 'authtype']) headers[name] = request.headers.get(name);
      return HttpResponse.json(person);
    }),
    http.post('*/auth/v1/login', () => refusal(401, 'INVALID_CREDENTIALS', 'Invalid credentials')),
  );
  const { store } = await tabWithToken();
  await store.dispatch(sessionEndpoints.endpoints.signOnConfig.initiate('localhost', once));
  await store.dispatch(currentUserEndpoints.endpoints.currentUser.initiate(undefined, once));
  expect(headers).toEqual({
    authorization: 'Bearer old',
    realm: signOn.realm,
    'x-api-key': signOn.apiKey,
    authtype: null,
  });

  const { error } = await store.dispatch(
    sessionEndpoints.endpoints.login.initiate({ username: 'ada', password: 'wrong', realm: 'demo' }),
  );
  expect(error).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' });
  expect(store.getState().session.tokenLoad).toMatchObject({ status: 'error', error: 'Invalid credentials' });
  expect(server.refreshes).toBe(0);
});
