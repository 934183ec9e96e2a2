import type {
  OutputOptionsAnswer,
  PersonalAlertAnswer,
  PersonalAlertBody,
  SubscribeAnswer,
  SubscriptionsAnswer,
  SubscriptionSettingsBody,
} from '@contract/alert';
import { deliveryMethods } from '@contract/limits';
import { alertApi } from '../alertApi';

interface CompanySubscription {
  profileId: string;
  /** For the message. */
  topicName: string;
}
export interface PersonalAlert {
  userId: string;
  profileId: string;
  topicName: string;
  body: PersonalAlertBody;
  /** The screen says itself how it went. */
  quiet?: true;
}

/** The scope of all that changes one subscription. */
const scopeOf = (profileId: string): string => `alert ${profileId}`;

const subscription = (act: 'subscribe' | 'unsubscribe', profileId: string) => ({
  scope: scopeOf(profileId),
  url: `/alert/v1/profiles/company/${act}`,
  method: 'POST',
  body: { profileId, deliveryMethods: [...deliveryMethods.alertsDefault] },
});

/** The topics slice listens to these and shows the change at once. */
export const subscriptionEndpoints = alertApi.injectEndpoints({
  endpoints: (build) => ({
    outputOptions: build.query<OutputOptionsAnswer, undefined>({
      query: () => '/alert/v1/outputoptions',
      keepUnusedDataFor: 0,
    }),
    /** How each of the person's subscriptions is sent. */
    subscriptions: build.query<SubscriptionsAnswer, undefined>({
      query: () => '/alert/v1/subscriptions',
      keepUnusedDataFor: 0,
      providesTags: ['Subscriptions'],
    }),
    subscribe: build.mutation<SubscribeAnswer, CompanySubscription>({
      query: ({ profileId }) => subscription('subscribe', profileId),
      invalidatesTags: ['Subscriptions'],
      extraOptions: { handlesFailure: true },
    }),
    unsubscribe: build.mutation<SubscribeAnswer, CompanySubscription>({
      query: ({ profileId }) => subscription('unsubscribe', profileId),
      invalidatesTags: ['Subscriptions'],
      extraOptions: { handlesFailure: true },
    }),
    setPersonalAlert: build.mutation<PersonalAlertAnswer, PersonalAlert>({
      query: ({ userId, profileId, body }) => ({
        scope: scopeOf(profileId),
        url: `/alert/v1/outputoptions/${encodeURIComponent(userId)}/${encodeURIComponent(profileId)}`,
        method: 'POST',
        body,
        timeout: 30_000,
      }),
      invalidatesTags: ['Subscriptions'],
      extraOptions: { handlesFailure: true },
    }),
    updateSubscription: build.mutation<unknown, { profileId: string; body: SubscriptionSettingsBody }>({
      query: ({ profileId, body }) => ({
        scope: scopeOf(profileId),
        url: `/alert/v1/subscriptions/${encodeURIComponent(profileId)}`,
        method: 'PUT',
        body,
      }),
      invalidatesTags: ['Subscriptions'],
    }),
  }),
});

export const {
  useSubscriptionsQuery,
  useSubscribeMutation,
  useUnsubscribeMutation,
  useSetPersonalAlertMutation,
  useUpdateSubscriptionMutation,
} = subscriptionEndpoints;
