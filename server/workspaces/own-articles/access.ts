import type { Db, Tx } from '@server/db/schema';
import type { Caller } from '@server/http/caller';
import { forbidden, notFound, type AppError } from '@server/http/errors';
import { findWorkspace } from '../access';
import { isInWorkspace, lockOwnArticles, readOwnArticle, type OwnArticleRow } from './repository';

const texts = {
  edit: 'Only the author and people with publish permission can change this article.',
  missing: 'Could not retrieve the article.',
} as const;

export const articleNotFound = (): AppError => notFound(texts.missing);

/**
 * An own article in a workspace that the caller sees.
 * @throws AppError NOT_FOUND if the workspace doesn't hold it
 */
export async function findOwnArticle(
  db: Db | Tx,
  caller: Caller,
  ownerId: string | undefined,
  id: string,
  version?: number,
): Promise<OwnArticleRow> {
  const workspace = await findWorkspace(db, caller, ownerId);
  if (!(await isInWorkspace(db, workspace.id, id))) throw articleNotFound();
  const row = await readOwnArticle(db, caller.departmentId, id, version);
  if (!row) throw articleNotFound();
  return row;
}

/**
 * Locks an own article that the caller may change: its author, or somebody with publish permission in a workspace that
 * holds it.
 */
export async function lockForChange(tx: Tx, caller: Caller, ownerId: string | undefined, id: string) {
  const workspace = await findWorkspace(tx, caller, ownerId);
  if (!(await isInWorkspace(tx, workspace.id, id))) throw articleNotFound();
  const [row] = await lockOwnArticles(tx, caller.departmentId, [id]);
  if (!row) throw articleNotFound();
  if (row.author_id !== caller.userId && !caller.publishPermission) throw forbidden(texts.edit);
  return row;
}
