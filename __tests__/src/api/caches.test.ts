import { http, HttpResponse } from 'msw';
import { personEndpoints } from '@client/api/iam/person';
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

test('the sign-on configuration counts for twelve hours, then it is read again', async () => {
  let asked = 0;
  network.use(
    http.get('*/cdn/sign-on/localhost.json', () => {
      asked += 1;
      return HttpResponse.json(signOn);
    }),
  );
  const { store } = await openTab();
  expect(await store.dispatch(loadSignOn())).toEqual(signOn);
  await store.dispatch(loadSignOn(Date.now() + (12 * 60 - 1) * minute));
  expect(asked).toBe(1);
  await store.dispatch(loadSignOn(Date.now() + 12 * 60 * minute));
  expect(asked).toBe(2);
});

test('an answer and a theme’s footer are kept for fifteen minutes after the last page that showed them', async () => {
  const asked: string[] = [];
  const answers = {
    '/data/v1/search/options': { options: [], values: {} },
    '/cdn/theme/demo/footer.json': { text: 'Ours' },
  };
  network.use(
    ...Object.entries(answers).map(([path, answer]) =>
      http.get(`*${path}`, () => {
        asked.push(path);
        return HttpResponse.json(answer);
      }),
    ),
  );
  const { store } = await openTab();
  store.dispatch(tokenRefreshed(freshToken()));
  const show = async (): Promise<() => void> => {
    const shown = [
      store.dispatch(searchEndpoints.endpoints.searchOptions.initiate(undefined)),
      store.dispatch(personEndpoints.endpoints.themeFooter.initiate('/cdn/theme/demo/footer.json')),
    ];
    await Promise.all(shown);
    return () => shown.forEach(({ unsubscribe }) => unsubscribe());
  };
  /** Leaves the page, lets time pass, and comes back. */
  const comeBackAfter = async (ms: number, leave: () => void): Promise<() => void> => {
    jest.useFakeTimers();
    leave();
    // The cache notices leaving a moment later.
    await jest.advanceTimersByTimeAsync(1_000);
    await jest.advanceTimersByTimeAsync(ms - 1_000);
    jest.useRealTimers();
    return show();
  };
  const first = await show();
  const second = await comeBackAfter(15 * minute - 2_000, first);
  expect(asked).toHaveLength(2);
  await comeBackAfter(15 * minute + 2_000, second);
  expect(asked.sort()).toEqual(
    Object.keys(answers)
      .flatMap((path) => [path, path])
      .sort(),
  );
});
