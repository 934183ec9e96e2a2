import type { ArticleComment, CommentAnswer, CommentsAnswer, NewestCommentAnswer } from '@contract/comments';
import { limits } from '@contract/limits';
import type { Db, Tx } from '@server/db/schema';
import type { Caller } from '@server/http/caller';
import { AppError, forbidden, invalid, notFound } from '@server/http/errors';
import { findWorkspace, lockWorkspace, openWorkspace, visibleWorkspaces } from '../access';
import { announceWorkspaces } from '../notifications/announce';
import { notifyOfComment } from '../notifications/notifyOfComment';
import { findSavedArticles } from '../contents/repository';
import {
  countComments,
  deleteComment,
  insertComment,
  listComments,
  lockComment,
  newestComment,
  readComment,
  updateComment,
  workspacesWithArticle,
  type CommentRow,
} from './repository';

const texts = {
  empty: 'Please enter a comment.',
  author: 'Only the author can change this comment.',
  full: `An article can have ${limits.articleComments} comments.`,
  noArticle: 'Could not retrieve the article.',
} as const;

/** The comments of an article in one workspace, or in all workspaces of the caller. */
export async function commentsOf(
  db: Db,
  caller: Caller,
  ownerId: string | undefined,
  articleId: string,
): Promise<CommentsAnswer> {
  const rows = await listComments(db, await workspacesWith(db, caller, ownerId, articleId), articleId);
  return { articleComments: rows.map(toComment), total: rows.length };
}

/** The newest comment of an article in one workspace, or in all workspaces of the caller. */
export async function newestCommentOf(
  db: Db,
  caller: Caller,
  ownerId: string | undefined,
  articleId: string,
): Promise<NewestCommentAnswer> {
  const row = await newestComment(db, await workspacesWith(db, caller, ownerId, articleId), articleId);
  return { articleComment: row ? toComment(row) : null };
}

interface NewComment {
  ownerId: string | undefined;
  articleId: string;
  text: string;
  now: Date;
}

/** Comments on an article in a workspace that the caller sees. */
export async function addComment(
  db: Db,
  caller: Caller,
  { ownerId, articleId, text, now }: NewComment,
): Promise<CommentAnswer> {
  const comment = requireText(text);
  return db.transaction().execute(async (tx) => {
    const workspace = await openWorkspace(tx, caller, ownerId);
    // Locked, so that the article isn't removed meanwhile, and the number of comments stays limited.
    await lockWorkspace(tx, workspace);
    const place = { workspaceId: workspace.id, articleId };
    if (!(await findSavedArticles(tx, workspace.id, [articleId])).has(articleId)) throw notFound(texts.noArticle);
    if ((await countComments(tx, place)) >= limits.articleComments) throw new AppError('LIMIT_REACHED', texts.full);
    const id = await insertComment(tx, { ...place, authorId: caller.userId, comment, now });
    await notifyOfComment(tx, { ...place, caller, text: comment, now });
    return { articleComment: await reread(tx, id) };
  });
}

/** Changes the text of the caller's own comment. */
export async function editComment(db: Db, caller: Caller, id: string, text: string, now: Date): Promise<CommentAnswer> {
  const comment = requireText(text);
  return db.transaction().execute(async (tx) => {
    const row = await lockOwnComment(tx, caller, id);
    if (row.comment !== comment) {
      await updateComment(tx, id, comment, now);
      const place = { workspaceId: row.workspace_id, articleId: row.article_id };
      await notifyOfComment(tx, { ...place, caller, text: comment, before: row.comment, now });
    }
    return { articleComment: await reread(tx, id) };
  });
}

/** Removes the caller's own comment. */
export async function removeComment(db: Db, caller: Caller, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await lockOwnComment(tx, caller, id);
    await deleteComment(tx, id);
    await announceWorkspaces(tx, [row.workspace_id]);
  });
}

/**
 * Locks a comment that the caller wrote.
 * @throws AppError NOT_FOUND if the caller doesn't see its workspace, FORBIDDEN if somebody else wrote it
 */
async function lockOwnComment(tx: Tx, caller: Caller, id: string): Promise<CommentRow> {
  const row = await lockComment(tx, id);
  if (!row) throw notFound();
  await findWorkspace(tx, caller, row.workspace_id);
  if (row.author_id !== caller.userId) throw forbidden(texts.author);
  return row;
}

/** The ids of the caller's workspaces that hold the article: of one workspace, or of all. */
async function workspacesWith(
  db: Db,
  caller: Caller,
  ownerId: string | undefined,
  articleId: string,
): Promise<string[]> {
  const ids =
    ownerId === undefined ? await visibleWorkspaces(db, caller) : [(await findWorkspace(db, caller, ownerId)).id];
  const holding = await workspacesWithArticle(db, ids, articleId);
  if (holding.length === 0) throw notFound(texts.noArticle);
  return holding;
}

function requireText(text: string): string {
  const comment = text.trim();
  if (comment === '') throw invalid(texts.empty);
  return comment;
}

async function reread(tx: Tx, id: string): Promise<ArticleComment> {
  const row = await readComment(tx, id);
  if (!row) throw notFound();
  return toComment(row);
}

function toComment(row: CommentRow): ArticleComment {
  return {
    id: row.id,
    articleId: row.article_id,
    workspaceId: row.workspace_id,
    ownerId: row.author_id,
    firstName: row.given_name ?? '',
    lastName: row.sur_name ?? '',
    created: row.created_at.toISOString(),
    edited: row.edited_at?.toISOString() ?? null,
    comment: row.comment,
  };
}
