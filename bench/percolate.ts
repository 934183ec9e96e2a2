import type { Pool } from 'pg';
import { analyzeArticle } from '@server/engine/analyzer/analyzeArticle';
import type { AnalyzedArticle } from '@server/engine/analyzer/analyzedArticle';
import { Percolator } from '@server/engine/percolator/percolator';
import { chance, readSentences, recombined, take } from './support/corpus';
import { withBenchDatabase } from './support/database';
import { computedSeconds, loadNow } from './support/load';
import { LucenePeer } from './support/lucene/lucenePeer';
import { memoryUsed } from './support/memory';
import { luceneMatches } from './support/percolateLucene';
import { asSent, foreignQueries, mixedQueries, simpleQueries, type SavedQueryOfBench } from './support/savedQueries';
import { sqlJoin } from './support/sqlJoin';

interface PercolateOptions {
  /** Numbers of saved queries to measure. */
  queries?: readonly number[];
  articles?: number;
  /** The number of pairs of article and query for the SQL join, which is slow; 0 leaves it out. */
  sqlPairs?: number;
  say?: (line: string) => void;
}

interface PercolateResult {
  queries: number;
  articlesPerSecond: number;
  matchesPerArticle: number;
  microsecondsAMatch: number;
  bytesPerQuery: number;
  loadSeconds: number;
  /** The longest matching time of one article, in milliseconds. */
  longest: number;
  /** The percolator's throughput divided by the SQL join's, as usually written and at its best; null if left out. */
  timesStored: number | null;
  timesInMemory: number | null;
  /**
   * The percolator's throughput divided by Lucene's, with all queries per article and with a prefilter; null if left
   * out.
   */
  timesLucene: number | null;
  timesLuceneFiltered: number | null;
}

/** The maximum number of saved queries for the join; storing a million alone takes minutes. */
const mostJoined = 100_000;

/** The percolator and the SQL join alternate; the best CPU time of each counts. */
const ROUNDS = 3;
/** Enough matches; with a million queries, a few hundred articles have that many. */
const ENOUGH_MATCHES = 1_000_000;

/** The number of pairs of article and query for Lucene. */
const LUCENE_PAIRS = 400_000;

type Made = (count: number) => Iterable<SavedQueryOfBench>;

/** Adds queries as a worker does: only the percolator keeps data of them. */
function fill(made: Made, count: number): { percolator: Percolator; bytes: number; seconds: number } {
  const before = memoryUsed();
  const percolator = new Percolator();
  const start = computedSeconds();
  let id = 0;
  for (const { query, sources } of made(count)) {
    percolator.add(String(id), '1', query, { departmentId: null, sources });
    id += 1;
  }
  while (!percolator.indexSome());
  const seconds = computedSeconds() - start;
  return { percolator, bytes: (memoryUsed() - before) / count, seconds };
}

/** Matches articles. Returns the matches, the CPU time, and the longest wall time of one article. */
function matchAll(percolator: Percolator, articles: readonly AnalyzedArticle[]) {
  const now = new Date();
  let [matches, longest] = [0, 0];
  const start = computedSeconds();
  let last = performance.now();
  for (const article of articles) {
    matches += percolator.match(article, now).length;
    const at = performance.now();
    longest = Math.max(longest, at - last);
    last = at;
  }
  return { matches, longest, seconds: computedSeconds() - start };
}

/** The comparisons to run besides the percolator. */
interface Peers {
  pool: Pool | null;
  lucene: LucenePeer | null;
  /** The number of pairs of article and query for the SQL join. */
  pairs: number;
}
const noPeers: Peers = { pool: null, lucene: null, pairs: 0 };

async function measure(
  { pool, lucene, pairs }: Peers,
  made: Made,
  count: number,
  articles: readonly AnalyzedArticle[],
  beside: (percolator: Percolator) => void = () => undefined,
): Promise<PercolateResult> {
  const { percolator, bytes, seconds: loadSeconds } = fill(made, count);
  // Warms up as a worker's first minutes do: word shares and compiled code.
  percolator.learn(articles.slice(0, 500));
  matchAll(percolator, articles.slice(0, 500));
  const isJoined = count <= mostJoined;
  const within = (most: number): number => Math.max(2, Math.min(articles.length, Math.round(most / count)));
  const sample = articles.slice(0, within(pairs));
  const join = isJoined && pool !== null ? await sqlJoin(pool, made(count), sample) : null;
  const matching =
    isJoined && lucene !== null ? await luceneMatches(lucene, made(count), articles, within(LUCENE_PAIRS)) : null;
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push(matchAll(percolator, articles));
    await join?.again();
    await matching?.again();
  }
  const { matches, seconds } = rounds.reduce((best, one) => (one.seconds < best.seconds ? one : best));
  const articlesPerSecond = articles.length / seconds;
  const result = {
    queries: count,
    articlesPerSecond,
    matchesPerArticle: matches / articles.length,
    microsecondsAMatch: (seconds * 1_000_000) / matches,
    bytesPerQuery: bytes,
    loadSeconds,
    longest: Math.max(...rounds.map((one) => one.longest)),
  };
  beside(percolator);
  const sql = join?.best() ?? null;
  if (sql !== null) {
    const same = matchAll(percolator, sample).matches;
    if (same !== sql.matches) throw new Error(`The SQL join found ${sql.matches} matches, the percolator ${same}`);
  }
  const theirs = matching?.best((some) => matchesOf(percolator, some)) ?? null;
  return {
    ...result,
    timesStored: sql === null ? null : articlesPerSecond / sql.storedPerSecond,
    timesInMemory: sql === null ? null : articlesPerSecond / sql.inMemoryPerSecond,
    timesLucene: theirs === null ? null : articlesPerSecond / theirs.allPerSecond,
    timesLuceneFiltered: theirs === null ? null : articlesPerSecond / theirs.likelyPerSecond,
  };
}

/** The number and checksum of matches, computed as in the Lucene program. */
function matchesOf(percolator: Percolator, articles: readonly AnalyzedArticle[]): { matches: number; sum: number } {
  const now = new Date();
  let [matches, sum] = [0, 0];
  articles.forEach((article, number) => {
    for (const { id } of percolator.match(article, now)) {
      matches += 1;
      sum += (number + 1) * (Number(id) + 1);
    }
  });
  return { matches, sum };
}

/**
 * The time from changing a query to having matched an article with it, in milliseconds: 95th percentile and maximum.
 */
function changing(
  percolator: Percolator,
  queries: readonly SavedQueryOfBench[],
  articles: readonly AnalyzedArticle[],
): { p95: number; longest: number } {
  const now = new Date();
  const times: number[] = [];
  articles.forEach((article, index) => {
    // Adds the same query again with the same id, so that the matches don't change.
    const place = index % queries.length;
    const { query, sources } = queries[place] ?? { query: null, sources: 'all' as const };
    const start = performance.now();
    percolator.add(String(place), '2', query, { departmentId: null, sources });
    percolator.match(article, now);
    times.push(performance.now() - start);
  });
  times.sort((a, b) => a - b);
  return { p95: times[Math.floor(times.length * 0.95)] ?? 0, longest: times.at(-1) ?? 0 };
}

/**
 * Measures articles per second of CPU time against mixed saved queries on one core, and compares with an SQL join on
 * the same vectors, which must find the same matches. The articles are analyzed beforehand, as the join's vectors are.
 * Then measures as many queries of which only the first thousand ever match, a change before each article, and the
 * memory of a simple query.
 */
export async function run(options: PercolateOptions = {}): Promise<PercolateResult[]> {
  const { queries = [1_000, 10_000, 100_000], articles = 2_000, sqlPairs = 1_200_000, say = () => undefined } = options;
  const { sentences, real } = readSentences();
  const random = chance(17);
  const made = take(recombined(sentences, 5, new Date('2026-01-01')), articles).map((one) => asSent(one, random));
  const start = performance.now();
  const analyzed = made.map(analyzeArticle);
  say(
    `${articles} articles, recombined from ${real ? 'real' : 'invented'} sentences; analyzed at ${Math.round((articles / (performance.now() - start)) * 1000)} a second`,
  );
  const mixed = mixedQueries(sentences, 3);
  const forQueries = (count: number): AnalyzedArticle[] =>
    analyzed.slice(0, Math.max(500, Math.round(ENOUGH_MATCHES / (count * 0.0075))));
  const tryAll = async (peers: Peers): Promise<PercolateResult[]> => {
    const results: PercolateResult[] = [];
    for (const count of queries) {
      let change = '';
      const result = await measure(peers, mixed, count, forQueries(count), (percolator) => {
        const { p95, longest } = changing(percolator, [...mixed(Math.min(count, articles))], forQueries(count));
        change = `; a change in force and an article matched p95 ${p95.toFixed(1)} ms, longest ${longest.toFixed(0)} ms`;
      });
      results.push(result);
      say(`${line(result)}${change}; ${loadNow()}`);
    }
    return results;
  };
  const besideLucene = (pool: Pool | null) =>
    LucenePeer.beside(say, (lucene) => tryAll({ pool, lucene, pairs: sqlPairs }));
  const results = await (sqlPairs === 0 ? besideLucene(null) : withBenchDatabase(({ pool }) => besideLucene(pool)));
  for (const count of queries) {
    const { articlesPerSecond, matchesPerArticle } = await measure(noPeers, foreignQueries(mixed), count, analyzed);
    say(
      `${count} queries of which 1000 ever match: ${Math.round(articlesPerSecond)} articles/s, ${matchesPerArticle.toFixed(1)} matches an article`,
    );
  }
  const { bytes } = fill(simpleQueries(sentences, 7), 100_000);
  say(`a simple query (two words) takes ${Math.round(bytes)} bytes`);
  return results;
}

function line(result: PercolateResult): string {
  const own = `${result.queries} queries: ${Math.round(result.articlesPerSecond)} articles/s, ${result.matchesPerArticle.toFixed(1)} matches an article, ${result.microsecondsAMatch.toFixed(2)} µs a match, longest article ${result.longest.toFixed(0)} ms; ${Math.round(result.bytesPerQuery)} bytes a query, loaded by ${result.loadSeconds.toFixed(1)} s of computing`;
  const { timesStored, timesInMemory, timesLucene, timesLuceneFiltered } = result;
  const sql =
    timesStored === null || timesInMemory === null
      ? ''
      : `; ${Math.round(timesStored)} times the SQL join of stored articles, ${Math.round(timesInMemory)} times its best form in memory`;
  const lucene =
    timesLucene === null || timesLuceneFiltered === null
      ? ''
      : `; ${Math.round(timesLucene)} times Lucene's MemoryIndex with all queries, ${timesLuceneFiltered.toFixed(1)} times with those that an index of their terms lets through`;
  return own + sql + lucene;
}

if (process.argv[1]?.endsWith('percolate.ts') === true) {
  const numbers = process.argv
    .slice(2)
    .map(Number)
    .filter((count) => count > 0);
  const large = process.argv.includes('--large') ? [1_000, 10_000, 100_000, 1_000_000] : undefined;
  const queries = numbers.length > 0 ? numbers : large;
  void run({ ...(queries ? { queries } : {}), say: (text) => process.stdout.write(`${text}\n`) });
}
