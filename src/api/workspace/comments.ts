import type { CommentAnswer, CommentsAnswer } from '@contract/comments';
import type { Done } from '@contract/common';
import { workspaceApi } from '../workspaceApi';

const path = '/workspace/v1/articles';
const one = (id: string) => `${path}/comments/${encodeURIComponent(id)}`;

/** An article in a workspace. */
export interface ArticlePlace {
  articleId: string;
  /** The owner id of the workspace. */
  ownerId: string;
}

/** Comments on the articles of workspaces. The cards of a workspace show their number. */
export const commentEndpoints = workspaceApi.injectEndpoints({
  endpoints: (build) => ({
    comments: build.query<CommentsAnswer, ArticlePlace>({
      query: ({ articleId, ownerId }) => ({
        url: `${path}/${encodeURIComponent(articleId)}/comments`,
        params: { ownerId },
      }),
      providesTags: ['Comments'],
    }),
    addComment: build.mutation<CommentAnswer, ArticlePlace & { comment: string }>({
      query: ({ articleId, ownerId, comment }) => ({
        url: `${path}/${encodeURIComponent(articleId)}/comments`,
        method: 'POST',
        params: { ownerId },
        body: { comment },
      }),
      invalidatesTags: ['Comments', 'WorkspaceArticles'],
    }),
    editComment: build.mutation<CommentAnswer, { id: string; comment: string }>({
      query: ({ id, comment }) => ({ url: one(id), method: 'PUT', body: { comment } }),
      invalidatesTags: ['Comments'],
    }),
    removeComment: build.mutation<Done, string>({
      query: (id) => ({ url: one(id), method: 'DELETE' }),
      invalidatesTags: ['Comments', 'WorkspaceArticles'],
    }),
  }),
});

export const { useCommentsQuery, useAddCommentMutation, useEditCommentMutation, useRemoveCommentMutation } =
  commentEndpoints;
