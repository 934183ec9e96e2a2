import type { UserSubscriptionsAnswer, UserTopic, UserTopicsAnswer } from '@contract/users';
import type { AppThunk } from '@client/shared/redux/thunkTypes';
import { dataApi } from '../dataApi';

/** The personal topics and the subscriptions of a user of the department; administrators only. */
const userTopicEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    topicsOfUser: build.query<UserTopicsAnswer, string>({
      query: (userId) => `/data/v1/profiles/user/${encodeURIComponent(userId)}`,
      keepUnusedDataFor: 0,
    }),
    subscriptionsOfUser: build.query<UserSubscriptionsAnswer, string>({
      query: (userId) => `/data/v1/profiles/user/${encodeURIComponent(userId)}/subscriptions`,
      keepUnusedDataFor: 0,
    }),
  }),
});

/** Updates a topic of another user in the cache (optimistic update). */
export const changeTopicOfUser =
  (userId: string, topicId: string, change: Pick<UserTopic, 'frequency' | 'limit'>): AppThunk =>
  (dispatch) =>
    void dispatch(
      userTopicEndpoints.util.updateQueryData('topicsOfUser', userId, ({ profiles }) => {
        const topic = profiles.find(({ id }) => id === topicId);
        if (topic) Object.assign(topic, change);
      }),
    );

export const { useTopicsOfUserQuery, useSubscriptionsOfUserQuery } = userTopicEndpoints;
