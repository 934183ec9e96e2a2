import type { SortOrder } from '@contract/search';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { selectSortOrder, sortChosen } from '@client/features/preferences/preferencesSlice';
import { articlePageOf, searchParamsOf, otherPage, pageCount } from '@client/features/search/resultPage';
import { useSearch } from '@client/features/search/useSearch';
import { useAppDispatch, useAppSelector } from '@client/shared/redux/hooks';

/**
 * A topic's articles. The page number and `asOf` come from the history state, the grouping from the URL, and the order
 * from the user's preferences.
 */
export function useTopicArticles(profile: string, owner: string | undefined) {
  const dispatch = useAppDispatch();
  const location = useLocation();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const sortOrder = useAppSelector(selectSortOrder);
  const shown = articlePageOf(location.state);
  const { page, asOf } = shown;
  const byStory = params.get('grouping') !== 'NONE';
  const results = useSearch(
    {
      profile,
      ...(owner ? { owner } : {}),
      searchOptions: { includeOldRevisions: false },
      retrievalOptions: {
        ...searchParamsOf(shown),
        sortOrder,
        grouping: byStory ? 'STORY' : 'NONE',
      },
    },
    { refetchOnMountOrArgChange: asOf === undefined },
  );
  return {
    results,
    page,
    pages: pageCount(results.data?.hitCount ?? 0),
    sortOrder,
    byStory,
    openPage: (next: number) => {
      void navigate({ search: location.search }, { state: otherPage(next, results.data?.asOf ?? asOf) });
    },
    // Another order or grouping resets the page to 1.
    sort: (order: SortOrder) => {
      dispatch(sortChosen(order));
      void navigate({ search: location.search }, { replace: true, state: null });
    },
    group: (on: boolean) => setParams(on ? {} : { grouping: 'NONE' }, { replace: true }),
  };
}

export type TopicArticles = ReturnType<typeof useTopicArticles>;
