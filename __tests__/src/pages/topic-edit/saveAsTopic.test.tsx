import { frequencyLabels } from '@contract/limits';
import type { ProfileBody, ProfileGroup } from '@contract/topic';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { tokenRefreshed } from '@client/features/session/sessionSlice';
import { SaveAsTopicPage } from '@client/pages/topic-edit/SaveAsTopicPage';
import { chooseOption, optionsOf } from '../../../support/client/chooseOption';
import { closeTabs, freshToken, openTab } from '../../../support/client/clientStore';
import { network, person, topic, tree, withNetwork } from '../../../support/client/mockNetwork';
import { pasteInto } from '../../../support/client/pasteInto';
import { renderPages } from '../../../support/client/renderPage';

withNetwork();
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });
const valid = { validationStatus: { valid: true, errorMessage: '', errors: [] } };
const rivals: ProfileGroup = {
  id: 'c9',
  type: 'PROFILEGROUP',
  topicType: 'COMPANY',
  name: 'Rivals',
  owner: 'demo',
  parentGroupId: null,
  profileGroupIcon: null,
  blockEdit: false,
  depth: 1,
};

/** Opens the page for a search, as an administrator or a standard user. Returns the bodies of the save requests. */
async function open(search: string, { admin = false } = {}): Promise<ProfileBody[]> {
  const bodies: ProfileBody[] = [];
  network.use(
    http.get('*/iam/v1/users', () => HttpResponse.json(admin ? { ...person, level: 5, role: 'ADMIN' } : person)),
    http.get('*/data/v1/profiles/company', () =>
      HttpResponse.json(tree([topic('t7', { topicType: 'COMPANY', owner: 'demo', profileGroupId: 'c1' })], ['c1'])),
    ),
    http.get('*/data/v1/sources', () =>
      HttpResponse.json({
        sources: [{ id: 's1', name: 'Meridian Wire', type: 'PUBLICATION', number: 1, package: false }],
        total: 1,
      }),
    ),
    http.post('*/data/v1/query/preview', () =>
      HttpResponse.json({
        hitCount: 7,
        hitCountRelation: 'eq',
        newest: [],
        days: [],
        alerts: 0,
        asOf: '2026-11-20T08:00:00.000Z',
      }),
    ),
    http.post('*/data/v1/query/validate', () => HttpResponse.json(valid)),
    http.post('*/data/v1/profiles', async ({ request }) => {
      bodies.push((await request.json()) as ProfileBody);
      return HttpResponse.json({ profile: {} });
    }),
  );
  const { store } = await openTab();
  store.dispatch(tokenRefreshed(freshToken()));
  await waitFor(() => expect(store.getState().topics.load.COMPANY.status).toBe('loaded'));
  renderPages(store, { '/save-as-topic': <SaveAsTopicPage /> }, [`/save-as-topic?${search}`]);
  return bodies;
}

const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
const datesRemoved = 'Time criteria are included in the search and will be removed.';

it('saves a search without its dates as an own topic in Misc after asking about the sources', async () => {
  const bodies = await open(`query=${encodeURIComponent('insulin AND date:[2026-01-01 TO *]')}`);
  expect(screen.getByText(datesRemoved)).toBeVisible();
  expect(screen.getByText('insulin')).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'Company Topic' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Create Category' })).toBeNull();
  await save();
  expect(await screen.findByText('Topic Title is required field')).toBeVisible();
  // The only possible type is preselected.
  expect(screen.getByRole('radio', { name: 'My Topic' })).toBeChecked();
  expect(
    screen.getByText('None selected. When you save, you’ll be asked whether to include all sources.'),
  ).toBeVisible();
  expect(screen.getByLabelText('Category')).toHaveTextContent('Misc');
  await pasteInto(user, screen.getByLabelText('Topic Title'), 'Insulin news');
  await save();
  await screen.findByText('Do you want to include all sources to this topic?');
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Topic successfully created.')).toBeVisible();
  expect(await screen.findByText('elsewhere')).toBeVisible();
  expect(bodies).toMatchObject([
    { name: 'Insulin news', query: 'insulin', addAllSources: true, sources: [], profileGroupId: 'MISC' },
  ]);
  expect(bodies[0]).not.toHaveProperty('owner');
});

it('requires a category and a frequency for a company topic, and can create the category in place', async () => {
  const bodies = await open('query=insulin&source=s1', { admin: true });
  expect(screen.queryByText(datesRemoved)).toBeNull();
  expect(await screen.findByText('Meridian Wire')).toBeVisible();
  await save();
  expect(await screen.findByText('Topic type is required')).toBeVisible();
  expect(screen.getByRole('radiogroup', { name: 'Topic Type' })).toBeInvalid();
  await user.click(screen.getByRole('radio', { name: 'Company Topic' }));
  expect(screen.queryByText('Topic type is required')).toBeNull();
  await pasteInto(user, screen.getByLabelText('Topic Title'), 'Insulin');
  await save();
  expect(await screen.findByText('A category must be assigned to the topic before saving.')).toBeVisible();
  expect(screen.getByText('Frequency is required field.')).toBeVisible();
  await chooseOption(user, screen.getByLabelText('Frequency'), 'Real-Time');

  network.use(
    http.post('*/data/v1/profilegroups/create', () => HttpResponse.json({ profileGroup: rivals })),
    http.get('*/data/v1/profiles/company', () => HttpResponse.json({ groups: [rivals], profiles: [], total: 0 })),
  );
  await user.click(screen.getByRole('button', { name: 'Create Category' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Category' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Topic Group Name is required field')).toBeVisible();
  await pasteInto(user, dialog.getByLabelText('Category Title'), 'Rivals');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByLabelText('Category')).toHaveTextContent('Rivals'));
  await save();
  expect(await screen.findByText('Topic successfully created.')).toBeVisible();
  expect(bodies).toMatchObject([
    { query: 'insulin', sources: [{ id: 's1' }], profileGroupId: 'c9', owner: 'demo', frequency: 0, limit: 200 },
  ]);
});

it.each(['date:[2026-01-01 TO *]', 'date:[2026-01-01 TO *] AND NOT cancer', ''])(
  'cannot save when no term remains of %j',
  async (query) => {
    await open(`query=${encodeURIComponent(query)}`);
    expect(
      screen.getByText("Can't Save as Topic as there are no allowed Terms and no Sources selected."),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    // Nothing on the page speaks of a query that is left.
    expect(screen.queryByText(/cancer/)).toBeNull();
    expect(screen.queryByText(/When you save/)).toBeNull();
    expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull();
  },
);

it('lists the frequencies of a company topic by the time of day', async () => {
  network.use(http.get('*/alert/v1/outputoptions', () => HttpResponse.json({ outputFrequencies: frequencyLabels })));
  await open('query=insulin', { admin: true });
  await user.click(screen.getByRole('radio', { name: 'Company Topic' }));
  const options = await optionsOf(user, await screen.findByLabelText('Frequency'));
  expect(options.slice(-4)).toEqual(['05:00 AM Daily', '06:00 AM Daily', '07:00 AM Daily', '06:00 AM Weekly']);
});

it('shows the server’s error about the query and keeps the input', async () => {
  const bodies = await open('query=insulin');
  network.use(
    http.post('*/data/v1/query/validate', () =>
      HttpResponse.json({
        validationStatus: { valid: false, errorMessage: 'Too broad.', errors: [] },
      }),
    ),
  );
  await user.click(screen.getByRole('radio', { name: 'My Topic' }));
  await pasteInto(user, screen.getByLabelText('Topic Title'), 'Insulin');
  await save();
  expect(await screen.findByText('Too broad.')).toBeVisible();
  expect(screen.getByLabelText('Topic Title')).toHaveValue('Insulin');
  expect(bodies).toEqual([]);
});

it('shows at once where and why the query can’t be read', async () => {
  await open('query=insulin%20AND%20(');
  const error = await screen.findByRole('alert');
  expect(error).toHaveTextContent(/^Character 13: /);
  expect(await screen.findByText(/^The query has an error at character 13/)).toBeVisible();
});
