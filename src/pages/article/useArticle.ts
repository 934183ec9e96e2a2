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
import type { ArticleRoute, Neighbours } from './articleRoute';

const toBase64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/** The article of a route, its source link, and, ahead of time, the article after it. */
export function useArticle(route: ArticleRoute, neighbours: Neighbours) {
  const { notifications } = useServices();
  const user = useAppSelector(selectUser);
  const place = usePlace(route);
  const shared: ItemQuery = {
    isArticle: route.kind === 'workspace',
    ...(user ? { departmentId: user.departmentID, UID: toBase64(user.uid) } : {}),
    ...(route.topicId === null ? {} : { PROFILE: route.topicId }),
    ...(route.search && route.search.query !== '' ? { REQUEST: route.search.query } : {}),
  };
  const saved = place.currentData?.article;
  const itemId = route.kind === 'workspace' ? saved?.itemId : route.articleId;
  const version = saved?.itemVersion ?? route.version;
  const own =
    user && itemId !== undefined ? { itemId, ...(version === null ? {} : { version }), ...shared } : skipToken;
  const article = useArticleQuery(own);
  const source = useArticleSourceQuery(article.data ? own : skipToken);

  const [, kind, nextId, nextVersion] = neighbours.next?.split('/') ?? [];
  const prefetch = searchEndpoints.usePrefetch('article');
  const isThere = article.data !== undefined;
  const askNext = useEffectEvent((next: { itemId: string; version: number }) => prefetch({ ...next, ...shared }));
  useEffect(() => {
    // In a workspace the address names the place, not the item.
    if (isThere && nextId && kind !== 'workspace-article') askNext({ itemId: nextId, version: Number(nextVersion) });
  }, [isThere, kind, nextId, nextVersion]);

  const noSource = source.isError;
  useEffect(() => {
    if (noSource) notifications.error(t('article.sourceFailed'));
  }, [noSource, notifications]);

  const [markRead] = useReadNotificationMutation();
  const unread = route.isNew && isThere ? route.articleId : null;
  useEffect(() => {
    if (unread !== null) void markRead({ articleId: unread });
  }, [unread, markRead]);

  return {
    article,
    source: source.data,
    error: article.isFetching || place.isFetching ? undefined : (place.error ?? article.error),
    retry: () => void (place.isError ? place.refetch() : article.refetch()),
  };
}

/** Where a workspace keeps the article: what was saved is known by it. */
function usePlace({ kind, articleId, workspaceId }: ArticleRoute) {
  return useWorkspaceArticleQuery(
    kind === 'workspace' && workspaceId !== null ? { id: articleId, ownerId: workspaceId } : skipToken,
  );
}
