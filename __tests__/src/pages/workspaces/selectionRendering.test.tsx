import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type * as cards from '@client/pages/workspaces/WorkspaceArticleCard';
import { closeTabs, openSignedInTab } from '../../../support/client/clientStore';
import { network, withNetwork } from '../../../support/client/mockNetwork';
import { workspaceArticle } from '../../../support/client/mockNewsletterApi';
import { renderPage } from '../../../support/client/renderPage';

const rendered = jest.fn();

// The real component, which reports that it is rendered.
jest.mock('@client/pages/workspaces/WorkspaceArticleCard', () => {
  const actual = jest.requireActual<typeof cards>('@client/pages/workspaces/WorkspaceArticleCard');
  const WorkspaceArticleCard = (props: cards.WorkspaceArticleCardProps) => {
    'use no memo';
    rendered(props.article.id);
    return actual.WorkspaceArticleCard(props);
  };
  return { ...actual, WorkspaceArticleCard };
});

withNetwork();
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });

it('doesn’t render the content of articles again when they are selected or deselected', async () => {
  const articles = ['1', '2', '3'].map((id) => workspaceArticle(id));
  network.use(
    http.get('*/iam/v1/users/workspaces', () => HttpResponse.json({ workspaces: [], total: 0 })),
    http.get('*/workspace/v1/articles/all', () => HttpResponse.json({ articles, total: 3 })),
    http.get('*/workspace/v1/folders', () => HttpResponse.json({ folders: { ARTICLES: [] } })),
    http.get('*/workspace/v1/groups', () => HttpResponse.json({ groups: [], total: 0 })),
  );
  // Not imported above: its modules would be loaded before they are replaced.
  const { WorkspacesPage } = await import('@client/pages/workspaces/WorkspacesPage');
  const { store } = await openSignedInTab();
  await waitFor(() => expect(store.getState().session.settings).not.toBeNull());
  renderPage(store, '/workspaces', <WorkspacesPage />, '/workspaces');
  const box = await screen.findByRole('checkbox', { name: 'Select Article 2' });
  expect(rendered).toHaveBeenCalled();
  rendered.mockClear();

  await user.click(box);
  expect(screen.getByText('3 articles · 1 selected')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  expect(screen.getByText('3 articles · 3 selected')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(box).not.toBeChecked();
  expect(rendered).not.toHaveBeenCalled();
});
