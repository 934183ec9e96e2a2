import { deliveryMethods } from '@contract/limits';
import type { SubscribePeopleAnswer, SubscribePreviewAnswer } from '@contract/subscribers';
import { alertApi } from '../alertApi';

interface TopicUsers {
  profileId: string;
  userIds: readonly string[];
}

const request = (action: 'subscribe' | 'unsubscribe' | 'preview', { profileId, userIds }: TopicUsers) => ({
  url: `/alert/v1/profiles/company/${encodeURIComponent(profileId)}/${action}/${deliveryMethods.subscription}`,
  method: 'POST',
  body: userIds,
});

/** Subscribing and unsubscribing several users at once; administrators only. */
const bulkSubscriptionEndpoints = alertApi.injectEndpoints({
  endpoints: (build) => ({
    /** Returns what subscribing these users would change, without changing anything. */
    previewPeople: build.query<SubscribePreviewAnswer, TopicUsers>({
      query: (args) => request('preview', args),
      keepUnusedDataFor: 0,
    }),
    subscribePeople: build.mutation<SubscribePeopleAnswer, TopicUsers>({
      query: (args) => request('subscribe', args),
      invalidatesTags: ['Subscriptions'],
    }),
    unsubscribePeople: build.mutation<SubscribePeopleAnswer, TopicUsers>({
      query: (args) => request('unsubscribe', args),
      invalidatesTags: ['Subscriptions'],
    }),
  }),
});

export const { usePreviewPeopleQuery, useSubscribePeopleMutation, useUnsubscribePeopleMutation } =
  bulkSubscriptionEndpoints;
