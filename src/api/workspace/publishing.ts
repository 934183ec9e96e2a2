import type { Done } from '@contract/common';
import type {
  OwnArticleSaved,
  PublishAnswer,
  PublishBody,
  PublishPreview,
  PublishProfilesAnswer,
  PublishSaveBody,
  UnpublishBody,
  UnpublishedReferencesAnswer,
} from '@contract/ownArticles';
import type { SourcesAnswer } from '@contract/topic';
import type { Static } from 'typebox';
import { dataApi } from '../dataApi';
import { workspaceApi } from '../workspaceApi';

const path = '/workspace/v1/article';

interface OfWorkspace<T> {
  ownerId: string;
  body: T;
}
interface ArticleRef {
  ownerId: string;
  articleId: string;
}

/** Searches and topics show what was just published, and nothing that was withdrawn. */
async function refreshResults(
  _arg: unknown,
  {
    dispatch,
    queryFulfilled,
  }: {
    dispatch: (action: ReturnType<typeof dataApi.util.invalidateTags>) => unknown;
    queryFulfilled: Promise<unknown>;
  },
): Promise<void> {
  // The component that started the mutation shows its error.
  await queryFulfilled.catch(() => undefined);
  dispatch(dataApi.util.invalidateTags(['Search', 'Item']));
}

/** Publishing own articles, and copies of others, to channels and topics. */
export const publishingEndpoints = workspaceApi.injectEndpoints({
  endpoints: (build) => ({
    publishTargetChannels: build.query<Static<typeof SourcesAnswer>, undefined>({
      query: () => '/data/v1/sources/publishsource/text',
      keepUnusedDataFor: 0,
    }),
    /** Topics that accept published articles; administrators only. */
    publishProfiles: build.query<PublishProfilesAnswer, undefined>({
      query: () => `${path}/publish/profiles`,
      keepUnusedDataFor: 0,
    }),
    publishPreview: build.query<PublishPreview, OfWorkspace<PublishBody>>({
      query: ({ ownerId, body }) => ({ url: `${path}/publish/preview`, method: 'POST', params: { ownerId }, body }),
      keepUnusedDataFor: 0,
    }),
    unpublishedReferences: build.query<UnpublishedReferencesAnswer, { ownerId: string; articleIds: readonly string[] }>(
      {
        query: ({ ownerId, articleIds }) => ({
          url: '/workspace/v1/articles/related/unpublished',
          method: 'POST',
          params: { ownerId },
          body: { articleIds },
        }),
        keepUnusedDataFor: 0,
      },
    ),
    publishArticles: build.mutation<PublishAnswer, OfWorkspace<PublishBody>>({
      query: ({ ownerId, body }) => ({ url: `${path}/publish`, method: 'POST', params: { ownerId }, body }),
      invalidatesTags: ['WorkspaceArticles'],
      onQueryStarted: refreshResults,
    }),
    /** Saves a document, as a new article or a new version, and publishes it in the same transaction. */
    saveAndPublish: build.mutation<PublishAnswer, PublishSaveBody>({
      query: (body) => ({ url: `${path}/publish/save`, method: 'POST', body }),
      invalidatesTags: ['WorkspaceArticles'],
      onQueryStarted: refreshResults,
    }),
    /** Publishes the present draft where the article is published already. */
    updatePublished: build.mutation<OwnArticleSaved, ArticleRef>({
      query: ({ ownerId, articleId }) => ({
        url: `${path}/${encodeURIComponent(articleId)}/publish/update`,
        method: 'PUT',
        params: { ownerId },
      }),
      invalidatesTags: ['WorkspaceArticles'],
      onQueryStarted: refreshResults,
    }),
    /** Returns to the published version. */
    discardDraft: build.mutation<OwnArticleSaved, ArticleRef>({
      query: ({ ownerId, articleId }) => ({
        url: `${path}/${encodeURIComponent(articleId)}/discard`,
        method: 'POST',
        params: { ownerId },
      }),
      invalidatesTags: ['WorkspaceArticles'],
    }),
    unpublishArticles: build.mutation<Done, OfWorkspace<UnpublishBody>>({
      query: ({ ownerId, body }) => ({ url: `${path}/unpublish`, method: 'POST', params: { ownerId }, body }),
      // After a refusal too: somebody else published or unpublished them meanwhile.
      invalidatesTags: ['WorkspaceArticles'],
      onQueryStarted: refreshResults,
    }),
  }),
});

export const {
  usePublishTargetChannelsQuery,
  usePublishProfilesQuery,
  usePublishPreviewQuery,
  useUnpublishedReferencesQuery,
  usePublishArticlesMutation,
  useSaveAndPublishMutation,
  useUpdatePublishedMutation,
  useDiscardDraftMutation,
  useUnpublishArticlesMutation,
} = publishingEndpoints;
