import { parseNarrowing } from '@contract/query/parse';
import type { SearchBody, SortOrder } from '@contract/search';
import { skipToken } from '@reduxjs/toolkit/query';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import {
  listViewChosen,
  selectListView,
  selectSortOrder,
  sortChosen,
} from '@client/features/preferences/preferencesSlice';
import { articlePageOf, searchParamsOf, otherPage, pageCount } from '@client/features/search/resultPage';
import { searchListPage } from '@client/features/search/searchListPage';
import { useFacets } from '@client/features/search/useFacets';
import { useSearch } from '@client/features/search/useSearch';
import type { ListView } from '@client/shared/list/ListViewToggle';
import { useAppDispatch, useAppSelector } from '@client/shared/redux/hooks';

/**
 * A topic's articles. The page number and `asOf` come from the history state, the grouping and the query within the
 * topic from the URL, and the order and view from the user's preferences.
 */
export function useTopicArticles(profile: string, owner: string | undefined) {
  const dispatch = useAppDispatch();
  const location = useLocation();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const sortOrder = useAppSelector(selectSortOrder);
  const view = useAppSelector(selectListView) ?? 'details';
  const shown = articlePageOf(location.state);
  const { page, asOf } = shown;
  const byStory = params.get('grouping') !== 'NONE';
  const query = params.get('query') ?? '';
  const parsed = parseNarrowing(query);
  const grouping: 'NONE' | 'STORY' = byStory ? 'STORY' : 'NONE';
  const search: SearchBody = {
    profile,
    ...(owner ? { owner } : {}),
    ...(query === '' ? {} : { queryString: query }),
    searchOptions: { includeOldRevisions: false },
  };
  const ordered = { sortOrder, grouping } as const;
  const results = useSearch(
    parsed.ok ? { ...search, retrievalOptions: { ...searchParamsOf(shown), ...ordered } } : skipToken,
    { refetchOnMountOrArgChange: asOf === undefined },
  );
  const facets = useFacets({ search: parsed.ok ? search : null, query, grouping, defaultPeriod: '30' });
  const paramsWith = (name: string, value: string | null) => {
    const next = new URLSearchParams(params);
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
    return next;
  };
  return {
    query,
    parsed,
    search,
    grouping,
    results,
    /** For Previous and Next in an article, beyond this page. */
    listPage: results.data ? searchListPage({ ...search, retrievalOptions: ordered }, results.data) : null,
    facets,
    page,
    pages: pageCount(results.data?.hitCount ?? 0),
    sortOrder,
    byStory,
    view,
    setView: (next: ListView) => dispatch(listViewChosen(next)),
    openPage: (next: number) => {
      void navigate({ search: location.search }, { state: otherPage(next, results.data?.asOf ?? asOf) });
    },
    // Another order or grouping resets the page to 1.
    sort: (order: SortOrder) => {
      dispatch(sortChosen(order));
      void navigate({ search: location.search }, { replace: true, state: null });
    },
    group: (on: boolean) => setParams(paramsWith('grouping', on ? null : 'NONE'), { replace: true }),
    searchWithin: (text: string) => setParams(paramsWith('query', text.trim())),
    pathOfQuery: (text: string) => `?${paramsWith('query', text).toString()}`,
  };
}

export type TopicArticles = ReturnType<typeof useTopicArticles>;
