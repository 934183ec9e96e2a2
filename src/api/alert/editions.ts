import type { EditionAnswer, EditionsAnswer, OutboxAnswer, OutboxMailAnswer } from '@contract/alert';
import type { Paging } from '@contract/common';
import type { Static } from 'typebox';
import { alertApi } from '../alertApi';

/** Sent alerts (editions): the caller's archive, and the outbox of an installation without a mail server. */
export const editionEndpoints = alertApi.injectEndpoints({
  endpoints: (build) => ({
    editions: build.query<Static<typeof EditionsAnswer>, Paging>({
      query: (params) => ({ url: '/alert/v1/editions', params }),
      keepUnusedDataFor: 0,
    }),
    edition: build.query<EditionAnswer, string>({
      query: (id) => `/alert/v1/editions/${encodeURIComponent(id)}`,
    }),
    outbox: build.query<Static<typeof OutboxAnswer>, Paging>({
      query: (params) => ({ url: '/alert/v1/outbox', params }),
      keepUnusedDataFor: 0,
    }),
    outboxMail: build.query<Static<typeof OutboxMailAnswer>, string>({
      query: (id) => `/alert/v1/outbox/${encodeURIComponent(id)}`,
    }),
  }),
});

export const { useEditionsQuery, useEditionQuery, useOutboxQuery, useOutboxMailQuery } = editionEndpoints;
