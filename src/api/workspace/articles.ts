import type { Done } from '@contract/common';
import type {
  DeleteArticlesQuery,
  SavedItem,
  SavedItemsAnswer,
  SaveItemsAnswer,
  WorkspaceArticleAnswer,
  WorkspaceArticlesAnswer,
  WorkspaceArticlesQuery,
} from '@contract/workspaceArticles';
import { workspaceApi } from '../workspaceApi';

const path = '/workspace/v1/articles';

interface ArticleRef {
  id: string;
  ownerId: string;
}
interface ItemsOf {
  /** The workspace's owner; one's own workspace without. */
  ownerId?: string;
  items: readonly SavedItem[];
}

/** What workspaces hold, and saving into them. */
export const workspaceArticleEndpoints = workspaceApi.injectEndpoints({
  endpoints: (build) => ({
    workspaceArticles: build.query<WorkspaceArticlesAnswer, WorkspaceArticlesQuery>({
      query: (params) => ({ url: `${path}/all`, params }),
      providesTags: ['WorkspaceArticles'],
      /** Each of a page is known then for its own page too, which need not ask a second time. */
      async onQueryStarted({ ownerId, start }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer || ownerId === undefined || start === -1) return;
        dispatch(
          workspaceArticleEndpoints.util.upsertQueryEntries(
            answer.data.articles.map((article) => ({
              endpointName: 'workspaceArticle' as const,
              arg: { id: article.id, ownerId },
              value: { article },
            })),
          ),
        );
      },
    }),
    workspaceArticle: build.query<WorkspaceArticleAnswer, ArticleRef>({
      query: ({ id, ownerId }) => ({ url: `${path}/${encodeURIComponent(id)}`, params: { ownerId } }),
      // Deleted or put into another section, it is not as it was read any more.
      providesTags: ['WorkspaceArticles'],
    }),
    deleteWorkspaceArticles: build.mutation<Done, DeleteArticlesQuery>({
      query: ({ ownerId, articleIds }) => ({
        url: `${path}/delete?${new URLSearchParams([
          ...(ownerId === undefined ? [] : [['ownerId', ownerId]]),
          ...articleIds.map((id) => ['articleIds', id]),
        ]).toString()}`,
        method: 'POST',
      }),
      // Deleted by somebody else meanwhile, or refused: what is shown may be old either way.
      invalidatesTags: ['WorkspaceArticles', 'Sections'],
    }),
    /** Which items a workspace holds already: asked anew each time, as others save too. */
    savedItems: build.mutation<SavedItemsAnswer, ItemsOf>({
      query: ({ ownerId, items }) => ({
        url: '/workspace/v1/items/saved',
        method: 'POST',
        params: { ownerId },
        body: { items },
      }),
    }),
    saveItems: build.mutation<SaveItemsAnswer, ItemsOf>({
      query: ({ ownerId, items }) => ({
        url: '/workspace/v1/items/save',
        method: 'POST',
        params: { ownerId },
        body: { items },
      }),
      invalidatesTags: ['WorkspaceArticles'],
    }),
  }),
});

export const {
  useWorkspaceArticlesQuery,
  useWorkspaceArticleQuery,
  useDeleteWorkspaceArticlesMutation,
  useSavedItemsMutation,
  useSaveItemsMutation,
} = workspaceArticleEndpoints;
