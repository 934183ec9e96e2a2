import { sql } from 'kysely';
import { limits } from '@contract/limits';
import type { WorkspaceFilter } from '@contract/workspaceFilter';
import type { WorkspaceSort } from '@contract/workspaceArticles';
import { contains } from '@server/db/caseFold';
import type { Db, Tx } from '@server/db/schema';
import { articlesWithoutSection } from '../sections/repository';

interface ArticleQuery {
  workspaceId: string;
  filter: WorkspaceFilter;
  sort: WorkspaceSort;
  /** The number of articles to skip; `newsletter` for all that are in a section, and the newest others. */
  start: number | 'newsletter';
  limit: number;
}

/** A page of a workspace's articles, and the total number that match the filter. */
export async function listArticles(db: Db, { workspaceId, filter, sort, start, limit }: ArticleQuery) {
  const found = filteredArticles(db, workspaceId, filter);
  const { total } = await found.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow();
  // Select the ids of the page first, so that the texts of thousands of articles aren't read to show ten.
  const others = start === 'newsletter' ? await articlesWithoutSection(db, workspaceId, limit) : null;
  const page = filteredArticles(db, workspaceId, filter)
    .select('a.article_id')
    .$call((query) =>
      sort === 'title_asc'
        ? query.orderBy(sql`lower(a.title)`).orderBy('a.sequence_number')
        : query.orderBy('a.created_at', 'desc').orderBy('a.sequence_number', 'desc'),
    )
    .$call((query) =>
      start === 'newsletter'
        ? query.where((article) =>
            article.or([
              article('a.article_id', '=', sql<string>`any(${others ?? []}::bigint[])`),
              article.exists(
                article
                  .selectFrom('workspace_section_article as s')
                  .select('s.article_id')
                  .whereRef('s.workspace_id', '=', 'a.workspace_id')
                  .whereRef('s.article_id', '=', 'a.article_id'),
              ),
            ]),
          )
        : query.offset(start).limit(limit),
    );
  const ids = (await page.execute()).map(({ article_id: id }) => id);
  const rows = await readArticles(db, workspaceId, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { rows: ids.map((id) => byId.get(id)).filter((row) => row !== undefined), total };
}

/** All articles of a workspace that match a filter, the newest first, with what decides which actions apply to them. */
export function listSelectable(db: Db, workspaceId: string, filter: WorkspaceFilter) {
  return filteredArticles(db, workspaceId, filter)
    .leftJoin('own_article as o', 'o.id', 'a.own_article_id')
    .select([
      'a.article_id as id',
      'a.title',
      'a.item_version',
      'o.author_id',
      'o.latest_version as own_version',
      'o.published_version',
    ])
    .orderBy('a.created_at', 'desc')
    .orderBy('a.sequence_number', 'desc')
    .limit(limits.workspaceArticles)
    .execute();
}

function filteredArticles(db: Db, workspaceId: string, { title, groups, sharedBy }: WorkspaceFilter) {
  return db
    .selectFrom('workspace_article as a')
    .where('a.workspace_id', '=', workspaceId)
    .$if(title !== '', (query) => query.where(contains(sql`a.title`, title)))
    .$if(sharedBy.length > 0, (query) => query.where('a.shared_by', 'in', sharedBy))
    .$if(groups.length > 0, (query) =>
      query.where((article) =>
        article.exists(
          article
            .selectFrom('workspace_section_article as s')
            .select('s.article_id')
            .whereRef('s.workspace_id', '=', 'a.workspace_id')
            .whereRef('s.article_id', '=', 'a.article_id')
            .where('s.section_id', 'in', groups),
        ),
      ),
    );
}

/** Reads articles of a workspace by id, in no particular order: items as they were saved, own articles as they are now. */
export async function readArticles(db: Db | Tx, workspaceId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('workspace_article as a')
    .leftJoin('item as i', 'i.id', 'a.item_id')
    .leftJoin('item_version as v', (join) =>
      join.onRef('v.item_id', '=', 'a.item_id').onRef('v.version', '=', 'a.item_version'),
    )
    .leftJoin('own_article as o', 'o.id', 'a.own_article_id')
    .leftJoin('own_article_version as w', (join) =>
      join.onRef('w.article_id', '=', 'o.id').onRef('w.version', '=', 'o.latest_version'),
    )
    .leftJoin('department as d', 'd.id', 'o.department_id')
    .leftJoin('user_account as u', 'u.id', 'a.shared_by')
    .where('a.workspace_id', '=', workspaceId)
    .where('a.article_id', 'in', [...ids])
    .select([
      'a.article_id',
      'a.title',
      'a.created_at',
      'a.shared_by',
      'i.latest_version',
      'v.version as item_version',
      'v.published',
      'v.image_url',
      'v.withdrawn_at',
      'o.id as own_article_id',
      'o.author_id',
      'o.latest_version as own_version',
      'o.published_version',
      'o.first_published_at',
      'w.saved_at',
      'w.attachments',
      'u.given_name',
      'u.sur_name',
      sql<string>`coalesce(v.publication, d.name)`.as('publication'),
      sql<number>`(select count(*)::integer from workspace_comment c
        where c.workspace_id = a.workspace_id and c.article_id = a.article_id)`.as('comments'),
      sql<string>`case
        when coalesce(v.summary, w.description) <> '' then coalesce(v.summary, w.description)
        else left(coalesce(v.body_text, w.body_text), ${limits.workspaceDescription}) end`.as('description'),
    ])
    .execute();
  return rows.map((row) => ({ ...row, id: row.article_id }));
}

export type ArticleRow = Awaited<ReturnType<typeof readArticles>>[number];

/** The sections of each article of a workspace, ordered by name. */
export async function sectionsOf(
  db: Db,
  workspaceId: string,
  articleIds: readonly string[],
): Promise<Map<string, { id: string; name: string }[]>> {
  const sections = new Map<string, { id: string; name: string }[]>();
  if (articleIds.length === 0) return sections;
  const rows = await db
    .selectFrom('workspace_section_article as sa')
    .innerJoin('workspace_section as s', 's.id', 'sa.section_id')
    .select(['sa.article_id', 's.id', 's.name'])
    .where('sa.workspace_id', '=', workspaceId)
    .where('sa.article_id', 'in', [...articleIds])
    .orderBy(sql`lower(s.name)`)
    .orderBy('s.id')
    .execute();
  for (const { article_id, id, name } of rows) {
    sections.set(article_id, [...(sections.get(article_id) ?? []), { id, name }]);
  }
  return sections;
}
