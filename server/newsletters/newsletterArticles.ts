import { sql } from 'kysely';
import type { Db, Tx } from '@server/db/schema';
import { summaryOf } from '@server/engine/feeds/plainText';
import type { MailArticle } from '@server/engine/mail/articleLines';
import { otherPublications } from '@server/articles/stories/otherPublications';
import { visibleStory } from '@server/articles/stories/visibleStory';

/** A workspace article with the fields that a newsletter shows. */
export interface NewsletterArticle extends MailArticle {
  /** The id of the workspace article (not of the item). */
  id: string;
  itemId: string;
  /** The story from the department's point of view; null if no other source reports it. */
  storyId: string | null;
}

/**
 * Reads workspace articles by id, in the versions that were saved. Ids that are no longer in the workspace are missing
 * in the result. Within a transaction that locks the workspace, the articles cannot change.
 */
export async function newsletterArticles(
  db: Db | Tx,
  workspace: { id: string; departmentId: string },
  ids: readonly string[],
): Promise<Map<string, NewsletterArticle>> {
  const { rows } = await sql<Omit<NewsletterArticle, 'path'> & { version: number; beginning: string }>`
    with chosen as (
      select a.id, i.id as item_id, v.version, v.headline, v.summary, v.publication, v.published, v.image_url,
        case when v.summary = '' then left(v.body_text, 1000) else '' end as beginning,
        ${visibleStory('i', workspace.departmentId)} as story_id
      from workspace_article a
      join item i on i.id = a.item_id
      join item_version v on v.item_id = a.item_id and v.version = a.item_version
      where a.workspace_id = ${workspace.id} and a.id = any(${[...ids]}::bigint[]))
    select id, item_id as "itemId", version, headline, summary, beginning, publication, published,
      image_url as "imageUrl", story_id as "storyId",
      case when story_id is null then '{}' else ${otherPublications('chosen', workspace.departmentId)} end as "alsoIn"
    from chosen`.execute(db);
  return new Map(
    rows.map(({ beginning, version, ...article }) => [
      article.id,
      {
        ...article,
        summary: article.summary === '' ? summaryOf(beginning) : article.summary,
        // A page that every user of the department may open, whatever workspaces they see.
        path: `/search-article/${article.itemId}/${String(version)}`,
      },
    ]),
  );
}
