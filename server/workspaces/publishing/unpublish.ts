import type { UnpublishBody } from '@contract/ownArticles';
import type { Caller } from '@server/http/caller';
import type { Deps } from '@server/http/deps';
import { AppError, conflict, forbidden, notFound } from '@server/http/errors';
import { findWorkspace } from '../access';
import { announceOwnArticles } from '../notifications/announce';
import { lockOwnArticles, setPublishedVersion } from '../own-articles/repository';
import { withdraw } from './publishing';
import { publicationsOf, setPublicationTopics } from './repository';

const texts = {
  missing: 'Could not retrieve the article.',
  original: 'An article from a source can’t be unpublished. Unpublish the published copy instead.',
  notPublished: 'The article isn’t published.',
  otherVersion: 'The article was just published again. Please check the new version first.',
  permission: 'You don’t have permission to unpublish.',
} as const;

/**
 * Withdraws articles from everywhere at once, and keeps them as drafts. A version other than the published one refuses
 * the whole request, before anything is withdrawn.
 * @throws AppError CHANGED_MEANWHILE with the published versions by article id
 */
export async function unpublishArticles(
  deps: Deps,
  caller: Caller,
  ownerId: string | undefined,
  body: UnpublishBody,
): Promise<void> {
  const { db, clock } = deps;
  if (!caller.publishPermission) throw forbidden(texts.permission);
  const workspace = await findWorkspace(db, caller, ownerId);
  const wanted = new Map(body.map(({ articleId, version }) => [articleId, version]));
  const places = await db
    .selectFrom('workspace_article')
    .select(['article_id', 'own_article_id'])
    .where('workspace_id', '=', workspace.id)
    .where('article_id', 'in', [...wanted.keys()])
    .execute();
  if (places.length < wanted.size) throw notFound(texts.missing);
  if (places.some((place) => place.own_article_id === null)) throw conflict(texts.original);
  await db.transaction().execute(async (tx) => {
    const rows = await lockOwnArticles(tx, caller.departmentId, [...wanted.keys()]);
    const stale: Record<string, string> = {};
    for (const { id, published_version: published } of rows) {
      if (published === null) throw conflict(texts.notPublished);
      if ((wanted.get(id) ?? published) !== published) stale[id] = String(published);
    }
    if (Object.keys(stale).length > 0) throw new AppError('CHANGED_MEANWHILE', texts.otherVersion, { fields: stale });
    for (const { id } of rows) {
      const sourceIds = (await publicationsOf(tx, id)).map(({ sourceId }) => sourceId);
      await withdraw(tx, deps, id, sourceIds);
      await setPublicationTopics(tx, id, []);
      await setPublishedVersion(tx, id, null, clock());
    }
    await announceOwnArticles(tx, [...wanted.keys()]);
  });
}
