import { sql } from 'kysely';
import type { Db, Tx } from '@server/db/schema';

interface Place {
  workspaceId: string;
  articleId: string;
}

/** The comments of an article in some workspaces, the oldest first. */
export function listComments(db: Db, workspaceIds: readonly string[], articleId: string) {
  return comments(db)
    .where('c.workspace_id', '=', sql<string>`any(${[...workspaceIds]}::text[])`)
    .where('c.article_id', '=', articleId)
    .orderBy('c.id')
    .execute();
}

/** The newest comment of an article in some workspaces. */
export function newestComment(db: Db, workspaceIds: readonly string[], articleId: string) {
  return comments(db)
    .where('c.workspace_id', '=', sql<string>`any(${[...workspaceIds]}::text[])`)
    .where('c.article_id', '=', articleId)
    .orderBy('c.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function readComment(db: Db | Tx, id: string) {
  return comments(db).where('c.id', '=', id).executeTakeFirst();
}

export type CommentRow = NonNullable<Awaited<ReturnType<typeof readComment>>>;

/** Locks a comment until the transaction ends, and reads it; undefined if it was deleted. */
export function lockComment(tx: Tx, id: string) {
  return comments(tx).where('c.id', '=', id).forNoKeyUpdate('c').executeTakeFirst();
}

export async function countComments(tx: Tx, { workspaceId, articleId }: Place): Promise<number> {
  const { count } = await tx
    .selectFrom('workspace_comment')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('workspace_id', '=', workspaceId)
    .where('article_id', '=', articleId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds a comment, and returns its id. */
export async function insertComment(
  tx: Tx,
  { workspaceId, articleId, authorId, comment, now }: Place & { authorId: string; comment: string; now: Date },
): Promise<string> {
  const { id } = await tx
    .insertInto('workspace_comment')
    .values({ workspace_id: workspaceId, article_id: articleId, author_id: authorId, comment, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateComment(tx: Tx, id: string, comment: string, now: Date): Promise<void> {
  await tx.updateTable('workspace_comment').set({ comment, edited_at: now }).where('id', '=', id).execute();
}

export async function deleteComment(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('workspace_comment').where('id', '=', id).execute();
}

function comments(db: Db | Tx) {
  return db
    .selectFrom('workspace_comment as c')
    .leftJoin('user_account as u', 'u.id', 'c.author_id')
    .select([
      'c.id',
      'c.workspace_id',
      'c.article_id',
      'c.author_id',
      'c.comment',
      'c.created_at',
      'c.edited_at',
      'u.given_name',
      'u.sur_name',
    ]);
}
