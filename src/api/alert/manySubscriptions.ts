import { deliveryMethods } from '@contract/limits';
import type { SubscribePeopleAnswer, SubscribePreviewAnswer } from '@contract/subscribers';
import { alertApi } from '../alertApi';

interface PeopleOfTopic {
  profileId: string;
  userIds: readonly string[];
}

const request = (way: 'subscribe' | 'unsubscribe' | 'preview', { profileId, userIds }: PeopleOfTopic) => ({
  url: `/alert/v1/profiles/company/${encodeURIComponent(profileId)}/${way}/${deliveryMethods.subscription}`,
  method: 'POST',
  body: userIds,
});

/** An administrator's subscribing of many to one topic. */
const manySubscriptions = alertApi.injectEndpoints({
  endpoints: (build) => ({
    /** What it would mean; it changes nothing. */
    previewPeople: build.query<SubscribePreviewAnswer, PeopleOfTopic>({
      query: (asked) => request('preview', asked),
      keepUnusedDataFor: 0,
    }),
    subscribePeople: build.mutation<SubscribePeopleAnswer, PeopleOfTopic>({
      query: (asked) => request('subscribe', asked),
      invalidatesTags: ['Subscriptions'],
    }),
    unsubscribePeople: build.mutation<SubscribePeopleAnswer, PeopleOfTopic>({
      query: (asked) => request('unsubscribe', asked),
      invalidatesTags: ['Subscriptions'],
    }),
  }),
});

export const { usePreviewPeopleQuery, useSubscribePeopleMutation, useUnsubscribePeopleMutation } = manySubscriptions;
