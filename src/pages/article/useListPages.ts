import { skipToken } from '@reduxjs/toolkit/query';
import { useSearchQuery } from '@client/api/data/search';
import { useWorkspaceArticlesQuery } from '@client/api/workspace/articles';
import { searchArticlePath, topicArticlePath } from '@client/features/search/articlePaths';
import { searchOf, type SearchListPage } from '@client/features/search/searchListPage';
import type { WorkspaceListPage } from '@client/features/workspace/workspaceListPage';
import { workspaceArticlePath } from '@client/features/workspace/workspacePaths';
import { neighborsOf, type ArticleRoute } from './articleRoute';

interface ListState<Page> {
  list: readonly string[];
  listPage: Page;
}

/**
 * The neighbors of an article, also on the pages before and after the one that it was opened from, and the history state
 * with which an article of another page opens (null: the present one).
 */
export function useListPages(route: ArticleRoute) {
  const neighbors = neighborsOf(route);
  const { at } = neighbors;
  const page = route.listPage;
  const isFirst = page !== null && at === 0 && page.start > 0;
  const isLast = page !== null && at === neighbors.count - 1 && page.start + neighbors.count < page.total;
  const before = usePageOf(route, isFirst ? { ...page, start: Math.max(0, page.start - page.limit) } : null);
  const after = usePageOf(route, isLast ? { ...page, start: page.start + page.limit } : null);
  const previous = neighbors.previous ?? before?.list.at(-1) ?? null;
  const next = neighbors.next ?? after?.list[0] ?? null;
  return {
    neighbors: {
      at: at === null ? null : at + (page?.start ?? 0),
      count: page?.total ?? neighbors.count,
      /** True if the list has more articles than `count`. */
      isMore: page !== null && 'isMore' in page && page.isMore,
      previous,
      next,
    },
    stateFor: (path: string): ListState<WorkspaceListPage | SearchListPage> | null => {
      if (path === neighbors.next || path === neighbors.previous) return null;
      return path === next ? after : before;
    },
  };
}

export type Neighbors = ReturnType<typeof useListPages>['neighbors'];

/** The articles of a page; null until they are loaded. */
function usePageOf(route: ArticleRoute, page: ArticleRoute['listPage']) {
  const saved = useWorkspacePage(page && 'ownerId' in page ? page : null);
  const found = useSearchPage(route, page && 'search' in page ? page : null);
  return saved ?? found;
}

function useWorkspacePage(page: WorkspaceListPage | null): ListState<WorkspaceListPage> | null {
  const { total: _total, ...query } = page ?? { total: 0 };
  const { currentData } = useWorkspaceArticlesQuery(page === null ? skipToken : query);
  if (!page || !currentData) return null;
  return {
    list: currentData.articles.map((article) => workspaceArticlePath(article, page.ownerId)),
    listPage: { ...page, total: currentData.total },
  };
}

function useSearchPage(
  { topicId, search }: ArticleRoute,
  page: SearchListPage | null,
): ListState<SearchListPage> | null {
  const { currentData } = useSearchQuery(page === null ? skipToken : searchOf(page));
  if (!page || !currentData) return null;
  return {
    list: currentData.results.map((article) =>
      topicId === null ? searchArticlePath(article, search ?? undefined) : topicArticlePath(article, topicId),
    ),
    listPage: page,
  };
}
