import { limits } from '@contract/limits';
import { defaultCategory, newDraft, type NewsDocument } from '@contract/newsml/newsDocument';
import { categoriesOf } from '@server/articles/items/versionStore';
import { readArticle, type ArticleRow } from '@server/articles/items/visibleArticles';
import type { Tx } from '@server/db/schema';
import type { Caller } from '@server/http/caller';
import type { Deps } from '@server/http/deps';
import { notFound } from '@server/http/errors';
import { ownArticleGuid, toVersion } from '../own-articles/document';
import { readDepartmentName } from '@server/people/departments/repository';
import { lockWorkspace, openWorkspace } from '../access';
import { findCopy, insertOwnArticle, insertVersion, setOriginalVersion } from '../own-articles/repository';
import { requireCapacity } from '../contents/capacity';
import { findSavedArticles, insertOwnPlace, renamePlaces } from '../contents/repository';

/**
 * The department's own article that copies a version of a source's article, with its publication, authors, and link;
 * made beside the original in the workspace if there is none. A copy of an earlier version gets the newer text.
 */
export async function copyOfOriginal(
  tx: Tx,
  { clock, config }: Deps,
  caller: Caller,
  workspaceId: string,
  original: { itemId: string; version: number },
): Promise<string> {
  const item = await readArticle(tx, caller.departmentId, original.itemId, original.version);
  if (!item || item.withdrawn_at !== null) throw notFound('Could not retrieve the article.');
  const departmentName = (await readDepartmentName(tx, caller.departmentId)) ?? '';
  const categories = await categoriesOf(tx);
  const workspace = await openWorkspace(tx, caller, workspaceId);
  await lockWorkspace(tx, workspace);
  const now = clock();
  const known = await findCopy(tx, caller.departmentId, original.itemId);
  const id =
    known?.id ??
    (await insertOwnArticle(tx, {
      department_id: caller.departmentId,
      author_id: caller.userId,
      original_item_id: original.itemId,
      original_version: original.version,
      created_at: now,
    }));
  if (!(await findSavedArticles(tx, workspace.id, [id])).has(id)) {
    await requireCapacity(tx, workspace.id, 1);
    await insertOwnPlace(tx, { workspaceId: workspace.id, articleId: id, title: item.headline, sharedBy: null, now });
  }
  if (known && (known.original_version ?? 0) >= original.version) return known.id;
  const content = toVersion(documentOfOriginal(item, { articleId: id, categories, now }), {
    articleId: id,
    version: (known?.latest_version ?? 0) + 1,
    departmentName,
    publicUrl: config.publicUrl,
    categories,
    files: new Map(),
    savedBy: caller.userId,
    firstCreated: known?.created_at ?? now,
    now,
  });
  await insertVersion(tx, id, content);
  if (known) await setOriginalVersion(tx, id, original.version);
  await renamePlaces(tx, id, content.headline);
  return id;
}

/** A document with the content of a source's article, its publication, authors, and link. */
export function documentOfOriginal(
  item: ArticleRow,
  { articleId, categories, now }: { articleId: string; categories: ReadonlyMap<string, string>; now: Date },
): NewsDocument {
  const author = item.author.join(', ');
  const categoryId = item.category_id ?? defaultCategory.id;
  return {
    ...newDraft({ guid: ownArticleGuid(articleId), now: now.toISOString(), author }),
    authors: [...item.author],
    language: item.language,
    category: { id: categoryId, name: categories.get(categoryId) ?? '' },
    headline: item.headline,
    description: item.summary === '' ? [] : [item.summary],
    bodyHtml: item.body_html,
    keywords: (item.metadata.keyword ?? []).slice(0, limits.ownKeywords),
    original: { publication: item.publication, link: item.url ?? '' },
  };
}
