import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '@server/db/schema';

/** Which removed places: those of one workspace, or those of own articles that were deleted at this instant. */
export type RemovedPlaces =
  | { workspaceId: string; articleIds: readonly string[]; removedBy: string }
  | { ownArticleId: string; removedAt: Date };

/** SQL condition on the table `removed_place`, alias `r`. */
export function isRemovedPlace(which: RemovedPlaces): RawBuilder<boolean> {
  return 'ownArticleId' in which
    ? sql`r.own_article_id = ${which.ownArticleId} and r.removed_at = ${which.removedAt}`
    : sql`r.workspace_id = ${which.workspaceId} and r.article_id = any(${[...which.articleIds]}::bigint[])
        and r.removed_by = ${which.removedBy}`;
}

/** Records the places that are about to be removed: articles of one workspace, or own articles in all workspaces. */
export async function recordRemoval(
  tx: Tx,
  places: { articleIds: readonly string[]; workspaceId?: string },
  by: { userId: string; now: Date },
): Promise<void> {
  const inWorkspace =
    places.workspaceId === undefined ? sql`a.own_article_id is not null` : sql`a.workspace_id = ${places.workspaceId}`;
  await sql`
    insert into removed_place (workspace_id, item_id, item_version, own_article_id, title, shared_by, created_at,
      section_ids, removed_by, removed_at)
    select a.workspace_id, a.item_id, a.item_version, a.own_article_id, a.title, a.shared_by, a.created_at,
      coalesce((select array_agg(s.section_id) from workspace_section_article s
        where s.workspace_id = a.workspace_id and s.article_id = a.article_id), '{}'),
      ${by.userId}, ${by.now}
    from workspace_article a
    where a.article_id = any(${[...places.articleIds]}::bigint[]) and ${inWorkspace}
    on conflict (workspace_id, article_id) do update set
      item_version = excluded.item_version, title = excluded.title, shared_by = excluded.shared_by,
      created_at = excluded.created_at, section_ids = excluded.section_ids, removed_by = excluded.removed_by,
      removed_at = excluded.removed_at`.execute(tx);
}

/** The workspaces to which places would be put back, in the order of their ids. */
export async function workspacesOfRemoved(tx: Tx, which: RemovedPlaces): Promise<string[]> {
  const { rows } = await sql<{ workspace_id: string }>`
    select distinct r.workspace_id from removed_place r where ${isRemovedPlace(which)} order by 1`.execute(tx);
  return rows.map((row) => row.workspace_id);
}

/** The own articles among removed places of a workspace. */
export async function ownArticlesOfRemoved(tx: Tx, which: RemovedPlaces): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.own_article_id as id from removed_place r
    where ${isRemovedPlace(which)} and r.own_article_id is not null order by 1`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function deleteRemoved(tx: Tx, which: RemovedPlaces): Promise<void> {
  await sql`delete from removed_place r where ${isRemovedPlace(which)}`.execute(tx);
}

/** Deletes at most `limit` records of places that were removed before an instant. */
export const pruneRemovedPlaces = (before: Date, limit: number) => sql`
  delete from removed_place where (workspace_id, article_id) in (
    select workspace_id, article_id from removed_place where removed_at < ${before}
    order by removed_at limit ${limit} for update skip locked)`;
