import type { TopicType } from '@contract/topic';
import { topicEndpoints } from '@client/api/data/topics';
import { fetchUncached } from '@client/api/fetchUncached';
import type { AppThunk } from '@client/shared/redux/thunkTypes';

const { watchdeskTopics, companyTopics, userTopics } = topicEndpoints.endpoints;

/** Reloads an owner's tree. The topics slice takes the response of the newest request. */
export const loadTopics =
  (type: TopicType): AppThunk<Promise<void>> =>
  async (dispatch) => {
    if (type === 'WATCHDESK') await dispatch(fetchUncached(watchdeskTopics, undefined));
    else if (type === 'COMPANY') await dispatch(fetchUncached(companyTopics, undefined));
    else await dispatch(fetchUncached(userTopics, undefined));
  };
