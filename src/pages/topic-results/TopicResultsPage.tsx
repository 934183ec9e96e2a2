import '@client/features/search/resultTexts';
import type { ArticleCard } from '@contract/article';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { isNotFound } from '@client/api/apiError';
import { useTopicQuery } from '@client/api/data/topics';
import { errorText } from '@client/api/errorText';
import { FavouriteToggle } from '@client/features/favourites/FavouriteToggle';
import { readingPaneChosen, selectReadingPane } from '@client/features/preferences/preferencesSlice';
import { topicArticlePath } from '@client/features/search/articlePaths';
import { useReadingPane } from '@client/features/search/useReadingPane';
import {
  selectFeature,
  selectHasPersonalTopics,
  selectIsAdmin,
  selectPrimaryEmail,
  selectUser,
} from '@client/features/session/sessionSelectors';
import { SubscribeSwitch } from '@client/features/topics/SubscribeSwitch';
import { canEdit } from '@client/features/topics/topicRights';
import { selectGroupPath, selectTopic } from '@client/features/topics/topicSelectors';
import { useSelectedArticles } from '@client/features/workspace/useSelectedArticles';
import { t } from '@client/shared/texts/t';
import { useAppDispatch, useAppSelector } from '@client/shared/redux/hooks';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { NotFoundState } from '@client/shared/ui/feedback/NotFoundState';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import { AlertFrequencyNote } from './AlertFrequencyNote';
import { CopyLinkButton } from './CopyLinkButton';
import { TopicResultsView } from './TopicResultsView';
import { useTopicArticles } from './useTopicArticles';
import { useTopicVisit } from './useTopicVisit';

const InvalidQueryNotice = lazyComponent(async () => (await import('./InvalidQueryNotice')).InvalidQueryNotice);

/** The articles of a topic: `/topic-search-results/{topicId}` or `/topic-search-results/{topicId}/{owner}`. */
export function TopicResultsPage() {
  const dispatch = useAppDispatch();
  const { topicId = '', owner } = useParams();
  const listed = useAppSelector((state) => selectTopic(state, topicId));
  const detail = useTopicQuery({ id: topicId, owner });
  const user = useAppSelector(selectUser);
  const email = useAppSelector(selectPrimaryEmail);
  const isAdmin = useAppSelector(selectIsAdmin);
  const ownTopicsEnabled = useAppSelector(selectHasPersonalTopics);
  const articles = useTopicArticles(topicId, owner);
  const path = useAppSelector((state) => selectGroupPath(state, listed?.profileGroupId ?? null));
  const [now] = useState(() => Date.now());
  const previousVisit = useTopicVisit(topicId, now);
  const chosen = useSelectedArticles(
    articles.results.data?.results,
    `${topicId} ${articles.query}`,
    useAppSelector(selectFeature('workspaces')),
  );

  const articlePath = (article: ArticleCard) => topicArticlePath(article, topicId);
  const reading = useReadingPane({
    isChosen: useAppSelector(selectReadingPane),
    onChoose: (on) => dispatch(readingPaneChosen(on)),
    list: (articles.results.data?.results ?? []).map(articlePath),
    listPage: articles.listPage,
    chosen,
  });

  const topic = listed ?? detail.data?.profile;
  const topicWithInvalidQuery = detail.data?.profile.queryFaults ? detail.data.profile : undefined;
  const missing = isNotFound(detail.error);
  if (missing) return <NotFoundState title={t('page.doesNotExist')} />;
  if (!topic && detail.error) return <ErrorState error={errorText(detail.error)} onRetry={detail.refetch} />;
  if (!topic) return <Skeletons shape="card" />;
  const editable = canEdit(topic, isAdmin) && (ownTopicsEnabled || topic.topicType !== 'USER');
  return (
    <TopicResultsView
      topic={topic}
      path={path}
      editable={editable}
      subscription={user ? <SubscribeSwitch topic={topic} person={{ ownerId: user.ownerId, email }} /> : null}
      favourite={<FavouriteToggle topic={topic} />}
      link={topic.topicType === 'USER' ? null : <CopyLinkButton topic={topic} />}
      alerts={<AlertFrequencyNote topic={topic} />}
      invalidQueryNotice={
        topicWithInvalidQuery ? <InvalidQueryNotice topic={topicWithInvalidQuery} editable={editable} /> : null
      }
      articles={articles}
      chosen={chosen}
      ownId={user?.ownerId ?? ''}
      articlePath={articlePath}
      reading={reading}
      previousVisit={previousVisit}
      now={now}
    />
  );
}
