import type { RefereesAnswer } from '@contract/articleActions';
import type { Done } from '@contract/common';
import type { ArticleIdsAnswer, EmptyTrashBody, FolderArticlesQuery, FoldersAnswer } from '@contract/folders';
import type { WorkspaceArticlesAnswer } from '@contract/workspaceArticles';
import { workspaceApi } from '../workspaceApi';

const path = '/workspace/v1/articles';

interface WorkspaceArticles {
  ownerId: string;
  articleIds: readonly string[];
}

/** The folders of workspaces, the user's trash, and putting removed articles back. */
const folderEndpoints = workspaceApi.injectEndpoints({
  endpoints: (build) => ({
    folders: build.query<FoldersAnswer, { ownerId: string }>({
      query: (params) => ({ url: '/workspace/v1/folders', params }),
      providesTags: ['WorkspaceArticles', 'Media'],
    }),
    folderArticles: build.query<WorkspaceArticlesAnswer, FolderArticlesQuery>({
      query: (params) => ({ url: path, params }),
      providesTags: ['WorkspaceArticles'],
    }),
    /** Returns who would miss articles. A mutation, so that it isn't cached: others attach and share articles too. */
    referees: build.mutation<RefereesAnswer, WorkspaceArticles>({
      query: ({ ownerId, articleIds }) => ({
        url: `${path}/related/referee`,
        method: 'POST',
        params: { ownerId },
        body: { articleIds },
      }),
    }),
    restoreArticles: build.mutation<ArticleIdsAnswer, WorkspaceArticles>({
      query: ({ ownerId, articleIds }) => ({
        url: `${path}/restore`,
        method: 'POST',
        params: { ownerId },
        body: { articleIds },
      }),
      invalidatesTags: ['WorkspaceArticles', 'Sections'],
    }),
    /** Deletes articles in the trash for good: these, or all. */
    emptyTrash: build.mutation<Done, EmptyTrashBody>({
      query: (body) => ({ url: `${path}/empty`, method: 'POST', body }),
      invalidatesTags: ['WorkspaceArticles'],
    }),
  }),
});

export const {
  useFoldersQuery,
  useFolderArticlesQuery,
  useRefereesMutation,
  useRestoreArticlesMutation,
  useEmptyTrashMutation,
} = folderEndpoints;
