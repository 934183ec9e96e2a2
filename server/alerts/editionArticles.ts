import { sql, type RawBuilder } from 'kysely';
import { summaryOf } from '@server/engine/feeds/plainText';
import type { Tx } from '@server/db/schema';
import type { MailArticle } from '@server/engine/mail/articleLines';
import { ownGuidPrefix } from '@server/articles/items/ingest';
import { otherPublications } from '@server/articles/stories/otherPublications';
import { visibleStory } from '@server/articles/items/visibleStory';

export interface EditionArticle extends MailArticle {
  itemId: string;
  version: number;
  language: string | null;
}

interface MatchWindow {
  topicId: string;
  topicRevision: string;
  /** Stories are computed from the sources that this department can see. */
  departmentId: string;
  /** The subscriber. */
  userId: string;
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
  const { rows } = await sql<Omit<EditionArticle, 'path'> & { total: string; isRevocable: boolean }>`
    with matched_version as (
      select i.id as item_id, v.version, v.headline, v.summary, v.publication, v.published, v.image_url, v.language,
        ${visibleStory('i', departmentId)} as story_id, s.publish_only as is_revocable
      from topic_match m
      join item i on i.id = m.item_id
      join source s on s.id = i.source_id
      join item_version v on v.item_id = i.id and v.is_latest
      -- A backfill of an edited query that runs at this moment also stores matches with a greater revision.
      where m.topic_id = ${window.topicId} and m.topic_revision >= ${window.topicRevision}
        and m.tx >= ${window.from}::xid8 and m.tx < ${window.through}::xid8
        -- An own article that is published in another channel too began to match when its first item did. The pattern is
        -- written out, so that the partial index is used.
        and not exists (
          select from item other
          join topic_match earlier on earlier.topic_id = m.topic_id and earlier.item_id = other.id
          where other.guid like ${sql.lit(`${ownGuidPrefix}%`)} and other.guid = i.guid and other.id <> i.id
            and other.department_id = i.department_id and earlier.tx < ${window.from}::xid8)
        and not ${wasAlerted(window)}
    ),
    matched as (
      select distinct on (coalesce('s' || story_id, 'i' || item_id)) * from matched_version
      order by coalesce('s' || story_id, 'i' || item_id), published desc, item_id desc
    ),
    shown as (
      select *, count(*) over () as total from matched order by published desc, item_id desc limit ${window.limit}
    )
    select item_id as "itemId", version, headline, summary, publication, published, image_url as "imageUrl", language, total,
      is_revocable as "isRevocable",
      -- Other sources of the same story that the department can see, matched or not.
      ${otherPublications('shown', departmentId)} as "alsoIn"
    from shown order by published desc, item_id desc`.execute(tx);
  const withdrawn = await withdrawnMeanwhile(
    tx,
    rows.filter(({ isRevocable }) => isRevocable),
  );
  const left = rows.filter(({ itemId }) => !withdrawn.has(itemId));
  return {
    articles: left.map(({ total: _total, isRevocable: _isRevocable, ...article }) => ({
      ...article,
      summary: summaryOf(article.summary),
      path: `/topic-article/${article.itemId}/${article.version}/${window.topicId}`,
    })),
    total: Number(rows[0]?.total ?? 0) - withdrawn.size,
  };
}

/**
 * Whether an earlier edition of the subscription has the article already. Withdrawing an article deletes its matches, so
 * that it begins to match again when it is published again, or in another channel: as the same item, or as another one
 * with the same guid.
 */
const wasAlerted = ({ userId, topicId }: MatchWindow) => {
  const sent = (sameArticle: RawBuilder<boolean>) => sql<boolean>`exists (
    select from edition e
    join edition_item shown on shown.edition_id = e.id
    join item same on same.id = shown.item_id
    where e.user_id = ${userId} and e.topic_id = ${topicId} and ${sameArticle})`;
  const sameGuid = sql<boolean>`same.guid = i.guid and same.department_id = i.department_id`;
  const wasWithdrawn = sql<boolean>`exists (
    select from item_version w where w.item_id = i.id and w.withdrawn_at is not null)`;
  return sql<boolean>`(starts_with(i.guid, ${ownGuidPrefix}) and ${sent(sameGuid)}
    or ${wasWithdrawn} and ${sent(sql<boolean>`same.id = i.id`)})`;
};

/**
 * Locks articles of publish channels, own ones and pushed ones, against being withdrawn until the mail is queued, where
 * withdrawing finds it; returns those that were withdrawn before the lock.
 */
async function withdrawnMeanwhile(
  tx: Tx,
  revocable: readonly { itemId: string; version: number }[],
): Promise<Set<string>> {
  if (revocable.length === 0) return new Set();
  const { rows } = await sql<{ item_id: string }>`
    select v.item_id from item_version v
    where (v.item_id, v.version) in (
      select * from unnest(${revocable.map(({ itemId }) => itemId)}::bigint[], ${revocable.map(({ version }) => version)}::int[]))
      and v.withdrawn_at is null
    order by v.item_id for share`.execute(tx);
  const present = new Set(rows.map((row) => row.item_id));
  return new Set(revocable.map(({ itemId }) => itemId).filter((itemId) => !present.has(itemId)));
}
