import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { WorkspacesPage } from '@client/pages/workspaces/WorkspacesPage';
import { closeTabs, openSignedInTab } from '../../../support/client/clientStore';
import { network, withNetwork } from '../../../support/client/mockNetwork';
import { sectionOf, workspaceArticle } from '../../../support/client/mockNewsletterApi';
import { renderPage } from '../../../support/client/renderPage';
import { withViewport } from '../../../support/client/viewport';

withNetwork();
withViewport(1440);
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });

/** Opens a workspace with two articles and two sections in a wide window. */
async function open() {
  network.use(
    http.get('*/iam/v1/users/workspaces', () => HttpResponse.json({ workspaces: [], total: 0 })),
    http.get('*/workspace/v1/articles/all', () =>
      HttpResponse.json({ articles: [workspaceArticle('1'), workspaceArticle('2')], total: 2 }),
    ),
    http.get('*/workspace/v1/folders', () => HttpResponse.json({ folders: { ARTICLES: [] } })),
    http.get('*/workspace/v1/groups', () =>
      HttpResponse.json({ groups: [sectionOf('1', 'Alpha'), sectionOf('2', 'Beta')], total: 2 }),
    ),
  );
  const { store } = await openSignedInTab();
  await waitFor(() => expect(store.getState().session.settings).not.toBeNull());
  renderPage(store, '/workspaces', <WorkspacesPage />, '/workspaces');
  const article = await screen.findByRole('checkbox', { name: 'Select Article 1' });
  const panel = await screen.findByRole('complementary', { name: 'Sections' });
  expect(within(panel).getByText('Alpha')).toBeVisible();
  return { article, panel };
}

it('keeps the articles mounted when the code that drags sections is loaded', async () => {
  const { article, panel } = await open();
  expect(within(panel).queryByRole('button', { name: 'Drag Alpha' })).toBeNull();
  await user.hover(article);
  expect(await within(panel).findByRole('button', { name: 'Drag Alpha' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Select Article 1' })).toBe(article);
});

it('drags an article by the mouse, and cancels with Escape', async () => {
  const { article, panel } = await open();
  await user.hover(article);
  await within(panel).findByRole('button', { name: 'Drag Alpha' });
  const label = () => [...document.querySelectorAll('body > div')].some((one) => one.textContent === 'Article 1');
  fireEvent.mouseDown(article, { button: 0, clientX: 10, clientY: 10 });
  fireEvent.mouseMove(document, { clientX: 40, clientY: 40 });
  await waitFor(() => expect(label()).toBe(true));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(label()).toBe(false));
});
