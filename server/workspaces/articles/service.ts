import { limits } from '@contract/limits';
import type {
  WorkspaceArticle,
  WorkspaceArticleAnswer,
  WorkspaceArticleQuery,
  WorkspaceArticlesAnswer,
  WorkspaceArticlesQuery,
  WorkspaceSelectionAnswer,
  WorkspaceSelectionQuery,
} from '@contract/workspaceArticles';
import { noFilter, readWorkspaceFilter, type WorkspaceFilter } from '@contract/workspaceFilter';
import type { Db } from '@server/db/schema';
import type { Caller } from '@server/http/caller';
import { invalid, notFound } from '@server/http/errors';
import { findWorkspace } from '../access';
import { flagsOf, flagsOfWorkspace } from '../flags/repository';
import { unreadArticles } from '../notifications/repository';
import { ownArticleDocument } from '../own-articles/service';
import { publicationNames } from '../publishing/repository';
import { articleState } from './articleState';
import { listArticles, listSelectable, readArticles, sectionsOf, type ArticleRow } from './repository';

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
    start: start === -1 ? 'newsletter' : start,
    limit,
  });
  return { articles: await toCards(db, caller, workspace.id, rows), total };
}

/** All articles that match a filter, for a selection across pages: as they are now, without their texts. */
export async function selectionOf(
  db: Db,
  caller: Caller,
  { ownerId, query }: WorkspaceSelectionQuery,
): Promise<WorkspaceSelectionAnswer> {
  const workspace = await findWorkspace(db, caller, ownerId);
  const rows = await listSelectable(db, workspace.id, filterOf(query));
  const published = await publicationNames(
    db,
    rows.filter((row) => row.published_version !== null).map(({ id }) => id),
  );
  const flags = await flagsOfWorkspace(db, caller.departmentId, workspace.id);
  const articles = rows.map((row) => ({
    id: row.id,
    title: row.title,
    state: articleState(row),
    publishedVersion: row.published_version,
    isOwn: row.own_version !== null,
    isAuthor: row.author_id === caller.userId,
    flags: flags.get(row.id) ?? [],
    itemId: row.id,
    itemVersion: row.item_version ?? row.own_version ?? 1,
    publicationDto: (published.get(row.id) ?? []).map((name) => ({ name })),
  }));
  return { articles };
}

/** An article of a workspace that the caller can see; of an own article also the document. */
export async function articleOf(
  db: Db,
  caller: Caller,
  id: string,
  { ownerId, version }: WorkspaceArticleQuery,
): Promise<WorkspaceArticleAnswer> {
  const workspace = await findWorkspace(db, caller, ownerId);
  const [article] = await toCards(db, caller, workspace.id, await readArticles(db, workspace.id, [id]));
  if (!article) throw notFound('Could not retrieve the article.');
  const document = article.isOwn ? await ownArticleDocument(db, caller, ownerId, id, version) : null;
  return { article, document };
}

function filterOf(query: string | undefined): WorkspaceFilter {
  if (query === undefined) return noFilter;
  const filter = readWorkspaceFilter(query);
  if (!filter || filter.groups.some((id) => !/^\d{1,18}$/.test(id))) throw invalid('The filter isn’t valid.');
  return { ...filter, title: filter.title.trim() };
}

async function toCards(
  db: Db,
  caller: Caller,
  workspaceId: string,
  rows: readonly ArticleRow[],
): Promise<WorkspaceArticle[]> {
  const ids = rows.map(({ id }) => id);
  const sections = await sectionsOf(db, workspaceId, ids);
  const unread = await unreadArticles(db, caller.userId, workspaceId, ids);
  const published = await publicationNames(
    db,
    rows.filter((row) => row.published_version !== null).map(({ id }) => id),
  );
  const flags = await flagsOf(db, caller.departmentId, ids);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    created: row.created_at.toISOString(),
    published: (row.published ?? firstPublished(row) ?? row.saved_at ?? row.created_at).toISOString(),
    latestVersion: row.latest_version ?? row.own_version ?? 1,
    articleState: { name: articleState(row) },
    state: articleState(row),
    publishedVersion: row.published_version,
    isOwn: row.own_article_id !== null,
    isAuthor: row.author_id === caller.userId,
    isWithdrawn: row.withdrawn_at !== null,
    isNew: unread.has(row.id),
    description: row.description,
    publicationDto: (published.get(row.id) ?? [row.publication]).flatMap((name) => (name === '' ? [] : [{ name }])),
    articleGroupDto: sections.get(row.id) ?? [],
    totalAttachments: row.attachments?.length ?? 0,
    totalComments: row.comments,
    flags: flags.get(row.id) ?? [],
    sharedBy:
      row.shared_by === null
        ? null
        : { ownerId: row.shared_by, givenName: row.given_name ?? '', surName: row.sur_name ?? '' },
    itemId: row.id,
    itemVersion: row.item_version ?? row.own_version ?? 1,
    imageUrl: row.image_url,
  }));
}

/** When an own article that is published now was first published; else null. */
const firstPublished = (row: ArticleRow): Date | null =>
  row.published_version === null ? null : row.first_published_at;
