import { sql } from 'kysely';
import { limits } from '@contract/limits';
import type { WorkspaceFilter } from '@contract/workspaceFilter';
import type { WorkspaceSort } from '@contract/workspaceArticles';
import { contains } from '@server/db/caseFold';
import type { Db } from '@server/db/schema';

export interface ArticleQuery {
  workspaceId: string;
  filter: WorkspaceFilter;
  sort: WorkspaceSort;
  start: number;
  limit: number;
}

/** A page of a workspace's articles, and the total number that match the filter. */
export async function listArticles(db: Db, { workspaceId, filter, sort, start, limit }: ArticleQuery) {
  const found = filteredArticles(db, workspaceId, filter);
  const { total } = await found.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow();
  // Select the ids of the page first, so that the texts of thousands of articles aren't read to show ten.
  const page = filteredArticles(db, workspaceId, filter)
    .select('a.id')
    .$call((query) =>
      sort === 'title_asc'
        ? query.orderBy(sql`lower(a.title)`).orderBy('a.id')
        : query.orderBy('a.created_at', 'desc').orderBy('a.id', 'desc'),
    )
    .offset(start)
    .limit(limit);
  const ids = (await page.execute()).map(({ id }) => id);
  const rows = await readArticles(db, workspaceId, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { rows: ids.map((id) => byId.get(id)).filter((row) => row !== undefined), total };
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
            .whereRef('s.article_id', '=', 'a.id')
            .where('s.section_id', 'in', groups),
        ),
      ),
    );
}

/** Reads articles of a workspace by id, in no particular order. */
export async function readArticles(db: Db, workspaceId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('workspace_article as a')
    .innerJoin('item as i', 'i.id', 'a.item_id')
    .innerJoin('item_version as v', (join) =>
      join.onRef('v.item_id', '=', 'a.item_id').onRef('v.version', '=', 'a.item_version'),
    )
    .leftJoin('user_account as u', 'u.id', 'a.shared_by')
    .where('a.workspace_id', '=', workspaceId)
    .where('a.id', 'in', [...ids])
    .select([
      'a.id',
      'a.title',
      'a.created_at',
      'a.item_id',
      'a.item_version',
      'a.shared_by',
      'i.latest_version',
      'v.published',
      'v.publication',
      'v.image_url',
      'u.given_name',
      'u.sur_name',
      sql<string>`case when v.summary <> '' then v.summary else left(v.body_text, ${limits.workspaceDescription}) end`.as(
        'description',
      ),
    ])
    .execute();
}

export type ArticleRow = Awaited<ReturnType<typeof readArticles>>[number];

/** The sections of each article, ordered by name. */
export async function sectionsOf(
  db: Db,
  articleIds: readonly string[],
): Promise<Map<string, { id: string; name: string }[]>> {
  const sections = new Map<string, { id: string; name: string }[]>();
  if (articleIds.length === 0) return sections;
  const rows = await db
    .selectFrom('workspace_section_article as sa')
    .innerJoin('workspace_section as s', 's.id', 'sa.section_id')
    .select(['sa.article_id', 's.id', 's.name'])
    .where('sa.article_id', 'in', [...articleIds])
    .orderBy(sql`lower(s.name)`)
    .orderBy('s.id')
    .execute();
  for (const { article_id, id, name } of rows) {
    sections.set(article_id, [...(sections.get(article_id) ?? []), { id, name }]);
  }
  return sections;
}
