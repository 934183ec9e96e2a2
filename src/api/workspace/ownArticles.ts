import type {
  ArticleVersionsAnswer,
  OwnArticleBody,
  OwnArticleChangeBody,
  OwnArticleSaved,
} from '@contract/ownArticles';
import type { WorkspaceArticleAnswer } from '@contract/workspaceArticles';
import { workspaceApi } from '../workspaceApi';

const path = '/workspace/v1/articles';
const one = (id: string): string => `${path}/${encodeURIComponent(id)}`;

interface ArticleRef {
  id: string;
  ownerId: string;
}

/** Writing own articles, and their versions. */
export const ownArticleEndpoints = workspaceApi.injectEndpoints({
  endpoints: (build) => ({
    createOwnArticle: build.mutation<OwnArticleSaved, OwnArticleBody>({
      query: (body) => ({ url: path, method: 'POST', body }),
      invalidatesTags: ['WorkspaceArticles'],
    }),
    /** The caller handles CHANGED_MEANWHILE, and shows the other errors. */
    saveOwnArticle: build.mutation<OwnArticleSaved, { id: string; body: OwnArticleChangeBody }>({
      query: ({ id, body }) => ({ url: one(id), method: 'PUT', body }),
      extraOptions: { handlesFailure: true },
      invalidatesTags: (saved) => (saved ? ['WorkspaceArticles', 'ArticleVersions'] : []),
    }),
    /** An own article with the document of one version; default: the newest. */
    ownArticleVersion: build.query<WorkspaceArticleAnswer, ArticleRef & { version?: number }>({
      query: ({ id, ownerId, version }) => ({ url: one(id), params: { ownerId, version } }),
      keepUnusedDataFor: 0,
      providesTags: ['ArticleVersions'],
    }),
    articleVersions: build.query<ArticleVersionsAnswer, ArticleRef>({
      query: ({ id, ownerId }) => ({ url: `${one(id)}/versions`, params: { ownerId } }),
      keepUnusedDataFor: 0,
      providesTags: ['ArticleVersions'],
    }),
    copyOwnArticle: build.mutation<unknown, ArticleRef>({
      query: ({ id, ownerId }) => ({
        url: `${path}/copy?${new URLSearchParams({ ownerId, articleIds: id }).toString()}`,
        method: 'POST',
      }),
      invalidatesTags: ['WorkspaceArticles'],
    }),
  }),
});

export const {
  useCreateOwnArticleMutation,
  useSaveOwnArticleMutation,
  useOwnArticleVersionQuery,
  useLazyOwnArticleVersionQuery,
  useArticleVersionsQuery,
  useCopyOwnArticleMutation,
} = ownArticleEndpoints;
