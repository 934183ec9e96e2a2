import type { Done } from '@contract/common';
import type {
  ProfileAnswer,
  ProfileBody,
  ProfileCopyQuery,
  ProfileInfoAnswer,
  ProfileInfoBody,
  ProfileMoveQuery,
  ProfileSearchAnswer,
  ProfileSearchQuery,
  TopicTreeAnswer,
} from '@contract/topic';
import type { Static } from 'typebox';
import { dataApi } from '../dataApi';
import { orderScope } from './orderScope';

const path = '/data/v1/profiles';
const one = (id: string) => `${path}/${encodeURIComponent(id)}`;
const ownerParams = (owner: string | undefined) => (owner ? { params: { owner } } : {});

type Answer = Static<typeof ProfileAnswer>;
interface TopicRef {
  id: string;
  owner?: string | undefined;
}

/**
 * Topics. The topics slice holds the three trees, so no hooks are exported for them; pages use the hooks for a single
 * topic and the topic search.
 */
export const topicEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    watchdeskTopics: build.query<TopicTreeAnswer, undefined>({ query: () => path, keepUnusedDataFor: 0 }),
    companyTopics: build.query<TopicTreeAnswer, undefined>({ query: () => `${path}/company`, keepUnusedDataFor: 0 }),
    userTopics: build.query<TopicTreeAnswer, undefined>({ query: () => `${path}/user`, keepUnusedDataFor: 0 }),
    searchTopics: build.query<ProfileSearchAnswer, Static<typeof ProfileSearchQuery>>({
      query: (params) => ({ url: `${path}/search`, params }),
      providesTags: ['TopicSearch'],
    }),
    companyTopicsInfo: build.query<ProfileInfoAnswer, Static<typeof ProfileInfoBody>>({
      query: (body) => ({ url: `${path}/company/info`, method: 'POST', body }),
      providesTags: ['TopicSearch'],
    }),
    userTopicsInfo: build.query<ProfileInfoAnswer, Static<typeof ProfileInfoBody>>({
      query: (body) => ({ url: `${path}/user/info`, method: 'POST', body }),
      providesTags: ['TopicSearch'],
    }),
    topic: build.query<Answer, TopicRef>({
      query: ({ id, owner }) => ({ url: one(id), ...ownerParams(owner) }),
      providesTags: (_answer, _error, { id }) => [{ type: 'Topic', id }],
    }),
    createTopic: build.mutation<Answer, ProfileBody>({
      query: (body) => ({ url: path, method: 'POST', body }),
      invalidatesTags: ['TopicSearch'],
    }),
    updateTopic: build.mutation<Answer, { id: string; body: ProfileBody }>({
      query: ({ id, body }) => ({ url: one(id), method: 'PUT', body }),
      invalidatesTags: (_answer, _error, { id }) => ['TopicSearch', 'Search', { type: 'Topic', id }],
    }),
    deleteTopic: build.mutation<Done, TopicRef & { profileGroupId?: string | undefined }>({
      query: ({ id, owner, profileGroupId }) => ({
        url: one(id),
        method: 'DELETE',
        params: { ...(owner ? { owner } : {}), ...(profileGroupId ? { profileGroupId } : {}) },
      }),
      invalidatesTags: (_answer, _error, { id }) => ['TopicSearch', { type: 'Topic', id }],
    }),
    /** The specification makes this a GET although it changes data; in the client it is a mutation. */
    copyTopic: build.mutation<Answer, { id: string } & Static<typeof ProfileCopyQuery>>({
      query: ({ id, ...params }) => ({ url: `${one(id)}/copy`, params }),
      invalidatesTags: ['TopicSearch'],
    }),
    /** A GET that changes data, like copyTopic. */
    moveTopic: build.mutation<unknown, { id: string } & ProfileMoveQuery>({
      query: ({ id, ...params }) => ({ scope: orderScope, url: `${one(id)}/move`, params }),
      invalidatesTags: (_answer, _error, { id }) => ['TopicSearch', { type: 'Topic', id }],
    }),
  }),
});

export const {
  useSearchTopicsQuery,
  useTopicQuery,
  useCreateTopicMutation,
  useUpdateTopicMutation,
  useDeleteTopicMutation,
  useCopyTopicMutation,
  useMoveTopicMutation,
} = topicEndpoints;
