import { CommentAnswer, CommentBody, CommentParams, CommentsAnswer, NewestCommentAnswer } from '@contract/comments';
import { Done } from '@contract/common';
import { WorkspaceQuery } from '@contract/workspaceArticles';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { addComment, commentsOf, editComment, newestCommentOf, removeComment } from './service';

const config = { access: 'user' } as const;
const path = '/workspace/v1/articles';
const ofArticle = { params: CommentParams, querystring: WorkspaceQuery };

/** Comments on the articles of workspaces. */
export function commentRoutes(app: HttpApp, { db, clock }: Deps): void {
  app.get(
    `${path}/:id/comments`,
    { config, schema: { ...ofArticle, response: { 200: CommentsAnswer } } },
    ({ caller, params, query }) => commentsOf(db, caller, query.ownerId, params.id),
  );
  app.get(
    `${path}/:id/comment`,
    { config, schema: { ...ofArticle, response: { 200: NewestCommentAnswer } } },
    ({ caller, params, query }) => newestCommentOf(db, caller, query.ownerId, params.id),
  );
  app.post(
    `${path}/:id/comments`,
    { config, schema: { ...ofArticle, body: CommentBody, response: { 200: CommentAnswer } } },
    ({ caller, params, query, body }) =>
      addComment(db, caller, { ownerId: query.ownerId, articleId: params.id, text: body.comment, now: clock() }),
  );
  app.put(
    `${path}/comments/:id`,
    { config, schema: { params: CommentParams, body: CommentBody, response: { 200: CommentAnswer } } },
    ({ caller, params, body }) => editComment(db, caller, params.id, body.comment, clock()),
  );
  app.delete(
    `${path}/comments/:id`,
    { config, schema: { params: CommentParams, response: { 200: Done } } },
    async ({ caller, params }) => {
      await removeComment(db, caller, params.id);
      return { status: 'ok' } as const;
    },
  );
}
