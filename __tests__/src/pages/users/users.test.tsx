import { adminLevel } from '@contract/limits';
import type { DepartmentUser, UserTopic } from '@contract/users';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { tokenRefreshed } from '@client/features/session/sessionSlice';
import { WelcomeTour } from '@client/app/shell/WelcomeTour';
import { UserPage } from '@client/pages/user/UserPage';
import { UserTopicsPage } from '@client/pages/user-topics/UserTopicsPage';
import { UsersPage } from '@client/pages/users/UsersPage';
import { chooseOption } from '../../../support/client/chooseOption';
import { closeTabs, freshToken, openTab } from '../../../support/client/clientStore';
import { network, person, refusal, settings, topic, tree, withNetwork } from '../../../support/client/mockNetwork';
import { renderPages } from '../../../support/client/renderPage';

withNetwork();
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });
const path = '*/iam/v1/department/users';

const departmentUser = (id: string, more: Partial<DepartmentUser> = {}): DepartmentUser => ({
  id,
  uid: `${id}@example.com`,
  firstName: 'First',
  lastName: `Last ${id}`,
  emails: [{ address: `${id}@example.com`, default: true, primary: true }],
  level: 0,
  deliveryMethods: [24],
  ownerId: id,
  ownerGroups: [],
  ...more,
});
const groupOwner = (id: string) => departmentUser(id, { ownerGroups: [{ id: 'g7', name: 'Oncology', members: 2 }] });

/** Mocks the API of a department with these users. Returns a log of the requests that change it. */
function mockDepartment(users: DepartmentUser[], maxSeats = 100): string[] {
  const requests: string[] = [];
  network.use(
    http.get(path, () => HttpResponse.json({ users, total: users.length, userTotal: users.length + 1 })),
    http.get('*/iam/v1/department/subscriptions', () =>
      HttpResponse.json({ subscriptions: [{ deliveryMethod: 24, users: users.length + 1, maxSeats }], total: 1 }),
    ),
    http.get('*/iam/v1/department/colleagues', () =>
      HttpResponse.json({
        users: users.map(({ id, uid, firstName, lastName }) => ({ id, uid, firstName, lastName, email: uid })),
        total: users.length,
      }),
    ),
    http.get(`${path}/:id`, ({ params }) => {
      const found = users.find(({ id, uid }) => id === params.id || uid === params.id);
      return found ? HttpResponse.json(found) : refusal(404, 'NOT_FOUND', 'User not found.');
    }),
    http.all(`*/iam/v1/*`, async ({ request }) => {
      if (request.method === 'GET') return undefined;
      const { pathname } = new URL(request.url);
      const body = await request.text();
      requests.push(`${request.method} ${pathname} ${body}`.trim());
      return undefined;
    }),
    http.delete(`${path}/:id`, () => HttpResponse.json({ status: 'ok' })),
    http.post(`${path}/delete`, () => HttpResponse.json({ status: 'ok' })),
    http.put('*/iam/v1/usergroups/update/owner', () => HttpResponse.json({ status: 'ok' })),
  );
  return requests;
}

async function open(at: string | { pathname: string; state: object }) {
  network.use(
    http.get('*/iam/v1/users', () => HttpResponse.json({ ...person, level: adminLevel, role: 'ADMIN' })),
    http.get('*/data/v1/profiles/company', () =>
      HttpResponse.json(tree([topic('c1', { topicType: 'COMPANY', name: 'Company news' })])),
    ),
  );
  const { store } = await openTab();
  store.dispatch(tokenRefreshed(freshToken()));
  await waitFor(() => expect(store.getState().topics.load.COMPANY.status).toBe('loaded'), { timeout: 10_000 });
  const router = renderPages(
    store,
    {
      '/users': <UsersPage />,
      '/users/admin/:userId?': <UserPage />,
      '/users/admin/:userId/topics': <UserTopicsPage />,
    },
    [at],
  );
  return router;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const select = async (...ids: string[]) => {
  for (const id of ids) await user.click(await screen.findByRole('checkbox', { name: `Select First Last ${id}` }));
  await user.click(button('Delete selected'));
};

describe('Manage Users', () => {
  it('lists the users with links to their pages, and disables Add user with a reason when no seat is free', async () => {
    mockDepartment([departmentUser('u2', { level: 1, deliveryMethods: [7, 24] }), departmentUser('u3')], 3);
    await open('/users');
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
    await open('/users');
    const row = within(await screen.findByRole('row', { name: /Last u2/ }));
    expect(row.getByTitle('550 No such person')).toHaveTextContent('Email rejected');
    closeTabs();
    network.use(
      http.post(`${path}/:id/mailaddress/again`, () => {
        delete refused.mailRefused;
        return HttpResponse.json({ status: 'ok' });
      }),
    );
    await open('/users/admin/u2');
    expect(await screen.findByText('The mail server’s reason: 550 No such person')).toBeVisible();
    expect(await screen.findByDisplayValue('u2@example.com')).toBeVisible();
    await user.click(button('Resume emails'));
    expect(await screen.findByText('Emails to u2@example.com resumed.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/The mail server’s reason/)).not.toBeInTheDocument());
  });

  it('shows an empty state, and an error when loading fails', async () => {
    mockDepartment([]);
    await open('/users');
    expect(await screen.findByText('There are currently no users.')).toBeVisible();
    closeTabs();
    network.use(http.get(path, () => refusal(500, 'INTERNAL', 'x')));
    await open('/users');
    expect(await screen.findByText('Unable to fetch data, try again later.')).toBeVisible();
  });

  it('asks for confirmation once before one or several users are deleted', async () => {
    const requests = mockDepartment([departmentUser('u2'), departmentUser('u3')]);
    await open('/users');
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
    const router = await open('/users?query=zoe');
    expect(await screen.findByRole('searchbox', { name: 'Find User' })).toHaveValue('zoe');
    await act(() => router.navigate('/users'));
    expect(screen.getByRole('searchbox', { name: 'Find User' })).toHaveValue('');
  });

  it('shows as many users on a page as were chosen, from the first page on', async () => {
    mockDepartment([departmentUser('u2')]);
    const asked: (string | null)[] = [];
    network.use(
      http.get(path, ({ request }) => {
        const { searchParams } = new URL(request.url);
        asked.push(`${searchParams.get('start')} ${searchParams.get('limit')}`);
        return HttpResponse.json({ users: [departmentUser('u2')], total: 120, userTotal: 121 });
      }),
    );
    const router = await open({ pathname: '/users', state: { page: 2 } });
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
      http.get(path, ({ request }) => {
        const start = Number(new URL(request.url).searchParams.get('start'));
        return HttpResponse.json({ users: start < 25 ? [departmentUser('u2')] : [], total: 25, userTotal: 26 });
      }),
    );
    const router = await open({ pathname: '/users', state: { page: 2 } });
    expect(await screen.findByRole('row', { name: /Last u2/ })).toBeVisible();
    expect(router.state).toMatchObject({ historyAction: 'REPLACE', location: { state: { page: 1 } } });
  });

  it('lists the owners of groups among the selected users, and deletes an owner after reassigning the groups', async () => {
    const requests = mockDepartment([groupOwner('u2'), departmentUser('u3'), departmentUser('u4')]);
    await open('/users');
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
    await open('/users');
    await select('u2');
    const reassign = within(await screen.findByRole('dialog', { name: /new owner for First Last u2’s groups/ }));
    // What the server tells from now on.
    mockDepartment([departmentUser('u2'), departmentUser('u4')]);
    network.use(http.delete(`${path}/u2`, () => refusal(503, 'UNAVAILABLE', 'Not now.'), { once: true }));
    await user.click(await reassign.findByRole('option', { name: /Last u4/ }));
    await user.click(reassign.getByRole('button', { name: 'Reassign and delete' }));
    expect(await screen.findByText('Group owners successfully reassigned.')).toBeVisible();
    const confirm = await screen.findByRole('dialog', { name: /Last u2/ });
    await waitFor(() => expect(screen.queryByText(/2 other members/)).not.toBeInTheDocument());
    await user.click(within(confirm).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('User successfully removed.')).toBeVisible();
  });
});

describe('the user form', () => {
  it('says that all seats are in use, and leads back to the users', async () => {
    mockDepartment([departmentUser('u2')], 2);
    const router = await open('/users/admin');
    expect(await screen.findByText('All 2 of your company’s seats are in use')).toBeVisible();
    expect(screen.queryByLabelText(/^First Name/)).not.toBeInTheDocument();
    await user.click(button('Back'));
    expect(router.state.location.pathname).toBe('/users');
  });

  it('leads back to the page of the list that it was opened from', async () => {
    mockDepartment([departmentUser('u2')]);
    network.use(http.get(path, () => HttpResponse.json({ users: [departmentUser('u2')], total: 75, userTotal: 76 })));
    const router = await open('/elsewhere');
    await router.navigate('/users/admin', {
      state: { savedLocation: { pathname: '/users', search: '?query=first', page: 3 } },
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(router.state.location).toMatchObject({ pathname: '/users', search: '?query=first', state: { page: 3 } });
  });

  const fill = async (label: string | RegExp, text: string) => user.type(screen.getByLabelText(label), text);

  it('shows an error at each missing or invalid field', async () => {
    mockDepartment([]);
    await open('/users/admin');
    await screen.findByRole('heading', { name: 'Add User' });
    await user.click(button('Save'));
    expect(await screen.findByText('First Name is required field')).toBeVisible();
    expect(screen.getByText('Last Name is required field')).toBeVisible();
    expect(screen.getByText('Email is required field')).toBeVisible();
    expect(screen.getByText('New Password is required field.')).toBeVisible();
    await fill(/^Email/, 'nobody@nowhere');
    await fill(/^Password/, 'short');
    await fill(/^Confirm/, 'other');
    await user.click(button('Save'));
    expect(await screen.findByText('Please provide a valid email address.')).toBeVisible();
    expect(screen.getByText('Your password should be at least 8 characters.')).toBeVisible();
    expect(screen.getByText('Passwords must match')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Publish permission' })).toBeDisabled();
  });

  it('reports an empty password confirmation as missing, not as different', async () => {
    mockDepartment([]);
    await open('/users/admin');
    await screen.findByRole('heading', { name: 'Add User' });
    await fill(/^Password/, 'seven lakes');
    await user.click(button('Save'));
    expect(await screen.findByText('Confirm Password is required field.')).toBeVisible();
    expect(screen.queryByText('Passwords must match')).not.toBeInTheDocument();
  });

  it.each([true, false])('offers user groups only if the feature is switched on: %s', async (userGroups) => {
    mockDepartment([]);
    network.use(
      http.get('*/iam/v1/generalsettings', () =>
        HttpResponse.json({ ...settings, features: { ...settings.features, userGroups } }),
      ),
    );
    await open('/users/admin');
    expect(await screen.findByRole('group', { name: 'Starter topics' })).toBeVisible();
    expect(screen.queryAllByRole('group', { name: 'User groups' })).toHaveLength(userGroups ? 1 : 0);
  });

  it('removes a new user again when the starter topics cannot be assigned', async () => {
    const requests = mockDepartment([]);
    network.use(
      http.post(path, () => HttpResponse.json(departmentUser('u9'))),
      http.put(`${path}/favorite`, () =>
        refusal(409, 'FAVOURITES_FULL', 'You have a maximum number of favorite topics'),
      ),
    );
    const router = await open('/users/admin');
    await screen.findByRole('heading', { name: 'Add User' });
    await fill(/^First Name/, 'Nia');
    await fill(/^Last Name/, 'New');
    await fill(/^Email/, 'nia@example.com');
    await fill(/^Password/, 'seven lakes');
    await fill(/^Confirm/, 'seven lakes');
    await user.click(await screen.findByRole('option', { name: /Company news/ }));
    expect(screen.getByText('Added to the new user’s favorites: 1 of 24 selected.')).toBeVisible();
    await user.click(button('Save'));
    expect(await screen.findByText(/The user wasn’t added/)).toBeVisible();
    expect(router.state.location.pathname).toBe('/users');
    expect(requests).toEqual(['DELETE /iam/v1/department/users/u9']);
  });

  it.each([
    [404, 'This user doesn’t exist'],
    [503, 'Couldn’t load this'],
  ])('shows the error of a %i response and reloads on Retry', async (status, title) => {
    mockDepartment([departmentUser('u2')]);
    network.use(http.get(`${path}/u2`, () => refusal(status, 'UNAVAILABLE', 'x'), { once: true }));
    await open('/users/admin/u2');
    expect(await screen.findByRole('alert')).toHaveTextContent(title);
    await user.click(button('Retry'));
    expect(await screen.findByDisplayValue('Last u2')).toBeVisible();
  });

  it('saves a user and returns to the page that it was opened from', async () => {
    const bodies: unknown[] = [];
    mockDepartment([departmentUser('u2', { deliveryMethods: [24] })]);
    network.use(
      http.put(`${path}/u2`, async ({ request }) => {
        bodies.push(await request.json());
        return bodies.length === 1 ? refusal(409, 'CONFLICT', 'Not now.') : HttpResponse.json(departmentUser('u2'));
      }),
    );
    const router = await open('/elsewhere');
    await router.navigate('/users/admin/u2%40example.com', {
      state: { savedLocation: { pathname: '/users', search: '?query=first' } },
    });
    expect(await screen.findByLabelText(/^Email/)).toHaveAttribute('readonly');
    await user.click(screen.getByRole('checkbox', { name: 'Administrator' }));
    await user.click(screen.getByRole('checkbox', { name: 'Publish permission' }));
    await user.click(button('Save'));
    // A rejected save keeps the changes.
    expect(await screen.findByText('Not now.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Publish permission' })).toBeChecked();
    await user.click(button('Save'));
    expect(await screen.findByText('User information successfully changed')).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/users', search: '?query=first' });
    expect(bodies.slice(1)).toEqual([
      { firstName: 'First', lastName: 'Last u2', level: 5, deliveryMethods: [24, 7], updatePassword: false },
    ]);
  });
});

describe('Manage user topics', () => {
  const own: UserTopic = {
    id: '11',
    name: 'Insulin',
    owner: 'u2',
    frequency: null,
    limit: null,
    createdDate: '2026-11-01T08:00:00.000Z',
  };

  it('shows the owner and the status of each topic', async () => {
    mockDepartment([departmentUser('u2')]);
    const paused: UserTopic = { ...own, id: '12', name: 'Glucose', status: 'PAUSED' };
    network.use(http.get('*/data/v1/profiles/user/u2', () => HttpResponse.json({ profiles: [own, paused], total: 2 })));
    await open('/users/admin/u2/topics');
    const row = within(await screen.findByRole('row', { name: /Glucose/ }));
    expect(row.getByText('First Last u2')).toBeVisible();
    expect(row.getByText('Paused')).toBeVisible();
    expect(within(screen.getByRole('row', { name: /Insulin/ })).getByText('Active')).toBeVisible();
  });

  it('shows why the topics cannot be loaded, and returns to the users', async () => {
    mockDepartment([departmentUser('u2')]);
    network.use(http.get('*/data/v1/profiles/user/u2', () => refusal(503, 'UNAVAILABLE', 'x')));
    const router = await open('/users/admin/u2/topics');
    expect(await screen.findByText(/^Error loading personal topics: /)).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/users'));
  });

  it('turns an alert on with frequency 5 and amount 200, and undoes a rejected change', async () => {
    const sent: unknown[] = [];
    mockDepartment([departmentUser('u2')]);
    network.use(
      http.get('*/data/v1/profiles/user/u2', () => HttpResponse.json({ profiles: [own], total: 1 })),
      http.post('*/alert/v1/outputoptions/u2/11', async ({ request }) => {
        sent.push(await request.json());
        return sent.length === 1
          ? HttpResponse.json({ code: 200, status: 'ok', message: '' })
          : refusal(409, 'CONFLICT', 'Not now.');
      }),
    );
    network.use(
      http.get('*/data/v1/profiles/user/u2/subscriptions', () => HttpResponse.json({ subscriptions: [], total: 0 })),
    );
    await open('/users/admin/u2%40example.com/topics');
    const alert = await screen.findByRole('switch', { name: 'Alert for Insulin' });
    await user.click(alert);
    await waitFor(() => expect(alert).toBeChecked());
    expect(await screen.findByText('Alert for Insulin turned on.')).toBeVisible();
    expect(sent[0]).toEqual({
      infoalertEnabled: true,
      subscribedEmail: 'u2@example.com',
      selectedFrequency: 5,
      selectedAmount: 200,
    });
    const amount = screen.getByLabelText('Maximum results for Insulin');
    await user.clear(amount);
    await user.type(amount, '201{Enter}');
    expect(sent).toHaveLength(1);
    await user.clear(amount);
    await user.type(amount, '20{Enter}');
    expect(await screen.findByText('Error updating alert: Not now.')).toBeVisible();
    await waitFor(() => expect(amount).toHaveValue('200'));
  });

  it('shows the company and Watchdesk topics that the user is subscribed to, with Retry after an error', async () => {
    mockDepartment([departmentUser('u2')]);
    const subscription = {
      id: '21',
      name: 'Rivals',
      topicType: 'COMPANY',
      owner: 'demo',
      frequency: 0,
      limit: 50,
      pausedUntil: '2099-01-01T12:00:00.000Z',
    };
    network.use(
      http.get('*/data/v1/profiles/user/u2', () => HttpResponse.json({ profiles: [own], total: 1 })),
      http.get('*/data/v1/profiles/user/u2/subscriptions', () => refusal(503, 'UNAVAILABLE', 'Later.'), { once: true }),
      http.get('*/data/v1/profiles/user/u2/subscriptions', () =>
        HttpResponse.json({ subscriptions: [subscription], total: 1 }),
      ),
    );
    await open('/users/admin/u2%40example.com/topics');
    const section = within(await screen.findByRole('region', { name: 'Company and Watchdesk topics' }));
    await user.click(await section.findByRole('button', { name: 'Retry' }));
    expect(await section.findByRole('link', { name: 'Rivals' })).toHaveAttribute(
      'href',
      '/topic-search-results/21/demo',
    );
    expect(section.getByText('Company Topics · Real-Time · up to 50 articles')).toBeVisible();
    expect(section.getByText('Paused until 01 Jan 2099')).toBeVisible();
    expect(section.getByRole('link', { name: 'Manage Subscriptions' })).toHaveAttribute(
      'href',
      '/manage-subscriptions',
    );
  });

  it('shows the error and opens the list when the user cannot be loaded', async () => {
    mockDepartment([]);
    const router = await open('/users/admin/nobody/topics');
    expect(await screen.findByText('Error: User not found.')).toBeVisible();
    expect(router.state.location.pathname).toBe('/users');
  });
});

it('the welcome tour over the form of a new user doesn’t mark the first field as wrong', async () => {
  mockDepartment([]);
  network.use(http.get('*/iam/v1/generalsettings', () => HttpResponse.json({ ...settings, loggedInBefore: false })));
  const { store } = await openTab();
  act(() => void store.dispatch(tokenRefreshed(freshToken())));
  const page = (
    <>
      <UserPage />
      <WelcomeTour />
    </>
  );
  renderPages(store, { '/users/admin/:userId?': page }, ['/users/admin']);
  const tour = await screen.findByRole('dialog', { name: 'Welcome to Watchdesk' });
  await waitFor(() => expect(tour).toContainElement(document.activeElement as HTMLElement));
  await user.click(within(tour).getByRole('button', { name: 'Skip' }));
  const first = await screen.findByRole('textbox', { name: 'First Name' });
  expect(first).toHaveAttribute('aria-invalid', 'false');
  expect(screen.queryByText('First Name is required field')).toBeNull();
  await user.click(first);
  await user.tab();
  expect(await screen.findByText('First Name is required field')).toBeVisible();
});
