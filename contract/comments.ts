import { Type, type Static } from 'typebox';
import { Instant, NumberId } from './common';
import { limits } from './limits';

/** A comment on an article in one workspace. */
export const ArticleComment = Type.Object({
  id: Type.String(),
  articleId: Type.String(),
  /** The owner id of the workspace. */
  workspaceId: Type.String(),
  /** The owner id of the author; null for a deleted user, whose names are empty. */
  ownerId: Type.Union([Type.String(), Type.Null()]),
  firstName: Type.String(),
  lastName: Type.String(),
  created: Instant,
  /** When it was last edited; null if it never was. */
  edited: Type.Union([Instant, Type.Null()]),
  comment: Type.String(),
});
export type ArticleComment = Static<typeof ArticleComment>;

/**
 * GET /workspace/v1/articles/{id}/comments, the oldest first. Without `ownerId`: those of all workspaces of the caller
 * that hold the article.
 */
export const CommentsAnswer = Type.Object({ articleComments: Type.Array(ArticleComment), total: Type.Integer() });
export type CommentsAnswer = Static<typeof CommentsAnswer>;
/** GET /workspace/v1/articles/{id}/comment: the newest one, null if there is none. */
export const NewestCommentAnswer = Type.Object({ articleComment: Type.Union([ArticleComment, Type.Null()]) });
export type NewestCommentAnswer = Static<typeof NewestCommentAnswer>;
/** POST /workspace/v1/articles/{id}/comments and PUT /workspace/v1/articles/comments/{id} */
export const CommentAnswer = Type.Object({ articleComment: ArticleComment });
export type CommentAnswer = Static<typeof CommentAnswer>;

/** `@Given Sur` in the text mentions the members of the workspace's user group who have this name. */
export const CommentBody = Type.Object({ comment: Type.String({ maxLength: limits.commentCharacters }) });
export type CommentBody = Static<typeof CommentBody>;
export const CommentParams = Type.Object({ id: NumberId });
