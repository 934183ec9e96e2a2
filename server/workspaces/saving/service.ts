import { limits } from '@contract/limits';
import { formatNumber } from '@contract/numbers';
import type { SavedItem, SavedItemsAnswer, SaveItemsAnswer } from '@contract/workspaceArticles';
import type { Db, Tx } from '@server/db/schema';
import type { Caller } from '@server/http/caller';
import { AppError, notFound } from '@server/http/errors';
import { findWorkspace, lockWorkspace, openWorkspace } from '../access';
import { countArticles, findSavedArticles, lockVersions, insertArticles } from './repository';

/** Whether each item is in the workspace, in whatever version. */
export async function savedItems(
  db: Db,
  caller: Caller,
  ownerId: string | undefined,
  items: readonly SavedItem[],
): Promise<SavedItemsAnswer> {
  const { id } = await findWorkspace(db, caller, ownerId);
  const itemIds = distinct(items).map(({ itemId }) => itemId);
  const saved = await findSavedArticles(db, id, itemIds);
  return { items: itemIds.map((itemId) => ({ itemId, status: saved.has(itemId) ? 'SAVED' : 'NOT_SAVED' })) };
}

/**
 * Saves items into the caller's own workspace, or shares them into that of a group: all of them or none. Items that are
 * already there stay unchanged, also if somebody else saves the same ones concurrently.
 */
export async function saveItems(
  db: Db,
  caller: Caller,
  ownerId: string | undefined,
  items: readonly SavedItem[],
  now: Date,
): Promise<SaveItemsAnswer> {
  return db.transaction().execute(async (tx) => {
    const workspace = await openWorkspace(tx, caller, ownerId);
    const { id, isPersonal } = workspace;
    // Prevents a deadlock of two users who save the same articles in different orders.
    await lockWorkspace(tx, workspace);
    const wanted = distinct(items);
    const versions = await lockVersions(tx, caller.departmentId, wanted);
    if (versions.length < wanted.length) throw notFound('Could not retrieve the article.');
    // Inserted in reverse order, so that the first item is the newest in the workspace's list.
    const byItem = new Map(versions.map((version) => [version.itemId, version]));
    await requireCapacity(
      tx,
      id,
      wanted.map(({ itemId }) => itemId),
    );
    const inOrder = wanted.map(({ itemId }) => byItem.get(itemId)).filter((version) => version !== undefined);
    const added = await insertArticles(tx, {
      workspaceId: id,
      versions: inOrder.toReversed(),
      sharedBy: isPersonal ? null : caller.userId,
      now,
    });
    const places = await findSavedArticles(
      tx,
      id,
      wanted.map(({ itemId }) => itemId),
    );
    return {
      items: wanted.map(({ itemId }) => ({
        itemId,
        articleId: places.get(itemId) ?? '',
        status: added.has(itemId) ? 'ADDED' : 'PRESENT',
      })),
    };
  });
}

/** Removes duplicate items; the last version in the list wins. */
function distinct(items: readonly SavedItem[]): SavedItem[] {
  return [...new Map(items.map((item) => [item.itemId, item])).values()];
}

/**
 * Throws LIMIT_REACHED if the new articles exceed the workspace's limit; items that it already has don't count. The
 * caller must hold the workspace's lock.
 */
async function requireCapacity(tx: Tx, workspaceId: string, itemIds: readonly string[]): Promise<void> {
  const added = itemIds.length - (await findSavedArticles(tx, workspaceId, itemIds)).size;
  if ((await countArticles(tx, workspaceId)) + added <= limits.workspaceArticles) return;
  const most = formatNumber(limits.workspaceArticles);
  throw new AppError('LIMIT_REACHED', `A workspace can have up to ${most} articles. Please remove some first.`);
}
