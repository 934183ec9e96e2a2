import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotFoundPage } from '@client/pages/not-found/NotFoundPage';
import { closeTabs, openTab } from '../../../support/client/clientStore';
import { withNetwork } from '../../../support/client/mockNetwork';
import { renderPage } from '../../../support/client/renderPage';

withNetwork();
afterEach(() => {
  jest.restoreAllMocks();
  closeTabs();
});

const user = userEvent.setup({ delay: null });

/** Opens an unknown URL without signing in. */
async function open() {
  const { store } = await openTab();
  return renderPage(store, '/no-such-page', <NotFoundPage />);
}

it('an unknown URL shows "Page not found" without requests to the server', async () => {
  const fetchSpy = jest.spyOn(globalThis, 'fetch');
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(screen.getByText('The address may be mistyped, or the page may have moved.')).toBeVisible();
  expect(document.title).toBe('Page not found · Watchdesk');
  expect(fetchSpy).not.toHaveBeenCalled();
});

it('the link to the home page works by keyboard', async () => {
  const router = await open();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/');
});
