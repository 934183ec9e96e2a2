import { readContentSearch, type ContentSearch } from '@client/features/search/articlePaths';
import { isRecord } from '@client/shared/values/isRecord';
import { paths } from '@client/shared/navigation/paths';

/** Where an article is read from: its address, and what the list that led to it handed over. */
export interface ArticleRoute {
  kind: 'landing' | 'topic' | 'search' | 'workspace';
  /** Of the item; in a workspace, of its place there. */
  articleId: string;
  version: number | null;
  /** The topic whose words are marked. */
  topicId: string | null;
  search: ContentSearch | null;
  /** Whose workspace it is read in. */
  workspaceId: string | null;
  /** Opening it marks its notification as read. */
  isNew: boolean;
  /** The addresses of the list that it came from, in order. */
  list: readonly string[];
}

/** Reads an article's route from its path, its parameters and the history's state. */
export function readArticleRoute(
  pathname: string,
  params: Readonly<Record<string, string | undefined>>,
  state: unknown,
): ArticleRoute {
  const version = Number(params.version);
  const handed = isRecord(state) ? state : {};
  const list = Array.isArray(handed.list) ? handed.list.filter((path) => typeof path === 'string') : [];
  const shared = {
    articleId: params.articleId ?? '',
    version: version > 0 ? version : null,
    list,
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
    return { ...shared, kind: 'workspace', topicId: null, search: null, workspaceId, isNew: params.isNew === 'true' };
  }
  return { ...shared, kind: 'landing', topicId: typeof handed.topic === 'string' ? handed.topic : null, search: null };
}

/** The article's place in its list, from 0, and the addresses beside it. */
export function neighboursOf({ list, articleId }: ArticleRoute) {
  const at = list.findIndex((path) => path.split('/')[2] === articleId);
  return {
    at: at < 0 ? null : at,
    count: list.length,
    previous: at < 0 ? null : (list[at - 1] ?? null),
    next: at < 0 ? null : (list[at + 1] ?? null),
  };
}

export type Neighbours = ReturnType<typeof neighboursOf>;
