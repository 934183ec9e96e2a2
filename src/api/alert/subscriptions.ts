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
  /** Shown in the success or error message. */
  topicName: string;
}
export interface PersonalAlert {
  userId: string;
  profileId: string;
  topicName: string;
  body: PersonalAlertBody;
  /** Suppresses the success and error messages: the caller shows the result. */
  quiet?: true;
}

/** The mutation scope: changes of the same topic's subscription are sent one after another. */
const scopeOf = (profileId: string): string => `alert ${profileId}`;

const subscription = (action: 'subscribe' | 'unsubscribe', profileId: string) => ({
  scope: scopeOf(profileId),
  url: `/alert/v1/profiles/company/${action}`,
  method: 'POST',
  body: { profileId, deliveryMethods: [...deliveryMethods.alertsDefault] },
});

/** Subscriptions of the current user. The topics slice updates optimistically when these mutations start. */
export const subscriptionEndpoints = alertApi.injectEndpoints({
  endpoints: (build) => ({
    outputOptions: build.query<OutputOptionsAnswer, undefined>({
      query: () => '/alert/v1/outputoptions',
      keepUnusedDataFor: 0,
    }),
    /** The delivery settings of each of the user's subscriptions. */
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
