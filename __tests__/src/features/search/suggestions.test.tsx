import type { SearchBody } from '@contract/search';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { SearchBox } from '@client/features/search/SearchBox';
import { QueryEditor } from '@client/features/query/QueryEditor';
import { SearchResultsPage } from '@client/pages/search-results/SearchResultsPage';
import '@client/features/query/texts';
import { chooseOption } from '../../../support/client/chooseOption';
import { closeTabs, openTab } from '../../../support/client/clientStore';
import { gate, network, refusal, withNetwork } from '../../../support/client/mockNetwork';
import { card, found } from '../../../support/client/articleBuilders';
import { renderApp } from '../../../support/client/renderApp';

withNetwork();
afterEach(closeTabs);
const user = userEvent.setup({ delay: null });

const names = [
  { field: 'organization', name: 'Bayer AG', words: 1 },
  { field: 'source', name: 'Bay News', words: 1 },
];

/** A server that suggests these names if the last word has this prefix. */
function suggestFor(beginning: string) {
  const asked: string[] = [];
  network.use(
    http.get('*/data/v1/search/suggestions', ({ request }) => {
      const text = new URL(request.url).searchParams.get('text') ?? '';
      asked.push(text);
      return HttpResponse.json({ suggestions: text.split(' ').at(-1)?.startsWith(beginning) ? names : [] });
    }),
  );
  return asked;
}

function Box({ onSubmit }: { onSubmit: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    <SearchBox
      value={text}
      placeholder="Search all content"
      history={['bay leaves', 'recall']}
      suggests
      onChange={setText}
      onSubmit={onSubmit}
    />
  );
}

async function box() {
  const tab = await openTab();
  const onSubmit = jest.fn();
  renderApp(tab.store, <Box onSubmit={onSubmit} />);
  return { input: screen.getByRole('combobox', { name: 'Search all content' }), onSubmit };
}

test('the search box offers organizations, sources, and earlier searches for the typed text, with the keyboard', async () => {
  const asked = suggestFor('bay');
  const { input, onSubmit } = await box();
  await user.type(input, 'recall bay');
  const list = await screen.findByRole('listbox', { name: 'Suggestions' });
  expect(within(list).getByRole('option', { name: /Bayer AG\s*Organization/ })).toBeVisible();
  expect(within(list).getByRole('option', { name: /Bay News\s*Source/ })).toBeVisible();
  expect(asked.at(-1)).toBe('recall bay');
  await user.keyboard('{ArrowDown}{Enter}');
  // Inserted into the text; not searched yet.
  expect(input).toHaveValue('recall organization:"Bayer AG" ');
  expect(input).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledWith('recall organization:"Bayer AG"');
});

test('selecting an earlier search submits it, and a field is completed', async () => {
  suggestFor('bay');
  const { input, onSubmit } = await box();
  await user.type(input, 'headl');
  await user.click(await screen.findByRole('option', { name: /^headline:/ }));
  expect(input).toHaveValue('headline:');
  await user.clear(input);
  await user.type(input, 'bay');
  await user.click(await screen.findByRole('option', { name: 'bay leaves' }));
  expect(onSubmit).toHaveBeenCalledWith('bay leaves');
});

test('the search box works if suggestions fail', async () => {
  network.use(http.get('*/data/v1/search/suggestions', () => refusal(500, 'INTERNAL', 'Broken')));
  const { input, onSubmit } = await box();
  await user.type(input, 'xyzzy{Enter}');
  expect(onSubmit).toHaveBeenCalledWith('xyzzy');
});

test('the query editor offers names for the field at the caret', async () => {
  suggestFor('bay');
  const tab = await openTab();
  function Editor() {
    const [value, setValue] = useState('');
    return <QueryEditor label="Query" value={value} onChange={setValue} errors={[]} values={{}} />;
  }
  renderApp(tab.store, <Editor />);
  const input = screen.getByRole('textbox', { name: 'Query' });
  await user.type(input, 'organization:bay');
  await user.click(await screen.findByRole('option', { name: /Bayer AG/ }));
  expect(input).toHaveValue('organization:"Bayer AG" ');
});

describe('did you mean', () => {
  async function results(query: string) {
    const tab = await openTab();
    network.use(
      http.post('*/data/v1/search', async ({ request }) => {
        const { queryString } = (await request.json()) as { queryString: string };
        return HttpResponse.json(found(queryString.includes('pfizer') ? [card('a1')] : []));
      }),
    );
    renderApp(
      tab.store,
      <Routes>
        <Route path="/search-content-results" element={<SearchResultsPage />} />
      </Routes>,
      `/search-content-results?${new URLSearchParams({ query, sort: 'RELEVANT_FIRST' }).toString()}`,
    );
    return tab;
  }

  test('offers the corrected search as a link', async () => {
    network.use(
      http.post('*/data/v1/query/corrections', async ({ request }) => {
        const { query } = (await request.json()) as { query: string };
        if (!query.includes('phizer')) return HttpResponse.json({ unknown: [], corrections: [] });
        const corrections = [{ query: 'pfizer vaccine', words: [{ start: 0, end: 6, was: 'phizer' }] }];
        return HttpResponse.json({ unknown: ['phizer'], corrections });
      }),
    );
    const tab = await results('phizer vaccine');
    const link = await screen.findByRole('link', { name: 'pfizer vaccine' });
    expect(link.parentElement).toHaveTextContent('No articles contain “phizer”. Did you mean pfizer vaccine?');
    expect(within(link).getByText('pfizer').tagName).toBe('STRONG');
    await user.click(link);
    expect(await screen.findByRole('heading', { name: 'Headline a1' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Search all content' })).toHaveValue('pfizer vaccine');
    await waitFor(() => expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument());
    expect(tab.store.getState().preferences.searchHistory).toContain('pfizer vaccine');
  });

  test('shortens the unchanged parts of a long query, and searches for the whole query', async () => {
    const companies = Array.from({ length: 400 }, (_, index) => `company${index} OR `).join('');
    const start = companies.length;
    const query = `${companies}pfizer OR ${companies}last`;
    network.use(
      http.post('*/data/v1/query/corrections', async ({ request }) => {
        const asked = (await request.json()) as { query: string };
        if (!asked.query.includes('phizer')) return HttpResponse.json({ unknown: [], corrections: [] });
        const corrections = [{ query, words: [{ start, end: start + 6, was: 'phizer' }] }];
        return HttpResponse.json({ unknown: ['phizer'], corrections });
      }),
    );
    await results(query.replace('pfizer', 'phizer'));
    const link = await screen.findByRole('link', {
      name: `…${companies.slice(-40)}pfizer${` OR ${companies}`.slice(0, 40)}…`,
    });
    expect(document.title.length).toBeLessThan(150);
    await user.click(link);
    expect(await screen.findByRole('heading', { name: 'Headline a1' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Search all content' })).toHaveValue(query);
  });

  test('lists unknown words if there are no corrections', async () => {
    network.use(
      http.post('*/data/v1/query/corrections', () => HttpResponse.json({ unknown: ['xyzzy'], corrections: [] })),
    );
    await results('xyzzy');
    expect(await screen.findByText('No articles contain “xyzzy”.')).toBeVisible();
  });
});

test('counts stay visible while a facet narrows the search, and are marked as busy', async () => {
  const tab = await openTab();
  const slow = gate();
  const day = { value: 'Day', label: 'The Day', count: 12 };
  const facets = { publication: [day], category: [], organization: [], subject: [], language: [], date: bars };
  network.use(
    http.post('*/data/v1/search', async ({ request }) => {
      const { queryString } = (await request.json()) as { queryString: string };
      if (queryString !== 'rates') await slow.opened;
      return HttpResponse.json({ ...found([card('a1')]), facetResults: { ...facets, counted: 12, complete: true } });
    }),
    http.post('*/data/v1/query/corrections', () => HttpResponse.json({ unknown: [], corrections: [] })),
  );
  renderApp(
    tab.store,
    <Routes>
      <Route path="/search-content-results" element={<SearchResultsPage />} />
    </Routes>,
    '/search-content-results?query=rates',
  );
  const [facet] = await screen.findAllByRole('button', { name: /The Day/ });
  if (!facet) throw new Error('no facet');
  const countedParts = () => [
    ...screen.getAllByRole('complementary', { name: 'Filter results' }),
    screen.getByRole('figure', { name: 'Articles by date' }),
    screen.getByText(/^[\d,]+ stor/),
  ];
  const busy = () => countedParts().map((part) => part.getAttribute('aria-busy'));
  expect(new Set(busy())).toEqual(new Set(['false']));
  await user.click(facet);
  await waitFor(() => expect(new Set(busy())).toEqual(new Set(['true'])));
  expect(facet).toHaveTextContent('12');
  slow.open();
  await waitFor(() => expect(new Set(busy())).toEqual(new Set(['false'])));
});

const bars = [
  { from: '2026-11-20', to: '2026-11-20', count: 5 },
  { from: '2026-11-21', to: '2026-11-21', count: 7 },
];

test('the search page covers 90 days, and its filters by a field are counted without that filter', async () => {
  const tab = await openTab();
  const asked: SearchBody[] = [];
  const day = { value: 'Day', label: 'The Day', count: 12 };
  const facets = { publication: [day], category: [], organization: [], subject: [], language: [], date: bars };
  network.use(
    http.post('*/data/v1/search', async ({ request }) => {
      asked.push((await request.json()) as SearchBody);
      return HttpResponse.json({ ...found([card('a1')]), facetResults: { ...facets, counted: 12, complete: true } });
    }),
  );
  renderApp(
    tab.store,
    <Routes>
      <Route path="/search-content-results" element={<SearchResultsPage />} />
    </Routes>,
    '/search-content-results?query=' + encodeURIComponent('rates AND publication:="Post"'),
  );
  await screen.findAllByRole('button', { name: 'The Day 12' });
  const counted = asked.filter(({ retrievalOptions }) => retrievalOptions?.facets);
  expect(counted.map(({ queryString, retrievalOptions }) => [queryString, retrievalOptions?.days])).toEqual([
    ['rates AND publication:="Post"', 90],
    ['rates', undefined],
  ]);
  await chooseOption(user, screen.getByRole('combobox', { name: 'Period' }), 'Last 52 weeks');
  await waitFor(() => expect(asked.at(-1)?.retrievalOptions?.days).toBe(364));
  // A query that limits the dates sets the period.
  await user.click(screen.getByRole('button', { name: /21.*: 7$/ }));
  await user.click(await screen.findByRole('button', { name: 'Show all dates' }));
  expect(await screen.findByRole('combobox', { name: 'Period' })).toHaveTextContent('Last 52 weeks');
});

test('a search without results offers broader searches with their counts', async () => {
  const tab = await openTab();
  const asked: unknown[] = [];
  network.use(
    http.post('*/data/v1/search', () => HttpResponse.json(found([]))),
    http.post('*/data/v1/search/relaxations', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({
        relaxations: [
          { query: 'rates', removed: ['bay', 'leaves'], hitCount: 1_000, hitCountRelation: 'gte' },
          { query: 'bay', removed: ['rates', 'leaves'], hitCount: 2, hitCountRelation: 'eq' },
        ],
      });
    }),
  );
  renderApp(
    tab.store,
    <Routes>
      <Route path="/search-content-results" element={<SearchResultsPage />} />
    </Routes>,
    '/search-content-results?query=rates+bay+leaves&source=s1',
  );
  const link = await screen.findByRole('link', { name: 'Only rates' });
  expect(link).toHaveAttribute('href', '/search-content-results?query=rates&source=s1');
  expect(link.closest('li')).toHaveTextContent('Only rates · 1,000+ articles');
  expect(asked).toEqual([{ queryString: 'rates bay leaves', sources: ['s1'] }]);
  await user.click(link);
  expect(await screen.findByRole('combobox', { name: 'Search all content' })).toHaveValue('rates');
});

test('an operator of another service is searched as a word, with a hint', async () => {
  const asked: string[] = [];
  network.use(
    http.post('*/data/v1/search', async ({ request }) => {
      asked.push(((await request.json()) as { queryString: string }).queryString);
      return HttpResponse.json(found([card('a1')]));
    }),
    http.post('*/data/v1/query/corrections', () => HttpResponse.json({ unknown: [], corrections: [] })),
  );
  const tab = await openTab();
  renderApp(
    tab.store,
    <Routes>
      <Route path="/search-content-results" element={<SearchResultsPage />} />
    </Routes>,
    `/search-content-results?${new URLSearchParams({ query: 'cancer NEAR5 therapy' }).toString()}`,
  );
  expect(await screen.findByRole('heading', { name: 'Headline a1' })).toBeVisible();
  expect(asked).toContain('cancer NEAR5 therapy');
  expect(screen.getByText(/“NEAR5” is searched as a word\. For words near each other/)).toBeVisible();
  const input = screen.getByRole('combobox', { name: 'Search all content' });
  expect(input).toHaveAccessibleDescription(/is searched as a word/);
  expect(input).not.toBeInvalid();
});
