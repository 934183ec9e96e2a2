import type { Done } from '@contract/common';
import type { StyleAnswer, StyleBody, StylesAnswer } from '@contract/mailStyles';
import { workspaceApi } from '../workspaceApi';

const path = '/style/v1/styles';
const one = (id: string) => `${path}/${encodeURIComponent(id)}`;

/** Styles of emails: the built-in styles, and the department's own. */
export const mailStyleEndpoints = workspaceApi.injectEndpoints({
  endpoints: (build) => ({
    mailStyles: build.query<StylesAnswer, undefined>({
      query: () => '/workspace/v1/styles',
      providesTags: ['MailStyles'],
    }),
    /** The same styles as for the department's users to manage. The dictionaries slice holds them. */
    userStyles: build.query<StylesAnswer, undefined>({ query: () => path, keepUnusedDataFor: 0 }),
    addMailStyle: build.mutation<StyleAnswer, StyleBody>({
      query: (body) => ({ url: path, method: 'POST', body }),
      invalidatesTags: ['MailStyles'],
    }),
    removeMailStyle: build.mutation<Done, { id: string }>({
      query: ({ id }) => ({ url: one(id), method: 'DELETE' }),
      invalidatesTags: ['MailStyles'],
    }),
    makeMailStyleDefault: build.mutation<StyleAnswer, { id: string }>({
      query: ({ id }) => ({ url: `${one(id)}/default`, method: 'PUT' }),
      invalidatesTags: ['MailStyles'],
    }),
  }),
});

export const {
  useMailStylesQuery,
  useAddMailStyleMutation,
  useRemoveMailStyleMutation,
  useMakeMailStyleDefaultMutation,
} = mailStyleEndpoints;
