import { Ranker } from '@server/search/ranking/ranker';
import { PostgresArticleSearch } from '@server/search/postgresArticleSearch';
import { sealEverything } from '@server/search/ranking/seal';
import { SearchSession } from '@server/search/searchSession';
import { chance, readSentences, recombined } from './support/corpus';
import { withBenchDatabase } from './support/database';
import { fillArticles } from './support/fillArticles';
import { flag } from './support/flags';
import { LucenePeer } from './support/lucene/lucenePeer';
import { searchKinds, type SearchKind } from './support/searchKinds';
import { quantile, sentenceWords, withArrivals, wordsByShare } from './support/searchMeasures';
import { askLucene, compareWithLucene, fillLucene, warmLucene } from './support/searchLucene';
import { plainSql } from './support/searchPeer';

interface SearchBenchOptions {
  articles?: number;
  /** The number of searches of each kind. */
  searches?: number;
  /** The number of articles that arrive per second during the measurement; 0 for none. */
  arriving?: number;
  /** A regular expression for the names of kinds to run. */
  only?: string;
  /** True to compare with plain SQL and Lucene. */
  compared?: boolean;
  say?: (line: string) => void;
}

interface SearchBenchResult {
  kind: string;
  /** Milliseconds. */
  median: number;
  p95: number;
  worst: number;
  averageHits: number;
  /** The median of plain SQL, and Lucene's times; null if not compared. */
  sql: number | null;
  lucene: { median: number; p95: number } | null;
}

const sqlSearches = 3;
const sqlLimitMs = 10_000;

async function measure(
  articleSearch: PostgresArticleSearch,
  lucene: LucenePeer | null,
  kind: SearchKind,
  searches: number,
  compared: boolean,
): Promise<SearchBenchResult> {
  const [times, ofSql, ofLucene]: [number[], number[], number[]] = [[], [], []];
  let hits = 0;
  for (let number = 0; number < searches; number += 1) {
    const made = await kind.make(articleSearch);
    const start = performance.now();
    hits += (await made.ask()).hits;
    times.push(performance.now() - start);
    const theirs = lucene === null ? null : await askLucene(lucene, made);
    if (theirs !== null) ofLucene.push(theirs.milliseconds);
    if (compared && number < sqlSearches && made.ofPeers !== null) {
      const sql = await plainSql(articleSearch.pool, made.ofPeers, sqlLimitMs);
      if (sql !== null) ofSql.push(sql);
    }
  }
  return {
    kind: kind.name,
    median: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    worst: quantile(times, 1),
    averageHits: hits / times.length,
    sql: ofSql.length === 0 ? null : quantile(ofSql, 0.5),
    lucene: ofLucene.length === 0 ? null : { median: quantile(ofLucene, 0.5), p95: quantile(ofLucene, 0.95) },
  };
}

/** A peer's time and its ratio to ours; below 1 the peer is faster. */
function ratioOf(peer: number, median: number): string {
  const times = peer / Math.max(median, 0.1);
  return `${times.toFixed(times < 1 ? 3 : 1)}x`.padStart(9);
}

function lineOf({ kind, median, p95, worst, averageHits, sql, lucene }: SearchBenchResult): string {
  const numbers = [median, p95, worst].map((time) => time.toFixed(1).padStart(8)).join('');
  const bySql = sql === null ? ''.padEnd(18) : `${sql.toFixed(0).padStart(9)}${ratioOf(sql, median)}`;
  const byLucene =
    lucene === null
      ? ''
      : `${lucene.median.toFixed(2).padStart(9)}${lucene.p95.toFixed(2).padStart(9)}${ratioOf(lucene.median, median)}`;
  return `${kind.padEnd(30)}${numbers}${String(Math.round(averageHits)).padStart(8)}${bySql}${byLucene}`.trimEnd();
}

/**
 * Warms up, because a new process reads the documents, and Node and Java compile the code they run. Also compares the
 * results of both.
 */
async function askEachKind(
  articleSearch: PostgresArticleSearch,
  lucene: LucenePeer | null,
  kinds: readonly SearchKind[],
  say: (line: string) => void,
): Promise<void> {
  let [asked, same] = [0, 0];
  for (const kind of kinds) {
    if (lucene === null) {
      await (await kind.make(articleSearch)).ask();
      continue;
    }
    await warmLucene(articleSearch, lucene, kind);
    const compared = await compareWithLucene(articleSearch, lucene, kind, say);
    asked += compared.asked;
    same += compared.same;
  }
  say(`each kind asked before${lucene === null ? '' : `; of ${asked} searches ${same} found the same as Lucene`}`);
}

/**
 * Measures searches by kind, with counted hits, over articles recombined from real sentences, while more arrive. The
 * limits are a 95th percentile of 50 ms without facets and a maximum of 300 ms, with 200,000 articles on two dedicated
 * cores; twice that with a million.
 */
export async function run(options: SearchBenchOptions = {}): Promise<SearchBenchResult[]> {
  const {
    articles = 20_000,
    searches = 40,
    arriving = 50,
    only = '',
    compared = true,
    say = () => undefined,
  } = options;
  const { sentences, real } = readSentences();
  const random = chance(9);
  const kinds = searchKinds(
    wordsByShare(sentences, random),
    () => sentenceWords(sentences, random, 2).join(' '),
    () => sentenceWords(sentences, random, 20),
    new Date(),
  ).filter((kind) => new RegExp(only).test(kind.name));
  return withBenchDatabase(async ({ pool, url }) => {
    const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from item_version');
    const stored = rows[0]?.count ?? 0;
    if (stored < articles) {
      const start = performance.now();
      const endless = recombined(sentences, 5 + stored, new Date(Date.now() - articles * 60_000));
      await fillArticles(pool, endless, articles, { say }, stored);
      say(
        `${articles} articles${real ? '' : ' of invented words'} stored in ${Math.round((performance.now() - start) / 1000)} s`,
      );
    }
    const start = performance.now();
    await sealEverything(pool);
    say(`sealed in ${Math.round((performance.now() - start) / 1000)} s`);
    // As the server's ranking thread does on start.
    const ranker = new Ranker();
    const articleSearch = new PostgresArticleSearch(pool, ranker);
    await SearchSession.run(pool, undefined, (session) => ranker.warm(session), 'repeatable read');
    const work = async (lucene: LucenePeer | null): Promise<SearchBenchResult[]> => {
      if (lucene !== null) await fillLucene(pool, lucene, say);
      await askEachKind(articleSearch, lucene, kinds, say);
      return withArrivals(url, arriving, async () => {
        say(`${'kind'.padEnd(30)}  median     p95   worst    hits      SQL    ratio   Lucene      p95    ratio`);
        const results: SearchBenchResult[] = [];
        for (const kind of kinds) {
          const result = await measure(articleSearch, lucene, kind, searches, compared);
          results.push(result);
          say(lineOf(result));
        }
        return results;
      });
    };
    return compared ? LucenePeer.beside(say, work) : work(null);
  });
}

if (process.argv[1]?.endsWith('search.ts') === true) {
  const size = Number(flag('size') ?? (process.argv.includes('--large') ? 200_000 : 20_000));
  const searches = Number(flag('searches') ?? 40);
  const only = flag('only') ?? '';
  const compared = !process.argv.includes('--alone');
  void run({ articles: size, searches, only, compared, say: (text) => process.stdout.write(`${text}\n`) });
}
