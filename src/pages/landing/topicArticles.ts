import type { Profile } from '@contract/topic';
import { isApiError, isUnreachable } from '@client/api/apiError';
import { searchEndpoints } from '@client/api/data/search';
import { selectNewestArticles } from '@client/features/favourites/favouritesSlice';
import type { RootState } from '@client/shared/redux/rootState';
import type { TopicArticles } from './foldStories';

/** The request for the newest articles of a topic. */
export const sampleOf = ({ id, owner, topicType }: Profile) => ({
  profile: id,
  owner: topicType === 'USER' ? undefined : owner,
});

/**
 * Selects the newest articles of a favorite once its carousel has requested them: those of the last response, or,
 * until there is one and while the server is unreachable, those that were loaded last.
 */
export function selectTopicArticles(state: RootState, topic: Profile): TopicArticles['articles'] {
  const { data, error, isUninitialized } = searchEndpoints.endpoints.topicSample.select(sampleOf(topic))(state);
  if (isUninitialized) return undefined;
  if (data) return data.results;
  const isUnknown = error === undefined || (isApiError(error) && isUnreachable(error));
  return isUnknown ? selectNewestArticles(topic.id)(state) : undefined;
}
