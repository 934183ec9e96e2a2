import type { SearchBody } from '@contract/search';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { SearchResultsPage } from '@client/pages/search-results/SearchResultsPage';
import { card, found } from '../../../support/client/articleBuilders';
import { closeTabs, openSignedInTab } from '../../../support/client/clientStore';
import { network, refusal, withNetwork } from '../../../support/client/mockNetwork';
import { renderPages } from '../../../support/client/renderPage';

withNetwork();
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });
const searchCall = '*/data/v1/search';

/** Opens the results of a search. Returns the router, and the searches for articles that were sent. */
async function open(query: string, respond: (body: SearchBody) => Response) {
  const searches: SearchBody[] = [];
  network.use(
    http.post(searchCall, async ({ request }) => {
      const body = (await request.json()) as SearchBody;
      if (body.retrievalOptions?.limit !== 0) searches.push(body);
      return respond(body);
    }),
  );
  const { store } = await openSignedInTab();
  const pages = {
    '/search-content-results': <SearchResultsPage />,
    '/search-content-filters': <h1>Advanced search</h1>,
  };
  const router = renderPages(store, pages, [`/search-content-results?query=${encodeURIComponent(query)}`]);
  return { router, searches };
}

const cards = (...ids: string[]) => HttpResponse.json(found(ids.map((id) => card(id))));

test('lists the articles that match the query of the URL, and names the query in the page title', async () => {
  const { searches } = await open('insulin AND pump', () => cards('1', '2'));
  expect(await screen.findByRole('link', { name: 'Headline 1' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Headline 2' })).toBeVisible();
  expect(document.title).toBe('insulin AND pump · Search results · Watchdesk');
  expect(searches.map(({ queryString }) => queryString)).toEqual(['insulin AND pump']);
});

test('a new search changes the URL and lists its articles', async () => {
  const { router } = await open('insulin', ({ queryString }) => cards(queryString === 'pump' ? 'new' : 'old'));
  await screen.findByRole('link', { name: 'Headline old' });
  const box = screen.getByRole('combobox', { name: 'Search all content' });
  await user.clear(box);
  await user.type(box, 'pump{Enter}');
  expect(await screen.findByRole('link', { name: 'Headline new' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Headline old' })).not.toBeInTheDocument();
  expect(new URLSearchParams(router.state.location.search).get('query')).toBe('pump');
});

test('a query with an error is not sent; its error is shown, and a button corrects it', async () => {
  const { searches } = await open('insulin | pump', () => cards('1'));
  expect(await screen.findByText(/Write OR\./)).toBeVisible();
  expect(screen.queryByRole('link', { name: /Headline/ })).not.toBeInTheDocument();
  expect(searches).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Use OR' }));
  expect(await screen.findByRole('link', { name: 'Headline 1' })).toBeVisible();
  expect(searches.map(({ queryString }) => queryString)).toEqual(['insulin OR pump']);
});

test('a search without results offers the advanced search, with the query filled in', async () => {
  const { router } = await open('unobtainium', () => cards());
  const results = within(await screen.findByRole('region', { name: 'Search results' }));
  await user.click(await results.findByRole('link', { name: 'Advanced search options' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/search-content-filters'));
  expect(new URLSearchParams(router.state.location.search).get('query')).toBe('unobtainium');
});

test('a search that fails shows the error, and Retry repeats it', async () => {
  let fails = true;
  await open('insulin', () => (fails ? refusal(500, 'FAILED', 'The search failed.') : cards('1')));
  const alert = within(await screen.findByRole('alert'));
  fails = false;
  await user.click(alert.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Headline 1' })).toBeVisible();
});
