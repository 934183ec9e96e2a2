import { sql } from 'kysely';
import type { FolderKind } from '@contract/folderIds';
import { limits } from '@contract/limits';
import type { Db } from '@server/db/schema';

type FolderTotals = Readonly<Record<FolderKind, number>>;

/** The numbers of articles and files in a workspace, and of articles in the trash of a user. */
export async function countFolders(db: Db, workspaceId: string, userId: string): Promise<FolderTotals> {
  const { rows } = await sql<FolderTotals>`
    select (select count(*)::integer from workspace_article where workspace_id = ${workspaceId}) as articles,
      (select count(*)::integer from file where workspace_id = ${workspaceId} and completed_at is not null) as media,
      (select count(*)::integer from own_article where author_id = ${userId} and trashed_at is not null) as trash
  `.execute(db);
  return rows[0] ?? { articles: 0, media: 0, trash: 0 };
}

/** The articles in a user's trash, the last deleted one first. */
export function listTrash(db: Db, userId: string, { start, limit }: { start: number; limit: number }) {
  return db
    .selectFrom('own_article as o')
    .innerJoin('own_article_version as w', (join) =>
      join.onRef('w.article_id', '=', 'o.id').onRef('w.version', '=', 'o.latest_version'),
    )
    .innerJoin('department as d', 'd.id', 'o.department_id')
    .select([
      'o.id',
      'o.trashed_at',
      'o.latest_version',
      'w.headline',
      'w.saved_at',
      'w.attachments',
      'd.name as publication',
      sql<string>`case when w.description <> '' then w.description else left(w.body_text, ${limits.workspaceDescription}) end`.as(
        'description',
      ),
    ])
    .where('o.author_id', '=', userId)
    .where('o.trashed_at', 'is not', null)
    .orderBy('o.trashed_at', 'desc')
    .orderBy('o.id', 'desc')
    .offset(start)
    .limit(limit)
    .execute();
}
