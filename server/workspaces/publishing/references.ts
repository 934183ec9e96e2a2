import { sql } from 'kysely';
import type { UnpublishedReferencesAnswer } from '@contract/ownArticles';
import type { Db } from '@server/db/schema';
import type { Caller } from '@server/http/caller';

/**
 * The drafts that these articles attach and that the caller may publish with them: written by the caller, or in the same
 * workspace.
 */
export async function unpublishedReferences(
  db: Db,
  caller: Caller,
  workspaceId: string,
  articleIds: readonly string[],
): Promise<UnpublishedReferencesAnswer['articles']> {
  const { rows } = await sql<UnpublishedReferencesAnswer['articles'][number]>`
    select distinct o.id as "articleId", d.headline
    from workspace_article a
    join own_article parent on parent.id = a.own_article_id
    join own_article_version v on v.article_id = parent.id and v.version = parent.latest_version
    cross join lateral jsonb_array_elements(v.attachments) as attachment
    -- The id is compared as text: a document may name anything.
    join own_article o on o.id::text = attachment->>'itemId'
    join own_article_version d on d.article_id = o.id and d.version = o.latest_version
    where a.workspace_id = ${workspaceId} and a.article_id = any(${[...articleIds]}::bigint[])
      and o.department_id = ${caller.departmentId} and o.trashed_at is null
      and o.published_version is distinct from o.latest_version
      and (o.author_id = ${caller.userId} or exists (
        select from workspace_article held where held.workspace_id = ${workspaceId} and held.own_article_id = o.id))
    order by o.id`.execute(db);
  return rows;
}
