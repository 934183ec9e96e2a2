import { sql } from 'kysely';
import type { SavedItem } from '@contract/workspaceArticles';
import type { Db, Tx } from '@server/db/schema';

export interface SaveableVersion {
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

export interface NewArticles {
  workspaceId: string;
  versions: readonly SaveableVersion[];
  sharedBy: string | null;
  now: Date;
}

/**
 * Inserts versions into a workspace; items that it already has stay unchanged. Returns the ids of the new rows by item
 * id.
 */
export async function insertArticles(
  tx: Tx,
  { workspaceId, versions, sharedBy, now }: NewArticles,
): Promise<Map<string, string>> {
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
    .onConflict((conflict) => conflict.columns(['workspace_id', 'item_id']).doNothing())
    .returning(['id', 'item_id'])
    .execute();
  return new Map(rows.map((row) => [row.item_id, row.id]));
}

/** Number of articles in a workspace. */
export async function countArticles(tx: Tx, workspaceId: string): Promise<number> {
  const saved = tx.selectFrom('workspace_article').select((from) => from.fn.countAll<string>().as('count'));
  return Number((await saved.where('workspace_id', '=', workspaceId).executeTakeFirstOrThrow()).count);
}

/** The workspace article ids of those items that are in a workspace, in whatever version, by item id. */
export async function findSavedArticles(
  db: Db | Tx,
  workspaceId: string,
  itemIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('workspace_article')
    .select(['id', 'item_id'])
    .where('workspace_id', '=', workspaceId)
    .where(sql<boolean>`item_id = any(${[...itemIds]}::bigint[])`)
    .execute();
  return new Map(rows.map((row) => [row.item_id, row.id]));
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
    .where('id', 'in', [...ids])
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
