import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { WorkspacesPage } from '@client/pages/workspaces/WorkspacesPage';
import { closeTabs, openSignedInTab } from '../../../support/client/clientStore';
import { network, withNetwork } from '../../../support/client/mockNetwork';
import { workspaceArticle } from '../../../support/client/mockNewsletterApi';
import { renderPage } from '../../../support/client/renderPage';

withNetwork();
afterEach(closeTabs);

it('uses the selection at the press, also before the bar shows it', async () => {
  const articles = ['1', '2'].map((id) => workspaceArticle(id));
  network.use(
    http.get('*/iam/v1/users/workspaces', () => HttpResponse.json({ workspaces: [], total: 0 })),
    http.get('*/workspace/v1/articles/all', () => HttpResponse.json({ articles, total: 2 })),
    http.get('*/workspace/v1/folders', () => HttpResponse.json({ folders: { ARTICLES: [] } })),
    http.get('*/workspace/v1/groups', () => HttpResponse.json({ groups: [], total: 0 })),
  );
  const { store } = await openSignedInTab();
  await waitFor(() => expect(store.getState().session.settings).not.toBeNull());
  renderPage(store, '/workspaces', <WorkspacesPage />, '/workspaces');
  const box = await screen.findByRole('checkbox', { name: 'Select Article 2' });
  const share = screen.getByRole('button', { name: 'Share' });
  // React renders after both clicks.
  act(() => {
    box.click();
    share.click();
  });
  const dialog = await screen.findByRole('dialog', { name: 'Share with User Group' });
  expect(dialog).toHaveTextContent('Adds the article to the workspaces you choose');
  expect(screen.queryByText('Please select articles and User Group to share.')).toBeNull();
});
