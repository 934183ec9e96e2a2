import type { Edition } from '@contract/alert';
import type { Db } from '@server/db/schema';

function editions(db: Db, userId: string) {
  return db
    .selectFrom('edition as e')
    .innerJoin('topic as t', 't.id', 'e.topic_id')
    .leftJoin('mail as m', 'm.id', 'e.mail_id')
    .where('e.user_id', '=', userId);
}

const columns = [
  'e.id',
  'e.topic_id',
  't.name',
  'e.due_at',
  'e.article_count',
  'e.total',
  'm.state',
  'm.sent_at',
] as const;

/** A page of the user's editions, newest first, and the total number. */
export async function listEditions(db: Db, userId: string, start: number, limit: number) {
  const rows = await editions(db, userId)
    .select(columns)
    .orderBy('e.due_at', 'desc')
    .orderBy('e.id', 'desc')
    .offset(start)
    .limit(limit)
    .execute();
  const { total } = await editions(db, userId)
    .select((build) => build.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return { editions: rows.map(toEdition), total: Number(total) };
}

/**
 * One edition of the user with its articles in their order; undefined if it doesn't exist or belongs to someone else.
 */
export async function readEdition(db: Db, userId: string, id: string) {
  const row = await editions(db, userId).where('e.id', '=', id).select(columns).executeTakeFirst();
  if (!row) return undefined;
  const articles = await db
    .selectFrom('edition_item as i')
    .innerJoin('item_version as v', (join) =>
      join.onRef('v.item_id', '=', 'i.item_id').onRef('v.version', '=', 'i.version'),
    )
    .where('i.edition_id', '=', id)
    .select(['v.item_id', 'v.version', 'v.headline', 'v.publication', 'v.published'])
    .orderBy('i.position')
    .execute();
  return {
    edition: toEdition(row),
    articles: articles.map((article) => ({
      itemId: article.item_id,
      itemVersion: article.version,
      headline: article.headline,
      publication: article.publication,
      published: article.published.toISOString(),
    })),
  };
}

interface EditionRow {
  id: string;
  topic_id: string;
  name: string;
  due_at: Date;
  article_count: number;
  total: number;
  state: string | null;
  sent_at: Date | null;
}

function toEdition(row: EditionRow): Edition {
  return {
    id: row.id,
    profileId: row.topic_id,
    topicName: row.name,
    dueAt: row.due_at.toISOString(),
    articleCount: row.article_count,
    total: row.total,
    // An edition has no mail if the address had bounced.
    mailState: row.state ?? 'none',
    sentAt: row.sent_at?.toISOString() ?? null,
  };
}
