import type { WorkspaceArticle } from '@contract/workspaceArticles';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { currentUserEndpoints } from '@client/api/iam/currentUser';
import { WorkspacesPage } from '@client/pages/workspaces/WorkspacesPage';
import { chooseFromBar, moreButton } from '../../../support/client/barMenu';
import { chooseOption } from '../../../support/client/chooseOption';
import { closeTabs, openSignedInTab } from '../../../support/client/clientStore';
import { network, refusal, settings, withNetwork } from '../../../support/client/mockNetwork';
import { sectionOf, workspaceArticle } from '../../../support/client/mockNewsletterApi';
import { renderPage } from '../../../support/client/renderPage';

withNetwork();
// On two busy cores, debounced input may take longer than the default of one second.
configure({ asyncUtilTimeout: 10_000 });
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });
const article = (id: number, more?: Partial<WorkspaceArticle>) => workspaceArticle(`${id}`, more);

interface OpenOptions {
  articles?: WorkspaceArticle[];
  preferences?: Partial<typeof settings>;
  at?: string;
  /** Overrides the response of the list of workspaces, unless it returns undefined. */
  refuse?: () => Response | undefined;
}

/** Opens a workspace on a mock server that pages these articles and deletes them. */
async function open({ articles = [], preferences = {}, at = '/workspaces', refuse }: OpenOptions) {
  let stored = articles;
  const listRequests: URL[] = [];
  network.use(
    http.get('*/iam/v1/generalsettings', () => HttpResponse.json({ ...settings, ...preferences })),
    http.get('*/iam/v1/users/workspaces', () => refuse?.() ?? HttpResponse.json({ workspaces: [], total: 0 })),
    http.get('*/workspace/v1/articles/all', ({ request }) => {
      const url = new URL(request.url);
      listRequests.push(url);
      const start = Number(url.searchParams.get('start'));
      return HttpResponse.json({ articles: stored.slice(start, start + 10), total: stored.length });
    }),
    http.get('*/workspace/v1/articles/selection', () => HttpResponse.json({ articles: stored })),
    http.get('*/workspace/v1/folders', () => HttpResponse.json({ folders: { ARTICLES: [] } })),
    http.post('*/workspace/v1/articles/delete', ({ request }) => {
      const deletedIds = new URL(request.url).searchParams.getAll('articleIds');
      stored = stored.filter(({ id }) => !deletedIds.includes(id));
      return HttpResponse.json({ status: 'ok' });
    }),
  );
  const { store } = await openSignedInTab();
  await waitFor(() => expect(store.getState().session.settings).not.toBeNull());
  const router = renderPage(store, at === '/workspaces' ? at : '/workspaces/:workspaceId', <WorkspacesPage />, at);
  return {
    listRequests,
    router,
    store,
    /** A colleague changes the articles of the workspace. */
    change: (articlesThen: WorkspaceArticle[]) => {
      stored = articlesThen;
    },
  };
}

const titles = async () =>
  within(await screen.findByRole('list', { name: 'Articles' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
const checkboxOf = (id: number) => screen.findByRole('checkbox', { name: `Select Article ${id}` });

it('opens with the order and view of the user’s settings, and keeps another choice in the URL', async () => {
  const preferences = { basketSortDefault: 'alphabetic', basketViewDefault: 'list' } as const;
  const { listRequests, router } = await open({ articles: [article(1)], preferences });
  expect(await titles()).toEqual(['Article 1']);
  expect(listRequests[0]?.searchParams.get('sort_by')).toBe('title_asc');
  expect(screen.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Details' }));
  await chooseOption(user, screen.getByRole('combobox', { name: 'Sort by' }), 'Most Recently Added');
  await waitFor(() => expect(listRequests.at(-1)?.searchParams.get('sort_by')).toBe('newest_desc'));
  expect(router.state.location.search).toBe('?view=details&sort=newest_desc');
  expect(await screen.findByText(/^Added/)).toBeInTheDocument();
});

it('shows the publication date, or when a draft was saved, beside the date added, and the state with the version in one chip', async () => {
  await open({
    articles: [
      article(1, { published: '2026-05-04T12:00:00Z', created: '2026-05-06T12:00:00Z' }),
      article(2, { itemVersion: 1, latestVersion: 3 }),
      article(3, { isOwn: true, articleState: { name: 'Draft' }, published: '2026-05-07T12:00:00Z' }),
    ],
    preferences: { basketViewDefault: 'details' },
  });
  const dates = (await screen.findByText('Published 04 May 2026')).closest('p');
  expect(dates).toHaveTextContent(/^Published 04 May 2026 · Added .+2026/);
  expect(screen.getByText('Saved 07 May 2026')).toBeVisible();
  expect(screen.getByText('Original · Version 1')).toHaveClass('MuiChip-label');
  expect(screen.getByText('Original · Version 1 of 3')).toBeVisible();
});

it('opens with the view chosen last in any list, until the default in the settings changes', async () => {
  const { router, store } = await open({ articles: [article(1)] });
  network.use(
    http.post('*/iam/v1/generalsettings', () => HttpResponse.json({ ...settings, basketViewDefault: 'details' })),
  );
  await user.click(await screen.findByRole('button', { name: 'List' }));
  await act(() => router.navigate('/workspaces', { replace: true }));
  expect(screen.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');
  await act(() =>
    store.dispatch(currentUserEndpoints.endpoints.saveGeneralSettings.initiate({ basketViewDefault: 'details' })),
  );
  expect(screen.getByRole('button', { name: 'Details' })).toHaveAttribute('aria-pressed', 'true');
});

it('shows what a colleague changed when the window gets the focus, and keeps the selection', async () => {
  const { change } = await open({ articles: [article(1), article(2)] });
  await user.click(await checkboxOf(2));
  change([article(3), article(1), article(2, { title: 'Renamed' })]);
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(async () => expect(await titles()).toEqual(['Article 3', 'Article 1', 'Renamed']));
  expect(screen.getByRole('checkbox', { name: 'Select Renamed' })).toBeChecked();
  expect(screen.getByText('3 articles · 1 selected')).toBeInTheDocument();
});

it('allows sending a selected draft as soon as it is published', async () => {
  const features = { ...settings.features, sendButton: true };
  const draft = { state: 'Draft', articleState: { name: 'Draft' } } as const;
  const { change } = await open({ articles: [article(1, draft)], preferences: { features } });
  await user.click(await checkboxOf(1));
  await user.click(moreButton());
  expect(screen.getByRole('menuitem', { name: /^Send/ })).toHaveAttribute('aria-disabled', 'true');
  change([article(1, { state: 'Published', articleState: { name: 'Published' } })]);
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Send' })).not.toHaveAttribute('aria-disabled'));
});

it('keeps the comments open when the article moves to the next page', async () => {
  const { change } = await open({ articles: [article(1)], at: '/workspaces/g1' });
  network.use(
    http.get('*/workspace/v1/articles/1/comments', () => HttpResponse.json({ articleComments: [], total: 0 })),
  );
  await user.click(await screen.findByRole('button', { name: '0 comments: Article 1' }));
  await user.type(await screen.findByRole('textbox', { name: 'Comment' }), 'Half a thought');
  change([article(2)]);
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByRole('button', { name: '0 comments: Article 2', hidden: true })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('Half a thought');
});

it('returns the focus to the button of the comments when they are closed', async () => {
  await open({ articles: [article(1)], at: '/workspaces/g1' });
  network.use(
    http.get('*/workspace/v1/articles/1/comments', () => HttpResponse.json({ articleComments: [], total: 0 })),
  );
  const button = await screen.findByRole('button', { name: '0 comments: Article 1' });
  await user.click(button);
  await user.click(await screen.findByRole('textbox', { name: 'Comment' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(button).toHaveFocus());
});

it('selects articles by key, and clears the selection by Esc', async () => {
  await open({ articles: [article(1), article(2), article(3)] });
  await checkboxOf(1);
  await user.keyboard('jxjj{Shift>}X{/Shift}');
  expect(await checkboxOf(2)).toBeChecked();
  expect(screen.getByText('3 articles · 3 selected')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(await checkboxOf(2)).not.toBeChecked();
});

it('truncates a description of more than 279 characters until Read More', async () => {
  await open({
    articles: [article(1, { description: 'a'.repeat(279) }), article(2, { description: 'b'.repeat(277) + 'END' })],
  });
  expect(await screen.findAllByRole('button', { name: /^Read More/ })).toHaveLength(1);
  expect(screen.queryByText(/END/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Read More: Article 2' }));
  expect(screen.getByText(/END/)).toBeInTheDocument();
});

it('deletes articles selected on several pages, and goes back when the page no longer exists', async () => {
  await open({ articles: Array.from({ length: 12 }, (_, index) => article(index + 1)) });
  await user.click(await checkboxOf(2));
  await user.keyboard('{Shift>}');
  await user.click(await checkboxOf(4));
  await user.keyboard('{/Shift}');
  expect(screen.getByText('12 articles · 3 selected')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Go to page 2' }));
  await checkboxOf(11);
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await chooseFromBar(user, 'Delete');
  const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to delete 5 articles?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Articles successfully removed.')).toBeInTheDocument();
  await waitFor(async () => expect(await titles()).toEqual([1, 5, 6, 7, 8, 9, 10].map((id) => `Article ${id}`)));
  expect(screen.getByText('7 articles')).toBeInTheDocument();
  await waitFor(() => expect(moreButton()).toHaveFocus());
});

it('keeps the selection and shows the error when the server rejects the deletion', async () => {
  await open({ articles: [article(1)] });
  network.use(http.post('*/workspace/v1/articles/delete', () => refusal(403, 'FORBIDDEN', 'Not yours to delete')));
  await user.click(await checkboxOf(1));
  await chooseFromBar(user, 'Delete');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Not yours to delete')).toBeInTheDocument();
  expect(await checkboxOf(1)).toBeChecked();
});

it('shows different states for an empty workspace, a failed request and an unknown workspace', async () => {
  await open({});
  expect(await screen.findByText('Currently there are no articles in this workspace')).toBeInTheDocument();
  network.use(http.get('*/workspace/v1/articles/all', () => refusal(500, 'INTERNAL', '')));
  await user.type(screen.getByRole('searchbox', { name: 'Find by headline' }), 'x');
  // The typed text is applied after a delay.
  const retry = await screen.findByRole('button', { name: 'Retry' });
  network.use(http.get('*/workspace/v1/articles/all', () => refusal(404, 'NOT_FOUND', 'Not found')));
  await user.click(retry);
  expect(await screen.findByText('This workspace doesn’t exist')).toBeInTheDocument();
});

it('stops showing a workspace when the user is removed from its group', async () => {
  await open({ articles: [article(1)], at: '/workspaces/g7' });
  expect(await titles()).toEqual(['Article 1']);
  network.use(http.get('*/workspace/v1/articles/all', () => refusal(404, 'NOT_FOUND', 'Not found')));
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText('This workspace doesn’t exist')).toBeInTheDocument();
  expect(screen.queryByText('Article 1')).not.toBeInTheDocument();
});

it('does not offer Delete in a group’s workspace without publish permission', async () => {
  const shared = article(1, { sharedBy: { ownerId: 'u9', givenName: 'Max', surName: 'Member' } });
  const { listRequests } = await open({ articles: [shared], at: '/workspaces/g7' });
  expect(await screen.findByText(/Shared by Max Member/)).toBeInTheDocument();
  expect(listRequests[0]?.searchParams.get('ownerId')).toBe('g7');
  expect(screen.queryByRole('button', { name: 'More actions' })).not.toBeInTheDocument();
});

it('keeps the focus on the page when the list of workspaces is reloaded', async () => {
  const refusals = [refusal(500, 'INTERNAL', '')];
  await open({ refuse: () => refusals.pop() });
  const failed = await screen.findByText('Couldn’t load your user groups’ workspaces.');
  within(failed).getByRole('button', { name: 'Retry' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(failed).not.toBeInTheDocument());
  expect(screen.getByRole('searchbox', { name: 'Find by headline' })).toHaveFocus();
});

it.each([
  [
    'mouse',
    (grip: HTMLElement) => {
      fireEvent.mouseDown(grip, { button: 0 });
      fireEvent.mouseMove(document, { clientY: 40 });
    },
  ],
  [
    'keyboard',
    (grip: HTMLElement) => {
      grip.focus();
      fireEvent.keyDown(grip, { key: ' ', code: 'Space' });
    },
  ],
])('cancels dragging a section by %s with Esc, and keeps the dialog open', async (_by, lift) => {
  network.use(
    http.get('*/workspace/v1/groups', () =>
      HttpResponse.json({ groups: [sectionOf('1', 'Alpha'), sectionOf('2', 'Beta')], total: 2 }),
    ),
  );
  await open({ articles: [article(1)] });
  await chooseFromBar(user, 'Sections');
  const dialog = await screen.findByRole('dialog', { name: 'Sections' });
  const grip = await within(dialog).findByRole('button', { name: 'Drag Beta' });
  const label = () => screen.queryAllByText('Beta').filter((element) => !dialog.contains(element));
  lift(grip);
  await waitFor(() => expect(label()).toHaveLength(1));
  fireEvent.keyDown(grip, { key: 'Escape', code: 'Escape' });
  await waitFor(() => expect(label()).toHaveLength(0));
  expect(screen.getByRole('dialog', { name: 'Sections' })).toBeVisible();
});

it('shows beside each section how many of its articles are new', async () => {
  network.use(
    http.get('*/workspace/v1/groups', () =>
      HttpResponse.json({
        groups: [{ ...sectionOf('1', 'Alpha'), articles: 3, sharedArticlesNotifications: 2 }, sectionOf('2', 'Beta')],
        total: 2,
      }),
    ),
  );
  await open({ articles: [article(1)] });
  await chooseFromBar(user, 'Sections');
  const dialog = await screen.findByRole('dialog', { name: 'Sections' });
  const [alpha, beta] = await within(dialog).findAllByRole('listitem');
  expect(alpha).toHaveTextContent('3 articles2 new');
  expect(beta).not.toHaveTextContent('new');
});
