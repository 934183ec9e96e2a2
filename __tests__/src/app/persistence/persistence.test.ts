import { waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { topicEndpoints } from '@client/api/data/topics';
import { localBackend } from '@client/app/persistence/storageBackends';
import { persistedSlices } from '@client/app/persistence/persistedSlices';
import { cookiesAccepted, modeChosen, searched } from '@client/features/preferences/preferencesSlice';
import { sessionLost, signOutRequested, started, tokenRefreshed } from '@client/features/session/sessionSlice';
import { articleDraft } from '@client/pages/article-form/articleDraft';
import { tabDraft } from '@client/shared/ui/form/tabDraft';
import { loadTopics } from '@client/features/topics/loadTopics';
import { sliceStorage } from '@client/app/persistence/sliceStorage';
import {
  browser,
  closeTabs,
  freshToken,
  keepSession,
  openTab,
  type Browser,
} from '../../../support/client/clientStore';
import {
  gate,
  network,
  person,
  refusal,
  settings,
  signOn,
  topic,
  tree,
  withNetwork,
} from '../../../support/client/mockNetwork';

withNetwork();
afterEach(closeTabs);

const session = { token: freshToken(), user: person, settings, signOn, signOnFetchedAt: Date.now() };

async function signedIn(inBrowser = browser()) {
  keepSession(inBrowser, session);
  const tab = await openTab(inBrowser);
  tab.store.dispatch(started());
  await waitFor(() => expect(tab.store.getState().topics.load.USER.status).toBe('loaded'));
  return { ...tab, inBrowser };
}

test('the next page load shows the persisted topics with the load state idle', async () => {
  const { inBrowser, flush, close, store } = await signedIn();
  network.use(http.get('*/data/v1/profiles/user', () => delay('infinite')));
  void store.dispatch(loadTopics('USER'));
  expect(store.getState().topics.load.USER.status).toBe('loading');
  await flush();
  close();

  const next = await openTab(inBrowser);
  expect(Object.keys(next.store.getState().topics.topics)).toEqual(['t1', 't2']);
  expect(next.store.getState().topics.load.USER).toEqual({ status: 'idle', error: null, requestId: null });
  expect(next.store.getState().session.user?.uid).toBe(person.uid);
});

test('large slices are stored under the user’s own id', async () => {
  const { inBrowser, flush } = await signedIn();
  await flush();
  expect([...inBrowser.backends.large.kept.keys()].filter((key) => !key.endsWith(':revision')).sort()).toEqual([
    'u1:dictionaries',
    'u1:favourites',
    'u1:topics',
    'u1:workspace',
  ]);
  expect([...inBrowser.backends.large.kept.keys()].every((key) => key.startsWith('u1:'))).toBe(true);
});

test('persisted topics of another user are not shown', async () => {
  const { inBrowser, flush, close } = await signedIn();
  await flush();
  close();
  keepSession(inBrowser, { ...session, user: { ...person, ownerId: 'u2' } });
  const next = await openTab(inBrowser);
  expect(next.store.getState().topics.topics).toEqual({});
});

test('signing out in one tab signs out the other, and keeps only the cookie consent and the color mode', async () => {
  const inBrowser = browser();
  const one = await signedIn(inBrowser);
  const other = await openTab(inBrowser);
  one.store.dispatch(cookiesAccepted());
  one.store.dispatch(modeChosen('dark'));
  one.store.dispatch(searched('aspirin'));
  await one.flush();
  await waitFor(() => expect(other.store.getState().preferences.searchHistory).toEqual(['aspirin']));

  one.store.dispatch(signOutRequested());
  await waitFor(() => expect(other.visited).toEqual(['/login']));
  await waitFor(() => expect(other.store.getState().session.token).toBeNull());
  await Promise.all([one.flush(), other.flush()]);
  for (const tab of [one, other]) {
    const { session: left, preferences, topics } = tab.store.getState();
    expect(left.token ?? left.user ?? left.settings).toBeNull();
    expect(preferences).toMatchObject({ mode: 'dark', cookiesAccepted: true, searchHistory: [] });
    expect(topics.topics).toEqual({});
  }
  expect([...inBrowser.backends.large.kept.keys()]).toEqual([]);
  expect(JSON.stringify([...inBrowser.backends.small.kept])).not.toMatch(/aspirin|token-1|ada@/);
});

test('signing out removes articles and comments that were not sent; an expired session keeps them for the same user', async () => {
  const article = (userId: string) => articleDraft(userId, 'g1', '7');
  const values = { headline: 'Numbats', description: '', categoryId: '', language: 'en', keywords: '', author: '' };
  const written = { values: { ...values, attachments: [] }, bodyHtml: '<p>Unsent</p>', version: 1, kept: '2026-11-20' };
  const comment = tabDraft('watchdesk:comment:g1:7', (kept): kept is string => typeof kept === 'string');
  const write = (): void => {
    article('u1').keep(written);
    comment.keep('Unsent');
  };
  const unsent = (): string => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
  localStorage.clear();
  const one = await signedIn();
  write();
  one.store.dispatch(sessionLost({ status: 401, code: 'UNAUTHENTICATED', message: '' }));
  await waitFor(() => expect(one.store.getState().session.token).toBeNull());
  expect(article('u1').kept()).toEqual(written);
  one.close();

  const two = await signedIn();
  two.store.dispatch(signOutRequested());
  await waitFor(() => expect(two.store.getState().session.token).toBeNull());
  await waitFor(() => expect(unsent()).not.toMatch(/Unsent|Numbats/));
});

test('a cached response is not returned to the next user who signs in', async () => {
  const { store } = await signedIn();
  let asked = 0;
  network.use(
    http.get('*/data/v1/profiles/search', () => {
      asked += 1;
      return HttpResponse.json({ profiles: [], total: 0, totals: { USER: 0, COMPANY: 0, WATCHDESK: 0 } });
    }),
  );
  const find = () => store.dispatch(topicEndpoints.endpoints.searchTopics.initiate({ query: 'aspirin' }));
  await find();
  await find();
  expect(asked).toBe(1);
  store.dispatch(signOutRequested());
  await waitFor(() => expect(store.getState().session.token).toBeNull());
  store.dispatch(tokenRefreshed(freshToken('next')));
  await find();
  expect(asked).toBe(2);
});

test('a tab that missed a message adopts what another tab wrote instead of overwriting it', async () => {
  const inBrowser = browser();
  const awake = await openTab(inBrowser);
  const asleep = await openTab({
    ...inBrowser,
    channel: () => ({ post: () => undefined, listen: () => undefined, close: () => undefined }),
  });
  awake.store.dispatch(modeChosen('dark'));
  await awake.flush();
  asleep.store.dispatch(searched('old news'));
  await asleep.flush();
  await waitFor(() => expect(asleep.store.getState().preferences.mode).toBe('dark'));
  expect(inBrowser.backends.small.kept.get('preferences')).toMatchObject({ state: { mode: 'dark' } });
});

describe('with tabs of another release', () => {
  const { preferences } = persistedSlices;
  const release = (version: number) =>
    jest.replaceProperty(persistedSlices, 'preferences', { ...preferences, version: version as 1 });
  const newer = { mode: { is: 'dark' }, searchHistory: { list: [] }, _persist: { version: 2, rehydrated: true } };
  afterEach(() => jest.restoreAllMocks());

  test('state written by a newer release before a rollback is ignored and overwritten', async () => {
    const inBrowser = browser();
    inBrowser.backends.small.kept.set('preferences', { revision: 7, state: newer });
    const { store, flush } = await openTab(inBrowser);
    expect(store.getState().preferences).toMatchObject({ mode: 'system', searchHistory: [] });
    store.dispatch(searched('aspirin'));
    await flush();
    expect(inBrowser.backends.small.kept.get('preferences')).toMatchObject({
      revision: 8,
      state: { searchHistory: ['aspirin'], _persist: { version: 1 } },
    });
  });

  test('tabs of two releases don’t adopt each other’s state, and the stored state keeps the newer version', async () => {
    const inBrowser = browser();
    const old = await openTab(inBrowser);
    release(2);
    const young = await openTab(inBrowser);
    const kept = () => inBrowser.backends.small.kept.get('preferences');
    young.store.dispatch(searched('young'));
    await young.flush();
    old.store.dispatch(searched('old'));
    await old.flush();
    expect(old.store.getState().preferences.searchHistory).toEqual(['old']);
    expect(young.store.getState().preferences.searchHistory).toEqual(['young']);
    expect(kept()).toMatchObject({ state: { searchHistory: ['young'], _persist: { version: 2 } } });

    const older = { searchHistory: ['old'], _persist: { version: 1, rehydrated: true } };
    inBrowser.backends.small.kept.set('preferences', { revision: 99, state: older });
    young.store.dispatch(searched('again'));
    await young.flush();
    expect(kept()).toMatchObject({ revision: 100, state: { searchHistory: ['again', 'young'] } });
  });
});

test('a sign-out isn’t undone by an earlier write of another tab', async () => {
  const deaf = { post: () => undefined, listen: () => undefined, close: () => undefined };
  const inBrowser = browser();
  const one = await signedIn({ ...inBrowser, channel: () => deaf });
  const other = await openTab({ ...inBrowser, channel: () => deaf });
  await one.flush();
  other.store.dispatch(tokenRefreshed(freshToken('other')));
  await other.flush();
  one.store.dispatch(signOutRequested());
  await waitFor(() => expect(one.store.getState().session.token).toBeNull());
  await one.flush();
  expect(inBrowser.backends.small.kept.get('session')).toMatchObject({ state: { token: null, user: null } });
  expect(one.store.getState().session.token).toBeNull();
});

test('a late message from before the sign-out doesn’t restore the session', async () => {
  const { store, inBrowser } = await signedIn();
  store.dispatch(signOutRequested());
  await waitFor(() => expect(inBrowser.backends.large.kept.size).toBe(0));
  await waitFor(() => expect(store.getState().session.token).toBeNull());
  const names = new Set<string | undefined>();
  store.subscribe(() => names.add(store.getState().session.token?.access_token));
  const postSession = (name: string, obtainedAt: number, revision: number) =>
    inBrowser.channel().post({
      slice: 'session',
      key: 'session',
      revision,
      state: { ...session, token: { ...freshToken(name), obtainedAt } },
    });
  postSession('before', Date.now() - 60_000, 1_000);
  postSession('after', Date.now() + 60_000, 1_001);
  await waitFor(() => expect(names).toContain('after'));
  expect(names).not.toContain('before');
});

test('two tabs don’t write each other’s state back again and again', async () => {
  const inBrowser = browser();
  const one = await openTab(inBrowser);
  const other = await openTab(inBrowser);
  one.store.dispatch(modeChosen('dark'));
  await one.flush();
  await waitFor(() => expect(other.store.getState().preferences.mode).toBe('dark'));
  const revision = () => inBrowser.backends.small.kept.get('preferences');
  const before = structuredClone(revision());
  for (let round = 0; round < 3; round += 1) await Promise.all([one.flush(), other.flush()]);
  expect(revision()).toEqual(before);
});

test('signing in in one tab signs in the other, which loads its own data', async () => {
  const inBrowser = browser();
  const one = await openTab(inBrowser);
  const other = await openTab(inBrowser);
  one.store.dispatch(tokenRefreshed(freshToken()));
  await waitFor(() => expect(other.store.getState().topics.load.USER.status).toBe('loaded'));
  expect(other.store.getState().session.token?.access_token).toBe('token-1');
});

/**
 * Replaces requestIdleCallback so that the page is never idle. Returns a function that resolves when something waits
 * for idle time.
 */
function neverIdle(): () => Promise<void> {
  const asked = jest.fn(() => 1);
  Object.assign(globalThis, { requestIdleCallback: asked });
  return async () => {
    asked.mockClear();
    await waitFor(() => expect(asked).toHaveBeenCalled());
  };
}
afterEach(() => void Reflect.deleteProperty(globalThis, 'requestIdleCallback'));

const respondWithTopics = (...ids: string[]) =>
  network.use(http.get('*/data/v1/profiles/user', () => HttpResponse.json(tree(ids.map((id) => topic(id))))));
const keptTopics = (inBrowser: Browser) => JSON.stringify(inBrowser.backends.large.kept.get('u1:topics') ?? null);

test('large slices are written in idle time, or when the page is left', async () => {
  const waitsForIdle = neverIdle();
  const { inBrowser, store, flush } = await signedIn();
  respondWithTopics('t3');
  await store.dispatch(loadTopics('USER'));
  await waitsForIdle();
  expect(keptTopics(inBrowser)).not.toContain('t3');
  await flush();
  expect(keptTopics(inBrowser)).toContain('t3');
});

test('a pending write doesn’t overwrite what another tab has written meanwhile', async () => {
  const inBrowser = browser();
  const rest = gate();
  const followed: unknown[] = [];
  const storage = (moment: () => Promise<void>) =>
    sliceStorage({
      slice: 'topics',
      version: 1,
      backend: inBrowser.backends.large,
      channel: null,
      large: { moment },
      keyNow: () => Promise.resolve('u1:topics'),
      follow: (state) => void followed.push(state),
      trouble: () => undefined,
    });
  const waiting = storage(() => rest.opened);
  const mine = waiting.setItem('topics', { topics: 'mine' });
  await storage(() => Promise.resolve()).setItem('topics', { topics: 'theirs' });
  await waiting.heard({ key: 'u1:topics', revision: 1 });
  rest.open();
  await mine;
  expect(inBrowser.backends.large.kept.get('u1:topics')).toEqual({ revision: 1, state: { topics: 'theirs' } });
  expect(followed).toEqual([{ topics: 'theirs' }]);
});

test('a pending write is discarded when the user signs out', async () => {
  const waitsForIdle = neverIdle();
  const { inBrowser, store, flush } = await signedIn();
  respondWithTopics('late');
  await store.dispatch(loadTopics('USER'));
  await waitsForIdle();
  store.dispatch(signOutRequested());
  await waitFor(() => expect(store.getState().session.token).toBeNull());
  await flush();
  expect([...inBrowser.backends.large.kept.keys()]).toEqual([]);
});

test('invalid JSON in the storage is ignored and overwritten', async () => {
  const backend = localBackend();
  localStorage.setItem('watchdesk:session', '{"revision":3,"sta');
  expect(await backend.get('session')).toBeUndefined();
  await backend.update('session', (current) => {
    expect(current).toBeUndefined();
    return { session: { revision: 1, state: {} } };
  });
  expect(await backend.get('session')).toEqual({ revision: 1, state: {} });
});

test('a full storage is ignored', async () => {
  const inBrowser = browser();
  const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  inBrowser.backends.small.update = full;
  inBrowser.backends.large.update = full;
  const { store, flush } = await openTab(inBrowser);
  store.dispatch(modeChosen('dark'));
  await flush();
  expect(store.getState().preferences.mode).toBe('dark');
});

test('a failed load keeps the previous topics', async () => {
  const { store } = await signedIn();
  network.use(http.get('*/data/v1/profiles/user', () => refusal(500, 'INTERNAL', 'broken')));
  await store.dispatch(loadTopics('USER'));
  expect(store.getState().topics.load.USER).toMatchObject({ status: 'error', error: 'Server Error' });
  expect(Object.keys(store.getState().topics.topics)).toEqual(['t1', 't2']);
});

test.each([
  [503, 'UNAVAILABLE'],
  [429, 'TOO_MANY_REQUESTS'],
])('a %i while loading the user signs nobody out; a refusal does', async (status, code) => {
  const inBrowser = browser();
  keepSession(inBrowser, session);
  network.use(http.get('*/iam/v1/users', () => refusal(status, code, 'later')));
  const tab = await openTab(inBrowser);
  tab.store.dispatch(started());
  await waitFor(() => expect(tab.store.getState().session.userLoad.status).toBe('error'));
  expect(tab.store.getState().session.token).not.toBeNull();

  network.use(http.get('*/iam/v1/users', () => HttpResponse.json({ ...person, deliveryMethods: [6] })));
  tab.close();
  const next = await openTab(inBrowser);
  next.store.dispatch(started());
  await waitFor(() => expect(next.store.getState().session.token).toBeNull());
  expect(next.visited).toEqual(['/login']);
});
