import type { UserGroup } from '@contract/userGroups';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { UserGroupPage } from '@client/pages/user-group/UserGroupPage';
import { closeTabs, openSignedInTab } from '../../../support/client/clientStore';
import { network, person, refusal, withNetwork } from '../../../support/client/mockNetwork';
import { pasteInto } from '../../../support/client/pasteInto';
import { renderPages } from '../../../support/client/renderPage';

withNetwork();
afterEach(() => {
  closeTabs();
  sessionStorage.clear();
});

const user = userEvent.setup({ delay: null });
const colleagueCount = 2_000;

const colleague = (uid: string, firstName: string, lastName: string) => ({
  id: `u-${uid}`,
  uid,
  firstName,
  lastName,
  email: uid,
});
const people = [
  colleague(person.uid, 'Ada', 'Reader'),
  ...Array.from({ length: colleagueCount }, (_, index) => colleague(`p${index}@example.com`, 'Pat', `Person ${index}`)),
  colleague('zoe@example.com', 'Zoë', 'Zimmer'),
];
const member = (uid: string, isOwner = false) => ({ uid, ownerId: isOwner ? 'u1' : `u-${uid}`, isOwner });
const group: UserGroup = {
  id: 'g7',
  name: 'Oncology',
  description: 'What matters',
  members: [member(person.uid, true), member('p3@example.com')].map((one) => ({ ...one, givenName: '', surName: '' })),
  sharedArticlesNotifications: 0,
};

/** Opens the page at a URL; handlers that `prepare` adds take precedence over the default ones. */
async function visit(at: string, isAdmin: boolean, prepare: () => void) {
  const sent: unknown[] = [];
  const save = async ({ request }: { request: Request }) => {
    sent.push(await request.json());
    return HttpResponse.json(group);
  };
  network.use(
    http.get('*/iam/v1/users', () => HttpResponse.json({ ...person, ...(isAdmin && { level: 5, role: 'ADMIN' }) })),
    http.get('*/iam/v1/department/colleagues', () => HttpResponse.json({ users: people, total: people.length })),
    http.get('*/iam/v1/usergroups/g7', () => HttpResponse.json(group)),
    http.post('*/iam/v1/usergroups', save),
    http.put('*/iam/v1/usergroups/g7', save),
  );
  prepare();
  const { store } = await openSignedInTab();
  const router = renderPages(
    store,
    {
      '/user-groups/add/:userGroupId?': <UserGroupPage />,
    },
    ['/', at],
  );
  return { router, sent };
}

/** Opens the page at a URL and waits for the form. */
async function open(at: string, isAdmin = false) {
  const visited = await visit(at, isAdmin, () => undefined);
  await screen.findByRole('listbox', { name: 'Users' }, { timeout: 10_000 });
  return visited;
}

const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
const chips = () =>
  within(screen.getByRole('list', { name: 'Selected users' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

test('a new group shows an error at each invalid field, and is saved with users selected by keyboard and search', async () => {
  const { router, sent } = await open('/user-groups/add');
  await save();
  expect(await screen.findByText('User group name is required field')).toBeVisible();
  expect(screen.getByText('User group description is required field')).toBeVisible();
  await user.type(screen.getByLabelText(/Name/), ' Readers ');
  await pasteInto(user, screen.getByLabelText(/Description/), 'x'.repeat(51));
  await save();
  expect(await screen.findByText('Maximum length is 50 characters.')).toBeVisible();
  await user.type(screen.getByLabelText(/Description/), '{Backspace}');

  // The list omits the signed-in user, and renders only the options near the viewport.
  const list = screen.getByRole('listbox', { name: 'Users' });
  expect(screen.queryByRole('option', { name: /Ada Reader/ })).toBeNull();
  expect(within(list).getAllByRole('option').length).toBeLessThan(40);
  expect(within(list).getAllByRole('option')[0]).toHaveAttribute('aria-setsize', String(colleagueCount + 1));
  act(() => list.focus());
  await user.keyboard(' {Shift>}{ArrowDown>9/}{/Shift}');
  expect(chips()).toHaveLength(9);
  expect(chips().at(-1)).toBe('+2 more');
  await user.type(screen.getByRole('searchbox', { name: 'Find User' }), 'zoe zim');
  await user.click(await screen.findByRole('option', { name: /Zoë Zimmer/ }));
  await save();

  await waitFor(() => expect(router.state.location.pathname).toBe('/user-groups'));
  expect(await screen.findByText('User Group successfully created.')).toBeVisible();
  const users = [...Array.from({ length: 10 }, (_, index) => `p${index}@example.com`), 'zoe@example.com'];
  expect(sent).toEqual([{ name: 'Readers', description: 'x'.repeat(50), users }]);
});

test('the form keeps its input while an administrator creates a user, who is selected afterwards', async () => {
  const { router, sent } = await open('/user-groups/add/g7', true);
  await user.type(screen.getByLabelText(/Description/), ' to us');
  await user.click(screen.getByRole('button', { name: 'Add new user' }));
  const left = router.state.location;
  expect(left.pathname).toBe('/users/admin');
  expect(left.state).toEqual({ userGroupLocation: { pathname: '/user-groups/add/g7', search: '' } });

  await act(() => router.navigate('/user-groups/add/g7', { state: { newUser: 'zoe@example.com' } }));
  expect(await screen.findByDisplayValue('What matters to us')).toBeVisible();
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    name: 'Oncology',
    description: 'What matters to us',
    users: ['p3@example.com', 'zoe@example.com'],
    usersBefore: ['p3@example.com'],
  });
});

test('leaving a changed form asks for confirmation, and a standard user cannot create users', async () => {
  const { router } = await open('/user-groups/add/g7');
  expect(screen.queryByRole('button', { name: 'Add new user' })).toBeNull();
  await user.type(screen.getByLabelText(/Name/), '!');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByRole('dialog');
  expect(router.state.location.pathname).toBe('/user-groups/add/g7');
});

test('a rejected save keeps the input although the group is refetched', async () => {
  await open('/user-groups/add/g7');
  let refetches = 0;
  network.use(
    http.put('*/iam/v1/usergroups/g7', () => refusal(403, 'FORBIDDEN', 'You do not own this group.')),
    http.get('*/iam/v1/usergroups/g7', () => {
      refetches += 1;
      return HttpResponse.json({ ...group, name: 'Renamed meanwhile' });
    }),
  );
  const name = screen.getByLabelText(/Name/);
  await user.type(name, ' readers');
  await user.type(screen.getByLabelText(/Description/), ' to us');
  await save();
  expect(await screen.findByText('You do not own this group.')).toBeVisible();
  await waitFor(() => expect(refetches).toBe(1));
  expect(screen.getByLabelText(/Name/)).toBe(name);
  expect(name).toHaveValue('Oncology readers');
  expect(screen.getByLabelText(/Description/)).toHaveValue('What matters to us');
});

test.each([
  [404, 'This user group doesn’t exist'],
  [503, 'Couldn’t load this'],
])('a group that fails to load with %i shows an error with Retry', async (status, title) => {
  await visit('/user-groups/add/g7', false, () =>
    network.use(http.get('*/iam/v1/usergroups/g7', () => refusal(status, 'UNAVAILABLE', 'x'), { once: true })),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(title);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByDisplayValue('Oncology')).toBeVisible();
});
