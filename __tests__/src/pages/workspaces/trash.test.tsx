import type { WorkspaceArticle } from '@contract/workspaceArticles';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { WorkspacesPage } from '@client/pages/workspaces/WorkspacesPage';
import { chooseFromBar } from '../../../support/client/barMenu';
import { closeTabs, openSignedInTab } from '../../../support/client/clientStore';
import { network, refusal, settings, withNetwork } from '../../../support/client/mockNetwork';
import { workspaceArticle } from '../../../support/client/mockNewsletterApi';
import { renderPage } from '../../../support/client/renderPage';

withNetwork();
configure({ asyncUtilTimeout: 10_000 });
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });
const own = { isOwn: true, isAuthor: true, state: 'Draft', articleState: { name: 'Draft' } } as const;

/** Opens the own workspace on a mock server with these articles, and these in Trash. */
async function open(articles: WorkspaceArticle[], trashed: WorkspaceArticle[] = [], at = '/workspaces') {
  let stored = articles;
  let trash = trashed;
  const calls: string[] = [];
  const list = (all: WorkspaceArticle[]) => HttpResponse.json({ articles: all, total: all.length });
  network.use(
    http.get('*/iam/v1/generalsettings', () => HttpResponse.json(settings)),
    http.get('*/iam/v1/users/workspaces', () => HttpResponse.json({ workspaces: [], total: 0 })),
    http.get('*/workspace/v1/articles/all', () => list(stored)),
    http.get('*/workspace/v1/articles', () => list(trash)),
    http.get('*/workspace/v1/folders', () =>
      HttpResponse.json({ folders: { ARTICLES: [{ id: 'u1.trash', name: 'Trash', total: trash.length }] } }),
    ),
    http.post('*/workspace/v1/articles/related/referee', () =>
      HttpResponse.json({
        articles: [
          {
            articleId: '1',
            title: 'Article 1',
            referees: [{ id: '9', title: 'The census' }],
            workspaces: [
              { ownerId: 'u1', name: 'My personal workspace' },
              { ownerId: 'g1', name: 'Board' },
            ],
            otherReferees: 0,
            otherWorkspaces: 2,
            publishedVersion: null,
          },
        ],
      }),
    ),
    http.post('*/workspace/v1/article/unpublish', () => {
      calls.push('unpublish');
      return HttpResponse.json({ status: 'ok' });
    }),
    http.post('*/workspace/v1/articles/delete', () => {
      calls.push('delete');
      [trash, stored] = [stored, []];
      return HttpResponse.json({ status: 'ok' });
    }),
    http.post('*/workspace/v1/articles/restore', async ({ request }) => {
      calls.push('restore');
      const { articleIds } = (await request.json()) as { articleIds: string[] };
      stored = trash.filter(({ id }) => articleIds.includes(id));
      trash = trash.filter(({ id }) => !articleIds.includes(id));
      return HttpResponse.json({ articleIds });
    }),
    http.post('*/workspace/v1/articles/empty', async ({ request }) => {
      calls.push(`empty ${JSON.stringify(await request.json())}`);
      trash = [];
      return HttpResponse.json({ status: 'ok' });
    }),
  );
  const { store } = await openSignedInTab();
  await waitFor(() => expect(store.getState().session.settings).not.toBeNull());
  renderPage(store, '/workspaces', <WorkspacesPage />, at);
  return calls;
}

async function askToDelete() {
  await user.click(await screen.findByRole('checkbox', { name: 'Select Article 1' }));
  await chooseFromBar(user, 'Delete');
  return screen.findByRole('dialog', { name: 'Are you sure you want to delete this article?' });
}

it('shows before an own article is deleted where it is and who attaches it, and undoes the deletion', async () => {
  const calls = await open([workspaceArticle('1', own)]);
  const dialog = await askToDelete();
  expect(await within(dialog).findByText('“Article 1” is also in: Board.')).toBeInTheDocument();
  expect(within(dialog).getByText('“Article 1” is also in 2 workspaces that you’re not in.')).toBeInTheDocument();
  expect(within(dialog).getByText('“Article 1” is attached to: The census.')).toBeInTheDocument();
  expect(within(dialog).getByText(/will move to Trash and leave all workspaces.*30 days/)).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Article successfully removed.')).toBeInTheDocument();
  expect(await screen.findByRole('tab', { name: 'Trash (1)' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Article restored.')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Article 1' })).toBeInTheDocument();
  expect(calls).toEqual(['delete', 'restore']);
});

it('unpublishes a published article first, and deletes nothing if that fails', async () => {
  const calls = await open([workspaceArticle('1', { ...own, publishedVersion: 1 })]);
  network.use(
    http.post('*/workspace/v1/article/unpublish', () => refusal(403, 'FORBIDDEN', 'Not yours to unpublish'), {
      once: true,
    }),
  );
  const dialog = await askToDelete();
  await user.click(within(dialog).getByRole('button', { name: 'Unpublish and delete' }));
  expect(await screen.findByText('Not yours to unpublish')).toBeInTheDocument();
  expect(calls).toEqual([]);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await chooseFromBar(user, 'Delete');
  const again = await screen.findByRole('dialog');
  await user.click(within(again).getByRole('button', { name: 'Unpublish and delete' }));
  await waitFor(() => expect(calls).toEqual(['unpublish', 'delete']));
});

it('restores an article from Trash', async () => {
  const calls = await open([], [workspaceArticle('1', own), workspaceArticle('2', own)]);
  await user.click(await screen.findByRole('tab', { name: 'Trash (2)' }));
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Restore Article 2' }));
  expect(await screen.findByText('Article restored.')).toBeInTheDocument();
  expect(await screen.findByRole('tab', { name: 'Trash (1)' })).toBeInTheDocument();
  expect(screen.queryByText('Article 2')).not.toBeInTheDocument();
  expect(calls).toEqual(['restore']);
});

it('asks before Trash is emptied, and shows that it is empty', async () => {
  const calls = await open([], [workspaceArticle('1', own), workspaceArticle('2', own)], '/workspaces?folder=trash');
  await user.click(await screen.findByRole('button', { name: 'Empty Trash' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete 2 articles in Trash for good?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(calls).toEqual([]);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Empty Trash' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Empty Trash' }));
  expect(await screen.findByText('Trash is empty')).toBeInTheDocument();
  expect(calls).toEqual(['empty {}']);
});

it('shows the flags of an article in words', async () => {
  await open([workspaceArticle('1', { flags: ['approved', 'important'] })]);
  const flags = await screen.findByRole('list', { name: 'Flags of Article 1' });
  expect(within(flags).getAllByRole('listitem')).toHaveLength(2);
  expect(flags).toHaveTextContent('ApprovedImportant');
});
