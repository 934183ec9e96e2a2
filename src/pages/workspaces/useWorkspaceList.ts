import { limits } from '@contract/limits';
import { printWorkspaceFilter, type WorkspaceFilter } from '@contract/workspaceFilter';
import type { WorkspaceSort } from '@contract/workspaceArticles';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useWorkspaceArticlesQuery } from '@client/api/workspace/articles';
import { listViewChosen, selectListView } from '@client/features/preferences/preferencesSlice';
import type { WorkspaceListPage } from '@client/features/workspace/workspaceListPage';
import { selectSettings } from '@client/features/session/sessionSelectors';
import { useLastPage, usePageState } from '@client/shared/navigation/usePageState';
import type { ListView } from '@client/shared/list/ListViewToggle';
import { useAppDispatch, useAppSelector } from '@client/shared/redux/hooks';
import type { WorkspaceFolder } from './FolderTabs';

const pageSize = limits.workspacePage;

/**
 * The articles of a workspace. Filter, order and view are in the URL, the page in the history state. Without a view in
 * the URL, it is the one chosen last in any list, else that of the user's settings. Only the own workspace has Trash.
 */
export function useWorkspaceList(ownerId: string, isOwn: boolean) {
  const [params, setParams] = useSearchParams();
  const state: unknown = useLocation().state;
  const [page, openPage] = usePageState();
  const dispatch = useAppDispatch();
  const settings = useAppSelector(selectSettings);
  const defaultView = settings?.basketViewDefault ?? 'details';
  const defaultSort: WorkspaceSort = settings?.basketSortDefault === 'alphabetic' ? 'title_asc' : 'newest_desc';
  const lastView = useAppSelector(selectListView);
  const requestedView = params.get('view');
  const view: ListView =
    requestedView === 'list' || requestedView === 'details' ? requestedView : (lastView ?? defaultView);
  const requestedSort = params.get('sort');
  const sort = requestedSort === 'newest_desc' || requestedSort === 'title_asc' ? requestedSort : defaultSort;
  const filter: WorkspaceFilter = {
    title: params.get('query') ?? '',
    groups: params.getAll('section'),
    sharedBy: params.getAll('sharedBy'),
  };
  const query = printWorkspaceFilter(filter);

  const scope = { ownerId, ...(query === '' ? {} : { query }) };

  const requestedFolder = params.get('folder');
  const folder: WorkspaceFolder =
    requestedFolder === 'media' || (isOwn && requestedFolder === 'trash') ? requestedFolder : 'articles';
  const shownPage = {
    ...scope,
    start: (page - 1) * pageSize,
    limit: pageSize,
    sort_by: sort,
  };
  const articles = useWorkspaceArticlesQuery(shownPage, {
    refetchOnMountOrArgChange: true,
    skip: folder !== 'articles',
  });
  /** For Previous and Next in an article, beyond this page. */
  const listPage: WorkspaceListPage = { ...shownPage, total: articles.currentData?.total ?? 0 };

  const pages = Math.ceil((articles.data?.total ?? 0) / pageSize);
  useLastPage(page, folder === 'articles' && articles.isSuccess && !articles.isFetching ? pages : undefined);

  const change = (next: URLSearchParams, keepPage = false): void =>
    setParams(next, { replace: true, ...(keepPage ? { state } : {}) });
  return {
    articles,
    listPage,
    filter,
    /** The workspace and the filter, as the API takes them. */
    scope,
    isFiltered: query !== '',
    view,
    sort,
    folder,
    page,
    pages,
    openPage,
    setView: (next: ListView) => {
      dispatch(listViewChosen(next));
      change(withParam(params, 'view', next === defaultView ? [] : [next]), true);
    },
    setSort: (next: WorkspaceSort) => change(withParam(params, 'sort', next === defaultSort ? [] : [next])),
    setFolder: (folder: WorkspaceFolder) => change(new URLSearchParams(folder === 'articles' ? {} : { folder })),
    setTitle: (title: string) => change(withParam(params, 'query', title === '' ? [] : [title])),
    setFilter: (sections: readonly string[], people: readonly string[]) =>
      change(withParam(withParam(params, 'section', sections), 'sharedBy', people)),
    clearFilters: () =>
      change(['query', 'section', 'sharedBy'].reduce((all, name) => withParam(all, name, []), params)),
  };
}

function withParam(params: URLSearchParams, name: string, values: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete(name);
  for (const value of values) next.append(name, value);
  return next;
}

export type WorkspaceList = ReturnType<typeof useWorkspaceList>;
