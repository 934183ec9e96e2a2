import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { analyzeArticle } from '@server/engine/analyzer/analyzeArticle';
import { metadataFields, type ArticleText } from '@server/engine/analyzer/articleText';
import { toTsvector } from '@server/engine/analyzer/tsvector';

/** Stores an article as a new item, or as a new version of an item. Returns the item's id. */
export async function storeArticle(pool: Pool, article: ArticleText, ofItem?: string): Promise<string> {
  const { source, category } = article;
  await pool.query(
    `insert into source (id, department_id, name, type) values ($1, $2, $3, 'PUBLICATION') on conflict (id) do nothing`,
    [source.id, article.departmentId, source.name],
  );
  if (category !== null) {
    await pool.query(
      'insert into content_category (id, content_name, position) values ($1, $2, 1) on conflict (id) do nothing',
      [category.id, category.name],
    );
  }
  const itemId = ofItem ?? (await newItem(pool, article));
  const replaced = await pool.query<{ version: number }>(
    'update item_version set is_latest = false where item_id = $1 and is_latest returning version',
    [itemId],
  );
  const version = (replaced.rows[0]?.version ?? 0) + 1;
  const metadata = Object.fromEntries(metadataFields.map((field) => [field, article[field]]));
  const hash = createHash('sha256').update(article.body).digest();
  const analyzed = analyzeArticle(article);
  await pool.query(
    `insert into item_version (item_id, version, source_id, department_id, published, headline, summary, body_text,
       author, publication, language, category_id, metadata, word_count, content_hash, vector, received_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16::tsvector, clock_timestamp())`,
    [
      itemId,
      version,
      source.id,
      article.departmentId,
      article.published,
      article.headline,
      article.summary,
      article.body,
      article.author,
      article.publication,
      article.language ?? 'en',
      category?.id ?? null,
      JSON.stringify(metadata),
      analyzed.words,
      hash,
      toTsvector(analyzed),
    ],
  );
  await pool.query('update item set latest_version = $2 where id = $1', [itemId, version]);
  return itemId;
}

async function newItem(pool: Pool, article: ArticleText): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    'insert into item (source_id, department_id, guid) values ($1, $2, gen_random_uuid()::text) returning id',
    [article.source.id, article.departmentId],
  );
  return rows[0]?.id ?? '';
}
