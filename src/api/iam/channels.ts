import type {
  Channel,
  ChannelBody,
  ChannelIdsBody,
  ChannelRemoval,
  ChannelsAnswer,
  ChannelsQuery,
} from '@contract/iam';
import type { Static } from 'typebox';
import { iamApi } from '../iamApi';

const path = '/iam/v1/department/channels';
const one = (id: string) => `${path}/${encodeURIComponent(id)}`;

/** A company's RSS channels: administrators only. */
export const channelEndpoints = iamApi.injectEndpoints({
  endpoints: (build) => ({
    channels: build.query<ChannelsAnswer, ChannelsQuery>({
      query: (params) => ({ url: path, params }),
      providesTags: ['Channels'],
    }),
    channel: build.query<Channel, string>({ query: (id) => one(id), providesTags: ['Channels'] }),
    /** The topics that would lose these channels. */
    channelTopics: build.query<ChannelRemoval, Static<typeof ChannelIdsBody>>({
      query: (body) => ({ url: `${path}/topics`, method: 'POST', body }),
      providesTags: ['Channels'],
    }),
    addChannel: build.mutation<Channel, ChannelBody>({
      query: (body) => ({ url: path, method: 'POST', body }),
      invalidatesTags: ['Channels'],
    }),
    updateChannel: build.mutation<Channel, { id: string; body: ChannelBody }>({
      query: ({ id, body }) => ({ url: one(id), method: 'PUT', body }),
      invalidatesTags: ['Channels'],
    }),
    removeChannel: build.mutation<ChannelRemoval, string>({
      query: (id) => ({ url: one(id), method: 'DELETE' }),
      invalidatesTags: ['Channels'],
    }),
    removeChannels: build.mutation<ChannelRemoval, Static<typeof ChannelIdsBody>>({
      query: (body) => ({ url: `${path}/delete`, method: 'POST', body }),
      invalidatesTags: ['Channels'],
    }),
  }),
});

export const {
  useChannelsQuery,
  useChannelQuery,
  useChannelTopicsQuery,
  useAddChannelMutation,
  useUpdateChannelMutation,
  useRemoveChannelMutation,
  useRemoveChannelsMutation,
} = channelEndpoints;
