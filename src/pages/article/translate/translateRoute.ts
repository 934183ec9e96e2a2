import {
  contentSearchText,
  landingArticlePath,
  readContentSearch,
  searchArticlePath,
  topicArticlePath,
} from '@client/features/search/articlePaths';
import { paths } from '@client/shared/navigation/paths';
import type { ArticleRoute } from '../articleRoute';

/** Stands in a path for an optional parameter that has no value, if another one follows. */
const none = '-';
const isNumber = (part: string | undefined): boolean => part !== undefined && /^\d+$/.test(part);

/** The path of the page that translates the article of a route. */
export function translatePathOf(route: ArticleRoute, article: { itemVersion: number }): string {
  const contentSearch = route.search === null ? '' : contentSearchText(route.search);
  const isLong = contentSearch !== '' || route.isNew;
  return paths.translateArticle({
    articleId: route.articleId,
    workspaceId: route.workspaceId ?? undefined,
    version: String(article.itemVersion),
    topicId: route.topicId ?? (isLong ? none : undefined),
    isNew: isLong ? String(route.isNew) : undefined,
    contentSearch: contentSearch === '' ? undefined : contentSearch,
  });
}

/**
 * Parses the path of the translation page. With optional parameters in its middle, the pattern is ambiguous: a number in
 * the second place is the version, because ids of workspaces begin with a letter.
 */
export function parseTranslateRoute(pathname: string): ArticleRoute {
  const parts = pathname
    .slice(paths.translateArticle.root.length + 1)
    .split('/')
    .map(decodeURIComponent);
  const articleId = parts.shift() ?? '';
  const workspace = isNumber(parts[0]) ? none : (parts.shift() ?? none);
  const version = Number(parts.shift());
  const topic = parts[0] === 'true' || parts[0] === 'false' ? none : (parts.shift() ?? none);
  const [isNew, contentSearch = ''] = parts;
  const search = contentSearch === '' ? null : readContentSearch(contentSearch);
  const shared = {
    articleId,
    version: version > 0 ? version : null,
    isNew: isNew === 'true',
    list: [],
    listPage: null,
  };
  if (workspace !== none) return { ...shared, kind: 'workspace', topicId: null, search: null, workspaceId: workspace };
  if (topic !== none) return { ...shared, kind: 'topic', topicId: topic, search: null, workspaceId: null };
  return { ...shared, kind: search ? 'search' : 'landing', topicId: null, search, workspaceId: null };
}

/** The path of the article's own page. */
export function articlePathOf({ kind, articleId, version, topicId, search, workspaceId }: ArticleRoute): string {
  const article = { itemId: articleId, itemVersion: version ?? 1 };
  if (kind === 'workspace' && workspaceId !== null)
    return paths.workspaceArticle({ articleId, workspaceId, version: String(version ?? 1) });
  if (kind === 'topic' && topicId !== null) return topicArticlePath(article, topicId);
  return search ? searchArticlePath(article, search) : landingArticlePath(article);
}
