import type { UserTopic, UserTopicsAnswer } from '@contract/users';
import type { AppThunk } from '@client/shared/redux/thunkTypes';
import { dataApi } from '../dataApi';

/** The own topics of a user of the department: for administrators. */
const userTopicEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    topicsOfUser: build.query<UserTopicsAnswer, string>({
      query: (userId) => `/data/v1/profiles/user/${encodeURIComponent(userId)}`,
      keepUnusedDataFor: 0,
    }),
  }),
});

/** Changes a user's topic on the screen; what is given back undoes it. */
export const changeTopicOfUser =
  (userId: string, topicId: string, change: Pick<UserTopic, 'frequency' | 'limit'>): AppThunk<{ undo: () => void }> =>
  (dispatch) =>
    dispatch(
      userTopicEndpoints.util.updateQueryData('topicsOfUser', userId, ({ profiles }) => {
        const topic = profiles.find(({ id }) => id === topicId);
        if (topic) Object.assign(topic, change);
      }),
    );

export const { useTopicsOfUserQuery } = userTopicEndpoints;
