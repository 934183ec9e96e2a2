import type { Done } from '@contract/common';
import type { EmailSetting, EmailSettingAnswer, EmailSettingBody, EmailSettingsAnswer } from '@contract/emailSettings';
import { workspaceApi } from '../workspaceApi';

const path = '/workspace/v1/emailsettings';

/** The user's saved entries of the email dialog. The dictionaries slice holds them and follows every change. */
export const emailSettingEndpoints = workspaceApi.injectEndpoints({
  endpoints: (build) => ({
    emailSettings: build.query<EmailSettingsAnswer, undefined>({
      query: () => path,
      providesTags: ['EmailSettings'],
      keepUnusedDataFor: 0,
    }),
    addEmailSetting: build.mutation<EmailSettingAnswer, EmailSettingBody>({
      query: (body) => ({ url: path, method: 'POST', body }),
      invalidatesTags: ['EmailSettings'],
    }),
    changeEmailSetting: build.mutation<EmailSettingAnswer, EmailSetting>({
      query: (body) => ({ url: path, method: 'PUT', body }),
      invalidatesTags: ['EmailSettings'],
    }),
    deleteEmailSetting: build.mutation<Done, string>({
      query: (id) => ({ url: `${path}/delete`, method: 'POST', params: { id } }),
      invalidatesTags: ['EmailSettings'],
    }),
  }),
});

export const {
  useEmailSettingsQuery,
  useAddEmailSettingMutation,
  useChangeEmailSettingMutation,
  useDeleteEmailSettingMutation,
} = emailSettingEndpoints;
