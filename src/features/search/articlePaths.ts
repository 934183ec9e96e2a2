import { paths } from '@client/shared/navigation/paths';
/** The search that an article was opened from, as stored in the article's path. */
export interface ContentSearch {
  query: string;
  /** True for a search of the advanced search page; the breadcrumb leads back there. */
  fromFilters: boolean;
}

const filterFlag = 'filterSearch:';

/** Encodes the search for the path; the prefix marks the advanced search. */
export const contentSearchText = ({ query, fromFilters }: ContentSearch): string =>
  (fromFilters ? filterFlag : '') + query;

export function readContentSearch(text: string): ContentSearch {
  const fromFilters = text.startsWith(filterFlag);
  return { query: fromFilters ? text.slice(filterFlag.length) : text, fromFilters };
}

interface Version {
  itemId: string;
  itemVersion: number;
}

const versionOf = ({ itemId, itemVersion }: Version) => ({ articleId: itemId, version: String(itemVersion) });

/** The path of an article of the home page. */
export const landingArticlePath = (article: Version): string => paths.landingArticle(versionOf(article));

/** The path of an article that a topic found, or that an alert of the topic (an edition) contained. */
export const topicArticlePath = (article: Version, topicId: string, edition?: string): string =>
  paths.topicArticle({ ...versionOf(article), topicId, edition });

/** The path of an article that a search found. */
export function searchArticlePath(article: Version, search?: ContentSearch): string {
  const text = search ? contentSearchText(search) : '';
  return paths.searchArticle({ ...versionOf(article), contentSearch: text === '' ? undefined : text });
}
