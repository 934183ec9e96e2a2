import type { PublishChannel, PublishChannelBody, PublishChannelsAnswer } from '@contract/publishChannels';
import { iamApi } from '../iamApi';

const path = '/iam/v1/department/publishchannels';
/** Feeds and publish channels count towards one maximum; both are removed by `removeChannels`. */
const list = { type: 'Channels', id: 'LIST' } as const;

/** The channels to which the department's own articles are published; administrators only. */
const publishChannelEndpoints = iamApi.injectEndpoints({
  endpoints: (build) => ({
    publishChannels: build.query<PublishChannelsAnswer, undefined>({
      query: () => path,
      providesTags: [list],
    }),
    addPublishChannel: build.mutation<PublishChannel, PublishChannelBody>({
      query: (body) => ({ url: path, method: 'POST', body }),
      invalidatesTags: [list],
    }),
    renamePublishChannel: build.mutation<PublishChannel, { id: string; body: PublishChannelBody }>({
      query: ({ id, body }) => ({ url: `${path}/${encodeURIComponent(id)}`, method: 'PUT', body }),
      invalidatesTags: [list],
    }),
  }),
});

export const { usePublishChannelsQuery, useAddPublishChannelMutation, useRenamePublishChannelMutation } =
  publishChannelEndpoints;
