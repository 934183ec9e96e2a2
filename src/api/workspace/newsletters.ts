import type { Done } from '@contract/common';
import type {
  ArticleOrderBody,
  NewsletterAnswer,
  NewsletterBody,
  NewsletterContent,
  NewsletterPreview,
  NewsletterPreviewBody,
  NewslettersAnswer,
  NewslettersQuery,
  NewsletterTestAnswer,
  SectionTreeAnswer,
} from '@contract/newsletters';
import { workspaceApi } from '../workspaceApi';

const path = '/workspace/v1/newsletters';
const one = (id: string) => `${path}/${encodeURIComponent(id)}`;

interface WorkspaceRef {
  ownerId: string;
}
interface NewsletterRef extends WorkspaceRef {
  id: string;
}

/** Newsletters: composing, previewing, sending, and those already sent. */
const newsletterEndpoints = workspaceApi.injectEndpoints({
  endpoints: (build) => ({
    sectionTree: build.query<SectionTreeAnswer, WorkspaceRef>({
      query: (params) => ({ url: '/workspace/v1/groups/tree', params }),
      providesTags: ['Sections', 'WorkspaceArticles'],
    }),
    /** Invalidated after an error too: an error often means that someone else changed the order first. */
    orderSectionArticles: build.mutation<Done, NewsletterRef & { positions: ArticleOrderBody }>({
      query: ({ id, ownerId, positions }) => ({
        url: `/workspace/v1/groups/${encodeURIComponent(id)}/order/articles`,
        method: 'POST',
        params: { ownerId },
        body: positions,
      }),
      invalidatesTags: ['Sections'],
    }),
    newsletterPreview: build.query<NewsletterPreview, WorkspaceRef & { body: NewsletterPreviewBody }>({
      query: ({ ownerId, body }) => ({ url: `${path}/preview`, method: 'POST', params: { ownerId }, body }),
      keepUnusedDataFor: 0,
    }),
    sendNewsletter: build.mutation<NewsletterAnswer, WorkspaceRef & { body: NewsletterBody }>({
      query: ({ ownerId, body }) => ({ url: `${path}/send`, method: 'POST', params: { ownerId }, body }),
      // Loaded again after any error, because one reason is outdated content: an article has left the workspace, or is a
      // draft again.
      invalidatesTags: (_answer, error) =>
        error ? ['WorkspaceArticles', 'Sections'] : [{ type: 'Newsletters', id: 'LIST' }],
      extraOptions: { handlesFailure: true },
    }),
    testNewsletter: build.mutation<NewsletterTestAnswer, WorkspaceRef & { body: NewsletterPreviewBody }>({
      query: ({ ownerId, body }) => ({ url: `${path}/test`, method: 'POST', params: { ownerId }, body }),
    }),
    newsletters: build.query<NewslettersAnswer, NewslettersQuery>({
      query: (params) => ({ url: path, params }),
      providesTags: [{ type: 'Newsletters', id: 'LIST' }],
    }),
    newsletter: build.query<NewsletterAnswer, NewsletterRef>({
      query: ({ id, ownerId }) => ({ url: one(id), params: { ownerId } }),
      providesTags: (_answer, _error, { id }) => [{ type: 'Newsletters', id }],
      keepUnusedDataFor: 0,
    }),
    newsletterContent: build.query<NewsletterContent, NewsletterRef>({
      query: ({ id, ownerId }) => ({ url: `${one(id)}/content`, params: { ownerId } }),
    }),
    cancelNewsletter: build.mutation<NewsletterAnswer, NewsletterRef>({
      query: ({ id, ownerId }) => ({ url: `${one(id)}/cancel`, method: 'POST', params: { ownerId } }),
      invalidatesTags: (_answer, _error, { id }) => [
        { type: 'Newsletters', id },
        { type: 'Newsletters', id: 'LIST' },
      ],
    }),
  }),
});

export const {
  useSectionTreeQuery,
  useOrderSectionArticlesMutation,
  useNewsletterPreviewQuery,
  useSendNewsletterMutation,
  useTestNewsletterMutation,
  useNewslettersQuery,
  useNewsletterQuery,
  useNewsletterContentQuery,
  useCancelNewsletterMutation,
} = newsletterEndpoints;
