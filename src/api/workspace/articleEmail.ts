import type {
  EmailPreview,
  ExternalAddressesAnswer,
  SendArticlesBody,
  SendEmailAnswer,
  SendItemsBody,
} from '@contract/articleEmail';
import { workspaceApi } from '../workspaceApi';

/** Items, or articles of a workspace. */
type EmailCall = { kind: 'items'; body: SendItemsBody } | { kind: 'articles'; ownerId: string; body: SendArticlesBody };

const requestOf = (call: EmailCall, rest = '') => ({
  url: `/workspace/v1/${call.kind}/send${rest}`,
  method: 'POST',
  ...(call.kind === 'articles' && { params: { ownerId: call.ownerId } }),
  body: call.body,
});

/** Sending articles by email. */
const articleEmailEndpoints = workspaceApi.injectEndpoints({
  endpoints: (build) => ({
    /** The dialog shows a failure, and keeps what was entered. */
    sendEmail: build.mutation<SendEmailAnswer, EmailCall>({
      query: (call) => requestOf(call),
      extraOptions: { handlesFailure: true },
    }),
    emailPreview: build.query<EmailPreview, EmailCall>({
      query: (call) => requestOf(call, '/preview'),
      keepUnusedDataFor: 0,
    }),
    /** Those of the addresses that get no email. */
    externalAddresses: build.query<ExternalAddressesAnswer, string[]>({
      query: (emails) => ({ url: '/workspace/v1/externaladdresses', method: 'POST', body: { emails } }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useSendEmailMutation, useEmailPreviewQuery, useExternalAddressesQuery } = articleEmailEndpoints;
