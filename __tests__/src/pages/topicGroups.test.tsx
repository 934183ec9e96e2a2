import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { TopicGroupsPage } from '@client/pages/topic-groups/TopicGroupsPage';
import { tokenRefreshed } from '@client/features/session/sessionSlice';
import { closeTabs, freshToken, openTab } from '../../support/clientStore';
import { network, settings, withNetwork } from '../../support/network';
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
