import { setImmediate as sendNow } from 'node:timers/promises';
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
    metadata, word_count, content_hash, vector, received_at)
  select i.id, 1, n.source_id, n.published, n.headline, n.summary, n.body_text, n.publication, 'en', n.metadata,
    n.word_count, ''::bytea, n.vector::tsvector, case when $10 then n.published else now() end
  from numbered n join numbered_items i using (place)`;

/** When stored articles count as received: now, or at the instant at which they were published. */
type Receipt = 'now' | 'published';

/** The parameters of `statement`. */
function analyzed(articles: readonly ArticleText[], received: Receipt): unknown[] {
  const words = articles.map(analyzeArticle);
  return [
    articles.map((one) => one.source.id),
    articles.map((one) => one.published),
    articles.map((one) => one.headline),
    articles.map((one) => one.summary),
    articles.map((one) => one.body),
    articles.map((one) => one.publication),
    articles.map((one) => JSON.stringify({ organization: one.organization })),
    words.map((one) => one.words),
    words.map(toTsvector),
    received === 'published',
  ];
}

/** Stores a batch of articles, oldest first, as new items of existing sources. */
export async function storeBatch(pool: Pool, articles: readonly ArticleText[]): Promise<void> {
  await pool.query(statement, analyzed(articles, 'now'));
}

/** Stores the articles again that were stored first, at later dates, which takes a fraction of the time. */
const repeat = `
  with first as (
    select *, row_number() over (order by item_id) as place
    from (select * from item_version order by item_id offset $1 limit $2) wanted
  ),
  items as (
    insert into item (source_id, guid) select source_id, gen_random_uuid()::text from first order by place returning id
  ),
  numbered_items as (select id, row_number() over (order by id) as place from items)
  insert into item_version (item_id, version, source_id, published, received_at, headline, summary, body_text,
    publication, language, metadata, word_count, content_hash, vector)
  select i.id, 1, f.source_id, f.published + $3 * interval '1 minute', f.received_at + $3 * interval '1 minute',
    f.headline, f.summary, f.body_text, f.publication, f.language, f.metadata, f.word_count, f.content_hash, f.vector
  from first f join numbered_items i using (place)`;

/** Puts three of ten articles into stories of three. */
const groupIntoStories = `
  with members as (select id, (id / 10)::int as story from item where id % 10 < 3 and story_id is null),
  made as (insert into story (created_at) select now() from (select distinct story from members) distinct_stories returning id),
  numbered_made as (select id, row_number() over (order by id) as place from made),
  numbered as (select story, row_number() over (order by story) as place from (select distinct story from members) distinct_stories)
  update item i set story_id = m.id
  from members t join numbered n using (story) join numbered_made m using (place) where i.id = t.id`;

const wordIndex = 'item_version_vector';

/** Drops the word index and keeps its definition, so that an interrupted run can be continued. */
async function dropWordIndex(pool: Pool): Promise<void> {
  await pool.query('create table if not exists bench_dropped_index (definition text)');
  await pool.query(
    `insert into bench_dropped_index select pg_get_indexdef(to_regclass($1)) where to_regclass($1) is not null`,
    [wordIndex],
  );
  await pool.query(`drop index if exists ${wordIndex}`);
}

async function createWordIndex(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ definition: string }>('select definition from bench_dropped_index');
  const client = await pool.connect();
  try {
    await client.query(`set maintenance_work_mem = '1GB'`);
    await client.query(rows[0]?.definition ?? '');
  } finally {
    client.release(true);
  }
  await pool.query('drop table bench_dropped_index');
}

export interface FillOptions {
  say?: (line: string) => void;
  received?: Receipt;
  /** The number of different articles, which are repeated at later dates. Default: all are different. */
  distinct?: number;
  /** Milliseconds since the epoch: no batch begins later, and another run continues. */
  until?: number;
}

/**
 * Stores many articles and builds the word index afterwards, which is faster than maintaining it.
 * @param stored The number of articles that an earlier run stored
 * @returns false if it stopped before it had stored all
 */
export async function fillArticles(
  pool: Pool,
  articles: Iterable<ArticleText>,
  count: number,
  { say = () => undefined, received = 'now', distinct = count, until = Infinity }: FillOptions = {},
  stored = 0,
): Promise<boolean> {
  await dropWordIndex(pool);
  const sources = new Set<string>();
  let batch: ArticleText[] = [];
  let done = stored;
  // One batch is stored while the next one is analyzed.
  let storing: Promise<unknown> = Promise.resolve();
  for (const article of articles) {
    if (done + batch.length >= Math.min(count, distinct) || Date.now() > until) break;
    if (!sources.has(article.source.id)) {
      sources.add(article.source.id);
      const values = [article.source.id, article.source.name];
      await pool.query(
        `insert into source (id, name, type) values ($1, $2, 'PUBLICATION') on conflict do nothing`,
        values,
      );
    }
    batch.push(article);
    if (batch.length < 500 && done + batch.length < Math.min(count, distinct)) continue;
    const values = analyzed(batch, received);
    await storing;
    storing = pool.query(statement, values);
    await sendNow();
    done += batch.length;
    batch = [];
    if (done % 10_000 === 0) say(`${done} of ${count} stored`);
  }
  await storing;
  while (done < count && done >= distinct && Date.now() < until) {
    const from = done % distinct;
    const size = Math.min(5_000, distinct - from, count - done);
    await pool.query(repeat, [from, size, done - from]);
    done += size;
    if (done % 50_000 === 0) say(`${done} of ${count} stored`);
  }
  if (done < count) return false;
  await pool.query(groupIntoStories);
  await createWordIndex(pool);
  await pool.query('vacuum analyze item_version, item');
  return true;
}
