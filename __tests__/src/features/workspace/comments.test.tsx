import type { ArticleComment } from '@contract/comments';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import '@client/features/workspace/comments/texts';
import { CommentsDialog } from '@client/features/workspace/comments/CommentsDialog';
import { workspaceApi } from '@client/api/workspaceApi';
import { closeTabs, openTab } from '../../../support/client/clientStore';
import { network, refusal, withNetwork } from '../../../support/client/mockNetwork';
import { renderApp } from '../../../support/client/renderApp';

withNetwork();
configure({ asyncUtilTimeout: 10_000 });
afterEach(() => {
  closeTabs();
  sessionStorage.clear();
});

const user = userEvent.setup({ delay: null });
const member = (ownerId: string, givenName: string, surName: string) => ({
  ownerId,
  uid: `${ownerId}@example.com`,
  givenName,
  surName,
  isOwner: false,
});
const comment = (id: string, more: Partial<ArticleComment> = {}): ArticleComment => ({
  id,
  articleId: '7',
  workspaceId: 'g1',
  ownerId: 'u2',
  firstName: 'Olga',
  lastName: 'Owner',
  created: '2026-11-23T10:00:00Z',
  edited: null,
  comment: `Comment ${id}`,
  ...more,
});

/** Opens the dialog as user u1 on a mock server that stores comments. */
async function open(comments: ArticleComment[] = []) {
  const stored = [...comments];
  const members = [member('u1', 'Ada', 'Self'), member('u2', 'Olga', 'Owner'), member('u3', 'Max', 'Lund')];
  const group = { id: 'g1', ownerId: 'g1', name: 'Board', members, sharedArticlesNotifications: 0 };
  const path = '*/workspace/v1/articles';
  const textOf = async (request: Request) => ((await request.json()) as { comment: string }).comment;
  network.use(
    http.get('*/iam/v1/users/workspaces', () => HttpResponse.json({ workspaces: [group], total: 1 })),
    http.get(`${path}/7/comments`, () => HttpResponse.json({ articleComments: stored, total: stored.length })),
    http.post(`${path}/7/comments`, async ({ request }) => {
      const text = await textOf(request);
      if (text === 'refused') return refusal(404, 'NOT_FOUND', 'Could not retrieve the article.');
      const added = comment(`${stored.length + 1}`, { ownerId: 'u1', comment: text });
      stored.push(added);
      return HttpResponse.json({ articleComment: added });
    }),
    http.put(`${path}/comments/:id`, async ({ request, params }) => {
      const at = stored.findIndex(({ id }) => id === params.id);
      const changed = comment(String(params.id), { ownerId: 'u1', comment: await textOf(request) });
      stored[at] = changed;
      return HttpResponse.json({ articleComment: changed });
    }),
    http.delete(`${path}/comments/:id`, ({ params }) => {
      stored.splice(
        stored.findIndex(({ id }) => id === params.id),
        1,
      );
      return HttpResponse.json({ status: 'ok' });
    }),
  );
  const { store } = await openTab();
  const onClose = jest.fn();
  renderApp(store, <CommentsDialog articleId="7" ownerId="g1" title="Numbats" ownId="u1" onClose={onClose} />);
  return { store, stored, onClose };
}

const field = () => screen.findByRole('textbox', { name: /comment/i });
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));

it('shows that there are no comments, and adds one', async () => {
  await open();
  expect(await screen.findByText('There are currently no comments')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
  await user.type(await field(), 'Worth reading');
  await press('Add');
  expect(await screen.findByText('Comment successfully added.')).toBeInTheDocument();
  const list = await screen.findByRole('log', { name: 'Comments on Numbats' });
  expect(await within(list).findByText('Worth reading')).toBeInTheDocument();
  expect(within(list).getByText('You')).toBeInTheDocument();
  expect(await field()).toHaveValue('');
});

it('offers Edit and Remove to the author only', async () => {
  await open([comment('1'), comment('2', { ownerId: 'u1', comment: 'My onw' })]);
  expect(await screen.findByText('Olga Owner')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /^Edit comment/ })).toHaveLength(1);
  await press('Edit comment: My onw');
  const edited = await screen.findByRole('textbox', { name: 'Edit comment' });
  expect(edited).toHaveValue('My onw');
  await user.clear(edited);
  await user.type(edited, 'My own');
  await press('Save');
  expect(await screen.findByText('Comment successfully edited.')).toBeInTheDocument();
  await screen.findByRole('button', { name: 'Remove comment: My own' });
  await press('Remove comment: My own');
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Comment successfully deleted.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('My own')).not.toBeInTheDocument());
});

it('returns the focus to Edit when an edit ends, and to the list or the field when a comment is removed', async () => {
  await open([comment('1', { ownerId: 'u1', comment: 'Frist' }), comment('2', { ownerId: 'u1', comment: 'Second' })]);
  await user.click(await screen.findByRole('button', { name: 'Edit comment: Frist' }));
  await user.keyboard('{Control>}a{/Control}First{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Comment successfully edited.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit comment: First' })).toHaveFocus());
  await press('Edit comment: Second');
  await press('Cancel');
  expect(screen.getByRole('button', { name: 'Edit comment: Second' })).toHaveFocus();
  const remove = async (text: string) => {
    await press(`Remove comment: ${text}`);
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
  };
  await remove('First');
  await waitFor(() => expect(screen.getByRole('log')).toHaveFocus());
  await remove('Second');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveFocus());
});

it('places the caret at the end of a comment that is edited', async () => {
  await open([comment('1', { ownerId: 'u1', comment: 'Worth reading' })]);
  await user.click(await screen.findByRole('button', { name: /^Edit/ }));
  await user.keyboard(' twice');
  expect(screen.getByRole('textbox', { name: 'Edit comment' })).toHaveValue('Worth reading twice');
});

it('keeps the changes to a comment until the dialog is opened again', async () => {
  const mine = comment('1', { ownerId: 'u1', comment: 'Worth' });
  await open([mine]);
  await user.click(await screen.findByRole('button', { name: 'Edit comment: Worth' }));
  await user.type(await screen.findByRole('textbox', { name: 'Edit comment' }), ' a visit');
  closeTabs();
  await open([mine]);
  expect(await screen.findByRole('textbox', { name: 'Edit comment' })).toHaveValue('Worth a visit');
  await press('Cancel');
  expect(await screen.findByRole('textbox', { name: 'Comment' })).toHaveValue('');
  closeTabs();
  await open([mine]);
  expect(await screen.findByRole('textbox', { name: 'Comment' })).toHaveValue('');
});

it('completes the name of a member by keyboard', async () => {
  await open();
  const input = await field();
  await user.type(input, 'Thanks @');
  const list = await screen.findByRole('listbox', { name: 'Members to mention' });
  expect(within(list).getAllByRole('option')).toHaveLength(2);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(input).toHaveValue('Thanks @Max Lund ');
  await user.keyboard('and @ow{Tab}!');
  expect(input).toHaveValue('Thanks @Max Lund and @Olga Owner !');
  await user.keyboard(' @{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

it('keeps a text that the server refused, also until the dialog is opened again', async () => {
  await open();
  await user.type(await field(), 'refused');
  await press('Add');
  expect(await screen.findByText('Could not retrieve the article.')).toBeInTheDocument();
  expect(await field()).toHaveValue('refused');
  closeTabs();
  await open();
  expect(await field()).toHaveValue('refused');
  await user.clear(await field());
});

it('shows a comment that somebody else adds meanwhile', async () => {
  const { store, stored } = await open([comment('1')]);
  await screen.findByText('Comment 1');
  stored.push(comment('2'));
  store.dispatch(workspaceApi.util.invalidateTags(['Comments']));
  expect(await screen.findByText('Comment 2')).toBeInTheDocument();
});

it('keeps the typed text and shows a message when the article was removed from the workspace', async () => {
  const { store } = await open([comment('1')]);
  await screen.findByText('Comment 1');
  await user.type(await field(), 'Half a thought');
  network.use(http.get('*/workspace/v1/articles/7/comments', () => refusal(404, 'NOT_FOUND', 'Not found')));
  store.dispatch(workspaceApi.util.invalidateTags(['Comments']));
  expect(
    await screen.findByText('This article isn’t in this workspace anymore, or you’re no longer a member.'),
  ).toBeInTheDocument();
  expect(await field()).toHaveValue('Half a thought');
  expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
});

it('keeps what is typed while a comment is being added, or an edit saved', async () => {
  const mine = comment('1', { ownerId: 'u1', comment: 'Frist' });
  await open([mine]);
  let respond: () => void = () => undefined;
  const slowly = () => new Promise<void>((resolve) => (respond = resolve));
  network.use(
    http.post('*/workspace/v1/articles/7/comments', async () => {
      await slowly();
      return HttpResponse.json({ articleComment: comment('2', { ownerId: 'u1', comment: 'One' }) });
    }),
    http.put('*/workspace/v1/articles/comments/1', async () => {
      await slowly();
      return HttpResponse.json({ articleComment: { ...mine, comment: 'First' } });
    }),
  );
  const waitForRequest = () =>
    waitFor(() => expect(screen.getByRole('button', { name: /Add|Save/ })).toHaveAttribute('aria-disabled'));
  await user.type(await field(), 'One{Control>}{Enter}{/Control}');
  await waitForRequest();
  await user.type(await field(), ' more thing');
  respond();
  expect(await screen.findByText('Comment successfully added.')).toBeInTheDocument();
  expect(await field()).toHaveValue('One more thing');
  await user.clear(await field());
  await press('Edit comment: Frist');
  await user.keyboard('{Control>}a{/Control}First{Control>}{Enter}{/Control}');
  await waitForRequest();
  await user.keyboard(' of all');
  respond();
  expect(await screen.findByText('Comment successfully edited.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Edit comment' })).toHaveValue('First of all');
});

it('keeps the changes to a comment while another one is edited', async () => {
  await open([comment('1', { ownerId: 'u1', comment: 'Worth' }), comment('2', { ownerId: 'u1', comment: 'Second' })]);
  await user.click(await screen.findByRole('button', { name: 'Edit comment: Worth' }));
  await user.keyboard(' a visit');
  await press('Edit comment: Second');
  expect(screen.getByRole('textbox', { name: 'Edit comment' })).toHaveValue('Second');
  await press('Edit comment: Worth');
  expect(screen.getByRole('textbox', { name: 'Edit comment' })).toHaveValue('Worth a visit');
  await press('Edit comment: Worth');
  expect(screen.getByRole('textbox', { name: 'Edit comment' })).toHaveValue('Worth a visit');
});
