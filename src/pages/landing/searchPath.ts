import { resultsPath } from '@client/features/search/searchPaths';

export type SearchMode = 'content' | 'topics';

/** Where a search of the landing page leads. */
export const searchPath = (mode: SearchMode, query: string): string =>
  mode === 'content' ? resultsPath({ query }) : `/topic-list-search?${new URLSearchParams({ query }).toString()}`;
