import { sql } from 'kysely';
import type { Tx } from '@server/db/schema';
import type { MailArticle } from '@server/engine/mail/articleLines';
import { otherPublications } from '@server/articles/stories/otherPublications';
import { visibleStory } from '@server/articles/stories/visibleStory';

export interface EditionArticle extends MailArticle {
  itemId: string;
  version: number;
  language: string | null;
}

export interface MatchWindow {
  topicId: string;
  topicRevision: string;
  /** Stories are computed from the sources that this department can see. */
  departmentId: string;
  /**
   * Half-open range of transaction ids, `from` included and `through` excluded. Matches are ordered by commit, not by
   * time.
   */
  from: string;
  through: string;
  limit: number;
}

/**
 * Returns the articles that started to match in the window: newest first, one per story, at most `limit`. `total`
 * counts all stories in the window.
 */
export async function editionArticles(
  tx: Tx,
  window: MatchWindow,
): Promise<{ articles: EditionArticle[]; total: number }> {
  const { departmentId } = window;
  const { rows } = await sql<Omit<EditionArticle, 'path'> & { total: string }>`
    with matched_version as (
      select i.id as item_id, v.version, v.headline, v.summary, v.publication, v.published, v.image_url, v.language,
        ${visibleStory('i', departmentId)} as story_id
      from topic_match m
      join item i on i.id = m.item_id
      join item_version v on v.item_id = i.id and v.is_latest
      -- A backfill of an edited query that runs at this moment also stores matches with a greater revision.
      where m.topic_id = ${window.topicId} and m.topic_revision >= ${window.topicRevision}
        and m.tx >= ${window.from}::xid8 and m.tx < ${window.through}::xid8
    ),
    matched as (
      select distinct on (coalesce('s' || story_id, 'i' || item_id)) * from matched_version
      order by coalesce('s' || story_id, 'i' || item_id), published desc, item_id desc
    ),
    shown as (
      select *, count(*) over () as total from matched order by published desc, item_id desc limit ${window.limit}
    )
    select item_id as "itemId", version, headline, summary, publication, published, image_url as "imageUrl", language, total,
      -- Other sources of the same story that the department can see, matched or not.
      ${otherPublications('shown', departmentId)} as "alsoIn"
    from shown order by published desc, item_id desc`.execute(tx);
  return {
    articles: rows.map(({ total: _total, ...article }) => ({
      ...article,
      path: `/topic-article/${article.itemId}/${article.version}/${window.topicId}`,
    })),
    total: Number(rows[0]?.total ?? 0),
  };
}
