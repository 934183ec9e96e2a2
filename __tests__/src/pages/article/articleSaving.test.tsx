import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { RequestedShareDialog } from '@client/app/shell/RequestedShareDialog';
import { SaveSelectedButton } from '@client/features/workspace/SaveSelectedButton';
import { ArticlePage } from '@client/pages/article/ArticlePage';
import { article } from '../../../support/client/articleBuilders';
import { closeTabs, openSignedInTab } from '../../../support/client/clientStore';
import { network, refusal, settings, withNetwork } from '../../../support/client/mockNetwork';
import { renderApp } from '../../../support/client/renderApp';
import { renderPage } from '../../../support/client/renderPage';

withNetwork();
configure({ asyncUtilTimeout: 10_000 });
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });
const item = { itemId: '7', itemVersion: 1 };

/** Serves article 7 and a workspace in which saving and deleting take effect. */
async function signIn({ held = false } = {}) {
  const workspace = new Set(held ? ['7'] : []);
  const deletedIds: string[][] = [];
  network.use(
    http.get('*/iam/v1/generalsettings', () =>
      HttpResponse.json({ ...settings, features: { ...settings.features, workspaces: true } }),
    ),
    http.get('*/iam/v1/users/workspaces', () => HttpResponse.json({ workspaces: [], total: 0 })),
    http.get('*/data/v1/items/:id', ({ request }) =>
      new URL(request.url).searchParams.get('format') === 'xml'
        ? new HttpResponse('<?xml version="1.0"?><item></item>')
        : HttpResponse.json({ article: article('7') }),
    ),
    http.post('*/workspace/v1/items/saved', () =>
      HttpResponse.json({ items: [{ itemId: '7', status: workspace.has('7') ? 'SAVED' : 'NOT_SAVED' }] }),
    ),
    http.post('*/workspace/v1/items/save', () => {
      const status = workspace.has('7') ? 'PRESENT' : 'ADDED';
      workspace.add('7');
      return HttpResponse.json({ items: [{ itemId: '7', articleId: '70', status }] });
    }),
    http.post('*/workspace/v1/articles/delete', ({ request }) => {
      deletedIds.push(new URL(request.url).searchParams.getAll('articleIds'));
      workspace.clear();
      return HttpResponse.json({ status: 'ok' });
    }),
  );
  const { store } = await openSignedInTab();
  await waitFor(() => expect(store.getState().session.settings).not.toBeNull());
  return { store, deletedIds };
}

async function openArticle(options?: { held: boolean }) {
  const { store, deletedIds } = await signIn(options);
  renderPage(
    store,
    '/landing-article/:articleId/:version',
    <>
      <ArticlePage />
      <RequestedShareDialog />
    </>,
    '/landing-article/7/1',
  );
  await screen.findByRole('heading', { level: 1, name: 'Headline 7' });
  return { deletedIds };
}

const bookmark = (name: 'Save' | 'Saved') => screen.findByRole('button', { name });

it('saves an article at once, and Undo removes it again', async () => {
  const { deletedIds } = await openArticle();
  await user.click(await bookmark('Save'));
  expect(await screen.findByText('Article successfully saved.')).toBeInTheDocument();
  expect(await bookmark('Saved')).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Article removed from your workspace.')).toBeInTheDocument();
  expect(await bookmark('Save')).toBeVisible();
  expect(deletedIds).toEqual([['70']]);
});

it('opens the choice of other workspaces from the snackbar', async () => {
  await openArticle();
  await user.click(await bookmark('Save'));
  await user.click(await screen.findByRole('button', { name: 'Choose…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Share with User Group' });
  // The article is in this workspace already.
  expect(within(dialog).queryByRole('checkbox', { name: 'My personal workspace' })).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

it('shows that an article is saved, and the bookmark then opens the Save dialog', async () => {
  await openArticle({ held: true });
  await user.click(await bookmark('Saved'));
  expect(await screen.findByText('Selected article already available in the workspace')).toBeVisible();
});

it('stays unsaved if the server refuses', async () => {
  await openArticle();
  network.use(http.post('*/workspace/v1/items/save', () => refusal(404, 'NOT_FOUND', 'Could not retrieve it.')));
  await user.click(await bookmark('Save'));
  expect(await screen.findByText('Could not retrieve it.')).toBeInTheDocument();
  expect(await bookmark('Save')).toBeEnabled();
});

it('saves a single selected article of a list at once, and reports one that is already saved', async () => {
  const { store } = await signIn({ held: true });
  const onSaved = jest.fn();
  renderApp(store, <SaveSelectedButton items={[item]} onSaved={onSaved} />);
  await user.click(screen.getByRole('button', { name: 'Save (1)' }));
  expect(await screen.findByText('Selected article already available in the workspace')).toBeInTheDocument();
  expect(onSaved).toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});
