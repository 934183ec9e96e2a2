import type { PreviewAnswer } from '@contract/search';
import type { ProfileBody, ProfileDetail } from '@contract/topic';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { sessionLost, tokenRefreshed } from '@client/features/session/sessionSlice';
import { TopicEditPage } from '@client/pages/topic-edit/TopicEditPage';
import { TopicResultsPage } from '@client/pages/topic-results/TopicResultsPage';
import { chooseOption } from '../../../support/client/chooseOption';
import { closeTabs, freshToken, openTab } from '../../../support/client/clientStore';
import { gate, network, person, refusal, topic, tree, withNetwork } from '../../../support/client/mockNetwork';
import { pasteInto } from '../../../support/client/pasteInto';
import { renderPages } from '../../../support/client/renderPage';

withNetwork();
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });

const preview = (hitCount: number): PreviewAnswer => ({
  hitCount,
  hitCountRelation: 'eq',
  newest: [],
  days: [],
  alerts: 0,
  asOf: '2026-11-20T08:00:00.000Z',
});

const detail = (more: Partial<ProfileDetail> = {}): ProfileDetail => ({
  ...topic('t1'),
  details: '',
  query: 'insulin',
  sources: [],
  addAllSources: true,
  publishOnly: false,
  parent: { id: 'g1', name: 'Group g1' },
  pausedUntil: null,
  sendEmpty: false,
  ...more,
});

const defaultHandlers = [
  http.get('*/data/v1/search/options', () =>
    HttpResponse.json({ searchOptions: { sortOrders: [], groupings: [], fields: [], values: {} } }),
  ),
  http.get('*/data/v1/sources', () => HttpResponse.json({ sources: [], total: 0 })),
  http.post('*/data/v1/search', () =>
    HttpResponse.json({ results: [], offset: 0, hitCount: 0, hitCountRelation: 'eq', facetResults: [] }),
  ),
  http.post('*/data/v1/query/preview', () => HttpResponse.json(preview(7))),
  http.post('*/data/v1/query/corrections', () => HttpResponse.json({ unknown: [], corrections: [] })),
  http.post('*/data/v1/query/validate', () =>
    HttpResponse.json({ validationStatus: { valid: true, errorMessage: '', errors: [] } }),
  ),
];

let lastStore: Awaited<ReturnType<typeof openTab>>['store'] | null = null;

/** Opens the page at a URL, after the list of topics in the history. */
async function open(at: string) {
  network.use(...defaultHandlers);
  const { store } = await openTab();
  lastStore = store;
  store.dispatch(tokenRefreshed(freshToken()));
  await waitFor(() => expect(store.getState().topics.load.COMPANY.status).toBe('loaded'));
  const router = renderPages(
    store,
    {
      '/topics/:topicId?': <TopicEditPage />,
      '/topic-search-results/:topicId/:owner?': <TopicResultsPage />,
    },
    ['/my-topics', at],
  );
  return router;
}

async function addTerm(value: string) {
  await user.click(screen.getByRole('button', { name: 'Add term' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add term' }));
  await pasteInto(user, dialog.getByLabelText('Value'), value);
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await screen.findByRole('button', { name: `Edit ${value}` });
}

const save = () => user.click(screen.getByRole('button', { name: 'Save' }));

test('saving a topic without sources asks: No saves nothing, Yes saves it with all sources and goes back', async () => {
  const saved: ProfileBody[] = [];
  const router = await open('/topics/g1');
  network.use(
    http.post<never, ProfileBody>('*/data/v1/profiles', async ({ request }) => {
      saved.push(await request.json());
      return HttpResponse.json({ profile: detail() });
    }),
    http.get('*/data/v1/profiles/t1', () => HttpResponse.json({ profile: detail() })),
  );
  await pasteInto(user, await screen.findByLabelText('Topic Title'), 'Insulin');
  await addTerm('insulin');
  await save();
  const question = within(await screen.findByRole('dialog'));
  question.getByText('Do you want to include all sources to this topic?');
  await user.click(question.getByRole('button', { name: 'No' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(saved).toEqual([]);
  await save();
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await screen.findByText('Topic successfully created.');
  expect(saved).toMatchObject([
    { name: 'Insulin', query: 'insulin', sources: [], addAllSources: true, profileGroupId: 'g1' },
  ]);
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/topics/g1'));
  await user.click(screen.getByRole('button', { name: 'Open topic' }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/topic-search-results\/t1/));
});

test('the form is not submitted again while the save confirmed by Yes is pending', async () => {
  await open('/topics/g1');
  let answer: (response: Response) => void = () => undefined;
  const saved = jest.fn(() => new Promise<Response>((resolve) => (answer = resolve)));
  network.use(http.post('*/data/v1/profiles', saved));
  await pasteInto(user, await screen.findByLabelText('Topic Title'), 'Insulin');
  await addTerm('insulin');
  await save();
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  screen.getByRole('button', { name: 'Save' }).focus();
  await user.keyboard('{Enter}');
  await user.type(screen.getByLabelText('Topic Title'), '{Enter}');
  answer(HttpResponse.json({ profile: detail() }));
  await screen.findByText('Topic successfully created.');
  expect(saved).toHaveBeenCalledTimes(1);
});

test('a double click on Yes saves once', async () => {
  await open('/topics/g1');
  const saved: ProfileBody[] = [];
  network.use(
    http.post<never, ProfileBody>('*/data/v1/profiles', async ({ request }) => {
      saved.push(await request.json());
      return HttpResponse.json({ profile: detail() });
    }),
  );
  await pasteInto(user, await screen.findByLabelText('Topic Title'), 'Insulin');
  await save();
  await user.dblClick(await screen.findByRole('button', { name: 'Yes' }));
  await screen.findByText('Topic successfully created.');
  expect(saved).toHaveLength(1);
});

test('a new topic keeps its input when its category is removed, and is created once in another category', async () => {
  const sent: ProfileBody[] = [];
  await open('/topics/g1');
  network.use(
    http.post<never, ProfileBody>('*/data/v1/profiles', async ({ request }) => {
      sent.push(await request.json());
      if (sent.length === 1) return refusal(404, 'NOT_FOUND', 'Topic Group with requested id not found');
      return sent.length === 2 ? HttpResponse.error() : HttpResponse.json({ profile: detail() });
    }),
    http.get('*/data/v1/profiles/user', () => HttpResponse.json(tree([topic('t1')], ['g2']))),
  );
  await pasteInto(user, await screen.findByLabelText('Topic Title'), 'Insulin');
  await save();
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Someone removed this category. Please choose another.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Topic Title')).toHaveValue('Insulin');
  expect(screen.getByLabelText('Category')).toHaveTextContent('Choose a category');
  await save();
  expect(sent).toHaveLength(1);
  await chooseOption(user, screen.getByLabelText('Category'), 'Group g2');
  await save();
  await screen.findByText('Network Error');
  // The request may have succeeded although the response was lost: the server recognizes the retry by its key.
  await save();
  await screen.findByText('Topic successfully created.');
  expect(sent.map(({ profileGroupId }) => profileGroupId)).toEqual(['g1', 'g2', 'g2']);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/);
});

test('input from before the session ended is restored for the same user only', async () => {
  const typeUntilSessionEnds = async (): Promise<void> => {
    await open('/topics/g1');
    await pasteInto(user, await screen.findByLabelText('Topic Title'), 'Typed for long');
    act(() => void lastStore?.dispatch(sessionLost({ status: 401, code: null, message: 'Your session has ended.' })));
    await waitFor(() => expect(lastStore?.getState().session.token).toBeNull());
    cleanup();
  };
  await typeUntilSessionEnds();
  network.use(http.get('*/iam/v1/users', () => HttpResponse.json({ ...person, ownerId: 'u2' })));
  await open('/topics/g1');
  expect(await screen.findByLabelText('Topic Title')).toHaveValue('');
  cleanup();
  network.use(http.get('*/iam/v1/users', () => HttpResponse.json(person)));
  await open('/topics/g1');
  expect(await screen.findByLabelText('Topic Title')).toHaveValue('');
  cleanup();

  await typeUntilSessionEnds();
  await open('/topics/g1');
  expect(await screen.findByLabelText('Topic Title')).toHaveValue('Typed for long');
  expect(screen.getByText(/^We restored what you entered before your session ended/)).toBeVisible();
  cleanup();
  await open('/topics/g1');
  expect(await screen.findByLabelText('Topic Title')).toHaveValue('');
});

test('a finished save does not navigate when the user has left the form meanwhile', async () => {
  const router = await open('/topics/g1');
  const { open: answer, opened } = gate();
  network.use(
    http.post('*/data/v1/profiles', async () => {
      await opened;
      return HttpResponse.json({ profile: detail() });
    }),
  );
  await pasteInto(user, await screen.findByLabelText('Topic Title'), 'Insulin');
  await save();
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => void router.navigate('/workspaces'));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await screen.findByText('elsewhere');
  const before = location.pathname;
  history.replaceState(null, '', '/workspaces');
  answer();
  await screen.findByText('Topic successfully created.');
  expect(router.state.location.pathname).toBe('/workspaces');
  history.replaceState(null, '', before);
});

test('saving without terms and sources states that one of them is required', async () => {
  await open('/topics/g1');
  await pasteInto(user, await screen.findByLabelText('Topic Title'), 'Everything');
  await save();
  await screen.findByText('Terms or sources are required. Do you want to include all sources to the topic?');
});

test('the title is required and has at most 100 characters', async () => {
  await open('/topics/g1');
  const title = await screen.findByLabelText('Topic Title');
  await save();
  await screen.findByText('Topic Title is required field');
  // The field may be off screen, because Save is at the end of the form.
  await waitFor(() => expect(title).toHaveFocus());
  await user.paste('x'.repeat(101));
  await save();
  await screen.findByText('Maximum length is 100 characters.');
});

test('a rejected save shows the error at its field and keeps the input', async () => {
  network.use(http.get('*/data/v1/profiles/t1', () => HttpResponse.json({ profile: detail() })));
  await open('/topics/t1');
  network.use(
    http.put('*/data/v1/profiles/t1', () =>
      HttpResponse.json(
        { errorCode: 'VALIDATION', errorMessage: 'No.', fields: { name: 'This name is taken.' } },
        { status: 400 },
      ),
    ),
  );
  const title = await screen.findByLabelText('Topic Title');
  await user.clear(title);
  await pasteInto(user, title, 'Renamed');
  await save();
  await screen.findByText('This name is taken.');
  expect(title).toHaveValue('Renamed');
  await waitFor(() => expect(title).toHaveFocus());
});

test('an invalid query is not saved, and text that does not parse is not converted to a list', async () => {
  network.use(http.get('*/data/v1/profiles/t1', () => HttpResponse.json({ profile: detail() })));
  await open('/topics/t1');
  await user.click(await screen.findByRole('button', { name: 'Text' }));
  const query = screen.getByLabelText('Query');
  expect(query).toHaveValue('insulin');
  await pasteInto(user, query, ' AND');
  await user.click(screen.getByRole('button', { name: 'Terms' }));
  await screen.findByText('Syntax Error, cannot parse insulin AND');
  await user.clear(query);
  await pasteInto(user, query, 'fine');
  network.use(
    http.post('*/data/v1/query/validate', () =>
      HttpResponse.json({ validationStatus: { valid: false, errorMessage: 'Too broad.', errors: [] } }),
    ),
  );
  await save();
  await screen.findByText('Too broad.');
});

test('an operator of another service gets a hint with a fix after a pause in typing, below the text', async () => {
  network.use(http.get('*/data/v1/profiles/t1', () => HttpResponse.json({ profile: detail() })));
  await open('/topics/t1');
  await user.click(await screen.findByRole('button', { name: 'Text' }));
  const query = screen.getByLabelText('Query');
  await user.clear(query);
  await user.type(query, 'insulin ＯＲ pump');
  expect(screen.queryByText(/full-width letters/)).not.toBeInTheDocument();
  expect(await screen.findByText(/“ＯＲ” is searched as a word/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change to OR' }));
  expect(query).toHaveValue('insulin OR pump');
  expect(screen.queryByText(/full-width letters/)).not.toBeInTheDocument();
});

test('the preview of a list of terms shows the hints on their query, and the term dialog those on a value', async () => {
  network.use(
    http.get('*/data/v1/profiles/t1', () => HttpResponse.json({ profile: detail({ query: 'insulin AND vacc＊' }) })),
  );
  await open('/topics/t1');
  const preview = within(await screen.findByRole('region', { name: 'What this topic finds' }));
  expect(await preview.findByText(/full-width ＊ isn’t a wildcard/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add term' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add term' }));
  await pasteInto(user, dialog.getByLabelText('Value'), 'pump NEAR5 recall');
  expect(await dialog.findByText(/“NEAR5” is searched as a word/)).toBeVisible();
});

test('the text mode explains the query in words, and keeps the last explanation while the query is invalid', async () => {
  network.use(http.get('*/data/v1/profiles/t1', () => HttpResponse.json({ profile: detail() })));
  await open('/topics/t1');
  await user.click(await screen.findByRole('button', { name: 'Text' }));
  const words = screen.getByText('In words');
  await user.click(words);
  expect(await screen.findByText('headline or body contains “insulin”')).toBeVisible();
  await pasteInto(user, screen.getByLabelText('Query'), ' -headline:recall');
  await waitFor(() =>
    expect(words.nextElementSibling).toHaveTextContent(
      /^All of these:headline or body contains “insulin”Not: headline contains “recall”$/,
    ),
  );
  await user.type(screen.getByLabelText('Query'), ' (');
  expect(words.nextElementSibling).toHaveTextContent(/Not: headline contains “recall”$/);
});

test('a syntax error appears when the query field is left or after a pause, not while typing', async () => {
  await open('/topics/g1');
  await user.click(await screen.findByRole('button', { name: 'Text' }));
  const query = screen.getByLabelText('Query');
  await user.type(query, 'insulin AND (pump');
  expect(query).toBeValid();
  expect(screen.queryByText(/never closed/)).not.toBeInTheDocument();
  await user.tab();
  expect(screen.getByText(/never closed/)).toBeVisible();
  expect(query).toBeInvalid();
  await user.type(query, ')');
  expect(query).toBeValid();
  await user.type(query, ' (');
  expect(query).toBeValid();
  expect(await screen.findByText(/never closed/, undefined, { timeout: 10_000 })).toBeVisible();
});

test('the form begins with the query, and its bar has the number of matches', async () => {
  network.use(http.get('*/data/v1/profiles/t1', () => HttpResponse.json({ profile: detail() })));
  await open('/topics/t1');
  const bar = (await screen.findByRole('button', { name: 'Save' })).parentElement;
  await waitFor(() => expect(bar).toHaveTextContent(/^7 matches/));
  const [first] = within(screen.getByRole('form')).getAllByRole('heading', { level: 2 });
  expect(first).toHaveTextContent('Terms');
});

test.each([
  ['says that no alert is on yet', [], /^No alert yet\. You would have gotten 0 alerts in the last 30 days/],
  ['counts the alerts of a subscribed topic', [6], /^0 alerts in the last 30 days/],
])('the forecast %s', async (_title, subscribedTo, text) => {
  network.use(http.get('*/data/v1/profiles/t1', () => HttpResponse.json({ profile: detail({ subscribedTo }) })));
  await open('/topics/t1');
  const panel = within(await screen.findByRole('region', { name: 'What this topic finds' }));
  expect(await panel.findByText(text)).toBeVisible();
});

test('an error of the query is shown once, whether the client or the server finds it', async () => {
  await open('/topics/g1');
  const errorMessage = 'This parenthesis is never closed.';
  network.use(
    http.post('*/data/v1/query/validate', () =>
      HttpResponse.json({ validationStatus: { valid: false, errorMessage, errors: [] } }),
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Text' }));
  await pasteInto(user, screen.getByLabelText('Query'), 'insulin AND (pump');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add' })).toBeEnabled());
  expect(screen.getAllByText(/never closed/)).toHaveLength(1);
  await user.clear(screen.getByLabelText('Query'));
  await pasteInto(user, screen.getByLabelText('Query'), 'insulin');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await screen.findByText(errorMessage);
});

const valid = { validationStatus: { valid: true, errorMessage: '', errors: [] } };

test('input during the validation of a query is not overwritten', async () => {
  await open('/topics/g1');
  const validations = [gate(), gate()];
  const asked: string[] = [];
  network.use(
    http.post<never, { query: string }>('*/data/v1/query/validate', async ({ request }) => {
      const at = asked.push((await request.json()).query) - 1;
      await validations[at]?.opened;
      return HttpResponse.json(valid);
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Text' }));
  const query = screen.getByLabelText('Query');
  await pasteInto(user, query, 'insulin');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.type(query, ' pump');
  validations[0]?.open();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add' })).not.toHaveAttribute('aria-disabled'));
  expect(query).toHaveValue('insulin pump');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await pasteInto(user, screen.getByLabelText('Topic Title'), 'Pumps');
  validations[1]?.open();
  await screen.findByRole('button', { name: 'Edit pump' });
  expect(screen.getByLabelText('Topic Title')).toHaveValue('Pumps');
  expect(asked).toEqual(['insulin', 'insulin pump']);
});

test('a term is not added when its dialog is closed during validation', async () => {
  await open('/topics/g1');
  const validation = gate();
  network.use(
    http.post('*/data/v1/query/validate', async () => {
      await validation.opened;
      return HttpResponse.json(valid);
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Add term' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add term' }));
  await pasteInto(user, dialog.getByLabelText('Value'), 'insulin');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  validation.open();
  await addTerm('pump');
  expect(screen.queryByRole('button', { name: 'Edit insulin' })).not.toBeInTheDocument();
});

test('the preview states the position of the error in a stored query that does not parse', async () => {
  const stored = detail({ query: 'roche | novartis' });
  network.use(http.get('*/data/v1/profiles/t1', () => HttpResponse.json({ profile: stored })));
  await open('/topics/t1');
  const panel = within(await screen.findByRole('region', { name: 'What this topic finds' }));
  expect(await panel.findByText(/^The query has an error at character 7, so there’s nothing to count/)).toBeVisible();
  expect(panel.queryByText(/Add a term/)).toBeNull();
  const query = screen.getByLabelText('Query');
  await user.clear(query);
  await pasteInto(user, query, 'roche OR novartis');
  expect(await panel.findByText('articles match now')).toBeVisible();
  expect(panel.queryByText(/has an error/)).toBeNull();
});

test('the preview names a word that no article contains, and a click corrects it', async () => {
  network.use(http.get('*/data/v1/profiles/t1', () => HttpResponse.json({ profile: detail({ query: 'insuln' }) })));
  await open('/topics/t1');
  network.use(
    http.post<never, { query: string }>('*/data/v1/query/corrections', async ({ request }) => {
      const words = [{ start: 0, end: 7, was: 'insuln' }];
      const isWrong = (await request.json()).query === 'insuln';
      return HttpResponse.json(
        isWrong
          ? { unknown: ['insuln'], corrections: [{ query: 'insulin', words }] }
          : { unknown: [], corrections: [] },
      );
    }),
  );
  const panel = within(await screen.findByRole('region', { name: 'What this topic finds' }));
  expect(await panel.findByText(/No articles contain “insuln”/, {}, { timeout: 5_000 })).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'insulin' }));
  expect(within(screen.getByRole('list', { name: 'Terms' })).getByText('insulin')).toBeVisible();
  expect(panel.queryByText(/No articles contain/)).not.toBeInTheDocument();
  // The clicked button is removed from the DOM; the focus moves beside it.
  expect(document.body).not.toHaveFocus();
});

test('the preview of the latest query wins over a late response', async () => {
  network.use(http.get('*/data/v1/profiles/t1', () => HttpResponse.json({ profile: detail() })));
  const slow = gate();
  await open('/topics/t1');
  network.use(
    http.post<never, { query: string }>('*/data/v1/query/preview', async ({ request }) => {
      const { query } = await request.json();
      if (query !== 'insulin') return HttpResponse.json(preview(2));
      await slow.opened;
      return HttpResponse.json(preview(1));
    }),
  );
  await screen.findByLabelText('Topic Title');
  await addTerm('pump');
  await screen.findByText('articles match now');
  slow.open();
  await waitFor(() => expect(screen.getByText('articles match now').parentElement).toHaveTextContent('2 articles'));
});

test('an unknown topic shows the Not Found page with a link to the home page', async () => {
  network.use(http.get('*/data/v1/profiles/t9', () => refusal(404, 'NOT_FOUND', 'Not found')));
  await open('/topics/t9');
  await screen.findByRole('heading', { name: 'Page does not exists.' });
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});

test('a standard user who edits a company topic is redirected to its results with a message', async () => {
  const shared = detail({ id: 't5', topicType: 'COMPANY', owner: person.departmentID });
  network.use(
    http.get('*/data/v1/profiles/company', () => HttpResponse.json(tree([shared]))),
    http.get('*/data/v1/profiles/t5', () => HttpResponse.json({ profile: shared })),
  );
  const router = await open('/topics/t5');
  await screen.findByText('You do not have permission to edit this profile.');
  expect(router.state.location.pathname).toMatch(/^\/topic-search-results\/t5/);
});

test('leaving a changed form asks for confirmation', async () => {
  const router = await open('/topics/g1');
  await pasteInto(user, await screen.findByLabelText('Topic Title'), 'Draft');
  await user.click(screen.getByRole('link', { name: 'Home' }));
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  expect(question.getByRole('button', { name: 'Stay' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('Topic Title')).toHaveValue('Draft');
  await user.click(await screen.findByRole('link', { name: 'Home' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('copying a topic keeps the unsaved changes of its form', async () => {
  network.use(
    http.get('*/data/v1/profiles/t1', () => HttpResponse.json({ profile: detail() })),
    http.get('*/data/v1/profiles/t1/copy', () => HttpResponse.json({ profile: topic('t2') })),
  );
  await open('/topics/t1');
  await pasteInto(user, await screen.findByLabelText('Description'), 'Typed');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy topic' }));
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  await screen.findByText('Topic successfully copied.');
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await user.click(question.getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Description')).toHaveValue('Typed');
});

test('going back to a deleted topic shows the Not Found page', async () => {
  network.use(http.get('*/data/v1/profiles/t1', () => HttpResponse.json({ profile: detail() })));
  const router = await open('/topic-search-results/t1');
  await act(() => router.navigate('/topics/t1'));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  network.use(
    http.get('*/data/v1/profiles/t1', () => refusal(404, 'NOT_FOUND', 'Not found')),
    http.get('*/data/v1/profiles/user', () => HttpResponse.json(tree([topic('t2')]))),
    http.delete('*/data/v1/profiles/t1', () => HttpResponse.json({ status: 'ok' })),
  );
  const question = within(await screen.findByRole('dialog'));
  question.getByText('Are you sure you want to delete this topic?');
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Topic successfully deleted.');
  await act(() => router.navigate('/topic-search-results/t1'));
  await screen.findByRole('heading', { name: 'Page does not exists.' });
});
