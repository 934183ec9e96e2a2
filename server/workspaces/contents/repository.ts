import { sql } from 'kysely';
import type { SavedItem } from '@contract/workspaceArticles';
import type { Db, Tx } from '@server/db/schema';
import { isRemovedPlace, type RemovedPlaces } from './removedPlaces';

interface SaveableVersion {
  itemId: string;
  version: number;
  headline: string;
}

/** Reads the item versions that the department can see, and locks them against deletion until the transaction ends. */
export async function lockVersions(
  tx: Tx,
  departmentId: string,
  items: readonly SavedItem[],
): Promise<SaveableVersion[]> {
  const ids = items.map(({ itemId }) => itemId);
  const versions = items.map(({ itemVersion }) => itemVersion);
  return tx
    .selectFrom('item_version as v')
    .select(['v.item_id as itemId', 'v.version', 'v.headline'])
    .where(sql<boolean>`(v.item_id, v.version) in (select * from unnest(${ids}::bigint[], ${versions}::int[]))`)
    .where((version) =>
      version.or([version('v.department_id', 'is', null), version('v.department_id', '=', departmentId)]),
    )
    .orderBy('v.item_id')
    .orderBy('v.version')
    .forKeyShare()
    .execute();
}

interface NewArticles {
  workspaceId: string;
  versions: readonly SaveableVersion[];
  sharedBy: string | null;
  now: Date;
}

/** Inserts versions into a workspace; items that it already has stay unchanged. Returns the ids of the new ones. */
export async function insertArticles(
  tx: Tx,
  { workspaceId, versions, sharedBy, now }: NewArticles,
): Promise<Set<string>> {
  if (versions.length === 0) return new Set();
  const rows = await tx
    .insertInto('workspace_article')
    .values(
      versions.map(({ itemId, version, headline }) => ({
        workspace_id: workspaceId,
        item_id: itemId,
        item_version: version,
        title: headline,
        shared_by: sharedBy,
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['workspace_id', 'article_id']).doNothing())
    .returning('item_id')
    .execute();
  return new Set(rows.flatMap(({ item_id: id }) => id ?? []));
}

/** Number of articles in a workspace. */
export async function countArticles(tx: Tx, workspaceId: string): Promise<number> {
  const saved = tx.selectFrom('workspace_article').select((from) => from.fn.countAll<string>().as('count'));
  return Number((await saved.where('workspace_id', '=', workspaceId).executeTakeFirstOrThrow()).count);
}

/** Which of these articles are in a workspace: items in whatever version, and own articles. */
export async function findSavedArticles(
  db: Db | Tx,
  workspaceId: string,
  articleIds: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('workspace_article')
    .select('article_id')
    .where('workspace_id', '=', workspaceId)
    .where(sql<boolean>`article_id = any(${[...articleIds]}::bigint[])`)
    .execute();
  return new Set(rows.map(({ article_id: id }) => id));
}

/**
 * SQL expression: whether a workspace contains the item of a version.
 * @param version the alias of the version table in the statement
 */
export const isSaved = (version: string) =>
  sql<boolean>`exists (select from workspace_article a where a.item_id = ${sql.ref(`${version}.item_id`)})`;

/** Removes articles from a workspace; returns the ids of those that were there. */
export async function removeArticles(db: Db, workspaceId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .deleteFrom('workspace_article')
    .where('workspace_id', '=', workspaceId)
    .where('article_id', 'in', [...ids])
    .returning('article_id')
    .execute();
  return rows.map(({ article_id: id }) => id);
}

/** Removes own articles from all workspaces. */
export async function removeOwnPlaces(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('workspace_article')
    .where('own_article_id', 'in', [...ids])
    .execute();
}

/**
 * Inserts removed places again, with the dates that they had; items whose version was deleted meanwhile stay out.
 * Returns the ids of the articles.
 */
export async function restorePlaces(tx: Tx, which: RemovedPlaces): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into workspace_article (workspace_id, item_id, item_version, own_article_id, title, shared_by, created_at)
    select r.workspace_id, r.item_id, r.item_version, r.own_article_id, coalesce(w.headline, r.title), r.shared_by,
      r.created_at
    from removed_place r
    left join own_article o on o.id = r.own_article_id
    left join own_article_version w on w.article_id = o.id and w.version = o.latest_version
    where ${isRemovedPlace(which)} and (r.own_article_id is not null or exists (
      select from item_version v where v.item_id = r.item_id and v.version = r.item_version))
    on conflict (workspace_id, article_id) do nothing
    returning article_id as id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Inserts an own article into a workspace, unless it is there. */
export async function insertOwnPlace(
  tx: Tx,
  place: { workspaceId: string; articleId: string; title: string; sharedBy: string | null; now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('workspace_article')
    .values({
      workspace_id: place.workspaceId,
      own_article_id: place.articleId,
      title: place.title,
      shared_by: place.sharedBy,
      created_at: place.now,
    })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'article_id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Changes the title of an own article in all workspaces that hold it. */
export async function renamePlaces(tx: Tx, articleId: string, title: string): Promise<void> {
  await tx.updateTable('workspace_article').set({ title }).where('own_article_id', '=', articleId).execute();
}

/** Reads the articles of a workspace, and locks them against removal until the transaction ends. */
export async function lockPlaces(tx: Tx, workspaceId: string, articleIds: readonly string[]) {
  const rows = await tx
    .selectFrom('workspace_article')
    .select(['article_id', 'item_id', 'item_version', 'own_article_id', 'title'])
    .where('workspace_id', '=', workspaceId)
    .where('article_id', 'in', [...articleIds])
    .orderBy('article_id')
    .forKeyShare()
    .execute();
  return new Map(rows.map((row) => [row.article_id, row]));
}
