import { render, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ProtectedLayout } from '@client/app/ProtectedLayout';
import { AppTheme } from '@client/app/theme/AppTheme';
import { tokenRefreshed } from '@client/features/session/sessionSlice';
import { PageHeader } from '@client/shared/ui/PageHeader';
import { closeTabs, freshToken, openTab } from '../../support/clientStore';
import { network, settings, withNetwork } from '../../support/network';

withNetwork();
afterEach(closeTabs);
// jsdom has nowhere to scroll to.
beforeAll(() => {
  window.scrollTo = () => undefined;
});

const crumbs = [
  { label: 'My Topics', to: '/my-topics' },
  { label: 'Reading list', to: '/my-topics/g1' },
];

test.each([true, false])('a trail leads to the pages of a feature only while it is on: %s', async (myTopics) => {
  network.use(
    http.get('*/iam/v1/generalsettings', () =>
      HttpResponse.json({ ...settings, features: { ...settings.features, myTopics } }),
    ),
  );
  const { store } = await openTab();
  store.dispatch(tokenRefreshed(freshToken()));
  await waitFor(() => expect(store.getState().session.settings).not.toBeNull());
  const router = createMemoryRouter(
    [
      {
        element: <ProtectedLayout />,
        children: [{ path: '/', element: <PageHeader title="Liver" crumbs={crumbs} /> }],
      },
    ],
    { initialEntries: ['/'] },
  );
  render(
    <Provider store={store}>
      <AppTheme>
        <RouterProvider router={router} />
      </AppTheme>
    </Provider>,
  );
  const trail = within(await screen.findByRole('navigation', { name: 'Breadcrumbs' }));
  expect(trail.getByText('Reading list')).toBeVisible();
  const links = trail.getAllByRole('link').map((link) => link.textContent);
  expect(links).toEqual(myTopics ? ['Home', 'My Topics', 'Reading list'] : ['Home']);
});
