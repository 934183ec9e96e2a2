import { sql } from 'kysely';
import type { StoredAttachment } from '@server/db/columnTypes';
import type { Db } from '@server/db/schema';

/** An own article that is published in a channel, or was until `withdrawnAt`. */
export interface OutgoingRow {
  articleId: string;
  itemId: string;
  itemVersion: number;
  headline: string;
  description: string;
  bodyHtml: string;
  language: string;
  keywords: string[];
  categoryName: string | null;
  imageUrl: string | null;
  document: string;
  attachments: StoredAttachment[];
  published: Date;
  /** Of the published version, or of the withdrawal. */
  changed: Date;
  withdrawnAt: Date | null;
}

interface OutgoingQuery {
  sourceId: string;
  limit: number;
  /** Earlier withdrawals aren't reported any more. */
  withdrawnSince: Date;
}

/**
 * The own articles in a channel that changed last, and those that were withdrawn, newest first. What others pushed into
 * the channel isn't among them: it is theirs.
 */
export async function outgoingArticles(db: Db, { sourceId, limit, withdrawnSince }: OutgoingQuery) {
  const { rows } = await sql<OutgoingRow>`
    with present as (
      select p.article_id, p.item_id, p.withdrawn_at, coalesce(v.updated, v.published) as changed, o.published_version as version
      from publication p
      join own_article o on o.id = p.article_id
      join item_version v on v.item_id = p.item_id and v.is_latest
      where p.source_id = ${sourceId} and p.withdrawn_at is null
      order by changed desc, p.article_id desc limit ${limit}
    ), withdrawn as (
      select p.article_id, p.item_id, p.withdrawn_at, p.withdrawn_at as changed, o.latest_version as version
      from publication p join own_article o on o.id = p.article_id
      where p.source_id = ${sourceId} and p.withdrawn_at >= ${withdrawnSince}
      order by changed desc, p.article_id desc limit ${limit}
    ), chosen as (select * from present union all select * from withdrawn)
    select c.article_id as "articleId", c.item_id as "itemId", i.latest_version as "itemVersion", w.headline, w.description,
      w.body_html as "bodyHtml", w.language, w.keywords, category.content_name as "categoryName", v.image_url as "imageUrl",
      w.document, w.attachments, v.published, c.changed, c.withdrawn_at as "withdrawnAt"
    from chosen c
    join item i on i.id = c.item_id
    join item_version v on v.item_id = i.id and v.version = i.latest_version
    join own_article_version w on w.article_id = c.article_id and w.version = c.version
    left join content_category category on category.id = w.category_id
    order by c.changed desc, c.article_id desc`.execute(db);
  return rows;
}
