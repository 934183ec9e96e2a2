import type { Db, Tx } from '@server/db/schema';
import type { Caller } from '@server/http/caller';
import { AppError, notFound } from '@server/http/errors';
import { findWorkspace, lockWorkspace, requireManagePermission } from '../access';
import { keepComments, restoreComments } from '../comments/repository';
import { announceOwnArticles, announceWorkspaces } from '../notifications/announce';
import { keepNotifications, restoreNotifications } from '../notifications/repository';
import { deleteTrashed, lockOwnArticles, placedArticles, readTrashedBy, setTrashed } from '../own-articles/repository';
import { requireCapacity } from '../contents/capacity';
import { removeArticles, removeOwnPlaces, restorePlaces } from '../contents/repository';
import { restoreInSections } from '../sections/repository';
import {
  deleteRemoved,
  ownArticlesOfRemoved,
  recordRemoval,
  workspacesOfRemoved,
  type RemovedPlaces,
} from '../contents/removedPlaces';

const texts = {
  missing: 'Could not retrieve the article.',
  published: 'Unpublish the article before you delete it.',
} as const;

/**
 * Removes articles from a workspace; ids that were already removed are ignored. An own article goes to its author's
 * trash if the author deletes it in the personal workspace, or if no other workspace holds it.
 * @throws AppError CONFLICT if an article that would go to the trash is published; then nothing is removed
 */
export async function removeFromWorkspace(
  db: Db,
  caller: Caller,
  { ownerId, articleIds }: { ownerId?: string; articleIds: readonly string[] },
  now: Date,
): Promise<void> {
  const workspace = await findWorkspace(db, caller, ownerId);
  requireManagePermission(workspace);
  await db.transaction().execute(async (tx) => {
    const here = await placedArticles(tx, workspace.id, articleIds);
    const rows = await lockOwnArticles(tx, caller.departmentId, here);
    const isAuthor = (row: { author_id: string | null }) => workspace.isPersonal && row.author_id === caller.userId;
    const deleted = rows.filter(isAuthor).map(({ id }) => id);
    const others = articleIds.filter((id) => !deleted.includes(id));
    const by = { userId: caller.userId, now };
    await recordPlaces(tx, { articleIds: deleted }, by);
    await removeOwnPlaces(tx, deleted);
    if (others.length > 0) {
      await recordPlaces(tx, { articleIds: others, workspaceId: workspace.id }, by);
      await removeArticles(tx, workspace.id, others);
    }
    await trashUnplaced(tx, rows, now);
  });
}

/** Records places that are about to be removed, with their comments and notifications, and notifies everybody who sees them. */
async function recordPlaces(
  tx: Tx,
  places: { articleIds: readonly string[]; workspaceId?: string },
  by: { userId: string; now: Date },
): Promise<void> {
  if (places.workspaceId === undefined) await announceOwnArticles(tx, places.articleIds);
  else await announceWorkspaces(tx, [places.workspaceId]);
  await recordRemoval(tx, places, by);
  await keepComments(tx, places.articleIds, by.now);
  await keepNotifications(tx, places.articleIds, by.now);
}

/** Moves articles that the caller wrote to the caller's trash: they leave all workspaces. */
export async function trashArticles(db: Db, caller: Caller, ids: readonly string[], now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const rows = await lockOwnArticles(tx, caller.departmentId, ids);
    const own = rows.filter((row) => row.author_id === caller.userId);
    if (own.length < new Set(ids).size) throw notFound(texts.missing);
    await recordPlaces(tx, { articleIds: ids }, { userId: caller.userId, now });
    await removeOwnPlaces(tx, ids);
    await trashUnplaced(tx, own, now);
  });
}

interface LockedArticle {
  id: string;
  published_version: number | null;
  trashed_at: Date | null;
}

/** Moves those of the articles to the trash that no workspace holds. */
async function trashUnplaced(tx: Tx, rows: readonly LockedArticle[], now: Date): Promise<void> {
  const placed = new Set(
    await placedArticles(
      tx,
      null,
      rows.map(({ id }) => id),
    ),
  );
  const unplaced = rows.filter((row) => !placed.has(row.id) && row.trashed_at === null);
  const published = unplaced.filter((row) => row.published_version !== null);
  if (published.length > 0) {
    const fields = Object.fromEntries(published.map((row) => [row.id, String(row.published_version)]));
    throw new AppError('CONFLICT', texts.published, { fields });
  }
  await setTrashed(
    tx,
    unplaced.map(({ id }) => id),
    now,
  );
}

/**
 * Puts articles back: from the caller's trash into all workspaces that held them, and what the caller removed from a
 * workspace into that workspace, with their sections, comments, and unread notifications. Returns the ids of the articles that were put back.
 */
export async function restoreArticles(
  db: Db,
  caller: Caller,
  { ownerId, articleIds }: { ownerId?: string; articleIds: readonly string[] },
): Promise<string[]> {
  const workspace = await findWorkspace(db, caller, ownerId);
  return db.transaction().execute(async (tx) => {
    const restored = new Set<string>();
    await lockOwnArticles(tx, caller.departmentId, articleIds);
    for (const { id, trashedAt } of await readTrashedBy(tx, caller.userId, articleIds)) {
      await putBack(tx, { ownArticleId: id, removedAt: trashedAt });
      await setTrashed(tx, [id], null);
      restored.add(id);
    }
    const rest = articleIds.filter((id) => !restored.has(id));
    if (rest.length > 0) {
      const which = { workspaceId: workspace.id, articleIds: rest, removedBy: caller.userId };
      const own = await ownArticlesOfRemoved(tx, which);
      const back = await putBack(tx, which);
      if (back.length > 0) requireManagePermission(workspace);
      await setTrashed(tx, own, null);
      for (const id of back) restored.add(id);
    }
    return [...restored];
  });
}

/** Inserts removed places again, in the workspaces and sections that still exist. Returns the ids of the articles. */
async function putBack(tx: Tx, which: RemovedPlaces): Promise<string[]> {
  const workspaceIds = await workspacesOfRemoved(tx, which);
  await announceWorkspaces(tx, workspaceIds);
  for (const id of workspaceIds) {
    await lockWorkspace(tx, { id });
    await requireCapacity(tx, id, 'articleIds' in which ? which.articleIds.length : 1);
  }
  const ids = await restorePlaces(tx, which);
  await restoreInSections(tx, which);
  await restoreComments(tx, which);
  await restoreNotifications(tx, which);
  await deleteRemoved(tx, which);
  return ids;
}

/** Deletes articles in the caller's trash for good: these, or all. */
export function emptyTrash(db: Db, caller: Caller, articleIds?: readonly string[]): Promise<void> {
  return deleteTrashed(db, caller.userId, articleIds);
}
