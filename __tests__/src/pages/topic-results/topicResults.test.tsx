import type { FacetResults, SearchBody } from '@contract/search';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { topicVisited } from '@client/features/preferences/preferencesSlice';
import { tokenRefreshed } from '@client/features/session/sessionSlice';
import { TopicResultsPage } from '@client/pages/topic-results/TopicResultsPage';
import { chooseOption } from '../../../support/client/chooseOption';
import { card, found } from '../../../support/client/articleBuilders';
import { closeTabs, freshToken, openTab } from '../../../support/client/clientStore';
import { network, refusal, topic, tree, withNetwork } from '../../../support/client/mockNetwork';
import { renderPages } from '../../../support/client/renderPage';

withNetwork();
afterEach(closeTabs);

const noDetails = {
  details: '',
  sources: [],
  addAllSources: true,
  publishOnly: false,
  parent: { id: 'MISC', name: 'Misc' },
  pausedUntil: null,
  sendEmpty: false,
};

const noResults = {
  results: [],
  offset: 0,
  hitCount: 0,
  hitCountRelation: 'eq',
  facetResults: null,
  cursor: null,
  asOf: '2026-11-20T08:00:00.000Z',
};

const counts: FacetResults = {
  counted: 3,
  complete: true,
  publication: [
    { value: 'The Post', label: 'The Post', count: 2 },
    { value: 'Day', label: 'Day', count: 1 },
  ],
  category: [],
  language: [],
  organization: [],
  subject: [],
  date: [
    { from: '2026-11-19', to: '2026-11-19', count: 1 },
    { from: '2026-11-20', to: '2026-11-20', count: 2 },
  ],
};

/** Responds to searches with this many articles, and records them. */
function searches(hits: (body: SearchBody) => number) {
  const bodies: SearchBody[] = [];
  const respond = async ({ request }: { request: Request }) => {
    const body = (await request.json()) as SearchBody;
    bodies.push(body);
    const count = hits(body);
    const { limit, facets } = body.retrievalOptions ?? {};
    const cards = Array.from({ length: limit === 0 ? 0 : count }, (_, index) => card(`a${index}`));
    return HttpResponse.json(found(cards, { hitCount: count, facetResults: facets ? counts : null }));
  };
  return { bodies, respond };
}

async function open(visits: number[] = []): Promise<ReturnType<typeof renderPages>> {
  const { store } = await openTab();
  for (const at of visits) store.dispatch(topicVisited({ topicId: 't1', at }));
  store.dispatch(tokenRefreshed(freshToken()));
  await waitFor(() => expect(store.getState().topics.load.USER.status).toBe('loaded'));
  return renderPages(store, { '/topic-search-results/:topicId': <TopicResultsPage /> }, ['/topic-search-results/t1']);
}

/** Opens the results of a topic whose search returns this response. */
async function openWithSearchResponse(
  search: Parameters<typeof http.post>[1],
  more: Parameters<typeof topic>[1] = {},
  visits: number[] = [],
): Promise<void> {
  const own = topic('t1', { name: 'Rivals', ...more });
  network.use(
    http.get('*/data/v1/profiles/user', () => HttpResponse.json(tree([own]))),
    http.get('*/data/v1/profiles/t1', () => HttpResponse.json({ profile: { ...own, ...noDetails, query: 'roche' } })),
    http.post('*/data/v1/search', search),
  );
  await open(visits);
}

test.each([
  { blockEdit: false, offer: () => screen.findByRole('link', { name: 'Edit query' }) },
  { blockEdit: true, offer: () => screen.findByText('The topic’s owner can edit its query.') },
])('a topic with an invalid query shows the error, its position and a suggestion', async (given) => {
  const own = topic('t1', { name: 'Rivals', queryRefused: true, blockEdit: given.blockEdit });
  const detail = {
    ...own,
    ...noDetails,
    query: 'roche | novartis',
    queryFaults: [{ start: 6, end: 7, message: 'A single | isn’t an operator. Write OR.', suggestion: 'OR' }],
  };
  network.use(
    http.get('*/data/v1/profiles/user', () => HttpResponse.json(tree([own]))),
    http.get('*/data/v1/profiles/t1', () => HttpResponse.json({ profile: detail })),
    http.post('*/data/v1/search', () => HttpResponse.json(noResults)),
  );
  await open();
  const notice = within(await screen.findByRole('region', { name: 'This topic’s query is no longer valid' }));
  expect(notice.getByText('|')).toBeVisible();
  expect(notice.getByText(/Write OR\./)).toHaveTextContent('7');
  expect(notice.getByText(/^Use/)).toHaveTextContent('OR');
  expect(await given.offer()).toBeVisible();
  expect(screen.queryByText('No results')).toBeNull();
});

test('a search that is too expensive shows advice and Retry', async () => {
  let isTooExpensive = true;
  await openWithSearchResponse(() =>
    isTooExpensive ? refusal(503, 'SEARCH_TOO_EXPENSIVE', 'Too expensive.') : HttpResponse.json(noResults),
  );
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(/too much computing time\. Use fewer words/)).toBeVisible();
  isTooExpensive = false;
  await userEvent.click(alert.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/There are no results/)).toBeVisible();
});

test('a failed search shows an error and no loading state', async () => {
  await openWithSearchResponse(() => HttpResponse.json({}, { status: 500 }));
  expect(await screen.findByText('Couldn’t load this')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.queryByText('Loading…')).toBeNull();
});

test('a topic without articles has no order and grouping controls', async () => {
  await openWithSearchResponse(() => HttpResponse.json(noResults));
  expect(await screen.findByText('There are no results. Please change your criteria and try again.')).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByRole('switch', { name: 'Group stories' })).toBeNull();
});

test('a subscribed topic shows its alert frequency with a link to change it', async () => {
  network.use(
    http.get('*/alert/v1/outputoptions', () => HttpResponse.json({ outputFrequencies: { 4: '07:00 AM Daily' } })),
  );
  await openWithSearchResponse(() => HttpResponse.json(noResults), {
    email: 'ada@demo.example',
    frequency: 4,
    limit: 20,
  });
  expect(await screen.findByText(/You get alerts by email: 07:00 AM Daily\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change frequency or amount' })).toHaveAttribute('href', '/alerts-favorites');
  expect(screen.queryByRole('button', { name: 'Copy a link for colleagues' })).toBeNull();
});

test('a company topic has a button to copy its URL, which is shown when the clipboard is denied', async () => {
  const user = userEvent.setup({ delay: null });
  await openWithSearchResponse(() => HttpResponse.json(noResults), { topicType: 'COMPANY', owner: 'd1' });
  const button = await screen.findByRole('button', { name: 'Copy a link for colleagues' });
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce(undefined);
  await user.click(button);
  expect(write).toHaveBeenCalledWith(`${location.origin}/topic-search-results/t1/d1`);
  write.mockRejectedValueOnce(new Error('not allowed'));
  await user.click(button);
  expect(await screen.findByText(/Couldn’t copy the link: .*\/t1\/d1$/)).toBeVisible();
});

test('a pending search is aborted when the page is left and repeated on return', async () => {
  const own = topic('t1', { name: 'Rivals' });
  let [requests, aborted] = [0, 0];
  network.use(
    http.get('*/data/v1/profiles/user', () => HttpResponse.json(tree([own]))),
    http.get('*/data/v1/profiles/t1', () => HttpResponse.json({ profile: { ...own, ...noDetails, query: 'roche' } })),
    http.post('*/data/v1/search', async ({ request }) => {
      const { signal } = request;
      const body = (await request.json()) as SearchBody;
      if (body.retrievalOptions?.facets) return HttpResponse.json(noResults);
      requests += 1;
      if (requests > 1) return HttpResponse.json(noResults);
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      aborted += 1;
      return HttpResponse.error();
    }),
  );
  const router = await open();
  await waitFor(() => expect(requests).toBe(1));
  await act(() => router.navigate('/elsewhere'));
  await waitFor(() => expect(aborted).toBe(1));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(requests).toBe(2));
  expect(await screen.findByRole('heading', { name: 'Rivals' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('a topic shows its articles per day and facets, which narrow, combine, and exclude within the topic', async () => {
  const user = userEvent.setup({ delay: null });
  const { bodies, respond } = searches(() => 3);
  await openWithSearchResponse(respond);
  const chart = await screen.findByRole('figure', { name: 'Articles by date' });
  expect(within(chart).getByRole('button', { name: /20.*: 2$/ })).toBeVisible();
  expect(bodies.some(({ retrievalOptions }) => retrievalOptions?.days === 30)).toBe(true);
  const panel = screen.getAllByRole('complementary', { name: 'Filter results' }).at(-1);
  if (!panel) throw new Error('no facets');
  await user.click(within(panel).getByRole('button', { name: 'The Post 2' }));
  await user.click(await within(panel).findByRole('button', { name: 'Day 1', pressed: false }));
  expect(await screen.findByText('Publication: The Post or Day')).toBeVisible();
  expect(within(panel).getByRole('button', { name: 'The Post 2' })).toHaveAttribute('aria-pressed', 'true');
  const exclude = within(panel).getByRole('button', { name: 'Exclude Day' });
  exclude.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Publication: not Day')).toBeVisible();
  await waitFor(() =>
    expect(bodies.at(-1)).toMatchObject({
      profile: 't1',
      queryString: 'publication:="The Post" AND NOT publication:="Day"',
    }),
  );
  await chooseOption(user, within(chart).getByRole('combobox', { name: 'Period' }), 'All dates');
  await waitFor(() => expect(bodies.at(-1)?.retrievalOptions).toMatchObject({ facets: true }));
  await waitFor(() => expect(bodies.at(-1)?.retrievalOptions).not.toHaveProperty('days'));
});

test('a search within a topic that finds nothing offers broader searches with their counts', async () => {
  const user = userEvent.setup({ delay: null });
  const { bodies, respond } = searches(({ queryString }) => (queryString === 'pump football' ? 0 : 3));
  network.use(
    http.post('*/data/v1/search/relaxations', () =>
      HttpResponse.json({
        relaxations: [{ query: 'pump', removed: ['football'], hitCount: 1, hitCountRelation: 'eq' }],
      }),
    ),
  );
  await openWithSearchResponse(respond);
  await user.type(await screen.findByPlaceholderText('Search within this topic'), 'pump football{Enter}');
  const link = await screen.findByRole('link', { name: 'Without football' });
  expect(link.closest('li')).toHaveTextContent('Without football · 1 article');
  await user.click(link);
  await waitFor(() => expect(bodies.at(-1)).toMatchObject({ profile: 't1', queryString: 'pump' }));
  expect(await screen.findByPlaceholderText('Search within this topic')).toHaveValue('pump');
});

test('articles since the last visit are counted and shown on request', async () => {
  const user = userEvent.setup({ delay: null });
  const lastVisit = Date.now() - 86_400_000;
  const since = new Date(lastVisit).toISOString();
  const { bodies, respond } = searches(({ queryString = '' }) => (queryString.startsWith('date:[') ? 2 : 9));
  await openWithSearchResponse(respond, {}, [lastVisit]);
  await user.click(await screen.findByRole('button', { name: '2 new since your last visit' }));
  await waitFor(() => expect(bodies.at(-1)?.queryString).toBe(`date:[${since} TO *]`));
  expect(await screen.findByText('2 stories')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /since your last visit/ })).toBeNull());
  expect(screen.getByRole('button', { name: 'Show all dates' })).toBeVisible();
});

test('the first visit of a topic, and one that continues, count nothing as new since the last', async () => {
  const { bodies, respond } = searches(() => 9);
  await openWithSearchResponse(respond, {}, [Date.now() - 60_000]);
  expect(await screen.findByText('9 stories')).toBeVisible();
  expect(bodies.filter(({ queryString }) => queryString?.includes('date:'))).toEqual([]);
});

describe('the line between articles since the last visit and older ones', () => {
  const lastVisit = Date.parse('2026-11-20T12:00:00Z');
  const published = (...instants: string[]) => instants.map((at, index) => card(`a${index}`, { published: at }));
  const items = async () =>
    within(await screen.findByRole('list', { name: 'Articles' }))
      .getAllByRole('listitem')
      .map((item) => within(item).queryByRole('heading')?.textContent ?? item.textContent);

  it('shows when the last visit was', async () => {
    const articles = published('2026-11-21T10:00:00Z', '2026-11-20T12:00:00Z', '2026-11-20T11:59:59Z');
    await openWithSearchResponse(() => HttpResponse.json(found(articles)), {}, [lastVisit]);
    const line = 'New since your last visit, 11/20/2026 07:00 AM';
    expect(await items()).toEqual(['Headline a0', 'Headline a1', line, 'Headline a2']);
  });

  it.each([
    { given: 'all articles are new', articles: published('2026-11-21T10:00:00Z', '2026-11-20T13:00:00Z') },
    { given: 'no article is new', articles: published('2026-11-19T10:00:00Z', '2026-11-18T13:00:00Z') },
  ])('is not shown if $given', async ({ articles }) => {
    await openWithSearchResponse(() => HttpResponse.json(found(articles)), {}, [lastVisit]);
    expect(await items()).toEqual(['Headline a0', 'Headline a1']);
  });

  it('is not shown in another order than newest first', async () => {
    const articles = published('2026-11-21T10:00:00Z', '2026-11-19T10:00:00Z');
    await openWithSearchResponse(() => HttpResponse.json(found(articles)), {}, [lastVisit]);
    expect(await items()).toHaveLength(3);
    const user = userEvent.setup({ delay: null });
    await chooseOption(user, screen.getByRole('combobox', { name: 'Sort by' }), 'Most relevant first');
    await waitFor(async () => expect(await items()).toHaveLength(2));
  });
});
