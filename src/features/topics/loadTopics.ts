import type { TopicType } from '@contract/topic';
import { topicEndpoints } from '@client/api/data/topics';
import { uncached } from '@client/api/uncached';
import type { AppThunk } from '@client/shared/redux/thunkTypes';

const { watchdeskTopics, companyTopics, userTopics } = topicEndpoints.endpoints;

/** Reloads an owner's tree. The topics slice takes the response of the newest request. */
export const loadTopics =
  (type: TopicType): AppThunk<Promise<void>> =>
  async (dispatch) => {
    if (type === 'WATCHDESK') await dispatch(watchdeskTopics.initiate(undefined, uncached));
    else if (type === 'COMPANY') await dispatch(companyTopics.initiate(undefined, uncached));
    else await dispatch(userTopics.initiate(undefined, uncached));
  };
