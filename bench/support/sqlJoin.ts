import type { Pool } from 'pg';
import type { QueryNode } from '@contract/query/ast';
import type { AnalyzedArticle } from '@server/engine/analyzer/analyzedArticle';
import { toTsvector } from '@server/engine/analyzer/tsvector';
import { planOf } from '@server/engine/query/plan';
import { toTsquery } from '@server/engine/query/toTsquery';
import { databaseSeconds } from './load';
import type { SavedQueryOfBench } from './savedQueries';

interface JoinResult {
  matches: number;
  /** The obvious statement: stored articles joined with stored queries. */
  storedPerSecond: number;
  /**
   * The best variant that we found: the vectors passed as parameters and kept in memory, so that none is detoasted for
   * each query.
   */
  inMemoryPerSecond: number;
}

const found = `
  select count(*)::int as matches from (
    select distinct a.id, q.id from a join saved q
      on a.vector @@ q.query and (q.sources is null or a.source_id = any(q.sources))) found`;
const stored = `with a as (select * from arrived limit $1) ${found}`;
const inMemory = `
  with a as materialized (
    select id, vector::tsvector, source_id
    from unnest($1::text[], $2::text[]) with ordinality as a(vector, source_id, id)) ${found}`;

/** A row of our tables can't contain more than 8 kB of tsquery, so a long list is split into several rows. */
const longest = 25;

function rowsOf(query: QueryNode): QueryNode[] {
  if (query.kind === 'or' && query.children.length > longest) {
    const starts = query.children.flatMap((_, at) => (at % longest === 0 ? [at] : []));
    return starts.map((at) => ({ kind: 'or', children: query.children.slice(at, at + longest) }));
  }
  if (query.kind !== 'and') return [query];
  const [first, ...others] = query.children;
  return first === undefined ? [query] : rowsOf(first).map((row) => ({ kind: 'and', children: [row, ...others] }));
}

async function fill(pool: Pool, queries: Iterable<SavedQueryOfBench>, articles: readonly AnalyzedArticle[]) {
  await pool.query(`
    create table if not exists saved (id int, query tsquery, sources text[]);
    create table if not exists arrived (id int, vector tsvector, source_id text);
    truncate saved, arrived`);
  const languages = [...new Set(articles.map(({ language }) => language))];
  let rows: { id: number; query: QueryNode; sources: string | null }[] = [];
  const store = async (): Promise<void> => {
    const texts = rows.map(({ query }) => {
      const { upper } = toTsquery(planOf(query), languages, false);
      return typeof upper === 'object' ? upper.text : null;
    });
    await pool.query(
      `insert into saved select id, query::tsquery, string_to_array(sources, ',')
        from unnest($1::int[], $2::text[], $3::text[]) as s(id, query, sources)`,
      [rows.map(({ id }) => id), texts, rows.map(({ sources }) => sources)],
    );
    rows = [];
  };
  let id = 0;
  for (const { query, sources } of queries) {
    for (const row of rowsOf(query))
      rows.push({ id, query: row, sources: sources === 'all' ? null : sources.join(',') });
    id += 1;
    if (rows.length >= 5_000) await store();
  }
  await store();
  await pool.query(
    `insert into arrived select id, vector::tsvector, source_id
      from unnest($1::text[], $2::text[]) with ordinality as a(vector, source_id, id)`,
    [articles.map(toTsvector), articles.map(({ sourceId }) => sourceId)],
  );
  await pool.query('analyze saved, arrived');
}

/** The CPU time of the database for a statement, or the wall time if it isn't available. */
async function timed(pool: Pool, statement: string, values: unknown[]): Promise<{ seconds: number; matches: number }> {
  const client = await pool.connect();
  // One process, as the percolator.
  await client.query('set max_parallel_workers_per_gather = 0');
  const before = await databaseSeconds(pool);
  const start = performance.now();
  const { rows } = await client.query<{ matches: number }>(statement, values);
  client.release();
  const seconds = (performance.now() - start) / 1000;
  const after = await databaseSeconds(pool);
  const computed = before === null || after === null ? seconds : after - before;
  return { seconds: Math.max(computed, 0.005), matches: rows[0]?.matches ?? 0 };
}

/** A join that can run repeatedly; the best run counts. */
interface SqlJoin {
  again: () => Promise<void>;
  best: () => JoinResult;
}

/** The same matching as one PostgreSQL statement on the same vectors, in one process. */
export async function sqlJoin(
  pool: Pool,
  queries: Iterable<SavedQueryOfBench>,
  articles: readonly AnalyzedArticle[],
): Promise<SqlJoin> {
  await fill(pool, queries, articles);
  const vectors = [articles.map(toTsvector), articles.map(({ sourceId }) => sourceId)];
  // Fewer articles are enough for a statement that takes ten times as long.
  const few = Math.max(1, Math.ceil(articles.length / 5));
  const best: JoinResult = { matches: 0, storedPerSecond: 0, inMemoryPerSecond: 0 };
  return {
    again: async () => {
      const held = await timed(pool, inMemory, vectors);
      const plain = await timed(pool, stored, [few]);
      best.matches = held.matches;
      best.inMemoryPerSecond = Math.max(best.inMemoryPerSecond, articles.length / held.seconds);
      best.storedPerSecond = Math.max(best.storedPerSecond, few / plain.seconds);
    },
    best: () => best,
  };
}
