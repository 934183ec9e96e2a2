import { render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { AppTheme } from '@client/app/theme/AppTheme';
import { TopicGroupsPage } from '@client/pages/topic-groups/TopicGroupsPage';
import { tokenRefreshed } from '@client/features/session/sessionSlice';
import { closeTabs, freshToken, openTab } from '../../support/clientStore';
import { network, settings, tree, withNetwork } from '../../support/network';
import { renderApp } from '../../support/renderApp';

withNetwork();
afterEach(closeTabs);

test('who hides the Watchdesk topics is not shown them by their address either', async () => {
  network.use(http.get('*/iam/v1/generalsettings', () => HttpResponse.json({ ...settings, hideInfodeskTopics: true })));
  const { store } = await openTab();
  store.dispatch(tokenRefreshed(freshToken()));
  await waitFor(() => expect(store.getState().session.settings?.hideInfodeskTopics).toBe(true));
  renderApp(store, <TopicGroupsPage />, '/watchdesk-topics');
  expect(await screen.findByRole('heading', { level: 1, name: 'Watchdesk topics are hidden.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'General Settings' })).toHaveAttribute('href', '/general-settings');
});

test('the page of Misc stays when no topic is left in it', async () => {
  network.use(http.get('*/data/v1/profiles/user', () => HttpResponse.json(tree([], []))));
  const { store } = await openTab();
  store.dispatch(tokenRefreshed(freshToken()));
  await waitFor(() => expect(store.getState().topics.load.USER.status).toBe('loaded'));
  render(
    <Provider store={store}>
      <AppTheme>
        <MemoryRouter initialEntries={['/my-topics/MISC']}>
          <Routes>
            <Route path="/my-topics/:profileGroupId" element={<TopicGroupsPage />} />
          </Routes>
        </MemoryRouter>
      </AppTheme>
    </Provider>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Misc' })).toBeVisible();
  expect(screen.getByText('There are no Topics.')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Add Topic' })[0]).toHaveAttribute('href', '/topics/MISC');
});
