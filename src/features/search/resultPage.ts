import { limits } from '@contract/limits';
import { isRecord } from '@client/shared/values/isRecord';
import { pageOf } from '@client/shared/navigation/usePageState';

/**
 * The page of a result list as stored in the location state: its number, and the instant (ISO 8601) that all pages of
 * the list show.
 */
export interface ArticlePage {
  page: number;
  asOf?: string;
}

const pageSize = limits.topicListPage;
const lastPage = Math.floor(limits.searchStart / pageSize) + 1;

/** Reads the page from a location state; the first page, without an instant, if there is none. */
export function articlePageOf(state: unknown): ArticlePage {
  const page = pageOf(state);
  return isRecord(state) && 'page' in state && typeof state.asOf === 'string' ? { page, asOf: state.asOf } : { page };
}

/** Returns the search parameters of a page. */
export function searchParamsOf({ page, asOf }: ArticlePage) {
  return { start: (page - 1) * pageSize, limit: pageSize, ...(asOf === undefined ? {} : { asOf }) };
}

/** Returns another page of the same instant. */
export function otherPage(page: number, asOf: string | undefined): ArticlePage {
  return asOf === undefined ? { page } : { page, asOf };
}

export function pageCount(hits: number): number {
  return Math.min(lastPage, Math.ceil(hits / pageSize));
}
