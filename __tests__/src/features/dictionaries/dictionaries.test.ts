import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { dictionaryEndpoints } from '@client/api/data/dictionaries';
import { dataApi } from '@client/api/dataApi';
import { dictionariesSlice } from '@client/features/dictionaries/dictionariesSlice';
import { tokenRefreshed } from '@client/features/session/sessionSlice';
import { closeTabs, freshToken, openTab } from '../../../support/client/clientStore';
import { gate, network, withNetwork } from '../../../support/client/mockNetwork';

withNetwork();
afterEach(closeTabs);

test('an aborted request doesn’t end the loading state of a newer one', async () => {
  const gates = [gate(), gate()];
  let requestCount = 0;
  network.use(
    http.get('*/data/v1/language', async () => {
      await gates[requestCount++]?.opened;
      return HttpResponse.json({ languages: [{ id: 'fr', name: 'French' }], total: 1 });
    }),
  );
  const { store } = await openTab();
  store.dispatch(tokenRefreshed(freshToken()));
  const requestLanguages = () =>
    store.dispatch(dictionaryEndpoints.endpoints.languages.initiate(undefined, { forceRefetch: true }));
  const loadState = () => store.getState().dictionaries.load.languages;
  const older = requestLanguages();
  await waitFor(() => expect(requestCount).toBe(1));
  // As at sign-out: pending requests are aborted.
  store.dispatch(dataApi.util.resetApiState());
  const newer = requestLanguages();
  await older;
  await waitFor(() => expect(requestCount).toBe(2));
  expect(loadState()).toMatchObject({ status: 'loading', requestId: newer.requestId });
  gates[1]?.open();
  await newer;
  expect(loadState()).toMatchObject({ status: 'loaded', error: null });
  expect(store.getState().dictionaries.items.languages).toEqual([{ id: 'fr', name: 'French' }]);
});

/** An RTK Query action of a request for the languages. */
function languagesAction(status: 'pending' | 'fulfilled' | 'rejected', requestId: string, payload?: unknown) {
  const meta = { requestId, requestStatus: status, arg: { endpointName: 'languages', type: 'query' } };
  return { type: `dataApi/executeQuery/${status}`, meta, payload };
}
const list = (name: string) => ({ languages: [{ id: name, name }], total: 1 });

test.each([
  ['an older list after the newer', ['new', 'old'], list('old')],
  ['an older failure after the newer', ['new', 'old'], undefined],
  ['an older list before the newer', ['old', 'new'], list('old')],
  ['an older failure before the newer', ['old', 'new'], undefined],
])('%s changes nothing', (_what, order, older) => {
  const { reducer } = dictionariesSlice;
  let state = [languagesAction('pending', 'old'), languagesAction('pending', 'new')].reduce(
    reducer,
    reducer(undefined, { type: 'begin' }),
  );
  for (const id of order) {
    const answer = id === 'new' ? list('new') : older;
    state = reducer(state, languagesAction(answer === undefined ? 'rejected' : 'fulfilled', id, answer));
    const isOver = id === 'new' || state.load.languages.status === 'loaded';
    expect(state.items.languages.map(({ name }) => name)).toEqual(isOver ? ['new'] : []);
    expect(state.load.languages.status).toBe(isOver ? 'loaded' : 'loading');
  }
});
