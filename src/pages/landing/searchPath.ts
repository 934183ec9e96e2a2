import { paths } from '@client/shared/navigation/paths';

export type SearchMode = 'content' | 'topics';

/** Where a search of the landing page leads. */
export const searchPath = (mode: SearchMode, query: string): string =>
  mode === 'content' ? paths.search({ query }) : paths.topicSearch({ query });
