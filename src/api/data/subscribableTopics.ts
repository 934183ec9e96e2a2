import type { SubscribableAnswer, SubscribableQuery, TopicUsersAnswer } from '@contract/subscribers';
import { dataApi } from '../dataApi';

/** The topics to which an administrator can subscribe users. */
const subscribableEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    subscribableTopics: build.query<SubscribableAnswer, SubscribableQuery>({
      query: (params) => ({ url: '/data/v1/profiles/subscribable', params }),
    }),
    /** The users of the department who are subscribed to a topic. */
    topicUsers: build.query<TopicUsersAnswer, string>({
      query: (id) => `/data/v1/profiles/${encodeURIComponent(id)}/users`,
    }),
  }),
});

export const { useSubscribableTopicsQuery, useTopicUsersQuery } = subscribableEndpoints;
