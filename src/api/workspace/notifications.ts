import type {
  DateTimeFormatsAnswer,
  EmailSendModesAnswer,
  NotificationCount,
  NotificationsAnswer,
} from '@contract/workspace';
import type { Static } from 'typebox';
import { workspaceApi } from '../workspaceApi';

/** Notifications. The workspace slice holds their count and list. */
export const notificationEndpoints = workspaceApi.injectEndpoints({
  endpoints: (build) => ({
    notificationCount: build.query<NotificationCount, undefined>({
      query: () => '/workspace/v1/notifications/count',
      keepUnusedDataFor: 0,
    }),
    notifications: build.query<Static<typeof NotificationsAnswer>, undefined>({
      query: () => '/workspace/v1/notifications/all',
      keepUnusedDataFor: 0,
    }),
    /** The specification makes this a GET although it changes data. */
    readAllNotifications: build.mutation<unknown, { userGroupId?: string }>({
      query: (params) => ({ url: '/workspace/v1/notifications/readall', params }),
      invalidatesTags: ['WorkspaceLists', 'Sections'],
    }),
    readNotification: build.mutation<unknown, { articleId: string }>({
      query: ({ articleId }) => ({
        url: `/workspace/v1/notifications/articles/${encodeURIComponent(articleId)}/read`,
        method: 'PUT',
      }),
      invalidatesTags: ['WorkspaceLists', 'Sections'],
    }),
    dateTimeFormats: build.query<Static<typeof DateTimeFormatsAnswer>, undefined>({
      query: () => '/workspace/v1/datetimeformats',
      keepUnusedDataFor: 0,
    }),
    emailSendModes: build.query<Static<typeof EmailSendModesAnswer>, undefined>({
      query: () => '/workspace/v1/emailsendmodes',
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useReadAllNotificationsMutation, useReadNotificationMutation } = notificationEndpoints;
