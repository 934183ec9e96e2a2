import type { WorkspaceGroup } from '@contract/workspaceArticles';
import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import '@client/features/workspace/savingTexts';
import { ShareDialog } from '@client/features/workspace/ShareDialog';
import { closeTabs, openTab } from '../../support/client/clientStore';
import { network, refusal, withNetwork } from '../../support/client/mockNetwork';
import { renderApp } from '../../support/client/renderApp';

withNetwork();
configure({ asyncUtilTimeout: 10_000 });
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });
const group = (id: string, name: string): WorkspaceGroup => ({
  id,
  ownerId: id,
  name,
  members: [{ uid: 'olga@example.com', ownerId: 'u9', givenName: 'Olga', surName: 'Owner', isOwner: true }],
  sharedArticlesNotifications: 0,
});

/** Two groups; what is shared is ADDED, but PRESENT in g2, and refused in one's own workspace. */
async function open(workspaces: WorkspaceGroup[], fromId: string | null) {
  const onClose = jest.fn();
  network.use(
    http.get('*/iam/v1/users/workspaces', () => HttpResponse.json({ workspaces, total: workspaces.length })),
    http.post('*/workspace/v1/items/save', ({ request }) => {
      const ownerId = new URL(request.url).searchParams.get('ownerId');
      if (ownerId === 'u1') return refusal(404, 'NOT_FOUND', 'Could not retrieve the article.');
      const status = ownerId === 'g2' ? 'PRESENT' : 'ADDED';
      return HttpResponse.json({ items: [{ itemId: '1', articleId: '7', status }] });
    }),
  );
  const { store } = await openTab();
  renderApp(
    store,
    <ShareDialog items={[{ itemId: '1', itemVersion: 1 }]} ownId="u1" fromId={fromId} onClose={onClose} />,
  );
  return onClose;
}

const share = () => user.click(screen.getByRole('button', { name: 'Share' }));

it('shares with the groups that are ticked, and says where the article was already', async () => {
  const onClose = await open([group('g1', 'Board'), group('g2', 'Medical')], null);
  await user.click(await screen.findByRole('checkbox', { name: 'Board (Owner: Olga Owner)' }));
  await user.click(screen.getByRole('checkbox', { name: 'Medical (Owner: Olga Owner)' }));
  await share();
  expect(await screen.findByText('Article successfully shared.')).toBeInTheDocument();
  expect(screen.getByText('Selected article already available in the workspace')).toBeInTheDocument();
  expect(onClose).toHaveBeenCalled();
});

it('asks for a group, and keeps what was refused to be tried again', async () => {
  const onClose = await open([group('g1', 'Board')], null);
  await screen.findByRole('checkbox', { name: /^Board/ });
  await share();
  expect(await screen.findByText('Please select articles and User Group to share.')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'My personal workspace' }));
  await user.click(screen.getByRole('checkbox', { name: /^Board/ }));
  await share();
  expect(await screen.findByText('Could not retrieve the article.')).toBeInTheDocument();
  expect(await screen.findByText('Article successfully shared.')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'My personal workspace' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /^Board/ })).not.toBeChecked();
  expect(onClose).not.toHaveBeenCalled();
});

it('offers neither the workspace that it is shared from, nor groups where there are none', async () => {
  await open([group('g1', 'Board')], 'g1');
  expect(await screen.findByText('There are no User Groups to select from.')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'My personal workspace' })).toBeInTheDocument();
});
