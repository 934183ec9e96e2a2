import type { SaveItemsBody, WorkspaceGroup } from '@contract/workspaceArticles';
import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import '@client/features/workspace/savingTexts';
import { ShareDialog } from '@client/features/workspace/ShareDialog';
import { closeTabs, openTab } from '../../../support/client/clientStore';
import { network, refusal, withNetwork } from '../../../support/client/mockNetwork';
import { renderApp } from '../../../support/client/renderApp';

withNetwork();
configure({ asyncUtilTimeout: 10_000 });
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });
const group = (id: string, name: string): WorkspaceGroup => ({
  id,
  ownerId: id,
  name,
  members: [{ uid: 'olga@example.com', ownerId: 'u9', givenName: 'Olga', surName: 'Owner', isOwner: true, emails: [] }],
  sharedArticlesNotifications: 0,
});

/** Opens the dialog. The server returns PRESENT for g2, ADDED for others. */
async function open(workspaces: WorkspaceGroup[], fromId: string | null) {
  const onClose = jest.fn();
  network.use(
    http.get('*/iam/v1/users/workspaces', () => HttpResponse.json({ workspaces, total: workspaces.length })),
    http.post<never, SaveItemsBody>('*/workspace/v1/items/save', async ({ request }) => {
      const { ownerIds = [] } = await request.json();
      const items = ownerIds.map((ownerId) => {
        return { ownerId, itemId: '1', articleId: '1', status: ownerId === 'g2' ? 'PRESENT' : 'ADDED' };
      });
      return HttpResponse.json({ items });
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

it('shares with the checked groups and reports articles that were already there', async () => {
  const onClose = await open([group('g1', 'Board'), group('g2', 'Medical')], null);
  await user.click(await screen.findByRole('checkbox', { name: 'Board (Owner: Olga Owner)' }));
  await user.click(screen.getByRole('checkbox', { name: 'Medical (Owner: Olga Owner)' }));
  await share();
  expect(await screen.findByText('Article successfully shared.')).toBeInTheDocument();
  expect(screen.getByText('Selected article already available in the workspace')).toBeInTheDocument();
  expect(onClose).toHaveBeenCalled();
});

it('requires a group, and keeps the groups checked for a retry if sharing fails', async () => {
  const onClose = await open([group('g1', 'Board')], null);
  await screen.findByRole('checkbox', { name: /^Board/ });
  await share();
  expect(await screen.findByText('Please select articles and User Group to share.')).toBeInTheDocument();
  network.use(
    http.post('*/workspace/v1/items/save', () => refusal(404, 'NOT_FOUND', 'Could not retrieve the article.'), {
      once: true,
    }),
  );
  await user.click(screen.getByRole('checkbox', { name: 'My personal workspace' }));
  await user.click(screen.getByRole('checkbox', { name: /^Board/ }));
  await share();
  expect(await screen.findByText('Could not retrieve the article.')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'My personal workspace' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /^Board/ })).toBeChecked();
  expect(onClose).not.toHaveBeenCalled();
  await share();
  expect(await screen.findByText('Article successfully shared.')).toBeInTheDocument();
  expect(onClose).toHaveBeenCalled();
});

it('offers neither the source workspace nor groups if there are none', async () => {
  await open([group('g1', 'Board')], 'g1');
  expect(await screen.findByText('There are no User Groups to select from.')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'My personal workspace' })).toBeInTheDocument();
});

it('shares from a workspace in one request, also what somebody wrote there', async () => {
  const onClose = await open([group('g1', 'Board'), group('g2', 'Medical')], 'g3');
  const requests: unknown[] = [];
  network.use(
    http.post('*/workspace/v1/articles/share', async ({ request }) => {
      requests.push(new URL(request.url).searchParams.get('ownerId'), await request.json());
      return HttpResponse.json({
        articles: [
          { ownerId: 'g1', articleId: '1', status: 'ADDED' },
          { ownerId: 'g2', articleId: '1', status: 'PRESENT' },
        ],
      });
    }),
  );
  await user.click(await screen.findByRole('checkbox', { name: /^Board/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Medical/ }));
  await share();
  expect(await screen.findByText('Article successfully shared.')).toBeInTheDocument();
  expect(screen.getByText('Selected article already available in the workspace')).toBeInTheDocument();
  expect(requests).toEqual(['g3', { articleIds: ['1'], ownerIds: ['g1', 'g2'] }]);
  expect(onClose).toHaveBeenCalled();
});
