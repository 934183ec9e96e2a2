import type { Done } from '@contract/common';
import type {
  ChangePasswordBody,
  CurrentUser,
  DateTimeBody,
  GeneralSettings,
  GeneralSettingsBody,
  ThemeColors,
  ThemeFooter,
  TimeZonesAnswer,
} from '@contract/iam';
import { applicationId, times } from '@contract/limits';
import type { Static } from 'typebox';
import { iamApi } from '../iamApi';

const appId = { appId: applicationId };

/** The signed-in user. The session slice holds the user and the settings, the dictionaries slice the time zones. */
export const currentUserEndpoints = iamApi.injectEndpoints({
  endpoints: (build) => ({
    currentUser: build.query<CurrentUser, undefined>({ query: () => '/iam/v1/users', keepUnusedDataFor: 0 }),
    generalSettings: build.query<GeneralSettings, undefined>({
      query: () => ({ url: '/iam/v1/generalsettings', params: appId }),
      keepUnusedDataFor: 0,
    }),
    saveGeneralSettings: build.mutation<unknown, GeneralSettingsBody>({
      query: (body) => ({ url: '/iam/v1/generalsettings', method: 'POST', params: appId, body }),
    }),
    updateDateTime: build.mutation<unknown, Static<typeof DateTimeBody>>({
      query: (body) => ({ url: '/iam/v1/users/updatedatetime', method: 'PUT', body }),
    }),
    changePassword: build.mutation<Done, Static<typeof ChangePasswordBody>>({
      query: (body) => ({ url: '/iam/v1/users/changepassword', method: 'PUT', body }),
      extraOptions: { handlesFailure: true },
    }),
    timeZones: build.query<Static<typeof TimeZonesAnswer>, undefined>({
      query: () => '/iam/v1/timezones',
      keepUnusedDataFor: 0,
    }),
    /** The colors of the department's theme, from the URL in its settings. The session slice holds them. */
    themeColors: build.query<ThemeColors, string>({
      query: (url) => url,
      extraOptions: { anonymous: true },
      keepUnusedDataFor: 0,
    }),
    themeFooter: build.query<ThemeFooter, string>({
      query: (url) => url,
      extraOptions: { anonymous: true },
      keepUnusedDataFor: times.apiCacheSeconds,
      providesTags: ['Theme'],
    }),
  }),
});

export const { useChangePasswordMutation, useSaveGeneralSettingsMutation, useThemeFooterQuery } = currentUserEndpoints;
