import type { WorkspaceArticlesAnswer } from '@contract/workspaceArticles';
import { skipToken } from '@reduxjs/toolkit/query';
import { useWorkspaceArticlesQuery } from '@client/api/workspace/articles';
import type { WorkspaceListPage } from '@client/features/workspace/workspaceListPage';
import { workspaceArticlePath } from '@client/features/workspace/workspacePaths';
import type { Neighbors } from './articleRoute';

interface ListState {
  list: readonly string[];
  listPage: WorkspaceListPage;
}

/**
 * The neighbors of an article on the pages before and after the one that it was opened from, and the history state with
 * which an article of another page opens (null: the present one).
 */
export function useListPages(neighbors: Neighbors, page: WorkspaceListPage | null) {
  const { at } = neighbors;
  const isFirst = page !== null && at === 0 && page.start > 0;
  const isLast = page !== null && at === neighbors.count - 1 && page.start + neighbors.count < page.total;
  const before = usePageOf(isFirst ? { ...page, start: Math.max(0, page.start - page.limit) } : null);
  const after = usePageOf(isLast ? { ...page, start: page.start + page.limit } : null);
  const previous = neighbors.previous ?? before?.list.at(-1) ?? null;
  const next = neighbors.next ?? after?.list[0] ?? null;
  return {
    neighbors: {
      at: at === null ? null : at + (page?.start ?? 0),
      count: page?.total ?? neighbors.count,
      previous,
      next,
    },
    stateFor: (path: string): ListState | null => {
      if (path === neighbors.next || path === neighbors.previous) return null;
      return path === next ? after : before;
    },
  };
}

function usePageOf(page: WorkspaceListPage | null): ListState | null {
  const { total: _total, ...query } = page ?? { total: 0 };
  const { currentData } = useWorkspaceArticlesQuery(page === null ? skipToken : query);
  return page && currentData ? listState(page, currentData) : null;
}

const listState = (page: WorkspaceListPage, { articles, total }: WorkspaceArticlesAnswer): ListState => ({
  list: articles.map((article) => workspaceArticlePath(article, page.ownerId)),
  listPage: { ...page, total },
});
