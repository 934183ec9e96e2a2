import type { Source } from '@contract/topic';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { SearchFiltersPage } from '@client/pages/search-filters/SearchFiltersPage';
import { closeTabs, openSignedInTab } from '../../../support/client/clientStore';
import { gate, network, refusal, settings, withNetwork } from '../../../support/client/mockNetwork';
import { renderPages } from '../../../support/client/renderPage';

withNetwork();
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });
const previewed = '*/data/v1/query/preview';

const source = (id: string, name: string, more: Partial<Source> = {}): Source => ({
  id,
  name,
  type: 'PUBLICATION',
  number: 1,
  package: false,
  ...more,
});
const sources = [
  source('s1', 'The Lancet'),
  source('s2', 'Reuters'),
  source('chnl7', 'DEMO Feed', { type: 'CHANNEL' }),
];

const january = 'insulin AND date:[2026-01-01 TO 2026-01-31]';

const previewResponse = (hitCount: number, hitCountRelation: 'eq' | 'gte' = 'eq') =>
  HttpResponse.json({ hitCount, hitCountRelation, newest: [], days: [], alerts: 0, asOf: '2026-11-20T12:00:00.000Z' });

/**
 * Opens the advanced search with these URL parameters. Returns the router, the store, and the preview requests.
 * @param prepare overrides responses before the page opens
 */
async function open(search = '', prepare: () => void = () => undefined) {
  const previewRequests: unknown[] = [];
  network.use(
    http.get('*/data/v1/sources', () => HttpResponse.json({ sources, total: sources.length })),
    http.get('*/data/v1/search/options', () =>
      HttpResponse.json({ searchOptions: { sortOrders: [], groupings: [], fields: [], values: {} } }),
    ),
    http.post('*/data/v1/query/validate', () => HttpResponse.json({ validationStatus: { valid: true } })),
    http.post(previewed, async ({ request }) => {
      previewRequests.push(await request.json());
      return previewResponse(42);
    }),
  );
  prepare();
  const { store } = await openSignedInTab();
  const router = renderPages(store, { '/search-content-filters': <SearchFiltersPage /> }, [
    '/',
    `/search-content-filters${search}`,
  ]);
  return { router, store, previewRequests };
}

const button = (name: string) => screen.getByRole('button', { name });
const region = (name: string) => within(screen.getByRole('region', { name }));
const terms = () => within(screen.getByRole('list', { name: 'Terms' })).getAllByRole('listitem');
/** The search parameters of a results URL. */
const resultsParams = ({ search }: { search: string }) => {
  const params = new URLSearchParams(search);
  return { query: params.get('query'), sort: params.get('sort'), source: params.getAll('source') };
};

describe('the search', () => {
  it('starts with the search of the URL and shows the number of matching articles', async () => {
    const { previewRequests } = await open('?query=insulin+AND+pump&source=s2&sort=RELEVANT_FIRST');
    expect(screen.getByRole('heading', { level: 1, name: 'Search Filters' })).toBeVisible();
    expect(document.title).toBe('Search Filters · Watchdesk');
    expect(terms().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('insulin'),
      expect.stringContaining('pump'),
    ]);
    expect(screen.getByText('Counting…')).toBeVisible();
    expect(await screen.findByText('42 articles')).toBeVisible();
    expect(previewRequests).toEqual([{ query: 'insulin AND pump', sources: ['s2'], addAllSources: false }]);
    expect(screen.getByRole('radio', { name: 'Most relevant first' })).toBeChecked();
    // The chip shows the id until the sources are loaded.
    expect(await screen.findByRole('button', { name: 'Reuters: press Delete to remove' })).toBeVisible();
  });

  it('matches all articles when no filter is set, and states so', async () => {
    const { previewRequests } = await open();
    expect(
      screen.getByText('No terms yet. Without terms, the search finds everything from its sources.'),
    ).toBeVisible();
    expect(screen.getByText('If you don’t select any, all sources are searched.')).toBeVisible();
    expect(await screen.findByText('42 articles')).toBeVisible();
    expect(previewRequests).toEqual([{ query: '', sources: [], addAllSources: true }]);
  });

  it('opens its results with sources and order, and is added to the recent searches', async () => {
    const { router, store } = await open('?query=insulin&source=s2');
    await user.click(await screen.findByRole('checkbox', { name: 'The Lancet' }));
    await user.click(screen.getByRole('radio', { name: 'Most relevant first' }));
    await user.click(button('Search'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/search-content-results'));
    expect(resultsParams(router.state.location)).toEqual({
      query: 'insulin',
      sort: 'RELEVANT_FIRST',
      source: ['s2', 's1'],
    });
    expect(store.getState().preferences).toMatchObject({ searchHistory: ['insulin'], sortOrder: 'RELEVANT_FIRST' });
  });

  it('links to Save as Topic with its query and sources', async () => {
    await open('?query=insulin&source=s2');
    expect(screen.getByRole('link', { name: 'Save as Topic' })).toHaveAttribute(
      'href',
      '/save-as-topic?query=insulin&source=s2',
    );
  });

  it('does not offer Save as Topic when own topics are switched off', async () => {
    await open('?query=insulin', () =>
      network.use(
        http.get('*/iam/v1/generalsettings', () =>
          HttpResponse.json({ ...settings, features: { ...settings.features, myTopics: false } }),
        ),
      ),
    );
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Save as Topic' })).not.toBeInTheDocument());
  });

  it('is cleared by Clear all, except for the order', async () => {
    const { router } = await open(`?query=${encodeURIComponent(january)}&source=s2&sort=RELEVANT_FIRST`);
    await user.click(button('Clear all'));
    expect(screen.queryByRole('list', { name: 'Terms' })).not.toBeInTheDocument();
    expect(screen.getByLabelText('From')).toHaveValue('');
    expect(screen.queryByRole('list', { name: 'Selected sources' })).not.toBeInTheDocument();
    await user.click(button('Search'));
    expect(resultsParams(router.state.location)).toEqual({ query: '', sort: 'RELEVANT_FIRST', source: [] });
  });
});

describe('the terms', () => {
  it('are added in a dialog that validates them on the server and returns the focus to its button', async () => {
    const { router } = await open('?query=insulin');
    await user.click(button('Add term'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add term' }));
    expect(dialog.getByRole('button', { name: 'Add' })).toBeDisabled();
    await user.type(await dialog.findByRole('combobox', { name: 'Value' }), 'pump{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(terms()).toHaveLength(2);
    await waitFor(() => expect(button('Add term')).toHaveFocus());
    await user.click(button('Search'));
    expect(resultsParams(router.state.location).query).toBe('insulin AND pump');
  });

  it('are not added when the server reports an invalid query', async () => {
    await open('', () =>
      network.use(
        http.post('*/data/v1/query/validate', () =>
          HttpResponse.json({ validationStatus: { valid: false, errorMessage: 'Too many wildcards.' } }),
        ),
      ),
    );
    await user.click(button('Add term'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add term' }));
    await user.type(await dialog.findByRole('combobox', { name: 'Value' }), 'insulin{Enter}');
    expect(await dialog.findByText('Too many wildcards.')).toBeVisible();
    expect(dialog.getByText('Invalid query')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText(/^No terms yet/)).toBeVisible();
  });

  it('are edited in place and removed', async () => {
    const { router } = await open('?query=insulin+AND+pump');
    await user.click(button('Edit insulin'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit term' }));
    const value = await dialog.findByRole('combobox', { name: 'Value' });
    await user.clear(value);
    await user.type(value, 'glucose{Enter}');
    expect(await screen.findByRole('button', { name: 'Edit glucose' })).toBeVisible();
    expect(terms()[0]).toHaveTextContent('glucose');
    await user.click(button('Remove pump'));
    await user.click(button('Search'));
    expect(resultsParams(router.state.location).query).toBe('glucose');
  });

  it('can be edited as text and converted back to a list', async () => {
    const { router } = await open('?query=insulin');
    await user.click(button('Edit as text'));
    const text = await screen.findByLabelText('Query');
    expect(text).toHaveValue('insulin');
    await user.type(text, ' AND pump');
    await user.click(button('Edit as terms'));
    expect(terms()).toHaveLength(2);
    await user.click(button('Search'));
    expect(resultsParams(router.state.location).query).toBe('insulin AND pump');
  });

  it('keep a text that does not parse, show the error, and prevent searching', async () => {
    const { router, previewRequests } = await open('?query=insulin+AND+(');
    expect(await screen.findByLabelText('Query')).toHaveValue('insulin AND (');
    expect(screen.getByText('Fix the error in this search to see how many articles it finds.')).toBeVisible();
    expect(button('Search')).toBeDisabled();
    expect(button('Edit as terms')).toBeDisabled();
    expect(screen.queryByRole('link', { name: 'Save as Topic' })).not.toBeInTheDocument();
    expect(previewRequests).toEqual([]);
    await user.clear(screen.getByLabelText('Query'));
    await user.type(screen.getByLabelText('Query'), 'insulin');
    await user.click(button('Search'));
    expect(resultsParams(router.state.location).query).toBe('insulin');
  });
});

describe('the dates', () => {
  const day = (label: 'From' | 'To', value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  it('are shown in the date fields, not as terms, if they are in the URL', async () => {
    await open(`?query=${encodeURIComponent(january)}`);
    expect(screen.getByLabelText('From')).toHaveValue('01/01/2026');
    expect(screen.getByLabelText('To')).toHaveValue('01/31/2026');
    expect(terms()).toHaveLength(1);
    expect(screen.getByText('Whole days in UTC, including the first and last')).toBeVisible();
  });

  it('are part of the query of the results', async () => {
    const { router } = await open('?query=insulin');
    day('From', '2026-01-01');
    day('To', '2026-01-31');
    await user.click(button('Search'));
    expect(resultsParams(router.state.location).query).toBe(january);
  });

  it('are invalid when To is before From', async () => {
    await open('?query=insulin');
    day('From', '2026-02-01');
    day('To', '2026-01-31');
    expect(screen.getByText('Please select same day as the From date or a date that is later.')).toBeVisible();
    expect(screen.getByText('Fix the error in this search to see how many articles it finds.')).toBeVisible();
    expect(button('Search')).toBeDisabled();
    day('To', '2026-02-01');
    expect(button('Search')).toBeEnabled();
  });

  it('are invalid in the future', async () => {
    await open('?query=insulin');
    day('From', '2999-01-01');
    expect(screen.getByText('Please select a date that isn’t in the future.')).toBeVisible();
    expect(button('Search')).toBeDisabled();
  });

  it('are set by Last 7 days to seven days including today', async () => {
    await open();
    await user.click(button('Last 7 days'));
    const ends = ['From', 'To'].map((label) => Date.parse(screen.getByLabelText<HTMLInputElement>(label).value));
    expect(((ends[1] ?? 0) - (ends[0] ?? 0)) / 86_400_000).toBe(6);
    expect(button('Search')).toBeEnabled();
  });
});

describe('the sources', () => {
  it('show a skeleton while loading and are filtered by name', async () => {
    const { open: send, opened } = gate();
    await open('', () =>
      network.use(
        http.get('*/data/v1/sources', async () => {
          await opened;
        }),
      ),
    );
    expect(region('Sources').getByRole('status', { name: 'Loading…' })).toBeVisible();
    send();
    expect(await screen.findByRole('checkbox', { name: 'Reuters' })).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox', { name: 'Find sources' }), 'lanc{Enter}');
    expect(screen.queryByRole('checkbox', { name: 'Reuters' })).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'The Lancet' })).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox', { name: 'Find sources' }), 'x');
    expect(screen.getByText('No matching sources.')).toBeVisible();
  });

  it('reload on Retry after a failed request, and the search still works', async () => {
    const { router } = await open('?query=insulin', () =>
      network.use(http.get('*/data/v1/sources', () => refusal(503, 'UNAVAILABLE', 'down'), { once: true })),
    );
    expect(await region('Sources').findByRole('alert')).toHaveTextContent('Server Error');
    await user.click(region('Sources').getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('checkbox', { name: 'Reuters' })).toBeInTheDocument();
    await user.click(button('Search'));
    expect(router.state.location.pathname).toBe('/search-content-results');
  });

  it('are selected and removed by keyboard, and each change updates the count', async () => {
    const { previewRequests } = await open();
    const lancet = await screen.findByRole('checkbox', { name: 'The Lancet' });
    act(() => lancet.focus());
    await user.keyboard(' ');
    await waitFor(() => expect(previewRequests.at(-1)).toEqual({ query: '', sources: ['s1'], addAllSources: false }));
    act(() => button('The Lancet: press Delete to remove').focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(previewRequests.at(-1)).toEqual({ query: '', sources: [], addAllSources: true }));
    expect(lancet).not.toBeChecked();
  });
});

describe('the count', () => {
  it('is shown as a lower bound when the server reports one', async () => {
    await open('', () => network.use(http.post(previewed, () => previewResponse(10_000, 'gte'))));
    expect(await screen.findByText('10,000+ articles')).toBeVisible();
  });

  it('reloads on Retry after a failed request', async () => {
    await open('?query=insulin', () =>
      network.use(http.post(previewed, () => refusal(503, 'UNAVAILABLE', 'down'), { once: true })),
    );
    expect(await screen.findByText('Server Error')).toBeVisible();
    await user.click(button('Retry'));
    expect(await screen.findByText('42 articles')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('shows the server’s error and does not prevent searching', async () => {
    const message = 'This query is too broad. Add a word that articles must contain.';
    const { router } = await open('?query=insulin', () =>
      network.use(http.post(previewed, () => refusal(400, 'QUERY_TOO_BROAD', message))),
    );
    expect(await screen.findByText(message)).toBeVisible();
    await user.click(button('Search'));
    expect(router.state.location.pathname).toBe('/search-content-results');
  });

  it('never shows the late response of an earlier query', async () => {
    const { open: send, opened } = gate();
    const { open: ask, opened: asked } = gate();
    await open('?query=insulin+AND+pump', () =>
      network.use(
        http.post(
          previewed,
          async () => {
            ask();
            await opened;
            return previewResponse(7);
          },
          { once: true },
        ),
      ),
    );
    await asked;
    await user.click(button('Remove pump'));
    send();
    expect(await screen.findByText('42 articles')).toBeVisible();
    expect(screen.queryByText('7 articles')).not.toBeInTheDocument();
  });
});
