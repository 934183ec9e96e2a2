import { matchRoutes } from 'react-router-dom';
import {
  landingArticlePath,
  readContentSearch,
  searchArticlePath,
  topicArticlePath,
  type ContentSearch,
} from '@client/features/search/articlePaths';
import { searchListPageOf, type SearchListPage } from '@client/features/search/searchListPage';
import { workspaceListPageOf, type WorkspaceListPage } from '@client/features/workspace/workspaceListPage';
import { workspaceArticlePath } from '@client/features/workspace/workspacePaths';
import { isRecord } from '@client/shared/values/isRecord';
import { paths } from '@client/shared/navigation/paths';

/** The context an article is opened in: from its URL, and from the history state set by the list that links to it. */
export interface ArticleRoute {
  kind: 'landing' | 'topic' | 'search' | 'workspace';
  /** The id of the item; in a workspace, the id of the saved article. */
  articleId: string;
  version: number | null;
  /** The topic whose search terms are highlighted. */
  topicId: string | null;
  search: ContentSearch | null;
  /** The owner id of the workspace. */
  workspaceId: string | null;
  /** True if opening the article marks its notification as read. */
  isNew: boolean;
  /** The paths of the articles in the list it was opened from, in order. */
  list: readonly string[];
  /** The page of a workspace's list or of search results that these articles are; null for lists without pages. */
  listPage: WorkspaceListPage | SearchListPage | null;
}

/** Parses the route from the path, its parameters, and the history state. */
export function parseArticleRoute(
  pathname: string,
  params: Readonly<Record<string, string | undefined>>,
  state: unknown,
): ArticleRoute {
  const version = Number(params.version);
  const routerState = isRecord(state) ? state : {};
  const list = Array.isArray(routerState.list) ? routerState.list.filter((path) => typeof path === 'string') : [];
  const shared = {
    articleId: params.articleId ?? '',
    version: version > 0 ? version : null,
    list,
    listPage: searchListPageOf(state),
    workspaceId: null,
    isNew: false,
  };
  if (pathname.startsWith(`${paths.topicArticle.root}/`)) {
    return { ...shared, kind: 'topic', topicId: params.topicId ?? null, search: null };
  }
  if (pathname.startsWith(`${paths.searchArticle.root}/`)) {
    return { ...shared, kind: 'search', topicId: null, search: readContentSearch(params.contentSearch ?? '') };
  }
  if (pathname.startsWith(`${paths.workspaceArticle.root}/`)) {
    const workspaceId = params.workspaceId ?? null;
    return {
      ...shared,
      kind: 'workspace',
      topicId: null,
      search: null,
      workspaceId,
      isNew: params.isNew === 'true',
      listPage: workspaceListPageOf(state),
    };
  }
  return {
    ...shared,
    kind: 'landing',
    topicId: typeof routerState.topic === 'string' ? routerState.topic : null,
    search: null,
  };
}

const listedArticles = [paths.topicArticle, paths.searchArticle, paths.landingArticle].map(({ pattern }) => ({
  path: pattern,
}));

/** Parses the route from the path of an article in a page of results. */
export function routeOfPath(path: string, list: readonly string[], listPage: SearchListPage | null): ArticleRoute {
  const match = matchRoutes(listedArticles, path)?.[0];
  return parseArticleRoute(match?.pathname ?? path, match?.params ?? {}, { list, listPage });
}

/** The path of another article, or of another version, in the same context (topic, search, workspace, or home page). */
export function otherArticlePath(
  { kind, topicId, articleId, workspaceId }: ArticleRoute,
  article: { itemId: string; itemVersion: number },
): string {
  if (kind === 'workspace' && workspaceId !== null && article.itemId === articleId)
    return workspaceArticlePath({ id: articleId, itemVersion: article.itemVersion }, workspaceId);
  if (kind === 'topic' && topicId !== null) return topicArticlePath(article, topicId);
  return kind === 'search' ? searchArticlePath(article) : landingArticlePath(article);
}

/** The index of the article in its list (null if not listed), and the paths of the articles before and after it. */
export function neighborsOf({ list, articleId }: ArticleRoute) {
  const at = list.findIndex((path) => path.split('/')[2] === articleId);
  return {
    at: at < 0 ? null : at,
    count: list.length,
    previous: at < 0 ? null : (list[at - 1] ?? null),
    next: at < 0 ? null : (list[at + 1] ?? null),
  };
}
