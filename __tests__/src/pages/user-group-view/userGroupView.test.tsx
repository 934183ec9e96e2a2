import type { UserGroup } from '@contract/userGroups';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { UserGroupViewPage } from '@client/pages/user-group-view/UserGroupViewPage';
import { closeTabs, openSignedInTab } from '../../../support/client/clientStore';
import { gate, network, person, refusal, withNetwork } from '../../../support/client/mockNetwork';
import { renderPages } from '../../../support/client/renderPage';

withNetwork();
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });
const path = '*/iam/v1/usergroups/g3';

const ada = { uid: person.uid, ownerId: person.ownerId, isOwner: false, givenName: 'Ada', surName: 'Reader' };
const zoe = { uid: 'zoe@example.com', ownerId: 'u9', isOwner: true, givenName: 'Zoë', surName: 'Zimmer' };
const markets: UserGroup = {
  id: 'g3',
  name: 'Markets',
  description: 'Prices and mergers',
  members: [zoe, ada],
  sharedArticlesNotifications: 0,
};

/**
 * Opens the page of a group, after the list of groups in the history. Returns the router and the requests sent.
 * @param prepare overrides responses before the page opens
 */
async function open(
  group: UserGroup = markets,
  prepare: () => void = () => undefined,
  visited: string[] = ['/user-groups?tab=member', '/user-groups/view/g3'],
) {
  const sent: string[] = [];
  network.use(
    http.get(path, () => HttpResponse.json(group)),
    http.put(`${path}/leave`, ({ request }) => {
      sent.push(`${request.method} ${new URL(request.url).pathname}`);
      return HttpResponse.json({ status: 'ok' });
    }),
  );
  prepare();
  const { store } = await openSignedInTab();
  const router = renderPages(store, { '/user-groups/view/:userGroupId?': <UserGroupViewPage /> }, visited);
  return { router, sent };
}

const leave = async () => {
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  const question = within(
    await screen.findByRole('dialog', { name: 'Are you sure you want to leave this user group?' }),
  );
  expect(question.getByText('Only its owner can add you again.')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Leave' }));
};

it('the page shows name, description and members of the group, and marks the owner', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Markets' })).toBeVisible();
  expect(document.title).toBe('Markets · Watchdesk');
  expect(screen.getByText('Prices and mergers')).toBeVisible();
  expect(within(screen.getByRole('banner')).queryByText('Prices and mergers')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Users (2)' })).toBeVisible();
  const [first, second] = within(screen.getByRole('list', { name: 'Users in the group' })).getAllByRole('listitem');
  expect(first).toHaveTextContent(/Zoë Zimmer.*zoe@example\.com.*Owner/);
  expect(second).toHaveTextContent(/Ada Reader/);
  expect(second).not.toHaveTextContent('Owner');
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
  expect(trail.getByRole('link', { name: 'User Groups' })).toHaveAttribute('href', '/user-groups');
});

it('the page shows a skeleton while the group is loading', async () => {
  const { open: send, opened } = gate();
  await open(markets, () =>
    network.use(
      http.get(path, async () => {
        await opened;
      }),
    ),
  );
  expect(screen.getByRole('heading', { level: 1, name: 'User Group' })).toBeVisible();
  expect(screen.getByRole('status', { name: 'Loading…' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
  send();
  expect(await screen.findByRole('heading', { level: 1, name: 'Markets' })).toBeVisible();
});

it('a 404 response is reported as a missing group', async () => {
  await open(markets, () => network.use(http.get(path, () => refusal(404, 'NOT_FOUND', 'User group not found.'))));
  expect(await screen.findByRole('alert')).toHaveTextContent('This user group doesn’t exist');
  expect(screen.getByText('User group not found.')).toBeVisible();
});

it('a failed request is not reported as a missing group, and Retry reloads it', async () => {
  await open(markets, () => network.use(http.get(path, () => refusal(503, 'UNAVAILABLE', 'down'))));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Couldn’t load this');
  expect(alert).not.toHaveTextContent('doesn’t exist');
  network.use(http.get(path, () => HttpResponse.json(markets)));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Markets' })).toBeVisible();
});

it('a member leaves the group after confirmation, and the list opens', async () => {
  const { router, sent } = await open();
  await leave();
  expect(await screen.findByText('You have left the user group Markets.')).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe('/user-groups'));
  expect(router.state.location.search).toBe('?tab=member');
  expect(sent).toEqual(['PUT /iam/v1/usergroups/g3/leave']);
});

it('a rejected leave request shows the error and keeps the page', async () => {
  const { router } = await open(markets, () =>
    network.use(http.put(`${path}/leave`, () => refusal(409, 'CONFLICT', 'The group is being changed.'))),
  );
  await leave();
  expect(await screen.findByText('The group is being changed.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.pathname).toBe('/user-groups/view/g3');
  expect(screen.getByRole('heading', { level: 1, name: 'Markets' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus());
});

it('Escape closes the confirmation and sends nothing', async () => {
  const { sent } = await open();
  (await screen.findByRole('button', { name: 'Remove' })).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus();
  expect(sent).toEqual([]);
});

it('the owner gets a link to the form instead of Remove', async () => {
  await open({
    ...markets,
    members: [
      { ...ada, isOwner: true },
      { ...zoe, isOwner: false },
    ],
  });
  expect(await screen.findByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/user-groups/add/g3');
  expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
});

it('a user who is not a member can only read the group', async () => {
  await open({ ...markets, members: [zoe] });
  expect(await screen.findByRole('heading', { level: 2, name: 'Users (1)' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
});

it('a URL without an id is replaced by the list', async () => {
  const { router } = await open(markets, undefined, ['/', '/user-groups/view']);
  await waitFor(() => expect(router.state.location.pathname).toBe('/user-groups'));
  expect(router.state.historyAction).toBe('REPLACE');
});
