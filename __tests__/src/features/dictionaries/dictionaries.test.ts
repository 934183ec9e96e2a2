import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { dictionaryEndpoints } from '@client/api/data/dictionaries';
import { dataApi } from '@client/api/dataApi';
import { emailSettingEndpoints } from '@client/api/workspace/emailSettings';
import { dictionariesSlice } from '@client/features/dictionaries/dictionariesSlice';
import { loadDictionary } from '@client/features/dictionaries/loadDictionary';
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

const emailSetting = { id: '1', name: 'Board', subject: '', comment: '', groups: [], externalEmails: [] };
const template = (id: string, templateStyle: string) => ({
  id,
  name: id,
  description: '',
  templateRole: 'TEMPLATE_LIBRARY',
  templateStyle,
});

test.each([
  ['groups', '/iam/v1/users/workspaces', { workspaces: [{ id: 'g1' }], total: 1 }, ['g1']],
  ['templates', '/workspace/v1/templates', { templates: [template('a', 'ink'), template('b', '')], total: 2 }, ['a']],
  ['departmentStyles', '/iam/v1/department/styles', { styles: [{ id: 'ink' }], total: 1 }, ['ink']],
  ['userStyles', '/style/v1/styles', { styles: [{ id: '5' }], total: 1 }, ['5']],
  ['emailSettings', '/workspace/v1/emailsettings', { emailSettings: [emailSetting], total: 1 }, ['1']],
  ['colorSchemes', '/cdn/color-schemes.json', { colorSchemes: [{ id: 'x', name: 'Plum' }] }, ['x']],
] as const)('the dictionary %s is loaded once, and again after a failure', async (name, path, answer, ids) => {
  let requestCount = 0;
  network.use(
    http.get(`*${path}`, () => {
      requestCount += 1;
      return requestCount === 1 ? new HttpResponse(null, { status: 500 }) : HttpResponse.json(answer);
    }),
  );
  const { store } = await openTab();
  store.dispatch(tokenRefreshed(freshToken()));
  const load = (again = false) => store.dispatch(loadDictionary(name, again));
  await load();
  expect(store.getState().dictionaries.load[name]).toMatchObject({ status: 'error', error: 'Server Error' });
  await load();
  expect(requestCount).toBe(1);
  await load(true);
  await load();
  expect(requestCount).toBe(2);
  expect(store.getState().dictionaries.load[name].status).toBe('loaded');
  expect(store.getState().dictionaries.items[name].map((one) => ('id' in one ? one.id : ''))).toEqual(ids);
});

test('the dictionary of email settings follows what the user saves, changes, and deletes', async () => {
  const changed = { ...emailSetting, name: 'Chair' };
  network.use(
    http.post('*/workspace/v1/emailsettings', () => HttpResponse.json({ emailSetting })),
    http.put('*/workspace/v1/emailsettings', () => HttpResponse.json({ emailSetting: changed })),
    http.post('*/workspace/v1/emailsettings/delete', () => HttpResponse.json({ status: 'ok' })),
  );
  const { store } = await openTab();
  store.dispatch(tokenRefreshed(freshToken()));
  const { addEmailSetting, changeEmailSetting, deleteEmailSetting } = emailSettingEndpoints.endpoints;
  const items = () => store.getState().dictionaries.items.emailSettings;
  await store.dispatch(addEmailSetting.initiate(emailSetting));
  expect(items()).toEqual([emailSetting]);
  await store.dispatch(changeEmailSetting.initiate(changed));
  expect(items()).toEqual([changed]);
  await store.dispatch(deleteEmailSetting.initiate('1'));
  expect(items()).toEqual([]);
});
