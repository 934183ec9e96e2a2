import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminLevel } from '@contract/limits';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ProtectedLayout } from '@client/app/ProtectedLayout';
import { AppTheme } from '@client/app/theme/AppTheme';
import { networkChanged } from '@client/features/network/networkSlice';
import { loadTopics } from '@client/features/topics/loadTopics';
import { tokenRefreshed } from '@client/features/session/sessionSlice';
import type { Notification } from '@client/shared/services/notifications';
import { browser, closeTabs, freshToken, keepSession, openTab } from '../../../support/client/clientStore';
import { network, person, refusal, settings, withNetwork } from '../../../support/client/mockNetwork';
import { servicesOf, StoreProvider } from '../../../support/client/StoreProvider';

withNetwork();
afterEach(closeTabs);
// jsdom doesn't implement scrollTo.
beforeAll(() => {
  window.scrollTo = () => undefined;
});

const user = userEvent.setup({ delay: null });
const failOnce = () =>
  network.use(http.get('*/iam/v1/users', () => refusal(503, 'UNAVAILABLE', 'Later.'), { once: true }));

function renderProtectedPage(store: Awaited<ReturnType<typeof openTab>>['store'], route: { admin?: boolean }) {
  const handle = { path: '/', title: 'shell.home', page: () => null, ...route };
  const router = createMemoryRouter([
    { element: <ProtectedLayout />, children: [{ path: '/', handle, element: <h1>The page</h1> }] },
  ]);
  render(
    <StoreProvider store={store}>
      <AppTheme>
        <RouterProvider router={router} />
      </AppTheme>
    </StoreProvider>,
  );
}

/** A tab of a browser that knows the user and the settings from an earlier visit, with what its snackbars and banners show. */
async function openKnownTab() {
  const device = browser();
  keepSession(device, { token: freshToken(), user: person, settings });
  const { store } = await openTab(device);
  const shown: Notification[] = [];
  const closed: string[] = [];
  const banners: (string | undefined)[] = [];
  const { notifications, banners: bannerService } = servicesOf(store);
  notifications.attach({ show: (one) => void shown.push(one), close: (name) => void closed.push(name) });
  bannerService.attach((banner) => void banners.push(banner?.text));
  return { store, shown, closed, banners };
}

const stale = 'Couldn’t load your latest data. You’re seeing the last saved version.';

test.each([false, true])(
  'a first sign-in whose user fails to load shows an error page with Retry (page for administrators: %s)',
  async (admin) => {
    network.use(http.get('*/iam/v1/users', () => HttpResponse.json({ ...person, level: adminLevel, role: 'ADMIN' })));
    failOnce();
    const { store } = await openTab();
    renderProtectedPage(store, { admin });
    act(() => void store.dispatch(tokenRefreshed(freshToken())));
    expect(await screen.findByRole('heading', { level: 1, name: 'Couldn’t load your account' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Server Error');
    expect(screen.queryByText(stale)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'The page' })).toBeVisible();
    await waitFor(() => expect(store.getState().favourites.load.status).toBe('loaded'));
  },
);

test('the notice about stale data stays until the data is loaded', async () => {
  failOnce();
  const { shown, closed } = await openKnownTab();
  await waitFor(() => expect(shown.map(({ text }) => text)).toEqual([stale]));
  expect(shown[0]?.lasting).toBeDefined();
  expect(closed).toEqual([]);
  [shown[0]?.action ?? []].flat()[0]?.run();
  await waitFor(() => expect(closed).toEqual([shown[0]?.lasting]));
});

test('Retry of any list loads the user too', async () => {
  failOnce();
  const { store } = await openTab();
  store.dispatch(tokenRefreshed(freshToken()));
  await waitFor(() => expect(store.getState().session.userLoad.status).toBe('error'));
  await store.dispatch(loadTopics('COMPANY'));
  await waitFor(() => expect(store.getState().session.user).not.toBeNull());
  await waitFor(() => expect(store.getState().favourites.load.status).toBe('loaded'));
});

test.each([true, false])(
  'when the network returns, one message reports whether the data is current: %s',
  async (loads) => {
    failOnce();
    const { store, shown, banners } = await openKnownTab();
    await waitFor(() => expect(shown).toHaveLength(1));
    store.dispatch(networkChanged(false));
    shown.length = 0;
    if (!loads) failOnce();
    store.dispatch(networkChanged(true));
    const messages = () => [...shown.map(({ text }) => text), ...banners];
    await waitFor(() => expect(messages()).not.toEqual([]));
    await waitFor(() => expect(store.getState().session.userLoad.status).toBe(loads ? 'loaded' : 'error'));
    expect(messages()).toEqual([loads ? 'You’re back online.' : stale]);
  },
);
