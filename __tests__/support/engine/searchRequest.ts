import type { QueryNode } from '@contract/query/ast';
import type { SearchRequest } from '@server/search/searchRequest';

/** A search of all articles of the provider, newest first, with default values for what a test does not set. */
export function searchRequest(
  query: QueryNode | null,
  more: Pick<SearchRequest, 'now'> & Partial<SearchRequest>,
): SearchRequest {
  return {
    query,
    departmentId: null,
    sourceIds: [],
    allSources: true,
    start: 0,
    limit: 1_000,
    sort: 'NEWEST_FIRST',
    grouping: 'NONE',
    ...more,
  };
}
