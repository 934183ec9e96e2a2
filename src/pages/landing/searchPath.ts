import { paths } from '@client/shared/navigation/paths';

export type SearchMode = 'content' | 'topics';

/** The path of the search results. */
export const searchPath = (mode: SearchMode, query: string): string =>
  mode === 'content' ? paths.search({ query }) : paths.topicSearch({ query });
