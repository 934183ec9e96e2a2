import { adminLevel, deliveryMethods, featureNames, type FeatureName } from '@contract/limits';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ProtectedLayout } from '@client/app/ProtectedLayout';
import { AppTheme } from '@client/app/theme/AppTheme';
import { tokenRefreshed } from '@client/features/session/sessionSlice';
import { protectedPages } from '@client/app/routes';
import { PageHeader } from '@client/shared/ui/layout/PageHeader';
import { optionsOf } from '../../support/client/chooseOption';
import { closeTabs, freshToken, openTab } from '../../support/client/clientStore';
import { network, person, refusal, settings, topic, tree, withNetwork } from '../../support/client/mockNetwork';
import { renderPages } from '../../support/client/renderPage';
import { StoreProvider } from '../../support/client/StoreProvider';

withNetwork();
afterEach(closeTabs);
// jsdom doesn't implement scrollTo.
beforeAll(() => {
  window.scrollTo = () => undefined;
});
beforeEach(() => {
  network.use(http.get('*/workspace/v1/notifications/count', () => HttpResponse.json({ count: 0 })));
});

const crumbs = [
  { label: 'My Topics', to: '/my-topics' },
  { label: 'Reading list', to: '/my-topics/g1' },
];

test.each([true, false])('breadcrumbs link to the pages of a feature only if it is on: %s', async (myTopics) => {
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
    <StoreProvider store={store}>
      <AppTheme>
        <RouterProvider router={router} />
      </AppTheme>
    </StoreProvider>,
  );
  const trail = within(await screen.findByRole('navigation', { name: 'Breadcrumbs' }));
  expect(trail.getByText('Reading list')).toBeVisible();
  const links = trail.getAllByRole('link').map((link) => link.textContent);
  expect(links).toEqual(myTopics ? ['Home', 'My Topics', 'Reading list'] : ['Home']);
});

const flags = (on: boolean, but: FeatureName): Record<string, boolean> =>
  Object.fromEntries(featureNames.map((name) => [name, name === but ? !on : on]));

const own = topic('t1', { profileGroupId: 'u1' });

async function openWith(features: Record<string, boolean>, admin: boolean, publish = true) {
  const level = admin ? adminLevel : person.level;
  network.use(
    http.get('*/iam/v1/generalsettings', () => HttpResponse.json({ ...settings, features })),
    http.get('*/iam/v1/users', () =>
      HttpResponse.json({
        ...person,
        level,
        deliveryMethods: publish ? [...person.deliveryMethods, deliveryMethods.publish] : person.deliveryMethods,
      }),
    ),
    http.get('*/iam/v1/notifications*', () => HttpResponse.json({ notifications: [], total: 0 })),
    http.get('*/data/v1/profiles/user', () => HttpResponse.json(tree([own], ['u1']))),
    http.get('*/data/v1/sources', () => HttpResponse.json({ sources: [], total: 0 })),
    http.get('*/data/v1/search/options', () =>
      HttpResponse.json({ searchOptions: { sortOrders: [], groupings: [], fields: [], values: {} } }),
    ),
    http.post('*/data/v1/query/preview', () => refusal(503, 'UNAVAILABLE', 'Later.')),
    http.get('*/data/v1/profiles/t1', () =>
      HttpResponse.json({ profile: { ...own, parent: { id: 'u1', name: 'Group u1' } } }),
    ),
  );
  const { store } = await openTab();
  store.dispatch(tokenRefreshed(freshToken()));
  await waitFor(() => expect(store.getState().topics.load.USER.status).toBe('loaded'));
  await waitFor(() => expect(store.getState().topics.load.COMPANY.status).toBe('loaded'));
  return store;
}

const addressOf = (path: string): string => path.replaceAll(/:\w+\?/g, '7').replaceAll(/:\w+/g, '7');
const flagged = [...new Set(protectedPages.flatMap(({ feature }) => feature ?? []))];

test.each(flagged)('pages of the feature %s exist only if it is on', async (feature) => {
  const cases = [
    { on: true, rights: true },
    { on: false, rights: true },
    { on: false, rights: false },
  ];
  for (const { on, rights } of cases) {
    const store = await openWith(flags(!on, feature), rights, rights);
    const router = createMemoryRouter(
      [
        {
          element: <ProtectedLayout />,
          children: protectedPages.map((route) => ({ path: route.path, handle: route, element: <h1>there</h1> })),
        },
        { path: '/login', element: <h1>Sign in</h1> },
        { path: '*', element: <h1>Page not found</h1> },
      ],
      { initialEntries: ['/general-settings'] },
    );
    const { unmount } = await act(async () =>
      render(
        <StoreProvider store={store}>
          <AppTheme>
            <RouterProvider router={router} />
          </AppTheme>
        </StoreProvider>,
      ),
    );
    for (const { path } of protectedPages.filter((page) => page.feature === feature)) {
      await act(() => router.navigate(addressOf(path)));
      const heading = await screen.findByRole('heading', { level: 1, name: on ? 'there' : 'Page not found' });
      expect([path, heading.textContent]).toEqual([path, on ? 'there' : 'Page not found']);
    }
    unmount();
    closeTabs();
  }
});

const ownPages = [
  '/topics/MISC',
  '/topics/u1',
  '/topics/t1',
  '/profile-group/add',
  '/profile-group/add/u1',
  '/profile-group/u1',
];
test.each([
  ['user', false, [...ownPages, '/add-topic', '/topics', '/save-as-topic?query=insulin']],
  ['administrator', true, ownPages],
])(
  'without personal topics, the pages that create or edit them show Not found (role: %s)',
  async (_name, admin, addresses) => {
    const store = await openWith(flags(true, 'myTopics'), admin);
    const pages = protectedPages.filter(({ path }) => /^\/(topics|add-topic|save-as-topic|profile-group)/.test(path));
    const drawn = await Promise.all(
      pages.map(async ({ path, page }) => {
        const Page = await page();
        return [path, <Page key={path} />] as const;
      }),
    );
    const router = renderPages(store, Object.fromEntries(drawn), ['/']);
    for (const address of addresses) {
      await act(() => router.navigate(address));
      expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
      await act(() => router.navigate('/elsewhere'));
      await screen.findByText('elsewhere');
    }
    if (!admin) return;
    await act(() => router.navigate('/add-topic'));
    const category = await screen.findByRole('combobox', { name: 'Category' });
    expect(await optionsOf(userEvent.setup({ delay: null }), category)).toEqual(['Choose a category']);
    await act(() => router.navigate('/save-as-topic?query=insulin'));
    expect((await screen.findAllByRole('radio')).map((radio) => radio.getAttribute('value'))).toEqual(['COMPANY']);
  },
);
