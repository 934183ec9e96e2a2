import { http, HttpResponse } from 'msw';
import { fetchUncached } from '@client/api/fetchUncached';
import { currentUserEndpoints } from '@client/api/iam/currentUser';
import { tokenRefreshed } from '@client/features/session/sessionSlice';
import { closeTabs, freshToken, openTab } from '../../support/client/clientStore';
import { network, person, withNetwork } from '../../support/client/mockNetwork';

withNetwork();
afterEach(closeTabs);

const { currentUser } = currentUserEndpoints.endpoints;
/** Resolves after the timers that are due now. */
const dueTimers = () => new Promise((resolve) => setTimeout(resolve));

test('a request that is sent right after another one of the same query failed is answered', async () => {
  const { store } = await openTab();
  network.use(http.get('*/iam/v1/users', () => HttpResponse.error(), { once: true }));
  store.dispatch(tokenRefreshed(freshToken()));
  const first = await store.dispatch(fetchUncached(currentUser, undefined));
  expect(first.isError).toBe(true);

  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  network.use(http.get('*/iam/v1/users', () => answered.then(() => HttpResponse.json(person))));
  const second = store.dispatch(fetchUncached(currentUser, undefined));
  // The cache entry of the first request expires.
  await dueTimers();
  answer();
  expect((await second).data).toEqual(person);
  await dueTimers();
  expect(currentUser.select(undefined)(store.getState()).isUninitialized).toBe(true);
});
