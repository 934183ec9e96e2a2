import { instrument } from '@redux-devtools/instrument';
import type { StoreEnhancer } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { topicEndpoints } from '@client/api/data/topics';
import { searchEndpoints } from '@client/api/data/search';
import { makeStore } from '@client/app/makeStore';
import { exportSession } from '@client/app/replay/exportSession';
import { importedState, parseExport, recordingOf } from '@client/app/replay/importSession';
import { modeChosen, searched } from '@client/features/preferences/preferencesSlice';
import { started, signOutRequested } from '@client/features/session/sessionSlice';
import { selectTopicsOf } from '@client/features/topics/topicSelectors';
import { stateImported } from '@client/shared/redux/lifecycle';
import { browser, closeTabs, freshToken, keepSession, openTab } from '../../support/clientStore';
import { network, person, settings, signOn, withNetwork } from '../../support/network';

withNetwork();
afterEach(closeTabs);

/** A session with topics, an answered search and one that never ends, exported as a file. */
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
  return JSON.stringify(exportSession(store.getState(), '/search-content-results?query=aspirin', new Date()));
}

/** DevTools' side of an instrumented store. */
function liftedOf(store: object): { dispatch: (action: object) => void; index: () => number } {
  const lifted: { dispatch(action: object): void; getState(): { currentStateIndex: number } } = Reflect.get(
    store,
    'liftedStore',
  );
  return { dispatch: (action) => lifted.dispatch(action), index: () => lifted.getState().currentStateIndex };
}

/** A session opened for replay under DevTools' own store enhancer, on a network and a storage that must not be touched. */
async function replayed(file: string) {
  const session = parseExport(file);
  const sent = jest.spyOn(globalThis, 'fetch');
  const written = jest.spyOn(Storage.prototype, 'setItem');
  const devTools: StoreEnhancer = instrument();
  const { store } = makeStore({
    backends: null,
    channel: null,
    services: { navigate: () => Promise.reject(new Error('navigated')), leave: () => undefined },
    recording: recordingOf(session),
    enhancers: [devTools],
  });
  store.dispatch(stateImported(importedState(session)));
  return { store, sent, written };
}

afterEach(() => jest.restoreAllMocks());

test('the file holds no secret, and no query that never ended', async () => {
  const file = await exported();
  expect(file).not.toMatch(/very-secret-token|key-1/);
  expect(file).toMatch(/aspirin/);
  expect(file).not.toMatch(/"status":"pending"/);
});

test('a replay shows the same state, answers from the recording, sends and stores nothing', async () => {
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

test('DevTools jump, skip and replay actions to the same screen, silently', async () => {
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

test.each([
  ['{"format":"watchdesk-se', /not JSON/],
  ['{"format":"other"}', /not an exported Watchdesk session/],
  ['{"format":"watchdesk-session","version":99}', /version 99/],
  [
    '{"format":"watchdesk-session","version":1,"exportedAt":"x","location":"//evil.example","slices":{},"queries":{}}',
    /no page/,
  ],
])('a file that cannot be replayed says why: %s', (file, reason) => {
  expect(() => parseExport(file)).toThrow(reason);
});
