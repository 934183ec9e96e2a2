import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { AppTheme } from '@client/app/theme/AppTheme';
import { SortableCategoryGrid } from '@client/pages/topic-groups/SortableCategoryGrid';
import { TopicGroupsPage } from '@client/pages/topic-groups/TopicGroupsPage';
import { tokenRefreshed } from '@client/features/session/sessionSlice';
import { selectChildGroups } from '@client/features/topics/topicSelectors';
import { chooseOption } from '../../../support/client/chooseOption';
import { closeTabs, freshToken, openTab } from '../../../support/client/clientStore';
import { network, person, settings, topic, tree, withNetwork } from '../../../support/client/mockNetwork';
import { renderApp } from '../../../support/client/renderApp';
import { renderPage } from '../../../support/client/renderPage';
import { StoreProvider } from '../../../support/client/StoreProvider';

withNetwork();
afterEach(() => {
  closeTabs();
  jest.restoreAllMocks();
});

test('hidden Watchdesk topics are not shown by their URL either', async () => {
  network.use(http.get('*/iam/v1/generalsettings', () => HttpResponse.json({ ...settings, hideInfodeskTopics: true })));
  const { store } = await openTab();
  store.dispatch(tokenRefreshed(freshToken()));
  await waitFor(() => expect(store.getState().session.settings?.hideInfodeskTopics).toBe(true));
  renderApp(store, <TopicGroupsPage />, '/watchdesk-topics');
  expect(await screen.findByRole('heading', { level: 1, name: 'Watchdesk topics are hidden.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'General Settings' })).toHaveAttribute('href', '/general-settings');
});

test('the page of Misc remains without topics', async () => {
  network.use(http.get('*/data/v1/profiles/user', () => HttpResponse.json(tree([], []))));
  const { store } = await openTab();
  store.dispatch(tokenRefreshed(freshToken()));
  await waitFor(() => expect(store.getState().topics.load.USER.status).toBe('loaded'));
  render(
    <StoreProvider store={store}>
      <AppTheme>
        <MemoryRouter initialEntries={['/my-topics/MISC']}>
          <Routes>
            <Route path="/my-topics/:profileGroupId" element={<TopicGroupsPage />} />
          </Routes>
        </MemoryRouter>
      </AppTheme>
    </StoreProvider>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Misc' })).toBeVisible();
  expect(screen.getByText('There are no Topics.')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Add Topic' })[0]).toHaveAttribute('href', '/topics/MISC');
});

test('the list has the focus after one of its topics is moved away', async () => {
  const user = userEvent.setup({ delay: null });
  const moved = topic('t1', { profileGroupId: 'g8', name: 'Trials' });
  const topics = [moved, topic('t2', { profileGroupId: 'g8' })];
  network.use(
    http.get('*/data/v1/profiles/user', () => HttpResponse.json(tree(topics, ['g8', 'g9']))),
    http.get('*/data/v1/profiles/t1/move', () => {
      moved.profileGroupId = 'g9';
      return HttpResponse.json({ status: 'ok' });
    }),
  );
  const { store } = await openTab();
  store.dispatch(tokenRefreshed(freshToken()));
  await waitFor(() => expect(store.getState().topics.load.USER.status).toBe('loaded'));
  renderPage(store, '/my-topics/:profileGroupId', <TopicGroupsPage />, '/my-topics/g8');
  await user.click(await screen.findByRole('button', { name: 'More actions for Trials' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move' }));
  await chooseOption(user, await screen.findByRole('combobox', { name: 'Target category' }), 'Group g9');
  await user.click(screen.getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Trials' })).toBeNull());
  await waitFor(() => expect(screen.getByRole('list', { name: /Topics/ })).toHaveFocus());
});

test('releasing the mouse button after a canceled drag opens no category', async () => {
  const company = topic('c1', { topicType: 'COMPANY', owner: 'demo' });
  network.use(
    http.get('*/iam/v1/users', () => HttpResponse.json({ ...person, level: 5, role: 'ADMIN' })),
    http.get('*/data/v1/profiles/company', () => HttpResponse.json(tree([company], ['g8', 'g9']))),
  );
  const { store } = await openTab();
  store.dispatch(tokenRefreshed(freshToken()));
  await waitFor(() => expect(store.getState().topics.load.COMPANY.status).toBe('loaded'));
  const groups = selectChildGroups(store.getState(), 'COMPANY', null);
  const router = renderPage(store, '/company-topics', <SortableCategoryGrid groups={groups} label="Company Topics" />);
  const link = await screen.findByRole('link', { name: 'Group g8' });
  fireEvent.mouseDown(link, { button: 0, clientX: 0, clientY: 0 });
  fireEvent.mouseMove(document, { clientX: 20, clientY: 0 });
  await waitFor(() => expect(link.closest('li')).toHaveClass('lifted'));
  const unlistened = jest.spyOn(document, 'removeEventListener');
  fireEvent.keyDown(document, { code: 'Escape' });
  await waitFor(() => expect(link.closest('li')).not.toHaveClass('lifted'));
  // For a moment after a drag, dnd-kit itself stops every click at the document: wait until its listener is removed.
  await waitFor(() => expect(unlistened).toHaveBeenCalledWith('click', expect.anything(), expect.anything()));
  fireEvent.mouseUp(link);
  fireEvent.click(link);
  expect(router.state.location.pathname).toBe('/company-topics');

  await userEvent.click(link);
  expect(router.state.location.pathname).toBe('/company-topics/g8');
});
