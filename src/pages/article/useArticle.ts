import type { ItemQuery } from '@contract/article';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { searchEndpoints, useArticleQuery, useArticleSourceQuery } from '@client/api/data/search';
import { selectUser } from '@client/features/session/sessionSelectors';
import { t } from '@client/shared/lib/texts/t';
import { useAppSelector } from '@client/shared/redux/hooks';
import { notifyError } from '@client/shared/ui/notify';
import type { ArticleRoute, Neighbours } from './articleRoute';

const toBase64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/** The article of a route, its source link, and, ahead of time, the article after it. */
export function useArticle(route: ArticleRoute, neighbours: Neighbours) {
  const user = useAppSelector(selectUser);
  const shared: ItemQuery = {
    isArticle: false,
    ...(user ? { departmentId: user.departmentID, UID: toBase64(user.uid) } : {}),
    ...(route.topicId === null ? {} : { PROFILE: route.topicId }),
    ...(route.search && route.search.query !== '' ? { REQUEST: route.search.query } : {}),
  };
  const own = {
    itemId: route.articleId,
    ...(route.version === null ? {} : { version: route.version }),
    ...shared,
  };
  const article = useArticleQuery(user ? own : skipToken);
  const source = useArticleSourceQuery(article.data ? own : skipToken);

  const [, , nextId, nextVersion] = neighbours.next?.split('/') ?? [];
  const prefetch = searchEndpoints.usePrefetch('article');
  const isThere = article.data !== undefined;
  useEffect(() => {
    if (isThere && nextId) prefetch({ itemId: nextId, version: Number(nextVersion), ...shared });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what else is asked is the same for the whole list
  }, [isThere, nextId, nextVersion]);

  const noSource = source.isError;
  useEffect(() => {
    if (noSource) notifyError(t('article.sourceFailed'));
  }, [noSource]);

  return { article, source: source.data };
}
