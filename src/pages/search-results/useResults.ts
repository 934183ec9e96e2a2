import type { SearchBody } from '@contract/search';
import { limits } from '@contract/limits';
import { parseQuery, type ParseResult } from '@contract/query/parse';
import { skipToken } from '@reduxjs/toolkit/query';
import { NavigationType, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { useSearchQuery } from '@client/api/data/search';
import { selectSortOrder } from '@client/features/preferences/preferencesSlice';
import { useAppSelector } from '@client/shared/redux/hooks';

/** What the history keeps of a results page: the page, and the moment that its pages show. */
interface PageState {
  page: number;
  asOf?: string;
}

const pageSize = limits.topicListPage;
const lastPage = Math.floor(limits.searchStart / pageSize) + 1;

function pageStateOf(state: unknown): PageState {
  if (typeof state !== 'object' || state === null || !('page' in state)) return { page: 1 };
  const page = Number(state.page);
  const asOf = 'asOf' in state && typeof state.asOf === 'string' ? { asOf: state.asOf } : {};
  return Number.isInteger(page) && page > 0 ? { page, ...asOf } : { page: 1 };
}

/** The search in the address, its page in the history's state, and the answer to both. */
export function useResults() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const goingBack = useNavigationType() === NavigationType.Pop;
  const preferred = useAppSelector(selectSortOrder);
  const { page, asOf } = pageStateOf(location.state);
  const query = params.get('query') ?? '';
  const sources = params.getAll('source');
  const sortOrder =
    params.get('sort') === 'RELEVANT_FIRST' ? 'RELEVANT_FIRST' : params.has('sort') ? 'NEWEST_FIRST' : preferred;
  const byStory = params.get('grouping') !== 'NONE';
  /** Made in the advanced search. */
  const fromFilters = params.get('from') === 'filters';
  const parsed: ParseResult = parseQuery(query);

  const search: SearchBody = { queryString: query, ...(sources.length > 0 ? { sources } : {}) };
  const grouping = byStory ? 'STORY' : 'NONE';
  const start = (page - 1) * pageSize;
  const results = useSearchQuery(
    parsed.ok
      ? { ...search, retrievalOptions: { start, limit: pageSize, sortOrder, grouping, ...(asOf ? { asOf } : {}) } }
      : skipToken,
    // What was kept shows at once, and is asked for again on each visit: news arrive. Whoever comes back finds what was left.
    { refetchOnMountOrArgChange: asOf === undefined && !goingBack },
  );
  // Asked for separately: the articles do not wait for the counts.
  const facets = useSearchQuery(
    parsed.ok ? { ...search, retrievalOptions: { start: 0, limit: 0, grouping, facets: true } } : skipToken,
  );

  const searchAllSources = () => {
    const next = new URLSearchParams(params);
    next.delete('source');
    setParams(next);
  };
  const changed = (changes: Record<string, string | null>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    return next;
  };
  const change = (changes: Record<string, string | null>) => setParams(changed(changes));
  /** Where the same search is with another text. */
  const pathOfQuery = (text: string): string => `?${changed({ query: text }).toString()}`;
  const openPage = (next: number) => {
    const kept = results.data?.asOf ?? asOf;
    const state: PageState = { page: next, ...(kept === undefined ? {} : { asOf: kept }) };
    void navigate({ search: location.search }, { state });
  };

  const hits = results.data?.hitCount ?? 0;
  const pages = Math.min(lastPage, Math.ceil(hits / pageSize));
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

export type Results = ReturnType<typeof useResults>;
