import type { CopiesAnswer } from '@contract/articleActions';
import type { NewsDocument } from '@contract/newsml/newsDocument';
import { limits } from '@contract/limits';
import { categoriesOf } from '@server/articles/items/versionStore';
import { readArticle } from '@server/articles/items/visibleArticles';
import type { Db } from '@server/db/schema';
import { readNewsItem, writeNewsItem } from '@server/engine/newsml/newsItem';
import type { Caller } from '@server/http/caller';
import type { Deps } from '@server/http/deps';
import { notFound } from '@server/http/errors';
import { findWorkspace } from '../access';
import { readArticles } from '../articles/repository';
import { encodeDocument } from '../own-articles/document';
import { readOwnArticle } from '../own-articles/repository';
import { createOwnArticle } from '../own-articles/service';
import { documentOfOriginal } from '../publishing/copyOfOriginal';

/**
 * Copies articles of a workspace beside them, each as a Draft of the caller. The copy of a source's article keeps its
 * publication, authors, and link. Requires publish permission.
 */
export async function copyArticles(
  deps: Deps,
  caller: Caller,
  { ownerId, articleIds }: { ownerId?: string; articleIds: readonly string[] },
): Promise<CopiesAnswer> {
  const workspace = await findWorkspace(deps.db, caller, ownerId);
  const wanted = [...new Set(articleIds)];
  const rows = new Map((await readArticles(deps.db, workspace.id, wanted)).map((row) => [row.id, row]));
  if (rows.size < wanted.length) throw notFound('Could not retrieve the article.');
  const articles: CopiesAnswer['articles'] = [];
  for (const id of wanted) {
    const version = rows.get(id)?.item_version ?? null;
    const document =
      version === null ? await ownDocument(deps.db, caller, id) : await original(deps, caller, id, version);
    const headline = `Copy of ${document.headline}`.slice(0, limits.ownHeadline);
    const article = encodeDocument(writeNewsItem({ ...document, headline }));
    const { articleId: copyId } = await createOwnArticle(deps, caller, { article, ownerId: workspace.id });
    articles.push({ articleId: id, copyId });
  }
  return { articles };
}

async function ownDocument(db: Db, caller: Caller, id: string): Promise<NewsDocument> {
  const row = await readOwnArticle(db, caller.departmentId, id);
  if (!row) throw notFound('Could not retrieve the article.');
  return readNewsItem(row.document);
}

async function original({ db, clock }: Deps, caller: Caller, id: string, version: number): Promise<NewsDocument> {
  const item = await readArticle(db, caller.departmentId, id, version);
  if (!item) throw notFound('Could not retrieve the article.');
  return documentOfOriginal(item, { articleId: id, categories: await categoriesOf(db), now: clock() });
}
