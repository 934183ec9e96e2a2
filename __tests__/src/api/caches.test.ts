import { http, HttpResponse } from 'msw';
import { currentUserEndpoints } from '@client/api/iam/currentUser';
import { searchEndpoints } from '@client/api/data/search';
import { loadSignOn } from '@client/features/session/signOnFlow';
import { tokenRefreshed } from '@client/features/session/sessionSlice';
import { closeTabs, freshToken, openTab } from '../../support/client/clientStore';
import { network, signOn, withNetwork } from '../../support/client/mockNetwork';

withNetwork();
afterEach(() => {
  closeTabs();
  jest.useRealTimers();
});

const minute = 60_000;

test('the sign-on configuration is cached for twelve hours', async () => {
  let requests = 0;
  network.use(
    http.get('*/cdn/sign-on/localhost.json', () => {
      requests += 1;
      return HttpResponse.json(signOn);
    }),
  );
  const { store } = await openTab();
  expect(await store.dispatch(loadSignOn())).toEqual(signOn);
  await store.dispatch(loadSignOn(Date.now() + (12 * 60 - 1) * minute));
  expect(requests).toBe(1);
  await store.dispatch(loadSignOn(Date.now() + 12 * 60 * minute));
  expect(requests).toBe(2);
});

test('responses and the theme footer are cached for fifteen minutes after the last page that used them', async () => {
  const requests: string[] = [];
  const answers = {
    '/data/v1/search/options': { options: [], values: {} },
    '/cdn/theme/demo/footer.json': { text: 'Ours' },
  };
  network.use(
    ...Object.entries(answers).map(([path, answer]) =>
      http.get(`*${path}`, () => {
        requests.push(path);
        return HttpResponse.json(answer);
      }),
    ),
  );
  const { store } = await openTab();
  store.dispatch(tokenRefreshed(freshToken()));
  const subscribe = async (): Promise<() => void> => {
    const subscriptions = [
      store.dispatch(searchEndpoints.endpoints.searchOptions.initiate(undefined)),
      store.dispatch(currentUserEndpoints.endpoints.themeFooter.initiate('/cdn/theme/demo/footer.json')),
    ];
    await Promise.all(subscriptions);
    return () => subscriptions.forEach(({ unsubscribe }) => unsubscribe());
  };
  /** Unsubscribes, advances the time, and subscribes again. */
  const subscribeAgainAfter = async (ms: number, unsubscribeAll: () => void): Promise<() => void> => {
    jest.useFakeTimers();
    unsubscribeAll();
    // RTK Query handles the unsubscription a moment later.
    await jest.advanceTimersByTimeAsync(1_000);
    await jest.advanceTimersByTimeAsync(ms - 1_000);
    jest.useRealTimers();
    return subscribe();
  };
  const first = await subscribe();
  const second = await subscribeAgainAfter(15 * minute - 2_000, first);
  expect(requests).toHaveLength(2);
  await subscribeAgainAfter(15 * minute + 2_000, second);
  expect(requests.sort()).toEqual(
    Object.keys(answers)
      .flatMap((path) => [path, path])
      .sort(),
  );
});
