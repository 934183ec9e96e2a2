import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Pool } from 'pg';
import type { QueryNode } from '@contract/query/ast';
import { analyseArticle } from '@server/engine/analyzer/analyseArticle';
import type { AnalysedArticle } from '@server/engine/analyzer/analysedArticle';
import { toVector } from '@server/engine/analyzer/vector';
import { Percolator } from '@server/engine/percolator/percolator';
import { planOf } from '@server/engine/query/plan';
import { toTsquery } from '@server/engine/query/toTsquery';
import { readSentences, recombined, take } from './support/corpus';
import { withBenchDatabase } from './support/database';
import { savedQueries } from './support/savedQueries';

export interface PercolateOptions {
  /** Numbers of saved queries to try. */
  queries?: readonly number[];
  articles?: number;
  /** Articles that the SQL join has to match; it is slow. 0: leave it out. */
  sqlArticles?: number;
  say?: (line: string) => void;
}

export interface PercolateResult {
  queries: number;
  articlesPerSecond: number;
  /** The same by the processor time that it took: what the machine does beside does not count. */
  articlesPerCpuSecond: number;
  matchesPerArticle: number;
  bytesPerQuery: number;
  /** Of the plain SQL join on the same vectors; null where it was left out. */
  sqlArticlesPerSecond: number | null;
  ratio: number | null;
}

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');

function heap(): number {
  if (typeof collect === 'function') Reflect.apply(collect, undefined, []);
  return process.memoryUsage().heapUsed;
}

function fill(queries: readonly QueryNode[]): { percolator: Percolator; bytesPerQuery: number } {
  const before = heap();
  const percolator = new Percolator();
  queries.forEach((query, index) => {
    // A copy, as if it had just been parsed: what is kept of it counts, the tree that everyone shares does not.
    percolator.add(String(index), '1', structuredClone(query), { departmentId: null, sources: 'all' });
  });
  return { percolator, bytesPerQuery: (heap() - before) / queries.length };
}

async function sqlJoin(pool: Pool, queries: readonly QueryNode[], articles: readonly AnalysedArticle[]) {
  const texts = queries.map((query) => {
    const { upper } = toTsquery(planOf(query), ['en'], false);
    return typeof upper === 'object' ? upper.text : null;
  });
  await pool.query('create table if not exists saved (id int, query tsquery); truncate saved');
  await pool.query('insert into saved select * from unnest($1::int[], $2::tsquery[])', [
    queries.map((_, index) => index),
    texts,
  ]);
  await pool.query('analyze saved');
  const start = performance.now();
  const { rows } = await pool.query<{ matches: number }>(
    `with arrived as materialized (select vector::tsvector from unnest($1::text[]) vector)
     select count(*)::int as matches from arrived join saved on arrived.vector @@ saved.query`,
    [articles.map(toVector)],
  );
  return { seconds: (performance.now() - start) / 1000, matches: rows[0]?.matches ?? 0 };
}

async function measure(
  pool: Pool | null,
  queries: readonly QueryNode[],
  articles: readonly AnalysedArticle[],
  sqlArticles: number,
): Promise<PercolateResult> {
  const { percolator, bytesPerQuery } = fill(queries);
  const now = new Date();
  percolator.learn(articles.slice(0, 500));
  const start = performance.now();
  const cpu = process.cpuUsage();
  let matches = 0;
  for (const article of articles) matches += percolator.match(article, now).length;
  const used = process.cpuUsage(cpu);
  const articlesPerSecond = articles.length / ((performance.now() - start) / 1000);
  const articlesPerCpuSecond = articles.length / ((used.user + used.system) / 1_000_000);
  const result = {
    queries: queries.length,
    articlesPerSecond,
    articlesPerCpuSecond,
    matchesPerArticle: matches / articles.length,
    bytesPerQuery,
  };
  if (pool === null) return { ...result, sqlArticlesPerSecond: null, ratio: null };
  const sample = articles.slice(0, sqlArticles);
  const sql = await sqlJoin(pool, queries, sample);
  const same = sample.reduce((sum, article) => sum + percolator.match(article, now).length, 0);
  if (same !== sql.matches) throw new Error(`The SQL join found ${sql.matches} matches, the percolator ${same}`);
  const sqlArticlesPerSecond = sample.length / sql.seconds;
  return { ...result, sqlArticlesPerSecond, ratio: articlesPerSecond / sqlArticlesPerSecond };
}

/**
 * Articles a second against saved queries on one core, and the plain SQL join on the same vectors in the same run: its
 * matches have to be the same. The articles are analysed beforehand, as their vectors are for the join.
 */
export async function run(options: PercolateOptions = {}): Promise<PercolateResult[]> {
  const { queries = [1_000, 10_000, 100_000], articles = 2_000, sqlArticles = 20, say = () => undefined } = options;
  const { sentences, real } = readSentences();
  const made = take(recombined(sentences, 5, new Date('2026-01-01')), articles);
  const start = performance.now();
  const analysed = made.map(analyseArticle);
  say(
    `${articles} articles, recombined from ${real ? 'real' : 'invented'} sentences; analysed at ${Math.round((articles / (performance.now() - start)) * 1000)} a second`,
  );
  const all = savedQueries(sentences, Math.max(...queries), 3);
  const tryAll = async (pool: Pool | null): Promise<PercolateResult[]> => {
    const results: PercolateResult[] = [];
    for (const count of queries) {
      const result = await measure(pool, all.slice(0, count), analysed, sqlArticles);
      results.push(result);
      say(line(result));
    }
    return results;
  };
  return sqlArticles === 0 ? tryAll(null) : withBenchDatabase((connection) => tryAll(connection.pool));
}

function line(result: PercolateResult): string {
  const own = `${result.queries} queries: ${Math.round(result.articlesPerSecond)} articles/s (${Math.round(result.articlesPerCpuSecond)} a second of processor time), ${result.matchesPerArticle.toFixed(1)} matches an article, ${Math.round(result.bytesPerQuery)} bytes a query`;
  if (result.ratio === null || result.sqlArticlesPerSecond === null) return own;
  return `${own}; SQL join ${result.sqlArticlesPerSecond.toFixed(1)} articles/s: ${Math.round(result.ratio)} times`;
}

if (process.argv[1]?.endsWith('percolate.ts') === true) {
  const numbers = process.argv
    .slice(2)
    .map(Number)
    .filter((count) => count > 0);
  void run({
    ...(numbers.length > 0 ? { queries: numbers } : {}),
    say: (text) => process.stdout.write(`${text}\n`),
  });
}
