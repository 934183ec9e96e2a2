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

/** The page at an address that does not exist, as somebody sees it who is not signed in. */
async function open() {
  const { store } = await openTab();
  return renderPage(store, '/no-such-page', <NotFoundPage />);
}

it('an unknown address says that its page was not found, and asks the server for nothing', async () => {
  const asked = jest.spyOn(globalThis, 'fetch');
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(screen.getByText('The address may be mistyped, or the page may have moved.')).toBeVisible();
  expect(document.title).toBe('Page not found · Watchdesk');
  expect(asked).not.toHaveBeenCalled();
});

it('the link to the home page works by keyboard', async () => {
  const router = await open();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/');
});
