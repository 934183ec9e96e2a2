import type { UserGroup } from '@contract/userGroups';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { InitialEntry } from 'react-router-dom';
import { UserGroupsPage } from '@client/pages/user-groups/UserGroupsPage';
import { closeTabs, openSignedInTab } from '../../../support/client/clientStore';
import { gate, network, person, refusal, withNetwork } from '../../../support/client/mockNetwork';
import { renderPages } from '../../../support/client/renderPage';
import { withViewport } from '../../../support/client/viewport';

withNetwork();
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });
const path = '*/iam/v1/usergroups';

const ada = { uid: person.uid, ownerId: person.ownerId, isOwner: true, givenName: 'Ada', surName: 'Reader' };
const zoe = { uid: 'zoe@example.com', ownerId: 'u9', isOwner: true, givenName: 'Zoë', surName: 'Zimmer' };
const group = (id: string, name: string, owner = ada): UserGroup => ({
  id,
  name,
  description: `All about ${name}`,
  members: [owner],
  memberCount: 4,
  sharedArticlesNotifications: 0,
});
const oncology = group('g1', 'Oncology');
const trials = group('g2', 'Trials');
const markets = group('g3', 'Markets', zoe);

interface Groups {
  own?: UserGroup[];
  others?: UserGroup[];
  /** The total number of groups; by default the number of groups listed. */
  total?: number;
}

/**
 * Opens the page of a user with these groups. Returns the parameters of the list requests, and the other requests sent.
 * @param prepare overrides responses before the page opens
 */
async function open(groups: Groups = {}, at: InitialEntry = '/user-groups', prepare: () => void = () => undefined) {
  const { own = [oncology, trials], others = [markets], total } = groups;
  const listRequests: Record<string, string>[] = [];
  const sent: string[] = [];
  const removedIds = new Set<string>();
  const removalHandler = (way: string) =>
    http.all(`${path}/:id${way}`, ({ request, params }) => {
      if (request.method === 'GET') return undefined;
      sent.push(`${request.method} ${new URL(request.url).pathname}`);
      removedIds.add(String(params.id));
      return HttpResponse.json({ status: 'ok' });
    });
  network.use(
    http.get(path, ({ request }) => {
      const asked = Object.fromEntries(new URL(request.url).searchParams);
      // Requests without a role are the shell's, for its list of workspaces.
      if (asked.role !== undefined) listRequests.push(asked);
      const found = (asked.role === 'MEMBER' ? others : own).filter(({ id }) => !removedIds.has(id));
      return HttpResponse.json({ usergroups: found, total: total ?? found.length });
    }),
    removalHandler(''),
    removalHandler('/leave'),
  );
  prepare();
  const { store } = await openSignedInTab();
  const router = renderPages(store, { '/user-groups': <UserGroupsPage /> }, ['/', at]);
  return { router, listRequests, sent };
}

const button = (name: string) => screen.getByRole('button', { name });
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const select = async (name: string) => user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
const confirm = async (title: string, action: string) => {
  const question = within(await screen.findByRole('dialog', { name: title }));
  await user.click(question.getByRole('button', { name: action }));
};
const respondToList = (answer: () => Response | Promise<Response>) => network.use(http.get(path, answer));

describe('the list of user groups', () => {
  it('has the title User Groups and shows a skeleton until the groups are loaded', async () => {
    const { open: send, opened } = gate();
    await open({}, '/user-groups', () =>
      network.use(
        http.get(path, async () => {
          await opened;
        }),
      ),
    );
    expect(screen.getByRole('heading', { level: 1, name: 'User Groups' })).toBeVisible();
    expect(document.title).toBe('User Groups · Watchdesk');
    expect(screen.getByRole('status', { name: 'Loading…' })).toBeVisible();
    send();
    expect(await screen.findByRole('table', { name: 'My Users Groups' })).toBeVisible();
  });

  it('links an own group to its form and has no Delete button in its row', async () => {
    const { listRequests } = await open();
    const own = await row(/Oncology/);
    expect(own.getByRole('link', { name: 'Oncology' })).toHaveAttribute('href', '/user-groups/add/g1');
    expect(own.getByRole('link', { name: 'Edit Oncology' })).toHaveAttribute('href', '/user-groups/add/g1');
    expect(own.getByText('All about Oncology')).toBeVisible();
    expect(own.getByRole('cell', { name: '4' })).toBeVisible();
    expect(own.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText('Total: 2')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add Group' })).toHaveAttribute('href', '/user-groups/add');
    expect(listRequests).toEqual([{ role: 'OWNER', people: 'owner', start: '0', limit: '25' }]);
  });

  it('shows the groups of others on the second tab, with owner, View and Remove', async () => {
    const { listRequests, router } = await open();
    await user.click(screen.getByRole('tab', { name: 'Member Groups' }));
    const others = await row(/Markets/);
    expect(others.getByText('Zoë Zimmer')).toBeVisible();
    expect(others.getByRole('link', { name: 'View Markets' })).toHaveAttribute('href', '/user-groups/view/g3');
    expect(others.getByRole('button', { name: 'Remove Markets' })).toBeVisible();
    expect(screen.getByRole('table', { name: 'Member Groups' })).toBeVisible();
    expect(router.state.location.search).toBe('?tab=member');
    expect(listRequests.at(-1)).toMatchObject({ role: 'MEMBER' });
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('table', { name: 'My Users Groups' })).toBeVisible();
  });

  it('never shows the rows of one tab under the other', async () => {
    await open();
    await screen.findByRole('row', { name: /Oncology/ });
    const { open: send, opened } = gate();
    network.use(
      http.get(path, async () => {
        await opened;
      }),
    );
    await user.click(screen.getByRole('tab', { name: 'Member Groups' }));
    expect(screen.queryByRole('row', { name: /Oncology/ })).not.toBeInTheDocument();
    expect(screen.getByRole('status', { name: 'Loading…' })).toBeVisible();
    send();
    expect(await screen.findByRole('row', { name: /Markets/ })).toBeVisible();
  });

  it('has tabs that the arrow keys move through', async () => {
    await open();
    const own = screen.getByRole('tab', { name: 'My Users Groups' });
    act(() => own.focus());
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Member Groups' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('tabpanel', { name: 'Member Groups' })).toBeVisible();
  });

  it('shows an empty state, on the tab of own groups with Add Group', async () => {
    await open({ own: [], others: [] });
    expect(await screen.findByText('There are currently no user groups.')).toBeVisible();
    expect(screen.getByText('Create a group to share articles with the same colleagues.')).toBeVisible();
    const [, inPlace] = screen.getAllByRole('link', { name: 'Add Group' });
    expect(inPlace).toHaveAttribute('href', '/user-groups/add');
    await user.click(screen.getByRole('tab', { name: 'Member Groups' }));
    expect(await screen.findByText('Groups that colleagues add you to appear here.')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Add Group' })).toHaveLength(1);
  });

  it('distinguishes no matching groups from no groups', async () => {
    await open({ own: [] }, '/user-groups?query=zoe');
    expect(await screen.findByText('There are no results. Please change your criteria and try again.')).toBeVisible();
    expect(screen.queryByText('There are currently no user groups.')).not.toBeInTheDocument();
  });

  it('shows an error and reloads on Retry', async () => {
    await open({}, '/user-groups', () => respondToList(() => refusal(503, 'UNAVAILABLE', 'down')));
    expect(await screen.findByRole('alert')).toHaveTextContent('Unable to fetch data, try again later.');
    respondToList(() => HttpResponse.json({ usergroups: [oncology], total: 1 }));
    await user.click(button('Retry'));
    expect(await screen.findByRole('row', { name: /Oncology/ })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('resets page and selection for a new text and stays on its tab', async () => {
    const at = { pathname: '/user-groups', search: '?tab=member', state: { page: 2 } };
    const { listRequests, router } = await open({ total: 60 }, at);
    await select('Markets');
    expect(listRequests.at(-1)).toMatchObject({ role: 'MEMBER', start: '25' });
    await user.type(screen.getByRole('searchbox', { name: 'Find User Group' }), ' mar ');
    await waitFor(() => expect(listRequests.at(-1)).toMatchObject({ role: 'MEMBER', start: '0', query: 'mar' }));
    expect(router.state.location.search).toBe('?tab=member&query=mar');
    expect(await screen.findByRole('checkbox', { name: 'Select Markets' })).not.toBeChecked();
  });

  it('opens another page', async () => {
    const { listRequests } = await open({ total: 60 });
    await user.click(await screen.findByRole('button', { name: 'Go to page 3' }));
    await waitFor(() => expect(listRequests.at(-1)).toMatchObject({ start: '50' }));
  });
});

describe('deleting own groups', () => {
  it('asks for confirmation, deletes, and returns the focus to its button', async () => {
    const { sent } = await open();
    expect(button('Delete')).toHaveAttribute('aria-disabled', 'true');
    await select('Trials');
    await user.click(button('Delete'));
    expect(
      await screen.findByText('Its members will lose access to the group and everything shared with it.'),
    ).toBeVisible();
    await confirm('Are you sure you want to delete this user group?', 'Delete');
    expect(await screen.findByText('User Group successfully deleted.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('row', { name: /Trials/ })).not.toBeInTheDocument());
    await waitFor(() => expect(button('Delete')).toHaveFocus());
    expect(sent).toEqual(['DELETE /iam/v1/usergroups/g2']);
  });

  it('deletes all groups of a page by keyboard', async () => {
    const { sent } = await open();
    const all = await screen.findByRole('checkbox', { name: 'Select all on this page' });
    act(() => all.focus());
    await user.keyboard(' ');
    act(() => button('Delete').focus());
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Are you sure you want to delete 2 user groups?' });
    await user.keyboard('{Tab}{Enter}');
    expect(await screen.findByText('2 User Groups successfully deleted.')).toBeVisible();
    expect(sent.sort()).toEqual(['DELETE /iam/v1/usergroups/g1', 'DELETE /iam/v1/usergroups/g2']);
  });

  it('sends nothing when the confirmation is closed with Escape', async () => {
    const { sent } = await open();
    await select('Trials');
    await user.click(button('Delete'));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('checkbox', { name: 'Select Trials' })).toBeChecked();
    expect(sent).toEqual([]);
  });

  it('keeps a group selected and shows the error when the server rejects its deletion, and deletes the others', async () => {
    await open();
    network.use(http.delete(`${path}/g1`, () => refusal(403, 'FORBIDDEN', 'Only the owner may delete this group.')));
    await select('Oncology');
    await select('Trials');
    await user.click(button('Delete'));
    await confirm('Are you sure you want to delete 2 user groups?', 'Delete');
    expect(await screen.findByText('Only the owner may delete this group.')).toBeVisible();
    expect(screen.getByText('User Group successfully deleted.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByRole('checkbox', { name: 'Select Oncology' })).toBeChecked();
    await waitFor(() => expect(screen.queryByRole('row', { name: /Trials/ })).not.toBeInTheDocument());
  });
});

describe('leaving groups of others', () => {
  it('asks for confirmation and names the group that was left', async () => {
    const { sent } = await open({}, '/user-groups?tab=member');
    await user.click(await screen.findByRole('button', { name: 'Remove Markets' }));
    expect(await screen.findByText('Only its owner can add you again.')).toBeVisible();
    await confirm('Are you sure you want to leave this user group?', 'Leave');
    expect(await screen.findByText('You have left the user group Markets.')).toBeVisible();
    expect(await screen.findByText('There are currently no user groups.')).toBeVisible();
    expect(sent).toEqual(['PUT /iam/v1/usergroups/g3/leave']);
  });

  it('shows a server error and keeps the group', async () => {
    await open({}, '/user-groups?tab=member');
    network.use(http.put(`${path}/g3/leave`, () => refusal(500, 'INTERNAL', 'x')));
    await user.click(await screen.findByRole('button', { name: 'Remove Markets' }));
    await confirm('Are you sure you want to leave this user group?', 'Leave');
    expect(await screen.findByText('Server Error')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('row', { name: /Markets/ })).toBeVisible();
  });
});

describe('on a narrow screen', () => {
  withViewport(390);

  it('shows each group as a card with the same details and actions', async () => {
    await open({}, '/user-groups?tab=member');
    expect(await screen.findByRole('link', { name: 'Markets' })).toHaveAttribute('href', '/user-groups/view/g3');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByText('Users: 4 · Owner: Zoë Zimmer')).toBeVisible();
    expect(button('Remove Markets')).toBeVisible();
    await select('Markets');
    expect(button('Remove')).not.toHaveAttribute('aria-disabled', 'true');
  });
});
