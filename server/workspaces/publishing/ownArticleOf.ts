import type { Tx } from '@server/db/schema';
import type { Caller } from '@server/http/caller';
import type { Deps } from '@server/http/deps';
import { notFound } from '@server/http/errors';
import { copyOfOriginal } from './copyOfOriginal';

/** The own article to publish: the article itself, or the department's copy of a source's article, made if there is none. */
export async function ownArticleOf(
  tx: Tx,
  deps: Deps,
  caller: Caller,
  workspaceId: string,
  articleId: string,
): Promise<string> {
  const place = await tx
    .selectFrom('workspace_article')
    .select(['own_article_id', 'item_id', 'item_version'])
    .where('workspace_id', '=', workspaceId)
    .where('article_id', '=', articleId)
    .executeTakeFirst();
  if (!place) throw notFound('Could not retrieve the article.');
  if (place.own_article_id !== null) return place.own_article_id;
  return copyOfOriginal(tx, deps, caller, workspaceId, {
    itemId: place.item_id ?? '',
    version: place.item_version ?? 1,
  });
}
