import type { SearchAnswer, SearchBody } from '@contract/search';
import { limits } from '@contract/limits';
import { isRecord } from '@client/shared/values/isRecord';
import { otherPage, type ArticlePage } from './resultPage';

/** A page of search results, as stored in the history state of an article that was opened from it. */
export interface SearchListPage {
  start: number;
  limit: number;
  /** The number of results on all pages that can be opened. */
  total: number;
  /** True if more than `total` articles were found. */
  isMore: boolean;
  /** The search; its `retrievalOptions` have the order, the grouping, and the instant that all pages show. */
  search: SearchBody;
}

/** The page of a search that the answer shows. */
export function searchListPage(
  search: SearchBody,
  { offset: start, hitCount, hitCountRelation, asOf }: SearchAnswer,
): SearchListPage {
  const limit = limits.topicListPage;
  const reachable = limits.searchStart + limit;
  return {
    start,
    limit,
    total: Math.min(hitCount, reachable),
    isMore: hitCountRelation === 'gte' || hitCount > reachable,
    search: { ...search, retrievalOptions: { ...search.retrievalOptions, asOf } },
  };
}

/** The search for the articles of a page. */
export const searchOf = ({ search, start, limit }: SearchListPage): SearchBody => ({
  ...search,
  retrievalOptions: { ...search.retrievalOptions, start, limit },
});

/** The location state with which the list opens at this page. */
export const listStateOf = ({ start, limit, search }: SearchListPage): ArticlePage =>
  otherPage(start / limit + 1, search.retrievalOptions?.asOf);

/** Reads the page from a history state; null if it has none. */
export function searchListPageOf(state: unknown): SearchListPage | null {
  const page = isRecord(state) && isRecord(state.listPage) ? state.listPage : {};
  const { start, limit, total, isMore, search } = page;
  if (typeof start !== 'number' || typeof limit !== 'number' || typeof total !== 'number') return null;
  return isRecord(search) ? { start, limit, total, isMore: isMore === true, search } : null;
}
