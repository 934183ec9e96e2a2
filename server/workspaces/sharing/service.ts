import type { ShareAnswer, ShareBody } from '@contract/sharing';
import type { Tx } from '@server/db/schema';
import type { Caller } from '@server/http/caller';
import type { Deps } from '@server/http/deps';
import { invalid, notFound } from '@server/http/errors';
import { findWorkspace, lockWorkspace, openWorkspace } from '../access';
import { notifyOfSharing } from './notifyOfSharing';
import type { SharedArticles } from './sharedMail';
import { requireCapacity } from '../contents/capacity';
import { findSavedArticles, insertArticles, insertOwnPlace, lockPlaces } from '../contents/repository';

/**
 * Adds articles of a workspace to others, in the versions they have there: all of them or none. Articles that are
 * already in a workspace stay unchanged.
 */
export async function shareArticles(
  deps: Deps,
  caller: Caller,
  ownerId: string | undefined,
  body: ShareBody,
): Promise<ShareAnswer> {
  const now = deps.clock();
  const articleIds = [...new Set(body.articleIds)];
  // In one order, so that two people who share in both directions don't wait for each other.
  const targets = [...new Set(body.ownerIds)].sort();
  return deps.db.transaction().execute(async (tx) => {
    const from = await findWorkspace(tx, caller, ownerId);
    if (targets.includes(from.id)) throw invalid('The articles are already in this workspace.');
    const places = await lockPlaces(tx, from.id, articleIds);
    if (places.size < articleIds.length) throw notFound('Could not retrieve the article.');
    const articles: ShareAnswer['articles'] = [];
    const shared: SharedArticles[] = [];
    for (const target of targets) {
      const workspace = await openWorkspace(tx, caller, target);
      await lockWorkspace(tx, workspace);
      const present = await findSavedArticles(tx, workspace.id, articleIds);
      const added = articleIds.filter((id) => !present.has(id));
      await requireCapacity(tx, workspace.id, added.length);
      const sharedBy = workspace.isPersonal ? null : caller.userId;
      // Inserted in reverse order, so that the first article is the newest in the workspace's list.
      for (const articleId of added.toReversed()) {
        await insertPlace(tx, places.get(articleId), { workspaceId: workspace.id, articleId, sharedBy, now });
      }
      shared.push({ workspaceId: workspace.id, articleIds: added });
      for (const articleId of articleIds) {
        articles.push({ ownerId: workspace.id, articleId, status: present.has(articleId) ? 'PRESENT' : 'ADDED' });
      }
    }
    await notifyOfSharing(tx, deps, { caller, shared, now });
    return { articles };
  });
}

type Place = Awaited<ReturnType<typeof lockPlaces>> extends Map<string, infer Row> ? Row : never;

async function insertPlace(
  tx: Tx,
  place: Place | undefined,
  target: { workspaceId: string; articleId: string; sharedBy: string | null; now: Date },
): Promise<void> {
  if (!place) return;
  const { title } = place;
  if (place.item_id === null || place.item_version === null) {
    await insertOwnPlace(tx, { ...target, title });
    return;
  }
  const versions = [{ itemId: place.item_id, version: place.item_version, headline: title }];
  await insertArticles(tx, { ...target, versions });
}
