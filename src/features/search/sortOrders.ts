import type { SortOrder } from '@contract/search';

export const sortOrders: readonly SortOrder[] = ['NEWEST_FIRST', 'RELEVANT_FIRST'];
export const sortTexts = { NEWEST_FIRST: 'articles.newest', RELEVANT_FIRST: 'articles.relevant' } as const;

/** Returns the sort order if the text is one. */
export const readSortOrder = (text: string | null): SortOrder | undefined => sortOrders.find((order) => order === text);
