import { limits } from '@contract/limits';
import { isRecord } from '@client/shared/values/isRecord';
import { pageOf } from '@client/shared/navigation/usePageState';

/** What the history keeps of a list of found articles: its page, and the moment that its pages show. */
export interface ArticlePage {
  page: number;
  asOf?: string;
}

const pageSize = limits.topicListPage;
const lastPage = Math.floor(limits.searchStart / pageSize) + 1;

/** The page that the state of a place in the history says; the first, as of now, where it says none. */
export function articlePageOf(state: unknown): ArticlePage {
  const page = pageOf(state);
  return isRecord(state) && 'page' in state && typeof state.asOf === 'string' ? { page, asOf: state.asOf } : { page };
}

/** What a search has to be asked for a page. */
export function askedOf({ page, asOf }: ArticlePage) {
  return { start: (page - 1) * pageSize, limit: pageSize, ...(asOf === undefined ? {} : { asOf }) };
}

/** Another page of the same moment. */
export function pageBeside(page: number, asOf: string | undefined): ArticlePage {
  return asOf === undefined ? { page } : { page, asOf };
}

export function pagesOf(hits: number): number {
  return Math.min(lastPage, Math.ceil(hits / pageSize));
}
