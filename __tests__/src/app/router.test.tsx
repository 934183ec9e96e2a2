import { render, screen } from '@testing-library/react';
import { RouterProvider } from 'react-router-dom';
import { makeRouter } from '@client/app/router';
import { AppTheme } from '@client/app/theme/AppTheme';
import { closeTabs, openSignedInTab } from '../../support/client/clientStore';
import { withNetwork } from '../../support/client/mockNetwork';
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
