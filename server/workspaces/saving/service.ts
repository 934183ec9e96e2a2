import type { SavedItem, SavedItemsAnswer, SaveItemsAnswer } from '@contract/workspaceArticles';
import type { Db, Tx } from '@server/db/schema';
import type { Caller } from '@server/http/caller';
import type { Deps } from '@server/http/deps';
import { notFound } from '@server/http/errors';
import { findWorkspace, lockWorkspace, openWorkspace, type VisibleWorkspace } from '../access';
import { notifyOfSharing } from '../sharing/notifyOfSharing';
import type { SharedArticles } from '../sharing/sharedMail';
import { requireCapacity } from '../contents/capacity';
import { findSavedArticles, lockVersions, insertArticles } from '../contents/repository';

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
 * Saves items into the caller's own workspace, or shares them into those of groups: all of them into all workspaces, or
 * nothing. Items that are already in a workspace stay unchanged, also if somebody else saves the same ones concurrently.
 * @param ownerIds of the workspaces; none means the caller's own
 */
export async function saveItems(
  deps: Deps,
  caller: Caller,
  ownerIds: readonly string[],
  items: readonly SavedItem[],
): Promise<SaveItemsAnswer> {
  const now = deps.clock();
  const targets = ownerIds.length === 0 ? [undefined] : [...new Set(ownerIds)].sort();
  const wanted = distinct(items);
  const ids = wanted.map(({ itemId }) => itemId);
  return deps.db.transaction().execute(async (tx) => {
    const workspaces: VisibleWorkspace[] = [];
    for (const target of targets) {
      const workspace = await openWorkspace(tx, caller, target);
      // Prevents a deadlock of two users who save the same articles in different orders.
      await lockWorkspace(tx, workspace);
      workspaces.push(workspace);
    }
    const versions = await lockVersions(tx, caller.departmentId, wanted);
    if (versions.length < wanted.length) throw notFound('Could not retrieve the article.');
    // Inserted in reverse order, so that the first item is the newest in the workspace's list.
    const byItem = new Map(versions.map((version) => [version.itemId, version]));
    const inOrder = ids.map((itemId) => byItem.get(itemId)).filter((version) => version !== undefined);
    const answer: SaveItemsAnswer = { items: [] };
    const shared: SharedArticles[] = [];
    for (const { id, isPersonal } of workspaces) {
      await requireCapacity(tx, id, await countNew(tx, id, ids));
      const added = await insertArticles(tx, {
        workspaceId: id,
        versions: inOrder.toReversed(),
        sharedBy: isPersonal ? null : caller.userId,
        now,
      });
      shared.push({ workspaceId: id, articleIds: ids.filter((itemId) => added.has(itemId)) });
      for (const itemId of ids) {
        answer.items.push({ ownerId: id, itemId, articleId: itemId, status: added.has(itemId) ? 'ADDED' : 'PRESENT' });
      }
    }
    await notifyOfSharing(tx, deps, { caller, shared, now });
    return answer;
  });
}

/** Removes duplicate items; the last version in the list wins. */
function distinct(items: readonly SavedItem[]): SavedItem[] {
  return [...new Map(items.map((item) => [item.itemId, item])).values()];
}

/** Number of these items that the workspace doesn't have yet. */
async function countNew(tx: Tx, workspaceId: string, itemIds: readonly string[]): Promise<number> {
  return itemIds.length - (await findSavedArticles(tx, workspaceId, itemIds)).size;
}
