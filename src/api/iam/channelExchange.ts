import type { ChannelExchange, FeedAddresses, PushKey } from '@contract/channelExchange';
import type { Done } from '@contract/common';
import { iamApi } from '../iamApi';

const path = (id: string, rest: string) => `/iam/v1/department/publishchannels/${encodeURIComponent(id)}/${rest}`;
const exchange = (_result: unknown, _error: unknown, id: string) =>
  [{ type: 'Channels', id: `exchange-${id}` }] as const;

/** How a publish channel exchanges articles with others; the argument is the channel's id. Administrators only. */
const channelExchangeEndpoints = iamApi.injectEndpoints({
  endpoints: (build) => ({
    channelExchange: build.query<ChannelExchange, string>({
      query: (id) => path(id, 'exchange'),
      providesTags: exchange,
    }),
    makeFeedAddress: build.mutation<FeedAddresses, string>({
      query: (id) => ({ url: path(id, 'feed'), method: 'POST' }),
      invalidatesTags: exchange,
    }),
    revokeFeedAddress: build.mutation<Done, string>({
      query: (id) => ({ url: path(id, 'feed'), method: 'DELETE' }),
      invalidatesTags: exchange,
    }),
    makePushKey: build.mutation<PushKey, string>({
      query: (id) => ({ url: path(id, 'pushkey'), method: 'POST' }),
      invalidatesTags: exchange,
    }),
    deletePushKey: build.mutation<Done, string>({
      query: (id) => ({ url: path(id, 'pushkey'), method: 'DELETE' }),
      invalidatesTags: exchange,
    }),
  }),
});

export const {
  useChannelExchangeQuery,
  useMakeFeedAddressMutation,
  useRevokeFeedAddressMutation,
  useMakePushKeyMutation,
  useDeletePushKeyMutation,
} = channelExchangeEndpoints;
