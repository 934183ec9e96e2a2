import { sql } from 'kysely';
import type { Db, Tx } from '@server/db/schema';
import { isRemovedPlace, type RemovedPlaces } from '../contents/removedPlaces';

interface Place {
  workspaceId: string;
  articleId: string;
}

/** Those of the workspaces that hold an article. */
export async function workspacesWithArticle(
  db: Db | Tx,
  workspaceIds: readonly string[],
  articleId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('workspace_article')
    .select('workspace_id')
    .where('workspace_id', 'in', workspaceIds)
    .where('article_id', '=', articleId)
    .execute();
  return rows.map((row) => row.workspace_id);
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

/** Keeps the comments of places whose removal was just recorded, at this instant: they go with the places. */
export async function keepComments(tx: Tx, articleIds: readonly string[], removedAt: Date): Promise<void> {
  const ofPlace = sql`r.workspace_id = c.workspace_id and r.article_id = c.article_id
    and r.removed_at = ${removedAt} and c.article_id = any(${[...articleIds]}::bigint[])`;
  // Those of an earlier removal: the article was saved again meanwhile.
  await sql`delete from removed_comment c using removed_place r where ${ofPlace}`.execute(tx);
  await sql`
    insert into removed_comment (id, workspace_id, article_id, author_id, comment, created_at, edited_at)
    select c.id, c.workspace_id, c.article_id, c.author_id, c.comment, c.created_at, c.edited_at
    from workspace_comment c join removed_place r on ${ofPlace}`.execute(tx);
}

/** Puts the comments of places back, which must be in their workspaces again. */
export async function restoreComments(tx: Tx, which: RemovedPlaces): Promise<void> {
  await sql`
    insert into workspace_comment (id, workspace_id, article_id, author_id, comment, created_at, edited_at)
    overriding system value
    select c.id, c.workspace_id, c.article_id, c.author_id, c.comment, c.created_at, c.edited_at
    from removed_comment c
    join removed_place r on r.workspace_id = c.workspace_id and r.article_id = c.article_id
    join workspace_article a on a.workspace_id = r.workspace_id and a.article_id = r.article_id
    where ${isRemovedPlace(which)}`.execute(tx);
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
