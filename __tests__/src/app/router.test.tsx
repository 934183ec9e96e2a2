import { render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { RouterProvider } from 'react-router-dom';
import { makeRouter } from '@client/app/router';
import { AppTheme } from '@client/app/theme/AppTheme';
import { closeTabs, openSignedInTab } from '../../support/client/clientStore';
import { network, settings, withNetwork } from '../../support/client/mockNetwork';
import { servicesOf, StoreProvider } from '../../support/client/StoreProvider';

withNetwork();
afterEach(() => {
  closeTabs();
  history.replaceState(null, '', '/');
});
beforeAll(() => {
  window.scrollTo = () => undefined;
});

test('an unknown path keeps the header and the menu of a user who is signed in', async () => {
  history.replaceState(null, '', '/no-such-page');
  const { store } = await openSignedInTab();
  render(
    <StoreProvider store={store}>
      <AppTheme>
        <RouterProvider router={makeRouter(servicesOf(store).releases)} />
      </AppTheme>
    </StoreProvider>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Account: Ada Reader' })).toBeVisible();
  expect(screen.getAllByRole('main')).toHaveLength(1);
});

test('the newsletter page reports a missing publish permission, with the header and the menu', async () => {
  network.use(
    http.get('*/iam/v1/generalsettings', () =>
      HttpResponse.json({ ...settings, features: { ...settings.features, workspaces: true } }),
    ),
  );
  history.replaceState(null, '', '/newsletter');
  const { store } = await openSignedInTab();
  render(
    <StoreProvider store={store}>
      <AppTheme>
        <RouterProvider router={makeRouter(servicesOf(store).releases)} />
      </AppTheme>
    </StoreProvider>,
  );
  expect(
    await screen.findByRole('heading', { level: 1, name: 'You do not have permission to access this page' }),
  ).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Account: Ada Reader' })).toBeVisible();
  expect(location.pathname).toBe('/newsletter');
  expect(document.title).toBe('Newsletter · Watchdesk');
});
