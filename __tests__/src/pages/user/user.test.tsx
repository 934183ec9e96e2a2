import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { tokenRefreshed } from '@client/features/session/sessionSlice';
import { WelcomeTour } from '@client/app/shell/WelcomeTour';
import { UserPage } from '@client/pages/user/UserPage';
import { closeTabs, freshToken, openTab } from '../../../support/client/clientStore';
import { departmentUser, mockDepartment, openUserPages, usersPath } from '../../../support/client/departmentUsers';
import { network, refusal, settings, withNetwork } from '../../../support/client/mockNetwork';
import { renderPages } from '../../../support/client/renderPage';

withNetwork();
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the user form', () => {
  it('shows that all seats are in use, and leads back to the users', async () => {
    mockDepartment([departmentUser('u2')], 2);
    const router = await openUserPages('/users/admin');
    expect(await screen.findByText('All 2 of your company’s seats are in use')).toBeVisible();
    expect(screen.queryByLabelText(/^First Name/)).not.toBeInTheDocument();
    const [, link] = screen.getAllByRole('link', { name: 'Manage Users' });
    await user.click(link ?? document.body);
    expect(router.state.location.pathname).toBe('/users');
  });

  it('leads back to the page of the list that it was opened from', async () => {
    mockDepartment([departmentUser('u2')]);
    network.use(
      http.get(usersPath, () => HttpResponse.json({ users: [departmentUser('u2')], total: 75, userTotal: 76 })),
    );
    const router = await openUserPages('/elsewhere');
    await router.navigate('/users/admin', {
      state: { savedLocation: { pathname: '/users', search: '?query=first', page: 3 } },
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(router.state.location).toMatchObject({ pathname: '/users', search: '?query=first', state: { page: 3 } });
  });

  const fill = async (label: string | RegExp, text: string) => user.type(screen.getByLabelText(label), text);

  it('shows an error at each missing or invalid field', async () => {
    mockDepartment([]);
    await openUserPages('/users/admin');
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
    await openUserPages('/users/admin');
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
    await openUserPages('/users/admin');
    expect(await screen.findByRole('group', { name: 'Starter topics' })).toBeVisible();
    expect(screen.queryAllByRole('group', { name: 'User groups' })).toHaveLength(userGroups ? 1 : 0);
  });

  it('removes a new user again when the starter topics cannot be assigned', async () => {
    const requests = mockDepartment([]);
    network.use(
      http.post(usersPath, () => HttpResponse.json(departmentUser('u9'))),
      http.put(`${usersPath}/favorite`, () =>
        refusal(409, 'FAVOURITES_FULL', 'You have a maximum number of favorite topics'),
      ),
    );
    const router = await openUserPages('/users/admin');
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
    network.use(http.get(`${usersPath}/u2`, () => refusal(status, 'UNAVAILABLE', 'x'), { once: true }));
    await openUserPages('/users/admin/u2');
    expect(await screen.findByRole('alert')).toHaveTextContent(title);
    await user.click(button('Retry'));
    expect(await screen.findByDisplayValue('Last u2')).toBeVisible();
  });

  it('starts with the latest values when a user is opened again', async () => {
    mockDepartment([departmentUser('u2')]);
    const router = await openUserPages('/users/admin/u2');
    expect(await screen.findByDisplayValue('Last u2')).toBeVisible();
    await act(() => router.navigate('/elsewhere'));
    // Another administrator renames the user.
    mockDepartment([departmentUser('u2', { lastName: 'Renamed' })]);
    await act(() => router.navigate('/users/admin/u2'));
    expect(await screen.findByDisplayValue('Renamed')).toBeVisible();
    expect(screen.queryByDisplayValue('Last u2')).not.toBeInTheDocument();
  });

  it('saves a user and returns to the page that it was opened from', async () => {
    const bodies: unknown[] = [];
    mockDepartment([departmentUser('u2', { deliveryMethods: [24] })]);
    network.use(
      http.put(`${usersPath}/u2`, async ({ request }) => {
        bodies.push(await request.json());
        return bodies.length === 1 ? refusal(409, 'CONFLICT', 'Not now.') : HttpResponse.json(departmentUser('u2'));
      }),
    );
    const router = await openUserPages('/elsewhere');
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
