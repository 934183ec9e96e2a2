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
const list = { type: 'Channels', id: 'LIST' } as const;

/** The department's channels (RSS, Atom, and JSON feeds); administrators only. */
export const channelEndpoints = iamApi.injectEndpoints({
  endpoints: (build) => ({
    channels: build.query<ChannelsAnswer, ChannelsQuery>({
      query: (params) => ({ url: path, params }),
      providesTags: [list],
    }),
    channel: build.query<Channel, string>({
      query: (id) => one(id),
      providesTags: (_channel, _error, id) => [{ type: 'Channels', id }],
    }),
    /**
     * The topics that would lose these channels as a source. No tags: the dialog refetches this each time it opens, and
     * a removed channel must not be requested again.
     */
    channelTopics: build.query<ChannelRemoval, Static<typeof ChannelIdsBody>>({
      query: (body) => ({ url: `${path}/topics`, method: 'POST', body }),
    }),
    addChannel: build.mutation<Channel, ChannelBody>({
      query: (body) => ({ url: path, method: 'POST', body }),
      invalidatesTags: [list],
    }),
    updateChannel: build.mutation<Channel, { id: string; body: ChannelBody }>({
      query: ({ id, body }) => ({ url: one(id), method: 'PUT', body }),
      invalidatesTags: (_channel, _error, { id }) => [list, { type: 'Channels', id }],
    }),
    removeChannel: build.mutation<ChannelRemoval, string>({
      query: (id) => ({ url: one(id), method: 'DELETE' }),
      invalidatesTags: [list],
    }),
    removeChannels: build.mutation<ChannelRemoval, Static<typeof ChannelIdsBody>>({
      query: (body) => ({ url: `${path}/delete`, method: 'POST', body }),
      invalidatesTags: [list],
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
