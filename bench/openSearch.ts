import { loadavg } from 'node:os';
import path from 'node:path';
import { Client } from '@opensearch-project/opensearch';
import type { Pool } from 'pg';
import { OpenSearchArticleSearch } from '@server/search/opensearch/openSearchArticleSearch';
import { SearchIndexFiller } from '@server/search/opensearch/searchIndexFiller';
import { PostgresArticleSearch } from '@server/search/postgresArticleSearch';
import { Ranker } from '@server/search/ranking/ranker';
import { sealEverything, sealTail } from '@server/search/ranking/seal';
import { SearchSession } from '@server/search/searchSession';
import { missingFor } from '../scripts/opensearch/artifacts.mjs';
import { startCluster } from '../scripts/opensearch/cluster.mjs';
import { chance, readSentences, recombined } from './support/corpus';
import { withBenchDatabase } from './support/database';
import { fillArticles } from './support/fillArticles';
import { flag } from './support/flags';
import { rankCorrelation, sharedShare } from './support/rankCorrelation';
import { searchKinds, type MeasuredIndex, type SearchKind } from './support/searchKinds';
import { quantile, sentenceWords, withArrivals, wordsByShare } from './support/searchMeasures';

interface OpenSearchBenchOptions {
  articles: number;
  /** The number of searches of each kind. */
  searches: number;
  /** The number of articles that arrive per second during the measurement. */
  arriving: number;
  /** A regular expression for the names of kinds to run. */
  only: string;
  /** The heap of the node, in MB. */
  heapMb: number;
  /** The version of OpenSearch: 2 or 3. */
  major: string;
  /** The number of different articles. More are the same ones at later dates, which are stored faster. */
  distinct: number;
  /** What to do: `fill`, `compare`, `measure`. */
  steps: readonly string[];
  /** Stops filling after this number of minutes; the next run continues in the folder BENCH_DATA_DIR. */
  minutes: number;
  say: (line: string) => void;
}

type Kinds = readonly SearchKind[];

function since(start: number): number {
  return (performance.now() - start) / 1_000;
}

/** Reports the disk that both need for each article. */
async function sayDisk(pool: Pool, client: Client, alias: string, say: (line: string) => void): Promise<void> {
  const { rows } = await pool.query<{ articles: number; postings: number; words: number }>(
    `select (select count(*)::int from item_version) as articles,
       (pg_total_relation_size('ranking_posting') + pg_total_relation_size('ranking_documents'))::float8 as postings,
       pg_relation_size('item_version_vector')::float8 as words`,
  );
  const { articles = 1, postings = 0, words = 0 } = rows[0] ?? {};
  const { body } = await client.indices.stats({ index: `${alias}-*`, metric: ['store', 'segments'] });
  const bytes = body._all.primaries?.store?.size_in_bytes ?? 0;
  const each = (size: number): string => `${(size / articles / 1_024).toFixed(2)} kB`;
  say(`disk an article: postings ${each(postings)}, word index ${each(words)}, OpenSearch ${each(Number(bytes))}`);
}

/** Reports how much of the heap the node uses after the searches. */
async function sayMemory(client: Client, say: (line: string) => void): Promise<void> {
  const { body } = await client.nodes.stats();
  for (const node of Object.values(body.nodes)) {
    const [used, most] = [node.jvm?.mem?.heap_used_in_bytes, node.jvm?.mem?.heap_max_in_bytes];
    const inMb = (bytes: unknown): string => (Number(bytes) / 1_048_576).toFixed(0);
    say(`heap of the node: ${inMb(used)} of ${inMb(most)} MB`);
  }
}

/** Compares facets and histograms of common words, with more and fewer hits than are counted. */
async function compareCounts(
  words: readonly string[],
  postgres: MeasuredIndex,
  openSearch: MeasuredIndex,
  say: (line: string) => void,
): Promise<void> {
  let same = 0;
  for (const text of words) {
    const filter = {
      query: { kind: 'word', field: 'document', text } as const,
      departmentId: null,
      sourceIds: [],
      allSources: true,
      now: new Date(),
    };
    const asked = async (index: MeasuredIndex): Promise<string> =>
      JSON.stringify([await index.facets(filter), await index.histogram(filter, 90)]);
    if ((await asked(postgres)) === (await asked(openSearch))) same += 1;
    else say(`different counts: ${text}`);
  }
  say(`of ${words.length} words ${same} have the same facets and days`);
}

/** Asks both the same, before others arrive, and compares counts, the newest hits, and the order by relevance. */
async function compare(
  kindsOf: () => Kinds,
  postgres: MeasuredIndex,
  openSearch: MeasuredIndex,
  searches: number,
  say: (line: string) => void,
): Promise<void> {
  const [ours, theirs] = [kindsOf(), kindsOf()];
  let [asked, sameCount, sameIds] = [0, 0, 0];
  const correlations: number[] = [];
  const shares: number[] = [];
  for (const [place, kind] of ours.entries()) {
    for (let number = 0; number < searches; number += 1) {
      const one = await (await kind.make(postgres)).ask();
      const other = await (await theirs[place]?.make(openSearch))?.ask();
      if (other === undefined) continue;
      asked += 1;
      if (one.hits === other.hits) sameCount += 1;
      if (one.ids.join() === other.ids.join()) sameIds += 1;
      else if (/relevan/i.test(kind.name)) {
        correlations.push(rankCorrelation(one.ids, other.ids));
        shares.push(sharedShare(one.ids, other.ids));
      } else say(`different: ${kind.name}, ${String(one.hits)} and ${String(other.hits)} hits`);
    }
  }
  say(`of ${asked} searches ${sameCount} have the same count, and ${sameIds} the same first page in the same order`);
  if (correlations.length === 0) return;
  const mean = (all: readonly number[]): string => (all.reduce((sum, one) => sum + one, 0) / all.length).toFixed(3);
  say(`other pages by relevance: ${mean(shares)} of the hits are shared, rank correlation ${mean(correlations)}`);
}

async function timeOf(kind: SearchKind, index: MeasuredIndex): Promise<number> {
  const made = await kind.make(index);
  const start = performance.now();
  await made.ask();
  return performance.now() - start;
}

async function measure(
  kindsOf: () => Kinds,
  postgres: MeasuredIndex,
  openSearch: MeasuredIndex,
  searches: number,
  say: (line: string) => void,
): Promise<void> {
  say(`${'kind'.padEnd(30)}PostgreSQL p50     p95   worst   OpenSearch p50     p95   worst`);
  const [ours, theirs] = [kindsOf(), kindsOf()];
  for (const [place, kind] of ours.entries()) {
    const other = theirs[place] ?? kind;
    const times: [number[], number[]] = [[], []];
    for (let number = 0; number < searches; number += 1) {
      // Each first in turn, because both need the same pages of PostgreSQL.
      const order = number % 2 === 0 ? [0, 1] : [1, 0];
      for (const side of order) {
        const time = side === 0 ? await timeOf(kind, postgres) : await timeOf(other, openSearch);
        times[side === 0 ? 0 : 1].push(time);
      }
    }
    const shown = (all: readonly number[], width: number): string =>
      [0.5, 0.95, 1]
        .map((share, at) =>
          quantile(all, share)
            .toFixed(1)
            .padStart(at === 0 ? width : 8),
        )
        .join('');
    say(`${kind.name.padEnd(30)}${shown(times[0], 14)}${shown(times[1], 17)}`);
  }
}

/** Sends what arrives, as the background job does, until it is stopped. */
function keepFilled(filler: SearchIndexFiller): { stop(): Promise<void> } {
  let isOver = false;
  const ended = (async () => {
    while (!isOver) if (!(await filler.run())) await new Promise((resolve) => setTimeout(resolve, 200));
  })();
  return {
    stop() {
      isOver = true;
      return ended;
    },
  };
}

const sealedAtOnce = 10_000;

/** Stores the articles as far as no earlier run did. Returns whether all are stored. */
async function store(
  pool: Pool,
  sentences: readonly string[],
  { articles, distinct, say }: OpenSearchBenchOptions,
  until: number,
): Promise<boolean> {
  const { rows } = await pool.query<{ count: number; indexed: boolean }>(
    `select count(*)::int as count, to_regclass('item_version_vector') is not null as indexed from item_version`,
  );
  const stored = rows[0]?.count ?? 0;
  if (stored >= articles && rows[0]?.indexed === true) return true;
  const started = performance.now();
  const endless = recombined(sentences, 5 + stored, new Date(Date.now() - (articles - stored) * 60_000));
  // Received when published, as in a newsroom: the index has a part for each month of receipt.
  const isDone = await fillArticles(pool, endless, articles, { say, distinct, until, received: 'published' }, stored);
  if (isDone) say(`stored ${articles - stored} in ${since(started).toFixed(0)} s`);
  return isDone;
}

/** Seals the articles and sends them to OpenSearch, as far as no earlier run did. Returns whether all is done. */
async function sealAndSend(
  pool: Pool,
  filler: SearchIndexFiller,
  say: (line: string) => void,
  until: number,
): Promise<boolean> {
  const started = performance.now();
  let [sealed, sent] = [0, 0];
  const seal = async (): Promise<boolean> => {
    while (Date.now() < until) {
      const added = await sealTail(pool, sealedAtOnce);
      sealed += added;
      if (added > 0) continue;
      await sealEverything(pool);
      say(`sealed ${sealed} in ${since(started).toFixed(0)} s`);
      return true;
    }
    return false;
  };
  const send = async (): Promise<boolean> => {
    for (; Date.now() < until; sent += 1_000) {
      if (await filler.run()) continue;
      const rate = sent / since(started);
      say(`sent ${sent} to OpenSearch in ${since(started).toFixed(0)} s, ${rate.toFixed(0)} articles a second`);
      return true;
    }
    return false;
  };
  const isDone = (await Promise.all([seal(), send()])).every(Boolean);
  if (!isDone) say(`sealed ${sealed}, sent ${sent} in ${since(started).toFixed(0)} s`);
  return isDone;
}

/**
 * Measures searches by kind in PostgreSQL and in OpenSearch side by side, over the same articles, with the same words,
 * while more arrive; and what the index costs.
 */
export async function run(options: OpenSearchBenchOptions): Promise<void> {
  const { searches, arriving, only, heapMb, major, steps, say } = options;
  const missing = missingFor(major);
  if (missing !== null) {
    say(`${missing}.`);
    return;
  }
  const { sentences } = readSentences();
  const kindsOf = (): Kinds => {
    const random = chance(9);
    const two = (): string => sentenceWords(sentences, random, 2).join(' ');
    const question = (): string[] => sentenceWords(sentences, random, 20);
    const all = searchKinds(wordsByShare(sentences, random), two, question, new Date());
    return all.filter(({ name }) => new RegExp(only).test(name));
  };
  const kept = process.env.BENCH_DATA_DIR;
  const until = Date.now() + options.minutes * 60_000;
  const unfinished = 'Not everything is stored yet. Another run continues.';
  await withBenchDatabase(async ({ pool, url }) => {
    if (!(await store(pool, sentences, options, until))) {
      say(unfinished);
      return;
    }
    const cluster = await startCluster({
      major,
      heapMb,
      ...(kept !== undefined && { dataDir: path.resolve(kept, `opensearch-${major}`) }),
    });
    const client = new Client({ nodes: [...cluster.urls] });
    try {
      const alias = 'bench';
      const filler = new SearchIndexFiller(pool, client, alias, (refused) => say(`${refused.length} refused`));
      if (!(await sealAndSend(pool, filler, say, until))) {
        say(unfinished);
        return;
      }
      const ranker = new Ranker();
      const postgres = new PostgresArticleSearch(pool, ranker);
      await SearchSession.run(pool, undefined, (session) => ranker.warm(session), 'repeatable read');
      await sayDisk(pool, client, alias, say);
      let fallbacks = 0;
      const warn = (message: string): void => {
        fallbacks += 1;
        say(message);
      };
      const openSearch = new OpenSearchArticleSearch({ pool, client, fallback: postgres, warn });
      if (steps.includes('compare')) {
        await compare(kindsOf, postgres, openSearch, Math.min(searches, 10), say);
        const pick = wordsByShare(sentences, chance(11));
        const words = Array.from({ length: searches }, (_, at) => pick(at % 3 === 0 ? 'middle' : 'common'));
        await compareCounts(words, postgres, openSearch, say);
      }
      if (steps.includes('measure')) {
        say(`load ${loadavg()[0]?.toFixed(1) ?? ''}`);
        await withArrivals(url, arriving, async () => {
          const filled = keepFilled(filler);
          await measure(kindsOf, postgres, openSearch, searches, say);
          await filled.stop();
        });
      }
      await sayMemory(client, say);
      if (fallbacks > 0) say('Some of the searches in OpenSearch were answered by PostgreSQL; see above.');
    } finally {
      if (kept === undefined) await pool.query('delete from search_index');
      else await client.indices.flush();
      await client.close();
      await cluster.stop();
    }
  });
}

if (process.argv[1]?.endsWith('openSearch.ts') === true) {
  const articles = Number(flag('size') ?? (process.argv.includes('--large') ? 200_000 : 20_000));
  const searches = Number(flag('searches') ?? 40);
  const arriving = Number(flag('arriving') ?? 50);
  const heapMb = Number(flag('heap') ?? 1_024);
  const say = (text: string): void => void process.stdout.write(`${text}\n`);
  const major = flag('major') ?? '2';
  const distinct = Number(flag('distinct') ?? articles);
  const steps = (flag('steps') ?? 'fill,compare,measure').split(',');
  const minutes = Number(flag('minutes') ?? Infinity);
  void run({ articles, searches, arriving, only: flag('only') ?? '', heapMb, major, distinct, steps, minutes, say });
}
