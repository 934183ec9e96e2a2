import '@client/features/search/resultTexts';
import './texts';
import { limits } from '@contract/limits';
import { useState } from 'react';
import { useStarredArticlesQuery } from '@client/api/data/labels';
import { listViewChosen, selectListView } from '@client/features/preferences/preferencesSlice';
import { selectFeature, selectUser } from '@client/features/session/sessionSelectors';
import { useSelectedArticles } from '@client/features/workspace/useSelectedArticles';
import { useLastPage, usePageState } from '@client/shared/navigation/usePageState';
import { useAppDispatch, useAppSelector } from '@client/shared/redux/hooks';
import { StarredView } from './StarredView';

const pageSize = limits.topicListPage;

/** The articles that the user starred, the last starred first. One that loses its star stays until the next visit. */
export function StarredPage() {
  const dispatch = useAppDispatch();
  const [now] = useState(() => Date.now());
  const [page, openPage] = usePageState();
  const starred = useStarredArticlesQuery(
    { start: (page - 1) * pageSize, limit: pageSize },
    { refetchOnMountOrArgChange: true },
  );
  const pages = starred.data && Math.ceil(starred.data.total / pageSize);
  useLastPage(page, starred.isFetching ? undefined : pages);
  const chosen = useSelectedArticles(starred.data?.articles, 'starred', useAppSelector(selectFeature('workspaces')));
  return (
    <StarredView
      starred={starred}
      chosen={chosen}
      ownId={useAppSelector(selectUser)?.ownerId ?? ''}
      view={useAppSelector(selectListView) ?? 'details'}
      onView={(view) => dispatch(listViewChosen(view))}
      now={now}
      page={page}
      pages={pages ?? 1}
      onPage={openPage}
    />
  );
}
