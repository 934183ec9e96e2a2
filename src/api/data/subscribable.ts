import type { SubscribableAnswer, SubscribableQuery, TopicUsersAnswer } from '@contract/subscribers';
import { dataApi } from '../dataApi';

/** Topics as an administrator subscribes people to them. */
const subscribableEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    subscribableTopics: build.query<SubscribableAnswer, SubscribableQuery>({
      query: (params) => ({ url: '/data/v1/profiles/subscribable', params }),
    }),
    /** Who of the department is subscribed. */
    topicUsers: build.query<TopicUsersAnswer, string>({
      query: (id) => `/data/v1/profiles/${encodeURIComponent(id)}/users`,
    }),
  }),
});

export const { useSubscribableTopicsQuery, useTopicUsersQuery } = subscribableEndpoints;
