import { limits } from '@contract/limits';
import type {
  DeleteArticlesQuery,
  WorkspaceArticle,
  WorkspaceArticlesAnswer,
  WorkspaceArticlesQuery,
} from '@contract/workspaceArticles';
import { noFilter, readWorkspaceFilter, type WorkspaceFilter } from '@contract/workspaceFilter';
import type { Db } from '@server/db/schema';
import type { Caller } from '@server/http/caller';
import { invalid, notFound } from '@server/http/errors';
import { findWorkspace, requireManagePermission } from '../access';
import { articleState } from './articleState';
import { listArticles, readArticles, sectionsOf, type ArticleRow } from './repository';
import { removeArticles } from '../saving/repository';

/** A page of the articles in a workspace that the caller can see. */
export async function articlesOf(
  db: Db,
  caller: Caller,
  { ownerId, start = 0, limit = limits.workspacePage, sort_by: sort = 'newest_desc', query }: WorkspaceArticlesQuery,
): Promise<WorkspaceArticlesAnswer> {
  const workspace = await findWorkspace(db, caller, ownerId);
  const filter = filterOf(query);
  const { rows, total } = await listArticles(db, {
    workspaceId: workspace.id,
    filter,
    sort,
    start: Math.max(0, start),
    limit,
  });
  return { articles: await toCards(db, rows), total };
}

export async function articleOf(
  db: Db,
  caller: Caller,
  ownerId: string | undefined,
  id: string,
): Promise<WorkspaceArticle> {
  const workspace = await findWorkspace(db, caller, ownerId);
  const [article] = await toCards(db, await readArticles(db, workspace.id, [id]));
  if (!article) throw notFound('Could not retrieve the article.');
  return article;
}

/** Removes articles from a workspace. Ids that were already removed are ignored. */
export async function deleteArticles(
  db: Db,
  caller: Caller,
  { ownerId, articleIds }: DeleteArticlesQuery,
): Promise<void> {
  const workspace = await findWorkspace(db, caller, ownerId);
  requireManagePermission(workspace);
  await removeArticles(db, workspace.id, articleIds);
}

function filterOf(query: string | undefined): WorkspaceFilter {
  if (query === undefined) return noFilter;
  const filter = readWorkspaceFilter(query);
  if (!filter || filter.groups.some((id) => !/^\d{1,18}$/.test(id))) throw invalid('The filter isn’t valid.');
  return { ...filter, title: filter.title.trim() };
}

async function toCards(db: Db, rows: readonly ArticleRow[]): Promise<WorkspaceArticle[]> {
  const sections = await sectionsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    created: row.created_at.toISOString(),
    published: row.published.toISOString(),
    latestVersion: row.latest_version,
    articleState: { name: articleState() },
    state: articleState(),
    description: row.description,
    publicationDto: row.publication === '' ? [] : [{ name: row.publication }],
    articleGroupDto: sections.get(row.id) ?? [],
    totalAttachments: 0,
    totalComments: 0,
    sharedBy:
      row.shared_by === null
        ? null
        : { ownerId: row.shared_by, givenName: row.given_name ?? '', surName: row.sur_name ?? '' },
    itemId: row.item_id,
    itemVersion: row.item_version,
    imageUrl: row.image_url,
  }));
}
