import { sql } from 'kysely';
import type { Db } from '@server/db/schema';
import type { Caller } from '@server/http/caller';

/** Own articles of a department whose newest version attaches an article, and whether the caller sees them. */
export async function refereesOf(db: Db, caller: Caller, articleId: string) {
  const attached = JSON.stringify([{ itemId: articleId }]);
  return db
    .selectFrom('own_article as o')
    .innerJoin('own_article_version as w', (join) =>
      join.onRef('w.article_id', '=', 'o.id').onRef('w.version', '=', 'o.latest_version'),
    )
    .select(['o.id', 'w.headline as title', isSeen(caller).as('is_seen')])
    .where('o.department_id', '=', caller.departmentId)
    .where('o.trashed_at', 'is', null)
    .where(sql<boolean>`w.attachments @> ${attached}::jsonb`)
    .orderBy('w.headline')
    .orderBy('o.id')
    .execute();
}

/** The workspaces of a department that hold an article, and whether the caller sees them. */
export async function workspacesWith(db: Db, caller: Caller, articleId: string) {
  return db
    .selectFrom('workspace_article as a')
    .innerJoin('workspace as w', 'w.id', 'a.workspace_id')
    .leftJoin('user_group as g', 'g.id', 'w.group_id')
    .select(['w.id', 'g.name', isVisible(caller).as('is_seen')])
    .where('a.article_id', '=', articleId)
    .where('w.department_id', '=', caller.departmentId)
    .orderBy(sql`g.name nulls first`)
    .orderBy('w.id')
    .execute();
}

/** The versions of an own article, newest first. */
export async function versionsOf(db: Db, articleId: string) {
  return db
    .selectFrom('own_article_version as v')
    .leftJoin('user_account as u', 'u.id', 'v.saved_by')
    .select(['v.version', 'v.saved_at as saved'])
    .select(sql<string>`trim(concat(u.given_name, ' ', u.sur_name))`.as('savedBy'))
    .where('v.article_id', '=', articleId)
    .orderBy('v.version', 'desc')
    .execute();
}

/** The names of the channels and topics where an own article is published at present. */
export async function publicationNames(db: Db, articleId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select s.name from publication p join source s on s.id = p.source_id
    where p.article_id = ${articleId} and p.withdrawn_at is null and s.type <> 'TOPICS'
    union all
    select t.name from publication_topic p join topic t on t.id = p.topic_id where p.article_id = ${articleId}
    order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** SQL: whether the caller sees the workspace `w`. */
const isVisible = ({ userId }: Caller) =>
  sql<boolean>`(w.user_id = ${userId} or exists (
    select from user_group_member m where m.group_id = w.group_id and m.user_id = ${userId}))`;

/** SQL: whether a workspace that the caller sees holds the own article `o`. */
const isSeen = ({ userId }: Caller) =>
  sql<boolean>`exists (
    select from workspace_article a join workspace s on s.id = a.workspace_id
    where a.own_article_id = o.id and (s.user_id = ${userId} or exists (
      select from user_group_member m where m.group_id = s.group_id and m.user_id = ${userId})))`;
