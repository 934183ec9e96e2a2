import { sql } from 'kysely';
import type { ArticleFlag } from '@contract/workspaceArticles';
import type { Db, Tx } from '@server/db/schema';

/** The flags that a department set, by article id. */
export async function flagsOf(
  db: Db,
  departmentId: string,
  articleIds: readonly string[],
): Promise<Map<string, ArticleFlag[]>> {
  if (articleIds.length === 0) return new Map();
  return byArticle(
    await flagsIn(db, departmentId)
      .where('article_id', 'in', [...articleIds])
      .execute(),
  );
}

/** Like `flagsOf`, of all articles in a workspace. */
export async function flagsOfWorkspace(
  db: Db,
  departmentId: string,
  workspaceId: string,
): Promise<Map<string, ArticleFlag[]>> {
  const placed = db.selectFrom('workspace_article').select('article_id').where('workspace_id', '=', workspaceId);
  return byArticle(await flagsIn(db, departmentId).where('article_id', 'in', placed).execute());
}

const flagsIn = (db: Db, departmentId: string) =>
  db
    .selectFrom('article_flag')
    .select(['article_id', 'flag'])
    .where('department_id', '=', departmentId)
    .orderBy('flag');

function byArticle(rows: readonly { article_id: string; flag: ArticleFlag }[]): Map<string, ArticleFlag[]> {
  const flags = new Map<string, ArticleFlag[]>();
  for (const { article_id: id, flag } of rows) flags.set(id, [...(flags.get(id) ?? []), flag]);
  return flags;
}

interface FlagChange {
  departmentId: string;
  workspaceId: string;
  flag: ArticleFlag;
  articleIds: readonly string[];
}

/** Sets a flag of articles in a workspace; returns the ids of those that it holds. */
export async function setFlag(tx: Tx, change: FlagChange, userId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with placed as (
      select item_id, own_article_id, article_id from workspace_article
      where workspace_id = ${change.workspaceId} and article_id = any(${[...change.articleIds]}::bigint[])
    ), flagged as (
      insert into article_flag (department_id, flag, item_id, own_article_id, set_by, set_at)
      select ${change.departmentId}, ${change.flag}, item_id, own_article_id, ${userId}, ${now} from placed
      on conflict (department_id, article_id, flag) do nothing
    )
    select article_id as id from placed`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Removes a flag of articles. */
export async function removeFlag(tx: Tx, { departmentId, flag, articleIds }: FlagChange): Promise<void> {
  await tx
    .deleteFrom('article_flag')
    .where('department_id', '=', departmentId)
    .where('flag', '=', flag)
    .where('article_id', 'in', [...articleIds])
    .execute();
}
