import { deliveryMethods } from '@contract/limits';
import type { WorkspaceArticle } from '@contract/workspaceArticles';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { WorkspacesPage } from '@client/pages/workspaces/WorkspacesPage';
import { chooseFromBar, moreButton } from '../../../support/client/barMenu';
import { closeTabs, openSignedInTab } from '../../../support/client/clientStore';
import { network, person, refusal, withNetwork } from '../../../support/client/mockNetwork';
import { workspaceArticle } from '../../../support/client/mockNewsletterApi';
import { renderPage } from '../../../support/client/renderPage';
import { withViewport } from '../../../support/client/viewport';

withNetwork();
configure({ asyncUtilTimeout: 10_000 });
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });
const own = (id: string, more: Partial<WorkspaceArticle>) =>
  workspaceArticle(id, { isOwn: true, articleState: { name: more.state ?? 'Draft' }, ...more });
const changed = own('1', { state: 'Draft', publishedVersion: 2, publicationDto: [{ name: 'House News' }] });
const published = own('2', { state: 'Published', publishedVersion: 1 });
const draft = own('3', { state: 'Draft' });
const original = workspaceArticle('4');

/** Opens a workspace for somebody with publish permission; `sent` are the requests that change something. */
async function open(answer: () => Response = () => HttpResponse.json({ status: 'ok' })) {
  return (await openList(answer)).sent;
}

/** `listed` are the articles of the workspace, which a colleague may change. */
async function openList(answer: () => Response = () => HttpResponse.json({ status: 'ok' })) {
  const sent: { url: string; body: unknown }[] = [];
  const listed = [changed, published, draft, original];
  const record = async ({ request }: { request: Request }) => {
    const text = await request.text();
    sent.push({ url: new URL(request.url).pathname, body: text === '' ? null : JSON.parse(text) });
    return answer();
  };
  network.use(
    http.get('*/iam/v1/users', () =>
      HttpResponse.json({ ...person, deliveryMethods: [deliveryMethods.access, deliveryMethods.publish] }),
    ),
    http.get('*/iam/v1/users/workspaces', () => HttpResponse.json({ workspaces: [], total: 0 })),
    http.get('*/workspace/v1/articles/all', () => HttpResponse.json({ articles: listed, total: listed.length })),
    http.get('*/workspace/v1/folders', () => HttpResponse.json({ folders: { ARTICLES: [] } })),
    http.post('*/workspace/v1/article/unpublish', record),
    http.post('*/workspace/v1/article/:id/discard', record),
    http.put('*/workspace/v1/article/:id/publish/update', record),
  );
  const { store } = await openSignedInTab();
  await waitFor(() => expect(store.getState().session.settings).not.toBeNull());
  renderPage(store, '/workspaces', <WorkspacesPage />, '/workspaces');
  return { sent, listed };
}

const select = async (id: number) => user.click(await screen.findByRole('checkbox', { name: `Select Article ${id}` }));
const confirm = async (name: string) => {
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name }));
};

it('shows the published version of a draft on its card', async () => {
  await open();
  expect(await screen.findByText('Draft · published version 2')).toBeVisible();
});

it('unpublishes the selected articles that are published, in the versions that were seen', async () => {
  const sent = await open();
  await select(1);
  await select(2);
  await select(3);
  await chooseFromBar(user, 'Unpublish');
  await confirm('Unpublish');
  expect(await screen.findByText('Articles successfully unpublished.')).toBeVisible();
  const body = [
    { articleId: '1', version: 2 },
    { articleId: '2', version: 1 },
  ];
  expect(sent).toEqual([{ url: '/workspace/v1/article/unpublish', body }]);
});

it('can’t unpublish drafts and originals, and says why', async () => {
  await open();
  await select(4);
  await user.click(moreButton());
  const item = () => screen.getByRole('menuitem', { name: /^Unpublish/ });
  expect(item()).toHaveAttribute('aria-disabled', 'true');
  expect(item()).toHaveTextContent('Unpublish the published copy');
  await user.keyboard('{Escape}');
  await select(3);
  await user.click(moreButton());
  expect(item()).toHaveAttribute('aria-disabled', 'true');
});

it('shows why unpublishing was refused, and keeps the selection', async () => {
  await open(() =>
    refusal(409, 'CHANGED_MEANWHILE', 'The article was just published again. Please check the new version first.'),
  );
  await select(2);
  await chooseFromBar(user, 'Unpublish');
  await confirm('Unpublish');
  expect(
    await screen.findByText('The article was just published again. Please check the new version first.'),
  ).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Select Article 2' })).toBeChecked();
});

it('publishes or discards the changes of a published article from its menu', async () => {
  const sent = await open(() => HttpResponse.json({ articleId: '1', version: 3 }));
  const menu = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Actions for Article 1' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  await menu('Publish the changes');
  expect(await screen.findByText('Articles successfully published.')).toBeVisible();
  await menu('Discard the changes');
  await confirm('Discard the changes');
  expect(await screen.findByText('Changes discarded.')).toBeVisible();
  expect(sent.map(({ url }) => url)).toEqual([
    '/workspace/v1/article/1/publish/update',
    '/workspace/v1/article/1/discard',
  ]);
});

it('keeps a dialog of an article’s menu open when the article leaves the list', async () => {
  const { listed } = await openList();
  await user.click(await screen.findByRole('button', { name: 'Actions for Article 2' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Unpublish' }));
  const dialog = await screen.findByRole('dialog');
  listed.splice(0, listed.length, draft);
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(screen.queryByText('Article 2')).not.toBeInTheDocument());
  expect(dialog).toBeVisible();
});

describe('in a narrow window', () => {
  withViewport(400);

  it('shows Share and Publish, and has the other actions in a menu', async () => {
    await open();
    await select(2);
    expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Publish' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Unpublish' })).toBeNull();
    await user.click(moreButton());
    const menu = within(screen.getByRole('menu', { name: 'More actions' }));
    const labels = (role: string) => menu.getAllByRole(role).map(({ textContent }) => textContent);
    expect(labels('menuitem')).toEqual(['Unpublish', 'Newsletter (1)', 'Sections', 'Copy', 'Delete']);
    expect(labels('menuitemcheckbox')).toEqual(['Approved', 'Important']);
  });

  it('opens a dialog from the menu by keyboard, whose keys are its own, and returns the focus to the menu’s button', async () => {
    const sent = await open();
    await select(2);
    moreButton().focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('menuitem', { name: 'Unpublish' })).toHaveFocus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await user.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(moreButton()).toHaveFocus());
    expect(sent).toEqual([]);
  });

  it('explains in the menu why an action isn’t available', async () => {
    await open();
    await select(3);
    await user.click(moreButton());
    const item = screen.getByRole('menuitem', { name: /^Unpublish/ });
    expect(item).toHaveAttribute('aria-disabled', 'true');
    expect(item).toHaveTextContent('Select published articles to unpublish them');
  });
});
