import type { SearchBody } from '@contract/search';
import { parseQuery, type ParseResult } from '@contract/query/parse';
import { skipToken } from '@reduxjs/toolkit/query';
import { NavigationType, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { selectSortOrder } from '@client/features/preferences/preferencesSlice';
import { articlePageOf, searchParamsOf, otherPage, pageCount } from '@client/features/search/resultPage';
import { searchListPage } from '@client/features/search/searchListPage';
import { useFacets } from '@client/features/search/useFacets';
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

  const search: SearchBody = { queryString: query, ...(sources.length > 0 ? { sources } : {}) };
  const grouping = byStory ? 'STORY' : 'NONE';
  const ordered = { sortOrder, grouping } as const;
  const results = useSearch(
    parsed.ok ? { ...search, retrievalOptions: { ...searchParamsOf(shown), ...ordered } } : skipToken,
    // A visit shows cached results at once and refetches them, because articles keep arriving. Going back, or a page
    // of a fixed `asOf`, shows the results as they were.
    { refetchOnMountOrArgChange: asOf === undefined && !goingBack },
  );
  const facets = useFacets({
    search: parsed.ok ? search : null,
    query,
    grouping,
    defaultPeriod: '90',
  });

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
    search,
    sources,
    fromFilters,
    parsed,
    sortOrder,
    byStory,
    page,
    pages,
    results,
    /** For Previous and Next in an article, beyond this page. */
    listPage: results.data ? searchListPage({ ...search, retrievalOptions: ordered }, results.data) : null,
    facets,
    change,
    pathOfQuery,
    searchAllSources,
    openPage,
  } as const;
}

export type SearchResults = ReturnType<typeof useSearchResults>;
