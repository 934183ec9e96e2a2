import type { NotificationGroup } from '@contract/workspace';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { notificationEndpoints } from '@client/api/workspace/notifications';
import { NotificationsButton } from '@client/app/shell/NotificationsButton';
import { NotificationsDrawer } from '@client/app/shell/NotificationsDrawer';
import '@client/app/shell/texts';
import { loadNotificationCount } from '@client/features/workspace/workspaceSlice';
import { closeTabs, openTab } from '../../../support/client/clientStore';
import { network, withNetwork } from '../../../support/client/mockNetwork';
import { renderApp } from '../../../support/client/renderApp';

withNetwork();
configure({ asyncUtilTimeout: 10_000 });
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });
const group = (id: string, name: string, kind: 'shared' | 'mentioned'): NotificationGroup => ({
  id,
  name,
  sharedArticlesNotifications: 1,
  articles: [
    {
      id: `n${id}`,
      kind,
      workspaceId: id,
      articleId: `7${id}`,
      version: 2,
      headline: `News of ${name}`,
      actor: 'Olga Owner',
      created: '2026-11-23T10:00:00Z',
    },
  ],
});

async function open(groups: NotificationGroup[]) {
  network.use(
    http.get('*/workspace/v1/notifications/all', () => HttpResponse.json({ groups, total: groups.length })),
    http.get('*/workspace/v1/notifications/readall', () => HttpResponse.json({ status: 'ok' })),
    http.put('*/workspace/v1/notifications/articles/:id/read', () => HttpResponse.json({ status: 'ok' })),
  );
  const { store } = await openTab();
  const onClose = jest.fn();
  renderApp(store, <NotificationsDrawer open onClose={onClose} />);
  await screen.findByText('News of Board');
  return onClose;
}

it('links each headline to its article, and says who did what', async () => {
  const onClose = await open([group('g1', 'Board', 'shared'), group('g2', 'Press', 'mentioned')]);
  expect(screen.getByText(/Olga Owner shared this/)).toBeInTheDocument();
  expect(screen.getByText(/Olga Owner mentioned you/)).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'News of Board' });
  expect(link).toHaveAttribute('href', '/workspace-article/7g1/g1/2/true');
  await user.click(link);
  expect(onClose).toHaveBeenCalled();
});

it('marks one as read, and all of them if there are two groups', async () => {
  await open([group('g1', 'Board', 'shared'), group('g2', 'Press', 'mentioned')]);
  const [all] = screen.getAllByRole('button', { name: 'Mark all as read' });
  await user.click(screen.getByRole('button', { name: 'Mark as read: News of Board' }));
  expect(await screen.findByText('Successfully marked as read.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('News of Board')).not.toBeInTheDocument());
  expect(all).not.toBeInTheDocument();
  const pressGroup = within(screen.getByRole('region', { name: 'Press' }));
  expect(pressGroup.getByRole('button', { name: 'Mark all as read' })).toHaveFocus();
});

it('marks all groups as read at once', async () => {
  await open([group('g1', 'Board', 'shared'), group('g2', 'Press', 'mentioned')]);
  const section = within(screen.getByRole('region', { name: 'Board' }));
  expect(section.getByRole('button', { name: 'Mark all as read' })).toBeInTheDocument();
  const [all] = screen.getAllByRole('button', { name: 'Mark all as read' });
  if (all) await user.click(all);
  expect(await screen.findByText('Successfully marked all as read.')).toBeInTheDocument();
  expect(await screen.findByText('You’re all caught up')).toBeInTheDocument();
});

it('keeps the number on the bell when an article is read before the drawer was opened', async () => {
  network.use(
    http.get('*/workspace/v1/notifications/count', () => HttpResponse.json({ count: 3 })),
    http.put('*/workspace/v1/notifications/articles/:id/read', () => HttpResponse.json({ status: 'ok' })),
  );
  const { store } = await openTab();
  await store.dispatch(loadNotificationCount());
  renderApp(store, <NotificationsButton onOpen={() => undefined} />);
  expect(await screen.findByRole('button', { name: /\b3\b/ })).toBeVisible();
  // As the article page does. The server reports the new number by the stream of changes.
  await store.dispatch(notificationEndpoints.endpoints.readNotification.initiate({ articleId: '7' }));
  expect(screen.getByRole('button', { name: /\b3\b/ })).toBeVisible();
});
