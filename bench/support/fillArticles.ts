import type { Pool } from 'pg';
import { analyzeArticle } from '@server/engine/analyzer/analyzeArticle';
import type { ArticleText } from '@server/engine/analyzer/articleText';
import { toTsvector } from '@server/engine/analyzer/tsvector';

const statement = `
  with arrived as (
    select * from unnest($1::text[], $2::timestamptz[], $3::text[], $4::text[], $5::text[], $6::text[], $7::jsonb[], $8::int[], $9::text[])
      as a(source_id, published, headline, summary, body_text, publication, metadata, word_count, vector)
  ),
  items as (
    insert into item (source_id, guid) select source_id, gen_random_uuid()::text from arrived returning id
  ),
  numbered_items as (select id, row_number() over (order by id) as place from items),
  numbered as (select *, row_number() over (order by published) as place from arrived)
  insert into item_version (item_id, version, source_id, published, headline, summary, body_text, publication, language,
    metadata, word_count, content_hash, vector)
  select i.id, 1, n.source_id, n.published, n.headline, n.summary, n.body_text, n.publication, 'en', n.metadata,
    n.word_count, ''::bytea, n.vector::tsvector
  from numbered n join numbered_items i using (place)`;

/** Stores a batch of articles, oldest first, as new items of existing sources. */
export async function storeBatch(pool: Pool, articles: readonly ArticleText[]): Promise<void> {
  const analyzed = articles.map(analyzeArticle);
  await pool.query(statement, [
    articles.map((one) => one.source.id),
    articles.map((one) => one.published),
    articles.map((one) => one.headline),
    articles.map((one) => one.summary),
    articles.map((one) => one.body),
    articles.map((one) => one.publication),
    articles.map((one) => JSON.stringify({ organization: one.organization })),
    analyzed.map((one) => one.words),
    analyzed.map(toTsvector),
  ]);
}

/** Puts three of ten articles into stories of three. */
const tellStories = `
  with tellers as (select id, (id / 10)::int as story from item where id % 10 < 3 and story_id is null),
  made as (insert into story (created_at) select now() from (select distinct story from tellers) told returning id),
  numbered_made as (select id, row_number() over (order by id) as place from made),
  numbered as (select story, row_number() over (order by story) as place from (select distinct story from tellers) told)
  update item i set story_id = m.id
  from tellers t join numbered n using (story) join numbered_made m using (place) where i.id = t.id`;

/** Stores many articles and builds the word index afterwards, which is faster than maintaining it. */
export async function fillArticles(
  pool: Pool,
  articles: Iterable<ArticleText>,
  count: number,
  say: (line: string) => void = () => undefined,
): Promise<void> {
  const { rows } = await pool.query<{ made: string }>(
    `select pg_get_indexdef('item_version_vector'::regclass) as made`,
  );
  await pool.query('drop index item_version_vector');
  const sources = new Set<string>();
  let batch: ArticleText[] = [];
  let stored = 0;
  for (const article of articles) {
    if (!sources.has(article.source.id)) {
      sources.add(article.source.id);
      const values = [article.source.id, article.source.name];
      await pool.query(
        `insert into source (id, name, type) values ($1, $2, 'PUBLICATION') on conflict do nothing`,
        values,
      );
    }
    batch.push(article);
    if (batch.length < 500 && stored + batch.length < count) continue;
    await storeBatch(pool, batch);
    stored += batch.length;
    batch = [];
    if (stored % 10_000 === 0) say(`${stored} of ${count} stored`);
    if (stored >= count) break;
  }
  await pool.query(tellStories);
  await pool.query(rows[0]?.made ?? '');
  await pool.query('vacuum analyze item_version, item');
}
