import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { searchEndpoints } from '@client/api/data/search';
import { topicEndpoints } from '@client/api/data/topics';
import { networkChanged } from '@client/features/network/networkSlice';
import { tokenRefreshed } from '@client/features/session/sessionSlice';
import { closeTabs, freshToken, openTab } from '../../../support/client/clientStore';
import { network, refusal, withNetwork } from '../../../support/client/mockNetwork';

withNetwork();
afterEach(closeTabs);

const { searchOptions } = searchEndpoints.endpoints;
const { searchTopics, topic } = topicEndpoints.endpoints;

/** Counts requests by path, and responds to each with the current response of its path. */
function respondWith(responses: Record<string, () => Response>) {
  const requests: string[] = [];
  network.use(
    ...Object.keys(responses).map((path) =>
      http.get(`*${path}`, () => {
        requests.push(path);
        return responses[path]?.() ?? HttpResponse.error();
      }),
    ),
  );
  return requests;
}

it('refetches queries that failed because the server was unreachable, and no others', async () => {
  const options = '/data/v1/search/options';
  const search = '/data/v1/profiles/search';
  const missing = '/data/v1/profiles/t9';
  const responses: Record<string, () => Response> = {
    [options]: () => HttpResponse.error(),
    [search]: () => HttpResponse.json({ profiles: [], total: 0, totals: { USER: 0, COMPANY: 0, WATCHDESK: 0 } }),
    [missing]: () => refusal(404, 'NOT_FOUND', 'Not found'),
  };
  const requests = respondWith(responses);
  const { store } = await openTab();
  store.dispatch(tokenRefreshed(freshToken()));
  await Promise.all([
    store.dispatch(searchOptions.initiate(undefined)),
    store.dispatch(searchTopics.initiate({ query: 'aspirin' })),
    store.dispatch(topic.initiate({ id: 't9' })),
  ]);
  act(() => void store.dispatch(networkChanged(false)));
  requests.length = 0;
  responses[options] = () =>
    HttpResponse.json({ searchOptions: { sortOrders: [], groupings: [], fields: [], values: {} } });
  act(() => void store.dispatch(networkChanged(true)));
  await waitFor(() => expect(searchOptions.select(undefined)(store.getState()).isSuccess).toBe(true));
  expect(requests).toEqual([options]);
});
