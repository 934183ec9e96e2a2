import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Shortcuts } from '@client/app/shell/Shortcuts';
import { tokenRefreshed } from '@client/features/session/sessionSlice';
import { GuideTextPage } from '@client/pages/help/GuideTextPage';
import { HelpPage } from '@client/pages/help/HelpPage';
import { closeTabs, freshToken, openTab } from '../../../support/client/clientStore';
import { network, person, settings, withNetwork } from '../../../support/client/mockNetwork';
import { renderPages } from '../../../support/client/renderPage';

withNetwork();
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });

async function help(path: string, { admin = false } = {}) {
  network.use(
    http.get('*/iam/v1/users', () => HttpResponse.json({ ...person, level: admin ? 5 : 0 })),
    http.get('*/iam/v1/generalsettings', () => HttpResponse.json(settings)),
  );
  const { store } = await openTab();
  store.dispatch(tokenRefreshed(freshToken()));
  await waitFor(() => expect(store.getState().session.settings).not.toBeNull());
  await waitFor(() => expect(store.getState().session.user).not.toBeNull());
  const router = renderPages(
    store,
    {
      '/help': <HelpPage />,
      '/help/:page': <GuideTextPage />,
      '/help/admin': <HelpPage />,
      '/help/admin/:page': <GuideTextPage />,
    },
    [path],
    <Shortcuts />,
  );
  return router;
}

test('a search by keyboard finds a page and opens it at the matching heading, and Back restores the search', async () => {
  const router = await help('/help');
  await user.keyboard('/');
  expect(screen.getByRole('searchbox', { name: 'Search the help' })).toHaveFocus();
  await user.keyboard('pause');
  expect(screen.getByRole('status')).toHaveTextContent(/pages? found/);
  const found = screen.getByRole('list', { name: 'Help pages' });
  expect(within(found).getAllByText('Pause')[0]?.tagName).toBe('MARK');
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Alerts' })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Alerts' })).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/help/alerts', hash: '#pause' });
  expect(document.title).toBe('Alerts · Watchdesk');
  expect(
    within(screen.getByRole('navigation', { name: 'Breadcrumbs' })).getByRole('link', { name: 'Help' }),
  ).toHaveAttribute('href', '/help');
  await user.click(screen.getByRole('link', { name: 'My Alerts and Favorites' }));
  expect(router.state.location.pathname).toBe('/alerts-favorites');
  await act(() => router.navigate(-2));
  expect(await screen.findByRole('searchbox')).toHaveValue('pause');
});

test('a search without results shows an empty state, and pages link to the next and previous page', async () => {
  const router = await help('/help?query=zyzzyva');
  expect(screen.getByText('No help pages match')).toBeVisible();
  await user.clear(screen.getByRole('searchbox'));
  await user.click(screen.getByRole('link', { name: 'Signing in and out' }));
  await user.click(screen.getByRole('link', { name: 'Next: A first look' }));
  expect(router.state.location.pathname).toBe('/help/first-look');
  expect(screen.getByRole('link', { name: 'Previous: Signing in and out' })).toBeVisible();
});

test('pages that the reader may not see redirect to "not found", and links to them are plain text', async () => {
  const router = await help('/help/general-settings');
  expect(screen.getByRole('link', { name: 'Alerts' })).toBeVisible();
  for (const page of ['/help/change-password', '/help/qa-replay', '/help/manage-users', '/help/admin/manage-users']) {
    await act(() => router.navigate(page));
    expect(router.state.location.pathname).toBe('/not-found');
  }
  await act(() => router.navigate('/help/first-look'));
  expect(screen.queryByText('Change My Password')).toBeNull();
});

test('administrators see the administration pages, and breadcrumbs lead to their table of contents', async () => {
  await help('/help/admin', { admin: true });
  await user.click(screen.getByRole('link', { name: 'Managing users' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Managing users' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Manage Users' })).toHaveAttribute('href', '/users');
  expect(
    within(screen.getByRole('navigation', { name: 'Breadcrumbs' })).getByRole('link', { name: 'Help' }),
  ).toHaveAttribute('href', '/help/admin');
});
