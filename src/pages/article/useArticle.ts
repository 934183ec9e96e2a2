import type { ItemQuery } from '@contract/article';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent } from 'react';
import { searchEndpoints, useArticleQuery, useArticleSourceQuery } from '@client/api/data/search';
import { useWorkspaceArticleQuery } from '@client/api/workspace/articles';
import { useReadNotificationMutation } from '@client/api/workspace/notifications';
import { selectUser } from '@client/features/session/sessionSelectors';
import { t } from '@client/shared/texts/t';
import { useAppSelector } from '@client/shared/redux/hooks';
import { useServices } from '@client/shared/services/useServices';
import type { ArticleRoute } from './articleRoute';

const toBase64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/** Loads the article and its source link, prefetches the next article by its path, and marks the notification as read. */
export function useArticle(route: ArticleRoute, next: string | null) {
  const { notifications } = useServices();
  const user = useAppSelector(selectUser);
  const workspaceArticle = useSavedArticle(route);
  const shared: ItemQuery = {
    isArticle: route.kind === 'workspace',
    ...(user ? { departmentId: user.departmentID, UID: toBase64(user.uid) } : {}),
    ...(route.topicId === null ? {} : { PROFILE: route.topicId }),
    ...(route.search && route.search.query !== '' ? { REQUEST: route.search.query } : {}),
  };
  const saved = workspaceArticle.currentData?.article;
  const itemId = route.kind === 'workspace' ? saved?.itemId : route.articleId;
  // An own article is read as it is now, an item as it was saved, unless the path names another version of it.
  const version = saved?.isOwn === true ? saved.itemVersion : (route.version ?? saved?.itemVersion ?? null);
  const query =
    user && itemId !== undefined ? { itemId, ...(version === null ? {} : { version }), ...shared } : skipToken;
  const article = useArticleQuery(query);
  const source = useArticleSourceQuery(article.data ? query : skipToken);

  const [, kind, nextId, nextVersion] = next?.split('/') ?? [];
  const prefetch = searchEndpoints.usePrefetch('article');
  const isLoaded = article.data !== undefined;
  const prefetchNext = useEffectEvent((next: { itemId: string; version: number }) => prefetch({ ...next, ...shared }));
  useEffect(() => {
    // A workspace path has the id of the saved article, not of the item, so it cannot be prefetched.
    if (isLoaded && nextId && kind !== 'workspace-article')
      prefetchNext({ itemId: nextId, version: Number(nextVersion) });
  }, [isLoaded, kind, nextId, nextVersion]);

  const sourceFailed = source.isError;
  useEffect(() => {
    if (sourceFailed) notifications.error(t('article.sourceFailed'));
  }, [sourceFailed, notifications]);

  const [markRead] = useReadNotificationMutation();
  const unread = route.isNew && isLoaded ? route.articleId : null;
  useEffect(() => {
    if (unread !== null) void markRead({ articleId: unread });
  }, [unread, markRead]);

  return {
    article,
    /** The article's place in the workspace; undefined outside of workspaces. */
    saved,
    source: source.data,
    error: article.isFetching || workspaceArticle.isFetching ? undefined : (workspaceArticle.error ?? article.error),
    retry: () => void (workspaceArticle.isError ? workspaceArticle.refetch() : article.refetch()),
  };
}

/** The saved article of a workspace, which has the item and version. Skipped outside of workspaces. */
function useSavedArticle({ kind, articleId, workspaceId }: ArticleRoute) {
  return useWorkspaceArticleQuery(
    kind === 'workspace' && workspaceId !== null ? { id: articleId, ownerId: workspaceId } : skipToken,
  );
}
