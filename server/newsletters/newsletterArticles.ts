import { sql } from 'kysely';
import type { Db, Tx } from '@server/db/schema';
import type { ArticleState } from '@contract/workspaceArticles';
import { summaryOf } from '@server/engine/feeds/plainText';
import type { MailArticle } from '@server/engine/mail/articleLines';
import { otherPublications } from '@server/articles/stories/otherPublications';
import { visibleStory } from '@server/articles/items/visibleStory';
import { articleState, type OwnVersions } from '@server/workspaces/articles/articleState';

/** A workspace article with the fields that a newsletter shows. */
export interface NewsletterArticle extends MailArticle {
  /** The id of the saved item, or of the own article. */
  id: string;
  /** The item that the mail links: what was saved, or as which the own article is published; null for a draft. */
  itemId: string | null;
  state: ArticleState;
  /** The story from the department's point of view; null if no other source reports it. */
  storyId: string | null;
}

interface ChosenRow extends Omit<NewsletterArticle, 'path' | 'state'>, OwnVersions {
  version: number | null;
  beginning: string;
}

/**
 * Reads workspace articles by id: items in the versions that were saved, own articles as published or, without a
 * publication, as drafts. Ids that are no longer in the workspace are missing in the result. Within a transaction that
 * locks the workspace, the articles cannot change.
 */
export async function newsletterArticles(
  db: Db | Tx,
  workspace: { id: string; departmentId: string },
  ids: readonly string[],
): Promise<Map<string, NewsletterArticle>> {
  const { rows } = await sql<ChosenRow>`
    with chosen as (
      select a.article_id as id, i.id as item_id, v.version,
        null::integer as own_version, null::integer as published_version, v.headline, v.summary, v.publication, v.published, v.image_url,
        case when v.summary = '' then left(v.body_text, 1000) else '' end as beginning,
        ${visibleStory('i', workspace.departmentId)} as story_id
      from workspace_article a
      join item i on i.id = a.item_id
      join item_version v on v.item_id = a.item_id and v.version = a.item_version
      where a.workspace_id = ${workspace.id} and a.item_id = any(${[...ids]}::bigint[])
      union all
      select a.article_id, i.id, i.latest_version, o.latest_version, o.published_version,
        w.headline, w.description, coalesce(v.publication, d.name), coalesce(v.published, w.saved_at), v.image_url,
        case when w.description = '' then left(w.body_text, 1000) else '' end,
        case when i.id is null then null else ${visibleStory('i', workspace.departmentId)} end
      from workspace_article a
      join own_article o on o.id = a.own_article_id
      join department d on d.id = o.department_id
      join own_article_version w on w.article_id = o.id and w.version = coalesce(o.published_version, o.latest_version)
      left join lateral (
        select item_id from publication p where p.article_id = o.id and p.withdrawn_at is null order by item_id limit 1
      ) p on true
      left join item i on i.id = p.item_id
      left join item_version v on v.item_id = i.id and v.is_latest
      where a.workspace_id = ${workspace.id} and a.own_article_id = any(${[...ids]}::bigint[]))
    select id, own_version, published_version, item_id as "itemId", version, headline, summary, beginning, publication, published,
      image_url as "imageUrl", story_id as "storyId",
      case when story_id is null then '{}' else ${otherPublications('chosen', workspace.departmentId)} end as "alsoIn"
    from chosen`.execute(db);
  return new Map(
    rows.map(({ beginning, version, own_version, published_version, ...article }) => [
      article.id,
      {
        ...article,
        state: articleState({ own_version, published_version }),
        summary: summaryOf(article.summary || beginning),
        // A page that every user of the department may open, whatever workspaces they see.
        path: article.itemId === null ? '' : `/search-article/${article.itemId}/${String(version)}`,
      },
    ]),
  );
}
