import { analyzeArticle } from '@server/engine/analyzer/analyzeArticle';
import { noMetadata, type ArticleText } from '@server/engine/analyzer/articleText';
import { toTsvector } from '@server/engine/analyzer/tsvector';
import type { Db, Tx } from '@server/db/schema';

interface StoredArticle {
  headline: string;
  body?: string;
  sourceId?: string;
  /** The department whose channel it comes from; a provider's source otherwise. */
  departmentId?: string;
  language?: string;
  published?: Date;
}

export async function addSource(db: Db, id: string, departmentId: string | null = null) {
  const type = departmentId === null ? ('PUBLICATION' as const) : ('CHANNEL' as const);
  await db.insertInto('source').values({ id, name: id, type, department_id: departmentId }).execute();
}

/** Stores an article, or a new version of the one with the same `guid`, and queues it for matching. */
export async function storeArticle(db: Db | Tx, article: StoredArticle, guid: string = article.headline) {
  const sourceId = article.sourceId ?? 'wire';
  const published = article.published ?? new Date();
  const language = article.language ?? 'en';
  const text: ArticleText = {
    headline: article.headline,
    summary: '',
    body: article.body ?? '',
    author: [],
    publication: sourceId,
    ...noMetadata(),
    category: null,
    language,
    source: { id: sourceId, name: sourceId, packageIds: [] },
    departmentId: article.departmentId ?? null,
    published: published.toISOString(),
  };
  const item = await db
    .insertInto('item')
    .values({ source_id: sourceId, guid, department_id: article.departmentId ?? null })
    .onConflict((conflict) =>
      conflict.columns(['source_id', 'guid']).doUpdateSet((row) => ({
        latest_version: row('item.latest_version', '+', 1),
      })),
    )
    .returning(['id', 'latest_version'])
    .executeTakeFirstOrThrow();
  await db.updateTable('item_version').set({ is_latest: false }).where('item_id', '=', item.id).execute();
  await db
    .insertInto('item_version')
    .values({
      item_id: item.id,
      version: item.latest_version,
      source_id: sourceId,
      department_id: article.departmentId ?? null,
      published,
      headline: text.headline,
      body_text: text.body,
      language,
      content_hash: Buffer.from(text.headline),
      vector: toTsvector(analyzeArticle(text)),
    })
    .execute();
  const queued = { item_id: item.id, version: item.latest_version, department_id: article.departmentId ?? null };
  await db.insertInto('match_queue').values(queued).execute();
  return item.id;
}
