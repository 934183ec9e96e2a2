import { paths } from '@client/shared/navigation/paths';
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

interface Version {
  itemId: string;
  itemVersion: number;
}

const versionOf = ({ itemId, itemVersion }: Version) => ({ articleId: itemId, version: String(itemVersion) });

/** Where an article of the landing page is read. */
export const landingArticlePath = (article: Version): string => paths.landingArticle(versionOf(article));

/** Where an article that a topic found is read, with the topic's words marked. */
export const topicArticlePath = (article: Version, topicId: string): string =>
  paths.topicArticle({ ...versionOf(article), topicId });

/** Where an article that a content search found is read. */
export function searchArticlePath(article: Version, search?: ContentSearch): string {
  const text = search ? contentSearchText(search) : '';
  return paths.searchArticle({ ...versionOf(article), contentSearch: text === '' ? undefined : text });
}
