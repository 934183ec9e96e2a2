import type { WorkspaceSort } from '@contract/workspaceArticles';
import { isRecord } from '@client/shared/values/isRecord';

/** A page of a workspace's list, as stored in the history state of an article that was opened from it. */
export interface WorkspaceListPage {
  ownerId: string;
  start: number;
  limit: number;
  sort_by: WorkspaceSort;
  query?: string;
  /** The number of articles on all pages. */
  total: number;
}

/** Reads the page from a history state; null if it has none. */
export function workspaceListPageOf(state: unknown): WorkspaceListPage | null {
  const page = isRecord(state) && isRecord(state.listPage) ? state.listPage : {};
  const { ownerId, start, limit, sort_by: sort, query, total } = page;
  if (typeof ownerId !== 'string' || (sort !== 'newest_desc' && sort !== 'title_asc')) return null;
  if (typeof start !== 'number' || typeof limit !== 'number' || typeof total !== 'number') return null;
  return { ownerId, start, limit, sort_by: sort, total, ...(typeof query === 'string' ? { query } : {}) };
}
