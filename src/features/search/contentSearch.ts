/** What an article's address keeps of the content search that led to it. */
export interface ContentSearch {
  query: string;
  /** The search was made in the advanced search: that is where the breadcrumb leads back to. */
  fromFilters: boolean;
}

const filterFlag = 'filterSearch:';

/** The search text of an article's address, with the filter-search flag in it where the search came from there. */
const contentSearchText = ({ query, fromFilters }: ContentSearch): string => (fromFilters ? filterFlag : '') + query;

export function readContentSearch(text: string): ContentSearch {
  const fromFilters = text.startsWith(filterFlag);
  return { query: fromFilters ? text.slice(filterFlag.length) : text, fromFilters };
}

/** Where a search becomes a topic: its text and its sources, none of which means all. */
export function saveAsTopicPath(query: string, sources: readonly string[]): string {
  const params = new URLSearchParams({ query });
  for (const source of sources) params.append('source', source);
  return `/save-as-topic?${params.toString()}`;
}

/** Where an article that a content search found is read. */
export function searchArticlePath(article: { itemId: string; itemVersion: number }, search: ContentSearch): string {
  const text = contentSearchText(search);
  const path = `/search-article/${encodeURIComponent(article.itemId)}/${article.itemVersion}`;
  return text === '' ? path : `${path}/${encodeURIComponent(text)}`;
}
