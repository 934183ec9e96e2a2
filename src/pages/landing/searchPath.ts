export type SearchMode = 'content' | 'topics';

const paths = { content: '/search-content-results', topics: '/topic-list-search' } as const;

/** Where a search of the landing page leads. */
export const searchPath = (mode: SearchMode, query: string): string =>
  `${paths[mode]}?${new URLSearchParams({ query }).toString()}`;
