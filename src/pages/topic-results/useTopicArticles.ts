import { limits } from '@contract/limits';
import type { SortOrder } from '@contract/search';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useSearchQuery } from '@client/api/data/search';
import { selectSortOrder, sortChosen } from '@client/features/preferences/preferencesSlice';
import { isRecord } from '@client/shared/lib/isRecord';
import { useAppDispatch, useAppSelector } from '@client/shared/redux/hooks';

const pageSize = limits.topicListPage;
const lastPage = Math.floor(limits.searchStart / pageSize) + 1;

function readState(state: unknown): { page: number; asOf: string | undefined } {
  if (!isRecord(state)) return { page: 1, asOf: undefined };
  const page = Number(state.page);
  const asOf = typeof state.asOf === 'string' ? state.asOf : undefined;
  return Number.isInteger(page) && page > 0 ? { page, asOf } : { page: 1, asOf: undefined };
}

/** A topic's articles: the page and the moment it shows are the history's, grouping the address's, the order the person's. */
export function useTopicArticles(profile: string, owner: string | undefined) {
  const dispatch = useAppDispatch();
  const location = useLocation();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const sortOrder = useAppSelector(selectSortOrder);
  const { page, asOf } = readState(location.state);
  const byStory = params.get('grouping') !== 'NONE';
  const results = useSearchQuery(
    {
      profile,
      ...(owner ? { owner } : {}),
      searchOptions: { includeOldRevisions: false },
      retrievalOptions: {
        start: (page - 1) * pageSize,
        limit: pageSize,
        sortOrder,
        grouping: byStory ? 'STORY' : 'NONE',
        ...(asOf ? { asOf } : {}),
      },
    },
    { refetchOnMountOrArgChange: asOf === undefined },
  );
  return {
    results,
    page,
    pages: Math.min(lastPage, Math.ceil((results.data?.hitCount ?? 0) / pageSize)),
    sortOrder,
    byStory,
    openPage: (next: number) => {
      const kept = results.data?.asOf ?? asOf;
      void navigate({ search: location.search }, { state: { page: next, ...(kept ? { asOf: kept } : {}) } });
    },
    // Another order or grouping begins again at its first page.
    sort: (order: SortOrder) => {
      dispatch(sortChosen(order));
      void navigate({ search: location.search }, { replace: true, state: null });
    },
    group: (on: boolean) => setParams(on ? {} : { grouping: 'NONE' }, { replace: true }),
  };
}

export type TopicArticles = ReturnType<typeof useTopicArticles>;
