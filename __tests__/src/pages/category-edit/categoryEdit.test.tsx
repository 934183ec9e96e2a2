import type { ImageLibrary, ProfileGroup, ProfileGroupBody } from '@contract/topic';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { tokenRefreshed } from '@client/features/session/sessionSlice';
import { NewCategoryPage } from '@client/pages/category-edit/NewCategoryPage';
import { CategoryEditPage } from '@client/pages/category-edit/CategoryEditPage';
import { closeTabs, freshToken, openTab } from '../../../support/client/clientStore';
import { network, person, refusal, settings, topic, withNetwork } from '../../../support/client/mockNetwork';
import { pasteInto } from '../../../support/client/pasteInto';
import { renderPages } from '../../../support/client/renderPage';

withNetwork();
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });
const lotus = '/cdn/library/wellness/lotus.svg';
const library: ImageLibrary = {
  groups: [
    { name: 'Business', images: [{ name: 'Law', address: '/cdn/library/business/law.svg' }] },
    { name: 'Wellness', images: [{ name: 'Lotus', address: lotus }] },
  ],
};

const group = (id: string, more: Partial<ProfileGroup> = {}): ProfileGroup => ({
  id,
  type: 'PROFILEGROUP',
  topicType: 'COMPANY',
  name: `Group ${id}`,
  owner: 'demo',
  parentGroupId: null,
  profileGroupIcon: null,
  blockEdit: false,
  depth: 1,
  ...more,
});
const companyGroups = [
  group('c1'),
  group('c2', { parentGroupId: 'c1', depth: 2 }),
  group('c3', { parentGroupId: 'c2', depth: 3, profileGroupIcon: lotus }),
  group('deep', { parentGroupId: 'c3', depth: 5 }),
];
const companyTopics = [topic('t7', { topicType: 'COMPANY', owner: 'demo', profileGroupId: 'c2' })];
const ownGroup = group('u7', { topicType: 'USER', owner: 'u1', name: 'Mine' });

/** Opens the page at a path, with another page before it in the history. */
async function open(at: string, { admin = true } = {}) {
  network.use(
    http.get('*/cdn/library/index.json', () => HttpResponse.json(library)),
    http.get('*/iam/v1/users', () => HttpResponse.json(admin ? { ...person, level: 5, role: 'ADMIN' } : person)),
    http.get('*/data/v1/profiles/company', () =>
      HttpResponse.json({ groups: companyGroups, profiles: companyTopics, total: 1 }),
    ),
    http.get('*/data/v1/profiles/user', () =>
      HttpResponse.json({ groups: [ownGroup], profiles: [topic('t1', { profileGroupId: 'u7' })], total: 1 }),
    ),
  );
  const { store } = await openTab();
  store.dispatch(tokenRefreshed(freshToken()));
  await waitFor(() => expect(store.getState().topics.load.COMPANY.status).toBe('loaded'));
  const router = renderPages(
    store,
    {
      '/profile-group/add/:profileGroupId?': <NewCategoryPage />,
      '/profile-group/:profileGroupId?': <CategoryEditPage />,
    },
    ['/came-from', at],
  );
  return router;
}

/** Accepts saves, and returns their request bodies. */
function recordBodies(method: 'post' | 'put', path: string): ProfileGroupBody[] {
  const bodies: ProfileGroupBody[] = [];
  network.use(
    http[method](path, async ({ request }) => {
      bodies.push((await request.json()) as ProfileGroupBody);
      return HttpResponse.json({ profileGroup: group('new') });
    }),
  );
  return bodies;
}

const title = () => screen.getByLabelText('Category Title');
const save = () => user.click(screen.getByRole('button', { name: 'Save' }));

it('asks before overwriting a category that someone else changed, and keeps the form if the user declines', async () => {
  const sent: ProfileGroupBody[] = [];
  companyGroups[0] = group('c1', { stamp: 'as it was' });
  await open('/profile-group/c1');
  network.use(
    http.put('*/data/v1/profilegroups/c1', async ({ request }) => {
      const body = (await request.json()) as ProfileGroupBody;
      sent.push(body);
      if (body.stamp !== undefined)
        return refusal(409, 'CHANGED_MEANWHILE', 'Someone else changed this in the meantime.');
      return HttpResponse.json({ profileGroup: group('c1') });
    }),
  );
  await user.clear(title());
  await pasteInto(user, title(), 'Mine');
  await save();
  const question = within(await screen.findByRole('dialog', { name: 'Changed by someone else' }));
  await user.click(question.getByRole('button', { name: 'Back to the form' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(title()).toHaveValue('Mine');
  await save();
  const again = within(await screen.findByRole('dialog', { name: 'Changed by someone else' }));
  await user.click(again.getByRole('button', { name: 'Overwrite' }));
  expect(await screen.findByText('Topic Category successfully edited.')).toBeVisible();
  expect(screen.queryByText('Someone else changed this in the meantime.')).toBeNull();
  expect(sent.map(({ name, stamp }) => [name, stamp])).toEqual([
    ['Mine', 'as it was'],
    ['Mine', 'as it was'],
    ['Mine', undefined],
  ]);
});

it('keeps the changed form and warns if someone else deletes the category, until the change is undone', async () => {
  await open('/profile-group/c1');
  await user.clear(title());
  await pasteInto(user, title(), 'Typed for long');
  network.use(
    http.put('*/data/v1/profilegroups/c1', () => refusal(404, 'NOT_FOUND', 'Topic Group with requested id not found')),
    http.get('*/data/v1/profiles/company', () => HttpResponse.json({ groups: [], profiles: [], total: 0 })),
  );
  await save();
  expect(await screen.findByText(/^Someone removed this category/)).toBeVisible();
  expect(title()).toHaveValue('Typed for long');
  // Once the change is undone, there is nothing to keep.
  await user.clear(title());
  await pasteInto(user, title(), 'Group c1');
  expect(await screen.findByRole('heading', { name: 'Topic Group with requested id not found' })).toBeVisible();
});

describe('adding a category', () => {
  it('requires a title of at most 40 characters, saves an image of the library, and returns to the list', async () => {
    const bodies = recordBodies('post', '*/data/v1/profilegroups/create');
    const router = await open('/profile-group/add?company=true');
    await save();
    expect(await screen.findByText('Topic Group Name is required field')).toBeVisible();
    await pasteInto(user, title(), 'x'.repeat(41));
    expect(await screen.findByText('Maximum length is 40 characters.')).toBeVisible();
    await user.clear(title());
    await user.type(title(), '  Rivals ');
    await user.click(screen.getByRole('button', { name: 'Choose image' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose an image' }));
    await user.click(await dialog.findByRole('tab', { name: 'Wellness' }));
    await user.click(dialog.getByRole('radio', { name: 'Lotus' }));
    await user.click(dialog.getByRole('button', { name: 'Use image' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await save();
    expect(await screen.findByText('Topic Category successfully created.')).toBeVisible();
    expect(router.state.location.pathname).toBe('/company-topics');
    const rivals = { name: 'Rivals', profileGroupIcon: lotus, updateProfileGroupIcon: true, owner: 'demo' };
    expect(bodies).toEqual([{ ...rivals, key: expect.any(String) }]);
  });

  it('is possible inside the category in the URL, and a server error is shown at its field without losing input', async () => {
    await open('/profile-group/add/c1');
    network.use(
      http.post('*/data/v1/profilegroups/create', () =>
        HttpResponse.json(
          { errorCode: 'VALIDATION', errorMessage: 'Not this name.', fields: { name: 'Not this name.' } },
          { status: 400 },
        ),
      ),
    );
    expect(screen.getByRole('link', { name: 'Group c1' })).toHaveAttribute('href', '/company-topics/c1');
    await pasteInto(user, title(), 'Rivals');
    await save();
    await waitFor(() => expect(title()).toHaveAccessibleDescription('Not this name.'));
    expect(title()).toHaveValue('Rivals');
  });

  it('is refused in a category at the deepest level, in one that does not exist, and for company categories of non-admins', async () => {
    await open('/profile-group/add/deep');
    expect(screen.getByRole('heading', { name: 'Categories can’t be nested any deeper.' })).toBeVisible();
    await open('/profile-group/add/none');
    expect(await screen.findByRole('heading', { name: 'Topic Group with requested id not found' })).toBeVisible();
    const router = await open('/profile-group/add', { admin: false });
    expect(await screen.findByText('You do not have permission to edit this profile group.')).toBeVisible();
    expect(router.state.location.pathname).toBe('/my-topics');
  });
});

describe('a category that is not in any list', () => {
  it('is not found, even if Watchdesk topics are hidden and therefore never loaded', async () => {
    network.use(
      http.get('*/iam/v1/generalsettings', () => HttpResponse.json({ ...settings, hideInfodeskTopics: true })),
    );
    await open('/profile-group/none');
    expect(await screen.findByRole('heading', { name: 'Topic Group with requested id not found' })).toBeVisible();
  });

  it('shows an error with Retry while the lists cannot be loaded, because loading the user failed', async () => {
    network.use(http.get('*/iam/v1/users', () => refusal(503, 'UNAVAILABLE', 'Later')));
    const { store } = await openTab();
    store.dispatch(tokenRefreshed(freshToken()));
    renderPages(store, { '/profile-group/:profileGroupId?': <CategoryEditPage /> }, ['/profile-group/none']);
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Server Error')).toBeVisible();
    await user.click(alert.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Topic Group with requested id not found' })).toBeVisible();
  });
});

describe('editing a category', () => {
  it('sends the picture only if it was changed', async () => {
    const bodies = recordBodies('put', '*/data/v1/profilegroups/c3');
    const router = await open('/profile-group/c3');
    await user.clear(title());
    await pasteInto(user, title(), 'Third');
    await save();
    expect(await screen.findByText('Topic Category successfully edited.')).toBeVisible();
    expect(bodies).toEqual([{ name: 'Third', updateProfileGroupIcon: false, owner: 'demo' }]);
    expect(await screen.findByText('elsewhere')).toBeVisible();
    await act(() => router.navigate('/profile-group/c3'));
    await user.click(await screen.findByRole('button', { name: 'Remove image' }));
    await save();
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies[1]).toEqual({ name: 'Group c3', updateProfileGroupIcon: true, owner: 'demo' });
  });

  it('is possible for a user’s own category; a company category redirects to the list with an error', async () => {
    await open('/profile-group/u7', { admin: false });
    expect(await screen.findByDisplayValue('Mine')).toBeVisible();
    const router = await open('/profile-group/c1', { admin: false });
    expect(await screen.findByText('You do not have permission to edit this profile group.')).toBeVisible();
    expect(router.state.location.pathname).toBe('/company-topics');
  });

  it('asks before changes are discarded', async () => {
    const router = await open('/profile-group/c1');
    await user.type(title(), '!');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(router.state.location.pathname).toBe('/profile-group/c1');
    expect(title()).toHaveValue('Group c1!');
  });
});

describe('the removal of a category', () => {
  const ask = () => user.click(screen.getByRole('button', { name: 'Remove Category' }));

  it.each([
    ['deep', 'This category is empty. Nothing else will change.'],
    ['c2', '1 topic and 1 category will move to Group c1.'],
    ['u7', 'Its topics will move to Misc.'],
  ])('is confirmed with a text about the contents of %s', async (id, text) => {
    await open(`/profile-group/${id}`);
    await ask();
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('is not offered for a company category with contents, and links to the contents instead', async () => {
    const router = await open('/profile-group/c1');
    await ask();
    expect(
      await screen.findByText('Only an empty category can be removed. Move or delete its contents first: 1 category.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show contents' }));
    expect(router.state.location.pathname).toBe('/company-topics/c1');
  });

  it.each([
    ['c3', 'deep', 'This category can’t be removed because it contains something locked: 1 category.'],
    ['c2', 'c1', 'Group c1 is locked, so nothing can move into it. Move or delete'],
  ])('is not offered for %s while %s is locked', async (id, locked, text) => {
    const at = companyGroups.findIndex(({ id: groupId }) => groupId === locked);
    const [before] = companyGroups.splice(at, 1);
    companyGroups.splice(at, 0, { ...group(locked), ...before, blockEdit: true });
    const router = await open(`/profile-group/${id}`);
    companyGroups.splice(at, 1, before ?? group(locked));
    await ask();
    expect(await screen.findByText(text, { exact: false })).toBeVisible();
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.queryByRole('button', { name: 'Remove Category' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Show contents' }));
    expect(router.state.location.pathname).toBe(`/company-topics/${id}`);
  });

  it('returns to the parent category, and stays on the page if the server refuses', async () => {
    const router = await open('/profile-group/c2');
    network.use(
      http.delete('*/data/v1/profilegroups/c2', () => refusal(409, 'CATEGORY_NOT_EMPTY', 'Only empty ones'), {
        once: true,
      }),
    );
    const confirm = async () => {
      await ask();
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove Category' }));
    };
    await confirm();
    expect(await screen.findByText('Only empty ones')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    let owner: string | null = null;
    network.use(
      http.delete('*/data/v1/profilegroups/c2', ({ request }) => {
        owner = new URL(request.url).searchParams.get('owner');
        return HttpResponse.json({ status: 'ok' });
      }),
    );
    await confirm();
    expect(await screen.findByText('Category successfully deleted.')).toBeVisible();
    expect(router.state.location.pathname).toBe('/company-topics/c1');
    expect(owner).toBe('demo');
  });
});
