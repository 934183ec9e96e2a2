import { render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { AuthGate } from '@client/app/AuthGate';
import { createServices } from '@client/app/services';
import { AppTheme } from '@client/app/theme/AppTheme';
import { rememberedPath } from '@client/features/session/rememberedPath';
import { started } from '@client/features/session/sessionSlice';
import { ServicesContext } from '@client/shared/services/useServices';
import { closeTabs, openTab } from '../../support/client/clientStore';
import { network, signOn, withNetwork } from '../../support/client/mockNetwork';
import { StoreProvider } from '../../support/client/StoreProvider';

withNetwork();
afterEach(() => {
  closeTabs();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

async function open(address: string) {
  history.replaceState(null, '', address);
  const { store } = await openTab();
  render(
    <StoreProvider store={store}>
      <ServicesContext value={createServices()}>
        <AppTheme>
          <AuthGate />
        </AppTheme>
      </ServicesContext>
    </StoreProvider>,
  );
  await screen.findByRole('heading', { name: 'Sign in' });
}

test('the sign-in page says that a page requires signing in, and remembers its address with the hash', async () => {
  await open('/company-topics?query=a#b');
  expect(screen.getByText('You must log in before accessing this page')).toBeVisible();
  await waitFor(() => expect(rememberedPath()).toBe('/company-topics?query=a#b'));
});

test.each(['/', '/login'])('the sign-in page gives no reason at %s', async (address) => {
  await open(address);
  expect(screen.queryByText('You must log in before accessing this page')).not.toBeInTheDocument();
});

test.each([
  ['/', '/login', 'client'],
  ['/company-topics?support=1', '/login?support=1', 'support'],
])(
  'a signed-out user who opens %s gets the path %s and is sent to the %s sign-on page',
  async (address, login, target) => {
    const sites = { clientSignOnUrl: 'https://client.example/', supportSignOnUrl: 'https://support.example/' };
    network.use(
      http.get('*/cdn/sign-on/default.json', () => HttpResponse.json({ ...signOn, cookieName: 'ticket', ...sites })),
    );
    history.replaceState(null, '', address);
    const { store, visited } = await openTab();
    render(
      <StoreProvider store={store}>
        <ServicesContext value={createServices()}>
          <AppTheme>
            <AuthGate />
          </AppTheme>
        </ServicesContext>
      </StoreProvider>,
    );
    // The page is rendered and its path replaced before any request.
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    await waitFor(() => expect(location.pathname + location.search).toBe(login));
    store.dispatch(started());
    await waitFor(() => expect(visited).toEqual([`https://${target}.example/`]));
  },
);
