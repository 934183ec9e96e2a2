import type { SearchBody } from '@contract/search';
import { parseQuery, type ParseResult } from '@contract/query/parse';
import { skipToken } from '@reduxjs/toolkit/query';
import useMediaQuery from '@mui/material/useMediaQuery';
import { NavigationType, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { selectSortOrder } from '@client/features/preferences/preferencesSlice';
import { articlePageOf, searchParamsOf, otherPage, pageCount } from '@client/features/search/resultPage';
import { useSearch } from '@client/features/search/useSearch';
import { readSortOrder } from '@client/features/search/sortOrders';
import { useAppSelector } from '@client/shared/redux/hooks';

/** The search of the URL, its page number from the history state, and the response to both. */
export function useSearchResults() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const goingBack = useNavigationType() === NavigationType.Pop;
  const preferred = useAppSelector(selectSortOrder);
  const shown = articlePageOf(location.state);
  const { page, asOf } = shown;
  const query = params.get('query') ?? '';
  const sources = params.getAll('source');
  const sortOrder = readSortOrder(params.get('sort')) ?? preferred;
  const byStory = params.get('grouping') !== 'NONE';
  /** True if the search was made in the advanced search. */
  const fromFilters = params.get('from') === 'filters';
  const parsed: ParseResult = parseQuery(query);

  const bars = useMaxBars();
  const search: SearchBody = { queryString: query, ...(sources.length > 0 ? { sources } : {}) };
  const grouping = byStory ? 'STORY' : 'NONE';
  const results = useSearch(
    parsed.ok ? { ...search, retrievalOptions: { ...searchParamsOf(shown), sortOrder, grouping } } : skipToken,
    // A visit shows cached results at once and refetches them, because articles keep arriving. Going back, or a page
    // of a fixed `asOf`, shows the results as they were.
    { refetchOnMountOrArgChange: asOf === undefined && !goingBack },
  );
  // A separate request, so that the articles don't wait for the counts.
  const facets = useSearch(
    parsed.ok ? { ...search, retrievalOptions: { start: 0, limit: 0, grouping, facets: true, bars } } : skipToken,
  );

  const searchAllSources = () => {
    const next = new URLSearchParams(params);
    next.delete('source');
    setParams(next);
  };
  const paramsWith = (changes: Record<string, string | null>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    return next;
  };
  const change = (changes: Record<string, string | null>) => setParams(paramsWith(changes));
  /** The path of the same search with another query text. */
  const pathOfQuery = (text: string): string => `?${paramsWith({ query: text }).toString()}`;
  const openPage = (next: number) => {
    void navigate({ search: location.search }, { state: otherPage(next, results.data?.asOf ?? asOf) });
  };

  const pages = pageCount(results.data?.hitCount ?? 0);
  return {
    query,
    sources,
    fromFilters,
    parsed,
    sortOrder,
    byStory,
    page,
    pages,
    results,
    facets,
    change,
    pathOfQuery,
    searchAllSources,
    openPage,
  } as const;
}

/** The number of histogram bars that fit the viewport at 24 pixels each, the minimum size of a click target. */
function useMaxBars(): number {
  const wide = useMediaQuery('(min-width: 1100px)', { noSsr: true });
  const middle = useMediaQuery('(min-width: 600px)', { noSsr: true });
  if (wide) return 30;
  return middle ? 20 : 12;
}

export type SearchResults = ReturnType<typeof useSearchResults>;
