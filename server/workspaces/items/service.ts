import { limits } from '@contract/limits';
import { formatNumber } from '@contract/numbers';
import type { SavedItem, SavedItemsAnswer, SaveItemsAnswer } from '@contract/workspaceArticles';
import type { Db, Tx } from '@server/db/schema';
import type { Caller } from '@server/http/caller';
import { AppError, notFound } from '@server/http/errors';
import { findWorkspace, lockWorkspace, openWorkspace } from '../access';
import { countArticles, findPlaces, holdVersions, insertArticles } from './repository';

/** Which of these items the workspace holds already, in whatever version. */
export async function savedItems(
  db: Db,
  caller: Caller,
  ownerId: string | undefined,
  items: readonly SavedItem[],
): Promise<SavedItemsAnswer> {
  const { id } = await findWorkspace(db, caller, ownerId);
  const itemIds = distinct(items).map(({ itemId }) => itemId);
  const saved = await findPlaces(db, id, itemIds);
  return { items: itemIds.map((itemId) => ({ itemId, status: saved.has(itemId) ? 'SAVED' : 'NOT_SAVED' })) };
}

/**
 * Saves items into one's own workspace, or shares them into that of a group one belongs to: all of them or none. What
 * is there already stays as it is, also where somebody else saves the same at this moment.
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
    // Two who save the same articles in another order would wait for each other.
    await lockWorkspace(tx, workspace);
    const wanted = distinct(items);
    const versions = await holdVersions(tx, caller.departmentId, wanted);
    if (versions.length < wanted.length) throw notFound('Could not retrieve the article.');
    // The first of them is the newest of the workspace's list.
    const byItem = new Map(versions.map((version) => [version.itemId, version]));
    await requireRoom(
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
    const places = await findPlaces(
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

/** Each item once, in the version named last. */
function distinct(items: readonly SavedItem[]): SavedItem[] {
  return [...new Map(items.map((item) => [item.itemId, item])).values()];
}

/** Refuses articles that the workspace has no room for; those that are in it already need none. The caller holds its lock. */
async function requireRoom(tx: Tx, workspaceId: string, itemIds: readonly string[]): Promise<void> {
  const added = itemIds.length - (await findPlaces(tx, workspaceId, itemIds)).size;
  if ((await countArticles(tx, workspaceId)) + added <= limits.workspaceArticles) return;
  const most = formatNumber(limits.workspaceArticles);
  throw new AppError('LIMIT_REACHED', `A workspace can have up to ${most} articles. Please remove some first.`);
}
