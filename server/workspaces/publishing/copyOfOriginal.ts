import { limits } from '@contract/limits';
import { defaultCategory, newDraft } from '@contract/newsml/newsDocument';
import { categoriesOf } from '@server/articles/items/versionStore';
import { readArticle } from '@server/articles/items/visibleArticles';
import type { Caller } from '@server/http/caller';
import type { Deps } from '@server/http/deps';
import { notFound } from '@server/http/errors';
import { ownArticleGuid, toVersion } from '../own-articles/document';
import { findCopy, insertOwnArticle, insertVersion } from '../own-articles/repository';
import { insertOwnPlace } from '../saving/repository';

/**
 * The department's own article that copies a version of a source's article, with its publication, authors, and link;
 * made beside the original in the workspace if there is none. A copy of an earlier version gets the newer text.
 */
export async function copyOfOriginal(
  { db, clock, config }: Deps,
  caller: Caller,
  workspaceId: string,
  original: { itemId: string; version: number },
): Promise<string> {
  const item = await readArticle(db, caller.departmentId, original.itemId, original.version);
  if (!item) throw notFound('Could not retrieve the article.');
  const { name: departmentName } = await db
    .selectFrom('department')
    .select('name')
    .where('id', '=', caller.departmentId)
    .executeTakeFirstOrThrow();
  const categories = await categoriesOf(db);
  return db.transaction().execute(async (tx) => {
    const now = clock();
    const known = await findCopy(tx, caller.departmentId, original.itemId);
    if (known && known.original_version === original.version) return known.id;
    const id =
      known?.id ??
      (await insertOwnArticle(tx, {
        department_id: caller.departmentId,
        author_id: caller.userId,
        original_item_id: original.itemId,
        original_version: original.version,
        created_at: now,
      }));
    const author = item.author.join(', ');
    const categoryId = item.category_id ?? defaultCategory.id;
    const document = {
      ...newDraft({ guid: ownArticleGuid(id), now: now.toISOString(), author }),
      authors: [...item.author],
      language: item.language,
      category: { id: categoryId, name: categories.get(categoryId) ?? '' },
      headline: item.headline,
      description: item.summary === '' ? [] : [item.summary],
      bodyHtml: item.body_html,
      keywords: (item.metadata.keyword ?? []).slice(0, limits.ownKeywords),
      original: { publication: item.publication, link: item.url ?? '' },
    };
    const content = toVersion(document, {
      articleId: id,
      version: (known?.latest_version ?? 0) + 1,
      departmentName,
      publicUrl: config.publicUrl,
      categories,
      savedBy: caller.userId,
      firstCreated: known?.created_at ?? now,
      now,
    });
    await insertVersion(tx, id, content);
    await insertOwnPlace(tx, { workspaceId, articleId: id, title: content.headline, sharedBy: null, now });
    return id;
  });
}
