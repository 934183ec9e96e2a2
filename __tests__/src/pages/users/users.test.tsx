import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { chooseOption } from '../../../support/client/chooseOption';
import { closeTabs } from '../../../support/client/clientStore';
import {
  departmentUser,
  groupOwner,
  mockDepartment,
  openUserPages,
  usersPath,
} from '../../../support/client/departmentUsers';
import { network, refusal, withNetwork } from '../../../support/client/mockNetwork';

withNetwork();
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const select = async (...ids: string[]) => {
  for (const id of ids) await user.click(await screen.findByRole('checkbox', { name: `Select First Last ${id}` }));
  await user.click(button('Delete selected'));
};

describe('Manage Users', () => {
  it('lists the users with links to their pages, and disables Add user with a reason when no seat is free', async () => {
    mockDepartment([departmentUser('u2', { level: 1, deliveryMethods: [7, 24] }), departmentUser('u3')], 3);
    await openUserPages('/users');
    const row = within(await screen.findByRole('row', { name: /Last u2/ }));
    expect(row.getByText('Administrator')).toBeVisible();
    expect(row.getByText('Publish')).toBeVisible();
    expect(row.getByRole('link', { name: 'Last u2' })).toHaveAttribute('href', '/users/admin/u2%40example.com');
    expect(row.getByRole('link', { name: /Manage topics/ })).toHaveAttribute(
      'href',
      '/users/admin/u2%40example.com/topics',
    );
    expect(screen.getByText('Total: 2')).toBeVisible();
    await waitFor(() => expect(screen.getByText('Add user')).toHaveAttribute('aria-disabled', 'true'));
    expect(screen.getByRole('note', { name: 'All 3 of your company’s seats are in use' })).toBeVisible();
    expect(button('Delete selected')).toHaveAttribute('aria-disabled', 'true');
  });

  it('marks users whose emails are rejected and can resume the emails', async () => {
    const refused = departmentUser('u2', {
      mailRefused: { at: '2026-11-20T12:00:00.000Z', reason: '550 No such person' },
    });
    mockDepartment([refused]);
    await openUserPages('/users');
    const row = within(await screen.findByRole('row', { name: /Last u2/ }));
    expect(row.getByTitle('550 No such person')).toHaveTextContent('Email rejected');
    closeTabs();
    network.use(
      http.post(`${usersPath}/:id/mailaddress/again`, () => {
        delete refused.mailRefused;
        return HttpResponse.json({ status: 'ok' });
      }),
    );
    await openUserPages('/users/admin/u2');
    expect(await screen.findByText('The mail server’s reason: 550 No such person')).toBeVisible();
    expect(await screen.findByDisplayValue('u2@example.com')).toBeVisible();
    await user.click(button('Resume emails'));
    expect(await screen.findByText('Emails to u2@example.com resumed.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/The mail server’s reason/)).not.toBeInTheDocument());
  });

  it('shows an empty state, and an error when loading fails', async () => {
    mockDepartment([]);
    await openUserPages('/users');
    expect(await screen.findByText('There are currently no users.')).toBeVisible();
    closeTabs();
    network.use(http.get(usersPath, () => refusal(500, 'INTERNAL', 'x')));
    await openUserPages('/users');
    expect(await screen.findByText('Unable to fetch data, try again later.')).toBeVisible();
  });

  it('asks for confirmation once before one or several users are deleted', async () => {
    const requests = mockDepartment([departmentUser('u2'), departmentUser('u3')]);
    await openUserPages('/users');
    await select('u2');
    const question = within(
      await screen.findByRole('dialog', { name: 'Are you sure you want to delete First Last u2?' }),
    );
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('User successfully removed.')).toBeVisible();
    await waitFor(() => expect(button('Delete selected')).toHaveFocus());
    await select('u2', 'u3');
    await screen.findByRole('dialog', { name: 'Are you sure you want to delete 2 users?' });
    await user.click(button('Delete'));
    expect(await screen.findByText('Selected user successfully removed')).toBeVisible();
    expect(requests).toEqual([
      'DELETE /iam/v1/department/users/u2',
      'POST /iam/v1/department/users/delete {"ids":["u2","u3"]}',
    ]);
  });

  it('clears the search box when the URL has no query any more', async () => {
    mockDepartment([departmentUser('u2')]);
    const router = await openUserPages('/users?query=zoe');
    expect(await screen.findByRole('searchbox', { name: 'Find User' })).toHaveValue('zoe');
    await act(() => router.navigate('/users'));
    expect(screen.getByRole('searchbox', { name: 'Find User' })).toHaveValue('');
  });

  it('shows as many users on a page as were chosen, from the first page on', async () => {
    mockDepartment([departmentUser('u2')]);
    const asked: (string | null)[] = [];
    network.use(
      http.get(usersPath, ({ request }) => {
        const { searchParams } = new URL(request.url);
        asked.push(`${searchParams.get('start')} ${searchParams.get('limit')}`);
        return HttpResponse.json({ users: [departmentUser('u2')], total: 120, userTotal: 121 });
      }),
    );
    const router = await openUserPages({ pathname: '/users', state: { page: 2 } });
    await screen.findByRole('row', { name: /Last u2/ });
    await chooseOption(user, screen.getByRole('combobox', { name: 'Rows per page' }), '100');
    await waitFor(() => expect(asked).toEqual(['25 25', '0 100']));
    expect(router.state.location.search).toBe('?size=100');
    await act(() => router.navigate('/users?size=7'));
    await waitFor(() => expect(asked.at(-1)).toBe('0 25'));
  });

  it('replaces a page that no longer exists with the last page', async () => {
    mockDepartment([departmentUser('u2')]);
    network.use(
      http.get(usersPath, ({ request }) => {
        const start = Number(new URL(request.url).searchParams.get('start'));
        return HttpResponse.json({ users: start < 25 ? [departmentUser('u2')] : [], total: 25, userTotal: 26 });
      }),
    );
    const router = await openUserPages({ pathname: '/users', state: { page: 2 } });
    expect(await screen.findByRole('row', { name: /Last u2/ })).toBeVisible();
    expect(router.state).toMatchObject({ historyAction: 'REPLACE', location: { state: { page: 1 } } });
  });

  it('lists the owners of groups among the selected users, and deletes an owner after reassigning the groups', async () => {
    const requests = mockDepartment([groupOwner('u2'), departmentUser('u3'), departmentUser('u4')]);
    await openUserPages('/users');
    await select('u2', 'u3');
    const list = within(await screen.findByRole('dialog', { name: 'Some of these users own user groups' }));
    expect(list.getByText('Oncology')).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Delete the other user' }));
    expect(await screen.findByText('Selected user successfully removed')).toBeVisible();
    // One user remains, who owns groups.
    const reassign = within(await screen.findByRole('dialog', { name: /new owner for First Last u2’s groups/ }));
    expect(reassign.getByText(/2 other members/)).toBeVisible();
    expect(reassign.getByRole('button', { name: 'Reassign and delete' })).toBeDisabled();
    await user.click(await reassign.findByRole('option', { name: /Last u4/ }));
    await user.click(reassign.getByRole('button', { name: 'Reassign and delete' }));
    expect(await screen.findByText('Group owners successfully reassigned.')).toBeVisible();
    expect(await screen.findByText('User successfully removed.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(requests.slice(1)).toEqual([
      'PUT /iam/v1/usergroups/update/owner {"newOwnerId":"u4","usergroupsIds":["g7"]}',
      'DELETE /iam/v1/department/users/u2',
    ]);
  });
});

describe('deleting a user whose groups were reassigned', () => {
  it('no longer lists the groups after the deletion was refused, and deletes without a new owner then', async () => {
    mockDepartment([groupOwner('u2'), departmentUser('u4')]);
    await openUserPages('/users');
    await select('u2');
    const reassign = within(await screen.findByRole('dialog', { name: /new owner for First Last u2’s groups/ }));
    // What the server tells from now on.
    mockDepartment([departmentUser('u2'), departmentUser('u4')]);
    network.use(http.delete(`${usersPath}/u2`, () => refusal(503, 'UNAVAILABLE', 'Not now.'), { once: true }));
    await user.click(await reassign.findByRole('option', { name: /Last u4/ }));
    await user.click(reassign.getByRole('button', { name: 'Reassign and delete' }));
    expect(await screen.findByText('Group owners successfully reassigned.')).toBeVisible();
    const confirm = await screen.findByRole('dialog', { name: /Last u2/ });
    await waitFor(() => expect(screen.queryByText(/2 other members/)).not.toBeInTheDocument());
    await user.click(within(confirm).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('User successfully removed.')).toBeVisible();
  });
});
