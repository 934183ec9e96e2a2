import { sql } from 'kysely';
import type { Db, Tx } from '@server/db/schema';
import { isRemovedPlace, type RemovedPlaces } from '../contents/removedPlaces';

/** The sections of a workspace, siblings in their order, each with its number of articles. */
export async function listSections(db: Db | Tx, workspaceId: string) {
  return db
    .selectFrom('workspace_section as s')
    .select(['s.id', 's.parent_id', 's.name', 's.description'])
    .select(
      sql<number>`(select count(*)::integer from workspace_section_article sa where sa.section_id = s.id)`.as(
        'articles',
      ),
    )
    .where('s.workspace_id', '=', workspaceId)
    .orderBy('s.position')
    .orderBy('s.id')
    .execute();
}

export type SectionRow = Awaited<ReturnType<typeof listSections>>[number];

/** Inserts a section after its siblings. The position follows the greatest one, because deletions leave gaps. */
export async function insertSection(
  tx: Tx,
  section: { workspaceId: string; parentId: string | null; name: string; description: string },
): Promise<string> {
  const { workspaceId, parentId, ...texts } = section;
  const position = sql<number>`(select coalesce(max(position) + 1, 0) from workspace_section
    where workspace_id = ${workspaceId} and parent_id is not distinct from ${parentId}::bigint)`;
  const { id } = await tx
    .insertInto('workspace_section')
    .values({ workspace_id: workspaceId, parent_id: parentId, ...texts, position })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function changeSection(
  tx: Tx,
  id: string,
  change: { name?: string; description?: string; parent_id?: string | null },
): Promise<void> {
  await tx.updateTable('workspace_section').set(change).where('id', '=', id).execute();
}

/** Deletes a section and its subsections; their articles stay in the workspace. */
export async function removeSection(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('workspace_section').where('id', '=', id).execute();
}

/** Sets the positions of sections to this order. */
export async function orderSections(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    update workspace_section as s set position = wanted.number - 1
    from unnest(${[...ids]}::bigint[]) with ordinality as wanted (id, number)
    where s.id = wanted.id and s.position is distinct from wanted.number - 1`.execute(tx);
}

/** Returns which of these articles are in the workspace, and locks them until the transaction ends. */
export async function lockArticles(tx: Db | Tx, workspaceId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('workspace_article')
    .select('article_id')
    .where('workspace_id', '=', workspaceId)
    .where('article_id', 'in', [...ids])
    .forKeyShare()
    .execute();
  return rows.map(({ article_id: id }) => id);
}

/** Appends articles to a section; returns how many were not in it before. */
export async function addToSection(
  tx: Tx,
  workspaceId: string,
  sectionId: string,
  articleIds: readonly string[],
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into workspace_section_article (workspace_id, section_id, article_id, position)
    select ${workspaceId}, ${sectionId}, wanted.id, wanted.number
      + (select coalesce(max(position), -1) from workspace_section_article where section_id = ${sectionId})
    from unnest(${[...articleIds]}::bigint[]) with ordinality as wanted (id, number)
    on conflict do nothing`.execute(tx);
  return Number(numAffectedRows);
}

/** Appends articles that are put back into a workspace to the sections in which they were, if those exist. */
export async function restoreInSections(tx: Tx, which: RemovedPlaces): Promise<void> {
  await sql`
    insert into workspace_section_article (workspace_id, section_id, article_id, position)
    select r.workspace_id, s.id, r.article_id, (
      select coalesce(max(position) + 1, 0) from workspace_section_article where section_id = s.id)
    from removed_place r
    join workspace_section s on s.id = any (r.section_ids) and s.workspace_id = r.workspace_id
    join workspace_article a on a.workspace_id = r.workspace_id and a.article_id = r.article_id
    where ${isRemovedPlace(which)}
    on conflict do nothing`.execute(tx);
}

export async function removeFromSection(
  tx: Tx,
  workspaceId: string,
  sectionId: string,
  articleIds: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('workspace_section_article')
    .where('workspace_id', '=', workspaceId)
    .where('section_id', '=', sectionId)
    .where('article_id', 'in', [...articleIds])
    .execute();
}

export async function emptySection(tx: Tx, sectionId: string): Promise<void> {
  await tx.deleteFrom('workspace_section_article').where('section_id', '=', sectionId).execute();
}

/** The article ids of each section of a workspace, in their order, by section id. */
export async function articlesBySection(db: Db | Tx, workspaceId: string): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('workspace_section_article')
    .select(['section_id', sql<string[]>`array_agg(article_id::text order by position, article_id)`.as('articles')])
    .where('workspace_id', '=', workspaceId)
    .groupBy('section_id')
    .execute();
  return new Map(rows.map(({ section_id, articles }) => [section_id, articles]));
}

/** Ids of the newest articles of a workspace that are in no section. */
export async function articlesWithoutSection(db: Db, workspaceId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('workspace_article as a')
    .select('a.article_id')
    .where('a.workspace_id', '=', workspaceId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('workspace_section_article as s')
            .select('s.article_id')
            .whereRef('s.workspace_id', '=', 'a.workspace_id')
            .whereRef('s.article_id', '=', 'a.article_id'),
        ),
      ),
    )
    .orderBy('a.created_at', 'desc')
    .orderBy('a.sequence_number', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ article_id: id }) => id);
}

/** Sets the positions of a section's articles to this order. */
export async function orderArticles(tx: Tx, sectionId: string, ids: readonly string[]): Promise<void> {
  await sql`
    update workspace_section_article as s set position = wanted.number - 1
    from unnest(${[...ids]}::bigint[]) with ordinality as wanted (id, number)
    where s.section_id = ${sectionId} and s.article_id = wanted.id
      and s.position is distinct from wanted.number - 1`.execute(tx);
}
