import type { SortOrder } from '@contract/search';

/** A content search as addresses say it. */
interface AddressedSearch {
  query: string;
  /** Without any: all of them. */
  sources?: readonly string[];
  /** Without it: as the person prefers. */
  sort?: SortOrder;
  /** Where it was made, if in the advanced search. */
  from?: 'filters';
}

export const resultsRoot = '/search-content-results';
export const filtersRoot = '/search-content-filters';

function written({ query, sources = [], ...rest }: AddressedSearch): string {
  const params = new URLSearchParams({ query, ...rest });
  for (const source of sources) params.append('source', source);
  return params.toString();
}

/** Where a search finds. */
export const resultsPath = (search: AddressedSearch): string => `${resultsRoot}?${written(search)}`;

/** Where a search is changed in the advanced search. */
export const filtersPath = (search: AddressedSearch): string => `${filtersRoot}?${written(search)}`;

/** Where a search becomes a topic. */
export const saveAsTopicPath = (search: Omit<AddressedSearch, 'sort' | 'from'>): string =>
  `/save-as-topic?${written(search)}`;
