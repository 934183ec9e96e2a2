import { instrument } from '@redux-devtools/instrument';
import type { StoreEnhancer } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { release } from '@contract/release';
import { changeStreamEndpoints } from '@client/api/auth/changeStream';
import { topicEndpoints } from '@client/api/data/topics';
import { searchEndpoints } from '@client/api/data/search';
import { workspaceArticleEndpoints } from '@client/api/workspace/articles';
import { attachmentEndpoints } from '@client/api/workspace/attachments';
import { commentEndpoints } from '@client/api/workspace/comments';
import { notificationEndpoints } from '@client/api/workspace/notifications';
import { ownArticleEndpoints } from '@client/api/workspace/ownArticles';
import { publishingEndpoints } from '@client/api/workspace/publishing';
import { makeStore } from '@client/app/makeStore';
import { exportSession } from '@client/app/session-recording/exportSession';
import { importedState, recordingOf } from '@client/app/session-replay/importSession';
import { readRecording } from '@client/app/session-recording/readRecording';
import { persistedSlices } from '@client/app/persistence/persistedSlices';
import { createServices } from '@client/app/services';
import { modeChosen, searched } from '@client/features/preferences/preferencesSlice';
import { started, signOutRequested } from '@client/features/session/sessionSlice';
import { selectTopicsOf } from '@client/features/topics/topicSelectors';
import { stateImported } from '@client/shared/redux/persistedStateActions';
import { browser, closeTabs, freshToken, keepSession, openTab } from '../../../support/client/clientStore';
import { network, person, settings, signOn, withNetwork } from '../../../support/client/mockNetwork';

withNetwork();
afterEach(closeTabs);

/** Exports a session with topics, a finished search, and a pending one. */
async function exported(): Promise<string> {
  const inBrowser = browser();
  keepSession(inBrowser, {
    token: freshToken('very-secret-token'),
    user: person,
    settings,
    signOn,
    signOnFetchedAt: Date.now(),
  });
  const { store } = await openTab(inBrowser);
  store.dispatch(started());
  await waitFor(() => expect(store.getState().topics.load.USER.status).toBe('loaded'));
  network.use(
    http.post('*/data/v1/search', () => HttpResponse.json({ results: [], hitCount: 7 })),
    http.get('*/data/v1/profiles/search', () => new Promise<never>(() => undefined)),
  );
  await store.dispatch(searchEndpoints.endpoints.search.initiate({ queryString: 'aspirin' }));
  void store.dispatch(topicEndpoints.endpoints.searchTopics.initiate({ query: 'never' }));
  store.dispatch(searched('aspirin'));
  return JSON.stringify(
    exportSession(
      store.getState(),
      {
        path: '/search-content-results?query=aspirin',
        state: { from: 'here', token: 'x', signature: 'very-secret-sign' },
      },
      new Date(),
    ),
  );
}

/** The DevTools interface of an instrumented store. */
function liftedOf(store: object) {
  const lifted: { dispatch(action: object): void; getState(): { currentStateIndex: number } } = Reflect.get(
    store,
    'liftedStore',
  );
  return {
    dispatch: (action: object) => lifted.dispatch(action),
    index: () => lifted.getState().currentStateIndex,
    /** The file that DevTools exports. */
    file: () => JSON.stringify(lifted.getState()),
  };
}

/**
 * Opens a session for replay with the DevTools store enhancer, and spies on network and storage, which must not be
 * used.
 */
async function replayed(file: string) {
  const { session } = readRecording(file);
  const sent = jest.spyOn(globalThis, 'fetch');
  const written = jest.spyOn(Storage.prototype, 'setItem');
  const devTools: StoreEnhancer = instrument();
  const services = createServices();
  const { store } = makeStore({
    backends: null,
    channel: null,
    services: {
      ...services,
      navigation: { ...services.navigation, goTo: () => Promise.reject(new Error('navigated')) },
    },
    recording: recordingOf(session),
    enhancers: [devTools],
  });
  store.dispatch(stateImported(importedState(session)));
  return { store, sent, written };
}

afterEach(() => jest.restoreAllMocks());

test('the file contains no secrets and no pending query', async () => {
  const file = await exported();
  expect(file).not.toMatch(/very-secret|key-1/);
  expect(file).toMatch(/aspirin/);
  expect(JSON.parse(file)).toMatchObject({ locationState: { from: 'here' } });
  expect(file).not.toMatch(/"status":"pending"/);
});

const ownArticle = { id: '7', ownerId: 'g1' };
const place = { articleId: '7', ownerId: 'g1' };

/** Exports a session of somebody who reads and edits own articles; the addresses of their files are signed. */
async function exportedWorkspace(): Promise<string> {
  const inBrowser = browser();
  keepSession(inBrowser, { token: freshToken(), user: person, settings, signOn, signOnFetchedAt: Date.now() });
  const { store } = await openTab(inBrowser);
  const html = '<p>Über uns <img src="/files/f1/preview?expires=9&amp;signature=very-secret-sign"/></p>';
  network.use(
    http.get('*/workspace/v1/articles/7/comments', () =>
      HttpResponse.json({ articleComments: [{ id: '1', comment: 'For Monday' }] }),
    ),
    http.get('*/workspace/v1/articles/7', () =>
      HttpResponse.json({
        article: { id: '7', title: 'Numbats' },
        document: { article: Buffer.from(html).toString('base64'), version: 1 },
      }),
    ),
    http.get('*/data/v1/items/7', () => HttpResponse.json({ article: { id: '7', body: html } })),
  );
  await store.dispatch(ownArticleEndpoints.endpoints.ownArticleVersion.initiate(ownArticle));
  await store.dispatch(searchEndpoints.endpoints.article.initiate({ itemId: '7', isArticle: true }));
  await store.dispatch(commentEndpoints.endpoints.comments.initiate(place));
  return JSON.stringify(exportSession(store.getState(), { path: '/workspaces/articles/7', state: null }, new Date()));
}

test('the file contains no signature of a file, neither in an article’s HTML nor in its document', async () => {
  const file = await exportedWorkspace();
  expect(file).not.toMatch(/very-secret/);
  const { queries } = JSON.parse(file);
  const documents = JSON.stringify(queries).match(/"document":\{"article":"([^"]+)"/);
  const text = Buffer.from(documents?.[1] ?? '', 'base64').toString('utf8');
  expect(text).toBe('<p>Über uns <img src="/files/f1/preview?expires=9&amp;signature=•••"/></p>');
});

test('a replay answers own articles and comments, and sends nothing that writes, publishes, or shares', async () => {
  const { store, sent, written } = await replayed(await exportedWorkspace());
  const { ownArticleVersion, createOwnArticle, saveOwnArticle } = ownArticleEndpoints.endpoints;
  expect((await store.dispatch(ownArticleVersion.initiate(ownArticle))).data?.article.title).toBe('Numbats');
  const comments = await store.dispatch(commentEndpoints.endpoints.comments.initiate(place));
  expect(comments.data?.articleComments[0]?.comment).toBe('For Monday');

  const { publishArticles, saveAndPublish, unpublishArticles, discardDraft } = publishingEndpoints.endpoints;
  const { shareArticles, flagArticle, deleteWorkspaceArticles } = workspaceArticleEndpoints.endpoints;
  const body = { article: 'PGE+', state: 'Draft' as const, ownerId: 'g1' };
  void store.dispatch(createOwnArticle.initiate(body));
  void store.dispatch(saveOwnArticle.initiate({ id: '7', body }));
  void store.dispatch(attachmentEndpoints.endpoints.uploadAttachment.initiate({ file: new File(['a'], 'a.png') }));
  void store.dispatch(publishArticles.initiate({ ownerId: 'g1', body: { articleIds: ['7'], channels: ['1'] } }));
  void store.dispatch(saveAndPublish.initiate({ article: 'PGE+', channels: ['1'] }));
  void store.dispatch(unpublishArticles.initiate({ ownerId: 'g1', body: [{ articleId: '7', version: 1 }] }));
  void store.dispatch(discardDraft.initiate(place));
  void store.dispatch(commentEndpoints.endpoints.addComment.initiate({ ...place, comment: 'Hello' }));
  void store.dispatch(shareArticles.initiate({ ownerId: 'g1', articleIds: ['7'], ownerIds: ['u1'] }));
  void store.dispatch(flagArticle.initiate({ id: '7', ownerId: 'g1', flag: 'approved', on: true }));
  void store.dispatch(deleteWorkspaceArticles.initiate({ ownerId: 'g1', articleIds: ['7'] }));
  void store.dispatch(notificationEndpoints.endpoints.readNotification.initiate({ articleId: '7' }));
  void store.dispatch(changeStreamEndpoints.endpoints.changeStream.initiate(() => undefined));
  await store.dispatch(ownArticleVersion.initiate(ownArticle, { forceRefetch: true }));
  expect(sent).not.toHaveBeenCalled();
  expect(written).not.toHaveBeenCalled();
});

test('a replay has the same state, responds from the recording, and sends and stores nothing', async () => {
  const { store, sent, written } = await replayed(await exported());
  const state = store.getState();
  expect(state.session.user?.uid).toBe(person.uid);
  expect(selectTopicsOf(state, 'USER', 'g1').map(({ id }) => id)).toEqual(['t1', 't2']);
  expect(state.topics.load.USER.status).toBe('loaded');
  expect(state.preferences.searchHistory).toEqual(['aspirin']);

  const { search } = searchEndpoints.endpoints;
  expect(search.select({ queryString: 'aspirin' })(state).data?.hitCount).toBe(7);
  const again = await store.dispatch(search.initiate({ queryString: 'aspirin' }, { forceRefetch: true }));
  expect(again.data?.hitCount).toBe(7);
  void store.dispatch(search.initiate({ queryString: 'not recorded' }));
  store.dispatch(started());
  store.dispatch(signOutRequested());
  expect(search.select({ queryString: 'not recorded' })(store.getState()).status).toBe('pending');
  expect(sent).not.toHaveBeenCalled();
  expect(written).not.toHaveBeenCalled();
});

test('DevTools can jump, skip, and replay actions without requests or writes', async () => {
  const { store, sent, written } = await replayed(await exported());
  const devTools = liftedOf(store);
  const imported = devTools.index();
  store.dispatch(modeChosen('dark'));
  const chosen = devTools.index();
  store.dispatch(searched('ibuprofen'));
  const last = store.getState();

  devTools.dispatch({ type: 'JUMP_TO_STATE', index: imported, actionId: imported });
  expect(store.getState().preferences).toMatchObject({ mode: 'system', searchHistory: ['aspirin'] });
  expect(selectTopicsOf(store.getState(), 'USER', 'g1')).toHaveLength(2);
  devTools.dispatch({ type: 'JUMP_TO_STATE', index: chosen + 1, actionId: chosen + 1 });
  expect(store.getState()).toEqual(last);

  devTools.dispatch({ type: 'TOGGLE_ACTION', id: chosen });
  expect(store.getState().preferences).toMatchObject({ mode: 'system', searchHistory: ['ibuprofen', 'aspirin'] });
  devTools.dispatch({ type: 'TOGGLE_ACTION', id: chosen });
  expect(store.getState()).toEqual(last);
  expect(sent).not.toHaveBeenCalled();
  expect(written).not.toHaveBeenCalled();
});

test('DevTools can export, import, skip a range, sweep, and reset without requests or writes', async () => {
  const file = await exported();
  const first = await replayed(file);
  first.store.dispatch(modeChosen('dark'));
  first.store.dispatch(searched('ibuprofen'));
  first.store.dispatch(searched('codeine'));
  const last = first.store.getState();

  const { store, sent, written } = await replayed(file);
  const devTools = liftedOf(store);
  devTools.dispatch({ type: 'IMPORT_STATE', nextLiftedState: JSON.parse(liftedOf(first.store).file()) });
  expect(store.getState()).toEqual(last);
  const end = devTools.index();

  // Skips the two searches, restores one, and removes the skipped one.
  devTools.dispatch({ type: 'SET_ACTIONS_ACTIVE', start: end - 1, end: end + 1, active: false });
  expect(store.getState().preferences).toMatchObject({ mode: 'dark', searchHistory: ['aspirin'] });
  devTools.dispatch({ type: 'TOGGLE_ACTION', id: end });
  expect(store.getState().preferences.searchHistory).toEqual(['codeine', 'aspirin']);
  devTools.dispatch({ type: 'SWEEP' });
  expect(devTools.index()).toBe(end - 1);
  devTools.dispatch({ type: 'JUMP_TO_ACTION', actionId: end - 2 });
  expect(store.getState().preferences).toMatchObject({ mode: 'dark', searchHistory: ['aspirin'] });
  expect(selectTopicsOf(store.getState(), 'USER', 'g1')).toHaveLength(2);
  devTools.dispatch({ type: 'RESET' });
  expect(store.getState().session.user).toBeNull();
  expect(sent).not.toHaveBeenCalled();
  expect(written).not.toHaveBeenCalled();
});

test('a recording of this release has no differences', async () => {
  expect(readRecording(await exported()).differences).toEqual([]);
});

test('a recording of an earlier release is converted, and the differences are listed', async () => {
  const { release: _release, sliceVersions: _versions, ...before } = JSON.parse(await exported());
  before.version = 1;
  before.slices.preferences._persist = { version: 1, rehydrated: true };
  delete before.slices.dictionaries.items.emailSendModes;
  delete before.slices.dictionaries.load.emailSendModes;
  delete before.slices.preferences.sortOrder;
  delete before.slices.favourites;
  before.slices.horoscope = { sign: 'Virgo' };
  before.queries.starApi = {};
  const { session, differences } = readRecording(JSON.stringify(before));
  expect(differences).toEqual([
    'The file uses format version 1 and was read as version 2.',
    '“horoscope” is unknown here and was left out.',
    '“preferences.sortOrder” isn’t in the recording and starts as on a first visit.',
    '“favourites” isn’t in the recording and starts empty.',
    '“dictionaries.items.emailSendModes” isn’t in the recording and starts as on a first visit.',
    '“dictionaries.load.emailSendModes” isn’t in the recording and starts as on a first visit.',
    'Responses from “starApi” were left out because that service is unknown here.',
  ]);
  const { store } = await replayed(JSON.stringify(session));
  expect(store.getState().preferences).toMatchObject({ sortOrder: 'NEWEST_FIRST', searchHistory: ['aspirin'] });
  expect(store.getState().dictionaries.items.emailSendModes).toEqual([]);
  expect(store.getState().favourites.list).toEqual([]);
});

test('an invalid slice version counts as 1', async () => {
  const before = JSON.parse(await exported());
  before.sliceVersions = { ...before.sliceVersions, preferences: -1e300, topics: 'many' };
  expect(readRecording(JSON.stringify(before)).session.slices.topics).toBeDefined();
});

test('a slice of another version is migrated step by step, and another release is reported', async () => {
  const steps = { 2: (state: object) => ({ ...state, searchHistory: ['by the first step'] }) };
  const { preferences } = persistedSlices;
  jest.replaceProperty(persistedSlices, 'preferences', { ...preferences, version: 2 as 1, migrations: steps });
  const before = JSON.parse(await exported());
  before.release = '0.0.9';
  before.sliceVersions = { ...before.sliceVersions, preferences: 1, topics: 7 };
  const { session, differences } = readRecording(JSON.stringify(before));
  expect(session.slices.preferences?.searchHistory).toEqual(['by the first step']);
  expect(differences).toEqual([
    `It was recorded with release 0.0.9; this is ${release}.`,
    '“preferences” was migrated from version 1 to 2.',
    '“topics” has version 7, which is newer than 1 here. Unknown parts were left out.',
  ]);
});

test.each([
  ['{"format":"watchdesk-se', /isn’t valid JSON/],
  ['{"format":"other"}', /isn’t an exported Watchdesk session/],
  ['{"format":"watchdesk-session","version":99}', /version 99/],
  [
    '{"format":"watchdesk-session","version":1,"exportedAt":"x","location":"//evil.example","slices":{},"queries":{}}',
    /isn’t a Watchdesk page/,
  ],
  [
    '{"format":"watchdesk-session","version":1,"exportedAt":"x","location":"/\\t/evil.example","slices":{},"queries":{}}',
    /isn’t a Watchdesk page/,
  ],
])('a file that can’t be replayed throws an error with the reason: %s', (file, reason) => {
  expect(() => readRecording(file)).toThrow(reason);
});
