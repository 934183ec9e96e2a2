import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Pool } from 'pg';
import { Ranker } from '@server/engine/ranking/ranker';
import { rankElsewhere } from '@server/engine/ranking/ranksOf';
import { sealEverything } from '@server/engine/ranking/seal';
import { SearchSession } from '@server/engine/search/session';
import { chance, readSentences, recombined } from './support/corpus';
import { withBenchDatabase } from './support/database';
import { fillArticles } from './support/fillArticles';
import { searchKinds, type Pick, type SearchKind } from './support/searchKinds';
import { plainSql } from './support/searchPeer';

export interface SearchBenchOptions {
  articles?: number;
  /** Searches of each kind. */
  searches?: number;
  /** Articles a second that arrive meanwhile; 0: none. */
  arriving?: number;
  /** Only kinds whose name matches this expression. */
  only?: string;
  /** Whether plain SQL is asked too. */
  compared?: boolean;
  say?: (line: string) => void;
}

export interface SearchBenchResult {
  kind: string;
  /** Milliseconds. */
  median: number;
  p95: number;
  worst: number;
  averageHits: number;
  /** Of plain SQL; null where it is not asked. */
  peer: number | null;
}

const peerSearches = 3;
const peerLimitMs = 10_000;
const writerEndsMs = 30_000;

/** Words by how many sentences have them: the 100 commonest of five letters or more, the next thousands, the rest. */
function wordsByShare(sentences: readonly string[], random: () => number): Pick {
  const counts = new Map<string, number>();
  for (const text of sentences) {
    for (const one of new Set(text.toLowerCase().match(/\b[a-z]{5,}\b/g))) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  const sorted = [...counts].sort((a, b) => b[1] - a[1]).map(([one]) => one);
  const ranges = { common: [0, 100], middle: [300, 3_000], rare: [6_000, sorted.length] } as const;
  return (share) => {
    const [from, to] = ranges[share];
    return sorted[from + Math.floor(random() * (to - from))] ?? 'news';
  };
}

function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

async function measure(pool: Pool, kind: SearchKind, searches: number, compared: boolean): Promise<SearchBenchResult> {
  const times: number[] = [];
  const peer: number[] = [];
  let hits = 0;
  for (let number = 0; number < searches; number += 1) {
    const { ask, query, byRelevance } = await kind.make(pool);
    const start = performance.now();
    hits += await ask();
    times.push(performance.now() - start);
    if (compared && number < peerSearches && query !== null)
      peer.push(await plainSql(pool, query, byRelevance, peerLimitMs));
  }
  return {
    kind: kind.name,
    median: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    worst: quantile(times, 1),
    averageHits: hits / times.length,
    peer: peer.length === 0 ? null : quantile(peer, 0.5),
  };
}

function lineOf({ kind, median, p95, worst, averageHits, peer }: SearchBenchResult): string {
  const numbers = [median, p95, worst].map((time) => time.toFixed(1).padStart(8)).join('');
  const compared =
    peer === null ? '' : `${peer.toFixed(0).padStart(9)}${(peer / Math.max(median, 0.1)).toFixed(1).padStart(8)}x`;
  return `${kind.padEnd(30)}${numbers}${String(Math.round(averageHits)).padStart(8)}${compared}`;
}

async function withArrivals<T>(url: string, perSecond: number, work: () => Promise<T>): Promise<T> {
  if (perSecond === 0) return work();
  const writer = fork(path.join(__dirname, `support/arrivals${path.extname(__filename)}`), [url, String(perSecond)]);
  const ended = once(writer, 'exit');
  // Whether it ended by itself is only asked when the work is done.
  ended.catch(() => undefined);
  try {
    return await work();
  } finally {
    if (writer.connected) writer.disconnect();
    else process.stderr.write('What stores meanwhile ended before the searches did.\n');
    // It finishes what it is storing; one that does not is ended.
    const late = setTimeout(() => writer.kill('SIGKILL'), writerEndsMs);
    await ended;
    clearTimeout(late);
  }
}

function sentenceWords(sentences: readonly string[], random: () => number, most: number): string[] {
  const words = (sentences[Math.floor(random() * sentences.length)] ?? '').split(/[^A-Za-z]+/).filter(Boolean);
  const start = Math.floor(random() * Math.max(1, words.length - most));
  return words.slice(start, start + most);
}

/**
 * The times of searches by kind, hits counted, over articles recombined from real sentences, while more arrive. The
 * limits are 50 ms for 95 of 100 without facets and 300 ms for the worst, of 200,000 articles on two cores of one's own;
 * twice that of a million.
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
      await fillArticles(pool, endless, articles - stored, say);
      say(
        `${articles} articles${real ? '' : ' of invented words'} stored in ${Math.round((performance.now() - start) / 1000)} s`,
      );
    }
    const start = performance.now();
    await sealEverything(pool);
    say(`sealed in ${Math.round((performance.now() - start) / 1000)} s`);
    // As the server's thread does when it starts.
    const ranker = new Ranker();
    rankElsewhere(pool, ranker);
    await SearchSession.run(pool, undefined, (session) => ranker.warm(session), 'repeatable read');
    return withArrivals(url, arriving, async () => {
      say('each kind asked once');
      // A process reads the documents when it starts, and Node has to compile what it runs.
      for (const kind of kinds) await (await kind.make(pool)).ask();
      say(`${'kind'.padEnd(30)}  median     p95   worst    hits      SQL   ratio`);
      const results: SearchBenchResult[] = [];
      for (const kind of kinds) {
        const result = await measure(pool, kind, searches, compared);
        results.push(result);
        say(lineOf(result));
      }
      return results;
    });
  });
}

function flag(name: string): string | undefined {
  const at = process.argv.findIndex((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));
  return at < 0 ? undefined : (process.argv[at]?.split('=')[1] ?? process.argv[at + 1] ?? '');
}

if (process.argv[1]?.endsWith('search.ts') === true) {
  const size = Number(flag('size') ?? (process.argv.includes('--large') ? 200_000 : 20_000));
  const searches = Number(flag('searches') ?? 40);
  const only = flag('only') ?? '';
  const compared = !process.argv.includes('--alone');
  void run({ articles: size, searches, only, compared, say: (text) => process.stdout.write(`${text}\n`) });
}
