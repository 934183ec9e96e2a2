import type { CopiesAnswer, FlagAnswer } from '@contract/articleActions';
import type { Done } from '@contract/common';
import type { ShareAnswer, ShareBody } from '@contract/sharing';
import type {
  ArticleFlag,
  DeleteArticlesQuery,
  SavedItem,
  SavedItemsAnswer,
  SaveItemsAnswer,
  WorkspaceArticleAnswer,
  WorkspaceArticlesAnswer,
  WorkspaceArticlesQuery,
  WorkspaceSelectionAnswer,
  WorkspaceSelectionQuery,
} from '@contract/workspaceArticles';
import { workspaceApi } from '../workspaceApi';

const path = '/workspace/v1/articles';

interface ArticleRef {
  id: string;
  ownerId: string;
}
interface ItemsToSave {
  /** Of the workspaces; default: the user's own. */
  ownerIds?: readonly string[];
  items: readonly SavedItem[];
}

interface WorkspaceItems {
  /** The owner of the workspace; absent for the user's own workspace. */
  ownerId?: string;
  items: readonly SavedItem[];
}

/** The query that names articles of a workspace, with one `articleIds` for each. */
export const namedArticles = ({ ownerId, articleIds }: DeleteArticlesQuery): string =>
  new URLSearchParams([
    ...(ownerId === undefined ? [] : [['ownerId', ownerId]]),
    ...articleIds.map((id) => ['articleIds', id]),
  ]).toString();

/** The articles of workspaces, and saving articles to them. */
export const workspaceArticleEndpoints = workspaceApi.injectEndpoints({
  endpoints: (build) => ({
    workspaceArticles: build.query<WorkspaceArticlesAnswer, WorkspaceArticlesQuery>({
      query: (params) => ({ url: `${path}/all`, params }),
      // `WorkspaceLists` is invalidated by changes of others, which must not reload an article that is being edited.
      providesTags: ['WorkspaceArticles', 'WorkspaceLists'],
      /**
       * Fills the cache of `workspaceArticle` from each loaded page, so that opening an article needs no second
       * request.
       */
      async onQueryStarted({ ownerId, start }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer || ownerId === undefined || start === -1) return;
        dispatch(
          workspaceArticleEndpoints.util.upsertQueryEntries(
            // An own article's page also needs its document, which the list doesn't have.
            answer.data.articles
              .filter(({ isOwn }) => !isOwn)
              .map((article) => ({
                endpointName: 'workspaceArticle' as const,
                arg: { id: article.id, ownerId },
                value: { article, document: null },
              })),
          ),
        );
      },
    }),
    /** All articles that match a filter, for a selection across pages. */
    workspaceSelection: build.query<WorkspaceSelectionAnswer, WorkspaceSelectionQuery>({
      query: (params) => ({ url: `${path}/selection`, params }),
      providesTags: ['WorkspaceArticles', 'WorkspaceLists'],
    }),
    workspaceArticle: build.query<WorkspaceArticleAnswer, ArticleRef>({
      query: ({ id, ownerId }) => ({ url: `${path}/${encodeURIComponent(id)}`, params: { ownerId } }),
      // Outdated when the article is deleted or moved to another section.
      providesTags: ['WorkspaceArticles'],
    }),
    deleteWorkspaceArticles: build.mutation<Done, DeleteArticlesQuery>({
      query: (chosen) => ({ url: `${path}/delete?${namedArticles(chosen)}`, method: 'POST' }),
      // Invalidated after an error too: someone else may have deleted the articles meanwhile.
      invalidatesTags: ['WorkspaceArticles', 'Sections'],
    }),
    /** Copies articles as drafts of the user, beside them. */
    copyArticles: build.mutation<CopiesAnswer, DeleteArticlesQuery>({
      query: (chosen) => ({ url: `${path}/copy?${namedArticles(chosen)}`, method: 'POST' }),
      invalidatesTags: ['WorkspaceArticles'],
    }),
    /** Sets or removes a flag. A mutation, although its method is GET. */
    flagArticle: build.mutation<FlagAnswer, ArticleRef & { flag: ArticleFlag; on: boolean }>({
      query: ({ id, ownerId, flag, on }) => ({
        url: `${path}/${encodeURIComponent(id)}/flag/${flag}`,
        params: { ownerId, on },
      }),
      invalidatesTags: ['WorkspaceArticles'],
    }),
    /**
     * Returns which of the items are already in the workspace. A mutation, so that it isn't cached: others save to the
     * workspace too.
     */
    savedItems: build.mutation<SavedItemsAnswer, WorkspaceItems>({
      query: ({ ownerId, items }) => ({
        url: '/workspace/v1/items/saved',
        method: 'POST',
        params: { ownerId },
        body: { items },
      }),
    }),
    /** Returns whether an article is in the user's own workspace. */
    isItemSaved: build.query<boolean, SavedItem>({
      query: (item) => ({ url: '/workspace/v1/items/saved', method: 'POST', body: { items: [item] } }),
      transformResponse: ({ items }: SavedItemsAnswer) => items.some(({ status }) => status === 'SAVED'),
      providesTags: ['WorkspaceArticles'],
    }),
    /** Shares articles of a workspace with others, all or none. */
    shareArticles: build.mutation<ShareAnswer, ShareBody & { ownerId: string }>({
      query: ({ ownerId, ...body }) => ({ url: `${path}/share`, method: 'POST', params: { ownerId }, body }),
      invalidatesTags: ['WorkspaceArticles'],
    }),
    /** Saves items into workspaces, all or none; without `ownerIds`, into the user's own. */
    saveItems: build.mutation<SaveItemsAnswer, ItemsToSave>({
      query: (body) => ({ url: '/workspace/v1/items/save', method: 'POST', body }),
      invalidatesTags: ['WorkspaceArticles'],
    }),
  }),
});

export const {
  useWorkspaceArticlesQuery,
  useWorkspaceArticleQuery,
  useWorkspaceSelectionQuery,
  useDeleteWorkspaceArticlesMutation,
  useCopyArticlesMutation,
  useFlagArticleMutation,
  useIsItemSavedQuery,
  useSavedItemsMutation,
  useSaveItemsMutation,
  useShareArticlesMutation,
} = workspaceArticleEndpoints;
